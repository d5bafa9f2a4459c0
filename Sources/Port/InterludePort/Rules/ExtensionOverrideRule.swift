import SwiftSyntax

/// Moves overrides out of extensions into the class, and what is overridden below: only Objective-C's methods can be
/// overridden from and in extensions.
struct ExtensionOverrideRule: ModuleRule {
    let module: ModuleIndex
    let files: [ParsedFile]
    let options: PortOptions
    /// Where another rule is at work.
    var handled: Set<SystemExtensionRule.Place> = []

    /// A method or property in an extension that has to be in the class.
    private struct Candidate {
        let record: TypeRecord
        let file: Int
        let range: Range<Int>
        let isOverride: Bool
        let name: String
    }

    func moves() -> [Move] { candidates.filter { obstacle(to: $0) == nil }.compactMap(move) }

    /// What a moved member uses of its file's private names is for the module to see. What cannot be moved goes, so that the rest
    /// compiles.
    func edits() -> [PlacedEdit] {
        var done: Set<[Int]> = []
        let gone = candidates.filter(isLeftOut).map { PlacedEdit($0.file, $0.range, "") }
        return gone
            + candidates.filter { obstacle(to: $0) == nil && $0.record.declaration?.file != $0.file }
            .flatMap { candidate -> [PlacedEdit] in
                guard let node = member(candidate) else { return [] }
                return PrivateNames.modifiers(used: node, in: files[candidate.file])
                    .filter {
                        !($0.lowerBound >= candidate.range.lowerBound && $0.upperBound <= candidate.range.upperBound)
                    }
                    .filter { done.insert([candidate.file, $0.lowerBound]).inserted }
                    .map { PlacedEdit(candidate.file, $0, "internal") }
            }
    }

    func notes() -> [PlacedNote] {
        candidates.compactMap { candidate in
            obstacle(to: candidate).map {
                PlacedNote(
                    file: candidate.file, offset: candidate.range.lowerBound, rule: .extensionOverrides, text: $0)
            }
        }
    }

    /// Whether a method in an extension can stand in its class.
    func canMove(_ method: MethodRecord, of record: TypeRecord) -> Bool {
        let candidate = Candidate(
            record: record, file: method.file, range: method.range, isOverride: true, name: method.fullName)
        return obstacle(to: candidate) == nil
    }

    private var candidates: [Candidate] {
        let late = Set(
            LateMethodRule(module: module, files: files, options: options).overrides.map { "\($0.file):\($0.range)" })
        return module.typeNames.compactMap { module.types[$0] }.filter { $0.kind != .protocol }.flatMap { record in
            let overridden = namesOverridden(below: record)
            let methods = record.methods.filter {
                $0.isInExtension
                    && ($0.isOverride || overridden.contains($0.fullName) || late.contains("\($0.file):\($0.range)"))
            }
            .map {
                Candidate(record: record, file: $0.file, range: $0.range, isOverride: $0.isOverride, name: $0.fullName)
            }
            let properties = record.properties
                .filter { $0.isInExtension && ($0.isOverride || overridden.contains($0.name)) }
                .map {
                    Candidate(record: record, file: $0.file, range: $0.range, isOverride: $0.isOverride, name: $0.name)
                }
            return (methods + properties + openMembers(of: record, besides: overridden))
                .filter { !handled.contains(.init(file: $0.file, range: $0.range)) }
        }
    }

    /// What is `open` in an extension of one of the module's classes: another module may override it.
    private func openMembers(of record: TypeRecord, besides names: Set<String>) -> [Candidate] {
        guard record.declaration != nil, record.kind == .class else { return [] }
        let methods = record.methods.filter {
            $0.isOpen && $0.isInExtension && !$0.isOverride && !names.contains($0.fullName)
        }
        .map { Candidate(record: record, file: $0.file, range: $0.range, isOverride: false, name: $0.fullName) }
        let properties = record.properties.filter {
            $0.isOpen && $0.isInExtension && !$0.isOverride && !names.contains($0.name)
        }
        .map { Candidate(record: record, file: $0.file, range: $0.range, isOverride: false, name: $0.name) }
        // What cannot be moved stays, and is reported where somebody overrides it.
        return (methods + properties).filter { obstacle(to: $0) == nil }
    }

    private func namesOverridden(below record: TypeRecord) -> Set<String> {
        guard record.methods.contains(where: \.isInExtension) || record.properties.contains(where: \.isInExtension)
        else {
            return []
        }
        // A class of UIKit's: its methods stand in our modules, and only those of the extension are looked for.
        return Set(
            module.descendants(of: record.name).flatMap { below in
                below.methods.filter(\.isOverride).map(\.fullName) + below.properties.filter(\.isOverride).map(\.name)
            })
    }

    /// An override of what another module declares, in an extension of its class: Objective-C would put it in place of the class's
    /// own, and whoever names it means that one.
    private func isLeftOut(_ candidate: Candidate) -> Bool {
        candidate.record.declaration == nil && candidate.isOverride
            && SystemInheritance.isSystems(candidate.record.name) && !isBrought(candidate)
    }

