import SwiftSyntax

/// Xcode's literals become the initializers that they stand for.
final class LiteralRule: RuleVisitor {
    override class func isNeeded(in file: ParsedFile) -> Bool { file.mentions("Literal(", "Literal (") }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        // The compiler makes a UIColor of it, or a CGColor where one is wanted.
        case "colorLiteral": break
        case "imageLiteral":
            guard let argument = node.arguments.first, argument.label?.text == "resourceName",
                let label = argument.label
            else { break }
            rewrite(node, as: "UIImage")
            replace(label, with: "named")
            if let end = node.rightParen { insert("!", at: end.ownRange.upperBound) }
        case "fileLiteral":
            note(node, .literals, "a file literal has no counterpart; use Bundle.main.url(forResource:)")
        default: break
        }
        return .visitChildren
    }

    private func rewrite(_ node: MacroExpansionExprSyntax, as type: String) {
        replace(node.pound.ownRange.lowerBound..<node.macroName.ownRange.upperBound, with: type)
    }
}
