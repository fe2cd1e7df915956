"""Runs forms in validation-json, version 2: reads documents with traces, prints the steps of these."""

import copy
import json
import re
import string
import sys
import unicodedata
try:
    import regex as engine
except ImportError:
    engine = re
CLUSTER = engine.compile(r"\X" if engine is not re else r"\r\n|(?s:.)[\u0300-\u036f\u200d\ufe0f]*")
LIMIT = {} if engine is re else {"timeout": 1}
WHITE_SPACE = "\t\n\v\f\r" + "".join(filter(str.isspace, map(chr, range(0x20, 0x3001))))
LINE_BREAKS = "\n\v\f\r\x85\u2028\u2029"
PADS = {"numberPad": "", "asciiCapableNumberPad": "", "decimalPad": ".,", "phonePad": "+*#,;"}  # and digits
LABEL = "[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
FORMATS = {
    "digits": re.compile("[0-9]+"), "alphanumeric": re.compile("[A-Za-z0-9]+"),
    "email": re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@" + LABEL + r"(?:\." + LABEL + ")*"),
    "url": re.compile("[Hh][Tt][Tt][Pp][Ss]?://(?![/?#])[^\0-\x1f%s]+" % WHITE_SPACE),
    "phone": re.compile(r"\+?[ ()-]*(?:[0-9][ ()-]*){7,15}")}
CLASSES = {"letters": string.ascii_letters, "lowercase": string.ascii_lowercase, "space": " ",
           "uppercase": string.ascii_uppercase, "digits": string.digits, "symbols": string.punctuation}
CATEGORIES = {"anyLetters": "L", "anyDigits": "Nd"}
# Whether a value that is not empty meets a test; `others` has the values of the fields that the test names.
TESTS = {
    "length": lambda test, value, others:
        test.get("minimum", 0) <= len(CLUSTER.findall(value)) <= test.get("maximum", len(value)),
    "matches": lambda test, value, others: matches(test, value),
    "contains": lambda test, value, others: matches(test, value),
    "anyOf": lambda test, value, others: any(meets(inner, value, others) for inner in test["rules"]),
    "allOf": lambda test, value, others: all(meets(inner, value, others) for inner in test["rules"]),
    "not": lambda test, value, others: not meets(test["rule"], value, others),
    "format": lambda test, value, others: bool(FORMATS[test["format"]].fullmatch(value)),
    "equals": lambda test, value, others: same(value, others[test["field"]]),
    "differs": lambda test, value, others: not same(value, others[test["field"]]),
    "atLeast": lambda test, value, others:
        all(sum(in_set(scalar, each) for scalar in value) >= each["count"] for each in test["counts"]),
    "oneOf": lambda test, value, others: any(same(value, other) for other in test["values"]),
    "allowed": lambda test, value, others: all(in_set(scalar, test) for scalar in value),
    "forbidden": lambda test, value, others: not any(in_set(scalar, test) for scalar in value)}


def same(one, other):
    """Two strings are the same where they are canonically equivalent."""
    return unicodedata.normalize("NFC", one) == unicodedata.normalize("NFC", other)


def in_set(scalar, characters):
    """Whether a Unicode scalar is in a set of characters."""
    return scalar in characters.get("characters", ()) or any(
        scalar in CLASSES.get(name, "") or unicodedata.category(scalar).startswith(CATEGORIES.get(name, "-"))
        for name in characters.get("classes", ()))


def matches(test, value):
    """Whether the pattern of a test is met, also where a matcher cannot say whether it matches."""
    pattern = re.sub(r"\\x\{(\w+)\}", lambda icu: re.escape(chr(int(icu[1], 16))), test["regex"])
    flags = engine.IGNORECASE * test.get("ignoreCase", False) | getattr(engine, "VERSION1", 0)
    matcher = engine.fullmatch if test["kind"] == "matches" else engine.search
    try:
        return bool(matcher(pattern, value, flags, **LIMIT))
    except (engine.error, TimeoutError):
        return True


