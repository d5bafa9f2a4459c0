import Foundation

/// One run of the program `interlude`, and what came of it.
struct CommandRun {
    /// The exit code.
    let status: Int32
    /// What went to standard output.
    let output: String
    /// What went to standard error.
    let errors: String

    /// Runs the program with arguments, in a folder of its own if one is given.
    init(_ arguments: String..., in folder: String? = nil, environment: [String: String]? = nil) throws {
        try self.init(list: arguments, in: folder, environment: environment)
    }

    /// Runs the program with a list of arguments.
    init(list arguments: [String], in folder: String? = nil, environment: [String: String]? = nil) throws {
        let process = Process()
        process.executableURL = CommandRun.program
        process.arguments = arguments
        process.environment = environment ?? ProcessInfo.processInfo.environment
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        self.errors = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationStatus
    }

    /// The program stands beside the tests.
    static var program: URL {
        Bundle.main.executableURL.map { $0.deletingLastPathComponent().appendingPathComponent("interlude") }
            .flatMap { FileManager.default.isExecutableFile(atPath: $0.path) ? $0 : nil }
            ?? testBundle.deletingLastPathComponent().appendingPathComponent("interlude")
    }

    /// The test bundle's path is an argument of the program that runs the tests.
    private static var testBundle: URL {
        let path = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
        return URL(fileURLWithPath: path)
    }
}

/// A folder for one test, gone afterwards.
final class TestFolder {
    let path = FileManager.default.temporaryDirectory.appendingPathComponent("interlude-\(UUID().uuidString)").path

    init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// The names of everything in the folder, hidden things too.
    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
    func names(in name: String) -> [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: "\(path)/\(name)")) ?? []).sorted()
    }
    func data(_ name: String) -> Data? { FileManager.default.contents(atPath: "\(path)/\(name)") }
}
