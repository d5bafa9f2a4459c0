/// The figures of scrolling. Points, seconds, points per second unless said otherwise.
package enum ScrollMetrics {
    /// What remains of the velocity after a millisecond of free scrolling. Documented values of `DecelerationRate`.
    package static let normalDeceleration: CGFloat = 0.998
    package static let fastDeceleration: CGFloat = 0.99
    /// How soft the pull beyond an edge is. Measured on UIKit.
    package static let rubberBand: CGFloat = 0.55
    /// The critically damped spring that turns a moving content round at an edge, in 1/s. Measured on UIKit.
    package static let bounceFrequency: CGFloat = 11
    /// The two rates, in 1/s, at which content let go at rest beyond an edge comes back. Measured on UIKit.
    package static let restRates: (slow: CGFloat, fast: CGFloat) = (9, 46)
    /// Slower than this, content that is let go stays where it is. Decided; not documented.
    package static let slowestRelease: CGFloat = 20
    /// Faster than this, a paging view goes to the next page wherever it is let go. Decided; not documented.
    package static let pageTurnVelocity: CGFloat = 200
    /// How near to its end a motion counts as ended, in points: under half a pixel at scale 3.
    package static let settledDistance: CGFloat = 0.15
    /// How long `setContentOffset(_:animated:)` and zooming take. Decided: about what iOS shows.
    package static let offsetAnimation: TimeInterval = 0.3
    /// How long touches are kept from the content, as long as they may still become a drag. From ports; not documented.
    package static let contentTouchDelay: TimeInterval = 0.15
    /// How long after its last step scrolling by wheel or touch pad is over. Decided: longer than between two steps.
    package static let indirectRest: TimeInterval = 0.12
    /// How much one direction must outweigh the other for the directional lock: beyond 30° from an axis nothing is
    /// locked. Decided; documented is only that a diagonal drag is not locked.
    package static let lockRatio: CGFloat = 1.732
}
