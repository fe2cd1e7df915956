/// Counts what a build did, for the line at its end.
struct BuildSummary {
    let run: CommandRun
    let isCheck: Bool
    var specs = 0
    var written = 0
    var unchanged = 0

    init(run: CommandRun, isCheck: Bool) {
        self.run = run
        self.isCheck = isCheck
    }

    func finish() {
        guard !run.format.isForMachines, specs > 0 else { return }
        if !isCheck {
            run.say("\(counted(specs, "spec")): \(counted(written, "file")) written, \(unchanged) unchanged")
        } else if written == 0 {
            run.say("\(counted(specs, "spec")): \(counted(unchanged, "file")) up to date")
        } else {
            run.say(
                "\(counted(specs, "spec")): \(counted(written, "file")) not up to date; `formc build` writes them"
            )
        }
    }
}
