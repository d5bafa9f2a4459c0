import SwiftSyntax

/// Reads which members of a class Objective-C would know, and writes the entries of their table.
struct ObjectiveCMembersReader {
    let module: ModuleIndex
    /// The class, with those around it.
    let typeName: String
    /// Whether all members are known that are not private: `@objcMembers`, `@objc extension`.
    let implies: Bool
    /// Whether the module declares the class. What it only extends may be no class, unless a member is marked.
    let isOwn: Bool
    /// Whether all properties are known that are not private, as in Swift before 4.
    let infersProperties: Bool

    /// - Parameter infers: Whether Objective-C knows what is not marked, in classes that are its own.
    init(module: ModuleIndex, typeName: String, implies: Bool, isOwn: Bool, infers: Bool) {
        self.module = module
        self.typeName = typeName
        self.implies = implies
        self.isOwn = isOwn
        infersProperties = infers && isOwn && ObjectiveCMembersReader.isObject(typeName, module)
    }

    /// Whether a class is below one of the system's.
    private static func isObject(_ typeName: String, _ module: ModuleIndex) -> Bool {
        guard let root = module.lineage(of: typeName).last?.inherited.first else { return false }
        return module.type(root) == nil && !SystemNames.isProtocol(root)
    }

    func read(_ declaration: DeclSyntax, into table: inout ObjectiveCTable) {
        if let variable = declaration.as(VariableDeclSyntax.self) {
            table.properties += properties(variable, className: table.className)
        } else if let function = declaration.as(FunctionDeclSyntax.self) {
            guard let entry = method(function, className: table.className) else { return }
            if function.isStatic { table.classMethods.append(entry) } else { table.methods.append(entry) }
        }
    }

    // MARK: Properties

    private func properties(_ node: VariableDeclSyntax, className: String) -> [String] {
        let late = node.unexpectedBetweenModifiersAndBindingSpecifier?.trimmedDescription
        let attributes = node.attributes
        let isOutlet = attributes.has("IBOutlet") || late == "@IBOutlet"
        let isInspectable = attributes.has("IBInspectable") || attributes.has("GKInspectable")
        let isDynamic = node.modifiers.has("dynamic")
        let isMarked = isOutlet || isInspectable || isDynamic || attributes.has("objc") || late == "@objc"
        let isInferred = infersProperties && !attributes.has("nonobjc") && !node.modifiers.isPrivate
        guard isMarked || isInferred || isImplied(attributes, node.modifiers), !attributes.isUnavailable,
            !attributes.has("NSManaged"), !node.modifiers.has("static"), !node.modifiers.has("class")
        else { return [] }
        return node.bindings.compactMap { binding -> String? in
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
                !binding.hasEffects
            else { return nil }
            // An override of what has been renamed gets the new name.
            let path = node.modifiers.has("override") ? OldNames.members[name] ?? name : name
            var entry = "\(objectiveCName(name, attributes).quoted), \\\(className).\(path)"
            if isOutlet { entry += ", .outlet" } else if isInspectable { entry += ", .inspectable" }
            if isDynamic { entry += ", isDynamic: true" }
            return ".init(\(entry))"
        }
    }

    private func objectiveCName(_ name: String, _ attributes: AttributeListSyntax) -> String {
        attributes.objectiveCName ?? name.filter { $0 != "`" }
    }

    private func isImplied(_ attributes: AttributeListSyntax, _ modifiers: DeclModifierListSyntax) -> Bool {
        implies && !attributes.has("nonobjc") && !modifiers.isPrivate
    }

    // MARK: Methods

