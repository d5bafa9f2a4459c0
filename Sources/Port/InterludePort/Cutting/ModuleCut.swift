import SwiftSyntax

/// A ported module that loses, step by step, what does not compile without the modules that are not there: statements, elements of
/// lists, members, types. All else stays as it is, on its lines.
package struct ModuleCut {
    package private(set) var files: [PortedFile]
    package private(set) var cuts: [Cut] = []
    /// Which of the modules that are not there a file imports, by its path.
    private let imported: [String: Set<String>]

    /// What was done the last time.
    package struct Past: Codable, Sendable {
        fileprivate var files: [String: File] = [:]
        /// What was declared where nothing is any more.
        fileprivate var lost: Set<String> = []
        /// Types without something that they inherited.
        fileprivate var orphans: Set<String> = []

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
        imported = Dictionary(
            sources.map { ($0.path, ModuleCut.imports($0).intersection(modules)) }, uniquingKeysWith: { $0.union($1) })
        // What is not there may be a type of UIKit's, too.
        past.lost = sources.reduce(into: (old?.lost ?? []).union(modules)) { lost, source in
            guard source.text.contains("canImport") else { return }
            lost.formUnion(DeclaredNames.whereImportable(modules, in: source.text))
        }
        for (index, file) in files.enumerated() {
            guard let known = old?.files[file.path], known.before == file.text else { continue }
            files[index] = PortedFile(path: file.path, text: known.after, isChanged: true)
            cuts += known.cuts
            past.files[file.path] = known
        }
        past.orphans = old?.orphans ?? []
    }

    /// A quick look at the lines; what is in comments or behind `#if` counts too, and does no harm.
    private static func imports(_ source: SourceFile) -> Set<String> {
        guard source.text.contains("import ") else { return [] }
        return source.text.split(whereSeparator: \.isNewline).reduce(into: []) { names, line in
            let words = line.split { $0.isWhitespace || $0 == ";" || $0 == "." }
            guard let index = words.firstIndex(of: "import") else { return }
            names.formUnion(words[(index + 1)...].map(String.init))
        }
    }

    /// Takes out what the compiler says cannot stay.
    ///
    /// - Returns: Whether anything was taken out. Errors that have nothing to do with what is not there take nothing out.
    package mutating func remove(_ reasons: [CutReason]) -> Bool {
        let lines = files.map { OriginLines($0.text) }
        let placed: [(file: Int, reason: CutReason)] = reasons.compactMap { reason in
            guard let place = ModuleCut.place(of: reason, lines) else { return nil }
            let moved = CutReason(path: reason.path, line: place.line, column: reason.column, message: reason.message)
            return (place.file, moved)
        }
        let parsed = Dictionary(uniqueKeysWithValues: Set(placed.map(\.file)).map { ($0, self.parsed($0)) })
        let own = placed.filter { item in
            guard let file = parsed[item.file] else { return false }
            return follows(item.reason, file, lines[item.file])
        }
        guard let first = own.map(\.reason.rank).min() else { return false }
        let found = Dictionary(grouping: own.filter { $0.reason.rank == first }, by: \.file)
        let before = cuts.count
        for (index, items) in found.sorted(by: { $0.key < $1.key }) {
            guard let file = parsed[index] else { continue }
            remove(items.map(\.reason), in: index, file, lines[index])
        }
        return cuts.count > before
    }

    private func parsed(_ index: Int) -> ParsedFile {
        ParsedFile(SourceFile(path: files[index].path, text: files[index].text), index: index)
    }

    /// Whether an error follows from what is not there, and is no fault of the app's own.
    private func follows(_ reason: CutReason, _ file: ParsedFile, _ lines: OriginLines) -> Bool {
        if !past.lost.isDisjoint(with: reason.names) { return true }
        let missing = MissingNames(modules: imported[reason.path] ?? [])
        if let name = reason.unknownName, missing.mayDeclare(name, reason.message) { return true }
        if let (member, type) = reason.unknownMember,
            missing.isForeign(type) || missing.mayExtend(member, reason.message)
        {
            return true
        }
        let finder = CutFinder(file)
        if finder.isTable(reason) { return true }
        // What an error is about may be named beside it.
        if reason.unknownName == nil,
            finder.names(around: reason).contains(where: { past.lost.contains($0) || missing.isForeign($0) })
        {
            return true
        }
        // A class without its superclass lacks members that are named in its own body.
        if reason.unknownName != nil || reason.unknownMember != nil || reason.mayFollow,
            !past.orphans.isDisjoint(with: finder.types(around: reason))
        {
            return true
        }
        return reason.mayFollow && hasCut(around: reason, finder, lines)
    }

    /// Whether something was left out of the declaration that an error is in.
    private func hasCut(around reason: CutReason, _ finder: CutFinder, _ lines: OriginLines) -> Bool {
        guard let range = finder.linesOfDeclaration(around: reason) else { return false }
        let origins = range.compactMap { lines.origin($0) }.filter { $0.0 == reason.path }.map(\.1)
        guard let first = origins.min(), let last = origins.max() else { return false }
        return cuts.contains { $0.path == reason.path && (first...last).contains($0.line) }
    }

    private mutating func remove(_ reasons: [CutReason], in index: Int, _ file: ParsedFile, _ lines: OriginLines) {
        var edits = EditList()
        let known = cuts.count
        let victims = Set(reasons.compactMap { CutFinder(file).victim($0) })
        for victim in victims.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            // As many lines as before.
            let newlines = String(repeating: "\n", count: file.lines(in: victim.range))
            edits.add(Edit(range: victim.range, text: victim.text + newlines))
            let line = file.place(victim.range.lowerBound).line
            let origin = lines.origin(line) ?? (files[index].path, line)
            cuts.append(Cut(path: origin.0, line: origin.1, text: victim.summary))
            past.lost.formUnion(victim.declares)
            if victim.isInheritance { past.orphans.formUnion(victim.declares) }
            past.lost.formUnion(DeclaredNames.all(in: file.text(victim.range)))
        }
        guard !edits.edits.isEmpty else { return }
        var text = String(decoding: edits.apply(to: file.bytes, in: 0..<file.bytes.count), as: UTF8.self)
        // Above the line that says where the text is from, so that no line of the file moves.
        if victims.contains(where: { $0.text.hasPrefix("Placeholder") }), !text.hasPrefix(ModuleCut.placeholders) {
            text = ModuleCut.placeholders + text
        }
        files[index] = PortedFile(path: file.source.path, text: text, isChanged: true)
        let all = (past.files[file.source.path]?.cuts ?? []) + cuts[known...]
        past.files[file.source.path] = .init(before: originals[index], after: text, cuts: all)
    }

    private static let placeholders = "import InterludeShells\n"

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
        reader.read(text)
        return reader.names
    }

    /// The names that are declared only where one of some modules can be imported, which are not there.
    static func whereImportable(_ modules: Set<String>, in text: String) -> Set<String> {
        let reader = Conditions(viewMode: .sourceAccurate)
        reader.read(text)
        let clauses = reader.clauses.filter { clause in
            modules.contains {
                clause.condition.contains("canImport(\($0))") && !clause.condition.contains("!canImport")
            }
        }
        return clauses.reduce(into: []) { $0.formUnion(all(in: $1.text)) }
    }

    private final class Conditions: SyntaxVisitor {
        var clauses: [(condition: String, text: String)] = []

        override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
            if let condition = node.condition {
                clauses.append((condition.trimmedDescription, node.elements?.trimmedDescription ?? ""))
            }
            return .visitChildren
        }
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
