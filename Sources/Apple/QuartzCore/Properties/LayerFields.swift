import CoreGraphics

/// The keys of the properties whose values are the fields of a structure, by where the fields lie in it.
///
/// An accessor names its field, and nothing else about the property, which is in `LayerProperty.table`. Where the optimiser sees
/// which field it is, what is left of this is two loads.
struct LayerFields: Sendable {
    private let keys: [String]
    /// For each byte of the structure the number of the key of the field that begins there.
    private let numbers: [UInt8]

    init<Fields>(of fields: Fields.Type) {
        let properties = LayerProperty.table.compactMap { property in
            property.place.flatMap {
                $0.owner == ObjectIdentifier(fields) ? (key: property.key, offset: $0.offset) : nil
            }
        }
        keys = properties.map(\.key)
        var numbers = [UInt8](repeating: .max, count: MemoryLayout<Fields>.size)
        for (number, property) in properties.enumerated() { numbers[property.offset] = UInt8(number) }
        self.numbers = numbers
    }

    /// The key of the field at an offset. The program stops for one that is missing in the table.
    @inline(__always)
    func key(at offset: Int?) -> String {
        guard let offset else { fatalError("A field that is watched has no place") }
        return keys[Int(numbers[offset])]
    }
}

/// A structure whose fields are values of layers.
protocol LayerFieldOwner {
    /// The keys of its fields.
    static var fields: LayerFields { get }
}

extension LayerValues: LayerFieldOwner { static let fields = LayerFields(of: LayerValues.self) }
extension ShapeValues: LayerFieldOwner { static let fields = LayerFields(of: ShapeValues.self) }
extension GradientValues: LayerFieldOwner { static let fields = LayerFields(of: GradientValues.self) }
extension ReplicatorValues: LayerFieldOwner { static let fields = LayerFields(of: ReplicatorValues.self) }

extension LayerFieldOwner {
    /// The key of a field.
    @inline(__always)
    static func key<Value>(of field: WritableKeyPath<Self, Value>) -> String {
        fields.key(at: MemoryLayout<Self>.offset(of: field))
    }
}

// MARK: - What accessors do

extension CALayer {
    /// Gives a value of the model another one, and runs the action of its property; does nothing where it is the same.
    @inline(__always)
    final func change<Value: Equatable>(_ field: WritableKeyPath<LayerValues, Value>, to new: Value) {
        if values[keyPath: field] != new { replace(field, by: new) }
    }

    /// … where it is the same too.
    @inline(__always)
    final func replace<Value>(_ field: WritableKeyPath<LayerValues, Value>, by new: Value) {
        let key = LayerValues.key(of: field)
        let action = beginChange(of: key)
        values[keyPath: field] = new
        endChange(of: key, action)
    }

    /// … of a value that only some kinds of layer have.
    @inline(__always)
    final func change<Part: LayerFieldOwner, Value: Equatable>(
        _ part: WritableKeyPath<LayerValues, Part?>, _ field: WritableKeyPath<Part, Value>, to new: Value
    ) {
        if values[keyPath: part]?[keyPath: field] != new { replace(part, field, by: new) }
    }

    /// … of a value that only some kinds of layer have, where it is the same too.
    @inline(__always)
    final func replace<Part: LayerFieldOwner, Value>(
        _ part: WritableKeyPath<LayerValues, Part?>, _ field: WritableKeyPath<Part, Value>, by new: Value
    ) {
        let key = Part.key(of: field)
        let action = beginChange(of: key)
        values[keyPath: part]?[keyPath: field] = new
        endChange(of: key, action)
    }
}