    private func method(_ node: FunctionDeclSyntax, className: String) -> String? {
        let late = node.unexpectedBetweenModifiersAndFuncKeyword?.trimmedDescription
        let attributes = node.attributes
        let isAction = attributes.has("IBAction") || attributes.has("IBSegueAction") || late == "@IBAction"
        let isMarked = isAction || attributes.has("objc") || late == "@objc" || node.modifiers.has("dynamic")
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        let isThrowing = node.signature.effectSpecifiers?.throwsClause != nil
        let base = node.name.text.filter { $0 != "`" }
        let name =
            attributes.objectiveCName
            ?? ObjectiveCName.selector(base: base, labels: labels, isThrowing: isThrowing)
        let full = "\(node.name.text)(\(labels.map { "\($0):" }.joined()))"
        let isInformal = InformalProtocolRule.isInformal(full, in: typeName, module)
        // Before Swift 4 what a selector named needed no mark.
        let isNamed = module.selectorNames.contains(base) || module.selectorNames.contains(name)
        guard
            isMarked || isInformal || isImplied(attributes, node.modifiers) || (isOwn && (isNamed || isRequired(node))),
            !attributes.isUnavailable, isCallable(node)
        else { return nil }
        let receiver = node.isStatic ? "\(className).Type" : className
        let arguments = arguments(node).joined(separator: ", ")
        let call = "(o as! \(receiver)).\(node.name.text)(\(arguments))"
        let head = "{ o, \(labels.isEmpty ? "_" : "a") in "
        let mark = isAction ? ", isAction: true" : ""
        return ".init(\(name.quoted)\(mark)) \(head)\(isThrowing ? "try? " : "")\(call) }"
    }

    /// Whether the method is one that a protocol of Objective-C's asks for, and so known without being marked: of the module's
    /// own ones, or of UIKit's delegates, which are asked `responds(to:)`.
    private func isRequired(_ node: FunctionDeclSyntax) -> Bool {
        if !node.modifiers.has("private"), !node.isStatic, SystemNames.isOptionalRequirement(node.name.text) {
            return true
        }
        guard let record = module.type(typeName), !node.modifiers.has("private"), !node.isStatic else { return false }
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        return module.protocols(of: record).contains { found in
            found.declaration?.isObjectiveC == true
                && found.methods.contains { $0.base == node.name.text && $0.labels == labels }
        }
    }

    private func isCallable(_ node: FunctionDeclSyntax) -> Bool {
        guard node.genericParameterClause == nil, node.signature.effectSpecifiers?.asyncSpecifier == nil,
            case .identifier = node.name.tokenKind
        else { return false }
        let isOverloaded = isOverloaded(node)
        return node.signature.parameterClause.parameters.allSatisfy { parameter in
            let type = parameter.type.ownText
            // A closure that does not outlive the call cannot be cast to the type that tells one function from another.
            if isOverloaded, parameter.type.is(FunctionTypeSyntax.self) { return false }
            return parameter.ellipsis == nil && !type.hasPrefix("inout ") && !type.contains("@autoclosure")
                && !type.hasPrefix("some ")
        }
    }

    private func arguments(_ node: FunctionDeclSyntax) -> [String] {
        let isOverloaded = isOverloaded(node)
        return node.signature.parameterClause.parameters.enumerated().map { index, parameter in
            let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
            return label + "a[\(index)]" + (isOverloaded ? " as \(storedType(parameter.type))" : "")
        }
    }

    private func isOverloaded(_ node: FunctionDeclSyntax) -> Bool {
        let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
        // A view has one itself, for its layer.
        return node.name.text == "display" || module.methods(node.name.text, labels: labels, in: typeName).count > 1
    }

    private func storedType(_ type: TypeSyntax) -> String {
        let text = type.ownText.replacingPrefix("@escaping ", with: "")
        return text.hasSuffix("!") ? String(text.dropLast()) + "?" : text
    }
}

extension DeclModifierListSyntax {
    fileprivate var isPrivate: Bool { has("private") || has("fileprivate") }
}

extension FunctionDeclSyntax {
    fileprivate var isStatic: Bool { modifiers.has("static") || modifiers.has("class") }
}

extension PatternBindingSyntax {
    /// Whether reading it may throw or wait.
    fileprivate var hasEffects: Bool {
        guard case .accessors(let list) = accessorBlock?.accessors else { return false }
        return list.contains { $0.effectSpecifiers != nil }
    }
}

extension AttributeListSyntax {
    /// `@available(*, unavailable)`.
    fileprivate var isUnavailable: Bool {
        contains { element in
            guard let attribute = element.as(AttributeSyntax.self) else { return false }
            return attribute.attributeName.trimmedDescription == "available"
                && attribute.arguments?.trimmedDescription.contains("unavailable") == true
        }
    }
}
