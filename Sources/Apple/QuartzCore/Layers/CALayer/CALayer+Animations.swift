import CoreGraphics
import InterludeFoundation

extension CALayer {
    /// See `add(_:forKey:)`.
    func start(_ original: CAAnimation, forKey key: String?) {
        guard let animation = original.copy() as? CAAnimation else { return }
        let key = animation is CATransition ? kCATransition : key
        if let key { stopAnimations { $0.key == key } }
        if animation.duration <= 0 { animation.duration = CATransaction.animationDuration() }
        if animation.timingFunction == nil { animation.timingFunction = CATransaction.animationTimingFunction() }
        let entry = RunningAnimation(animation, key: key, layer: self)
        if animation is CATransition { entry.pictureBefore = TransitionPicture(of: self) }
        running.append(entry)
        if MainQueue.isHere {
            RenderServer.showing(self).begin(entry)
        } else {
            entry.waitUntilShown()
            mark(.commit)
        }
    }

    /// Begins what was added on another thread, before the layer was shown.
    func beginWaiting(on server: RenderServer) {
        for entry in running where entry.isWaiting { server.begin(entry) }
    }

    /// Takes animations off. Their delegates are told at the next `RenderServer.finishAnimations()`.
    func stopAnimations(where matches: (RunningAnimation) -> Bool) {
        guard !running.isEmpty else { return }
        for entry in running where matches(entry) { entry.isRemoved = true }
        for entry in running where entry.isRemoved {
            entry.hasLeftLayer()
            entry.stopWaiting()
        }
        running.removeAll { $0.isRemoved }
    }

    var runningKeys: [String]? {
        let keys = running.compactMap(\.key)
        return keys.isEmpty ? nil : keys
    }

    // MARK: For the floors above

    /// Whether any animation is on the layer: without one what is seen is the model.
    package var hasAnimations: Bool { !running.isEmpty }

    /// The animation that was added last under a key, as long as it is on the layer.
    package func runningAnimation(forKey key: String) -> RunningAnimation? { running.last { $0.key == key } }

    /// How long, in the layer's own time, the animation under `key` has been running; below 0 before its begin. `nil`
    /// without one. An animation that is not committed yet has been running for no time.
    package func elapsedTime(ofAnimationForKey key: String) -> Double? {
        guard let entry = running.first(where: { $0.key == key }) else { return nil }
        return entry.begin.map { localTime(atMediaTime: RenderServer.showing(self).now) - $0 } ?? 0
    }
}
