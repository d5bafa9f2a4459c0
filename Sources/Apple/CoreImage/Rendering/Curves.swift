import Foundation

/// Sines and the like, computed by the four operations and square roots alone: so they are the same on every machine, and quick.
enum Curves {
    /// The sine of an angle in whole turns; exact to six digits (Taylor's series to the eleventh power in an eighth of a turn
    /// either side of a crest or a zero).
    @inline(__always) static func sine(_ turns: Float) -> Float {
        let part = turns - turns.rounded(.down)
        // Folded into -0.25...0.25 of a turn.
        let folded = part < 0.25 ? part : part < 0.75 ? 0.5 - part : part - 1
        let x = folded * 6.2831855
        let s = x * x
        return x * (1 + s * (-1 / 6 + s * (1 / 120 + s * (-1 / 5040 + s * (1 / 362_880 - s / 39_916_800)))))
    }

    @inline(__always) static func cosine(_ turns: Float) -> Float { sine(turns + 0.25) }

    /// The angle of a sine between 0 and 1, in radians: Abramowitz and Stegun, 4.4.46.
    @inline(__always) static func arcSine(_ sine: Float) -> Float {
        let x = sine.unit
        var p: Float = -0.0012624911
        p = p * x + 0.0066700901
        p = p * x - 0.0170881256
        p = p * x + 0.0308918810
        p = p * x - 0.0501743046
        p = p * x + 0.0889789874
        p = p * x - 0.2145988016
        p = p * x + 1.5707963050
        return .pi / 2 - (1 - x).squareRoot() * p
    }

    /// The direction of a vector, in turns from 0 to 1: Abramowitz and Stegun, 4.4.49.
    @inline(__always) static func direction(_ vector: Spot) -> Float {
        let (ax, ay) = (abs(vector.x), abs(vector.y))
        let larger = max(ax, ay)
        guard larger > 0 else { return 0 }
        let t = min(ax, ay) / larger
        let s = t * t
        var p: Float = -0.0851330
        p = p * s + 0.1801410
        p = p * s - 0.3302995
        p = p * s + 0.9998660
        p = (p + 0.0208351 * s * s * s * s) * t / 6.2831855
        let eighth = ax >= ay ? p : 0.25 - p
        let half = vector.x >= 0 ? eighth : 0.5 - eighth
        return vector.y >= 0 ? half : 1 - half
    }

    /// e to the power of a number that is not positive, by halving: (1 + x/1024)¹⁰²⁴ in ten squarings.
    @inline(__always) static func fading(_ x: Float) -> Float {
        var value = max(0, 1 + max(x, -60) / 1024)
        for _ in 0..<10 { value *= value }
        return value
    }

    /// A number that depends on two whole numbers and looks like chance (the mixing steps of SplitMix64).
    @inline(__always) static func chance(_ x: Int, _ y: Int, _ salt: UInt64 = 0) -> UInt64 {
        var z =
            UInt64(bitPattern: Int64(x)) &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(bitPattern: Int64(y))
            &* 0xC2B2_AE3D_27D4_EB4F
        z = z &+ (salt &+ 1) &* 0x9E37_79B9_7F4A_7C15
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    /// Sixteen bits of it as a share of one.
    @inline(__always) static func share(_ chance: UInt64, _ part: UInt64) -> Float {
        Float(chance >> (16 * part) & 0xFFFF) / 65_535
    }
}

extension SIMD2<Float> {
    @inline(__always) var length: Float { (self * self).sum().squareRoot() }

    /// The unit vector at an angle in radians.
    init(angle: Double) { self.init(Float(cos(angle)), Float(sin(angle))) }

    @inline(__always) func dot(_ other: SIMD2<Float>) -> Float { (self * other).sum() }

    /// Nowhere: what is looked for here is transparent.
    static var nowhere: Spot { Spot(.nan, .nan) }
}
