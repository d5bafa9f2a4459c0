import CommandParts
import Foundation
import InterludeTools

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
        let answer = try OwnProgram.answer(of: url, called: path)
        names = answer.split(separator: "\n").map(String.init)
        if names.isEmpty { throw OwnProgram.noPatients(path) }
    }

    /// What a program says when it is asked nothing.
    private static func answer(of url: URL, called path: String) throws -> String {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), !isFolder.boolValue,
            FileManager.default.isExecutableFile(atPath: url.path)
        else { throw UsageError("--program: there is no program '\(path)'", command: "doctor") }
        let process = Process()
        let output = Pipe()
        process.executableURL = url
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        do { try process.run() } catch {
            throw UsageError("--program: '\(path)' cannot be run: \(error.localizedDescription)", command: "doctor")
        }
        var data = Data()
        while data.count <= longestAnswer {
            let part = output.fileHandleForReading.availableData
            if part.isEmpty { break }
            data += part
        }
        // It may have been started with the signals blocked that ask it to end.
        if data.count > longestAnswer { kill(process.processIdentifier, SIGKILL) }
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw noPatients(path) }
        return String(decoding: data, as: UTF8.self)
    }

    /// In bytes. Decided: more than any list of names, and little enough for a program that says something else for ever.
    private static let longestAnswer = 1 << 20

    private static func noPatients(_ path: String) -> UsageError {
        UsageError(
            "--program: '\(path)' names no patients: its main file has to call PatientProgram.run", command: "doctor")
    }

    /// Starts the examination of one.
    @MainActor func visit(_ name: String) throws -> Visit { try Visit(name, program: url, arguments: [name]) }
}
