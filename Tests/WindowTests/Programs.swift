import Foundation

/// A program that runs beside the test, with its output read line by line.
final class RunningProgram {
    private let process = Process()
    private let output = Pipe()
    private var text = ""

    init(_ path: String, _ arguments: [String] = [], environment: [String: String] = [:]) throws {
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        let descriptor = output.fileHandleForReading.fileDescriptor
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        try process.run()
    }

    deinit { terminate() }

    var identifier: Int32 { process.processIdentifier }
    var isRunning: Bool { process.isRunning }
    /// The exit code, once it has ended.
    var status: Int32? { process.isRunning ? nil : process.terminationStatus }

    /// All lines that it has written so far.
    var lines: [String] {
        var bytes = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(output.fileHandleForReading.fileDescriptor, &bytes, bytes.count)
            guard count > 0 else { break }
            text += String(decoding: bytes[..<count], as: UTF8.self)
        }
        return text.split(separator: "\n").map(String.init)
    }

    /// Ends it for certain: it may have inherited from a thread of the tests that it does not listen to requests to end.
    func terminate() { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
}

/// Asks again and again until the answer is yes, or the time is up. Only these tests wait for real time: what they test is
/// outside of this program.
///
/// - Returns: whether it was yes.
func eventually(within seconds: Double = 20, _ condition: () throws -> Bool) rethrows -> Bool {
    let end = Date().addingTimeInterval(seconds)
    while Date() < end {
        if try condition() { return true }
        usleep(20_000)
    }
    return false
}

enum Tool {
    /// Where a program of this name is on the search path.
    static func path(_ name: String) -> String? {
        let folders = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return folders.split(separator: ":").map { "\($0)/\(name)" }
            .first { FileManager.default.isExecutableFile(atPath: $0) }
    }

    /// Whether a virtual display and a hand for it are there; where they are not, the tests that need them are skipped.
    static var hasDisplay: Bool { ["Xvfb", "xdotool", "import"].allSatisfy { path($0) != nil } }

    /// Runs a tool to its end and gives what it wrote.
    @discardableResult
    static func run(_ name: String, _ arguments: [String], display: String? = nil) throws -> Data {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path(name) ?? name)
        process.arguments = arguments
        if let display {
            process.environment = ProcessInfo.processInfo.environment.merging(["DISPLAY": display]) { $1 }
        }
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return data
    }

    /// A program that was built together with these tests and stands beside them.
    static func built(_ name: String) -> String {
        let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
        return URL(fileURLWithPath: bundle).deletingLastPathComponent().appendingPathComponent(name).path
    }
}
