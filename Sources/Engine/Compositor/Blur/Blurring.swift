import CoreGraphics

/// How far blurs spread, with room for the coarser grid on which wide ones are made.
enum Blurring {
    /// In deviations: three are blurred, and the grid's margin is less than half of that again.
    static let widestSpread = 5.0

    /// In the frame's pixels.
    static func spread(_ radius: CGFloat, _ transform: Matrix4, around rect: CGRect) -> Int {
        let scale = Homography(transform).scale(at: Double(rect.midX), Double(rect.midY))
        let sigma = BlurPlane.limited(Double(radius) * max(scale.x, scale.y))
        return clampedInt((sigma * widestSpread).rounded(.up)) + 4
    }
}
