import Foundation

/// The inside of a path that overlaps itself.
public enum CGPathFillRule: Sendable {
    /// Inside where the winding number is not zero.
    case winding
    /// Where a ray to the outside crosses the path an odd number of times.
    case evenOdd
}

/// The shape of a stroke's ends.
public enum CGLineCap: Int32, Sendable {
    /// A square end at the end point.
    case butt = 0
    /// A half circle around the end point.
    case round
    /// A square end, half the line's width after the end point.
    case square
}

/// The shape of a stroke's corners.
public enum CGLineJoin: Int32, Sendable {
    /// Sharp, within the miter limit.
    case miter = 0
    /// Round, an arc around the corner.
    case round
    /// Cut off.
    case bevel
}

/// The parts of a path to draw.
public enum CGPathDrawingMode: Int32, Sendable {
    /// The inside by the winding rule.
    case fill = 0
    /// The inside by the even-odd rule.
    case eoFill
    /// The line.
    case stroke
    /// The inside by the winding rule, and the line over it.
    case fillStroke
    /// The inside by the even-odd rule, and the line over it.
    case eoFillStroke
}

/// The quality of the interpolation when an image is scaled.
public enum CGInterpolationQuality: Int32, Sendable {
    /// The context's default, which equals `medium`.
    case `default` = 0
    /// No interpolation: the nearest pixel.
    case none
    /// Like `medium`.
    case low
    /// The best quality.
    case high
    /// Linear interpolation of enlarged images, and averages for reduced ones.
    case medium
}

/// The way in which drawing is blended with the existing content.
public enum CGBlendMode: Int32, Sendable {
    /// The source over the destination.
    case normal = 0
    /// The product, at most as light as either.
    case multiply
    /// The inverse of the product of the inverses, at least as light as either.
    case screen
    /// Multiplied where it is dark below, screened where it is light.
    case overlay
    /// The darker of both, channel by channel.
    case darken
    /// The lighter of both, channel by channel.
    case lighten
    /// The backdrop, lightened by the source.
    case colorDodge
    /// The backdrop, darkened by the source.
    case colorBurn
    /// Lightened or darkened by the source, softly.
    case softLight
    /// Multiplied where the source is dark, screened where it is light.
    case hardLight
    /// The absolute difference of both.
    case difference
    /// Like `difference` with less contrast.
    case exclusion
    /// The source's hue with the destination's saturation and lightness.
    case hue
    /// The source's saturation with the destination's hue and lightness.
    case saturation
    /// The source's hue and saturation with the destination's lightness.
    case color
    /// The source's lightness with the destination's hue and saturation.
    case luminosity
    /// Nothing: transparent.
    case clear
    /// The source replaces the destination.
    case copy
    /// The source where something is.
    case sourceIn
    /// The source where nothing is.
    case sourceOut
    /// The source over the destination, only where the destination is opaque.
    case sourceAtop
    /// The source below the destination.
    case destinationOver
    /// The backdrop where the source is.
    case destinationIn
    /// The backdrop where the source is not.
    case destinationOut
    /// The backdrop over the source, only where the source is.
    case destinationAtop
    /// Either, where the other is not.
    case xor
    /// The sum of both darknesses.
    case plusDarker
    /// The sum of both.
    case plusLighter
}
