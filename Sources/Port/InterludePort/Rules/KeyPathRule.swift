import SwiftSyntax

/// `#keyPath(Foo.bar.baz)` becomes the text that it stands for.
final class KeyPathRule: RuleVisitor {
    override class func isNeeded(in file: ParsedFile) -> Bool { file.mentions("keyPath") }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "keyPath", let argument = node.arguments.first, node.arguments.count == 1 else {
            return .visitChildren
        }
        guard let names = components(of: argument.expression), !names.isEmpty else {
            note(node, .keyPaths, "the key path '\(argument.expression.ownText)' is not a chain of names")
            return .skipChildren
        }
        replace(node, with: "\"\(text(names, in: enclosingTypeName(of: node) ?? ""))\"")
        return .skipChildren
    }

    private func components(of expression: ExprSyntax) -> [String]? {
        if let reference = expression.as(DeclReferenceExprSyntax.self) { return [reference.baseName.text] }
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return components(of: chain.expression) }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { return components(of: forced.expression) }
        guard let member = expression.as(MemberAccessExprSyntax.self), let base = member.base else { return nil }
        return components(of: base).map { $0 + [member.declName.baseName.text] }
    }

    private func text(_ names: [String], in scope: String) -> String {
        var rest = names[...]
        var owner = ""
        // Types come first, and are no part of the path.
        while let first = rest.first, rest.count > 1, isType(first, in: scope) {
            owner = owner.isEmpty || first == "Self" ? first : "\(owner).\(first)"
            rest = rest.dropFirst()
        }
        if let first = rest.first, first == "self", rest.count > 1 { rest = rest.dropFirst() }
        return rest.map(objectiveCName).joined(separator: ".")
    }

    private func isType(_ name: String, in scope: String) -> Bool {
        module.type(name, in: scope) != nil || name.first?.isUppercase == true
    }

    /// `hidden` of `isHidden`, where the property is not the app's own: Apple's properties carry `is` only in Swift and in
    /// the name of the getter.
    private func objectiveCName(_ property: String) -> String {
        let rest = property.dropFirst(2)
        guard property.hasPrefix("is"), let first = rest.first, first.isUppercase, !module.boundNames.contains(property)
        else { return property }
        return first.lowercased() + rest.dropFirst()
    }
}
