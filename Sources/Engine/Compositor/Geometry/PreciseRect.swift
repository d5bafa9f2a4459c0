import CoreGraphics

/// A rectangle of the frame with edges anywhere between the pixels, ascending.
struct PreciseRect: Equatable {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    func contains(_ other: PreciseRect) -> Bool {
        left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
    }

    /// The pixels whose centers lie inside. Of two rectangles that share an edge, each pixel on it belongs to one.
    var pixels: PixelRect {
        PixelRect(
            left: clampedInt((left - 0.5).rounded(.up)), top: clampedInt((top - 0.5).rounded(.up)),
            right: clampedInt((right - 0.5).rounded(.up)), bottom: clampedInt((bottom - 0.5).rounded(.up)))
    }
}

extension PreciseRect {
    /// All pixels of which any part lies inside.
    var touchedPixels: PixelRect {
        PixelRect(
            left: clampedInt(left.rounded(.down)), top: clampedInt(top.rounded(.down)),
            right: clampedInt(right.rounded(.up)), bottom: clampedInt(bottom.rounded(.up)))
    }
}

extension PreciseRect {
    /// All pixels that lie inside with all that they are; empty if there are none.
    var wholePixels: PixelRect {
        PixelRect(
            left: clampedInt(left.rounded(.up)), top: clampedInt(top.rounded(.up)),
            right: clampedInt(right.rounded(.down)), bottom: clampedInt(bottom.rounded(.down)))
    }

    /// The rectangle with each side moved as far as the same side of another one.
    func moved(from old: PreciseRect, to new: PreciseRect) -> PreciseRect {
        PreciseRect(
            left: left + (new.left - old.left), top: top + (new.top - old.top), right: right + (new.right - old.right),
            bottom: bottom + (new.bottom - old.bottom))
    }
}

extension PixelRect {
    /// The same rectangle among those with any edges.
    var edges: PreciseRect {
        PreciseRect(left: Double(left), top: Double(top), right: Double(right), bottom: Double(bottom))
    }
}

/// The nearest multiple of 1/256 pixel: finer steps cannot be seen in eight bits of coverage, and arithmetic noise around
/// whole pixels disappears.
@inline(__always) func snappedToSubpixel(_ x: Double) -> Double { (x * 256).rounded() / 256 }

/// `Int(saturating:)` under a short name.
@inline(__always) func clampedInt(_ x: Double) -> Int { Int(saturating: x) }
