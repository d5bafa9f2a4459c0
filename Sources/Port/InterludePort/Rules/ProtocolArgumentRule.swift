import SwiftSyntax

/// A protocol of Objective-C's conforms to itself: `Proxy<UINavigationControllerDelegate>` of a `class Proxy<T: NSObjectProtocol>` is
/// allowed on iOS. Here the parameter loses its constraint, and what asked for an object asks for it at run time.
final class ProtocolArgumentRule: RuleVisitor {
    private static let constraints: Set<String> = ["NSObjectProtocol", "AnyObject", "class"]

    override class func isNeeded(in file: ParsedFile) -> Bool { file.mentions("NSObjectProtocol>", "AnyObject>") }

    /// The parameters that lose their constraint, of the types around; the innermost last.
    private var stack: [Set<String>] = []

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
    override func visitPost(_ node: ClassDeclSyntax) { stack.removeLast() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, node.name) }
    override func visitPost(_ node: StructDeclSyntax) { stack.removeLast() }

    private func enter(
        _ node: some DeclGroupSyntax & WithGenericParametersSyntax, _ name: TokenSyntax
    ) -> SyntaxVisitorContinueKind {
        var freed: Set<String> = []
        if module.protocolArguments.contains(name.text) {
            for parameter in node.genericParameterClause?.parameters ?? [] {
                guard let colon = parameter.colon, let type = parameter.inheritedType,
                    Self.constraints.contains(type.ownText)
                else { continue }
                freed.insert(parameter.name.text)
                replace(colon.ownRange.lowerBound..<type.ownRange.upperBound, with: "")
            }
        }
        stack.append(freed)
        return .visitChildren
    }

    private var freed: Set<String> { stack.last ?? [] }

    /// `weak var x: T?`
    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard let weak = node.modifiers.first(where: { $0.name.text == "weak" }), let binding = node.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let type = binding.typeAnnotation?.type, freed.contains(TypeName.bare(type.ownText))
        else { return .visitChildren }
        remove(weak)
        insert("@InterludeFoundation.WeakObject ", at: node.ownRange.lowerBound)
        if binding.initializer == nil, !isAssignedInInitialiser(name, around: node) {
            insert(" = nil", at: type.ownRange.upperBound)
        }
        return .visitChildren
    }

    private func isAssignedInInitialiser(_ name: String, around node: VariableDeclSyntax) -> Bool {
        guard let members = node.parent?.parent?.as(MemberBlockItemListSyntax.self) else { return false }
        return members.contains { item in
            guard let body = item.decl.as(InitializerDeclSyntax.self)?.body?.description else { return false }
            return body.contains("\(name) =") || body.contains("\(name)=")
        }
    }

    /// `x.responds(to:)` of something of the parameter's type.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard !freed.isEmpty, let member = node.calledExpression.as(MemberAccessExprSyntax.self),
            let base = member.base,
            member.declName.baseName.text == "responds", !["self", "super"].contains(base.ownText)
        else { return .visitChildren }
        insert("(", at: base.ownRange.lowerBound)
        insert(" as! any NSObjectProtocol)", at: base.ownRange.upperBound)
        return .visitChildren
    }

    /// Whether the file needs the wrapper's module.
    static func isUsed(in file: ParsedFile, _ module: ModuleIndex) -> Bool {
        isNeeded(in: file) && !module.protocolArguments.isEmpty && file.mentions("weak ")
    }
}
