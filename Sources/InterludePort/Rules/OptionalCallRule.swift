import SwiftSyntax

/// `delegate?.list?(self, didPick: item)`: of the module's own optional methods the property is called, of UIKit's, which have
/// standard implementations here, the method itself.
final class OptionalCallRule: RuleVisitor {
    /// By `list(_:didPick:)`.
    private lazy var own: [String: OptionalRequirement] = Dictionary(
        module.optionalRequirements.filter(\.isExpressible).map { ($0.method.fullName, $0) },
        uniquingKeysWith: { first, _ in first })

    override class func isNeeded(in file: ParsedFile) -> Bool { file.mentions("?(", "!(", ") != nil", ") == nil") }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let (called, mark) = unwrapped(node.calledExpression), let reference = name(of: called),
            reference.argumentNames == nil
        else { return .visitChildren }
        if let requirement = requirement(called: reference, node) {
            replace(reference.baseName, with: requirement.propertyName)
            for argument in node.arguments { removeLabel(of: argument) }
        } else if isSystems(reference.baseName.text, node) {
            replace(mark, with: "")
        }
        return .visitChildren
    }

    /// `a.f` and the mark of `a.f?` and `a.f!`.
    private func unwrapped(_ expression: ExprSyntax) -> (ExprSyntax, TokenSyntax)? {
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return (chain.expression, chain.questionMark) }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { return (forced.expression, forced.exclamationMark) }
        return nil
    }

    /// `delegate.list(_:didPick:) != nil`.
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        for (index, part) in parts.enumerated().dropLast(2) where parts[index + 2].is(NilLiteralExprSyntax.self) {
            guard let reference = name(of: part), let labels = reference.argumentNames,
                let requirement = own[
                    "\(reference.baseName.text)(\(labels.arguments.map { "\($0.name.text):" }.joined()))"]
            else { continue }
            replace(reference, with: requirement.propertyName)
        }
        return .visitChildren
    }

    private func name(of expression: ExprSyntax) -> DeclReferenceExprSyntax? {
        expression.as(MemberAccessExprSyntax.self)?.declName ?? expression.as(DeclReferenceExprSyntax.self)
    }

    private func requirement(
        called reference: DeclReferenceExprSyntax, _ call: FunctionCallExprSyntax
    ) -> OptionalRequirement? {
        guard !own.isEmpty else { return nil }
        let labels = call.arguments.map { $0.label?.text ?? "_" }
        let name = reference.baseName.text
        let full = labels.isEmpty ? "\(name)()" : "\(name)(\(labels.map { "\($0):" }.joined()))"
        if let exact = own[full] { return exact }
        guard call.trailingClosure != nil else { return nil }
        return own.values.filter { $0.method.base == name && $0.method.labels.count == labels.count + 1 }
            .first { Array($0.method.labels.dropLast()) == labels }
    }

    /// A closure has no labels, so what is called with some is a method.
    private func isSystems(_ name: String, _ call: FunctionCallExprSyntax) -> Bool {
        if call.arguments.contains(where: { $0.label != nil }) { return true }
        return SystemNames.isOptionalRequirement(name) && !module.variableNames.contains(name)
    }

    private func removeLabel(of argument: LabeledExprSyntax) {
        guard let label = argument.label else { return }
        replace(label.ownRange.lowerBound..<argument.expression.ownRange.lowerBound, with: "")
    }
}
