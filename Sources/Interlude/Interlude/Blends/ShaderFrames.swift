import CoreGraphics
import InterludeShaders
import UIKit

/// Frames that a shader computes.
@MainActor
struct ShaderFrames: FrameSource {
    private let shader: Shader
    private let canvas: ShaderCanvas

    init?(_ shader: @escaping Shader, _ pictures: BlendedPictures) {
        let (width, height) = (pictures.from.width, pictures.from.height)
        self.shader = shader
        canvas = ShaderCanvas(
            width: width, height: height, size: SIMD2(Float(pictures.size.width), Float(pictures.size.height)))
        for (side, image) in [(ShaderCanvas.Side.from, pictures.from), (.to, pictures.to)] {
            guard let input = Self.bitmap(width, height) else { return nil }
            input.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
            guard let bytes = input.data else { return nil }
            canvas.load(side, from: bytes, bytesPerRow: input.bytesPerRow)
        }
    }

    #if canImport(ObjectiveC)
    func frame(at fraction: CGFloat) -> CGImage? {
        guard let output = Self.bitmap(canvas.width, canvas.height), let bytes = output.data else { return nil }
        canvas.render(shader, at: Float(fraction), into: bytes, bytesPerRow: output.bytesPerRow)
        return output.makeImage()
    }
    #else
    /// The pixels are computed when the image is drawn, so a frame that nobody sees costs nothing.
    func frame(at fraction: CGFloat) -> CGImage? {
        let pixels = PendingPixels(width: canvas.width, height: canvas.height) { [canvas, shader] in
            let buffer = PixelBuffer(width: canvas.width, height: canvas.height)
            canvas.render(shader, at: Float(fraction), into: buffer.row(0), bytesPerRow: buffer.bytesPerRow)
            return buffer
        }
        return CGImage(pending: pixels)
    }
    #endif

    /// Pixels of 32 bits, blue first, multiplied by their opacity.
    private static func bitmap(_ width: Int, _ height: Int) -> CGContext? {
        CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue)
    }
}
