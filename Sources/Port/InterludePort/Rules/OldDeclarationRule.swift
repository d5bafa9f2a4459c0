import SwiftSyntax

/// What compilers of earlier years took, and Apple's frameworks: `open static`, `Timer()`, `delegate?.window??`, functions by the names
/// that Swift's own have hidden.
final class OldDeclarationRule: RuleVisitor {
    override class func isNeeded(in file: ParsedFile) -> Bool {
        file.mentions(
            "open ", "Timer()", "AttributedString()", "weak ", "extension CGFloat", "window??", "window!!",
            "delegate?.window", "delegate!.window",
            "_ in", "! in", "! }",
            "as AnyObject!", "!)", "!>", ".characters",
            "Foundation.URL", "Foundation.HTTP",
            "__byStroking", "stringInterpolationSegment", "CoreFoundation.", "as NSCopying")
    }

    /// A static member and a constant cannot be overridden, so they are not open.
    override func visit(_ node: DeclModifierListSyntax) -> SyntaxVisitorContinueKind {
        let isConstant = node.parent?.as(VariableDeclSyntax.self)?.bindingSpecifier.text == "let"
        if node.has("static") || isConstant, let open = node.first(where: { $0.name.text == "open" }) {
            replace(open, with: "public")
        }
        return .visitChildren
    }

