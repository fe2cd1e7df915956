"""Answers questions about linear systems with kiwisolver, one JSON object a line.

A system is {"n": variables, "rows": [[relation, priority, constant, [[variable, coefficient], ...]], ...]},
where `expression relation 0`. kiwi adds up weights where Auto Layout compares priorities in order, so a
system is solved level by level: a level's least error, once found, becomes a required constraint.

  {"ask": "solve"}    -> {"holds": bool, "ranges": [[low or null, high or null], ...],
                          "errors": [[low, high] or null, ...],   one for each row, null for required ones
                          "chosen": [value, ...]}   of several optima the one of formc's rule
  {"ask": "minimal"}  -> {"holds": bool, "without": [bool, ...]}   one for each row left out
"""

import json
import sys

import kiwisolver as kiwi

FAR = 1e5


def expression(row, variables):
    _, _, constant, terms = row
    return kiwi.Expression([kiwi.Term(variables[v], c) for v, c in terms], constant)


def constraint(row, variables):
    return kiwi.Constraint(expression(row, variables), row[0], "required")


def required_solver(rows, variables):
    """A solver that holds all required rows, or None."""
    solver = kiwi.Solver()
    try:
        for row in rows:
            if row[1] >= 1000:
                solver.addConstraint(constraint(row, variables))
    except kiwi.UnsatisfiableConstraint:
        return None
    return solver


def settle(solver, rows, variables):
    """Adds the rows of one priority and freezes the least sum of their errors."""
    errors = []
    for index, row in enumerate(rows):
        error = kiwi.Variable(f"e{index}")
        value = expression(row, variables)
        solver.addConstraint(error >= 0)
        if row[0] != ">=":
            solver.addConstraint(error >= value)
        if row[0] != "<=":
            solver.addConstraint(error >= -1 * value)
        errors.append(error)
    pulls = [(error == 0) | "weak" for error in errors]
    for pull in pulls:
        solver.addConstraint(pull)
    solver.updateVariables()
    least = sum(error.value() for error in errors)
    for pull in pulls:
        solver.removeConstraint(pull)
    total = errors[0] + 0
    for error in errors[1:]:
        total = total + error
    solver.addConstraint(total <= least + 1e-7)
    return errors


def extreme(solver, variable, target):
    pull = (variable == target) | "weak"
    solver.addConstraint(pull)
    solver.updateVariables()
    value = variable.value()
    solver.removeConstraint(pull)
    return None if abs(value - target) < 1 else value


def nearest_to_zero(solver, variable):
    """Brings a variable as near to zero as it can be and holds it there."""
    pull = (variable == 0) | "weak"
    solver.addConstraint(pull)
    solver.updateVariables()
    value = variable.value()
    solver.removeConstraint(pull)
    solver.addConstraint(variable <= value + 1e-7)
    solver.addConstraint(variable >= value - 1e-7)
    return value


def choose(solver, rows, errors, variables, ranges):
    """The optimum in which the constraints hold one after another, by priority and then in their order, and then each
    variable in its order is as near to zero as it can be."""
    if all(None not in ends and ends[1] - ends[0] < 1e-5 for ends in ranges):
        return [ends[0] for ends in ranges]
    optional = [place for place, error in enumerate(errors) if error]
    for place in sorted(optional, key=lambda place: (-rows[place][1], place)):
        nearest_to_zero(solver, errors[place])
    return [nearest_to_zero(solver, variable) for variable in variables]


def solve(system):
    variables = [kiwi.Variable(f"x{index}") for index in range(system["n"])]
    rows = system["rows"]
    solver = required_solver(rows, variables)
    if solver is None:
        return {"holds": False, "ranges": [], "errors": [], "chosen": []}
    errors = [None] * len(rows)
    for priority in sorted({row[1] for row in rows if row[1] < 1000}, reverse=True):
        places = [place for place, row in enumerate(rows) if row[1] == priority]
        for place, error in zip(places, settle(solver, [rows[place] for place in places], variables)):
            errors[place] = error
    ranges = [[extreme(solver, v, -FAR), extreme(solver, v, FAR)] for v in variables]
    moves = [error and [extreme(solver, error, -FAR), extreme(solver, error, FAR)] for error in errors]
    chosen = choose(solver, rows, errors, variables, ranges)
    return {"holds": True, "ranges": ranges, "errors": moves, "chosen": chosen}


def minimal(system):
    variables = [kiwi.Variable(f"x{index}") for index in range(system["n"])]
    rows = system["rows"]
    without = [
        required_solver(rows[:index] + rows[index + 1 :], variables) is not None
        for index in range(len(rows))
    ]
    return {"holds": required_solver(rows, variables) is not None, "without": without}


for line in sys.stdin:
    system = json.loads(line)
    print(json.dumps(solve(system) if system["ask"] == "solve" else minimal(system)))
