import CoreGraphics

/// How far content keeps from the sides of a screen.
enum SideMargin {
    /// In narrow views and in wide ones: 16 points, and 20 from 414 points of width on, as on the large phones (measured by many).
    static func points(width: CGFloat) -> CGFloat { width >= 414 ? 20 : 16 }
}