    /// Whether an extension of the module's own brings what is overridden.
    private func isBrought(_ candidate: Candidate) -> Bool {
        module.types.values.contains { record in
            record.methods.contains { !$0.isOverride && $0.isInExtension && $0.fullName == candidate.name }
                || record.properties.contains { !$0.isOverride && $0.isInExtension && $0.name == candidate.name }
        }
    }

    private func obstacle(to candidate: Candidate) -> String? {
        guard let declaration = candidate.record.declaration else {
            let reason = candidate.isOverride ? "is an override" : "is overridden by a class below"
            let end = isLeftOut(candidate) ? ", and is removed" : ""
            return
                "'\(candidate.name)' \(reason) in an extension of \(candidate.record.name), a class of another module\(end)"
        }
        guard candidate.record.kind == .class, !declaration.range.isEmpty else {
            return "'\(candidate.name)' cannot be moved into \(candidate.record.name)"
        }
        guard let node = member(candidate) else { return "'\(candidate.name)' is declared together with others" }
        guard let owner = node.enclosing(ExtensionDeclSyntax.self), owner.genericWhereClause == nil else {
            return "'\(candidate.name)' is an override in an extension with conditions"
        }
        if conditions(of: node) == nil { return "'\(candidate.name)' is an override behind #else" }
        return nil
    }

    /// The conditions of `#if` that a member stands under, the outermost first, without those that are known to be true. `nil` if
    /// there is more to it: another branch before it.
    private func conditions(of node: MemberBlockItemSyntax) -> [String]? {
        var result: [String] = []
        var next = node.parent
        while let current = next {
            next = current.parent
            guard let clause = current.as(IfConfigClauseSyntax.self),
                let declaration = clause.enclosing(IfConfigDeclSyntax.self)
            else { continue }
            let active = PlatformCondition.clauses(of: declaration)
            let isKnown = clause.condition.map { PlatformCondition.value(of: $0) == true } ?? true
            if isKnown, active.count == 1 { continue }
            guard let condition = clause.condition, declaration.clauses.first?.id == clause.id else { return nil }
            result.insert(condition.ownText, at: 0)
        }
        return result
    }

    private func member(_ candidate: Candidate) -> MemberBlockItemSyntax? {
        let offset = AbsolutePosition(utf8Offset: candidate.range.lowerBound)
        guard let token = files[candidate.file].tree.token(at: offset) else { return nil }
        var node: Syntax? = Syntax(token)
        while let current = node {
            if let item = current.as(MemberBlockItemSyntax.self), item.decl.ownRange == candidate.range {
                if let variable = item.decl.as(VariableDeclSyntax.self), variable.bindings.count > 1 { return nil }
                return item
            }
            node = current.parent
        }
        return nil
    }

    private func move(_ candidate: Candidate) -> Move? {
        guard let declaration = candidate.record.declaration else { return nil }
        let (source, target) = (files[candidate.file], files[declaration.file])
        let from = source.place(candidate.range.lowerBound)
        let back = target.place(declaration.bodyEnd).line
        let conditions = member(candidate).flatMap { self.conditions(of: $0) } ?? []
        let opening = conditions.map { "\n#if \($0)" }.joined()
        let closing = String(repeating: "\n#endif", count: conditions.count)
        return Move(
            source: candidate.file, range: candidate.range, target: declaration.file, offset: declaration.bodyEnd,
            prefix: opening + mark(source, from.line) + String(repeating: " ", count: from.column - 1)
                + access(of: candidate),
            suffix: closing + mark(target, back))
    }

    /// What lies between is counted as lines of `file` from `line` on.
    private func mark(_ file: ParsedFile, _ line: Int) -> String {
        options.marksOrigin ? "\n#sourceLocation(file: \(file.source.path.quoted), line: \(line))\n" : "\n"
    }

    /// The extension's own access level counts for what is in it.
    private func access(of candidate: Candidate) -> String {
        guard let node = member(candidate), let owner = node.enclosing(ExtensionDeclSyntax.self) else { return "" }
        let levels = ["public", "package", "internal", "fileprivate", "private", "open"]
        guard let level = owner.modifiers.first(where: { levels.contains($0.name.text) })?.name.text,
            let modifiers = node.decl.asProtocol((any WithModifiersSyntax).self)?.modifiers,
            !modifiers.contains(where: { levels.contains($0.name.text) && $0.detail == nil })
        else { return "" }
        return (level == "private" ? "fileprivate" : level) + " "
    }
}

extension String {
    /// As a literal in Swift.
    var quoted: String {
        let escaped = map { character -> String in
            switch character {
            case "\"": return "\\\""
            case "\\": return "\\\\"
            default: return String(character)
            }
        }
        return "\"" + escaped.joined() + "\""
    }
}
