import Compositor
import CoreGraphics

/// A context that renders images: in linear light, on all cores, with equal bytes for any number of cores.
open class CIContext: NSObject, @unchecked Sendable {
    /// The space in which filters work; `nil` to use stored values.
    public let workingColorSpace: CGColorSpace?
    private let space: WorkingSpace
    private let pool: WorkerPool
    private let canvas: CGContext?
    /// The threads do one image after the other.
    private let turn = NSLock()

    /// Creates a context with the default options.
    public convenience override init() { self.init(options: nil) }

    /// Creates a context with options.
    public convenience init(options: [CIContextOption: Any]?) { self.init(canvas: nil, options: options, threads: nil) }

    /// Creates a context that draws into a Core Graphics context.
    public convenience init(cgContext cgctx: CGContext, options: [CIContextOption: Any]?) {
        self.init(canvas: cgctx, options: options, threads: nil)
    }

    /// - Parameter threads: How many share the work; `nil` takes one for each processor.
    package convenience init(options: [CIContextOption: Any]?, threads: Int) {
        self.init(canvas: nil, options: options, threads: threads)
    }

    @usableFromInline init(canvas: CGContext?, options: [CIContextOption: Any]?, threads: Int?) {
        let wanted = options?[.workingColorSpace]
        let linear = CGColorSpace(name: CGColorSpace.extendedLinearSRGB)
        workingColorSpace = wanted == nil ? linear : wanted as? CGColorSpace
        space = workingColorSpace.map { $0.isProportionalToLight } ?? false ? .linear : .encoded
        pool = WorkerPool(size: max(1, threads ?? ProcessInfo.processInfo.activeProcessorCount))
        self.canvas = canvas
        super.init()
    }

    /// The format of intermediate images.
    open var workingFormat: CIFormat { .RGBAf }

    /// Renders the part of an image inside a rectangle. Returns `nil` for an empty rectangle, or for more than a bitmap
    /// can have.
    ///
    /// The part of the rectangle outside of the image is omitted.
    open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
        let part = fromRect.cleaned.wholePixels.overlap(image.extent.wholePixels)
        return buffer(of: image, in: part).map { CGImage(buffer: $0) }
    }

    /// Renders the part of an image inside a rectangle, for a color space. The result has eight
    /// bits a channel.
    open func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
    ) -> CGImage? {
        guard let picture = createCGImage(image, from: fromRect) else { return nil }
        return colorSpace.flatMap { picture.copy(colorSpace: $0) } ?? picture
    }

    /// Renders the part of an image inside a rectangle, with eight bits a channel.
    ///
    /// With `deferred`, the pixels are rendered when the image is drawn for the first time. An
    /// image in another space than sRGB is rendered immediately.
    open func createCGImage(
        _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?, deferred: Bool
    ) -> CGImage? {
        let part = fromRect.cleaned.wholePixels.overlap(image.extent.wholePixels)
        guard deferred, colorSpace.map({ $0.name == CGColorSpace.sRGB }) ?? true, let size = Self.size(of: part) else {
            return createCGImage(image, from: fromRect, format: format, colorSpace: colorSpace)
        }
        return CGImage(
            pending: PendingPixels(width: size.width, height: size.height) { [self] in
                buffer(of: image, in: part) ?? PixelBuffer(width: size.width, height: size.height)
            })
    }

    /// Renders an image into memory, the top row first. The part of the rectangle outside of the image is transparent.
    open func render(
        _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
        colorSpace: CGColorSpace?
    ) {
        guard let layout = BitmapFormat(format) else {
            fatalError("CIContext render: pixels of eight bits a channel can be written, not format \(format.rawValue)")
        }
        guard let buffer = buffer(of: image, in: bounds.cleaned.wholePixels) else { return }
        for y in 0..<buffer.height {
            let (from, to) = (buffer.row(y), data.assumingMemoryBound(to: UInt8.self) + y * rowBytes)
            for x in 0..<buffer.width { layout.write(from[x], to: to + x * layout.size) }
        }
    }

    /// Draws a part of an image into a rectangle of the context of Quartz that this one was made with.
    open func draw(_ image: CIImage, in inRect: CGRect, from fromRect: CGRect) {
        guard let canvas, let picture = createCGImage(image, from: fromRect) else { return }
        canvas.draw(picture, in: inRect)
    }

    /// Clears the caches. Nothing is cached here.
    open func clearCaches() {}

    /// Returns the largest size of an input image, in pixels.
    open func inputImageMaximumSize() -> CGSize { outputImageMaximumSize() }

    /// Returns the largest size of a rendered image, in pixels.
    open func outputImageMaximumSize() -> CGSize {
        CGSize(width: CGFloat(PixelBuffer.longestSide), height: CGFloat(PixelBuffer.longestSide))
    }

    /// The size of a rectangle in pixels; `nil` for an empty one, or for more than a bitmap can have.
    private static func size(of rect: CGRect) -> (width: Int, height: Int)? {
        guard !rect.isNull, rect.width > 0, rect.height > 0 else { return nil }
        let (width, height) = (Int(saturating: Double(rect.width)), Int(saturating: Double(rect.height)))
        guard PixelBuffer.canHold(width: width, height: height), abs(rect.minX) < 1e9, abs(rect.minY) < 1e9 else {
            return nil
        }
        return (width, height)
    }

    /// Works out a whole rectangle of an image.
    private func buffer(of image: CIImage, in rect: CGRect) -> PixelBuffer? {
        guard let (width, height) = Self.size(of: rect) else { return nil }
        turn.lock()
        defer { turn.unlock() }
        let session = RenderSession(space: space, pool: pool)
        let source = session.source(image.recipe, for: rect)
        let picture = Picture(source, space, PixelBuffer(width: width, height: height), rect)
        session.share(height, atLeast: 8) { picture.draw($0) }
        return picture.finished
    }
}

