import SwiftSyntax

/// `os(…)` and `targetEnvironment(…)` in conditions become what they are in the iOS simulator. The blocks stay as they are;
/// which one is compiled is still the compiler's decision.
final class PlatformRule: RuleVisitor {
    override class func isNeeded(in file: ParsedFile) -> Bool { file.mentions("#if", "#elseif") }

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        let active = PlatformCondition.clauses(of: node).map(\.id)
        for clause in node.clauses {
            if let condition = clause.condition { rewrite(condition) }
            if active.contains(clause.id), let elements = clause.elements { walk(elements) }
        }
        return .skipChildren
    }

    private func rewrite(_ condition: ExprSyntax) {
        let finder = PlatformOperands(viewMode: .sourceAccurate)
        finder.walk(condition)
        for (call, value) in finder.found { replace(call, with: value ? "true" : "false") }
    }
}

private final class PlatformOperands: SyntaxVisitor {
    var found: [(FunctionCallExprSyntax, Bool)] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        // What can be imported the compiler knows best.
        if node.calledExpression.trimmedDescription != "canImport",
            let value = PlatformCondition.value(of: node) ?? PlatformCondition.laterSystem(node)
        {
            found.append((node, value))
        }
        return .skipChildren
    }
}
