import SwiftSyntax

/// `String.localizedStringWithFormat` and `String(format:)` of a text that is not written there know the plurals of the app's
/// tables.
final class FormatRule: RuleVisitor {
    override class func isNeeded(in file: ParsedFile) -> Bool { file.mentions("localizedStringWithFormat", "format:") }

    /// Whether porting writes what needs an import, or values are given to a format, which may be objects.
    static func isUsed(in file: ParsedFile) -> Bool {
        guard isNeeded(in: file) || file.mentions("NSLog") else { return false }
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(file.tree)
        return finder.isFound
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let name = Self.replacement(node) {
            replace(node.calledExpression, with: "InterludeFoundation.LocalizedFormat.\(name)")
        }
        return .visitChildren
    }

    /// What is called instead.
    private static func replacement(_ node: FunctionCallExprSyntax) -> String? {
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
            guard member.declName.baseName.text == "localizedStringWithFormat" else { return nil }
            return ["String": "localized", "NSString": "localizedObject"][member.base?.ownText ?? ""]
        }
        let labels = node.arguments.map { $0.label?.text }
        guard node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "String",
            labels.first == "format", let format = node.arguments.first?.expression,
            !format.is(StringLiteralExprSyntax.self),
            labels.dropFirst().allSatisfy({ $0 == nil || $0 == "locale" || $0 == "arguments" })
        else { return nil }
        return "string"
    }

    /// `NSLog("%@", view)`, `String(format: "%@", view)`.
    private static func takesValues(_ node: FunctionCallExprSyntax) -> Bool {
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            node.arguments.count > 1, node.arguments.last?.label == nil
        else { return false }
        return name == "NSLog" || name == "String" && node.arguments.first?.label?.text == "format"
    }

    private final class Finder: ActiveVisitor {
        var isFound = false

        override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
            if FormatRule.replacement(node) != nil || FormatRule.takesValues(node) { isFound = true }
            return isFound ? .skipChildren : .visitChildren
        }
    }
}
