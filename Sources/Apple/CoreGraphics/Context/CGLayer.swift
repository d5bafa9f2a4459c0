import Foundation

/// A bitmap that is drawn once and can then be drawn into contexts repeatedly.
///
/// Differs from Core Graphics: the bitmap is always 32 bits of RGB with alpha. On iOS it has the format of the context that it was
/// created with.
public final class CGLayer: Hashable {
    /// The size that the layer was created with, in pixels.
    public let size: CGSize
    private let canvas: CGContext

    /// Creates a transparent layer for drawing into a context.
    ///
    /// The size does not depend on the transform of `context`: a layer for a screen of scale 3 is created three times as large,
    /// and its context is scaled, as on iOS.
    ///
    /// - Parameters:
    ///   - context: The context that the layer is for.
    ///   - size: The size in pixels. A part of a pixel counts as a whole one.
    ///   - auxiliaryInfo: Not used, as documented.
    /// - Returns: `nil` if the size is empty or exceeds that of a bitmap.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        let (width, height) = (size.width.rounded(.up), size.height.rounded(.up))
        guard width > 0, height > 0, let columns = Int(exactly: width), let rows = Int(exactly: height),
            let canvas = CGContext(
                data: nil, width: columns, height: rows, bitsPerComponent: 8, bytesPerRow: 0, space: .standardRGB,
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
        else { return nil }
        self.size = size
        self.canvas = canvas
    }

    /// The context whose drawing is the layer's content. The origin is in the lower left.
    public var context: CGContext? { canvas }

    /// The content as it is now.
    fileprivate var image: CGImage? { canvas.makeImage() }
    /// The size of the bitmap: ``size``, rounded up to whole pixels.
    fileprivate var bitmapSize: CGSize { CGSize(width: canvas.width, height: canvas.height) }

    /// Layers are compared by identity.
    public static func == (lhs: CGLayer, rhs: CGLayer) -> Bool { lhs === rhs }

    /// Hashes the values that `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}

extension CGContext {
    /// Draws a layer, scaled into a rectangle of user space. The layer's origin is at the rectangle's.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        guard let image = layer.image else { return }
        let (box, bitmap) = (rect.standardized, layer.bitmapSize)
        draw(
            image,
            in: CGRect(
                origin: box.origin,
                size: CGSize(
                    width: box.width * bitmap.width / layer.size.width,
                    height: box.height * bitmap.height / layer.size.height)))
    }

    /// Draws a layer in its own size, with its origin at a point of user space.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }
}
