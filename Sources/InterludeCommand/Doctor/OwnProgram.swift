import Foundation

/// A program of the user's that consists of patients.
struct OwnProgram {
    private let url: URL
    /// The names of its patients.
    let names: [String]

    /// Asks a program for its patients.
    ///
    /// - Throws: When it cannot be run or has none.
    init(_ path: String) throws {
        url = URL(fileURLWithPath: path)
        guard FileManager.default.isExecutableFile(atPath: url.path) else {
            throw UsageError("there is no program '\(path)'", command: "doctor")
        }
        let process = Process()
        let output = Pipe()
        process.executableURL = url
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        names = text.split(separator: "\n").map(String.init)
        guard !names.isEmpty, process.terminationStatus == 0 else {
            throw UsageError(
                "'\(path)' names no patients: its main file has to call PatientProgram.run", command: "doctor")
        }
    }

    /// Starts the examination of one.
    func visit(_ name: String) throws -> Visit { try Visit(name, program: url, arguments: [name]) }
}
