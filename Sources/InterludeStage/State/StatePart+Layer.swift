import QuartzCore
import UIKit

@MainActor extension StatePart {
    /// A layer that is not a view's, or a mask.
    init(layer: CALayer, as role: String? = nil) {
        name = role ?? "\(type(of: layer))"
        identity = ObjectIdentifier(layer)
        facts = Self.facts(of: layer)
        parts = Self.parts(of: layer)
    }

    /// The views and layers inside a layer, back to front, and its mask.
    static func parts(of layer: CALayer) -> [StatePart] {
        let inside = (layer.sublayers ?? []).map { sublayer in
            if let view = sublayer.delegate as? UIView, view.layer === sublayer { return StatePart(view: view) }
            return StatePart(layer: sublayer)
        }
        return inside + [layer.mask].compactMap { $0 }.map { StatePart(layer: $0, as: "mask") }
    }

    /// All properties that the table of layer properties knows, and those that only the layer itself knows.
    static func facts(of layer: CALayer) -> [StateFact] {
        let known = LayerProperty.table.map { property in
            StateFact(name: property.key, value: property.get(layer.values).map(StateValue.init) ?? .none)
        }
        return known + [
            StateFact(name: "allowsGroupOpacity", value: .flag(layer.allowsGroupOpacity)),
            StateFact(name: "layer is opaque", value: .flag(layer.isOpaque)),
            StateFact(name: "speed", value: .numbers([Double(layer.speed)])),
            StateFact(name: "timeOffset", value: .numbers([layer.timeOffset])),
            StateFact(name: "beginTime", value: .numbers([layer.beginTime])),
            StateFact(name: "animations", value: .list(layer.animationKeys() ?? [])),
        ]
    }
}

extension StateValue {
    /// A layer property's value. Pictures count as equal when they have the same size: a view may draw again.
    init(_ value: AnimationValue) {
        switch value {
        case .transform(let t):
            self = .numbers(
                [
                    t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42,
                    t.m43, t.m44,
                ].map { Double($0) })
        case .path(let path): self = path.map { .text("path in \(shortText($0.boundingBox))") } ?? .none
        case .color(nil): self = .none
        // What is clear is seen as little as what is not there.
        case .color(let color?) where color.alpha == 0: self = .none
        case .object(let object): self.init(object: object)
        default: self = value.numbers.map(StateValue.numbers) ?? .none
        }
    }

    private init(object: Any?) {
        switch object {
        case nil: self = .none
        case let flag as Bool: self = .flag(flag)
        case let name as String: self = .text(name)
        case let image as CGImage: self = .text("image of \(image.width) × \(image.height)")
        case let other?: self = .text("\(type(of: other))")
        }
    }
}
