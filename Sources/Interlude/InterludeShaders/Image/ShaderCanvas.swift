import Foundation

/// Two images and the frames that a shader computes from them.
///
/// Both images are loaded before the first frame is rendered; after that nothing changes, and any thread may render.
package final class ShaderCanvas: @unchecked Sendable {
    package let width: Int
    package let height: Int
    private let size: SIMD2<Float>
    private let from: UnsafeMutablePointer<SIMD4<Float>>
    private let to: UnsafeMutablePointer<SIMD4<Float>>

    /// How many rows a thread computes at a time.
    private static let band = 16

    /// Creates a canvas of transparent pictures.
    ///
    /// - Parameters:
    ///   - width: In pixels, at least 1.
    ///   - height: In pixels, at least 1.
    ///   - size: The screen's size in points.
    package init(width: Int, height: Int, size: SIMD2<Float>) {
        self.width = max(width, 1)
        self.height = max(height, 1)
        self.size = size
        let count = self.width * self.height
        from = .allocate(capacity: count)
        to = .allocate(capacity: count)
        from.initialize(repeating: .zero, count: count)
        to.initialize(repeating: .zero, count: count)
    }

    deinit {
        from.deallocate()
        to.deallocate()
    }

    /// Which of the two pictures.
    package enum Side: Sendable {
        case from, to
    }

    /// Reads one of the pictures: pixels of 32 bits, blue first, multiplied by their opacity.
    package func load(_ side: Side, from bytes: UnsafeRawPointer, bytesPerRow: Int) {
        let target = side == .from ? from : to
        for y in 0..<height {
            let row = (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for x in 0..<width {
                let pixel = row + 4 * x
                let color = SIMD4(Float(pixel[2]), Float(pixel[1]), Float(pixel[0]), Float(pixel[3])) / 255
                target[y * width + x] = color
            }
        }
    }

    /// Computes a frame, on as many threads as there are: each row depends on the arguments alone.
    ///
    /// - Parameters:
    ///   - t: The progress of the transition, 0…1.
    ///   - bytes: The frame's pixels, as those of the pictures.
    package func render(_ shader: Shader, at t: Float, into bytes: UnsafeMutableRawPointer, bytesPerRow: Int) {
        nonisolated(unsafe) let bytes = bytes
        let (width, height) = (width, height)
        let images = (image(from), image(to))
        let scale = SIMD2(1 / Float(width), 1 / Float(height))
        DispatchQueue.concurrentPerform(iterations: (height + Self.band - 1) / Self.band) { band in
            for y in band * Self.band..<min((band + 1) * Self.band, height) {
                let row = (bytes + y * bytesPerRow).assumingMemoryBound(to: UInt8.self)
                for x in 0..<width {
                    let uv = SIMD2(Float(x) + 0.5, Float(y) + 0.5) * scale
                    store(shader(images.0, images.1, t, uv), at: row + 4 * x)
                }
            }
        }
    }

    private func image(_ pixels: UnsafeMutablePointer<SIMD4<Float>>) -> ShaderImage {
        ShaderImage(pixels: UnsafePointer(pixels), width: width, height: height, size: size)
    }
}

/// Writes a color as a pixel; no component is greater than the opacity. What is not a number becomes 0.
private func store(_ color: SIMD4<Float>, at pixel: UnsafeMutablePointer<UInt8>) {
    let opacity = bounded(color.w, by: 1)
    pixel[0] = UInt8(bounded(color.z, by: opacity) * 255 + 0.5)
    pixel[1] = UInt8(bounded(color.y, by: opacity) * 255 + 0.5)
    pixel[2] = UInt8(bounded(color.x, by: opacity) * 255 + 0.5)
    pixel[3] = UInt8(opacity * 255 + 0.5)
}

private func bounded(_ value: Float, by limit: Float) -> Float { value > 0 ? min(value, limit) : 0 }
