"""Reads validation-json documents, one on each line, and judges every value in them by the rules in them.

Prints a line for each value: the document's form, the field, the value as JSON, then `same`, `skipped` (nothing here can
judge a rule that matters) or what is different. Nothing of formc is used but the documents.
"""
import json
import re
import string
import sys
import unicodedata

CLASSES = {
    "letters": lambda c: c in string.ascii_letters,
    "lowercase": lambda c: c in string.ascii_lowercase,
    "uppercase": lambda c: c in string.ascii_uppercase,
    "digits": lambda c: c in string.digits,
    "symbols": lambda c: c in string.punctuation,
    "space": lambda c: c == " ",
    "anyLetters": lambda c: unicodedata.category(c).startswith("L"),
    "anyDigits": lambda c: unicodedata.category(c) == "Nd",
}
# https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address
EMAIL = re.compile(
    r"[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?"
    r"(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*"
)
FORMATS = {
    "email": lambda value: EMAIL.fullmatch(value) is not None,
    "digits": lambda value: all(c in string.digits for c in value),
    "alphanumeric": lambda value: all(c in string.ascii_letters + string.digits for c in value),
}


class Unknown(Exception):
    """Python has no word on it."""


def pattern(rule):
    try:
        return re.compile(rule["regex"], re.IGNORECASE if rule.get("ignoreCase") else 0)
    except re.error as error:
        raise Unknown from error


def belongs(character, characters):
    named = any(CLASSES[name](character) for name in characters.get("classes", []))
    return named or character in characters.get("characters", "")


# Emoticons, which no character joins to what stands beside it.
SINGLE = range(0x1F600, 0x1F650)


def length(value):
    if any(unicodedata.combining(c) or ord(c) > 0xFFFF and ord(c) not in SINGLE or c == "\u200d" for c in value):
        raise Unknown
    return len(value)


def holds(rule, value, others):
    kind = rule["kind"]
    if kind == "required":
        return value != ""
    if value == "":
        return True
    if kind == "length":
        return rule.get("minimum", 0) <= length(value) <= rule.get("maximum", sys.maxsize)
    if kind == "matches":
        return pattern(rule).fullmatch(value) is not None
    if kind == "contains":
        return pattern(rule).search(value) is not None
    if kind == "anyOf":
        return any(holds(one, value, others) for one in rule["rules"])
    if kind == "allOf":
        return all(holds(one, value, others) for one in rule["rules"])
    if kind == "not":
        return not holds(rule["rule"], value, others)
    if kind == "format":
        if rule["format"] not in FORMATS:
            raise Unknown
        return FORMATS[rule["format"]](value)
    if kind in ("equals", "differs"):
        return (value == others.get(rule["field"], "")) == (kind == "equals")
    if kind == "atLeast":
        return all(sum(belongs(c, one) for c in value) >= one["count"] for one in rule["counts"])
    if kind == "oneOf":
        return value in rule["values"]
    if kind == "allowed":
        return all(belongs(c, rule) for c in value)
    if kind == "forbidden":
        return not any(belongs(c, rule) for c in value)
    raise Unknown


def verdict(field, case):
    value = case["value"].strip() if field["trims"] else case["value"]
    for rule in field["rules"]:
        if not holds(rule["test"], value, case.get("others", {})):
            return "refused", rule["asks"]
    return "accepted", None


def compare(field, case):
    if case["outcome"] == "undecided":
        return "skipped"
    try:
        judged = verdict(field, case)
    except Unknown:
        return "skipped"
    return "same" if judged == (case["outcome"], case.get("rule")) else f"different: {judged}"


for line in sys.stdin:
    document = json.loads(line)
    for field in document["fields"]:
        for case in field.get("values", []):
            print(document["form"], field["id"], json.dumps(case["value"]), compare(field, case), sep="\t")
