import CoreGraphics

/// The bitmap contexts begun by `UIGraphicsBeginImageContext…`, with what is needed to make images of them.
@usableFromInline package enum ImageContexts {
    @usableFromInline package struct Entry {
        package let context: CGContext
        package let buffer: PixelBuffer
        package let scale: CGFloat
    }

    /// What has been drawn, without the means to draw on.
    package struct Pixels {
        package let buffer: PixelBuffer
        package let scale: CGFloat

        package var image: UIImage { UIImage(cgImage: CGImage(buffer: buffer), scale: scale, orientation: .up) }
    }

    private static let stack = ThreadStack<Entry>()

    package static var last: Entry? { stack.last }

    package static func begin(_ entry: Entry) {
        stack.push(entry)
        GraphicsContextStack.push(entry.context)
    }

    package static func end() {
        guard stack.popLast() != nil else { return }
        GraphicsContextStack.pop()
    }

    /// A fresh bitmap of `size` points and a context over it with UIKit's axes. It is empty for a size that no bitmap can have:
    /// what is drawn then is not seen, as where memory is short on iOS.
    package static func make(size: CGSize, opaque: Bool, scale: CGFloat) -> Entry {
        let scale = scale > 0 && scale < CGFloat(PixelBuffer.longestSide) ? scale : 1
        var (width, height) = (
            PixelBuffer.pixels(size.width, scale: scale), PixelBuffer.pixels(size.height, scale: scale)
        )
        if !PixelBuffer.canHold(width: width, height: height) {
            width = 0
            height = 0
        }
        let buffer = PixelBuffer(width: width, height: height, isOpaque: opaque)
        if opaque { fillBlack(buffer) }
        return Entry(context: CGContext(buffer: buffer, scale: scale), buffer: buffer, scale: scale)
    }

    /// An opaque bitmap begins black.
    private static func fillBlack(_ buffer: PixelBuffer) {
        for y in 0..<buffer.height { buffer.row(y).update(repeating: 0xFF00_0000, count: buffer.width) }
    }

    /// A picture of what has been drawn so far; drawing may go on.
    package static func snapshot(_ buffer: PixelBuffer, scale: CGFloat) -> UIImage {
        let copy = PixelBuffer(width: buffer.width, height: buffer.height, isOpaque: buffer.isOpaque)
        let count = min(copy.stride, buffer.stride)
        for y in 0..<copy.height { copy.row(y).update(from: buffer.row(y), count: count) }
        return Pixels(buffer: copy, scale: scale).image
    }
}

/// Begins a bitmap context of `size` points with scale 1 and transparency.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a bitmap context of `size` points.
///
/// - Parameters:
///   - size: The size in points.
///   - opaque: Whether the bitmap has no transparency. It is initially black then.
///   - scale: The number of pixels per point; 0 uses the screen's scale.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : DrawingScale.current
    ImageContexts.begin(ImageContexts.make(size: size, opaque: opaque, scale: scale))
}

/// Returns an image of the drawing since `UIGraphicsBeginImageContext…`, or `nil` without such a
/// context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    ImageContexts.last.map { ImageContexts.snapshot($0.buffer, scale: $0.scale) }
}

/// Ends the context of the last `UIGraphicsBeginImageContext…`.
public func UIGraphicsEndImageContext() { ImageContexts.end() }
