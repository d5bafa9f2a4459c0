import SwiftSyntax

/// `UIScrollViewDecelerationRateFast` was a `CGFloat` before Swift 4.2, and so are the app's own properties that hold one: those
/// become numbers again where a rate is read or set.
final class DecelerationRateRule: RuleVisitor {
    private static let names: Set<String> = ["UIScrollViewDecelerationRateFast", "UIScrollViewDecelerationRateNormal"]

    override class func isNeeded(in file: ParsedFile) -> Bool { file.mentions("ecelerationRate") }

    /// `var rate: CGFloat { return UIScrollViewDecelerationRateFast }`, and with a value it begins with.
    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        guard Self.names.contains(node.baseName.text), !module.boundNames.contains(node.baseName.text),
            typeAround(node) == "CGFloat"
        else { return .visitChildren }
        insert(".rawValue", at: node.ownRange.upperBound, order: 1)
        return .visitChildren
    }

    /// `decelerationRate = options.rate` of a property of the app's that is a number.
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self), lastName(parts[0]) == "decelerationRate",
            let name = lastName(parts[2]), isNumber(name)
        else { return .visitChildren }
        insert("UIScrollView.DecelerationRate(rawValue: ", at: parts[2].ownRange.lowerBound)
        insert(")", at: parts[2].ownRange.upperBound)
        return .visitChildren
    }

    /// The type that is written for what an expression is the value of.
    private func typeAround(_ node: DeclReferenceExprSyntax) -> String? {
        var next = node.parent
        while let current = next {
            if let binding = current.as(PatternBindingSyntax.self) { return binding.typeAnnotation?.type.ownText }
            if let function = current.as(FunctionDeclSyntax.self) {
                return function.signature.returnClause?.type.ownText
            }
            if let parameter = current.as(FunctionParameterSyntax.self) { return parameter.type.ownText }
            if current.is(ClosureExprSyntax.self) || current.is(LabeledExprSyntax.self) { return nil }
            if current.is(SequenceExprSyntax.self) { return nil }
            next = current.parent
        }
        return nil
    }

    private func lastName(_ expression: ExprSyntax) -> String? {
        expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    /// Whether all properties of a name are written as numbers.
    private func isNumber(_ name: String) -> Bool {
        let types = module.properties(named: name).map(\.type)
        return !types.isEmpty && types.allSatisfy { $0 == "CGFloat" }
    }
}
