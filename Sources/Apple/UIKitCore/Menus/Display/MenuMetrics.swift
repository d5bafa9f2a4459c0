import CoreGraphics

/// Measures of menus. Apple publishes none of them; the width and the corners are Flutter's, from simulators, the others by eye from
/// screenshots of iOS 15 to 17.
package enum MenuMetrics {
    /// A menu's width, points.
    package static let width: CGFloat = 250
    /// The size of body text for which the measures are.
    static let body: CGFloat = 17

    /// A menu's width for a size of text: in the accessibility sizes it grows as the text does, as far as there is room. By eye.
    @MainActor package static func width(in traits: UITraitCollection, room: CGFloat) -> CGFloat {
        guard traits.preferredContentSizeCategory.isAccessibilityCategory else { return width }
        let text = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize
        return max(width, min((width * text / body).rounded(), room))
    }
    static let corner: CGFloat = 13
    /// The least height of a row, and the room above and below its texts.
    package static let row: CGFloat = 44
    static let rowPadding: CGFloat = 11
    /// The room at the sides, and to the title where elements of the menu are on.
    static let sidePadding: CGFloat = 16
    static let markedPadding: CGFloat = 36
    static let imageWidth: CGFloat = 24
    /// The image of an element above its title, and the room above and below; the patch behind what is on in a palette.
    static let cellImage: CGFloat = 28
    static let cellPadding: CGFloat = 8
    static let patch: CGFloat = 34
    static let patchCorner: CGFloat = 8
    /// The band between two sections.
    package static let band: CGFloat = 8
    static let header: CGFloat = 32
    /// The room between a menu and what it belongs to, and to the edges of the safe area.
    package static let gap: CGFloat = 8
    package static let margin: CGFloat = 8
    /// The corners of a preview that a controller shows, and how much larger what is pressed gets.
    static let previewCorner: CGFloat = 14
    package static let lift: CGFloat = 1.05
    /// When a press asks for a menu, and when the menu opens, seconds. A press takes half a second (Apple's default for long
    /// presses).
    package static let askTime = 0.3
    package static let openTime = 0.5
    /// Coming and going, seconds.
    package static let openDuration = 0.45
    package static let closeDuration = 0.25
    static let damping: CGFloat = 0.8
    /// How small a menu begins and ends.
    static let startScale: CGFloat = 0.2
    static let shadowOpacity: Float = 0.2
    static let shadowRadius: CGFloat = 24
    /// How a menu looks below its submenu.
    static let lowerScale: CGFloat = 0.94
    static let lowerAlpha: CGFloat = 0.7

    @MainActor static let pressed = UIColor {
        UIColor(white: $0.userInterfaceStyle == .dark ? 1 : 0, alpha: $0.userInterfaceStyle == .dark ? 0.12 : 0.08)
    }
    @MainActor static let bandColor = UIColor {
        UIColor(white: 0, alpha: $0.userInterfaceStyle == .dark ? 0.3 : 0.08)
    }
}
