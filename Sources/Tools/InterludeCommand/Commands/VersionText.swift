import CommandParts
import Foundation
import InterludeProject

/// What `--version` prints after the program's name: version, commit and compiler.
enum VersionText {
    /// The text for the running program, as in `0.2.0 (commit 1a2b3c4, Swift 6.3.1)`.
    static var current: String {
        let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
        if let bundle = InstalledBundle(of: program) {
            let facts = bundle.facts
            return text(commit: facts["commit"], compiler: facts["swift"])
        }
        let package = BuiltModules(besides: program)?.package
        return text(commit: package.flatMap(commit), compiler: builtBy)
    }

    /// - Parameters:
    ///   - commit: The short name of the commit; `nil` if it is not known.
    ///   - compiler: The compiler's version; `nil` if it is not known.
    static func text(commit: String?, compiler: String?) -> String {
        "\(ProgramVersion.number) (commit \(commit ?? "unknown"), Swift \(compiler ?? "unknown"))"
    }

    /// The compiler's version as far as a program can know it: the language's.
    private static var builtBy: String? {
        #if compiler(>=6.3)
        "6.3"
        #elseif compiler(>=6.2)
        "6.2"
        #elseif compiler(>=6.1)
        "6.1"
        #else
        "6.0"
        #endif
    }

    private static func commit(of package: URL) -> String? {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["git", "-C", package.path, "rev-parse", "--short=8", "HEAD"]
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
        return process.terminationStatus == 0 && !text.isEmpty ? text : nil
    }
}
