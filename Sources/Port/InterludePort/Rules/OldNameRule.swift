import SwiftSyntax

/// Names that Apple has renamed in Swift 3, 4 and 4.2 become today's.
final class OldNameRule: RuleVisitor {
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
        rename(node.name, OldNames.types)
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind { .visitChildren }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
        if let member = node.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
            renameMember(node, of: member)
        } else {
            rename(node.baseName, OldNames.types)
            rename(node.baseName, OldNames.constants)
            rename(node.baseName, OldNames.members, unless: module.boundNames)
        }
        return .visitChildren
    }

    /// `var mode: String? = kCAAnimationRotateAuto`: such constants have types of their own since Swift 4.2.
    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        retype(node.typeAnnotation?.type, for: node.initializer?.value)
        return .visitChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        retype(node.type, for: node.defaultValue?.value)
        return .visitChildren
    }

    /// `shape.lineCap = "round"`: what layers and animations are told by a text has types of its own since Swift 4.2.
    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
        let parts = Array(node.elements)
        guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self), parts[2].is(StringLiteralExprSyntax.self),
            let name = parts[0].as(MemberAccessExprSyntax.self)?.declName.baseName.text, OldNames.worded.contains(name),
            !module.boundNames.contains(name)
        else { return .visitChildren }
        insert(".init(rawValue: ", at: parts[2].ownRange.lowerBound)
        insert(")", at: parts[2].ownRange.upperBound)
        return .visitChildren
    }

    private func retype(_ type: TypeSyntax?, for value: ExprSyntax?) {
        let inner =
            type?.as(OptionalTypeSyntax.self)?.wrappedType
            ?? type?.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType ?? type
        guard let inner, inner.ownText == "String", let name = value?.as(DeclReferenceExprSyntax.self)?.baseName.text,
            !module.boundNames.contains(name), let new = OldNames.constants[name], new.hasPrefix("CA"),
            let dot = new.lastIndex(of: ".")
        else { return }
        replace(inner, with: String(new[..<dot]))
    }

    private func rename(_ token: TokenSyntax, _ table: [String: String], unless names: Set<String>? = nil) {
        guard let new = table[token.text], !module.declaredTypeNames.contains(token.text),
            !(names ?? module.boundNames).contains(token.text)
        else { return }
        replace(token, with: new)
    }

    /// `NSNotification.Name.UIKeyboardWillShow` and `.UIKeyboardWillShow` change as a whole, `view.childViewControllers` in its
    /// last part.
    private func renameMember(_ node: DeclReferenceExprSyntax, of member: MemberAccessExprSyntax) {
        let name = node.baseName.text
        guard !module.boundNames.contains(name) else { return }
        let base = member.base?.trimmedDescription
        if let new = OldNames.notifications[name], base == nil || base?.hasSuffix("Name") == true {
            return replace(member, with: new)
        }
        if let new = OldNames.attributeKeys[name], base?.hasPrefix("NSAttributedString") == true,
            base?.hasSuffix("Key") == true
        {
            return replace(node.baseName, with: new)
        }
        if let new = OldNames.runLoopModes[name], base == nil || base == "RunLoopMode" || base == "RunLoop.Mode" {
            return replace(node.baseName, with: new)
        }
        if let new = OldNames.members[name], node.argumentNames == nil { replace(node.baseName, with: new) }
    }

    // MARK: Calls

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
            relabel(node, member.declName.baseName)
        } else if let reference = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName
            if !module.boundNames.contains(name.text), !module.declaredTypeNames.contains(name.text) {
                if let new = OldFunctions.constructors[name.text] { construct(node, name, new) }
                if let new = OldFunctions.properties[name.text] { ask(node, name, new) }
                if let new = OldFunctions.methods[name.text] { send(node, name, new) }
                if let new = OldFunctions.constants[name.text], node.arguments.isEmpty { replace(node, with: new) }
            }
            relabel(node, name)
        }
        return .visitChildren
    }

    /// `didMove(toParentViewController: x)` is `didMove(toParent: x)`.
    private func relabel(_ node: FunctionCallExprSyntax, _ name: TokenSyntax) {
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        guard let new = OldFunctions.renamed["\(name.text)(\(labels.map { "\($0):" }.joined()))"] else { return }
        if new.base != name.text { replace(name, with: new.base) }
        for (argument, label) in zip(node.arguments, new.labels) where argument.label?.text ?? "_" != label {
            relabel(argument, label)
        }
    }

    private func relabel(_ argument: LabeledExprSyntax, _ label: String) {
        let start = argument.label?.ownRange.lowerBound ?? argument.expression.ownRange.lowerBound
        replace(start..<argument.expression.ownRange.lowerBound, with: label == "_" ? "" : "\(label): ")
    }

    /// `CGRectMake(a, b, c, d)` is `CGRect(x: a, y: b, width: c, height: d)`.
    private func construct(_ node: FunctionCallExprSyntax, _ name: TokenSyntax, _ new: OldFunctions.Call) {
        guard node.arguments.count == new.labels.count, node.arguments.allSatisfy({ $0.label == nil }) else { return }
        replace(name, with: new.base)
        for (argument, label) in zip(node.arguments, new.labels) { relabel(argument, label) }
    }

    /// `CGRectGetMidX(r)` is `(r).midX`.
    private func ask(_ node: FunctionCallExprSyntax, _ name: TokenSyntax, _ property: String) {
        guard node.arguments.count == 1, let end = node.rightParen else { return }
        replace(name, with: "")
        insert(".\(property)", at: end.ownRange.upperBound)
    }

    /// `CGRectInset(r, x, y)` is `(r).insetBy(dx: x, dy: y)`.
    private func send(_ node: FunctionCallExprSyntax, _ name: TokenSyntax, _ new: OldFunctions.Call) {
        let arguments = Array(node.arguments)
        guard arguments.count == new.labels.count + 1, let end = node.rightParen else { return }
        replace(name, with: "")
        guard arguments.count > 1, let comma = arguments[0].trailingComma else {
            return insert(".\(new.base)()", at: end.ownRange.upperBound)
        }
        replace(comma.ownRange.lowerBound..<arguments[1].ownRange.lowerBound, with: ").\(new.base)(")
        for (argument, label) in zip(arguments.dropFirst(), new.labels) where label != "_" {
            insert("\(label): ", at: argument.ownRange.lowerBound, order: 1)
        }
    }

    // MARK: Declarations

    /// `override func removeFromParentViewController()`, `override var childViewControllerForStatusBarStyle`.
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        guard node.modifiers.has("override") else { return .visitChildren }
        let full = "\(node.name.text)(\(labels.map { "\($0):" }.joined()))"
        if let new = OldFunctions.renamed[full] {
            if new.base != node.name.text { replace(node.name, with: new.base) }
            for (parameter, label) in zip(node.signature.parameterClause.parameters, new.labels)
            where parameter.firstName.text != label {
                let hasSecond = parameter.secondName != nil
                replace(parameter.firstName, with: hasSecond ? label : "\(label) \(parameter.firstName.text)")
            }
        } else if let new = OldNames.members[node.name.text], labels.isEmpty || new.hasPrefix("add") {
            replace(node.name, with: new)
        }
        return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.modifiers.has("override") else { return .visitChildren }
        for binding in node.bindings {
            if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier,
                let new = OldNames.members[name.text]
            {
                replace(name, with: new)
            }
        }
        return .visitChildren
    }
}
