import SwiftSyntax

/// `sorted(by: { $0.0 < $0.1 })`: Swift 3 handed a closure its two parameters as one pair, too.
final class TupleParameterRule: RuleVisitor {
    /// Functions whose closure has two parameters, whatever the elements are.
    private static let functions: Set<String> = ["sorted", "sort", "min", "max", "reduce"]

    override class func isNeeded(in file: ParsedFile) -> Bool { file.mentions("$0.1") }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text,
            TupleParameterRule.functions.contains(name)
        else { return .visitChildren }
        let closures = [node.trailingClosure] + node.arguments.map { $0.expression.as(ClosureExprSyntax.self) }
        for case let closure? in closures where closure.signature == nil { rewrite(closure) }
        return .visitChildren
    }

    private func rewrite(_ closure: ClosureExprSyntax) {
        let finder = Finder(viewMode: .sourceAccurate)
        finder.walk(closure.statements)
        guard finder.isPair, finder.parts.contains(where: { $0.declName.baseName.text == "1" }) else { return }
        for part in finder.parts { replace(part, with: "$" + part.declName.baseName.text) }
    }

    /// Finds `$0.0` and `$0.1`, and whether there is nothing else of the parameters.
    private final class Finder: SyntaxVisitor {
        var parts: [MemberAccessExprSyntax] = []
        var isPair = true

        override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
            guard node.base?.trimmedDescription == "$0", ["0", "1"].contains(node.declName.baseName.text) else {
                return .visitChildren
            }
            parts.append(node)
            return .skipChildren
        }

        override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
            if node.baseName.text.hasPrefix("$") { isPair = false }
            return .visitChildren
        }

        // A closure within has parameters of its own.
        override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    }
}
