import Foundation

/// Figures of the zoom transition. They are published measurements of the system's own zoom (the Flutter package
/// swift_transitions measured it frame by frame on iOS 27), unless said otherwise.
enum ZoomMetrics {
    /// A spring as a view animation takes it: its damping ratio, and the time after which a thousandth is left.
    struct Spring {
        let damping: CGFloat
        let duration: TimeInterval
    }

    /// The flight there and back: critically damped, 19 radians per second; 9.2334 of them leave a thousandth.
    static let flight = Spring(damping: 1, duration: 0.486)
    /// What a finger has let go lands on the source: 15 radians per second with a ratio of 0.75.
    static let landing = Spring(damping: 0.75, duration: 0.625)
    /// … or goes back to the whole screen: 22.5 radians per second with a ratio of 0.9.
    static let comingBack = Spring(damping: 0.9, duration: 0.377)

    /// How dark the screen below gets, linearly on the way.
    static let dimming: CGFloat = 0.15
    /// The source's picture on the card fades over this part of the way.
    static let fadePart: CGFloat = 0.55
    /// … which the flight's spring is through with in this time: 1.87 radians.
    static let fadeDuration: TimeInterval = 0.1
    /// The card's shadow: a Gaussian's width, strength and drop.
    static let shadow: (radius: CGFloat, opacity: CGFloat, drop: CGFloat) = (18, 0.24, 4)
    /// The radius of a phone's screen whose corners are round. Measured as the card's at the end of its way.
    static let screenCorner: CGFloat = 55

    /// How much smaller the card gets on a way of the finger as long as the screen.
    static let shrinking: CGFloat = 0.67
    /// From this part of the screen's height on a pan shrinks it less and less, and never below the smallest.
    static let knee: (travel: CGFloat, least: CGFloat) = (0.52, 0.37)
    /// A finger's way across, and the most that the card follows it, in widths.
    static let across: (gain: CGFloat, limit: CGFloat) = (0.56, 0.9)
    /// What the card falls behind a pan's finger: this many heights times the cube of its way in heights.
    static let fallingBehind: CGFloat = 0.45
    /// Where the finger would be this much later decides, seconds.
    static let projection: TimeInterval = 0.12
    /// The sizes below which the card lands, by gesture.
    static let landsBelow: (pan: CGFloat, edge: CGFloat, pinch: CGFloat) = (0.905, 0.7, 0.5)
    /// From this speed on the direction decides where a card goes that was caught on its way back, points per second. Decided.
    static let fling: CGFloat = 300
    /// How long a card that is caught on its way takes to be as one under a finger, seconds. Decided.
    static let catching: TimeInterval = 0.2
    /// Without motion one screen fades into the other, seconds.
    static let reducedDuration: TimeInterval = 0.14
    /// Without a source the card grows from this part of the screen in its middle. Decided: how large is not published.
    static let middlePart: CGFloat = 0.5
}
