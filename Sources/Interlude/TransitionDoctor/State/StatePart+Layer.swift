import InterludeStage
import QuartzCore
import UIKit

@MainActor extension StatePart {
    /// A layer that is not a view's, or a mask.
    init(layer: CALayer, isMask: Bool = false) {
        name = isMask ? .mask : PartName(layer)
        identity = ObjectToken(layer)
        self.layer = LayerRecord(layer)
        parts = Self.parts(of: layer)
    }

    /// The views and layers inside a layer, back to front, and its mask.
    static func parts(of layer: CALayer) -> [StatePart] {
        let inside = (layer.sublayers ?? []).map { sublayer in
            if let view = sublayer.delegate as? UIView, view.layer === sublayer { return StatePart(view: view) }
            return StatePart(layer: sublayer)
        }
        return inside + [layer.mask].compactMap { $0 }.map { StatePart(layer: $0, isMask: true) }
    }
}

/// All properties of a layer: those that the table of layer properties knows, and those that only the layer itself knows.
///
/// It holds the values as they are. What they are in words is made of those alone that have changed.
struct LayerRecord {
    private let values: LayerValues
    private let others: [StateFact]

    @MainActor init(_ layer: CALayer) {
        var values = layer.values
        // What an app has stored under names of its own may be anything, and would live on.
        values.custom = [:]
        self.values = values
        others = [
            StateFact(name: .allowsGroupOpacity, value: .flag(layer.allowsGroupOpacity)),
            StateFact(name: .layerIsOpaque, value: .flag(layer.isOpaque)),
            StateFact(name: .speed, value: .numbers([Double(layer.speed)])),
            StateFact(name: .timeOffset, value: .numbers([layer.timeOffset])),
            StateFact(name: .beginTime, value: .numbers([layer.beginTime])),
            StateFact(name: .animations, value: .list(layer.animationKeys() ?? [])),
        ]
    }

    /// The properties that are others than in an earlier record.
    func changes(from earlier: LayerRecord) -> [(before: StateFact, after: StateFact)] {
        let known = LayerProperty.table.compactMap { property -> (before: StateFact, after: StateFact)? in
            let (old, new) = (property.get(earlier.values), property.get(values))
            if LayerRecord.isSurelySame(old, new) { return nil }
            let before = StateFact(
                name: StateProperty(rawValue: property.key), value: old.map(StateValue.init) ?? .none)
            let after = StateFact(name: StateProperty(rawValue: property.key), value: new.map(StateValue.init) ?? .none)
            return before == after ? nil : (before, after)
        }
        return known + StateFact.changes(from: earlier.others, to: others)
    }

    /// Whether two values are the same at first sight; those that are not may still be told in the same words.
    private static func isSurelySame(_ one: AnimationValue?, _ other: AnimationValue?) -> Bool {
        switch (one, other) {
        case (nil, nil): true
        case (.scalar(let one), .scalar(let other)): one == other
        case (.point(let one), .point(let other)): one == other
        case (.size(let one), .size(let other)): one == other
        case (.rect(let one), .rect(let other)): one == other
        case (.color(let one), .color(let other)): one === other
        case (.path(let one), .path(let other)): one === other
        case (.transform(let one), .transform(let other)): CATransform3DEqualToTransform(one, other)
        case (.scalars(let one), .scalars(let other)): one == other
        case (.object(nil), .object(nil)): true
        default: false
        }
    }
}

extension StateFact {
    /// The properties that are others than before.
    static func changes(from earlier: [StateFact], to later: [StateFact]) -> [(before: StateFact, after: StateFact)] {
        zip(earlier, later).filter { $0 != $1 }.map { (before: $0, after: $1) }
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
