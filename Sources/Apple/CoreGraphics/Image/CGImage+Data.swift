import Foundation

extension CGImage {
    /// Creates an image of a provider's bytes, of eight bits a channel: gray (8 bits a pixel, 16
    /// with alpha), RGB (24, or 32 with used or unused alpha) or alpha alone.
    ///
    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - bitsPerComponent: The number of bits of a component.
    ///   - bitsPerPixel: The number of bits of a pixel.
    ///   - bytesPerRow: The number of bytes of a row.
    ///   - space: The color space.
    ///   - bitmapInfo: The position of alpha and the order of the bytes.
    ///   - provider: The source of the bytes.
    ///   - decode: For each component of the space, the values that 0 and 255 are mapped to; `nil`
    ///     for 0 and 1.
    ///   - shouldInterpolate: Whether the image is interpolated when it is drawn larger.
    ///   - intent: The rendering intent.
    /// - Returns: `nil` for formats of other kinds, and when there are too few bytes. The bytes of a provider with callbacks are read when the
    ///   image is drawn for the first time; if they are too few then, the image is transparent.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        guard
            let format = PixelFormat(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, model: space.model, info: bitmapInfo)
        else { return nil }
        let ranges = decode.map { Array(UnsafeBufferPointer(start: $0, count: 2 * space.numberOfComponents)) }
        let source = PixelSource(width: width, height: height, bytesPerRow: bytesPerRow, format: format)
        let reported = Format(
            bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, space: space, bitmapInfo: bitmapInfo,
            shouldInterpolate: shouldInterpolate, intent: intent, decode: ranges, provider: provider)
        if let count = provider.deferredCount {
            guard source.canRead(count) else { return nil }
            let pending = PendingPixels(width: width, height: height) {
                source.buffer(from: provider, space: space, decode: ranges)
                    ?? PixelBuffer(width: width, height: height)
            }
            self.init(pending: pending, format: reported)
        } else {
            guard let buffer = source.buffer(from: provider, space: space, decode: ranges) else { return nil }
            self.init(buffer: buffer, format: reported)
        }
    }

    /// Creates an image mask of a provider's bytes, eight bits a pixel: paint is applied where they are 0, and not
    /// where they are 255.
    public convenience init?(
        maskWidth: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        let info = CGBitmapInfo(rawValue: CGImageAlphaInfo.none.rawValue)
        guard
            let format = PixelFormat(
                bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, model: .monochrome, info: info)
        else { return nil }
        let ranges = decode.map { Array(UnsafeBufferPointer(start: $0, count: 2)) }
        let source = PixelSource(width: maskWidth, height: height, bytesPerRow: bytesPerRow, format: format)
        guard let gray = source.buffer(from: provider, space: .deviceGray, decode: ranges) else { return nil }
        self.init(
            buffer: gray.mapped { 0xFF00_0000 - ($0 & 0xFF) << 24 },
            format: Format(
                bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow, space: nil, bitmapInfo: info, isMask: true,
                shouldInterpolate: shouldInterpolate, decode: ranges, provider: provider))
    }

    /// The bytes, in the format that the other properties describe.
    public var dataProvider: CGDataProvider? {
        if let provider = format.provider { return provider }
        let bytes = UnsafeRawPointer(buffer.pixels)
        return CGDataProvider(data: Data(bytes: bytes, count: buffer.bytesPerRow * buffer.height))
    }

    /// Returns the part of the image inside the rectangle in pixels, with rows from the top and the rectangle rounded
    /// outwards. `nil` if the image does not intersect it.
    public func cropping(to rect: CGRect) -> CGImage? {
        func side(_ from: CGFloat, _ to: CGFloat, _ length: Int) -> (start: Int, length: Int) {
            let start = min(max(Int(saturating: Double(from.rounded(.down))), 0), length)
            return (start, min(max(Int(saturating: Double(to.rounded(.up))), 0), length) - start)
        }
        let (left, columns) = side(rect.minX, rect.maxX, width)
        let (top, rows) = side(rect.minY, rect.maxY, height)
        guard columns > 0, rows > 0 else { return nil }
        let part = PixelBuffer(width: columns, height: rows, isOpaque: buffer.isOpaque)
        for y in 0..<part.height {
            part.row(y).update(from: buffer.row(top + y) + left, count: part.width)
        }
        return CGImage(buffer: part, format: formatForBuffer(part))
    }

    /// Returns the image with its alpha multiplied by a mask, which is stretched over it. The mask
    /// is an image mask, or a gray image whose light parts are opaque.
    public func masking(_ mask: CGImage) -> CGImage? {
        let result = PixelBuffer(width: width, height: height)
        result.pixels.update(from: buffer.pixels, count: buffer.stride * height)
        let context = CGContext(buffer: result, scale: 1)
        let whole = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
        context.translateBy(x: 0, y: CGFloat(height))
        context.scaleBy(x: 1, y: -1)
        context.setBlendMode(.destinationIn)
        context.draw(CGImage(buffer: mask.coverageBuffer), in: whole)
        context.flush()
        return CGImage(buffer: result)
    }

    /// Returns the pixels with another color space of an equal model.
    public func copy(colorSpace space: CGColorSpace) -> CGImage? {
        guard !isMask, space.model == format.space?.model else { return nil }
        var copy = format
        copy.space = space
        return CGImage(buffer: buffer, format: copy)
    }

    /// What an image made of this one's buffer reports: the buffer's format, the same nature.
    private func formatForBuffer(_ buffer: PixelBuffer) -> Format {
        let alpha: CGImageAlphaInfo = buffer.isOpaque ? .noneSkipFirst : .premultipliedFirst
        return Format(
            bytesPerRow: buffer.bytesPerRow, space: isMask ? nil : .standardRGB,
            bitmapInfo: [.byteOrder32Little, CGBitmapInfo(rawValue: alpha.rawValue)], isMask: isMask,
            shouldInterpolate: format.shouldInterpolate, intent: format.intent)
    }
}

