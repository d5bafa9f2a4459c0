import CoreGraphics

/// One pixel while it is worked on: red, green, blue and alpha in the working space, the colors multiplied by alpha.
typealias Pixel = SIMD4<Float>

/// A place in an image, y upward. The center of the first pixel is (0.5, 0.5).
typealias Spot = SIMD2<Float>

/// Pixels that are worked on together.
typealias PixelRow = UnsafeMutablePointer<Pixel>

/// Pixels to read.
typealias Pixels = UnsafePointer<Pixel>

/// Places to read.
typealias Spots = UnsafePointer<Spot>

extension SIMD4<Float> {
    static var clear: Pixel { Pixel() }

    @inline(__always) init(_ color: SIMD3<Float>, _ alpha: Float) { self.init(color.x, color.y, color.z, alpha) }

    /// Red, green and blue.
    @inline(__always) var color: SIMD3<Float> { SIMD3(x, y, z) }

    /// The colors without alpha in them; those of a transparent pixel are 0.
    @inline(__always) var straight: Pixel {
        if w == 1 { return self }
        return w > 0 ? Pixel(color / w, w) : .clear
    }

    /// The colors multiplied by alpha.
    @inline(__always) var multiplied: Pixel { w == 1 ? self : Pixel(color * w, w) }

    /// The light that an eye sees in it (weights of ITU-R BT.709).
    @inline(__always) var luma: Float { (color * Light.weights).sum() }
}

/// Numbers about colors.
enum Light {
    /// How much red, green and blue weigh in brightness: ITU-R BT.709.
    static let weights = SIMD3<Float>(0.2126, 0.7152, 0.0722)
}

extension Float {
    /// The number within 0…1; NaN is 0.
    @inline(__always) var unit: Float { self >= 0 ? Swift.min(self, 1) : 0 }

    /// Rises smoothly from 0 to 1 between two numbers.
    @inline(__always) func smoothStep(_ from: Float, _ to: Float) -> Float {
        guard to > from else { return self < from ? 0 : 1 }
        let t = ((self - from) / (to - from)).unit
        return t * t * (3 - 2 * t)
    }
}

/// The share `t` of the way from one pixel to another.
@inline(__always) func mix(_ from: Pixel, _ to: Pixel, _ t: Float) -> Pixel { from + (to - from) * t }

@inline(__always) func mix(_ from: SIMD3<Float>, _ to: SIMD3<Float>, _ t: Float) -> SIMD3<Float> {
    from + (to - from) * t
}

/// Calls `body` with working memory, whose contents are anything.
@inline(__always) func withScratch<Element>(
    _ count: Int, of type: Element.Type, _ body: (UnsafeMutablePointer<Element>) -> Void
) {
    withUnsafeTemporaryAllocation(of: type, capacity: count) { memory in
        if let start = memory.baseAddress { body(start) }
    }
}
