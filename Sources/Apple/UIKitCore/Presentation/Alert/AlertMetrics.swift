import CoreGraphics

/// Measures of alerts and action sheets. Most were found by Flutter on simulators of iOS 13 to 17, and in Apple's design
/// resources; the others say so.
package enum AlertMetrics {
    /// An alert's width, and the one with the accessibility text sizes.
    static let width: CGFloat = 270
    static let accessibilityWidth: CGFloat = 310
    /// The radius of an alert's corners, and of an action sheet's groups.
    static let alertCorner: CGFloat = 14
    static let sheetCorner: CGFloat = 12
    /// The room around an alert's text at the top and at the bottom.
    static let alertPadding: CGFloat = 20
    /// The same at the sides. Known from screenshots.
    static let alertSidePadding: CGFloat = 16
    /// Between title and message.
    static let textGap: CGFloat = 2
    /// The room around an action sheet's text, at the sides and above and below, and between its two lines.
    static let sheetSidePadding: CGFloat = 16
    static let sheetPadding: CGFloat = 13.5
    static let sheetTextGap: CGFloat = 4
    /// The least height of a button. 44 points are Apple's; an action sheet's are 57.
    static let alertButton: CGFloat = 44
    static let sheetButton: CGFloat = 57
    static let buttonSidePadding: CGFloat = 8
    /// How much smaller the letters of a button may get to fit, where the text size is not an accessibility size.
    static let leastLetters: CGFloat = 0.5
    /// An action sheet's distance to the edges, and of its cancel button to the others.
    static let sheetMargin: CGFloat = 8
    /// The least that is seen of an alert's actions when there is not enough room for all: one and a half of 45 points; of larger
    /// ones as much (derived).
    static let leastActions: CGFloat = 67.8
    /// The room an alert keeps above and below. By eye.
    static let alertMargin: CGFloat = 20
    /// The width of an action sheet in a popover. Known from screenshots of tablets.
    static let popoverWidth: CGFloat = 304
    /// How much larger an alert begins, and how long it takes to come and to go, seconds.
    static let startScale: CGFloat = 1.2
    static let fadeDuration = 0.25

    /// An action sheet's font size by that of the body style: not in proportion.
    package static func sheetFontSize(body: CGFloat) -> CGFloat {
        switch body {
        case ...17: 21
        case ...19: 21 + (body - 17)
        case ...21: 23 + (body - 19) / 2
        case ...24: 24
        default: body
        }
    }

    /// Text fields of an alert: the least height, the corners, the room above. By eye.
    static let fieldHeight: CGFloat = 30
    static let fieldCorner: CGFloat = 6
    static let fieldGap: CGFloat = 16

    // MARK: Colors

    @MainActor static let fieldGround = dynamic(.white, UIColor(white: 0.11, alpha: 1))

    @MainActor static let dimming = dynamic(UIColor(white: 0, alpha: 0.2), UIColor(white: 0, alpha: 0.48))
    @MainActor static let sheetText = dynamic(UIColor(white: 0.114, alpha: 0.52), UIColor(white: 0.945, alpha: 0.59))
    @MainActor static let sheetSeparator = dynamic(
        UIColor(white: 0.788, alpha: 0.83), UIColor(white: 0.49, alpha: 0.835))
    @MainActor static let cancelGround = dynamic(.white, UIColor(white: 0.173, alpha: 1))
    @MainActor static let cancelPressed = dynamic(UIColor(white: 0.925, alpha: 1), UIColor(white: 0.286, alpha: 1))
    @MainActor static let sheetPressed = dynamic(
        UIColor(white: 0.878, alpha: 0.79), UIColor(white: 0.318, alpha: 0.757))
    @MainActor static let alertPressed = dynamic(UIColor(white: 0.882, alpha: 1), UIColor(white: 0.18, alpha: 1))

    private static func dynamic(_ light: UIColor, _ dark: UIColor) -> UIColor {
        UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
}
