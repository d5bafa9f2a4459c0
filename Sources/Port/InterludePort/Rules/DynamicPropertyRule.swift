import SwiftSyntax

/// `@objc dynamic var` tells its observers itself, since nobody can exchange its setter while the program runs.
final class DynamicPropertyRule: RuleVisitor {
    override class func isNeeded(in file: ParsedFile) -> Bool { file.mentions("dynamic") }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.modifiers.has("dynamic"), node.bindingSpecifier.text == "var", !node.modifiers.has("static"),
            !node.modifiers.has("class"), !node.attributes.has("NSManaged")
        else { return .visitChildren }
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            let key = (node.attributes.objectiveCName ?? name.filter { $0 != "`" }).quoted
            tell(binding, will: Self.call("willChange", key), did: Self.call("didChange", key))
        }
        return .visitChildren
    }

    private static func call(_ name: String, _ key: String) -> String {
        "InterludeFoundation.KeyValueObserving.\(name)(self, \(key))"
    }

    private func tell(_ binding: PatternBindingSyntax, will: String, did: String) {
        guard let block = binding.accessorBlock else {
            return insert(" { willSet { \(will) } didSet { \(did) } }", at: binding.endOfValue)
        }
        guard case .accessors(let accessors) = block.accessors else { return }
        let bodies = accessors.reduce(into: [String: CodeBlockSyntax]()) { $0[$1.accessorSpecifier.text] = $1.body }
        if let setter = bodies["set"] { return begin(setter, "\(will); defer { \(did) }") }
        guard bodies["willSet"] != nil || bodies["didSet"] != nil, let first = accessors.first else { return }
        if let body = bodies["willSet"] {
            begin(body, will)
        } else {
            insert("willSet { \(will) } ", at: first.ownRange.lowerBound)
        }
        // As on iOS, where the observers are called after the property's own didSet.
        if let body = bodies["didSet"] {
            begin(body, "defer { \(did) }")
        } else {
            insert("didSet { \(did) } ", at: first.ownRange.lowerBound)
        }
    }

    private func begin(_ body: CodeBlockSyntax, _ text: String) {
        insert(" \(text);", at: body.leftBrace.ownRange.upperBound)
    }
}

extension PatternBindingSyntax {
    /// Behind the value or the type, where observers stand.
    fileprivate var endOfValue: Int {
        (initializer.map { Syntax($0) } ?? typeAnnotation.map { Syntax($0) } ?? Syntax(pattern)).ownRange.upperBound
    }
}
