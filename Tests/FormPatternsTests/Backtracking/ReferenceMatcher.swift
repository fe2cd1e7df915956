import FormPatterns

/// A backtracking matcher with a stack of its own, for patterns made of ASCII literals, classes, groups and
/// quantifiers. It knows nothing of automata; it only counts what it does.
struct ReferenceMatcher {
    private indirect enum Instruction {
        case character(Set<UInt32>)
        case split(Int, Int)
        case jump(Int)
        case mark(register: Int)
        /// Leaves the loop when nothing was consumed since the mark.
        case progress(register: Int, exit: Int)
        case match
    }

    private var program: [Instruction] = []
    private var registers = 0

    init(_ pattern: Pattern) {
        compile(pattern.root)
        program.append(.match)
    }

    /// The instructions executed to match the whole value, at most the limit.
    func steps(on value: String, limit: Int) -> Int {
        let text = value.unicodeScalars.map(\.value)
        var stack = [(pc: 0, index: 0, registers: [Int](repeating: -1, count: registers))]
        var steps = 0
        while var thread = stack.popLast() {
            running: while true {
                steps += 1
                if steps >= limit { return limit }
                switch program[thread.pc] {
                case .character(let set):
                    guard thread.index < text.count, set.contains(text[thread.index]) else { break running }
                    thread.index += 1
                    thread.pc += 1
                case .split(let first, let second):
                    stack.append((second, thread.index, thread.registers))
                    thread.pc = first
                case .jump(let target): thread.pc = target
                case .mark(let register):
                    thread.registers[register] = thread.index
                    thread.pc += 1
                case .progress(let register, let exit):
                    thread.pc = thread.registers[register] == thread.index ? exit : thread.pc + 1
                case .match:
                    if thread.index == text.count { return steps }
                    break running
                }
            }
        }
        return steps
    }

    private mutating func compile(_ node: PatternNode) {
        switch node.kind {
        case .literal(let value): program.append(.character([value]))
        case .characterClass(let set):
            program.append(.character(Set(set.scalars.ranges.joined())))
        case .sequence(let parts): for part in parts { compile(part) }
        case .alternation(let parts): compile(parts[...])
        case .group(_, let body): compile(body)
        case .quantified(let body, let quantifier): compile(body, quantifier)
        default: break
        }
    }

    private mutating func compile(_ branches: ArraySlice<PatternNode>) {
        guard let first = branches.first else { return }
        if branches.count == 1 { return compile(first) }
        let split = program.count
        program.append(.match)
        compile(first)
        let jump = program.count
        program.append(.match)
        program[split] = .split(split + 1, program.count)
        compile(branches.dropFirst())
        program[jump] = .jump(program.count)
    }

    private mutating func compile(_ body: PatternNode, _ quantifier: Quantifier) {
        for _ in 0..<quantifier.minimum { compile(body) }
        let isLazy = quantifier.mode == .lazy
        if let maximum = quantifier.maximum {
            var splits: [Int] = []
            for _ in quantifier.minimum..<maximum {
                splits.append(program.count)
                program.append(.match)
                compile(body)
            }
            for split in splits { patch(split, isLazy) }
        } else {
            loop(body, isLazy)
        }
    }

    private mutating func loop(_ body: PatternNode, _ isLazy: Bool) {
        let register = registers
        registers += 1
        let split = program.count
        program.append(.match)
        program.append(.mark(register: register))
        compile(body)
        program.append(.progress(register: register, exit: program.count + 2))
        program.append(.jump(split))
        patch(split, isLazy)
    }

    private mutating func patch(_ split: Int, _ isLazy: Bool) {
        let (inside, outside) = (split + 1, program.count)
        program[split] = isLazy ? .split(outside, inside) : .split(inside, outside)
    }
}
