import SwiftSyntax

/// Finds the smallest piece of a file that can go for an error to go.
struct CutFinder {
    private let file: ParsedFile

    init(_ file: ParsedFile) { self.file = file }

    struct Victim: Hashable {
        let range: Range<Int>
        /// What is there instead.
        var text = ""
        let summary: String
        /// The names that are declared here with another type now.
        var declares: Set<String> = []
        /// Whether it is a superclass or a protocol of the type that is declared.
        var isInheritance = false
    }

    /// Whether an error is in a table that porting has written.
    func isTable(_ reason: CutReason) -> Bool { token(of: reason).map { isTable($0) } ?? false }

    private func token(of reason: CutReason) -> TokenSyntax? {
        offset(reason).flatMap { file.tree.token(at: AbsolutePosition(utf8Offset: $0)) }
    }

    /// The token at an error and the nodes around it, the smallest first.
    private func nodes(around reason: CutReason) -> [Syntax] {
        guard let token = token(of: reason) else { return [] }
        return Array(sequence(first: Syntax(token)) { $0.parent })
    }

    /// The identifiers of the smallest statement or member around an error, without those in bodies.
    func names(around reason: CutReason) -> Set<String> {
        let item = nodes(around: reason).first { $0.is(CodeBlockItemSyntax.self) || $0.is(MemberBlockItemSyntax.self) }
        guard let item else { return [] }
        let names = StatementNames(viewMode: .sourceAccurate)
        names.walk(item)
        return names.found
    }

    /// The lines, from 1, of the function or type that an error is in.
    func linesOfDeclaration(around reason: CutReason) -> ClosedRange<Int>? {
        let isInBody = reason.message.contains("return") || reason.message.contains("exhaustive")
        let declaration = nodes(around: reason).first { node in
            let isFunction =
                node.is(FunctionDeclSyntax.self) || node.is(ClosureExprSyntax.self)
                || node.is(AccessorBlockSyntax.self) || node.is(SwitchExprSyntax.self)
            return isInBody && isFunction || node.asProtocol((any DeclGroupSyntax).self) != nil
        }
        guard let range = declaration?.ownRange else { return nil }
        return file.place(range.lowerBound).line...file.place(range.upperBound).line
    }

    func victim(_ reason: CutReason) -> Victim? {
        guard let token = token(of: reason) else { return nil }
        if isTable(token) { return tableEntry(token) }
        if let victim = atBrace(token) ?? conformance(token, reason) ?? placeholder(token, reason) { return victim }
        var node: Syntax? = Syntax(token)
        while let current = node {
            if let victim = victim(current, token, reason) { return victim }
            node = current.parent
        }
        return nil
    }

    /// A table that porting has written loses the entries whose members are gone; its record is right again when its class is.
    private func tableEntry(_ token: TokenSyntax) -> Victim? {
        var node: Syntax? = Syntax(token)
        while let current = node {
            if let element = current.as(ArrayElementSyntax.self) { return part(element) }
            if current.is(MemberBlockItemSyntax.self) { return nil }
            node = current.parent
        }
        return nil
    }

    /// Whether a token is in a table that porting has written: an enumeration that differs from the app's own by what is in it.
    private func isTable(_ token: TokenSyntax) -> Bool {
        var node: Syntax? = Syntax(token)
        while let current = node {
            if let table = current.as(EnumDeclSyntax.self),
                table.memberBlock.members.contains(where: { file.text($0.ownRange).contains("swift5_tests") })
            {
                return true
            }
            node = current.parent
        }
        return false
    }

    private func offset(_ reason: CutReason) -> Int? {
        var line = 1
        var start = 0
        while line < reason.line {
            guard let end = file.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = end + 1
            line += 1
        }
        let offset = start + reason.column - 1
        return offset < file.bytes.count ? offset : nil
    }

    /// What the compiler misses at the end of a body is a value, or a way out.
    private func atBrace(_ token: TokenSyntax) -> Victim? {
        guard token.tokenKind == .rightBrace, let parent = token.parent else { return nil }
        let isBody =
            parent.is(CodeBlockSyntax.self) || parent.is(AccessorBlockSyntax.self) || parent.is(ClosureExprSyntax.self)
        guard isBody else { return nil }
        let end = token.ownRange.lowerBound
        let place = file.place(end)
        return Victim(
            range: end..<end, text: " fatalError(\"it needs code that was removed\") ",
            summary: "the end of a body, in line \(place.line)")
    }

    /// A type stays where only what it conforms to cannot.
    private func conformance(_ token: TokenSyntax, _ reason: CutReason) -> Victim? {
        guard reason.message.contains("does not conform to protocol"), let name = reason.names.last else { return nil }
        var node = token.parent
        while let current = node {
            if let group = current.asProtocol((any DeclGroupSyntax).self),
                let type = group.inheritanceClause?.inheritedTypes.first(where: { $0.type.ownText == name })
            {
                return inherited(type)
            }
            node = current.parent
        }
        return nil
    }

