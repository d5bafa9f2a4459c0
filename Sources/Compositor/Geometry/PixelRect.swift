import CoreGraphics

/// A rectangle of whole pixels of the frame: columns `left..<right`, rows `top..<bottom`.
struct PixelRect: Equatable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    static let empty = PixelRect(left: 0, top: 0, right: 0, bottom: 0)

    var isEmpty: Bool { left >= right || top >= bottom }
    var width: Int { max(0, right - left) }
    var height: Int { max(0, bottom - top) }

    func intersection(_ other: PixelRect) -> PixelRect {
        PixelRect(
            left: max(left, other.left), top: max(top, other.top),
            right: min(right, other.right), bottom: min(bottom, other.bottom))
    }

    func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }

    /// The smallest rectangle that holds both; an empty one adds nothing.
    func union(_ other: PixelRect) -> PixelRect {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return PixelRect(
            left: min(left, other.left), top: min(top, other.top),
            right: max(right, other.right), bottom: max(bottom, other.bottom))
    }

    /// Grown by `margin` pixels on every side.
    func outset(by margin: Int) -> PixelRect {
        PixelRect(left: left - margin, top: top - margin, right: right + margin, bottom: bottom + margin)
    }
}

/// A rectangle of the frame with edges anywhere between the pixels, ascending.
struct PreciseRect: Equatable {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    func contains(_ other: PreciseRect) -> Bool {
        left <= other.left && top <= other.top && right >= other.right && bottom >= other.bottom
    }
}

/// The nearest multiple of 1/256 pixel: finer steps cannot be seen in eight bits of coverage, and arithmetic noise around
/// whole pixels disappears.
@inline(__always) func snappedToSubpixel(_ x: Double) -> Double { (x * 256).rounded() / 256 }

/// `Int(x)` that stops at ±2³⁰ and takes NaN for 0, so that absurd geometry stays harmless.
@inline(__always) func clampedInt(_ x: Double) -> Int {
    guard x == x else { return 0 }
    return Int(min(max(x, -1_073_741_824), 1_073_741_824))
}
