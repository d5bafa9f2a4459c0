/// Measures of a split view. Apple publishes none of them; all are decided, after what iPads show.
package enum SplitMetrics {
    /// The primary column of two, and the supplementary column; points.
    package static let columnWidth: CGFloat = 320
    /// The primary column of three, points.
    package static let primaryOfThree: CGFloat = 280
    /// The least that tiling leaves to the secondary column by itself, points.
    package static let secondaryWidth: CGFloat = 375
    /// Columns come and go, seconds.
    package static let duration: TimeInterval = 0.35
    /// How dark the secondary column gets below others.
    package static let dimming: CGFloat = 0.12
}
