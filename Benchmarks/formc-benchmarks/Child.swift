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

    /// Not Foundation's `Process`, which looks only now and then whether the child has ended.
    static func run(_ program: String, _ arguments: [String]) throws -> Cost {
        var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        let (before, start) = (childrenTime(), DispatchTime.now().uptimeNanoseconds)
        #if canImport(Darwin)
            var silence: posix_spawn_file_actions_t?
        #else
            var silence = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&silence)
        defer { posix_spawn_file_actions_destroy(&silence) }
        for output in [STDOUT_FILENO, STDERR_FILENO] {
            posix_spawn_file_actions_addopen(&silence, output, "/dev/null", O_WRONLY, 0)
        }
        var child: pid_t = 0
        guard posix_spawn(&child, program, &silence, nil, &words, environ) == 0 else {
            throw CannotRun(program)
        }
        var status: Int32 = 0
        waitpid(child, &status, 0)
        let clock = Double(DispatchTime.now().uptimeNanoseconds - start) * 1e-9
        return Cost(processor: childrenTime() - before, clock: clock, memory: memory(.children))
    }

    /// The program is not there.
    struct CannotRun: Error {
        let program: String
        init(_ program: String) { self.program = program }
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
