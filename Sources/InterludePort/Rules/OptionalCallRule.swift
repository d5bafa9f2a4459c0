import SwiftSyntax

/// `delegate?.list?(self, didPick: item)`: of the module's own optional methods the property is called, of UIKit's, which have
/// standard implementations here, the method itself.
final class OptionalCallRule: RuleVisitor {
    /// By `list(_:didPick:)`.
    private lazy var own: [String: OptionalRequirement] = Dictionary(
        module.optionalRequirements.filter(\.isExpressible).map { ($0.method.fullName, $0) },
        uniquingKeysWith: { first, _ in first })

    override class func isNeeded(in file: ParsedFile) -> Bool { file.mentions("?(", "!(", " nil", " let ", "(let ") }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let (called, mark) = unwrapped(node.calledExpression), let reference = name(of: called),
            reference.argumentNames == nil
        else { return .visitChildren }
        if let requirement = requirement(called: reference, node) {
            replace(reference.baseName, with: requirement.calledName)
            if requirement.isOverloaded { replace(mark, with: "") }
            for argument in node.arguments { removeLabel(of: argument) }
            castObject(of: called, to: requirement.protocolName)
        } else if isSystems(reference.baseName.text, node), !callsClosure(node) {
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
            replaceReference(part)
        }
        return .visitChildren
    }

    /// `if let pick = delegate?.list(_:didPick:)`, and without the labels.
    override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
        if let value = node.initializer?.value { replaceReference(value) }
        return .visitChildren
    }

    private func replaceReference(_ expression: ExprSyntax) {
        guard let reference = name(of: expression), expression.is(MemberAccessExprSyntax.self) else { return }
        let base = reference.baseName.text
        if let labels = reference.argumentNames {
            let full = "\(base)(\(labels.arguments.map { "\($0.name.text):" }.joined()))"
            if let requirement = own[full] { replace(reference, with: requirement.propertyName) }
            return
        }
        let named = own.values.filter { $0.method.base == base }
        guard let only = named.first, named.count == 1, !module.variableNames.contains(base) else { return }
        replace(reference, with: only.propertyName)
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

    /// An `AnyObject` is asked whether it conforms to the protocol, where Objective-C would ask for the method.
    private func castObject(of called: ExprSyntax, to protocolName: String) {
        guard let chain = called.as(MemberAccessExprSyntax.self)?.base?.as(OptionalChainingExprSyntax.self) else {
            return
        }
        let member = chain.expression.as(MemberAccessExprSyntax.self)
        let reference = member?.declName ?? chain.expression.as(DeclReferenceExprSyntax.self)
        guard let reference, member == nil || member?.base?.ownText == "self",
            let scope = enclosingTypeName(of: called),
            let type = module.property(reference.baseName.text, in: scope)?.type,
            TypeName.bare(type) == "AnyObject"
        else { return }
        insert("(", at: chain.expression.ownRange.lowerBound)
        insert(" as? \(protocolName))", at: chain.expression.ownRange.upperBound)
    }

    private func removeLabel(of argument: LabeledExprSyntax) {
        guard let label = argument.label else { return }
        replace(label.ownRange.lowerBound..<argument.expression.ownRange.lowerBound, with: "")
    }
}
