/// A picture that a shader reads: one of the two screens of a transition.
///
/// Its coordinates run from (0, 0) at the top left to (1, 1) at the bottom right. A shader gets two of them for the time of one frame;
/// it must not keep them.
public struct ShaderImage: @unchecked Sendable {
    let pixels: UnsafePointer<SIMD4<Float>>
    let width: Int
    let height: Int
    /// The size of the screen in points.
    public let size: SIMD2<Float>

    /// The width divided by the height: 0.5 for a screen that is twice as high as wide.
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

    /// The color at a point: red, green, blue and opacity, 0…1, the colors multiplied by the opacity. Between pixels it is interpolated;
    /// outside of the image it is that of the nearest edge. A coordinate that is not a number counts as 0.
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

    /// The color at a point, and transparent black outside of the picture.
    public func orClear(_ uv: SIMD2<Float>) -> SIMD4<Float> {
        uv.x >= 0 && uv.x <= 1 && uv.y >= 0 && uv.y <= 1 ? self(uv) : .zero
    }
}

/// A transition as a function: the color of a point while one screen becomes the other.
///
/// It is called for each pixel of each frame, on several threads, and must return the same color for the same arguments. At 0 it has to
/// return `from(uv)` and at 1 `to(uv)`.
///
/// - Parameters:
///   - from: The screen that is covered: the lower one.
///   - to: The screen that covers it: the upper one. In the reverse transition `t` runs from 1 to 0, so that this
///     remains the upper one.
///   - t: The progress of the transition, 0…1.
///   - uv: The point, (0, 0) at the top left, (1, 1) at the bottom right. In a layout that is read from right to left, all is mirrored.
public typealias Shader =
    @Sendable (
        _ from: ShaderImage, _ to: ShaderImage, _ t: Float, _ uv: SIMD2<Float>
    ) -> SIMD4<Float>
