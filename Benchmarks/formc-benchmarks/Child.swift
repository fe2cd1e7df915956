import Foundation

/// Another process, timed.
enum Child {
    struct Cost {
        /// Seconds on all cores, in the process and in the system for it.
        var processor: Double
        /// Seconds from its start to its end.
        var clock: Double
        /// Its greatest memory in MiB, of all children so far.
        var memory: Double
    }

    /// The program to measure.
    static var formc: String { ProcessInfo.processInfo.environment["FORMC"] ?? ".build/release/formc" }

    static func run(_ program: String, _ arguments: [String]) throws -> Cost {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        let (before, start) = (childrenTime(), DispatchTime.now().uptimeNanoseconds)
        try process.run()
        process.waitUntilExit()
        let clock = Double(DispatchTime.now().uptimeNanoseconds - start) * 1e-9
        return Cost(processor: childrenTime() - before, clock: clock, memory: memory(.children))
    }

    /// Whose use of resources is asked for. The numbers are those of POSIX's names, whose types differ by system.
    enum Who: Int32 {
        case own = 0
        case children = -1
    }

    /// Greatest resident memory in MiB.
    static func memory(_ who: Who) -> Double {
        #if canImport(Darwin)
            Double(usage(who).ru_maxrss) / 1_048_576
        #else
            Double(usage(who).ru_maxrss) / 1024
        #endif
    }

    private static func childrenTime() -> Double {
        let usage = usage(.children)
        return seconds(usage.ru_utime) + seconds(usage.ru_stime)
    }

    private static func usage(_ who: Who) -> rusage {
        var result = rusage()
        getrusage(who.rawValue, &result)
        return result
    }

    private static func seconds(_ time: timeval) -> Double {
        Double(time.tv_sec) + Double(time.tv_usec) * 1e-6
    }
}
