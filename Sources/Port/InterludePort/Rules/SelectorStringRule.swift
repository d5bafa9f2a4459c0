import SwiftSyntax

/// `Selector("handlePan:")`, `NSSelectorFromString("handlePan:")` and, as Swift 2 had it, `action: "handlePan:"` are looked up
/// among the methods of the type around and of the module.
final class SelectorStringRule: RuleVisitor {
    override class func isNeeded(in file: ParsedFile) -> Bool { file.mentions("Selector", "action:", "selector:") }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let called = node.calledExpression.trimmedDescription
        guard ["Selector", "NSSelectorFromString"].contains(called), node.arguments.count == 1,
            let argument = node.arguments.first, argument.label == nil
        else { return .visitChildren }
        // Other names are looked up when the program runs, like those below that no reference can be written for.
        guard let name = literal(argument.expression) else { return .visitChildren }
        rewrite(node, name)
        return .skipChildren
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        if let label = node.label?.text, ["action", "selector"].contains(label),
            let name = node.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
            isInTargetAction(node), name.isSelectorName
        {
            rewrite(node.expression, name)
        }
        return .visitChildren
    }

    /// Whether the call has a target as well.
    private func isInTargetAction(_ node: LabeledExprSyntax) -> Bool {
        guard let list = node.parent?.as(LabeledExprListSyntax.self),
            let call = list.parent?.as(FunctionCallExprSyntax.self)
        else { return false }
        return list.contains { $0.label?.text == "target" }
            || call.calledExpression.trimmedDescription.hasSuffix("addTarget")
            || call.calledExpression.trimmedDescription.hasSuffix("addObserver")
    }

    private func literal(_ expression: ExprSyntax) -> String? {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return literal(only.expression)
        }
        return expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
    }

    private func rewrite(_ node: some SyntaxProtocol, _ name: String) {
        guard let found = method(name, in: enclosingTypeName(of: node)) else {
            if isKnown(name) { return }
            return note(node, .selectorStrings, "no method of the app is called '\(name)' in Objective-C")
        }
        guard !found.method.isStatic, found.method.labels.count < 2, !found.method.returnsValue,
            !found.method.isThrowing, !found.method.isAsync
        else { return }
        replace(node, with: "Selector(\(found.owner).\(found.method.reference), named: \(name.quoted))")
    }

    /// Whether a protocol or a property is called so, or a class of UIKit's has such a method.
    private func isKnown(_ name: String) -> Bool {
        SystemNames.tabled.contains(name)
            || module.types.values.contains { record in
                record.methods.contains { $0.selector == name }
                    || record.properties.contains { $0.name == name || ObjectiveCName.setter(of: $0.name) == name }
            }
    }

    private func method(_ selector: String, in scope: String?) -> (owner: String, method: MethodRecord)? {
        func owned(_ record: TypeRecord) -> MethodRecord? {
            guard record.kind != .protocol || record.declaration == nil else { return nil }
            return record.methods.first { $0.selector == selector }
        }
        if let scope {
            for record in module.lineage(of: scope) {
                if let method = owned(record) { return (scope, method) }
            }
        }
        let all = module.typeNames.compactMap { name in
            module.types[name].flatMap(owned).map { (owner: name, method: $0) }
        }
        return all.count == 1 ? all[0] : nil
    }
}

extension String {
    fileprivate var isSelectorName: Bool {
        guard let first, first.isLetter || first == "_" else { return false }
        return allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == ":" }
    }
}
