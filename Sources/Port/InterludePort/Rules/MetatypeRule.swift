import SwiftSyntax

/// `type.init()` of a class of UIKit's or below one, and `View()` of a generic parameter: the compiler wants a `required`
/// initializer, which Objective-C's classes need not have.
final class MetatypeRule: RuleVisitor {
    private static let maker = "InterludeFoundation.ObjectiveCMaker.make"

    override class func isNeeded(in file: ParsedFile) -> Bool {
        file.mentions(".init(", ".Type", ".self", "<", "Self()")
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if makeSelf(node) { return .visitChildren }
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        guard let types = MetatypeRule.parameters(labels), node.trailingClosure == nil,
            let type = MetatypeRule.type(made: node.calledExpression),
            isSystems(type.expression, labels, at: node)
        else { return .visitChildren }
        if labels.isEmpty, !type.expression.is(DeclReferenceExprSyntax.self),
            let base = node.calledExpression.as(MemberAccessExprSyntax.self)?.base
        {
            // What is in the expression is for other rules to rewrite.
            insert("\(MetatypeRule.maker)(", at: base.ownRange.lowerBound)
            replace(base.ownRange.upperBound..<node.ownRange.upperBound, with: ")")
            return .visitChildren
        }
        let arguments = zip(node.arguments, types).map { argument, type in
            type.isEmpty
                ? "\(argument.label?.text ?? ""): \(argument.expression.ownText)"
                : "(\(argument.expression.ownText)) as \(type)"
        }
        let start =
            types.contains { !$0.isEmpty } ? ["\(type.text)", labels.joined(separator: ":").quoted] : [type.text]
        replace(node, with: "\(MetatypeRule.maker)(\((start + arguments).joined(separator: ", ")))")
        return .skipChildren
    }

    /// `self.init(red:…)` in a class method of an extension of UIKit's that returns `Self`: the class that is extended is made.
    private func makeSelf(_ node: FunctionCallExprSyntax) -> Bool {
        guard ["self.init", "Self.init"].contains(node.calledExpression.ownText), let end = node.rightParen,
            node.trailingClosure == nil, let function = node.enclosing(FunctionDeclSyntax.self),
            function.modifiers.has("static") || function.modifiers.has("class"),
            function.signature.returnClause?.type.ownText == "Self",
            let type = function.enclosing(ExtensionDeclSyntax.self)?.extendedType.ownText,
            MetatypeRule.isSystems(type), !module.declaredTypeNames.contains(type)
        else { return false }
        replace(node.calledExpression, with: "(\(type)")
        insert(" as! Self)", at: end.ownRange.upperBound)
        return true
    }

    /// The types of the parameters of initializers that our classes can be made with so; empty where the maker says it itself.
    private static func parameters(_ labels: [String]) -> [String]? {
        switch labels {
        case []: []
        case ["frame"]: [""]
        case ["style", "reuseIdentifier"]: ["UITableViewCell.CellStyle", "String?"]
        case ["reuseIdentifier"]: ["String?"]
        case ["nibName", "bundle"]: ["String?", "Bundle?"]
        case ["rootViewController"]: ["UIViewController"]
        case ["image"]: ["UIImage?"]
        case ["frame", "collectionViewLayout"]: ["CGRect", "UICollectionViewLayout"]
        case ["identifier", "source", "destination"]: ["String?", "UIViewController", "UIViewController"]
        default: nil
        }
    }

    /// Whether a file has such calls, which need the module's import.
    static func isUsed(in file: ParsedFile, _ module: ModuleIndex, _ options: PortOptions) -> Bool {
        guard isNeeded(in: file) else { return false }
        let visitor = MetatypeRule(file, module, options)
        visitor.walk(file.tree)
        return visitor.edits.edits.contains { $0.text.hasPrefix("InterludeFoundation") }
    }

    /// The metatype of `type.init()`, and `View.self` of `View()`.
    private static func type(made called: ExprSyntax) -> (expression: ExprSyntax, text: String)? {
        if let member = called.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "init",
            let base = member.base
        {
            let text = base.ownText
            guard !["self", "super", "Self"].contains(text) else { return nil }
            let isName = base.is(DeclReferenceExprSyntax.self) && text.first?.isUppercase == true
            return (base, isName ? "\(text).self" : text)
        }
        guard let reference = called.as(DeclReferenceExprSyntax.self), reference.argumentNames == nil,
            reference.baseName.text.first?.isUppercase == true
        else { return nil }
        return (called, "\(reference.baseName.text).self")
    }