    /// What a protocol asks for is kept or not by whoever has it.
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        for member in node.memberBlock.members {
            guard let variable = member.decl.as(VariableDeclSyntax.self) else { continue }
            for modifier in variable.modifiers where ["weak", "unowned"].contains(modifier.name.text) {
                remove(modifier)
            }
        }
        return .visitChildren
    }

    /// `x as AnyObject!`: a type that is unwrapped by itself stands in declarations alone since Swift 5.
    override func visit(_ node: ImplicitlyUnwrappedOptionalTypeSyntax) -> SyntaxVisitorContinueKind {
        let isInClosure =
            node.parent?.is(ReturnClauseSyntax.self) == true
            && node.parent?.parent?.is(ClosureSignatureSyntax.self) == true
        let isPart = [SyntaxKind.typeExpr, .genericArgument, .tupleTypeElement, .arrayType, .closureParameter]
            .contains { $0 == node.parent?.kind }
        if isInClosure || isPart { replace(node.exclamationMark, with: "?") }
        return .visitChildren
    }

    /// A timer that is over and never fires: NSObject's initializer, which Foundation's class on Linux does not have.
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if node.calledExpression.ownText == "Timer", node.arguments.isEmpty, node.trailingClosure == nil,
            !module.declaredTypeNames.contains("Timer")
        {
            let timer = "let timer = Timer(timeInterval: 0, repeats: false) { _ in }"
            replace(node, with: "({ () -> Timer in \(timer); timer.invalidate(); return timer }())")
        }
        // Foundation's type on Linux has a function of that name.
        if let name = node.calledExpression.as(DeclReferenceExprSyntax.self), name.baseName.text == "abs",
            node.enclosing(ExtensionDeclSyntax.self)?.extendedType.ownText == "CGFloat",
            !module.boundNames.contains("abs")
        {
            insert("Swift.", at: name.ownRange.lowerBound)
        }
        // NSObject's too.
        if ["NSAttributedString", "NSMutableAttributedString"].contains(node.calledExpression.ownText),
            node.arguments.isEmpty, node.trailingClosure == nil, let parenthesis = node.rightParen
        {
            insert("string: \"\"", at: parenthesis.ownRange.lowerBound)
        }
        if node.calledExpression.ownText == "CGPath", node.arguments.first?.label?.text == "__byStroking" {
            return replaceStroking(node)
        }
        if node.calledExpression.ownText == "String", node.arguments.count == 1, let only = node.arguments.first,
            let label = only.label, label.text == "stringInterpolationSegment"
        {
            replace(label, with: "describing")
        }
        dropParameters(node)
        return .visitChildren
    }

    /// `animations: { _ in … }`: Swift 3 took a parameter where there is none.
    private func dropParameters(_ node: FunctionCallExprSyntax) {
        let name =
            node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
            ?? node.calledExpression.ownText
        var closures = node.arguments.map { ($0.label?.text, $0.expression.as(ClosureExprSyntax.self)) }
        closures += [(nil, node.trailingClosure)] + node.additionalTrailingClosures.map { ($0.label.text, $0.closure) }
        for (label, closure) in closures {
            guard let signature = closure?.signature, signature.ownText.filter({ $0 != " " }) == "_in",
                takesNothing(name, label, in: node)
            else { continue }
            remove(signature)
        }
    }

    /// Whether a function's closure has no parameters: those of UIKit's that tell the end, and what the module declares.
    private func takesNothing(_ function: String, _ label: String?, in call: FunctionCallExprSyntax) -> Bool {
        let labels = Set(call.arguments.map { $0.label?.text ?? "_" })
        let own = module.functions(named: function).filter { labels.isSubset(of: $0.labels) }
        guard !own.isEmpty else {
            // Of a library's method that another module declares nothing is known; UIKit's are called on the class.
            if label == "animations" { return Self.isOfUIView(call) }
            return ["present", "dismiss"].contains(function) && (label ?? "completion") == "completion"
        }
        return own.allSatisfy { method in
            let index = label.flatMap { method.labels.firstIndex(of: $0) } ?? method.parameters.count - 1
            guard method.parameters.indices.contains(index) else { return false }
            let type = method.parameters[index].filter { !" (".contains($0) }
            return ["@escaping)->", ")->"].contains { type.hasPrefix($0) }
        }
    }

    /// Whether a method is one of a view's class, an animator's or a cross-fade's of a window: `UIView.animate(…)`.
    private static func isOfUIView(_ call: FunctionCallExprSyntax) -> Bool {
        guard let member = call.calledExpression.as(MemberAccessExprSyntax.self) else {
            return ["animate", "transition", "UIViewPropertyAnimator"].contains(call.calledExpression.ownText)
        }
        let base = member.base?.ownText ?? ""
        return base.hasSuffix("View") || ["Self", "UIViewPropertyAnimator"].contains(base)
    }

    /// `if let a = delegate?.window, let b = a`, which counts on its being optional twice.
    override func visit(_ node: ConditionElementListSyntax) -> SyntaxVisitorContinueKind {
        let bindings = node.compactMap { $0.condition.as(OptionalBindingConditionSyntax.self) }
        for (first, second) in zip(bindings, bindings.dropFirst()) {
            guard let value = first.initializer?.value, Self.isWindow(value),
                let base = value.as(MemberAccessExprSyntax.self)?.base?.ownText,
                base.hasSuffix("delegate?") || base.hasSuffix("delegate!"),
                second.initializer?.value.ownText == first.pattern.ownText
            else { continue }
            insert(" as UIWindow??", at: value.ownRange.upperBound)
        }
        return .visitChildren
    }

    /// `CGPath(__byStroking: path, transform: t, lineWidth: …)`, which may return nothing.
    private func replaceStroking(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        let values = Dictionary(node.arguments.map { ($0.label?.text ?? "", $0.expression.ownText) }) { first, _ in
            first
        }
        guard let path = values["__byStroking"], let width = values["lineWidth"], let cap = values["lineCap"],
            let join = values["lineJoin"], let limit = values["miterLimit"], values["transform"] ?? "nil" == "nil"
        else { return .visitChildren }
        replace(
            node,
            with:
                "Optional((\(path)).copy(strokingWithWidth: \(width), lineCap: \(cap), lineJoin: \(join), miterLimit: \(limit)))"
        )
        return .skipChildren
    }

    /// Whether something stands behind `forKey:`, in parentheses or not.
    private func isKey(_ node: some SyntaxProtocol) -> Bool {
        guard let argument = node.enclosing(LabeledExprSyntax.self) else { return false }
        return argument.label?.text == "forKey"
            || argument.label == nil && argument.parent?.parent?.is(TupleExprSyntax.self) == true && isKey(argument)
    }

    /// Any key of a dictionary is hashable here, and that is all that is asked of it.
    override func visit(_ node: UnresolvedAsExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.questionOrExclamationMark == nil, let list = node.parent?.as(ExprListSyntax.self) else {
            return .visitChildren
        }
        let parts = Array(list)
        guard let index = parts.firstIndex(where: { $0.id == node.id }), index + 1 < parts.count,
            parts[index + 1].ownText == "NSCopying", isKey(node)
        else { return .visitChildren }
        replace(node.ownRange.lowerBound..<parts[index + 1].ownRange.upperBound, with: "")
        return .visitChildren
    }

    /// The delegate's window is an optional requirement on iOS, so it is optional twice there, and once here.
    override func visit(_ node: OptionalChainingExprSyntax) -> SyntaxVisitorContinueKind {
        if let inner = node.expression.as(OptionalChainingExprSyntax.self), Self.isWindow(inner.expression) {
            replace(node.questionMark.ownRange, with: "")
        }
        return .visitChildren
    }

    override func visit(_ node: ForceUnwrapExprSyntax) -> SyntaxVisitorContinueKind {
        if let inner = node.expression.as(ForceUnwrapExprSyntax.self), Self.isWindow(inner.expression) {
            replace(node.exclamationMark.ownRange, with: "")
        }
        return .visitChildren
    }

    /// `Foundation.URLSession` has another module on Linux.
    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        if node.baseType.ownText == "Foundation", SystemNames.networking.contains(node.name.text) {
            replace(node.baseType, with: "FoundationNetworking")
        }
        return .visitChildren
    }

    /// A string is the collection of its characters since Swift 4.
    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        if let base = node.base, base.ownText == "Foundation",
            SystemNames.networking.contains(node.declName.baseName.text)
        {
            replace(base, with: "FoundationNetworking")
            return .skipChildren
        }
        if let base = node.base, base.ownText == "CoreFoundation", !module.declaredTypeNames.contains("CoreFoundation")
        {
            replace(base, with: "Foundation")
            return .skipChildren
        }
        if node.declName.baseName.text == "characters", let base = node.base,
            !module.boundNames.contains("characters")
        {
            replace(base.ownRange.upperBound..<node.ownRange.upperBound, with: "")
        }
        return .visitChildren
    }

    private static func isWindow(_ expression: ExprSyntax) -> Bool {
        expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text == "window"
    }
}
