/// An `@objc optional` method of a protocol of the module's own.
///
/// Without Objective-C it is a property of the protocol that holds the method, or nothing where the class does not have it:
/// `delegate?.picked?(item)` asks the same question of the property.
struct OptionalRequirement {
    let protocolName: String
    let method: MethodRecord
    let isPublic: Bool
    /// Whether the protocol has others of that name, for other types.
    var isOverloaded = false

    /// The property's name: of `list(_:didPick:)` it is `list_didPick_ifImplemented`; with the types of its parameters where it
    /// needs them to be told from others.
    var propertyName: String {
        guard isOverloaded else { return OptionalRequirement.propertyName(base: method.base, labels: method.labels) }
        let types = method.parameters.map { $0.filter { $0.isLetter || $0.isNumber } }
        return OptionalRequirement.propertyName(base: method.base, labels: method.labels + types)
    }

    /// What is called: the property, or of several of one name a function for each, so that the compiler chooses.
    var calledName: String { OptionalRequirement.propertyName(base: method.base, labels: method.labels) }

    /// That function.
    var dispatcher: String? {
        guard isOverloaded else { return nil }
        let types = method.parameters
        let parameters = types.enumerated().map { "_ p\($0.offset): \($0.element)" }.joined(separator: ", ")
        let arguments = types.enumerated().map { ($0.element.hasPrefix("inout ") ? "&" : "") + "p\($0.offset)" }
        let effects = (method.isAsync ? "async " : "") + (method.isThrowing ? "throws " : "")
        let marks = (method.isThrowing ? "try " : "") + (method.isAsync ? "await " : "")
        let result = method.result ?? "Void"
        return
            "func \(calledName)(\(parameters)) \(effects)-> (\(result))? { \(marks)\(propertyName)?(\(arguments.joined(separator: ", "))) }"
    }

    /// Whether a method is an implementation, of all that have its name.
    func isImplemented(by other: MethodRecord) -> Bool {
        guard other.base == method.base, other.labels == method.labels else { return false }
        return !isOverloaded || other.parameters.map(TypeName.bare) == method.parameters.map(TypeName.bare)
    }

    static func propertyName(base: String, labels: [String]) -> String {
        let parts = [base] + labels.filter { $0 != "_" } + ["ifImplemented"]
        return parts.joined(separator: "_").filter { $0 != "`" }
    }

    /// The property's type, an optional function.
    var propertyType: String {
        let effects = (method.isAsync ? "async " : "") + (method.isThrowing ? "throws " : "")
        // A parameter of a function that is stored escapes anyway.
        let parameters = method.parameters.map { $0.replacingPrefix("@escaping ", with: "") }
        return "((\(parameters.joined(separator: ", "))) \(effects)-> \(method.result ?? "Void"))?"
    }

    /// Whether a function type can take the place of the method.
    var isExpressible: Bool {
        !method.isStatic && !method.parameters.contains { $0.hasSuffix("...") || $0.contains("@autoclosure") }
    }
}

extension String {
    func replacingPrefix(_ prefix: String, with new: String) -> String {
        hasPrefix(prefix) ? new + dropFirst(prefix.count) : self
    }
}

extension ModuleIndex {
    /// All optional requirements of the module's protocols, in the order of their declarations.
    var optionalRequirements: [OptionalRequirement] {
        typeNames.compactMap { types[$0] }.filter { $0.kind == .protocol }.flatMap(optionalRequirements)
    }

    func optionalRequirements(of record: TypeRecord) -> [OptionalRequirement] {
        let methods = record.methods.filter { $0.isOptional && !$0.isInExtension }
        let names = Dictionary(grouping: methods, by: \.fullName)
        return methods.map {
            OptionalRequirement(
                protocolName: record.name, method: $0, isPublic: record.declaration?.isPublic ?? false,
                isOverloaded: (names[$0.fullName]?.count ?? 0) > 1)
        }
    }
}