/// A bitmap that is being drawn, rows by several threads.
private final class Picture: @unchecked Sendable {
    private let source: Source
    private let space: WorkingSpace
    private let buffer: PixelBuffer
    private let left: Int
    private let bottom: Int
    /// Whether each row is opaque.
    private let opaque: UnsafeMutablePointer<Bool>

    init(_ source: Source, _ space: WorkingSpace, _ buffer: PixelBuffer, _ rect: CGRect) {
        self.source = source
        self.space = space
        self.buffer = buffer
        left = Int(saturating: Double(rect.minX))
        bottom = Int(saturating: Double(rect.minY))
        opaque = .allocate(capacity: buffer.height)
        opaque.initialize(repeating: false, count: buffer.height)
    }

    deinit { opaque.deallocate() }

    func draw(_ rows: Range<Int>) {
        withScratch(Source.longestRow, of: Pixel.self) { pixels in
            for y in rows { draw(y, pixels) }
        }
    }

    private func draw(_ y: Int, _ pixels: PixelRow) {
        let row = buffer.row(y)
        var meet: UInt32 = .max
        for x in stride(from: 0, to: buffer.width, by: Source.longestRow) {
            let count = min(Source.longestRow, buffer.width - x)
            source.fill(pixels, x: left + x, y: bottom + buffer.height - 1 - y, count: count)
            for index in 0..<count {
                let pixel = space.write(pixels[index])
                row[x + index] = pixel
                meet &= pixel
            }
        }
        opaque[y] = meet >> 24 == 255
    }

    var finished: PixelBuffer {
        buffer.isOpaque = (0..<buffer.height).allSatisfy { opaque[$0] }
        return buffer
    }
}

extension CGColorSpace {
    /// Whether the space's numbers are proportional to light.
    fileprivate var isProportionalToLight: Bool { (name ?? "").contains("Linear") }
}
