import CoreGraphics

extension CALayer {
    /// A copy with the values that are shown now, animations included: a snapshot of this moment. Nil for a layer that is
    /// not shown at all.
    ///
    /// Its sublayers, superlayer and mask are presentation layers too, so it can be hit-tested and converted with.
    public func presentation() -> Self? {
        guard modelLayer == nil else { return self }
        guard hasBeenCommitted || !running.isEmpty else { return nil }
        let copy = Instantiation.copy(of: self)
        copy.values = presentedValues
        return copy
    }

    /// The layer of which this is a presentation; itself if it is none.
    public func model() -> Self {
        guard let model = modelLayer as? Self else { return self }
        return model
    }

    var presentedSublayers: [CALayer]? {
        guard let children = modelLayer?.children, !children.isEmpty else { return nil }
        return children.map { $0.presentation() ?? $0 }
    }

    /// The values with all animations applied; the model's own for a layer that is not animated.
    package var presentedValues: LayerValues {
        running.isEmpty ? values : animatedValues(atMediaTime: RenderServer.now)
    }

    /// The values with all animations applied as they are at a moment of the media clock.
    func animatedValues(atMediaTime mediaTime: CFTimeInterval) -> LayerValues {
        var result = values
        let time = localTime(atMediaTime: mediaTime)
        let isForwards = effectiveSpeed > 0
        for entry in running {
            guard let moment = entry.moment(localTime: time, isRunningForwards: isForwards) else { continue }
            entry.animation.apply(to: &result, at: moment)
        }
        return result
    }
}