def meets(test, value, others, own=False):
    """Whether a value meets a test, a rule's own or one inside another."""
    if test["kind"] in ("required", "checked"):
        return value != ""
    return own and value == "" and test["kind"] != "equals" or TESTS[test["kind"]](test, value, others)


def fields_named(test):
    """The fields that a test names in `equals` or `differs`, also inside other tests."""
    inner = test.get("rules", []) + [test[key] for key in ("rule", "test") if key in test]
    return {test["field"]} if "field" in test else set().union(*map(fields_named, inner))


class Form:
    """What a document says, and what follows from it alone."""
    def __init__(self, document):
        self.elements = document["elements"]
        self.element = {element["id"]: element for element in self.elements}
        self.said = {id: element.get("states", {}) for id, element in self.element.items()}
        self.buttons = [element for element in self.elements if element["kind"] == "button"]
        spec = {one["id"]: one for one in document.get("fields", []) + document.get("toggles", [])}
        self.input = {id: spec[id] for id in self.element if self.element[id]["kind"] in ("field", "toggle")}
        self.fields = [id for id in self.input if self.element[id]["kind"] == "field"]
        self.dismiss, self.submit = document.get("dismiss", []), document.get("submit", {})
        self.request, self.session = document.get("request"), document.get("session")
        self.around = {}
        for id, element in self.element.items():
            self.around[id] = [element] + self.around.get(element.get("in"), [])
        hidden = {id: [said["hidden"] for said in states.values() if "hidden" in said]
                  for id, states in self.said.items()}
        self.can_hide = {id: [one for one in around if "visible" in one or hidden[one["id"]]]
                         for id, around in self.around.items()}
        self.hidden_for_good = {id for id, around in self.around.items() if any(
            "never" in one.get("visible", ()) and False not in hidden[one["id"]] for one in around)}
        self.messages = {id: [one for one in self.elements if one.get("for") == id] for id in self.input}
        self.rules = {id: one.get("rules", []) for id, one in self.input.items()}
        self.named = {id: fields_named({"rules": rules}) for id, rules in self.rules.items()}
        self.awaited = [id for id in self.input for rule in self.rules[id]
                        if rule["test"]["kind"] == "required"] or self.fields
        self.has_submit = any(said.get("tap", {}).get("action") == "submit" for button in self.buttons
                              for said in [button, *self.said[button["id"]].values()])
        self.opening_text = {id: one.get("initial", "on" if one.get("on") else "")
                             for id, one in self.input.items()}
        self.broken = {}


class CannotHappen(Exception):
    """The event cannot happen."""