    private func victim(_ node: Syntax, _ token: TokenSyntax, _ reason: CutReason) -> Victim? {
        if let type = node.as(InheritedTypeSyntax.self) { return inherited(type) }
        if let parameter = node.as(GenericParameterSyntax.self) { return constraint(parameter) }
        if let requirement = node.as(GenericRequirementSyntax.self) { return self.requirement(requirement) }
        if let element = node.as(ArrayElementSyntax.self), let list = element.parent?.as(ArrayElementListSyntax.self) {
            return list.count > 1 && reason.rank < 2 ? part(element) : nil
        }
        if let element = node.as(DictionaryElementSyntax.self) { return reason.rank < 2 ? part(element) : nil }
        if let label = node.as(SwitchCaseLabelSyntax.self) { return label.parent.map { part($0) } }
        if let item = node.as(CodeBlockItemSyntax.self) { return statement(item) }
        if let variable = node.as(VariableDeclSyntax.self), let victim = outlet(variable, token) { return victim }
        if node.is(MemberBlockItemSyntax.self) { return part(node) }
        return nil
    }

    private func statement(_ item: CodeBlockItemSyntax) -> Victim {
        let text = item.trimmedDescription
        if text.hasPrefix("view = ") || text.hasPrefix("self.view = ") {
            // A controller that makes its view itself has to have one.
            return Victim(range: item.ownRange, text: "view = UIView()", summary: summary(item.ownRange))
        }
        guard let list = item.parent?.as(CodeBlockItemListSyntax.self), list.count == 1,
            list.parent?.is(SwitchCaseSyntax.self) == true
        else { return part(item) }
        return Victim(range: item.ownRange, text: "break", summary: summary(item.ownRange))
    }

