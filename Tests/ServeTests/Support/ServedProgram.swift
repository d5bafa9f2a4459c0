import Foundation

/// The program `interlude serve`, running.
final class ServedProgram {
    private let process = Process()
    private let errors = Pipe()
    /// The first address that it printed.
    let url: String

    /// Starts it, and waits until it listens.
    init(_ arguments: String...) throws {
        let output = Pipe()
        process.executableURL = ServedProgram.path
        process.arguments = ["serve", "--plain"] + arguments
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        url = try LineReader(output.fileHandleForReading.fileDescriptor).next(separator: 0x0A)
    }

    deinit { if process.isRunning { process.terminate() } }

    var port: Int { URLComponents(string: url)?.port ?? 0 }

    /// What it holds of the machine's memory, in bytes.
    var residentBytes: Int {
        let text = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/statm", encoding: .utf8)
        let pages = text?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
        return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
    }

    /// Seconds that it has had on processors.
    var processorTime: Double {
        let text = (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)) ?? ""
        let fields = text.drop { $0 != ")" }.split(separator: " ")
        guard fields.count > 13, let user = Double(fields[12]), let system = Double(fields[13]) else { return .nan }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    /// Ends it as Ctrl-C does.
    ///
    /// - Returns: its exit code.
    func interrupt() -> Int32 {
        process.interrupt()
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }

    /// Runs it when it is expected to give up.
    static func failure(_ arguments: String...) throws -> (status: Int32, errors: String) {
        let process = Process()
        let errors = Pipe()
        process.executableURL = path
        process.arguments = ["serve"] + arguments
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, text)
    }

    /// The program stands beside the tests.
    private static var path: URL {
        let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
        let beside = [Bundle.main.executablePath ?? bundle, bundle].map {
            URL(fileURLWithPath: $0).deletingLastPathComponent().appendingPathComponent("interlude")
        }
        return beside.first { FileManager.default.isExecutableFile(atPath: $0.path) } ?? beside[1]
    }
}
