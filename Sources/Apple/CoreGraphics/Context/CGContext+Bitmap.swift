import CCairo
import Foundation

/// Called when a context has released the caller's memory. The arguments are the info pointer and
/// the memory.
public typealias CGBitmapContextReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

extension CGContext {
    /// Creates a bitmap to draw into, of eight bits a channel: RGB with premultiplied or unused
    /// alpha (32 bits), gray (8 bits) or alpha alone (8 bits). The origin is in the lower left, a
    /// unit is a pixel.
    ///
    /// - Parameters:
    ///   - data: The caller's memory for the pixels, the top row first; `nil` to have it allocated.
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - bitsPerComponent: The number of bits of a component.
    ///   - bytesPerRow: The number of bytes of a row. If `data` is `nil`, 0 means as many as the
    ///     format needs.
    ///   - space: The color space.
    ///   - bitmapInfo: A `CGImageAlphaInfo` and a byte order.
    /// - Returns: `nil` for a format of another kind, and for more pixels than a bitmap may have: 67 million, 32,767 a side.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: bitmapInfo, releaseCallback: nil, releaseInfo: nil)
    }

    /// Creates a bitmap to draw into and calls `releaseCallback` with `releaseInfo` and `data` at the end of its life.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32, releaseCallback: CGBitmapContextReleaseDataCallback?,
        releaseInfo: UnsafeMutableRawPointer?
    ) {
        let request = BitmapRequest(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
            info: CGBitmapInfo(rawValue: bitmapInfo))
        let release: (() -> Void)? = releaseCallback.map { callback in { callback(releaseInfo, data) } }
        guard let canvas = request.makeCanvas(over: data, release: release) else { return nil }
        self.init(canvas: canvas, ctm: .identity, shadowScale: CGSize(width: 1, height: -1))
    }

    /// The pixels' memory, in the format that the other properties describe. A change of the memory
    /// is used from the next drawing call on.
    public var data: UnsafeMutableRawPointer? {
        flush()
        return canvas.mirror?.memory ?? canvas.directMemory
    }
}

/// What was asked of a bitmap context.
private struct BitmapRequest {
    let width: Int
    let height: Int
    let bitsPerComponent: Int
    let bytesPerRow: Int
    let space: CGColorSpace
    let info: CGBitmapInfo

    private var pixelFormat: PixelFormat? {
        let bits = info.alpha == .alphaOnly || space.model == .monochrome ? 8 : 32
        // Contexts, unlike images, draw with premultiplied alpha only.
        if info.alpha == .first || info.alpha == .last { return nil }
        return PixelFormat(
            bitsPerComponent: bitsPerComponent, bitsPerPixel: bits, model: space.model, info: info)
    }

    func makeCanvas(over data: UnsafeMutableRawPointer?, release: (() -> Void)?) -> ContextCanvas? {
        guard PixelBuffer.canHold(width: width, height: height), let format = pixelFormat else { return nil }
        let rowBytes = bytesPerRow > 0 ? bytesPerRow : (width * format.size + 15) & ~15
        guard rowBytes >= width * format.size, rowBytes <= PixelBuffer.mostPixels else { return nil }
        let canvas = emptyCanvas(format)
        let isDirect = data == nil && bytesPerRow == 0 && (format == .native || format.red < 0)
        canvas.format = ContextCanvas.Format(
            bitsPerPixel: format.size * 8, bytesPerRow: isDirect ? canvas.format.bytesPerRow : rowBytes,
            space: info.alpha == .alphaOnly ? nil : space, bitmapInfo: info)
        if !isDirect { canvas.mirror = mirror(over: data, rowBytes: rowBytes, format, release) }
        canvas.mirror?.read(into: canvas)
        return canvas
    }

    private func emptyCanvas(_ format: PixelFormat) -> ContextCanvas {
        if format.red < 0 { return ContextCanvas(coverage: CoverageBuffer(width: width, height: height)) }
        return ContextCanvas(buffer: PixelBuffer(width: width, height: height, isOpaque: format.isOpaque))
    }

    private func mirror(
        over data: UnsafeMutableRawPointer?, rowBytes: Int, _ format: PixelFormat, _ release: (() -> Void)?
    ) -> ContextMirror {
        if let data {
            return ContextMirror(memory: data, bytesPerRow: rowBytes, format: format, release: release)
        }
        let memory = ZeroedMemory(byteCount: rowBytes * height)
        return ContextMirror(memory: memory.start, bytesPerRow: rowBytes, format: format) {
            release?()
            memory.deallocate()
        }
    }
}

extension ContextCanvas {
    /// The memory that cairo itself draws into.
    fileprivate var directMemory: UnsafeMutableRawPointer? {
        if let buffer { return UnsafeMutableRawPointer(buffer.pixels) }
        return coverage.map { UnsafeMutableRawPointer($0.bytes) }
    }
}
