/// An `@objc optional` method of a protocol of the module's own.
///
/// Without Objective-C it is a property of the protocol that holds the method, or nothing where the class does not have it:
/// `delegate?.picked?(item)` asks the same question of the property.
struct OptionalRequirement {
    let protocolName: String
    let method: MethodRecord
    let isPublic: Bool

    /// The property's name: of `list(_:didPick:)` it is `list_didPick_ifImplemented`.
    var propertyName: String { OptionalRequirement.propertyName(base: method.base, labels: method.labels) }

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
        record.methods.filter { $0.isOptional && !$0.isInExtension }.map {
            OptionalRequirement(
                protocolName: record.name, method: $0, isPublic: record.declaration?.isPublic ?? false)
        }
    }
}
