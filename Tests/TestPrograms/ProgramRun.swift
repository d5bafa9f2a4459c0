import Foundation

/// One run of a program to its end, and what came of it.
package struct ProgramRun {
    /// The exit code, or the number of the signal that ended it.
    package let status: Int32
    /// What went to standard output.
    package let data: Data
    /// What went to standard error.
    package let errors: String

    /// What went to standard output, as text.
    package var output: String { String(decoding: data, as: UTF8.self) }

    /// Runs a program.
    ///
    /// - Parameters:
    ///   - folder: Where it runs; where the tests do without one.
    ///   - environment: All of its environment; that of the tests without one.
    package init(
        _ program: URL, _ arguments: [String] = [], in folder: TestFolder? = nil, environment: [String: String]? = nil
    ) throws {
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        process.environment = environment ?? ProcessInfo.processInfo.environment
        if let folder { process.currentDirectoryURL = folder.url }
        // Errors go to a file: of two pipes one could fill up while the other is read.
        let notes = try TestFolder(["errors": ""])
        let output = Pipe()
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: notes.url.appendingPathComponent("errors"))
        try process.run()
        data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        status = process.terminationStatus
        errors = notes.text(of: "errors") ?? ""
        withExtendedLifetime(folder) {}
    }

    /// Runs `interlude`.
    package static func interlude(
        _ arguments: String..., in folder: TestFolder? = nil, environment: [String: String]? = nil
    ) throws -> ProgramRun {
        try ProgramRun(Program.built("interlude"), arguments, in: folder, environment: environment)
    }
}
