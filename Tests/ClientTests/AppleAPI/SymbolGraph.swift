import Foundation
import TestPrograms
import Testing

/// The public symbols of one of our modules, and what it adds to types of other modules, as the toolchain tells them.
struct SymbolGraph {
    let symbols: [Symbol]
    let relationships: [Relationship]

    init(of module: String) throws {
        let files = try Self.parts(of: module).flatMap(Self.files)
        symbols = files.flatMap(\.symbols)
        relationships = files.flatMap(\.relationships)
    }

    /// The modules that a module's names are declared in: those that UIKit re-exports, which declares none of its own.
    private static func parts(of module: String) throws -> [String] {
        guard module == "UIKit" else { return [module] }
        var parts: [String] = []
        var open = [module]
        while let next = open.popLast() {
            open += try reexportedParts(of: next).filter { !parts.contains($0) }
            parts = parts.filter { $0 != next } + [next]
        }
        return parts.filter { $0 != module }
    }

    /// The parts of UIKit that a part re-exports: it says so in the file of its name.
    private static func reexportedParts(of module: String) throws -> [String] {
        let file = Project.folder.appendingPathComponent("Sources/Apple/\(module)/\(module).swift")
        let words = try String(contentsOf: file, encoding: .utf8).split(whereSeparator: \.isWhitespace)
        return zip(words, words.dropFirst()).filter { $0.0 == "import" && $0.1.hasPrefix("UI") }.map { String($0.1) }
    }

    private static func files(of module: String) throws -> [File] {
        let folder = try TestFolder()
        let arguments =
            ["-module-name", module, "-minimum-access-level", "public", "-output-dir", folder.path]
            + ["-target", "\(architecture)-unknown-linux-gnu"] + (try ModuleSearch.options())
        let run = try ProgramRun(try Toolchain.program("swift-symbolgraph-extract"), arguments)
        _ = try #require(folder.data("\(module).symbols.json"), "\(run.errors)")
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        return try names.filter { $0.hasSuffix(".symbols.json") }
            .compactMap { folder.data($0) }.map { try JSONDecoder().decode(File.self, from: $0) }
    }

    private static var architecture: String {
        #if arch(arm64)
        "aarch64"
        #else
        "x86_64"
        #endif
    }

    private struct File: Decodable {
        let symbols: [Symbol]
        let relationships: [Relationship]
    }

    struct Relationship: Decodable {
        let kind: String
        let source: String
        let target: String
        let targetFallback: String?
    }

    struct Symbol: Decodable {
        let identifier: Identifier
        let kind: Kind
        let pathComponents: [String]
        let accessLevel: String
        let declarationFragments: [Fragment]?
        let docComment: Comment?

        /// Lines of a documentation comment, of which only that there are some is asked.
        struct Comment: Decodable {}
        struct Identifier: Decodable { let precise: String }
        struct Kind: Decodable { let identifier: String }
        struct Fragment: Decodable { let spelling: String }

        var name: String { pathComponents.joined(separator: ".") }

        /// Made by the compiler for a conformance.
        var isSynthesized: Bool { identifier.precise.contains("::SYNTHESIZED::") }

        var declaration: String { (declarationFragments ?? []).map(\.spelling).joined() }

        var isOpen: Bool {
            let words = (declarationFragments ?? []).map(\.spelling)
            return accessLevel == "open" && !words.contains("final") && !words.contains("static")
        }
    }
}
