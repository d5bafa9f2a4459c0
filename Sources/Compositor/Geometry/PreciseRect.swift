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
