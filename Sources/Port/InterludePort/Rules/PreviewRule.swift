import SwiftSyntax

/// `#Preview { … }` is Xcode's, and is left out.
final class PreviewRule: RuleVisitor {
    override class func isNeeded(in file: ParsedFile) -> Bool { file.mentions("#Preview") }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview" else { return .visitChildren }
        replace(node, with: "")
        return .skipChildren
    }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview" else { return .visitChildren }
        replace(node, with: "")
        return .skipChildren
    }
}
