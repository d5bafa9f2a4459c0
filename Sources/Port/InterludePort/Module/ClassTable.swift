/// Makes the records of a module's classes.
struct ClassTable {
    let records: [ClassRecord]

    init(_ module: ModuleIndex, _ files: [ParsedFile]) {
        records = module.typeNames.compactMap { module.types[$0] }
            .filter { $0.kind == .class || ($0.declaration == nil && $0.firstExtension != nil) }
            .map { ClassTable.record($0, files) }
            .filter(\.isWorthKeeping)
            .sorted { $0.name < $1.name }
    }

    private static func record(_ type: TypeRecord, _ files: [ParsedFile]) -> ClassRecord {
        let place = type.declaration ?? type.firstExtension
        var record = ClassRecord(
            name: type.name, objectiveCName: type.declaration?.objectiveCName,
            superclass: type.declaration == nil ? nil : type.inherited.first,
            path: place.map { files[$0.file].source.path } ?? "", line: place?.line ?? 0)
        record.outlets = type.properties.filter(\.isOutlet).map(property)
        record.inspectables = type.properties.filter(\.isInspectable).map(property)
        let methods = type.methods.filter { $0.isObjectiveC && !$0.isStatic }
        record.methods = methods.map(method)
        record.actions = methods.filter(\.isAction).map(method)
        return record
    }

    private static func property(_ property: PropertyRecord) -> ClassRecord.Property {
        .init(name: property.name, type: property.type)
    }

    private static func method(_ method: MethodRecord) -> ClassRecord.Method {
        .init(name: method.fullName, selector: method.selector, parameters: method.parameters)
    }
}
