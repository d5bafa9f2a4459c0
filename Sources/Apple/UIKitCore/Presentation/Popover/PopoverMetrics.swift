/// Measures of a popover. Apple publishes none of them; all are decided by eye from screenshots unless said otherwise.
package enum PopoverMetrics {
    /// How far the arrow reaches out, points.
    package static let arrowHeight: CGFloat = 13
    /// The arrow's width where it leaves the popover, points.
    package static let arrowBase: CGFloat = 34
    /// The corners' radius, points.
    package static let cornerRadius: CGFloat = 13
    /// The room kept free to the safe area's edges: the default of `popoverLayoutMargins`.
    package static let layoutMargin: CGFloat = 10
    /// The content's size when its controller has no wish. Apple documents 320 points as a popover's usual width.
    package static let contentSize = CGSize(width: 320, height: 480)
    /// Fading in and out, seconds.
    package static let fadeDuration: TimeInterval = 0.25
    /// Growing and shrinking to another content size, seconds.
    package static let resizeDuration: TimeInterval = 0.3
    package static let shadowOpacity: Float = 0.2
    package static let shadowRadius: CGFloat = 20
}