    private func isSystems(_ expression: ExprSyntax, _ labels: [String], at place: FunctionCallExprSyntax) -> Bool {
        if let reference = expression.as(DeclReferenceExprSyntax.self) {
            let name = reference.baseName.text
            if name.first?.isUppercase == true {
                return GenericParameters.bound(of: name, at: place).map { isMade($0, labels) } ?? false
            }
            let local = LocalVariables.type(of: name, at: place) ?? property(name, at: place)
            if let local { return isMetatype(local, labels, at: place) }
            return areMetatypes(named: LocalVariables.source(of: name, at: place), labels, at: place)
        }
        if let object = MetatypeRule.objectAsked(expression) {
            let type = object == "self" ? enclosingTypeName(of: place) : LocalVariables.type(of: object, at: place)
            return (type ?? property(object, at: place)).map { isMade(TypeName.bare($0), labels) } ?? false
        }
        if let cast = LocalVariables.castType(expression) { return isMetatype(cast, labels, at: place) }
        guard let member = expression.as(MemberAccessExprSyntax.self) else { return false }
        let name = member.declName.baseName.text
        return areMetatypes(named: name, labels, at: place)
    }

    /// `interface.type`, and what was bound from it: whatever is called so in the module.
    private func areMetatypes(named name: String?, _ labels: [String], at place: some SyntaxProtocol) -> Bool {
        guard let name else { return false }
        let types = module.metatypes(named: name)
        return !types.isEmpty && types.allSatisfy { isMetatype($0, labels, at: place) }
    }

    /// `view` of `type(of: view)`.
    private static func objectAsked(_ expression: ExprSyntax) -> String? {
        guard let call = expression.as(FunctionCallExprSyntax.self), call.calledExpression.ownText == "type",
            let argument = call.arguments.first, call.arguments.count == 1, argument.label?.text == "of"
        else { return nil }
        return argument.expression.as(DeclReferenceExprSyntax.self)?.baseName.text
    }

    private func property(_ name: String, at place: some SyntaxProtocol) -> String? {
        enclosingTypeName(of: place).flatMap { module.property(name, in: $0)?.type }
    }

    /// Whether a type as it is written is the metatype of such a class.
    private func isMetatype(_ type: String, _ labels: [String], at place: some SyntaxProtocol) -> Bool {
        let bare = TypeName.bare(type)
        guard bare.hasSuffix(".Type") else { return false }
        let name = String(bare.dropLast(5))
        return isMade(GenericParameters.bound(of: name, at: place) ?? name, labels)
    }

    /// Whether a class's initializer is not `required`, as far as is known: a class of the system's, or one of the module's below it.
    private func isMade(_ name: String, _ labels: [String]) -> Bool {
        let name = module.aliases[name] ?? name
        let lineage = module.lineage(of: name)
        if lineage.contains(where: { $0.requiredInitialisers.contains(labels) }) { return false }
        guard let root = lineage.last(where: { $0.declaration != nil }) else { return MetatypeRule.isSystems(name) }
        guard root.kind == .class, let above = root.inherited.first else { return false }
        return MetatypeRule.isSystems(above)
    }

    /// By its prefix: a class that inherits from NSObject.
    private static func isSystems(_ name: String) -> Bool {
        guard name.count > 2, let third = name.dropFirst(2).first, third.isUppercase else { return false }
        return (name.hasPrefix("UI") || name == "CALayer" || name == "NSObject") && !SystemNames.isProtocol(name)
    }
}

/// What is known of generic parameters at a place.
enum GenericParameters {
    /// `UIView` of `T` within `func f<T: UIView>()`, or `where T: UIView`, and of `Self` within `extension P where Self: UIView`;
    /// `nil` if there is no such parameter.
    static func bound(of name: String, at place: some SyntaxProtocol) -> String? {
        var next: Syntax? = Syntax(place)
        while let current = next {
            if name == "Self", let found = current.as(ExtensionDeclSyntax.self) {
                return found.genericWhereClause.flatMap { bounds(of: name, in: $0).first }
            }
            if let generic = current.asProtocol((any WithGenericParametersSyntax).self),
                let found = bound(of: name, in: generic)
            {
                return found
            }
            next = current.parent
        }
        return nil
    }

    private static func bound(of name: String, in node: any WithGenericParametersSyntax) -> String? {
        guard let parameter = node.genericParameterClause?.parameters.first(where: { $0.name.text == name }) else {
            return nil
        }
        let written = parameter.inheritedType.map(names) ?? []
        let types = written + (node.genericWhereClause.map { bounds(of: name, in: $0) } ?? [])
        // Of several, the class: protocols say nothing of what is inherited.
        return types.first { $0.hasPrefix("UI") && !SystemNames.isProtocol($0) } ?? types.first
    }

    /// What a `where` says of a parameter.
    private static func bounds(of name: String, in clause: GenericWhereClauseSyntax) -> [String] {
        clause.requirements.flatMap { requirement -> [String] in
            guard case .conformanceRequirement(let condition) = requirement.requirement,
                condition.leftType.ownText == name
            else { return [] }
            return names(of: condition.rightType)
        }
    }

    private static func names(of type: TypeSyntax) -> [String] {
        let types = type.as(CompositionTypeSyntax.self)?.elements.map(\.type) ?? [type]
        return types.map { TypeName.bare($0.ownText) }
    }
}
