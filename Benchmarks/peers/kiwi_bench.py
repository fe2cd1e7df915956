"""Times kiwisolver on one system: adding all constraints and reading the values.

Standard input: `variables runs`, then one line for each constraint:
`relation priority constant variable coefficient variable coefficient ...`, where `expression relation 0`.
The constraint objects are made before the clock starts, so that Python's part is small.
Output: the least seconds of processor time of the runs, then the value of each variable.
"""

import sys
import time

import kiwisolver as kiwi


def strength(priority):
    # Enough for systems in which only hugging and compression resistance compete.
    if priority >= 1000:
        return "required"
    return "strong" if priority > 500 else kiwi.strength.create(0, 0, priority / 250)


def main():
    header, *lines = sys.stdin.read().splitlines()
    count, runs = map(int, header.split())
    variables = [kiwi.Variable() for _ in range(count)]
    constraints = []
    for line in lines:
        relation, priority, constant, *terms = line.split()
        expression = kiwi.Expression(
            [kiwi.Term(variables[int(v)], float(c)) for v, c in zip(terms[::2], terms[1::2])],
            float(constant),
        )
        constraints.append(kiwi.Constraint(expression, relation, strength(float(priority))))
    best = float("inf")
    for _ in range(runs):
        solver = kiwi.Solver()
        start = time.process_time()
        for constraint in constraints:
            solver.addConstraint(constraint)
        solver.updateVariables()
        best = min(best, time.process_time() - start)
    print(best, *(variable.value() for variable in variables))


main()
