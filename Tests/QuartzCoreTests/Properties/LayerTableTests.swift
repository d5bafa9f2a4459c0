import QuartzCore
import Testing

/// The one table of layers' properties: what is missing in it is found here.
@MainActor
@Suite struct LayerTableTests {
    /// A field's name as the property is called: `isHidden` is `hidden`.
    private static func name(of field: String) -> String {
        guard field.hasPrefix("is"), let first = field.dropFirst(2).first, first.isUppercase else { return field }
        return first.lowercased() + field.dropFirst(3)
    }

    private static func fields(of values: Any) -> Set<String> {
        Set(Mirror(reflecting: values).children.compactMap { $0.label.map(name) })
    }

    /// The values that only some kinds of layer have.
    private static func parts() throws -> [Any] {
        [
            try #require(CAShapeLayer().values.shape), try #require(CAGradientLayer().values.gradient),
            try #require(CAReplicatorLayer().values.replicator),
        ]
    }

    private static let keys = Set(LayerProperty.table.map(\.key))

    @Test func `every value of a layer stands in the table`() {
        // What follows from others, what only some kinds have, an emitter's particles, and the user's own values.
        let others: Set = [
            "hasTransform", "hasSublayerTransform", "shape", "gradient", "replicator", "emitter", "custom",
        ]
        #expect(Self.fields(of: CALayer().values).subtracting(others).subtracting(Self.keys) == [])
    }

    @Test func `every value of some kinds of layer stands in the table`() throws {
        for part in try Self.parts() { #expect(Self.fields(of: part).subtracting(Self.keys) == []) }
    }

    @Test func `no key stands in the table twice, and each is that of a value`() throws {
        #expect(Self.keys.count == LayerProperty.table.count)
        let values = [CALayer().values] + (try Self.parts())
        let fields = values.reduce(into: Set<String>()) { $0.formUnion(Self.fields(of: $1)) }
        // The frame follows from others.
        #expect(Self.keys.subtracting(fields) == ["frame"])
    }
}
