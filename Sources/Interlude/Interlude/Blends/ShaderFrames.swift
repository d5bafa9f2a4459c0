import InterludeShaders
import UIKit

/// Frames that a shader computes.
@MainActor
struct ShaderFrames: FrameSource {
    private let shader: Shader
    private let canvas: ShaderCanvas
    private let output: CGContext

    init?(_ shader: @escaping Shader, _ pictures: BlendedPictures) {
        let (width, height) = (pictures.from.width, pictures.from.height)
        guard let output = Self.bitmap(width, height) else { return nil }
        self.shader = shader
        self.output = output
        canvas = ShaderCanvas(
            width: width, height: height, size: SIMD2(Float(pictures.size.width), Float(pictures.size.height)))
        for (side, image) in [(ShaderCanvas.Side.from, pictures.from), (.to, pictures.to)] {
            guard let input = Self.bitmap(width, height) else { return nil }
            input.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
            guard let bytes = input.data else { return nil }
            canvas.load(side, from: bytes, bytesPerRow: input.bytesPerRow)
        }
    }

    func frame(at fraction: CGFloat) -> CGImage? {
        guard let bytes = output.data else { return nil }
        canvas.render(shader, at: Float(fraction), into: bytes, bytesPerRow: output.bytesPerRow)
        return output.makeImage()
    }

    /// Pixels of 32 bits, blue first, multiplied by their opacity.
    private static func bitmap(_ width: Int, _ height: Int) -> CGContext? {
        CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue)
    }
}
