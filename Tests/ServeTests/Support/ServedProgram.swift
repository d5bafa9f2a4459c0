import Foundation
import TestPrograms

/// The program `interlude serve`, running.
final class ServedProgram {
    private let process = Process()
    private let errors = Pipe()
    /// The first address that it printed.
    let url: String

    /// Starts it, and waits until it listens.
    ///
    /// - Parameter inspected: with the inspector beside the device.
    init(inspected: Bool = false, _ arguments: String...) throws {
        let output = Pipe()
        process.executableURL = Program.built("interlude")
        process.arguments = ["serve"] + (inspected ? [] : ["--no-inspector"]) + arguments
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
    var processorTime: Double { Program.processorTime(of: process.processIdentifier) }

    /// How many files and connections it has open.
    var openFiles: Int {
        (try? FileManager.default.contentsOfDirectory(atPath: "/proc/\(process.processIdentifier)/fd").count) ?? 0
    }

    /// Ends it as Ctrl-C does.
    ///
    /// - Returns: its exit code.
    func interrupt() -> Int32 {
        process.interrupt()
        process.waitUntilExit()
        return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
    }
}
