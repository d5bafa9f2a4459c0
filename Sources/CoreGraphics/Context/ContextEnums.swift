import Foundation

/// What counts as inside where a path overlaps itself.
public enum CGPathFillRule: Sendable {
    /// Where the path goes round more often one way than the other.
    case winding
    /// Where a ray to the outside crosses the path an odd number of times.
    case evenOdd
}

/// How a stroke ends.
public enum CGLineCap: Int32, Sendable {
    /// At the end point.
    case butt = 0
    /// With a half circle around the end point.
    case round
    /// Half the line's width after the end point.
    case square
}

/// How a stroke turns a corner.
public enum CGLineJoin: Int32, Sendable {
    /// Sharp, unless the miter limit says otherwise.
    case miter = 0
    /// With an arc around the corner.
    case round
    /// Cut off.
    case bevel
}

/// What to draw of a path.
public enum CGPathDrawingMode: Int32, Sendable {
    case fill = 0
    case eoFill
    case stroke
    case fillStroke
    case eoFillStroke
}

/// How an image's pixels are smoothed where it is drawn in another size.
public enum CGInterpolationQuality: Int32, Sendable {
    case `default` = 0
    /// Not at all: the nearest pixel.
    case none
    case low
    case high
    case medium
}

/// How drawing mixes with what is there.
public enum CGBlendMode: Int32, Sendable {
    case normal = 0
    case multiply
    case screen
    case overlay
    case darken
    case lighten
    case colorDodge
    case colorBurn
    case softLight
    case hardLight
    case difference
    case exclusion
    case hue
    case saturation
    case color
    case luminosity
    case clear
    case copy
    case sourceIn
    case sourceOut
    case sourceAtop
    case destinationOver
    case destinationIn
    case destinationOut
    case destinationAtop
    case xor
    case plusDarker
    case plusLighter
}
