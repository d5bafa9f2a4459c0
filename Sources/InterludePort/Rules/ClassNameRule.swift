import SwiftSyntax

/// `NSClassFromString` and `NSStringFromClass` ask where the names of `@objc(Name)` are known.
final class ClassNameRule: RuleVisitor {
    private static let functions = [
        "NSClassFromString": "InterludeObjectiveC.ObjectiveCNames.type(named: ",
        "NSStringFromClass": "InterludeObjectiveC.ObjectiveCNames.name(of: ",
    ]

    override class func isNeeded(in file: ParsedFile) -> Bool {
        file.mentions("NSClassFromString", "NSStringFromClass")
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let new = Self.functions[name], let argument = node.arguments.first, node.arguments.count == 1,
            argument.label == nil, !module.boundNames.contains(name)
        else { return .visitChildren }
        replace(node.ownRange.lowerBound..<argument.ownRange.lowerBound, with: new)
        return .visitChildren
    }
}
