/// A property of a layer that view blocks animate, as one Core Animation key path.
struct BlockProperty {
    /// What Core Animation knows about it.
    private let property: LayerProperty

    private init?(keyPath: String) {
        guard let property = LayerProperty.named(keyPath) else { return nil }
        self.property = property
    }

    /// Core Animation's key path.
    var keyPath: String { property.keyPath }

    /// The properties behind the key that a layer asks its delegate about; none if blocks don't animate it. `bounds`
    /// falls into origin and size, which have their own animations (measured on iOS by others).
    static func properties(ofEvent event: String) -> [BlockProperty] {
        if event == "bounds" { return ["bounds.origin", "bounds.size"].compactMap { BlockProperty(keyPath: $0) } }
        return [BlockProperty(keyPath: event)].compactMap { $0 }.filter(\.property.animatesInBlocks)
    }

    /// Whether blocks move the velocity of an animation in flight over to the next one by adding both up.
    var isAdditive: Bool { property.isAdditive && keyPath != "sublayerTransform" }

    /// Whether it is a place in the plane, whose two axes may have velocities of their own.
    var hasTwoAxes: Bool { keyPath == "position" }

    func value(in layer: CALayer) -> AnimationValue {
        property.get(layer.values) ?? .object(nil)
    }

    /// Sets the property of a layer, without an animation unless a block is around the caller.
    func set(_ value: AnimationValue, in layer: CALayer) {
        layer.setValue(value.unboxed, forKeyPath: keyPath)
    }
}

extension AnimationValue {
    /// Whether both are the same value. Images and the like are taken to differ.
    func isSame(as other: AnimationValue) -> Bool {
        switch (self, other) {
        case (.transform(let a), .transform(let b)): return CATransform3DEqualToTransform(a, b)
        case (.color(let a), .color(let b)): return a == b
        default:
            guard let a = numbers, let b = other.numbers else { return false }
            return a == b
        }
    }

    /// What has to be put on top of `end` to get this value; `nil` if they are better replaced.
    ///
    /// Transforms multiply instead of adding up: the difference is the matrix that, put before `end`, gives this one.
    /// Without an inverse, or with a perspective in one of them, which does not come apart well, there is none. (Decided;
    /// what iOS does with those is not known.)
    func difference(to end: AnimationValue) -> AnimationValue? {
        if case .transform(let a) = self, case .transform(let b) = end {
            guard !a.hasPerspective, !b.hasPerspective, a.isInvertible, b.isInvertible else { return nil }
        }
        return subtracting(end)
    }

    /// The part of a point along one axis; `nil` for other values.
    func part(secondAxis: Bool) -> AnimationValue? {
        guard case .point(let point) = self else { return nil }
        return .point(secondAxis ? CGPoint(x: 0, y: point.y) : CGPoint(x: point.x, y: 0))
    }
}

extension CATransform3D {
    var hasPerspective: Bool { m14 != 0 || m24 != 0 || m34 != 0 || m44 != 1 }

    /// Whether an inverse of use exists: neither flat nor all but flat.
    var isInvertible: Bool {
        let d = m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
        return abs(d) > 1e-9
    }
}