    /// An outlet stays, as a view: the storyboard names it.
    private func outlet(_ variable: VariableDeclSyntax, _ token: TokenSyntax) -> Victim? {
        guard let binding = variable.bindings.first, variable.bindings.count == 1,
            let type = binding.typeAnnotation?.type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self)?.wrappedType,
            type.ownRange.contains(token.ownRange.lowerBound),
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
            let table = variable.enclosing(MemberBlockSyntax.self)?.members.first(where: {
                $0.decl.is(EnumDeclSyntax.self) && file.text($0.ownRange).contains("swift5_tests")
            }), file.text(table.ownRange).contains(name.quoted)
        else { return nil }
        return Victim(range: type.ownRange, text: "UIView", summary: summary(variable.ownRange), declares: [name])
    }

    /// One of the types behind the colon. A superclass gets its place taken by the class that its name speaks of.
    private func inherited(_ type: InheritedTypeSyntax) -> Victim? {
        guard let list = type.parent?.as(InheritedTypeListSyntax.self),
            let clause = list.parent?.as(InheritanceClauseSyntax.self)
        else { return nil }
        let range = type.ownRange
        let summary = summary(range)
        let declares = Set([clause.parent.flatMap(CutFinder.typeName)].compactMap { $0 })
        let name = TypeName.bare(type.type.ownText)
        if list.first?.id == type.id, clause.parent?.is(ClassDeclSyntax.self) == true,
            let base = CutFinder.bases.first(where: { name.hasSuffix($0.ending) })
        {
            return Victim(
                range: type.type.ownRange, text: base.name, summary: summary, declares: declares, isInheritance: true)
        }
        if list.count == 1 {
            return Victim(range: clause.ownRange, summary: summary, declares: declares, isInheritance: true)
        }
        return Victim(
            range: CutFinder.range(of: type, in: list), summary: summary, declares: declares, isInheritance: true)
    }

    /// The range of one of several elements, of the last one with the comma before it.
    private static func range<List: SyntaxCollection>(of element: List.Element, in list: List) -> Range<Int>
    where List.Element: WithTrailingCommaSyntax {
        let range = element.ownRange
        guard list.last?.id == element.id, let comma = list.dropLast().last?.trailingComma else { return range }
        return comma.ownRange.lowerBound..<range.upperBound
    }

    /// The name of a type's declaration, or of the type that an extension is of.
    private static func typeName(_ node: Syntax) -> String? {
        if let extended = node.as(ExtensionDeclSyntax.self) { return TypeName.bare(extended.extendedType.ownText) }
        guard node.asProtocol((any DeclGroupSyntax).self) != nil else { return nil }
        return node.asProtocol((any NamedDeclSyntax).self)?.name.text
    }

    /// The names of the types whose declarations or extensions an error is in.
    func types(around reason: CutReason) -> Set<String> {
        Set(nodes(around: reason).compactMap(CutFinder.typeName))
    }

    /// A generic parameter stays without its constraint.
    private func constraint(_ parameter: GenericParameterSyntax) -> Victim? {
        guard let colon = parameter.colon, let type = parameter.inheritedType else { return nil }
        return Victim(
            range: colon.ownRange.lowerBound..<type.ownRange.upperBound, summary: summary(parameter.ownRange))
    }

    /// A condition of a `where` clause, with the clause if it is the only one.
    private func requirement(_ requirement: GenericRequirementSyntax) -> Victim? {
        guard let list = requirement.parent?.as(GenericRequirementListSyntax.self),
            let clause = list.parent?.as(GenericWhereClauseSyntax.self)
        else { return nil }
        let summary = summary(requirement.ownRange)
        guard list.count > 1 else { return Victim(range: clause.ownRange, summary: summary) }
        return Victim(range: CutFinder.range(of: requirement, in: list), summary: summary)
    }

    /// The replacement of a view or a controller whose class is not there: a type that is there, or an object of it.
    private func placeholder(_ token: TokenSyntax, _ reason: CutReason) -> Victim? {
        guard let name = reason.unknownName, name == token.text,
            let base = CutFinder.bases.first(where: { name.hasSuffix($0.ending) })
        else { return nil }
        if let type = token.parent?.as(IdentifierTypeSyntax.self), isAnnotation(type) {
            return Victim(
                range: type.ownRange, text: base.name, summary: summary(type.ownRange),
                declares: declared(around: token))
        }
        guard let reference = token.parent?.as(DeclReferenceExprSyntax.self),
            let called = CutFinder.called(reference)
        else { return nil }
        let object = ["UIView": "PlaceholderView", "UIViewController": "PlaceholderController"][base.name]
        return Victim(
            range: called.ownRange, text: object.map { "\($0)(\"\(name)\")" } ?? "\(base.name)()",
            summary: summary(called.ownRange), declares: declared(around: token))
    }

    /// The call of a type, `Name(…)` or `Name<Other>(…)`.
    private static func called(_ reference: DeclReferenceExprSyntax) -> FunctionCallExprSyntax? {
        let generic = reference.parent?.as(GenericSpecializationExprSyntax.self).map { ExprSyntax($0) }
        let callee = generic ?? ExprSyntax(reference)
        guard let call = callee.parent?.as(FunctionCallExprSyntax.self), call.calledExpression.id == callee.id else {
            return nil
        }
        return call
    }

    /// Whether a type is that of a variable, a parameter or a result, and not a superclass or an argument of a generic type.
    private func isAnnotation(_ type: IdentifierTypeSyntax) -> Bool {
        var node = type.parent
        while let current = node {
            if current.is(TypeAnnotationSyntax.self) || current.is(FunctionParameterSyntax.self)
                || current.is(ReturnClauseSyntax.self)
            {
                return true
            }
            guard current.is(OptionalTypeSyntax.self) || current.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) else {
                return false
            }
            node = current.parent
        }
        return false
    }

    /// The names that the variable or the parameter around a token declares.
    private func declared(around token: TokenSyntax) -> Set<String> {
        if let variable = token.parent?.enclosing(VariableDeclSyntax.self) {
            return Set(variable.bindings.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text })
        }
        guard let parameter = token.parent?.enclosing(FunctionParameterSyntax.self) else { return [] }
        return [(parameter.secondName ?? parameter.firstName).text]
    }

    /// The replacements of classes, by the endings of their names.
    private static let bases = [
        (ending: "NavigationController", name: "UINavigationController"),
        (ending: "TabBarController", name: "UITabBarController"), (ending: "Controller", name: "UIViewController"),
        (ending: "ImageView", name: "UIImageView"), (ending: "ScrollView", name: "UIScrollView"),
        (ending: "TextView", name: "UITextView"), (ending: "TextField", name: "UITextField"),
        (ending: "Button", name: "UIButton"), (ending: "Label", name: "UILabel"), (ending: "View", name: "UIView"),
    ]

    private func part(_ node: some SyntaxProtocol) -> Victim {
        Victim(range: node.ownRange, summary: summary(node.ownRange))
    }

    private func summary(_ range: Range<Int>) -> String {
        let line = file.text(range).split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
        return line.count > CutFinder.longest ? line.prefix(CutFinder.longest) + " …" : line
    }

    /// Decided: as much as fits on a line of a terminal beside the path.
    private static let longest = 60
}

/// The identifiers of a statement, without those in the bodies of functions, types and accessors.
private final class StatementNames: SyntaxVisitor {
    var found: Set<String> = []

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
    override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
        if case .identifier(let name) = token.tokenKind { found.insert(name) }
        return .skipChildren
    }
}
