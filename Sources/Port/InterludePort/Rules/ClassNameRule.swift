import SwiftSyntax

/// `NSClassFromString` and `NSStringFromClass` ask where the names of `@objc(Name)` are known.
final class ClassNameRule: RuleVisitor {
    private static let functions = [
        "NSClassFromString": "InterludeFoundation.ObjectiveCNames.type(named: ",
        "NSStringFromClass": "InterludeFoundation.ObjectiveCNames.name(of: ",
    ]

    override class func isNeeded(in file: ParsedFile) -> Bool {
        file.mentions("NSClassFromString", "NSStringFromClass", ").description()", "classForCoder.description()")
    }

    /// `type(of: x)` and `x.classForCoder`.
    private static func isClass(_ expression: ExprSyntax) -> Bool {
        if let member = expression.as(MemberAccessExprSyntax.self) {
            return member.declName.baseName.text == "classForCoder"
        }
        return expression.as(FunctionCallExprSyntax.self)?.calledExpression.ownText == "type"
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self), node.arguments.isEmpty,
            member.declName.baseName.text == "description", let base = member.base, Self.isClass(base)
        {
            // Every class of Objective-C's describes itself, also that of an AnyObject.
            replace(node, with: "InterludeFoundation.ObjectiveCNames.name(of: \(base.ownText))")
            return .skipChildren
        }
        guard let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
            let new = Self.functions[name], let argument = node.arguments.first, node.arguments.count == 1,
            argument.label == nil, !module.boundNames.contains(name)
        else { return .visitChildren }
        replace(node.ownRange.lowerBound..<argument.ownRange.lowerBound, with: new)
        return .visitChildren
    }
}
