import CoreGraphics

/// How deep the lines of a frame, its rows or its columns, lie in a bitmap that is turned about an axis parallel to them: then all of
/// a line is equally deep, and shows one line of the bitmap stretched evenly.
struct LineDepths {
    /// How deep the line lies that is nearest to the eye.
    let nearest: Double

    /// What is nearer is taken to be behind the eye. Decided.
    private static let leastDepth = 1e-6
    /// A line may be so many times as near to the eye as another one. Decided.
    private static let deepest = 1024.0
    /// Positions are off by no more than this share of a pixel: an eighth of the step in which they are counted.
    private static let tolerance = 1.0 / 2048

    /// - Parameters:
    ///   - first: How deep the first line lies, and `last` the last one.
    ///   - drift: How much the bitmap's line that is seen changes along a line of the frame, from one pixel to the next.
    ///   - tilt: How much the depth does.
    ///   - half: Half of the lines' length in pixels.
    /// - Returns: `nil` where a line is not equally deep, or not before the eye.
    init?(
        from first: Double, to last: Double, drift: Double, tilt: Double, half: Double, of buffer: PixelBuffer
    ) {
        let (nearest, farthest) = (min(first, last), max(first, last))
        guard nearest > Self.leastDepth, farthest < nearest * Self.deepest else { return nil }
        let size = Double(max(buffer.width, buffer.height))
        guard (abs(drift) + abs(tilt) * size) * half <= Self.tolerance * nearest else { return nil }
        self.nearest = nearest
    }
}