/// Bytes that are about to become a buffer.
private struct PixelSource: Sendable {
    let width: Int
    let height: Int
    let bytesPerRow: Int
    let format: PixelFormat

    /// Whether a number of bytes has all pixels.
    func canRead(_ count: Int) -> Bool {
        PixelBuffer.canHold(width: width, height: height) && bytesPerRow >= width * format.size
            && bytesPerRow <= .max / (height + 1) && count >= (height - 1) * bytesPerRow + width * format.size
    }

    /// The pixels as sRGB; `nil` when the bytes do not suffice.
    func buffer(from provider: CGDataProvider, space: CGColorSpace, decode: [CGFloat]?) -> PixelBuffer? {
        guard PixelBuffer.canHold(width: width, height: height) else { return nil }
        let buffer = PixelBuffer(width: width, height: height, isOpaque: format.isOpaque)
        let isComplete = provider.withBytes { bytes in
            guard let base = bytes.baseAddress, canRead(bytes.count) else { return false }
            read(base.assumingMemoryBound(to: UInt8.self), into: buffer)
            return true
        }
        guard isComplete else { return nil }
        if decode == nil, space.isShownAsIs { return buffer }
        return buffer.mapped { convert($0, space: space, decode: decode) }
    }

    private func read(_ bytes: UnsafePointer<UInt8>, into buffer: PixelBuffer) {
        for y in 0..<height {
            let (from, to) = (bytes + y * bytesPerRow, buffer.row(y))
            for x in 0..<width { to[x] = format.decode(from + x * format.size) }
        }
    }

    /// A pixel's straight components put into their ranges and taken to sRGB.
    private func convert(_ pixel: UInt32, space: CGColorSpace, decode: [CGFloat]?) -> UInt32 {
        let alpha = CGFloat(pixel >> 24) / 255
        guard alpha > 0 else { return 0 }
        let shifts: [UInt32] = space.model == .monochrome ? [16] : [16, 8, 0]
        let components = shifts.enumerated().map { index, shift in
            let value = CGFloat(pixel >> shift & 0xFF) / 255 / alpha
            guard let decode else { return value }
            return decode[2 * index] + value * (decode[2 * index + 1] - decode[2 * index])
        }
        return CGColor(space: space, values: components + [alpha]).premultipliedPixel
    }
}

extension CGColorSpace {
    /// Whether the space's numbers are sRGB's.
    var isShownAsIs: Bool { encoding == .gamma && !hasP3Primaries }
}

extension PixelBuffer {
    /// A buffer of what `transform` makes of every pixel.
    func mapped(_ transform: (UInt32) -> UInt32) -> PixelBuffer {
        let result = PixelBuffer(width: width, height: height, isOpaque: isOpaque)
        for y in 0..<height {
            let (from, to) = (row(y), result.row(y))
            for x in 0..<width { to[x] = transform(from[x]) }
        }
        return result
    }
}
