import SwiftSyntax

/// `@objc optional var x: T` of a protocol is a requirement `x_ifImplemented: T?`, which the classes fill that have the property,
/// and an `x: T?` of the protocol itself, so that whoever asks may go on to write `delegate?.x`.
struct OptionalPropertyRule {
    let module: ModuleIndex
    let files: [ParsedFile]

    private struct Requirement {
        let protocolName: String
        let property: PropertyRecord
        let isPublic: Bool
        let type: String
        /// Whether it is unwrapped by itself.
        let isUnwrapped: Bool

        /// What a class with the property answers. Its own property is meant, and not the protocol's, whose type would fit better.
        var answer: String {
            let own = "self.\(property.name)"
            return isUnwrapped ? own : "let own: \(type) = \(own); return own"
        }

        /// The property's own name behind which the classes' answers stand.
        var name: String { "\(property.name.filter { $0 != "`" })_ifImplemented" }
        var optionalType: String { type.contains("->") || type.hasPrefix("any ") ? "(\(type))?" : "\(type)?" }
    }

    func edits() -> [PlacedEdit] {
        let records = module.typeNames.compactMap { module.types[$0] }
        return records.filter { $0.kind == .protocol }.flatMap(requirements).flatMap(declaration)
            + records.filter { $0.kind != .protocol }.flatMap(implementations)
    }

    private func requirements(of record: TypeRecord) -> [Requirement] {
        record.properties.filter { $0.isOptional && !$0.isStatic && !$0.isInExtension }.compactMap { property in
            guard let type = property.type else { return nil }
            return Requirement(
                protocolName: record.name, property: property, isPublic: record.declaration?.isPublic ?? false,
                type: type.hasSuffix("!") ? String(type.dropLast()) : type, isUnwrapped: type.hasSuffix("!"))
        }
    }

    private func declaration(_ requirement: Requirement) -> [PlacedEdit] {
        let (property, type) = (requirement.property, requirement.optionalType)
        let access = requirement.isPublic ? "public " : ""
        let standard =
            "\nextension \(requirement.protocolName) { \(access)var \(requirement.name): \(type) { nil }; "
            + "\(access)var \(property.name): \(type) { \(requirement.name) } }"
        return [
            PlacedEdit(property.file, property.range, "var \(requirement.name): \(type) { get }"),
            PlacedEdit(atEndOf: property.file, standard),
        ]
    }

    /// In each class that conforms to the protocol and has the property.
    private func implementations(_ record: TypeRecord) -> [PlacedEdit] {
        let inherited = Set(module.lineage(of: record.name).dropFirst().flatMap(module.protocols).map(\.name))
        let protocols = module.protocols(of: record).filter { !inherited.contains($0.name) }
        return protocols.flatMap(requirements).compactMap { requirement in
            guard module.property(requirement.property.name, in: record.name) != nil,
                let place = record.declaration ?? record.firstExtension
            else { return nil }
            let isPublic = place.isPublic || record.declaration == nil
            let access = requirement.isPublic && isPublic ? "public " : ""
            let text =
                "\(files[place.file].separator(before: place.bodyEnd))\(access)var \(requirement.name): "
                + "\(requirement.optionalType) { \(requirement.answer) }; "
            return PlacedEdit(place.file, place.bodyEnd..<place.bodyEnd, text)
        }
    }
}
