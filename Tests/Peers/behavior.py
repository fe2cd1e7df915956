"""Runs forms by the page `validation-json` (FORMAT.md) and by nothing else of formc.

Reads one JSON object on each line: `document` (a validation-json document) and `traces`, each as `formc trace --format json` prints it.
Prints a line for each trace: `same`, or what is different.
"""
import json
import re
import sys

PADS = {
    "numberPad": "0123456789",
    "asciiCapableNumberPad": "0123456789",
    "decimalPad": "0123456789.,",
    "phonePad": "0123456789+*#,;",
}
CLASSES = {
    "letters": "[A-Za-z]", "lowercase": "[a-z]", "uppercase": "[A-Z]", "digits": "[0-9]", "space": "[ ]",
    "symbols": "[!-/:-@\\[-`{-~]",
}


class CannotHappen(Exception):
    pass


def base(text):
    """The text in the base language."""
    return None if text is None else next(iter(text.values()))


def in_set(character, characters):
    named = any(re.fullmatch(CLASSES[name], character) for name in characters.get("classes", []))
    return named or character in characters.get("characters", "")


def test(rule, value, values):
    """Whether a value that is not empty, or one of the rules that ask about empty ones, meets a test."""
    kind = rule["kind"]
    if kind in ("required", "checked"):
        return value != ""
    if kind == "equals":
        return value == values(rule["field"])
    if value == "":
        return True
    if kind == "allOf":
        return all(test(one, value, values) for one in rule["rules"])
    if kind == "length":
        return rule.get("minimum", 0) <= len(value) <= rule.get("maximum", len(value))
    if kind in ("matches", "contains"):
        pattern = re.compile(rule["regex"], re.IGNORECASE if rule.get("ignoreCase") else 0)
        return (pattern.fullmatch(value) if kind == "matches" else pattern.search(value)) is not None
    if kind == "anyOf":
        return any(test(one, value, values) for one in rule["rules"])
    if kind == "not":
        return not test(rule["rule"], value, values)
    if kind == "format":
        simple = {"digits": "[0-9]+", "alphanumeric": "[0-9A-Za-z]+"}
        return re.fullmatch(simple[rule["format"]], value) is not None
    if kind == "differs":
        return value != values(rule["field"])
    if kind == "atLeast":
        return all(sum(in_set(c, one) for c in value) >= one["count"] for one in rule["counts"])
    if kind == "oneOf":
        return value in rule["values"]
    if kind == "allowed":
        return all(in_set(c, rule) for c in value)
    if kind == "forbidden":
        return not any(in_set(c, rule) for c in value)
    raise ValueError(kind)


def compared(rule):
    if rule["kind"] in ("equals", "differs"):
        return {rule["field"]}
    inner = rule.get("rules", []) + ([rule["rule"]] if "rule" in rule else [])
    return set().union(*(compared(one) for one in inner))


