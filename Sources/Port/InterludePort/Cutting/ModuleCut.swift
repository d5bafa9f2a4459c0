import SwiftParser
import SwiftSyntax

/// A ported module that loses, step by step, what does not compile without the modules that are not there: statements, elements of
/// lists, members, types. All else stays as it is, on its lines.
package struct ModuleCut {
    package private(set) var files: [PortedFile]
    package private(set) var cuts: [Cut] = []
    /// Files that may lose something, by their paths: they import what is not there, or have lost something before.
    private var open: Set<String>
    /// What was declared where nothing is any more.
    private var lost: Set<String>

    /// What was done the last time.
    package struct Past: Codable, Sendable {
        fileprivate var files: [String: File] = [:]
        fileprivate var lost: Set<String> = []

        fileprivate struct File: Codable, Sendable {
            let before: String
            let after: String
            let cuts: [Cut]
        }
    }

    package private(set) var past = Past()
    /// The files' texts before anything was taken out.
    private let originals: [String]

    /// - Parameters:
    ///   - modules: Those that are not there, and names of types that are not.
    ///   - old: What was done to the same files before: those that are as they were need not be looked at again.
    package init(_ module: PortedModule, of sources: [SourceFile], without modules: Set<String>, after old: Past? = nil)
    {
        files = module.files
        originals = module.files.map(\.text)
        let importers = sources.filter { source in ModuleCut.imports(source, anyOf: modules) }
        open = Set(importers.map(\.path))
        // What is not there may be a type of UIKit's, too.
        lost = importers.reduce(into: (old?.lost ?? []).union(modules)) { $0.formUnion(DeclaredNames.all(in: $1.text)) }
        for (index, file) in files.enumerated() {
            guard let known = old?.files[file.path] else { continue }
            open.insert(file.path)
            guard known.before == file.text else { continue }
            files[index] = PortedFile(path: file.path, text: known.after, isChanged: true)
            cuts += known.cuts
            past.files[file.path] = known
        }
        past.lost = lost
    }

    /// A quick look at the lines; what is in comments or behind `#if` counts too, and does no harm.
    private static func imports(_ source: SourceFile, anyOf modules: Set<String>) -> Bool {
        guard source.text.contains("import ") else { return false }
        return source.text.split(whereSeparator: \.isNewline).contains { line in
            let words = line.split { $0.isWhitespace || $0 == ";" || $0 == "." }
            guard let index = words.firstIndex(of: "import") else { return false }
            return words[(index + 1)...].contains { modules.contains(String($0)) }
        }
    }

    /// Takes out what the compiler says cannot stay.
    ///
    /// - Returns: Whether anything was taken out. Errors that have nothing to do with what is not there take nothing out.
    package mutating func remove(_ reasons: [CutReason]) -> Bool {
        let own = reasons.filter { open.contains($0.path) || !lost.isDisjoint(with: $0.names) }
        guard let first = own.map(\.rank).min() else { return false }
        let lines = files.map { OriginLines($0.text) }
        var found: [Int: [CutReason]] = [:]
        for reason in own where reason.rank == first {
            guard let place = ModuleCut.place(of: reason, lines) else { continue }
            found[place.file, default: []].append(
                CutReason(path: reason.path, line: place.line, column: reason.column, message: reason.message))
        }
        let before = cuts.count
        defer { past.lost = lost }
        for (index, reasons) in found.sorted(by: { $0.key < $1.key }) { remove(reasons, in: index, lines[index]) }
        return cuts.count > before
    }

    private mutating func remove(_ reasons: [CutReason], in index: Int, _ lines: OriginLines) {
        let file = ParsedFile(SourceFile(path: files[index].path, text: files[index].text), index: index)
        var edits = EditList()
        let known = cuts.count
        for victim in Set(reasons.compactMap { CutFinder(file).victim($0) }) {
            // As many lines as before.
            let newlines = String(repeating: "\n", count: file.lines(in: victim.range))
            edits.add(Edit(range: victim.range, text: victim.text + newlines))
            let line = file.place(victim.range.lowerBound).line
            let origin = lines.origin(line) ?? (files[index].path, line)
            cuts.append(Cut(path: origin.0, line: origin.1, text: victim.summary))
            open.insert(origin.0)
            lost.formUnion(DeclaredNames.all(in: file.text(victim.range)))
        }
        guard !edits.edits.isEmpty else { return }
        let text = String(decoding: edits.apply(to: file.bytes, in: 0..<file.bytes.count), as: UTF8.self)
        files[index] = PortedFile(path: file.source.path, text: text, isChanged: true)
        let all = (past.files[file.source.path]?.cuts ?? []) + cuts[known...]
        past.files[file.source.path] = .init(before: originals[index], after: text, cuts: all)
    }

    /// The file and the line of its text that an error means.
    private static func place(of reason: CutReason, _ lines: [OriginLines]) -> (file: Int, line: Int)? {
        for (index, file) in lines.enumerated() {
            if let line = file.line(of: reason) { return (index, line) }
        }
        return nil
    }
}

/// Where the lines of a ported text come from, by its `#sourceLocation`.
private struct OriginLines {
    private struct Origin {
        let path: String
        var line: Int
    }

    private var origins: [Origin?] = []
    private var lengths: [Int] = []

    init(_ text: String) {
        var next: Origin?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            lengths.append(line.utf8.count)
            if line.hasPrefix("#sourceLocation("), let mark = OriginLines.mark(line) {
                origins.append(nil)
                next = mark
                continue
            }
            origins.append(next)
            if let present = next { next = Origin(path: present.path, line: present.line + 1) }
        }
    }

    private static func mark(_ line: Substring) -> Origin? {
        guard let match = line.wholeMatch(of: #/#sourceLocation\(file: "(.*)", line: (\d+)\)/#),
            let number = Int(match.output.2)
        else { return nil }
        let path = match.output.1.replacing("\\\"", with: "\"").replacing("\\\\", with: "\\")
        return Origin(path: String(path), line: number)
    }

    /// - Parameter line: From 1.
    func origin(_ line: Int) -> (String, Int)? {
        origins.indices.contains(line - 1) ? origins[line - 1].map { ($0.path, $0.line) } : nil
    }

    /// The line of the text, from 1, that has the place: what was moved elsewhere leaves empty lines behind.
    func line(of reason: CutReason) -> Int? {
        origins.indices.first { index in
            guard let origin = origins[index], origin.line == reason.line, origin.path == reason.path else {
                return false
            }
            return lengths[index] >= reason.column - 1 && lengths[index] > 0
        }.map { $0 + 1 }
    }
}

/// The names that a piece of source declares, at whatever depth.
private enum DeclaredNames {
    static func all(in text: String) -> Set<String> {
        let reader = Reader(viewMode: .sourceAccurate)
        reader.walk(Parser.parse(source: NestedBrackets.readable(text)))
        return reader.names
    }

    private final class Reader: SyntaxVisitor {
        var names: Set<String> = []

        private func add(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
            names.insert(name.text)
            return .visitChildren
        }

        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
        override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
        override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
        override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
        override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { add(node.name) }
        override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { add(node.identifier) }
    }
}
