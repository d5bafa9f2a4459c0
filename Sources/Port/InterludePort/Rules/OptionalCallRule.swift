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
        if let value = node.initializer?.value {
            replaceReference(value)
            if let base = boundSystemsObject(value) {
                insert("Optional(", at: base.ownRange.lowerBound)
                insert(")?", at: base.ownRange.upperBound)
            }
        }
        return .visitChildren
    }

    /// The object of `if let size = delegate.collectionView?(…)` and `if let scroll = delegate.scrollViewDidScroll`, where it is
    /// there: UIKit's optional methods are implemented by all here, so nothing of that is optional by itself.
    private func boundSystemsObject(_ value: ExprSyntax) -> ExprSyntax? {
        var called = value
        if let call = value.as(FunctionCallExprSyntax.self) {
            guard let chain = call.calledExpression.as(OptionalChainingExprSyntax.self), !callsClosure(call),
                let reference = name(of: chain.expression), requirement(called: reference, call) == nil
            else { return nil }
            called = chain.expression
        } else if !OptionalCallRule.isEvent(name(of: value)?.baseName.text ?? "") {
            return nil
        }
        guard let member = called.as(MemberAccessExprSyntax.self), let base = member.base,
            member.declName.argumentNames == nil, !base.ownText.contains("?")
        else { return nil }
        let name = member.declName.baseName.text
        return SystemProtocols.hasOptionalMethod(name) && !module.variableNames.contains(name) ? base : nil
    }

    /// Whether a name is that of a method also where nothing is called: `tableView` and `navigationController` are properties too.
    private static func isEvent(_ name: String) -> Bool {
        ["Did", "Will", "Should"].contains { name.contains($0) }
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
