import Foundation

extension CGContext {
    /// Sets the color of fills.
    public func setFillColor(_ color: CGColor) { state.fillColor = color }

    /// Sets the color of fills from components in the space of the present one, alpha last.
    public func setFillColor(_ components: UnsafePointer<CGFloat>) {
        state.fillColor = color(components, like: state.fillColor)
    }

    /// Sets the color of fills to a gray.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(space: .deviceGray, values: [gray, alpha])
    }

    /// Sets the color of fills to device red, green and blue.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(space: .deviceRGB, values: [red, green, blue, alpha])
    }

    /// Sets the space of the components that `setFillColor(_:)` takes next; the color becomes opaque black.
    public func setFillColorSpace(_ space: CGColorSpace) { state.fillColor = black(in: space) }

    /// Sets the color of strokes.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

    /// Sets the color of strokes from components in the space of the present one, alpha last.
    public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {
        state.strokeColor = color(components, like: state.strokeColor)
    }

    /// Sets the color of strokes to a gray.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(space: .deviceGray, values: [gray, alpha])
    }

    /// Sets the color of strokes to device red, green and blue.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(space: .deviceRGB, values: [red, green, blue, alpha])
    }

    /// Sets the space of the components that `setStrokeColor(_:)` takes next; the color becomes opaque black.
    public func setStrokeColorSpace(_ space: CGColorSpace) { state.strokeColor = black(in: space) }

    /// The color of fills, for text.
    package var fillColor: CGColor { state.fillColor }

    /// The color of strokes, for text.
    package var strokeColor: CGColor { state.strokeColor }

    private func color(_ components: UnsafePointer<CGFloat>, like other: CGColor) -> CGColor {
        CGColor(colorSpace: other.colorSpace ?? .deviceGray, components: components) ?? other
    }

    private func black(in space: CGColorSpace) -> CGColor {
        CGColor(space: space, values: Array(repeating: 0, count: space.numberOfComponents) + [1])
    }
}
