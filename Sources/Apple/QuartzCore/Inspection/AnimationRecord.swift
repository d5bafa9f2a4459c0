import CoreGraphics

/// An animation on a layer, for tools that show what runs. They look; they never change it.
package struct AnimationRecord {
    /// Counts all animations ever added, so a higher number came later.
    package let order: Int
    /// The layer that it is on.
    package let layer: CALayer
    package let animation: CAAnimation
    /// The animation on its layer, to change it.
    package let entry: RunningAnimation
    /// When it begins, in the layer's own time.
    package let begin: Double
    /// How long it has an effect, repeats included, in seconds of the layer's own time. May be infinite.
    package let length: Double

    /// `nil` for an animation that has not begun or is on no layer any more.
    init?(_ entry: RunningAnimation) {
        guard let layer = entry.layer, let begin = entry.begin, !entry.isRemoved else { return nil }
        order = entry.order
        self.layer = layer
        animation = entry.animation
        self.entry = entry
        if let plan = animation.timeline?.plan {
            self.begin = begin + plan.begin
            length = plan.duration
        } else {
            self.begin = begin
            length = entry.activeTiming(localTime: begin).length
        }
    }
}

extension RenderServer {
    /// The number of the animation that was added last; it grows with every one.
    package var newestAnimation: Int { lastOrder }

    /// The animations that have begun, or wait for their delay, below a root layer, in the order in which they came.
    ///
    /// - Parameter order: Only those added after the animation of that number.
    package func animations(below root: CALayer, after order: Int = 0) -> [AnimationRecord] {
        running.compactMap { entry in
            guard entry.order > order, entry.layer?.root === root else { return nil }
            return AnimationRecord(entry)
        }
    }

    /// Moves the animations below a root as if that much time of the root's had passed less: each shows now what it showed
    /// `seconds` before. For tools that have shown another moment and let time run on from there.
    ///
    /// Animations inside a layer whose time stands still stay where they are.
    package func postponeAnimations(below root: CALayer, by seconds: Double) {
        for entry in running {
            guard let layer = entry.layer, layer.root === root, let begin = entry.begin else { continue }
            entry.begin = begin + seconds * layer.effectiveSpeed
        }
    }
}
