extension SpringModel {
    /// The last part of a motion's duration, in which it is brought to rest. Decided: long enough that nobody sees it.
    private static let lastPart = 0.25

    /// The progress at `time` of a motion that is at rest, to the last pixel, after `duration` seconds.
    ///
    /// A spring never quite arrives. What is left of the way after the duration that UIKit gives a spring is a thousandth or
    /// more: on a way of a phone's height a point or two, which would be seen as a jump in the last frame. So what is left
    /// shrinks to nothing over the last quarter, and the speed with it.
    package func value(at time: Double, atRestAfter duration: Double) -> Double {
        guard time < duration else { return 1 }
        let start = duration * (1 - Self.lastPart)
        guard time > start else { return value(at: time) }
        let x = (time - start) / (duration - start)
        return 1 - (1 - value(at: time)) * (1 - x * x * (3 - 2 * x))
    }
}
