import QuartzCore

/// The clock of a root layer, held and moved by hand.
///
/// Let go, the layer has its own timing again, and what has moved is taken over by the animations below it. So nothing of
/// the holding remains on the layer.
@MainActor struct HeldClock {
    private let layer: CALayer
    private let speed: Float
    private let timeOffset: TimeInterval
    private let beginTime: TimeInterval
    /// The layer's own time when it was held.
    private let time: TimeInterval

    init(_ layer: CALayer) {
        self.layer = layer
        speed = layer.speed
        timeOffset = layer.timeOffset
        beginTime = layer.beginTime
        time = layer.localTime(atMediaTime: RenderServer.current.now)
        layer.beginTime = 0
        layer.speed = 0
        layer.timeOffset = time
    }

    /// Shows the moment that is so many seconds after the one at which it was held.
    func show(moved: TimeInterval) { layer.timeOffset = time + moved }

    /// Gives the layer its own timing back.
    ///
    /// - Returns: How many seconds later than planned everything below comes now.
    func letGo(moved: TimeInterval) -> TimeInterval {
        layer.speed = speed
        layer.timeOffset = timeOffset
        layer.beginTime = beginTime
        // Time may have passed while it was held: then that has to be made up for too.
        let passed = layer.localTime(atMediaTime: RenderServer.current.now) - time
        RenderServer.current.postponeAnimations(below: layer, by: passed - moved)
        return passed - moved
    }
}
