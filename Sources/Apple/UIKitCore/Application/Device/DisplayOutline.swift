import QuartzCore

/// The shape of a display: its round corners, and the cutout for cameras and sensors.
///
/// Screens are rectangles for the application, in snapshots and in films, as on iOS. Only windows and pages that show a device
/// cover what its display does not have.
package struct DisplayOutline: Hashable, Sendable {
    /// The radius of the corners, in points; 0 for a rectangle.
    ///
    /// Sources: the values that `UIScreen` has for its display, as published in kylebshr/UIKitCorners (12 mini 44, 12 and
    /// 12 Pro 47.33, 12 Pro Max 53.33) and in tables of apps on GitHub (13 and 14 as 12; 14 Pro to 15 Pro Max 55). iPhone Air
    /// and 17 have the radius of 16 Pro (artembolotov.github.io, 2025-09-11). Not confirmed by a source: 16 Pro 62, iPad 25,
    /// iPad mini 21.5, iPad Pro 30.
    package var cornerRadius: CGFloat = 0
    /// The cutout at the top edge, if there is one.
    package var cutout: Cutout?

    /// A cutout in the middle of the top edge in portrait.
    package struct Cutout: Hashable, Sendable {
        /// In portrait, in points.
        package var size: CGSize
        /// The distance from the edge in portrait, in points; 0 for a notch, whose corners at the edge are not round.
        package var top: CGFloat

        /// - Parameters:
        ///   - size: In portrait, in points.
        ///   - top: The distance from the edge in portrait, in points.
        package init(size: CGSize, top: CGFloat) {
            self.size = size
            self.top = top
        }

        /// The Dynamic Island without an activity.
        ///
        /// It is 36.67 points high, as a compact Live Activity. By eye: 126 points wide, 48 points above the safe area's edge.
        package static func island(safeAreaTop: CGFloat) -> Cutout {
            Cutout(size: CGSize(width: 126, height: 36.67), top: safeAreaTop - 48)
        }

        /// The sensor housing of iPhone 13 and 14.
        ///
        /// Source: 26.8 × 5.35 mm (Tom's Guide, 2021), at 460 pixels an inch and three pixels a point.
        package static let notch = Cutout(size: CGSize(width: 162, height: 32.33), top: 0)
    }

    package init(cornerRadius: CGFloat = 0, cutout: Cutout? = nil) {
        self.cornerRadius = cornerRadius
        self.cutout = cutout
    }

    /// The cutout on a screen of a size in points, as the device is held.
    package func cutoutFrame(on screen: CGSize, _ orientation: UIInterfaceOrientation) -> CGRect? {
        guard let cutout else { return nil }
        let (size, top) = (cutout.size, cutout.top)
        let across = (screen.width - size.width) / 2
        let down = (screen.height - size.width) / 2
        return switch orientation {
        // The home button's side is named; the top is opposite.
        case .landscapeRight: CGRect(x: top, y: down, width: size.height, height: size.width)
        case .landscapeLeft:
            CGRect(x: screen.width - top - size.height, y: down, width: size.height, height: size.width)
        case .portraitUpsideDown:
            CGRect(x: across, y: screen.height - top - size.height, width: size.width, height: size.height)
        default: CGRect(x: across, y: top, width: size.width, height: size.height)
        }
    }
}