class Configuration:
    """What a form remembers; sets and objects in it are replaced, never altered."""
    def __init__(self, form):
        self.form, self.effects = form, []
        self.open(False)

    def effect(self, effect, **about):
        """There is an effect."""
        self.effects.append({"effect": effect, **{key: said for key, said in about.items() if said}})

    def value(self, id):
        """The text of an input, of a field that trims without the white space at both ends."""
        return self.text[id].strip(WHITE_SPACE) if self.form.input[id].get("trims") else self.text[id]

    def broken(self, id):
        """The first rule whose test the value of an input does not meet, or None."""
        value, others = self.value(id), {other: self.value(other) for other in self.form.named[id]}
        key, known = (id, value, *others.values()), self.form.broken
        if key not in known:
            known[key] = next((rule for rule in self.form.rules[id]
                               if not meets(rule["test"], value, others, own=True)), None)
        return known[key]

    def input_says(self, id):
        """The message of its broken rule while an input is told, else the text of its server's error."""
        return (self.broken(id) or {}).get("message") if id in self.told else self.server_error.get(id)

    def visible(self, element, state):
        """Whether an element is visible in a state."""
        said, visible = self.form.said[element["id"]].get(state, {}), element.get("visible")
        if "hidden" in said or visible is None:
            return not said.get("hidden")
        (kind, id), = visible.items()
        if kind in ("never", "states"):
            return kind == "states" and state in visible["states"]
        if kind == "message":
            return bool(self.message_says(element, state))
        if kind in ("empty", "notEmpty"):
            return (self.text[id] == "") == (kind == "empty")
        return id in self.told if kind == "invalid" else self.value(id) != "" and not self.broken(id)

    def on_the_screen(self, id, state=None):
        """Whether an element and all that it is in are visible in a state."""
        return all(self.visible(element, state or self.state) for element in self.form.can_hide[id])

    def in_place(self, message, state):
        """Whether a message is in place for its input."""
        visible = "message" in message.get("visible", ()) or self.visible(message, state)
        return visible and ("in" not in message or self.on_the_screen(message["in"], state))

    def leaves_its_errors_to_the_form(self, id, state):
        """Whether an input leaves its errors to the form."""
        never = self.form.input[id].get("errors") == "never" and id not in self.server_error
        return not never and not any(self.in_place(message, state) for message in self.form.messages[id])

    def message_says(self, message, state):
        """What a message says, without the text of its `states`."""
        if "for" in message:
            return self.input_says(message["for"])
        if self.notice:
            return self.notice["text"]
        return next((self.input_says(id) for id in self.form.input
                     if self.input_says(id) and self.leaves_its_errors_to_the_form(id, state)), None)

    def says(self, element):
        """What a label, button, provider or message says."""
        said = element.get("text") or element["kind"] == "message" and self.message_says(element, self.state)
        return self.form.said[element["id"]].get(self.state, {}).get("text", said)

    def action(self, element):
        """What a tap on a button does."""
        own = element.get("tap", {"action": None})
        return self.form.said[element["id"]].get(self.state, {}).get("tap", own)

    def enabled(self, element):
        """Whether an element is enabled."""
        kind, said = element["kind"], self.form.said[element["id"]].get(self.state, {})
        busy = self.phase == "submitting" and self.form.submit.get("busy", "none") != "none"
        if "enabled" in said or kind != "button":
            return said.get("enabled", not busy or kind not in ("field", "toggle", "provider"))
        action, when = self.action(element)["action"], element.get("enabled")
        if busy and action in ("submit", "clear", "logout"):
            return False
        if action == "submit" and when == "whenValid":
            return not self.broken_on_the_screen()
        return action != "submit" or when != "whenFilled" or not any(
            self.value(id) == "" and self.on_the_screen(id) for id in self.form.awaited)

    def usable(self, id):
        """Whether an element is on the screen and enabled."""
        return self.on_the_screen(id) and self.enabled(self.form.element[id])

    def broken_on_the_screen(self, state=None):
        """The inputs that are broken and on the screen in a state."""
        return [id for id in self.form.input if self.broken(id) and self.on_the_screen(id, state)]

    def holds(self, check, state=None):
        """Whether a check holds in a state."""
        kind = check["asks"]["kind"]
        asked = [id for id in check["asks"]["fields"] if self.on_the_screen(id, state)]
        if kind == "valid":
            return not any(map(self.broken, asked))
        values = [self.value(id) for id in asked]
        if kind in ("require", "requireAny"):
            return all(values) if kind == "require" else not values or any(values)
        return len(values) < 2 or same(*values) == (kind == "equal")

    def worked_out_state(self):
        """The state, worked out of the rest."""
        if self.phase not in ("filling", "checking"):
            return self.phase
        if self.told or self.notice:
            return "invalid"
        if self.touched and not self.broken_on_the_screen("ready") \
                and all(self.holds(check, "ready") for check in self.form.submit.get("checks", [])):
            return "ready"
        return "editing" if self.focus else "idle"

    def settle(self):
        """Works out the state and drops what is told and the focus where they have no place in it."""
        before = None
        while before != (self.state, self.told, self.focus):
            before = self.state, self.told, self.focus
            self.state = self.worked_out_state()
            self.told = {id for id in self.told if self.on_the_screen(id)}
            if self.focus and not self.usable(self.focus):
                self.focus, self.keyboard = None, False
                self.effect("focus")

    def open(self, with_session):
        """Opens the screen, with a stored session or without."""
        self.text = self.form.opening_text
        self.told, self.server_error, self.revealed, self.notice = set(), {}, set(), None
        self.focus, self.keyboard, self.touched, self.session = None, False, False, with_session
        self.phase = "signedIn" if with_session else "filling"
        if with_session and "check" in self.form.session:
            self.phase = "checking"
            self.effect("checkSession", values=self.what_is_sent(self.form.session["check"]))
        self.state = self.worked_out_state()
        first = [id for id in self.form.fields if self.form.input[id].get("focusFirst") and self.usable(id)]
        if first:
            self.focus, self.keyboard = first[0], True
        so_far = len(self.effects)
        self.settle()
        # Only who has the focus in the end gets it.
        self.effects = self.effects[:so_far]
        if self.focus:
            self.effect("focus", element=self.focus)

    def get_the_focus(self, id):
        """A field gets the focus, after another has given it away, and the keyboard comes up."""
        if self.focus != id:
            self.give_away_the_focus()
            self.effect("focus", element=id)
        self.focus, self.keyboard = id, True

    def give_away_the_focus(self):
        """The field that has the focus gives it away."""
        id = self.focus
        if id and self.form.input[id].get("keepsFocusWhileEmpty") and self.value(id) == "":
            raise CannotHappen
        if id:
            self.focus, self.keyboard = None, False
            self.effect("focus")
            if self.form.input[id].get("checked") != "onSubmit":
                self.check(id)

    def check(self, id):
        """Checks an input: it is told where it is broken, and no longer where it is not."""
        told = self.broken(id) and self.on_the_screen(id) and self.form.input[id].get("errors") != "never"
        before, self.told = self.told, self.told | {id} if told else self.told - {id}
        if told and id not in before and self.input_says(id):
            self.effect("announce", text=self.input_says(id))

    def set_the_text(self, id, text):
        """Sets the text of an input."""
        self.text = {**self.text, id: text}
        self.server_error = {other: error for other, error in self.server_error.items() if other != id}
        self.told = {other for other in self.told
                     if other != id and id not in self.form.named[other] or self.broken(other)}

    def change(self, id, text):
        """A person changes an input."""
        self.touched = True
        self.set_the_text(id, text)
        if self.form.input[id].get("checked") == "onChange":
            self.check(id)
        if self.notice and self.notice["check"] and self.holds(self.notice["check"]):
            self.notice = None

    def set_the_notice(self, text, check=None):
        """Sets the notice, where there is a text or a failed check, and VoiceOver reads it."""
        if text or check:
            self.notice = {"text": text, "check": check}
        if text:
            self.effect("announce", text=text)

    def do(self, action):
        """Does an action of a button, of a link or of what follows success."""
        name = action["action"]
        if name == "submit":
            self.submit()
        elif name == "logout":
            self.effect("removeSession")
            self.open(False)
        elif name == "clear":
            self.change(action["field"], "")
        elif name == "reveal":
            self.revealed = self.revealed ^ {action["field"]}
        elif name == "dismissKeyboard":
            self.give_away_the_focus()
        elif name == "state" and action["state"] == "idle":
            session = self.session
            self.open(False)
            self.session = session
        elif name == "state":
            self.phase = "filling" if action["state"] in ("editing", "invalid", "ready") else action["state"]
            self.set_the_notice(self.form.submit.get(self.phase))
        elif name == "alert":
            empty = action.get("whenEmpty")
            alert = empty if empty and not self.value(empty["field"]) else action
            named = "|".join(map(re.escape, self.text))
            message = {language: re.sub(r"\{(%s)\}" % named, lambda found: self.value(found[1]), text)
                       for language, text in alert.get("message", {}).items()}
            self.effect("alert", title=action.get("title"), message=message, button=action.get("button"))
        elif name:
            values = {key: self.value(sent["field"]) for key, sent in action.get("pass", {}).items()}
            self.effect({"custom": "call", "push": "show"}.get(name, name), url=action.get("url"),
                        screen=action.get("screen"), name=action.get("name"), values=values)

    def submit(self):
        """Submits the form, where no check and no rule forbids it."""
        if self.phase in ("submitting", "checking"):
            return
        self.notice, self.server_error = None, {}
        failed = next((check for check in self.form.submit.get("checks", []) if not self.holds(check)), None)
        broken = self.broken_on_the_screen()
        if failed:
            self.set_the_notice(failed.get("message"), failed)
        elif broken:
            for id in broken:
                self.check(id)
        else:
            self.phase = "submitting"
            request = self.form.request
            self.effect("send" if request else "handOver", values=self.what_is_sent(request))

    def what_is_sent(self, request):
        """The values of a request, by parameter."""
        values = {}
        for parameter, sent in (request or {}).get("send", {}).items():
            id = sent.get("field", sent.get("toggle")) if isinstance(sent, dict) else None
            if id is None:
                values[parameter] = sent
            elif self.on_the_screen(id) or id in self.form.hidden_for_good and self.form.opening_text[id]:
                values[parameter] = self.value(id) if "field" in sent else self.text[id] == "on"
        return values

    def reply(self, status, code):
        """A reply comes, of the request or of the check of the session, or, without a status, no answer."""
        checking = self.phase == "checking"
        asked = (self.form.session["check"] if checking else self.form.request) or {}
        success = code is None and status in ([asked["status"]] if "status" in asked else range(200, 300))
        refusal = not success and status and (code is not None or status < 500)
        if checking:
            self.phase = "signedIn" if success else "filling"
            if refusal and self.form.session.get("whenRefused") == "remove":
                self.session = False
                self.effect("removeSession")
        elif success:
            self.phase = "filling"
            if self.form.session:
                self.phase, self.session = "signedIn", True
                self.effect("storeSession")
            for action in self.form.submit.get("then", []):
                self.do(action)
        elif refusal:
            self.phase = "rejected"
            for id in self.form.fields:
                if self.form.input[id].get("clearsOnRejection"):
                    self.set_the_text(id, "")
            errors = [error for error in self.form.submit.get("errors", []) if error["code"] == code]
            if errors and "field" in errors[0]:
                self.server_error = {**self.server_error, errors[0]["field"]: errors[0]["text"]}
                self.effect("announce", text=errors[0]["text"])
            else:
                self.set_the_notice(errors[0]["text"] if errors else self.form.submit.get("rejected"))
        else:
            self.phase = "failed"
            self.set_the_notice(self.form.submit.get("failed"))

    def run(self, event):
        """Runs an event, which raises CannotHappen where it cannot happen."""
        name, id = event["event"], event.get("element")
        if name == "launch" and (self.form.session or not event.get("session")):
            self.open(event.get("session", False))
        elif name in ("focus", "type", "paste", "fill") and id in self.form.fields and self.usable(id):
            self.enter(name, id, event.get("text", ""))
        elif name == "return" and self.focus and "returnKey" in self.form.input[self.focus]:
            self.return_key(self.form.input[self.focus]["returnKey"])
        elif name == "tap" and id in self.form.element:
            self.tap(self.form.element[id], event.get("link"))
        elif name in ("tapOutside", "drag") and self.focus and name in self.form.dismiss:
            self.give_away_the_focus()
        elif name == "keyboard" and self.focus:
            self.keyboard = bool(event.get("up"))
        elif name in ("reply", "noAnswer") and self.phase in ("submitting", "checking"):
            self.reply(event.get("status"), event.get("code"))
        else:
            raise CannotHappen
        self.settle()

    def enter(self, name, id, text):
        """A field gets the focus, or a text that is typed, pasted or filled in."""
        pad = name == "type" and self.form.input[id].get("keyboard")
        keys = string.digits + PADS[pad] if pad in PADS else text
        if any(scalar in LINE_BREAKS or scalar not in keys for scalar in text):
            raise CannotHappen
        if name != "fill":
            self.get_the_focus(id)
        if name != "focus":
            self.change(id, text)

    def return_key(self, key):
        """The return key hides the keyboard, goes on to a later field or submits."""
        later = [id for id in self.form.fields[self.form.fields.index(self.focus) + 1:] if self.usable(id)]
        if key.get("hidesKeyboard"):
            self.give_away_the_focus()
        elif key["key"] in ("next", "continue", "default") and later:
            self.get_the_focus(later[0])
        elif not self.form.has_submit or any(self.usable(button["id"]) for button in self.form.buttons
                                             if self.action(button)["action"] == "submit"):
            self.submit()

    def tap(self, element, link):
        """A person taps a button, a provider, a toggle or a link in a label."""
        id, kind = element["id"], element["kind"]
        if link in element.get("links", {}) and kind == "label" and self.on_the_screen(id):
            self.do(element["links"][link]["tap"])
        elif link is not None or kind not in ("button", "provider", "toggle") or not self.usable(id):
            raise CannotHappen
        elif kind == "toggle":
            self.change(id, "" if self.text[id] else "on")
        elif kind == "provider":
            self.effect("signIn", element=id)
        else:
            self.do(self.action(element))

    def sees(self, element):
        """What a person sees of an element."""
        id, kind = element["id"], element["kind"]
        if not self.on_the_screen(id):
            return {"element": id, "hidden": True}
        spins = self.phase == "submitting" and self.form.submit.get("busy") == "activityIndicator"
        seen = {"element": id, "enabled": self.enabled(element), "focused": id == self.focus,
                "invalid": id in self.told,
                "busy": spins and element.get("tap", {}).get("action") == "submit"}
        if kind == "field":
            seen.update(value=self.text[id], revealed=id in self.revealed)
        elif kind == "toggle":
            seen["on"] = self.text[id] == "on"
        else:
            seen["text"] = self.says(element) or False
        if kind == "button" and self.action(element)["action"]:
            seen["tap"] = self.action(element)
        return {key: said for key, said in seen.items() if said is not False or key in ("enabled", "on")}


