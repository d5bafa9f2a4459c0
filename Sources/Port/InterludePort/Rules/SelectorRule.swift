import SwiftSyntax

/// `#selector(…)` becomes a `Selector` of the method's reference.
final class SelectorRule: RuleVisitor {
    override class func isNeeded(in file: ParsedFile) -> Bool { file.mentions("#selector") }

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "selector" else { return .visitChildren }
        guard node.arguments.count == 1, let argument = node.arguments.first else {
            note(node, .selectors, "#selector needs one method")
            return .skipChildren
        }
        let target = SelectorTarget(argument, in: enclosingTypeName(of: node), file: file)
        switch SelectorResolver(module: module, file: file.index, checksIsolation: options.checksIsolation)
            .resolve(target, at: node)
        {
        case .success(let text): replace(node, with: text)
        case .failure(let problem): note(node, .selectors, problem.text)
        }
        return .skipChildren
    }
}

/// What is between the parentheses of `#selector`.
struct SelectorTarget {
    enum Kind { case method, getter, setter }

    var kind = Kind.method
    /// What stands before the name, as written.
    var qualifier: ExprSyntax?
    var name = ""
    /// The labels, if they are written.
    var labels: [String]?
    /// The type after `as`.
    var cast: FunctionTypeSyntax?
    /// Whether it could be read at all.
    var isReadable = false
    let text: String
    /// The type around.
    let scope: String?

    init(_ argument: LabeledExprSyntax, in scope: String?, file: ParsedFile) {
        self.scope = scope
        text = argument.expression.ownText
        switch argument.label?.text {
        case "getter": kind = .getter
        case "setter": kind = .setter
        case nil: break
        default: return
        }
        read(argument.expression)
    }

    private mutating func read(_ expression: ExprSyntax) {
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return read(only.expression)
        }
        if let sequence = expression.as(SequenceExprSyntax.self) {
            let parts = Array(sequence.elements)
            guard parts.count == 3, parts[1].is(UnresolvedAsExprSyntax.self),
                let type = parts[2].as(TypeExprSyntax.self)
            else { return }
            cast = SelectorTarget.function(type.type)
            guard cast != nil else { return }
            return read(parts[0])
        }
        if let member = expression.as(MemberAccessExprSyntax.self) {
            qualifier = member.base
            return read(member.declName)
        }
        if let reference = expression.as(DeclReferenceExprSyntax.self) { read(reference) }
    }

    private mutating func read(_ reference: DeclReferenceExprSyntax) {
        name = reference.baseName.text
        labels = reference.argumentNames.map { $0.arguments.map { $0.name.text } }
        isReadable = true
    }

    private static func function(_ type: TypeSyntax) -> FunctionTypeSyntax? {
        if let function = type.as(FunctionTypeSyntax.self) { return function }
        if let attributed = type.as(AttributedTypeSyntax.self) { return function(attributed.baseType) }
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return function(only.type)
        }
        return nil
    }

    /// The types of the parameters after `as`, without the class of a curried one.
    var castParameters: [String]? {
        guard let cast else { return nil }
        let inner = SelectorTarget.function(cast.returnClause.type) ?? cast
        return inner.parameters.map { $0.type.ownText }
    }
}

/// Why a selector stays as it is.
struct SelectorProblem: Error {
    let text: String
}
