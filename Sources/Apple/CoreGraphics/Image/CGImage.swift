import Foundation

/// An immutable bitmap.
///
/// Each image has a buffer of premultiplied sRGB pixels. Formats given to the initializer are converted once.
public final class CGImage: Hashable, @unchecked Sendable {
    /// How the pixels came in, which is what the properties report.
    struct Format: Sendable {
        var bitsPerComponent = 8
        var bitsPerPixel = 32
        var bytesPerRow: Int
        var space: CGColorSpace? = .standardRGB
        var bitmapInfo: CGBitmapInfo
        var isMask = false
        var shouldInterpolate = true
        var intent = CGColorRenderingIntent.defaultIntent
        var decode: [CGFloat]?
        var provider: CGDataProvider?
    }

    private enum Pixels {
        case there(PixelBuffer)
        case pending(PendingPixels)
    }

    private let pixels: Pixels
    /// `nil` for the one that the pixels' buffer has.
    private let ownFormat: Format?
    /// The decode array in stable memory, for the property that hands out a pointer to it.
    let decodeStorage: UnsafeMutablePointer<CGFloat>?

    /// The pixels. Nobody writes to them any more. An image mask keeps its coverage in the alpha channel, black.
    ///
    /// Those that another thread is making are waited for.
    package var buffer: PixelBuffer {
        switch pixels {
        case .there(let buffer): buffer
        case .pending(let pending): pending.buffer
        }
    }

    /// Whether the pixels are made by another thread, or were.
    package var comesLater: Bool {
        if case .pending = pixels { true } else { false }
    }

    var format: Format { ownFormat ?? Format(of: buffer) }

    convenience init(buffer: PixelBuffer, format: Format) { self.init(.there(buffer), format) }

    convenience init(pending: PendingPixels, format: Format) { self.init(.pending(pending), format) }

    /// Creates an image of a buffer, which must not be written to from now on.
    package convenience init(buffer: PixelBuffer) { self.init(.there(buffer), nil) }

    /// Creates an image of pixels that are still to be made.
    package convenience init(pending: PendingPixels) { self.init(.pending(pending), nil) }

    private init(_ pixels: Pixels, _ format: Format?) {
        self.pixels = pixels
        ownFormat = format
        if let decode = format?.decode {
            decodeStorage = .allocate(capacity: decode.count)
            decodeStorage?.initialize(from: decode, count: decode.count)
        } else {
            decodeStorage = nil
        }
    }

    deinit {
        decodeStorage?.deallocate()
    }

    /// Width in pixels.
    public var width: Int {
        switch pixels {
        case .there(let buffer): buffer.width
        case .pending(let pending): pending.width
        }
    }
    /// Height in pixels.
    public var height: Int {
        switch pixels {
        case .there(let buffer): buffer.height
        case .pending(let pending): pending.height
        }
    }
    /// The bits of one channel.
    public var bitsPerComponent: Int { format.bitsPerComponent }
    /// The bits of one pixel.
    public var bitsPerPixel: Int { format.bitsPerPixel }
    /// The distance between two rows of `dataProvider`'s bytes.
    public var bytesPerRow: Int { format.bytesPerRow }
    /// The space of the pixels' numbers; `nil` for an image mask.
    public var colorSpace: CGColorSpace? { format.space }
    /// The position of alpha in a pixel, and the order of the bytes.
    public var bitmapInfo: CGBitmapInfo { format.bitmapInfo }
    /// The position of alpha in a pixel.
    public var alphaInfo: CGImageAlphaInfo { format.bitmapInfo.alpha }
    /// The order of a pixel's bytes.
    public var byteOrderInfo: CGImageByteOrderInfo {
        CGImageByteOrderInfo(rawValue: format.bitmapInfo.rawValue & CGBitmapInfo.byteOrderMask.rawValue)
            ?? .orderDefault
    }
    /// The distribution of a pixel's bits among its channels.
    public var pixelFormatInfo: CGImagePixelFormatInfo { .packed }
    /// Whether this is a stencil through which a color is painted.
    public var isMask: Bool { ownFormat?.isMask ?? false }
    /// Whether the image is interpolated when it is drawn larger.
    public var shouldInterpolate: Bool { format.shouldInterpolate }
    /// The intent of conversions of its colors.
    public var renderingIntent: CGColorRenderingIntent { format.intent }
    /// The ranges onto which components are mapped; `nil` for the default.
    public var decode: UnsafePointer<CGFloat>? { decodeStorage.map { UnsafePointer($0) } }

    /// Returns the image.
    public func copy() -> CGImage? { self }

    /// Images are compared by identity.
    public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }

    /// Hashes the values that `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension CGImage.Format {
    /// That of the buffers that everything here draws into.
    init(of buffer: PixelBuffer) {
        let alpha: CGImageAlphaInfo = buffer.isOpaque ? .noneSkipFirst : .premultipliedFirst
        self.init(
            bytesPerRow: buffer.bytesPerRow, bitmapInfo: [.byteOrder32Little, CGBitmapInfo(rawValue: alpha.rawValue)])
    }
}
