/// How far content follows a finger that pulls it beyond its edge.
///
/// The further it is out, the less it follows; it never gets further out than the view is long.
package enum RubberBand {
    /// How far content is shown beyond the edge when the finger has pulled it by `pull`.
    ///
    /// - Parameter length: The view's length in the direction of the pull.
    package static func displacement(pull: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let part = abs(pull) * ScrollMetrics.rubberBand / length
        let shown = (1 - 1 / (part + 1)) * length
        return pull < 0 ? -shown : shown
    }

    /// How far the finger must have pulled for content to be shown so far beyond the edge: the inverse.
    package static func pull(displacement: CGFloat, length: CGFloat) -> CGFloat {
        guard length > 0 else { return 0 }
        let shown = min(abs(displacement), length * 0.999)
        let pull = length / ScrollMetrics.rubberBand * shown / (length - shown)
        return displacement < 0 ? -pull : pull
    }
}
