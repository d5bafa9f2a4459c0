/// An image that a shader samples: one of the two screens of a transition.
///
/// Its coordinates are from (0, 0) at the top left to (1, 1) at the bottom right. A shader receives two images for one
/// frame, and must not store them.
public struct ShaderImage: @unchecked Sendable {
    let pixels: UnsafePointer<SIMD4<Float>>
    let width: Int
    let height: Int
    /// The size of the screen in points.
    public let size: SIMD2<Float>

    /// The width divided by the height.
    public let aspect: Float
    /// The distance of the corners from the center, in heights of the screen.
    let corner: Float

    init(pixels: UnsafePointer<SIMD4<Float>>, width: Int, height: Int, size: SIMD2<Float>) {
        self.pixels = pixels
        self.width = width
        self.height = height
        self.size = size
        aspect = size.x / size.y
        corner = length(Point(aspect, 1)) / 2
    }

    /// Returns the color at a point: red, green, blue and alpha from 0 to 1, premultiplied. It is interpolated between
    /// pixels; outside of the image it is that of the nearest edge. NaN counts as 0.
    public func callAsFunction(_ uv: SIMD2<Float>) -> SIMD4<Float> {
        // In this order `max` takes 0 for what is not a number.
        let x = min(max(0, uv.x * Float(width) - 0.5), Float(width - 1))
        let y = min(max(0, uv.y * Float(height) - 0.5), Float(height - 1))
        let (left, top) = (Int(x), Int(y))
        let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
        let (across, down) = (x - Float(left), y - Float(top))
        let upper = pixels + top * width
        let lower = pixels + bottom * width
        let above = upper[left] + (upper[right] - upper[left]) * across
        let below = lower[left] + (lower[right] - lower[left]) * across
        return above + (below - above) * down
    }

    /// Returns the color at a point, or transparent black outside of the image.
    public func orClear(_ uv: SIMD2<Float>) -> SIMD4<Float> {
        uv.x >= 0 && uv.x <= 1 && uv.y >= 0 && uv.y <= 1 ? self(uv) : .zero
    }
}

/// A function that returns the color of a point during a transition between two screens.
///
/// It is called for each pixel of each frame, on several threads, and must return the same color for the same
/// arguments. At 0 it must return `from(uv)`, at 1 `to(uv)`.
///
/// - Parameters:
///   - from: The lower screen, which is covered.
///   - to: The upper screen, which covers it. In the reverse transition `t` runs from 1 to 0, so this remains the upper
///     one.
///   - t: The progress of the transition, from 0 to 1.
///   - uv: The point; (0, 0) is the top left, (1, 1) the bottom right. It is mirrored in right-to-left layouts.
public typealias Shader =
    @Sendable (
        _ from: ShaderImage, _ to: ShaderImage, _ t: Float, _ uv: SIMD2<Float>
    ) -> SIMD4<Float>
