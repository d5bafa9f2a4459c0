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

    /// The pixels are computed when the image is drawn, so a frame that is not drawn costs nothing.
    func frame(at fraction: CGFloat) -> CGImage? {
        let frame = Unmanaged.passRetained(ShaderFrame(canvas: canvas, shader: shader, fraction: Float(fraction)))
        let count = canvas.width * canvas.height * 4
        var callbacks = ShaderFrame.callbacks
        guard
            let provider = CGDataProvider(directInfo: frame.toOpaque(), size: off_t(count), callbacks: &callbacks)
        else { return nil }
        return CGImage(
            width: canvas.width, height: canvas.height, bitsPerComponent: 8, bitsPerPixel: 32,
            bytesPerRow: canvas.width * 4, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: CGBitmapInfo(rawValue: Self.format), provider: provider, decode: nil, shouldInterpolate: true,
            intent: .defaultIntent)
    }

    /// Pixels of 32 bits, blue first, multiplied by their opacity.
    private static let format = CGBitmapInfo.byteOrder32Little.rawValue | CGImageAlphaInfo.premultipliedFirst.rawValue

    private static func bitmap(_ width: Int, _ height: Int) -> CGContext? {
        CGContext(
            data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: format)
    }
}

/// A frame that is rendered when its bytes are read, on any thread.
private final class ShaderFrame: Sendable {
    private let canvas: ShaderCanvas
    private let shader: Shader
    private let fraction: Float

    init(canvas: ShaderCanvas, shader: @escaping Shader, fraction: Float) {
        self.canvas = canvas
        self.shader = shader
        self.fraction = fraction
    }

    /// The functions of a provider whose info pointer is a retained frame.
    static var callbacks: CGDataProviderDirectCallbacks {
        CGDataProviderDirectCallbacks(
            version: 0,
            getBytePointer: { info in
                guard let info else { return nil }
                return Unmanaged<ShaderFrame>.fromOpaque(info).takeUnretainedValue().rendered()
            },
            releaseBytePointer: { _, bytes in bytes.deallocate() }, getBytesAtPosition: nil,
            releaseInfo: { info in
                if let info { Unmanaged<ShaderFrame>.fromOpaque(info).release() }
            })
    }

    /// The pixels of the whole frame, in memory that the caller deallocates.
    private func rendered() -> UnsafeRawPointer {
        let bytesPerRow = canvas.width * 4
        let bytes = UnsafeMutableRawPointer.allocate(byteCount: bytesPerRow * canvas.height, alignment: 16)
        canvas.render(shader, at: fraction, into: bytes, bytesPerRow: bytesPerRow)
        return UnsafeRawPointer(bytes)
    }
}
