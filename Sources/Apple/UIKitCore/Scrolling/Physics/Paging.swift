/// Which page a paging view goes to.
package enum Paging {
    /// - Parameters:
    ///   - place: Where the content is let go.
    ///   - velocity: How fast it is, in points per second.
    ///   - length: How long a page is.
    ///   - limits: Where the content may rest; the last page may be a shorter way.
    package static func target(
        from place: CGFloat, velocity: CGFloat, length: CGFloat, limits: AxisMotion.Limits
    ) -> CGFloat {
        guard length > 0 else { return limits.clamp(place) }
        let pages = (place - limits.low) / length
        let page: CGFloat =
            if velocity > ScrollMetrics.pageTurnVelocity {
                pages.rounded(.down) + 1
            } else if velocity < -ScrollMetrics.pageTurnVelocity {
                pages.rounded(.up) - 1
            } else {
                pages.rounded()
            }
        return limits.clamp(limits.low + page * length)
    }
}
