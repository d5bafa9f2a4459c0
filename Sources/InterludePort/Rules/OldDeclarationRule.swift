import SwiftSyntax

/// What compilers of earlier years took, and Apple's frameworks: `open static`, `Timer()`, `delegate?.window??`.
final class OldDeclarationRule: RuleVisitor {
    override class func isNeeded(in file: ParsedFile) -> Bool {
        file.mentions("open ", "Timer()", "window??", "window!!", ".characters", "Foundation.URL", "Foundation.HTTP")
    }

    /// A static member cannot be overridden, so it is not open.
    override func visit(_ node: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
        if node.has("static"), let open = node.first(where: { $0.name.text == "open" }) {
            replace(open, with: "public")
        }
        return .visitChildren
    }

    /// A timer that never fires: NSObject's initialiser, which Foundation's class on Linux does not have.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.ownText == "Timer", node.arguments.isEmpty, node.trailingClosure == nil,
            !module.declaredTypeNames.contains("Timer")
        {
            replace(node, with: "Timer(timeInterval: 0, repeats: false) { _ in }")
        }
        return .visitChildren
    }

    /// The delegate's window is an optional requirement on iOS, so it is optional twice there, and once here.
    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        if let inner = node.expression.as(OptionalChainingExprSyntax.self), Self.isWindow(inner.expression) {
            replace(node.questionMark.ownRange, with: "")
        }
        return .visitChildren
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        if let inner = node.expression.as(ForceUnwrapExprSyntax.self), Self.isWindow(inner.expression) {
            replace(node.exclamationMark.ownRange, with: "")
        }
        return .visitChildren
    }

    /// `Foundation.URLSession` has another module on Linux.
    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.baseType.ownText == "Foundation", SystemNames.networking.contains(node.name.text) {
            replace(node.baseType, with: "FoundationNetworking")
        }
        return .visitChildren
    }

    /// A string is the collection of its characters since Swift 4.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if node.declName.baseName.text == "characters", let base = node.base,
            !module.boundNames.contains("characters")
        {
            replace(base.ownRange.upperBound..<node.ownRange.upperBound, with: "")
        }
        return .visitChildren
    }

    private static func isWindow(_ expression: ExprSyntax) -> Bool {
        expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "window"
    }
}
