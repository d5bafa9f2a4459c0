import CoreGraphics

extension CALayer {
    var presentedSublayers: [CALayer]? {
        guard let children = modelLayer?.children, !children.isEmpty else { return nil }
        return children.map { $0.presentation() ?? $0 }
    }

    /// The values with all animations applied; the model's own for a layer that is not animated.
    package var presentedValues: LayerValues {
        running.isEmpty ? values : animatedValues(atMediaTime: RenderServer.showing(self).now)
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
        if let animatedContents { result.contents = animatedContents }
        return result
    }
}
