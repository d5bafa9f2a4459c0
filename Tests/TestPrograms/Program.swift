import Foundation

/// Programs that tests start.
package enum Program {
    /// Where a program is that was built together with the tests: beside them.
    package static func built(_ name: String) -> URL {
        let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
        let beside = [Bundle.main.executablePath ?? bundle, bundle].map {
            URL(fileURLWithPath: $0).deletingLastPathComponent().appendingPathComponent(name)
        }
        return beside.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? beside[1]
    }

    /// Where a program of this name is on the search path; `nil` where it is not installed.
    package static func onSearchPath(_ name: String) -> URL? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
            .map { URL(fileURLWithPath: "\($0)/\(name)") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// This process's environment with some variables put in or replaced.
    package static func environment(with variables: [String: String]) -> [String: String] {
        ProcessInfo.processInfo.environment.merging(variables) { $1 }
    }

    /// Seconds that a process has had on processors; not a number where there is none of this identifier.
    package static func processorTime(of process: Int32) -> Double {
        let text = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
        let fields = text.drop { $0 != ")" }.split(separator: " ")
        guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else { return .nan }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }
}

/// The project that is tested.
package enum Project {
    /// The package's folder.
    package static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
