import Foundation

/// One run of a script of the project, and what came of it.
struct ScriptRun {
    /// The exit code.
    let status: Int32
    /// What went to standard output.
    let output: String
    /// What went to standard error.
    let errors: String

    /// Runs `script/<name>`: on the project, or on a made-up tree; as if no programs were there but a made-up machine's.
    init(_ name: String, on tree: ScratchFolder? = nil, machine: ScratchFolder? = nil) throws {
        let process = Process()
        process.executableURL = ScriptRun.project.appendingPathComponent("script/\(name)")
        process.arguments = tree.map { [$0.url.path] } ?? []
        if let machine { process.environment = ["PATH": machine.url.path] }
        // The folders must not go before the script has ended.
        defer { withExtendedLifetime((tree, machine)) {} }
        let output = Pipe()
        let errors = Pipe()
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        self.output = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        self.errors = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        status = process.terminationStatus
    }

    /// The package's folder.
    static let project = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}

/// A folder of made-up files that goes when the value goes.
final class ScratchFolder {
    let url: URL

    init(_ files: [String: String] = [:]) throws {
        url = FileManager.default.temporaryDirectory.appendingPathComponent("interlude-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        for (path, text) in files { try write(text, to: path) }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func write(_ text: String, to path: String, executable: Bool = false) throws {
        let file = url.appendingPathComponent(path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
        if executable {
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        }
    }

    func text(of path: String) -> String? {
        try? String(contentsOf: url.appendingPathComponent(path), encoding: .utf8)
    }
}
