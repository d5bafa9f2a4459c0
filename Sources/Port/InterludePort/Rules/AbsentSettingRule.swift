import SwiftSyntax

/// `configuration.waitsForConnectivity = true`: what a session of URLs can be told on Apple's systems alone, and would do nothing here, is left
/// out, and listed. A session in the background is one in the foreground.
final class AbsentSettingRule: RuleVisitor {
    override class func isNeeded(in file: ParsedFile) -> Bool {
        file.mentions(
            "LaunchEvents", "waitsForConn", "NetworkAccess", "multipathService", "sharedContainer", "ProtocolVersion",
            "requiresDNSSEC", "withIdentifier")
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self),
            node.parent?.is(CodeBlockItemSyntax.self) == true,
            let member = parts[0].as(MemberAccessExprSyntax.self), let base = member.base,
            AbsentSettingRule.names.contains(member.declName.baseName.text),
            !module.boundNames.contains(member.declName.baseName.text), AbsentSettingRule.isPlain(parts[2])
        else { return .visitChildren }
        replace(node, with: "_ = \(base.ownText)")
        note(node, .runtime, "'\(member.declName.baseName.text)' is not in Foundation on Linux, and has no effect")
        return .skipChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let call = node.calledExpression.as(MemberAccessExprSyntax.self),
            call.declName.baseName.text == "background",
            call.base?.trimmedDescription == "URLSessionConfiguration", node.arguments.count == 1,
            node.arguments.first?.label?.text == "withIdentifier"
        else { return .visitChildren }
        replace(node, with: "URLSessionConfiguration.default")
        note(node, .runtime, "sessions in the background are not in Foundation on Linux; this one ends with the app")
        return .visitChildren
    }

    /// Whether a value can be left out: working it out does nothing.
    private static func isPlain(_ value: ExprSyntax) -> Bool {
        if let member = value.as(MemberAccessExprSyntax.self) { return member.base.map(isPlain) ?? true }
        return value.is(BooleanLiteralExprSyntax.self) || value.is(StringLiteralExprSyntax.self)
            || value.is(NilLiteralExprSyntax.self) || value.is(DeclReferenceExprSyntax.self)
    }

    /// Properties of `URLSessionConfiguration` that Foundation on Linux does not have.
    private static let names: Set<String> = [
        "sessionSendsLaunchEvents", "waitsForConnectivity", "allowsExpensiveNetworkAccess",
        "allowsConstrainedNetworkAccess", "multipathServiceType", "sharedContainerIdentifier",
        "tlsMinimumSupportedProtocolVersion", "tlsMaximumSupportedProtocolVersion", "requiresDNSSECValidation",
    ]
}
