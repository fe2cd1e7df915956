"""Answers questions about pairs of regular expressions with two engines that are not ours.

Input: one JSON array [engine, left, right] per line. Output: one line per question, null when the engine
cannot read one of them, else [left is empty, equal, left within right, they meet].
"""
import json
import sys

import greenery
import interegular

sys.setrecursionlimit(20000)
cache = {}


def machine(engine, text):
    if (engine, text) not in cache:
        try:
            if engine == "greenery":
                cache[engine, text] = greenery.parse(text).to_fsm().reduce()
            else:
                cache[engine, text] = interegular.parse_pattern(text).to_fsm()
        except Exception:
            cache[engine, text] = None
    return cache[engine, text]


def judge(engine, left, right):
    a, b = machine(engine, left), machine(engine, right)
    if a is None or b is None:
        return None
    # By intersection: interegular 0.3.3 calls `[a-c]` and `[^b0]` disjoint.
    return [a.empty(), a.equivalent(b), a.issubset(b), not a.intersection(b).empty()]


for line in sys.stdin:
    print(json.dumps(judge(*json.loads(line))))
