import Foundation
import TestPrograms
import Testing

/// The compiler's look at one source file of `Clients`, against the modules that were built together with the tests.
struct CompilerRun {
    /// The language that the file is read as.
    enum Language: String, CaseIterable, CustomTestStringConvertible {
        case swift5 = "Swift 5"
        case swift5Minimal = "Swift 5, minimal concurrency checking"
        case swift6 = "Swift 6"

        var testDescription: String { rawValue }

        fileprivate var options: [String] {
            switch self {
            case .swift5: ["-swift-version", "5"]
            case .swift5Minimal: ["-swift-version", "5", "-strict-concurrency=minimal"]
            case .swift6: ["-swift-version", "6"]
            }
        }
    }

    /// The lines with errors, with the first words of the compiler.
    private(set) var errors: [Int: String] = [:]
    /// The lines with warnings.
    private(set) var warnings: [Int: String] = [:]
    /// What the compiler said that belongs to no line of the file.
    private(set) var others: [String] = []

    init(of source: ClientSource, as language: Language) throws {
        let arguments =
            ["-typecheck", "-parse-as-library", "-diagnostic-style=llvm"] + language.options
            + (try ModuleSearch.options()) + [source.file.path]
        let run = try ProgramRun(try Toolchain.program("swiftc"), arguments)
        for line in run.errors.split(separator: "\n") { note(String(line), in: source) }
    }

    private mutating func note(_ line: String, in source: ClientSource) {
        let parts = line.split(separator: ":", maxSplits: 4).map { $0.trimmingCharacters(in: .whitespaces) }
        let kind = parts.count == 5 ? parts[3] : parts.count > 1 ? parts[1] : ""
        guard kind == "error" || kind == "warning" else { return }
        guard parts.count == 5, parts[0] == source.file.path, let number = Int(parts[1]) else {
            others.append(line)
            return
        }
        if kind == "error" {
            errors[number, default: parts[4]] += ""
        } else {
            warnings[number, default: parts[4]] += ""
        }
    }
}

/// A program that uses the modules as others do.
struct ClientSource: Sendable, CustomTestStringConvertible {
    let name: String
    var file: URL { Project.folder.appendingPathComponent("Tests/ClientTests/Clients/\(name).swift") }
    var testDescription: String { name }

    static let all = ["Isolation", "Overriding", "Initialisers", "ModuleNames", "Combining"].map(ClientSource.init)

    /// The numbers of the lines that end in a comment of these words.
    func lines(marked words: String) throws -> [Int] {
        let text = try String(contentsOf: file, encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.filter { lines[$0].hasSuffix("  // \(words)") }.map { $0 + 1 }
    }
}

/// Where the compiler finds our modules and the modules below them.
enum ModuleSearch {
    /// The folder of the modules that the tests were built with.
    static var folder: URL { Program.built("Modules") }

    static func options() throws -> [String] {
        let sources = Project.folder.appendingPathComponent("Sources/System")
        let names = try FileManager.default.contentsOfDirectory(atPath: sources.path).sorted()
        let written = names.map { sources.appendingPathComponent("\($0)/module.modulemap") }
        let generated = ["CRuntimeSupport", "CPixelKernels", "CMainQueue", "CTestRunner"].map {
            Program.built("\($0).build").appendingPathComponent("module.modulemap")
        }
        let maps = (written + generated).filter { FileManager.default.fileExists(atPath: $0.path) }
        return ["-I", folder.path] + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0.path)"] }
            + (try libraryFolders()).flatMap { ["-Xcc", $0] }
    }

    /// Where the headers of Debian's libraries are.
    private static func libraryFolders() throws -> [String] {
        let packages = ["cairo", "pangocairo", "gdk-pixbuf-2.0", "libpng", "sdl2"]
        let run = try ProgramRun(try Toolchain.program("pkg-config"), ["--cflags-only-I"] + packages)
        return run.output.split(whereSeparator: \.isWhitespace).map(String.init)
    }
}

/// The programs of the toolchain.
enum Toolchain {
    struct Missing: Error {
        let program: String
    }

    static func program(_ name: String) throws -> URL {
        guard let program = Program.onSearchPath(name) else { throw Missing(program: name) }
        return program
    }
}
