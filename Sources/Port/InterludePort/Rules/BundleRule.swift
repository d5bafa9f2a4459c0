import SwiftSyntax

/// `Bundle(for:)` and `Bundle.module` ask where the resources of a module are known.
final class BundleRule: RuleVisitor {
    override class func isNeeded(in file: ParsedFile) -> Bool {
        file.mentions("Bundle(for:", "Bundle.init(for:", "Bundle.module", " .module")
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = ["Bundle", "Bundle.init", "Foundation.Bundle"].contains(node.calledExpression.ownText)
        guard called, let type = node.arguments.first, node.arguments.count == 1, type.label?.text == "for",
            !module.boundNames.contains("Bundle")
        else { return .visitChildren }
        replace(node.calledExpression, with: "InterludeFoundation.ModuleBundles.bundle")
        return .visitChildren
    }

    /// `Bundle.module`, and `.module` where a bundle is asked for by an argument's name.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.declName.baseName.text == "module", module.property("module", in: "Bundle") == nil,
            node.base?.ownText == "Bundle" || node.base == nil && Self.isBundle(node)
        else { return .visitChildren }
        replace(node, with: "InterludeFoundation.ModuleBundles.bundle(of: #fileID)")
        return .skipChildren
    }

    private static func isBundle(_ node: MemberAccessExprSyntax) -> Bool {
        ["bundle", "in", "inBundle"].contains(node.parent?.as(LabeledExprSyntax.self)?.label?.text)
    }
}
