import SwiftSyntax

/// Declares the properties that stand for `@objc optional` methods, in the protocol and in the classes that have the methods.
struct OptionalRequirementRule: ModuleRule {
    let module: ModuleIndex
    let files: [ParsedFile]

    func edits() -> [PlacedEdit] {
        module.optionalRequirements.filter(\.isExpressible).flatMap(declaration)
            + module.typeNames.compactMap { module.types[$0] }.filter { $0.kind != .protocol }.flatMap(implementations)
            + OptionalPropertyRule(module: module, files: files).edits()
    }

    func notes() -> [PlacedNote] {
        let methods = module.optionalRequirements.filter { !$0.isExpressible }.map {
            PlacedNote(
                file: $0.method.file, offset: $0.method.range.lowerBound, rule: .optionalRequirements,
                text: "the optional method '\($0.method.fullName)' cannot be held by a property")
        }
        return methods
    }

    /// In the protocol, and the standard answer behind the file's last line.
    private func declaration(_ requirement: OptionalRequirement) -> [PlacedEdit] {
        let (name, type) = (requirement.propertyName, requirement.propertyType)
        let access = requirement.isPublic ? "public " : ""
        let dispatcher = requirement.dispatcher.map { "; \(access)\($0)" } ?? ""
        let standard = "\nextension \(requirement.protocolName) { \(access)var \(name): \(type) { nil }\(dispatcher) }"
        return [
            PlacedEdit(requirement.method.file, requirement.method.range, "var \(name): \(type) { get }"),
            PlacedEdit(atEndOf: requirement.method.file, standard),
        ]
    }

    /// In a class that conforms to the protocol, and in those below it that bring the method later.
    private func implementations(_ record: TypeRecord) -> [PlacedEdit] {
        let inheritedAlready = Set(
            module.lineage(of: record.name).dropFirst().flatMap(module.protocols).map(\.name))
        let protocols = module.protocols(of: record).filter { !inheritedAlready.contains($0.name) }
        var done: Set<String> = []
        return protocols.flatMap(module.optionalRequirements).filter(\.isExpressible).flatMap { requirement in
            done.insert(requirement.propertyName).inserted ? implementations(of: requirement, in: record) : []
        }
    }

    private func implementations(of requirement: OptionalRequirement, in record: TypeRecord) -> [PlacedEdit] {
        if has(requirement, in: module.lineage(of: record.name)) {
            return [property(requirement, in: record, body: reference(requirement))].compactMap(\.self)
        }
        let below = module.descendants(of: record.name).filter { has(requirement, in: [$0]) }
            .filter { candidate in
                // The topmost one that has it; those below it inherit the property.
                !module.lineage(of: candidate.name).dropFirst().contains { has(requirement, in: [$0]) }
            }
        guard !below.isEmpty else { return [] }
        let own = property(requirement, in: record, body: "nil")
        return ([own] + below.map { property(requirement, in: $0, body: reference(requirement), isOverride: true) })
            .compactMap(\.self)
    }

    private func has(_ requirement: OptionalRequirement, in records: [TypeRecord]) -> Bool {
        records.contains { $0.methods.contains(where: requirement.isImplemented) }
    }

    /// Which of several is meant follows from the property's type.
    private func reference(_ requirement: OptionalRequirement) -> String { "self.\(requirement.method.reference)" }

    /// Before the closing brace, on its line.
    private func property(
        _ requirement: OptionalRequirement, in record: TypeRecord, body: String, isOverride: Bool = false
    ) -> PlacedEdit? {
        guard let place = record.declaration ?? record.firstExtension else { return nil }
        // UIKit's own classes are public.
        let isPublic = requirement.isPublic && (place.isPublic || record.declaration == nil)
        let head = (isPublic ? "public " : "") + (isOverride ? "override " : "")
        let start = files[place.file].separator(before: place.bodyEnd)
        let text = "\(start)\(head)var \(requirement.propertyName): \(requirement.propertyType) { \(body) }; "
        return PlacedEdit(place.file, place.bodyEnd..<place.bodyEnd, text)
    }
}

extension ParsedFile {
    /// What has to stand between the last member of a body and another one on the closing brace's line.
    func separator(before brace: Int) -> String {
        let blanks: [UInt8] = [UInt8(ascii: " "), UInt8(ascii: "\t")]
        guard let last = bytes[..<brace].last(where: { !blanks.contains($0) }) else { return "" }
        return [UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "{"), UInt8(ascii: ";")].contains(last)
            ? " " : "; "
    }
}
