import Foundation

/// The intent of a conversion between color spaces. Conversions here are exact and ignore it.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent = 0
    case absoluteColorimetric
    case relativeColorimetric
    case perceptual
    case saturation
}

/// A color that never changes: components in a color space, and alpha.
///
/// Two colors are equal when their spaces and all their components are.
public final class CGColor: Hashable, Sendable {
    private let space: CGColorSpace
    private let values: [CGFloat]
    /// What the color was made of, for its maker. It does not count in comparisons.
    package let origin: (any AnyObject & Sendable)?
    /// The picture whose copies the color stands for; the components are its mean.
    package let tile: ColorTile?

    init(space: CGColorSpace, values: [CGFloat]) {
        self.space = space
        self.values = values
        origin = nil
        tile = nil
    }

    /// A color that stands for copies of a picture side by side, with the picture's mean.
    package init(mean: CGColor, tile: ColorTile) {
        space = mean.space
        values = mean.values
        origin = nil
        self.tile = tile
    }

    /// An equal color that remembers what it was made of.
    package init(_ color: CGColor, origin: any AnyObject & Sendable) {
        space = color.space
        values = color.values
        tile = color.tile
        self.origin = origin
    }

    /// Creates a color from a space's components, with alpha as the last one.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        let list = UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1)
        self.init(space: space, values: Array(list))
    }

    /// Creates an RGB color, in sRGB here.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standardRGB, values: [red, green, blue, alpha])
    }

    /// Creates an sRGB color.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(space: .standardRGB, values: [red, green, blue, alpha])
    }

    /// Creates a gray color.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(space: .standardGray, values: [gray, alpha])
    }

    /// Creates a gray color in the generic gray space.
    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(space: .standardGray, values: [gray, alpha])
    }

    /// Creates the color of a literal: `#colorLiteral(red:green:blue:alpha:)`.
    public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(srgbRed: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Black, opaque.
    public static let black = CGColor(gray: 0, alpha: 1)
    /// White, opaque.
    public static let white = CGColor(gray: 1, alpha: 1)
    /// Black, wholly transparent.
    public static let clear = CGColor(gray: 0, alpha: 0)

    /// The space that the components belong to.
    public var colorSpace: CGColorSpace? { space }
    /// The components, alpha last.
    public var components: [CGFloat]? { values }
    /// The number of components, alpha counted.
    public var numberOfComponents: Int { values.count }
    /// The opacity: 0 is transparent, 1 opaque.
    public var alpha: CGFloat { values[values.count - 1] }

    /// Returns an equal color.
    public func copy() -> CGColor? { self }

    /// Returns the color with another alpha.
    public func copy(alpha: CGFloat) -> CGColor? {
        CGColor(space: space, values: values.dropLast() + [alpha])
    }

    /// Returns the color in another space, or `nil` if there is no conversion.
    public func converted(
        to colorSpace: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
    ) -> CGColor? {
        if colorSpace == space { return self }
        return CGColor(space: colorSpace, values: colorSpace.fromSRGB(space.toSRGB(values)) + [alpha])
    }

    /// Whether both are the same by value.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool {
        lhs === rhs || (lhs.space == rhs.space && lhs.values == rhs.values && lhs.tile === rhs.tile)
    }

    /// Hashes the values that `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(space)
        hasher.combine(values)
    }

    /// Straight (not premultiplied) sRGB components, clamped to 0…1; what is no number is 0.
    package var rgba: (red: Double, green: Double, blue: Double, alpha: Double) {
        let rgb = space.toSRGB(values)
        let unit = 0.0...1.0
        return (
            rgb.x.limited(to: unit), rgb.y.limited(to: unit), rgb.z.limited(to: unit), Double(alpha).limited(to: unit)
        )
    }

    /// Straight sRGB components, not clamped: what filters compute with.
    package var extendedRGBA: SIMD4<Double> { SIMD4(space.toSRGB(values), Double(alpha)) }

    /// The color as a pixel: premultiplied, eight bits a channel, `0xAARRGGBB`.
    package var premultipliedPixel: UInt32 {
        let (red, green, blue, alpha) = rgba
        return UInt32(byte: alpha) << 24 | UInt32(byte: red * alpha) << 16 | UInt32(byte: green * alpha) << 8
            | UInt32(byte: blue * alpha)
    }
}

extension CGColor: _ExpressibleByColorLiteral {}