def trace(form, events):
    """The steps of a trace, one for each event, as `formc trace` prints them; the opening has no effects."""
    now, steps = Configuration(form), []
    for event in events:
        before, now = now, copy.copy(now)
        now.effects = []
        try:
            now.run(event)
        except CannotHappen:
            now, before.effects = before, []
        steps.append({"happens": now is not before, "state": now.state, "keyboard": now.keyboard,
                      "elements": [now.sees(element) for element in form.elements],
                      "effects": now.effects if steps else []})
    return steps


def difference(form, told):
    """What the form does otherwise than a trace that `formc trace` printed; nothing where all is the same."""
    steps = told["steps"]
    for number, (step, mine) in enumerate(zip(steps, trace(form, [step["event"] for step in steps]))):
        # Nothing passed or sent may be written as nothing.
        step["effects"] = [{key: said for key, said in effect.items() if said != {}}
                           for effect in step.get("effects", [])]
        for key, said in mine.items():
            # Who gets the focus as a screen opens shows in the elements.
            if step[key] != said and not (key == "effects" and step["event"]["event"] == "launch"):
                event = json.dumps(step["event"])
                return f"step {number}, {event}: {key} {json.dumps(step[key])}, not {json.dumps(said)}"
    return None


if __name__ == "__main__":
    for line in sys.stdin.buffer:
        asked = json.loads(line)
        form = Form(asked["document"])
        for told in asked["traces"]:
            print(told["form"], difference(form, told) or "same", sep="\t", flush=True)
