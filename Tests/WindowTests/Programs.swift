import Foundation
import TestPrograms

/// A program that runs beside the test, with its output read line by line.
final class RunningProgram {
    private let process = Process()
    private let output = Pipe()
    private var text = ""

    init(_ program: URL, _ arguments: [String] = [], environment: [String: String] = [:]) throws {
        process.executableURL = program
        process.arguments = arguments
        process.environment = Program.environment(with: environment)
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
    /// Where a program of this name is; where it is not installed, a path at which there is none, for the error when it is run.
    static func path(_ name: String) -> URL {
        Program.onSearchPath(name) ?? URL(fileURLWithPath: "/usr/bin/\(name)")
    }

    /// Whether a virtual display and a hand for it are there; where they are not, the tests that need them are skipped.
    static var hasDisplay: Bool { ["Xvfb", "xdotool", "import"].allSatisfy { Program.onSearchPath($0) != nil } }

    /// Runs a tool on a display to its end and gives what it wrote.
    @discardableResult
    static func run(_ name: String, _ arguments: [String], display: String) throws -> Data {
        try ProgramRun(path(name), arguments, environment: Program.environment(with: ["DISPLAY": display])).data
    }
}
