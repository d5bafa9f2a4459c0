import SwiftSyntax

/// Lets a class that conforms to a protocol of UIKit's have the optional methods that classes below it bring: they override them, and
/// the class itself answers as UIKit does where nobody has the method.
struct LateMethodRule: ModuleRule {
    let module: ModuleIndex
    let files: [ParsedFile]
    let options: PortOptions

    func edits() -> [PlacedEdit] {
        let owners = Dictionary(grouping: expressible) { $0.owner.name }
        return module.typeNames.compactMap { owners[$0] }.flatMap { gaps in
            methods(gaps) + [answers(gaps)].compactMap(\.self) + gaps.flatMap { $0.bringers.compactMap(override) }
        }
    }

    func notes() -> [PlacedNote] {
        LateMethods(module).gaps.filter { $0.owner.declaration == nil }.flatMap { gap in
            gap.bringers.map { bringer in
                PlacedNote(
                    file: bringer.method.file, offset: bringer.method.range.lowerBound, rule: .optionalRequirements,
                    text:
                        "'\(bringer.method.fullName)' is not called: \(gap.owner.name), a class of another module, conforms "
                        + "to \(gap.protocolName) without it")
            }
        }
    }

    /// Those whose class is the module's own, without methods that no class can override.
    private var expressible: [LateMethods.Gap] {
        let rule = ExtensionOverrideRule(module: module, files: files, options: options)
        return LateMethods(module).gaps.filter { gap in
            gap.owner.declaration?.isFinal == false
                && gap.bringers.allSatisfy { !$0.method.isInExtension || rule.canMove($0.method, of: $0.record) }
        }
    }

    /// The methods that become overrides.
    var overrides: [MethodRecord] { expressible.flatMap { $0.bringers.map(\.method) } }

    // MARK: Edits

    /// Before the closing brace, on its line.
    private func methods(_ gaps: [LateMethods.Gap]) -> [PlacedEdit] {
        guard let owner = gaps.first?.owner, let place = owner.declaration else { return [] }
        let access = place.isPublic ? "public " : ""
        let texts = gaps.map { gap in
            "@MainActor \(access)\(gap.requirement.signature) { \(answer(gap, owner)) }"
        }
        let text = files[place.file].separator(before: place.bodyEnd) + texts.joined(separator: "; ") + "; "
        return [PlacedEdit(place.file, place.bodyEnd..<place.bodyEnd, text)]
    }

    private func answer(_ gap: LateMethods.Gap, _ owner: TypeRecord) -> String {
        // This answer is that of another method of the object's own.
        if gap.requirement.fullName == "adaptivePresentationStyle(for:traitCollection:)" {
            return "self.adaptivePresentationStyle(for: a0)"
        }
        return "\(className(owner))().\(gap.requirement.call)"
    }

    /// Behind the file's last line, a class that has none of the methods.
    private func answers(_ gaps: [LateMethods.Gap]) -> PlacedEdit? {
        guard let owner = gaps.first?.owner, let place = owner.declaration else { return nil }
        var names: [String] = []
        for gap in gaps where !names.contains(gap.protocolName) { names.append(gap.protocolName) }
        let records = names.compactMap { SystemProtocols.index.types[$0] }
        let required = records.flatMap(\.methods).filter { !$0.isOptional }.map { " \($0.signature) { fatalError() }" }
        let body = required.isEmpty ? "" : required.joined(separator: ";") + " "
        return PlacedEdit(
            atEndOf: place.file,
            "\nprivate final class \(className(owner)): NSObject, \(names.joined(separator: ", ")) {\(body)}")
    }

    private func className(_ owner: TypeRecord) -> String {
        owner.name.replacing(".", with: "_") + "_standardAnswers"
    }

    private func override(_ bringer: (record: TypeRecord, method: MethodRecord)) -> PlacedEdit? {
        let (method, file) = (bringer.method, files[bringer.method.file])
        guard let token = file.tree.token(at: AbsolutePosition(utf8Offset: method.range.lowerBound)),
            let node = token.enclosing(FunctionDeclSyntax.self)
        else { return nil }
        return PlacedEdit(method.file, node.funcKeyword.ownRange, "override func")
    }
}

extension MethodRecord {
    /// As it is declared, its parameters called `a0`, `a1`, …
    fileprivate var signature: String {
        let names = zip(labels, parameters).enumerated().map { "\($1.0) a\($0): \($1.1)" }
        return "func \(base)(\(names.joined(separator: ", ")))" + (result.map { " -> \($0)" } ?? "")
    }

    /// A call with those.
    fileprivate var call: String {
        let values = labels.enumerated().map { ($1 == "_" ? "" : "\($1): ") + "a\($0)" }
        return "\(base)(\(values.joined(separator: ", ")))"
    }
}
