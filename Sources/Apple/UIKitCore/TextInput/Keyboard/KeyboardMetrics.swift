import CoreGraphics

/// How big the keyboard on the screen is.
///
/// The part with the keys is the same on all phones (216 points, 162 in landscape) and on all tablets (264 and 352), as
/// published by makers of keyboards; so are the sums that notifications tell on phones without a row of proposals: 291 and 171
/// with a home indicator, 216 and 162 without. There is no row of proposals here, since nothing is proposed.
@MainActor struct KeyboardMetrics {
    /// The part with the keys, in points.
    let keys: CGFloat
    /// The row above them, on tablets.
    let bar: CGFloat
    /// What is below them, for the globe and the home indicator.
    let foot: CGFloat
    /// What is left free at the sides, beside cut-outs.
    let sides: CGFloat

    var height: CGFloat { bar + keys + foot }

    init(_ screen: UIScreen) {
        let device = screen.device
        // A screen that takes any size has a tablet's keyboard for its shape.
        let isLandscape = screen.bounds.width > screen.bounds.height
        if device.idiom == .pad {
            keys = isLandscape ? 352 : 264
            bar = 55
            foot = device.hasHomeIndicator ? 20 : 0
            sides = 0
        } else {
            keys = isLandscape ? 162 : 216
            bar = 0
            foot = device.hasHomeIndicator ? (isLandscape ? 9 : 75) : 0
            sides = device.insets(in: screen.orientation).left
        }
    }
}
