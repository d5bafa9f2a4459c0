import SwiftSyntax

/// `onChange(value: 1)` of a `var onChange: (_ value: Int) -> Void`: Swift 3 took the label, though a closure has none.
final class ClosureLabelRule: RuleVisitor {
    override class func isNeeded(in file: ParsedFile) -> Bool { file.mentions("->") && file.mentions("(_ ") }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard callsClosure(node) else { return .visitChildren }
        for argument in node.arguments {
            guard let label = argument.label else { continue }
            replace(label.ownRange.lowerBound..<argument.expression.ownRange.lowerBound, with: "")
        }
        return .visitChildren
    }
}

extension RuleVisitor {
    /// Whether a closure in a property is called with the labels of its type.
    func callsClosure(_ node: FunctionCallExprSyntax) -> Bool {
        let labels = node.arguments.compactMap(\.label)
        guard !labels.isEmpty, labels.count == node.arguments.count, node.trailingClosure == nil,
            let name = calledName(node.calledExpression), module.functions(named: name).isEmpty
        else { return false }
        return propertyTypes(named: name, at: node).contains { ClosureType.names(in: $0) == labels.map(\.text) }
    }

    /// `onChange` of `onChange`, `cell.onChange` and `onChange?`.
    private func calledName(_ expression: ExprSyntax) -> String? {
        if let chained = expression.as(OptionalChainingExprSyntax.self) { return calledName(chained.expression) }
        if let unwrapped = expression.as(ForceUnwrapExprSyntax.self) { return calledName(unwrapped.expression) }
        if let member = expression.as(MemberAccessExprSyntax.self), member.base != nil {
            return member.declName.baseName.text
        }
        return expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    /// The types of the properties that can be meant: that of the type around, or those of all types where another object is called.
    private func propertyTypes(named name: String, at node: FunctionCallExprSyntax) -> [String] {
        if node.calledExpression.firstToken(viewMode: .sourceAccurate)?.text == name {
            let own = enclosingTypeName(of: node).flatMap { module.property(name, in: $0)?.type }
            return [own].compactMap(\.self)
        }
        return module.properties(named: name).compactMap(\.type)
    }
}

private enum ClosureType {
    /// The names that a closure's type gives its parameters: `value` of `((_ value: Any) -> Void)?`.
    static func names(in type: String) -> [String]? {
        var text = Substring(type.filter { $0 != "\n" })
        while text.hasPrefix("(("), let end = text.lastIndex(of: ")") {
            text = text[text.index(after: text.startIndex)..<end]
        }
        guard text.hasPrefix("("), let arrow = text.firstRange(of: "->") else { return nil }
        guard let end = text[..<arrow.lowerBound].lastIndex(of: ")") else { return nil }
        let inner = text[text.index(after: text.startIndex)..<end]
        var names: [String] = []
        for parameter in inner.split(separator: ",") {
            let words = parameter.split(separator: ":")[0].split(separator: " ")
            guard parameter.contains(":"), words.count == 2, words[0] == "_" else { return nil }
            names.append(String(words[1]))
        }
        return names
    }
}
