import SwiftSyntax

/// The types of variables in the function around a place.
enum LocalVariables {
    /// The type of a parameter of the functions around, as it is written.
    static func parameterType(of name: String, at place: some SyntaxProtocol) -> String? {
        var next: Syntax? = Syntax(place)
        while let current = next {
            if let function = current.as(FunctionDeclSyntax.self) {
                return parameter(name, of: function.signature)?.type.ownText
            }
            if binds(name, current, seenFrom: place) { return nil }
            next = current.parent
        }
        return nil
    }

    /// The parameter that has a name inside of its function.
    private static func parameter(_ name: String, of signature: FunctionSignatureSyntax) -> FunctionParameterSyntax? {
        signature.parameterClause.parameters.first { ($0.secondName ?? $0.firstName).text == name }
    }

    /// `T` of `if let x = y as? T` and `guard let x = y as? T`, for what follows.
    private static func type(of name: String, in conditions: ConditionElementListSyntax) -> String? {
        for condition in conditions {
            guard case .optionalBinding(let binding) = condition.condition,
                binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name
            else { continue }
            if let type = binding.typeAnnotation?.type { return TypeName.bare(type.ownText) }
            guard let parts = binding.initializer?.value.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
                parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self)
            else { return nil }
            return TypeName.bare(parts[2].ownText)
        }
        return nil
    }

    /// The type that a parameter or a `let` of the functions around has, where it can be read off.
    static func type(of name: String, at place: some SyntaxProtocol) -> String? {
        var next: Syntax? = Syntax(place)
        while let current = next {
            let signature =
                current.as(FunctionDeclSyntax.self)?.signature ?? current.as(InitializerDeclSyntax.self)?.signature
            if let parameter = signature.flatMap({ parameter(name, of: $0) }) {
                return TypeName.bare(parameter.type.ownText)
            }
            if let statements = current.as(CodeBlockItemListSyntax.self), let found = type(of: name, among: statements)
            {
                return found
            }
            if let found = current.as(IfExprSyntax.self).flatMap({ type(of: name, in: $0.conditions) }) { return found }
            next = current.parent
        }
        return nil
    }

    /// `T` of `x as! T` and `x as T`.
    static func castType(_ value: ExprSyntax?) -> String? {
        if let tuple = value?.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return castType(only.expression)
        }
        guard let parts = value?.as(SequenceExprSyntax.self).map({ Array($0.elements) }), parts.count == 3,
            let cast = parts[1].as(UnresolvedAsExprSyntax.self), cast.questionOrExclamationMark?.text != "?"
        else { return nil }
        return TypeName.bare(parts[2].ownText)
    }

    /// `[T]` of `[T](…)` and `[T]()`.
    private static func arrayType(_ value: ExprSyntax?) -> String? {
        value?.as(FunctionCallExprSyntax.self)?.calledExpression.as(ArrayExprSyntax.self)?.ownText
    }

    private static func type(of name: String, among statements: CodeBlockItemListSyntax) -> String? {
        for statement in statements {
            if let guarded = statement.item.as(GuardStmtSyntax.self), let found = type(of: name, in: guarded.conditions)
            {
                return found
            }
            guard let variable = statement.item.as(VariableDeclSyntax.self) else { continue }
            for binding in variable.bindings
            where binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name {
                if let type = binding.typeAnnotation?.type { return TypeName.bare(type.ownText) }
                if let cast = castType(binding.initializer?.value) { return cast }
                if let array = arrayType(binding.initializer?.value) { return array }
                guard let call = binding.initializer?.value.as(FunctionCallExprSyntax.self),
                    let type = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
                    type.first?.isUppercase == true
                else { return nil }
                return type
            }
        }
        return nil
    }

    /// What a name was bound from in the functions around: the property of `if let type = row.screen`, and the case of
    /// `case .screen(let type)`. Nil where it is something else.
    static func source(of name: String, at place: some SyntaxProtocol) -> String? {
        var next: Syntax? = Syntax(place)
        while let current = next {
            if let branch = current.as(SwitchCaseSyntax.self), let label = branch.label.as(SwitchCaseLabelSyntax.self),
                let found = label.caseItems.lazy.compactMap({ caseName(binding: name, in: $0.pattern) }).first
            {
                return found
            }
            let conditions =
                current.as(IfExprSyntax.self)?.conditions
                ?? current.as(CodeBlockItemListSyntax.self)?.compactMap { $0.item.as(GuardStmtSyntax.self)?.conditions }
                .first { source(of: name, in: $0) != nil }
            if let found = conditions.flatMap({ source(of: name, in: $0) }) { return found }
            next = current.parent
        }
        return nil
    }

    private static func source(of name: String, in conditions: ConditionElementListSyntax) -> String? {
        for condition in conditions {
            switch condition.condition {
            case .optionalBinding(let binding):
                guard binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name else { continue }
                guard let value = binding.initializer?.value else { return name }
                return value.as(MemberAccessExprSyntax.self)?.declName.baseName.text
                    ?? value.as(DeclReferenceExprSyntax.self)?.baseName.text
            case .matchingPattern(let matching):
                if let found = caseName(binding: name, in: matching.pattern) { return found }
            default: continue
            }
        }
        return nil
    }

    /// `screen` of `.screen(let type)`, also with a question mark behind, and of `let .screen(type)`.
    private static func caseName(binding name: String, in pattern: PatternSyntax) -> String? {
        var expression = pattern.as(ExpressionPatternSyntax.self)?.expression
        if let binding = pattern.as(ValueBindingPatternSyntax.self) {
            expression = binding.pattern.as(ExpressionPatternSyntax.self)?.expression
        }
        if let chain = expression?.as(OptionalChainingExprSyntax.self) { expression = chain.expression }
        guard let call = expression?.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            let member = call.calledExpression.as(MemberAccessExprSyntax.self),
            let argument = call.arguments.first?.expression, argument.lastToken(viewMode: .sourceAccurate)?.text == name
        else { return nil }
        return member.declName.baseName.text
    }

    // MARK: What is bound anew

    /// Whether a name stands for something new within a node, as seen from a place in it.
    private static func binds(_ name: String, _ node: Syntax, seenFrom place: some SyntaxProtocol) -> Bool {
        let start = place.ownRange.lowerBound
        if let statements = node.as(CodeBlockItemListSyntax.self) {
            return statements.contains { $0.ownRange.upperBound <= start && declares(name, $0.item) }
        }
        if let conditions = node.as(ConditionElementListSyntax.self) {
            return conditions.contains { $0.ownRange.upperBound <= start && binds(name, $0) }
        }
        if let branch = node.as(IfExprSyntax.self), branch.body.ownRange.contains(start) {
            return branch.conditions.contains { binds(name, $0) }
        }
        if let loop = node.as(WhileStmtSyntax.self), loop.body.ownRange.contains(start) {
            return loop.conditions.contains { binds(name, $0) }
        }
        if let loop = node.as(ForStmtSyntax.self), loop.body.ownRange.contains(start) {
            return binds(name, loop.pattern)
        }
        if let branch = node.as(SwitchCaseSyntax.self), branch.statements.ownRange.contains(start),
            let label = branch.label.as(SwitchCaseLabelSyntax.self)
        {
            return label.caseItems.contains { binds(name, $0.pattern) }
        }
        return node.as(ClosureExprSyntax.self)?.signature.map { binds(name, $0) } ?? false
    }

    private static func declares(_ name: String, _ item: CodeBlockItemSyntax.Item) -> Bool {
        if let guarded = item.as(GuardStmtSyntax.self) { return guarded.conditions.contains { binds(name, $0) } }
        return item.as(VariableDeclSyntax.self)?.bindings.contains { binds(name, $0.pattern) } ?? false
    }

    private static func binds(_ name: String, _ condition: ConditionElementSyntax) -> Bool {
        switch condition.condition {
        case .optionalBinding(let binding): binds(name, binding.pattern)
        case .matchingPattern(let matching): binds(name, matching.pattern)
        default: false
        }
    }

    private static func binds(_ name: String, _ signature: ClosureSignatureSyntax) -> Bool {
        switch signature.parameterClause {
        case .simpleInput(let parameters): parameters.contains { $0.name.text == name }
        case .parameterClause(let clause): clause.parameters.contains { ($0.secondName ?? $0.firstName).text == name }
        default: false
        }
    }

    private static func binds(_ name: String, _ pattern: PatternSyntax) -> Bool {
        pattern.tokens(viewMode: .sourceAccurate).contains {
            $0.text == name && $0.parent?.is(IdentifierPatternSyntax.self) == true
        }
    }
}
