import SwiftSyntax

/// Reads what a file declares.
final class IndexVisitor: ActiveVisitor {
    private let file: ParsedFile
    private(set) var types: [TypeRecord] = []
    private(set) var boundNames: Set<String> = []
    private(set) var variableNames: Set<String> = []
    private(set) var declaredTypeNames: Set<String> = []
    /// What each alias without parameters stands for.
    private(set) var aliases: [String: String] = [:]
    private(set) var importedModules: Set<String> = []
    /// Methods that a selector names: their names in Swift without labels, and in Objective-C.
    private(set) var selectorNames: Set<String> = []
    /// Generic types with an argument that may be a protocol: `Proxy` and `P` of `Proxy<P>`.
    private(set) var genericArguments: [(type: String, argument: String)] = []
    /// The types around, the innermost last, as places in `types`; `nil` stands for a function's body.
    private var stack: [Int?] = []
    private var extensions: Set<Int> = []
    private var line = (offset: 0, number: 1)

    init(_ file: ParsedFile) {
        self.file = file
        super.init(viewMode: .sourceAccurate)
    }

    /// Reads a file.
    convenience init(reading file: ParsedFile) {
        self.init(file)
        walk(file.tree)
        typeDigest = types.hashValue
    }

    /// Of what is declared, but for where it stands. Names are the module's affair, where others may have them too.
    private(set) var typeDigest = 0
    /// Whether this was read in a file as it is now.
    func isOf(_ other: ParsedFile) -> Bool { file.index == other.index && file.source == other.source }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, named: node.name, .class) }
    override func visitPost(_ node: ClassDeclSyntax) { leave() }
    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, named: node.name, .other) }
    override func visitPost(_ node: ActorDeclSyntax) { leave() }
    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, named: node.name, .other) }
    override func visitPost(_ node: StructDeclSyntax) { leave() }
    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node, named: node.name, .other) }
    override func visitPost(_ node: EnumDeclSyntax) { leave() }
    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        enter(node, named: node.name, .protocol)
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { leave() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        var record = TypeRecord(name: TypeName.bare(node.extendedType.ownText))
        record.firstExtension = declaration(node, node.memberBlock, node.modifiers, node.attributes)
        record.inherited = inherited(node.inheritanceClause)
        types.append(record)
        extensions.insert(types.count - 1)
        stack.append(types.count - 1)
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { leave() }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        declaredTypeNames.insert(node.name.text)
        if node.genericParameterClause == nil {
            aliases[node.name.text] = TypeName.bare(node.initializer.value.ownText)
        }
        return .visitChildren
    }

    override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
        declaredTypeNames.insert(node.name.text)
        return .skipChildren
    }

    override func visit(_ node: GenericArgumentSyntax) -> SyntaxVisitorContinueKind {
        let clause = node.parent?.parent?.parent
        let name =
            clause?.as(IdentifierTypeSyntax.self)?.name.text
            ?? clause?.as(GenericSpecializationExprSyntax.self)?.expression.trimmedDescription
        if let name { genericArguments.append((name, TypeName.bare(node.argument.trimmedDescription))) }
        return .visitChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        if let module = node.path.first?.name.text { importedModules.insert(module) }
        return .skipChildren
    }

    private func enter(
        _ node: some DeclGroupSyntax, named name: TokenSyntax, _ kind: TypeRecord.Kind
    ) -> SyntaxVisitorContinueKind {
        let outer = stack.compactMap(\.self).last.map { types[$0].name + "." } ?? ""
        var record = TypeRecord(name: outer + name.text, kind: kind)
        record.declaration = declaration(node, node.memberBlock, node.modifiers, node.attributes)
        record.declaration?.isGeneric =
            node.asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
        record.inherited = inherited(node.inheritanceClause)
        declaredTypeNames.insert(name.text)
        types.append(record)
        stack.append(types.count - 1)
        return .visitChildren
    }

    private func leave() { stack.removeLast() }

    private func inherited(_ clause: InheritanceClauseSyntax?) -> [String] {
        clause?.inheritedTypes.flatMap { inherited -> [String] in
            if let composition = inherited.type.as(CompositionTypeSyntax.self) {
                return composition.elements.map { TypeName.bare($0.type.ownText) }
            }
            let type = inherited.type.as(AttributedTypeSyntax.self)?.baseType ?? inherited.type
            return [TypeName.bare(type.ownText)]
        } ?? []
    }

    private func declaration(
        _ node: some SyntaxProtocol, _ body: MemberBlockSyntax, _ modifiers: DeclModifierListSyntax,
        _ attributes: AttributeListSyntax
    ) -> TypeRecord.Declaration {
        let start = node.ownRange.lowerBound
        return .init(
            file: file.index, range: node.ownRange, bodyEnd: body.rightBrace.ownRange.lowerBound,
            isPublic: modifiers.has("public") || modifiers.has("open"), isFinal: modifiers.has("final"),
            isObjectiveC: attributes.has("objc") || attributes.has("objcMembers"),
            hasObjectiveCMembers: attributes.has("objcMembers"), objectiveCName: attributes.objectiveCName,
            line: lineNumber(at: start))
    }

    /// Offsets come in rising order, so lines are counted on from the last one.
    private func lineNumber(at offset: Int) -> Int {
        if offset < line.offset { line = (0, 1) }
        line.number += file.bytes[line.offset..<min(offset, file.bytes.count)].count { $0 == UInt8(ascii: "\n") }
        line.offset = min(offset, file.bytes.count)
        return line.number
    }

    // MARK: Selectors

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        if node.macroName.text == "selector", let argument = node.arguments.first {
            let target = SelectorTarget(argument, in: nil, file: file)
            if target.isReadable { selectorNames.insert(target.name) }
        }
        return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if ["Selector", "NSSelectorFromString"].contains(node.calledExpression.trimmedDescription),
            let argument = node.arguments.first
        {
            insertSelector(argument.expression)
        }
        return .visitChildren
    }

    override func visit(_ node: LabeledExprSyntax) -> SyntaxVisitorContinueKind {
        if let label = node.label?.text, ["action", "selector"].contains(label) { insertSelector(node.expression) }
        return .visitChildren
    }

    private func insertSelector(_ expression: ExprSyntax) {
        let only = expression.as(TupleExprSyntax.self)?.elements.first?.expression ?? expression
        if let name = only.as(StringLiteralExprSyntax.self)?.representedLiteralValue { selectorNames.insert(name) }
    }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        if !node.modifiers.has("override") { boundNames.insert(node.name.text) }
        if let owner = stack.last ?? nil { types[owner].methods.append(method(node, owner: owner)) }
        stack.append(nil)
        return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { stack.removeLast() }

    private func method(_ node: FunctionDeclSyntax, owner: Int) -> MethodRecord {
        let parameters = node.signature.parameterClause.parameters
        let (attributes, modifiers) = (node.attributes, node.modifiers)
        let late = node.unexpectedBetweenModifiersAndFuncKeyword?.trimmedDescription
        let isAction = attributes.has("IBAction") || late == "@IBAction"
        return MethodRecord(
            base: node.name.text, labels: parameters.map { $0.firstName.text },
            parameters: parameters.map { $0.type.ownText + ($0.ellipsis == nil ? "" : "...") },
            result: node.signature.returnClause?.type.ownText, file: file.index, range: node.ownRange,
            isStatic: modifiers.has("static") || modifiers.has("class"), isOverride: modifiers.has("override"),
            isInExtension: extensions.contains(owner), isOptional: modifiers.has("optional"), isAction: isAction,
            isPrivate: modifiers.has("private") || modifiers.has("fileprivate"),
            isObjectiveC: isAction || attributes.has("objc") || late == "@objc" || attributes.has("IBSegueAction")
                || (isObjectiveC(owner) && !attributes.has("nonobjc") && !modifiers.has("private")),
            objectiveCName: attributes.objectiveCName, isThrowing: node.signature.effectSpecifiers?.throwsClause != nil,
            isAsync: node.signature.effectSpecifiers?.asyncSpecifier != nil, isOpen: modifiers.has("open"))
    }

    private func isObjectiveC(_ owner: Int) -> Bool {
        let record = types[owner]
        return record.declaration?.hasObjectiveCMembers ?? record.firstExtension?.isObjectiveC ?? false
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        for binding in node.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            if let owner = stack.last ?? nil { types[owner].properties.append(property(name, binding, node, owner)) }
        }
        return .visitChildren
    }

    private func property(
        _ name: String, _ binding: PatternBindingSyntax, _ node: VariableDeclSyntax, _ owner: Int
    ) -> PropertyRecord {
        let late = node.unexpectedBetweenModifiersAndBindingSpecifier?.trimmedDescription
        let outlet = node.attributes.has("IBOutlet") || late == "@IBOutlet"
        return PropertyRecord(
            name: name, type: binding.typeAnnotation?.type.ownText, assigned: assigned(binding.initializer?.value),
            isStatic: node.modifiers.has("static") || node.modifiers.has("class"),
            isOptional: node.modifiers.has("optional"), isOutlet: outlet,
            isInspectable: node.attributes.has("IBInspectable"),
            isObjectiveC: outlet || node.attributes.has("objc") || isObjectiveC(owner),
            isOverride: node.modifiers.has("override"), isInExtension: extensions.contains(owner),
            isOpen: node.modifiers.has("open"), file: file.index, range: node.ownRange)
    }

    /// `Foo` of `Foo(…)` and of `Foo.shared`.
    private func assigned(_ value: ExprSyntax?) -> String? {
        var expression = value
        if let call = expression?.as(FunctionCallExprSyntax.self) { expression = call.calledExpression }
        if let member = expression?.as(MemberAccessExprSyntax.self) {
            guard let base = member.base?.as(DeclReferenceExprSyntax.self),
                base.baseName.text.first?.isUppercase == true
            else { return nil }
            return base.baseName.text
        }
        guard let reference = expression?.as(DeclReferenceExprSyntax.self),
            reference.baseName.text.first?.isUppercase == true
        else { return nil }
        return reference.baseName.text
    }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        if let owner = stack.last ?? nil {
            let labels = node.signature.parameterClause.parameters.map { $0.firstName.text }
            types[owner].initialisers.append(labels)
            if node.modifiers.has("required") { types[owner].requiredInitialisers.insert(labels) }
        }
        stack.append(nil)
        return .visitChildren
    }
    override func visitPost(_ node: InitializerDeclSyntax) { stack.removeLast() }

    override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
        stack.append(nil)
        return .visitChildren
    }
    override func visitPost(_ node: AccessorDeclSyntax) { stack.removeLast() }

    override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
        stack.append(nil)
        return .visitChildren
    }
    override func visitPost(_ node: ClosureExprSyntax) { stack.removeLast() }

    override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
        stack.append(nil)
        return .visitChildren
    }
    override func visitPost(_ node: CodeBlockSyntax) { stack.removeLast() }

    // MARK: Names

    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
        // What is overridden is the system's, not the app's own.
        if !(node.enclosing(VariableDeclSyntax.self)?.modifiers.has("override") ?? false) {
            boundNames.insert(node.identifier.text)
        }
        variableNames.insert(node.identifier.text)
        return .skipChildren
    }

    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
        boundNames.insert((node.secondName ?? node.firstName).text)
        variableNames.insert((node.secondName ?? node.firstName).text)
        return .visitChildren
    }

    override func visit(_ node: ClosureParameterSyntax) -> SyntaxVisitorContinueKind {
        boundNames.insert((node.secondName ?? node.firstName).text)
        return .visitChildren
    }

    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
        boundNames.insert(node.name.text)
        return .skipChildren
    }

    override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
        boundNames.insert(node.name.text)
        // A class that a case carries is found as a property's is.
        if let owner = stack.last ?? nil, let payload = node.parameterClause?.parameters, payload.count == 1,
            let type = payload.first?.type.ownText, type.contains(".Type")
        {
            types[owner].properties.append(
                PropertyRecord(
                    name: node.name.text, type: type, assigned: nil, isStatic: true, isOutlet: false,
                    isInspectable: false, isObjectiveC: false, isOverride: false, isInExtension: false,
                    file: file.index, range: node.ownRange))
        }
        return .visitChildren
    }
}

extension DeclModifierListSyntax {
    func has(_ name: String) -> Bool { contains { $0.name.text == name } }
}

extension AttributeListSyntax {
    func has(_ name: String) -> Bool {
        contains { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == name }
    }

    /// `name:` of `@objc(name:)`.
    var objectiveCName: String? {
        lazy.compactMap { element -> String? in
            guard let attribute = element.as(AttributeSyntax.self), let arguments = attribute.arguments,
                ["objc", "objcMembers"].contains(attribute.attributeName.trimmedDescription)
            else { return nil }
            return arguments.trimmedDescription.filter { !$0.isWhitespace }
        }.first
    }
}
