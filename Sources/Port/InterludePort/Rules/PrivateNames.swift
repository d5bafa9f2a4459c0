import SwiftSyntax

/// The private declarations of a file that a member uses which moves to another file: there they have to be seen.
final class PrivateNames: ActiveVisitor {
    private let used: Set<String>
    private var ranges: Set<Range<Int>> = []

    /// Where `private` and `fileprivate` stand before what `member` names.
    static func modifiers(used member: some SyntaxProtocol, in file: ParsedFile) -> [Range<Int>] {
        let names = UsedNames(viewMode: .sourceAccurate)
        names.walk(member)
        let visitor = PrivateNames(names.found)
        visitor.walk(file.tree)
        return visitor.ranges.sorted { $0.lowerBound < $1.lowerBound }
    }

    private init(_ used: Set<String>) {
        self.used = used
        super.init(viewMode: .sourceAccurate)
    }

    private func look(_ modifiers: DeclModifierListSyntax, _ names: [String], at node: some SyntaxProtocol) {
        guard !used.isDisjoint(with: names) else { return }
        add(modifiers)
        if let owner = node.enclosing(ExtensionDeclSyntax.self) { add(owner.modifiers) }
    }

    private func add(_ modifiers: DeclModifierListSyntax) {
        for modifier in modifiers
        where ["private", "fileprivate"].contains(modifier.name.text) && modifier.detail == nil {
            ranges.insert(modifier.ownRange)
        }
    }

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        look(node.modifiers, [node.name.text], at: node)
        return .skipChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let names = node.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text }
        look(node.modifiers, names, at: node)
        return .skipChildren
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { type(node.modifiers, node.name, node) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { type(node.modifiers, node.name, node) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { type(node.modifiers, node.name, node) }

    private func type(
        _ modifiers: DeclModifierListSyntax, _ name: TokenSyntax, _ node: some SyntaxProtocol
    ) -> SyntaxVisitorContinueKind {
        look(modifiers, [name.text], at: node)
        return .visitChildren
    }

    private final class UsedNames: SyntaxVisitor {
        var found: Set<String> = []

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            found.insert(node.baseName.text)
            return .visitChildren
        }

        override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
            found.insert(node.name.text)
            return .visitChildren
        }
    }
}
