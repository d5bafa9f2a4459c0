import SwiftSyntax

/// The names that a source declares itself, and the types that variables are declared with.
final class DeclaredNames: SyntaxVisitor {
    private(set) var names: Set<String> = []
    /// Empty for a variable whose type is not written.
    private(set) var types: [String: Set<String>] = [:]

    init(of tree: SourceFileSyntax) {
        super.init(viewMode: .sourceAccurate)
        walk(tree)
    }

    // MARK: Types and functions

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }
    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }

    // MARK: Variables

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind { declare(node.identifier) }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind { declare(node.name) }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        declare(node.secondName ?? node.firstName)
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        let name = node.secondName ?? node.firstName
        note(name.text, AppleNameIndex.typeName(node.type.trimmedDescription))
        return declare(name)
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        note(node.pattern, node.typeAnnotation, node.initializer)
        return .visitChildren
    }

    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        note(node.pattern, node.typeAnnotation, node.initializer)
        return .visitChildren
    }

    private func declare(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
        names.insert(name.text)
        return .visitChildren
    }

    private func note(_ name: String, _ type: String) { types[name, default: []].insert(type) }

    /// `let x: T`, `let x = y as? T`. A variable that is bound to one of its own name has that one's type.
    private func note(_ pattern: PatternSyntax, _ annotation: TypeAnnotationSyntax?, _ value: InitializerClauseSyntax?)
    {
        guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
        if let annotation {
            note(name, AppleNameIndex.typeName(annotation.type.trimmedDescription))
        } else if let value = value?.value {
            let isSameName = value.as(MemberAccessExprSyntax.self)?.declName.baseName.text == name
            if !isSameName { note(name, Self.castType(value)) }
        }
    }

    private static func castType(_ value: ExprSyntax) -> String {
        let elements = value.as(SequenceExprSyntax.self).map { Array($0.elements) } ?? []
        guard elements.count == 3, elements[1].is(UnresolvedAsExprSyntax.self) else { return "" }
        return AppleNameIndex.typeName(elements[2].trimmedDescription)
    }
}
