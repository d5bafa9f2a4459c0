import Foundation

// Numbers come from users' code, and any of them can be huge, infinite or not a number, where a conversion to a whole number
// would trap. So every such number is converted by one of these.

extension Int {
    /// `Int(x)` that stops at ±2³⁰ and takes NaN for 0: large enough for every length in pixels, and small enough that a few
    /// of them can be added and multiplied.
    @inlinable @inline(__always) package init(saturating x: Double) {
        self = x == x ? Int(Swift.min(Swift.max(x, -1_073_741_824), 1_073_741_824)) : 0
    }
}

extension UInt32 {
    /// A share of 255, rounded; shares outside of 0…1 are cut off, and NaN is 0.
    @inlinable @inline(__always) package init(byte share: Double) {
        self = share > 0 ? UInt32((Swift.min(share, 1) * 255).rounded()) : 0
    }
}

extension Double {
    /// The number itself within `limits`, what is beyond cut off; NaN is the lower one.
    @inlinable @inline(__always) package func limited(to limits: ClosedRange<Double>) -> Double {
        self >= limits.lowerBound ? Swift.min(self, limits.upperBound) : limits.lowerBound
    }

    /// The number itself, or another one instead of NaN and infinity.
    @inlinable @inline(__always) package func finite(or other: Double) -> Double { isFinite ? self : other }
}

extension CGRect {
    /// What lies in both rectangles; `null` for nothing. Foundation's `intersection` traps where a number is none or
    /// infinite.
    package func overlap(_ other: CGRect) -> CGRect {
        let (left, right) = (max(minX, other.minX), min(maxX, other.maxX))
        let (top, bottom) = (max(minY, other.minY), min(maxY, other.maxY))
        guard !isNull, !other.isNull, left <= right, top <= bottom else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The same rectangle with 0 for what is no number and with no number too large to be calculated with: for frames that the
    /// system computes from users' numbers.
    package var sound: CGRect {
        func sound(_ x: CGFloat) -> CGFloat { x == x ? CGFloat(Double(x).limited(to: -1e10...1e10)) : 0 }
        return CGRect(x: sound(origin.x), y: sound(origin.y), width: sound(size.width), height: sound(size.height))
    }
}