class Form:
    def __init__(self, document):
        self.document = document
        self.elements = {element["id"]: element for element in document["elements"]}
        fields = {field["id"]: dict(field, toggle=False) for field in document["fields"]}
        toggles = {toggle["id"]: dict(toggle, toggle=True, checked="onSubmit") for toggle in document.get("toggles", [])}
        known = {**fields, **toggles}
        self.inputs = {id: known[id] for id in self.elements if id in known}
        self.submit_part = document["submit"]
        self.checks = self.submit_part.get("checks", [])
        self.launch(False)
        self.settle()

    # The configuration

    def launch(self, session):
        if session and "session" not in self.document:
            raise CannotHappen
        self.text = {
            id: ("on" if one["on"] else "") if one["toggle"] else one.get("initial", "") for id, one in self.inputs.items()
        }
        self.told = dict.fromkeys(self.inputs, False)
        self.server_error = dict.fromkeys(self.inputs)
        self.revealed = dict.fromkeys(self.inputs, False)
        self.focus, self.keyboard, self.phase, self.touched = None, False, "filling", False
        self.notice, self.notice_check, self.stored = None, None, session
        if session:
            self.phase = "checking" if "check" in self.document["session"] else "signedIn"
        self.state = self.name()
        first = (id for id, one in self.inputs.items() if one.get("focusFirst") and self.usable(id))
        self.focus = next(first, None)
        self.keyboard = self.focus is not None

    def value(self, id):
        one = self.inputs[id]
        return self.text[id].strip() if one.get("trims") else self.text[id]

    def broken(self, id):
        """The first broken rule."""
        for rule in self.inputs[id]["rules"]:
            if not test(rule["test"], self.value(id), self.value):
                return rule
        return None

    def name(self):
        if self.phase not in ("filling", "checking"):
            return self.phase
        if any(self.told.values()) or self.notice is not None:
            return "invalid"
        if self.touched and not self.broken_on_screen("ready") and all(self.holds(row, "ready") for row in self.checks):
            return "ready"
        return "editing" if self.focus else "idle"

    # What shows

    def override(self, id, state):
        return self.elements[id].get("states", {}).get(state, {})

    def visible(self, id, state):
        if "hidden" in self.override(id, state):
            return not self.override(id, state)["hidden"]
        condition = self.elements[id].get("visible", {})
        if "never" in condition:
            return False
        if "states" in condition:
            return state in condition["states"]
        if "notEmpty" in condition:
            return self.text[condition["notEmpty"]] != ""
        if "empty" in condition:
            return self.text[condition["empty"]] == ""
        if "invalid" in condition:
            return self.told[condition["invalid"]]
        if "valid" in condition:
            return self.value(condition["valid"]) != "" and self.broken(condition["valid"]) is None
        if "message" in condition:
            return self.message(id, state) is not None
        return True

    def on_screen(self, id, state):
        while id is not None:
            if not self.visible(id, state):
                return False
            id = self.elements[id].get("in")
        return True

    def own_text(self, id):
        if self.told[id]:
            return base(self.broken(id).get("message"))
        return base(self.server_error[id]["text"]) if self.server_error[id] else None

    def message(self, id, state):
        if "for" in self.elements[id]:
            return self.own_text(self.elements[id]["for"])
        if self.notice is not None:
            return self.notice
        for one in self.inputs:
            if self.leaves_to_form(one, state) and self.own_text(one) is not None:
                return self.own_text(one)
        return None

    def leaves_to_form(self, id, state):
        for message in self.elements.values():
            if message["kind"] == "message" and message.get("for") == id:
                shows = "message" in message.get("visible", {}) or self.visible(message["id"], state)
                if shows and ("in" not in message or self.on_screen(message["in"], state)):
                    return False
        return self.inputs[id]["errors"] != "never" or self.server_error[id] is not None

    def action(self, id):
        return self.override(id, self.state).get("tap", self.elements[id].get("tap", {}))

    def enabled(self, id):
        if "enabled" in self.override(id, self.state):
            return self.override(id, self.state)["enabled"]
        element = self.elements[id]
        busy = self.phase == "submitting" and self.submit_part["busy"] != "none"
        if element["kind"] in ("field", "toggle", "provider"):
            return not busy
        if element["kind"] != "button":
            return True
        action = self.action(id)["action"]
        if busy and action in ("submit", "clear", "logout"):
            return False
        if action != "submit":
            return True
        if element["enabled"] == "whenValid":
            return not self.broken_on_screen(self.state)
        if element["enabled"] == "whenFilled":
            fields = [one for one, field in self.inputs.items() if not field["toggle"]]
            required = [one for one in fields if any(r["test"]["kind"] == "required" for r in self.inputs[one]["rules"])]
            return not any(self.value(one) == "" and self.on_screen(one, self.state) for one in required or fields)
        return True

    def usable(self, id):
        return self.on_screen(id, self.state) and self.enabled(id)

    def broken_on_screen(self, state):
        return [id for id in self.inputs if self.on_screen(id, state) and self.broken(id)]

    def holds(self, row, state):
        check = row["asks"]
        shown = [id for id in check["fields"] if self.on_screen(id, state)]
        values = [self.value(id) for id in shown]
        if check["kind"] == "require":
            return "" not in values
        if check["kind"] == "requireAny":
            return not values or any(values)
        if check["kind"] == "valid":
            return not any(self.broken(id) for id in shown)
        if len(shown) < 2:
            return True
        return (values[0] == values[1]) == (check["kind"] == "equal")

    # Events

    def happen(self, event):
        kind = event["event"]
        if kind == "launch":
            self.launch(event.get("session", False))
        elif kind == "focus":
            self.take_focus(self.field(event["element"]))
        elif kind in ("type", "paste", "fill"):
            self.put(kind, self.field(event["element"]), event["text"])
        elif kind == "return":
            self.press_return()
        elif kind == "tap":
            self.tap(event)
        elif kind in ("tapOutside", "drag"):
            if not self.focus or kind not in self.document.get("dismiss", []):
                raise CannotHappen
            self.leave()
        elif kind == "keyboard":
            if not self.focus:
                raise CannotHappen
            self.keyboard = event["up"]
        elif kind in ("reply", "noAnswer"):
            self.receive(event)
        self.settle()

    def settle(self):
        while True:
            self.state = self.name()
            before = (dict(self.told), self.focus)
            for id in self.inputs:
                if self.told[id] and not self.on_screen(id, self.state):
                    self.told[id] = False
            if self.focus and not self.usable(self.focus):
                self.focus, self.keyboard = None, False
            if before == (self.told, self.focus):
                return

    def field(self, id):
        if self.elements[id]["kind"] != "field" or not self.usable(id):
            raise CannotHappen
        return id

    def check(self, id):
        on_screen = self.on_screen(id, self.state)
        self.told[id] = bool(self.broken(id)) and on_screen and self.inputs[id]["errors"] != "never"

    def leave(self):
        if not self.focus:
            return
        left = self.focus
        if self.inputs[left].get("keepsFocusWhileEmpty") and self.value(left) == "":
            raise CannotHappen
        self.focus, self.keyboard = None, False
        if self.inputs[left]["checked"] != "onSubmit":
            self.check(left)

    def take_focus(self, id):
        if self.focus != id:
            if not self.usable(id):
                raise CannotHappen
            self.leave()
            self.focus = id
        self.keyboard = True

    def put(self, kind, id, text):
        if "\n" in text:
            raise CannotHappen
        keys = PADS.get(self.inputs[id]["keyboard"])
        if kind == "type" and keys is not None and any(c not in keys for c in text):
            raise CannotHappen
        if kind != "fill":
            self.take_focus(id)
        self.change(id, text)

    def set(self, id, text):
        self.text[id] = text
        self.server_error[id] = None
        followers = [one for one in self.inputs if any(id in compared(r["test"]) for r in self.inputs[one]["rules"])]
        for one in [id] + followers:
            if not self.broken(one):
                self.told[one] = False

    def change(self, id, text):
        self.touched = True
        self.set(id, text)
        if self.inputs[id]["checked"] == "onChange":
            self.check(id)
        if self.notice_check is not None and self.holds(self.notice_check, self.state):
            self.notice, self.notice_check = None, None

    def press_return(self):
        key = self.inputs[self.focus].get("returnKey") if self.focus else None
        if key is None:
            raise CannotHappen
        if key.get("hidesKeyboard"):
            return self.leave()
        if key["key"] in ("next", "continue", "default"):
            ids = list(self.inputs)
            later = ids[ids.index(self.focus) + 1:]
            for id in later:
                if not self.inputs[id]["toggle"] and self.usable(id):
                    return self.take_focus(id)
        buttons = [id for id, one in self.elements.items() if one["kind"] == "button"]
        if any(self.usable(id) and self.action(id)["action"] == "submit" for id in buttons):
            return self.submit()
        taps = [one.get("tap") for id in buttons for one in [self.elements[id]] + list(self.elements[id].get("states", {}).values())]
        if not any(tap and tap["action"] == "submit" for tap in taps):
            self.submit()

    def tap(self, event):
        id = event["element"]
        element = self.elements[id]
        if "link" in event:
            if event["link"] not in element.get("links", {}) or not self.on_screen(id, self.state):
                raise CannotHappen
            return self.perform(element["links"][event["link"]]["tap"])
        if element["kind"] not in ("toggle", "button", "provider") or not self.usable(id):
            raise CannotHappen
        if element["kind"] == "toggle":
            self.change(id, "" if self.text[id] else "on")
        elif element["kind"] == "button":
            self.perform(self.action(id))

    def perform(self, action):
        name = action["action"]
        if name == "submit":
            self.submit()
        elif name == "logout":
            self.launch(False)
        elif name == "clear":
            self.change(action["field"], "")
        elif name == "reveal":
            self.revealed[action["field"]] = not self.revealed[action["field"]]
        elif name == "dismissKeyboard":
            self.leave()

    def submit(self):
        if self.phase in ("submitting", "checking"):
            return
        self.notice, self.notice_check = None, None
        self.server_error = dict.fromkeys(self.inputs)
        for row in self.checks:
            if not self.holds(row, self.state):
                self.notice, self.notice_check = base(row["message"]), row
                return
        broken = self.broken_on_screen(self.state)
        for id in broken:
            self.check(id)
        if not broken:
            self.phase = "submitting"

    def receive(self, event):
        if self.phase not in ("submitting", "checking"):
            raise CannotHappen
        if event["event"] == "noAnswer":
            return self.no_answer()
        if "code" in event:
            return self.refuse(event["code"])
        request = self.document.get("request") if self.phase == "submitting" else self.document["session"]["check"]
        status = event["status"]
        wanted = (request or {}).get("status")
        if status == wanted if wanted is not None else 200 <= status <= 299:
            self.succeed()
        elif status >= 500:
            self.no_answer()
        else:
            self.refuse(None)

    def say(self, text):
        if text is not None:
            self.notice, self.notice_check = base(text), None

    def no_answer(self):
        if self.phase == "checking":
            self.phase = "filling"
        else:
            self.phase = "failed"
            self.say(self.submit_part.get("failed"))

    def refuse(self, code):
        if self.phase == "checking":
            if self.document["session"]["whenRefused"] == "remove":
                self.stored = False
            self.phase = "filling"
            return
        self.phase = "rejected"
        for id in self.inputs:
            if self.inputs[id].get("clearsOnRejection"):
                self.set(id, "")
        for error in self.submit_part.get("errors", []):
            if error["code"] == code:
                if "field" in error:
                    self.server_error[error["field"]] = error
                else:
                    self.say(error["text"])
                return
        self.say(self.submit_part.get("rejected"))

    def succeed(self):
        if self.phase == "checking":
            self.phase = "signedIn"
            return
        self.phase = "filling"
        if "session" in self.document:
            self.stored, self.phase = True, "signedIn"
        for outcome in self.submit_part.get("then", []):
            if outcome["action"] != "state":
                continue
            state = outcome["state"]
            if state in ("signedIn", "rejected", "failed", "submitting"):
                self.phase = state
                self.say(self.submit_part.get(state) if state in ("rejected", "failed") else None)
            elif state == "idle":
                stored = self.stored
                self.launch(False)
                self.stored = stored
            else:
                self.phase = "filling"

    # What a person sees

    def seen(self):
        return {"state": self.state, "keyboard": self.keyboard, "elements": [self.look(id) for id in self.elements]}

    def look(self, id):
        if not self.on_screen(id, self.state):
            return {"element": id, "hidden": True}
        element = self.elements[id]
        look = {"element": id, "enabled": self.enabled(id)}
        override = self.override(id, self.state)
        text = base(override["text"]) if "text" in override else base(element.get("text"))
        if element["kind"] == "message" and "text" not in override:
            text = self.message(id, self.state)
        if text is not None:
            look["text"] = text
        if element["kind"] == "button":
            look["tap"] = self.action(id)
            if self.phase == "submitting" and self.submit_part["busy"] == "activityIndicator" and element["tap"]["action"] == "submit":
                look["busy"] = True
        if id in self.inputs:
            if self.inputs[id]["toggle"]:
                look["on"] = self.text[id] != ""
            else:
                look["value"] = self.text[id]
            flags = {"focused": self.focus == id, "invalid": self.told[id], "revealed": self.revealed[id]}
            look.update({name: True for name, holds in flags.items() if holds})
        return look


def told(step):
    """What a step shows, texts in the base language."""
    elements = [dict(one, text=base(one["text"])) if "text" in one else one for one in step["elements"]]
    return {"state": step["state"], "keyboard": step["keyboard"], "elements": elements}


def play(document, trace):
    form = Form(document)
    for number, step in enumerate(trace["steps"]):
        try:
            if number > 0:
                form.happen(step["event"])
            happens = True
        except CannotHappen:
            happens = False
        mine, theirs = form.seen(), told(step)
        if happens != step["happens"]:
            return f"step {number}, {step['event']}: happens {happens}"
        if mine != theirs:
            pairs = zip(mine["elements"], theirs["elements"])
            other = [f"{one} for {another}" for one, another in pairs if one != another]
            return f"step {number}, {step['event']}: {mine['state']} for {theirs['state']}; {other}"
    return "same"


for line in sys.stdin:
    job = json.loads(line)
    for trace in job["traces"]:
        print(job["document"]["form"], play(job["document"], trace), sep="\t")
