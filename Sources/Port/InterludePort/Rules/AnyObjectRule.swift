import SwiftSyntax

/// `(sender as AnyObject).tag` and `(delegate as AnyObject).done?()` are looked up by their names, as Objective-C does.
final class AnyObjectRule: RuleVisitor {
    override class func isNeeded(in file: ParsedFile) -> Bool {
        file.mentions("AnyObject", "]?.cg", "]?.ui", "UserInfoKey]?.")
    }

    /// Whether porting writes what needs an import.
    static func isUsed(in file: ParsedFile, _ module: ModuleIndex, _ options: PortOptions) -> Bool {
        guard isNeeded(in: file) else { return false }
        let rule = AnyObjectRule(file, module, options)
        rule.walk(file.tree)
        return rule.edits.edits.contains { $0.text.contains("ObjectiveCLookup") }
    }

    /// What every object has.
    private static let ownMembers: Set<String> = [
        "self", "isEqual", "hash", "description", "isKind", "isMember", "responds",
    ]

    private static let valueHolders: [String: String] = Dictionary(
        uniqueKeysWithValues: [
            "cgRectValue", "cgPointValue", "cgSizeValue", "cgVectorValue", "cgAffineTransformValue",
            "uiEdgeInsetsValue", "uiOffsetValue",
        ].map { ($0, "NSValue") }
            + ["doubleValue", "floatValue", "intValue", "integerValue", "boolValue", "uintValue", "int32Value"].map {
                ($0, "NSNumber")
            })

    private static let plainNames = ["integerValue": "intValue"]

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let object = object(of: member),
            member.declName.baseName.text == "isEqual", node.arguments.count == 1, let other = node.arguments.first,
            other.label == nil
        {
            replace(
                node, with: "InterludeFoundation.ObjectiveCLookup.isEqual(\(object), \(other.expression.ownText))")
            return .skipChildren
        }
        guard let member = Self.member(node.calledExpression), let object = object(of: member),
            node.trailingClosure == nil, member.declName.argumentNames == nil,
            !Self.ownMembers.contains(member.declName.baseName.text)
        else { return .visitChildren }
        let selector = ObjectiveCName.selector(
            base: member.declName.baseName.text, labels: node.arguments.map { $0.label?.text ?? "_" })
        let arguments = node.arguments.map(\.expression.ownText).joined(separator: ", ")
        replace(
            node, with: "InterludeFoundation.ObjectiveCLookup.call(\(object), \(selector.quoted), [\(arguments)])")
        return .skipChildren
    }

    /// `data?["title"]` of an `AnyObject`, which Objective-C asks for its element.
    override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
        guard let key = node.arguments.first, node.arguments.count == 1, key.label == nil, node.trailingClosure == nil,
            let object = subscripted(node.calledExpression)
        else { return .visitChildren }
        replace(
            node, with: "InterludeFoundation.ObjectiveCLookup.element(of: \(object), at: \(key.expression.ownText))")
        return .skipChildren
    }

    /// The object before a subscript: `a`, `a?`, `a!` or `(a as AnyObject)`.
    private func subscripted(_ expression: ExprSyntax) -> String? {
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return subscripted(chain.expression) }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { return subscripted(forced.expression) }
        if let tuple = expression.as(TupleExprSyntax.self) { return castObject(in: tuple) }
        guard let reference = expression.as(DeclReferenceExprSyntax.self), reference.argumentNames == nil else {
            return nil
        }
        let name = reference.baseName.text
        let type =
            LocalVariables.type(of: name, at: reference)
            ?? enclosingTypeName(of: reference).flatMap { module.property(name, in: $0)?.type }
        return type.map(TypeName.bare) == "AnyObject" ? name : nil
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let chain = node.base?.as(OptionalChainingExprSyntax.self),
            chain.expression.is(SubscriptCallExprSyntax.self),
            let holder = Self.valueHolders[node.declName.baseName.text],
            holder == "NSValue" || chain.expression.ownText.hasSuffix("UserInfoKey]")
        {
            // `info[key]?.cgRectValue` of a dictionary of objects.
            insert("(", at: chain.expression.ownRange.lowerBound)
            insert(" as? \(holder))", at: chain.expression.ownRange.upperBound)
            return .visitChildren
        }
        guard let object = object(of: node), !Self.ownMembers.contains(node.declName.baseName.text),
            !Self.isAssigned(node)
        else { return .visitChildren }
        if let holder = Self.valueHolders[node.declName.baseName.text] {
            // What NSValue and NSNumber hold, in an object or as it is.
            let path = "\\\(holder).\(Self.plainNames[node.declName.baseName.text] ?? node.declName.baseName.text)"
            replace(node, with: "InterludeFoundation.ObjectiveCLookup.value(\(object), \(path))")
            return .skipChildren
        }
        replace(
            node,
            with: "InterludeFoundation.ObjectiveCLookup.value(of: \(object), named: "
                + "\(node.declName.baseName.text.quoted))")
        return .skipChildren
    }

    /// `a.f` of `a.f`, `a.f?` and `a.f!`.
    private static func member(_ expression: ExprSyntax) -> MemberAccessExprSyntax? {
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return member(chain.expression) }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { return member(forced.expression) }
        return expression.as(MemberAccessExprSyntax.self)
    }

    /// What stands before `as AnyObject` in the parentheses before a member, or a parameter of that type.
    private func object(of member: MemberAccessExprSyntax) -> String? {
        if let reference = member.base?.as(DeclReferenceExprSyntax.self),
            LocalVariables.parameterType(of: reference.baseName.text, at: member) == "AnyObject"
        {
            return reference.baseName.text
        }
        return member.base?.as(TupleExprSyntax.self).flatMap(castObject)
    }

    /// `a` of `(a as AnyObject)`.
    private func castObject(in tuple: TupleExprSyntax) -> String? {
        guard tuple.elements.count == 1,
            let sequence = tuple.elements.first?.expression.as(SequenceExprSyntax.self)
        else { return nil }
        let parts = Array(sequence.elements)
        guard parts.count == 3, parts[1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark == nil,
            parts[1].is(UnresolvedAsExprSyntax.self), parts[2].ownText == "AnyObject"
        else { return nil }
        return parts[0].ownText
    }

    private static func isAssigned(_ node: MemberAccessExprSyntax) -> Bool {
        guard let list = node.parent?.as(ExprListSyntax.self), list.first?.id == node.id else { return false }
        return list.dropFirst().first?.is(AssignmentExprSyntax.self) == true
    }
}
