import CoreGraphics
import CoreImage

/// The type of an image literal, as in Apple's UIKit.
public typealias _ImageLiteralType = UIImage

/// An image: a bitmap with a scale and an orientation, a symbol, or a sequence of images.
///
/// Images are immutable and can be used from any thread.
open class UIImage: NSObject, NSSecureCoding, _ExpressibleByImageLiteral,
    @unchecked Sendable
{
    /// All that makes an image; copied and altered to make its relatives.
    @usableFromInline package struct Storage {
        package var cgImage: CGImage?
        /// The image that is rendered when this one is drawn.
        var ciImage: CIImage?
        package var scale: CGFloat = 1
        package var orientation = Orientation.up
        package var renderingMode = RenderingMode.automatic
        package var capInsets = UIEdgeInsets.zero
        package var resizingMode = ResizingMode.tile
        package var isResizable = false
        package var alignmentRectInsets = UIEdgeInsets.zero
        var flipsForRightToLeft = false
        package var frames: [UIImage]?
        package var duration: TimeInterval = 0
        package var symbol: SymbolDrawing?
        /// The color a symbol or stencil has been given.
        package var tint: UIColor?
        package var baselineOffset: CGFloat?
        package var traits: UITraitCollection?
        /// The image for dark mode.
        package var dark: UIImage?
    }

    /// The identifier with which tests find views of the image; users do not see it. Copies have
    /// none.
    @MainActor open var accessibilityIdentifier: String?

    package let storage: Storage
    /// Pixels standing upright in the image's own colors, made when first needed.
    let rendition = RenditionCache()

    @usableFromInline package init(storage: Storage) {
        self.storage = storage
        super.init()
    }

    /// Creates an image with a size of zero.
    public override convenience init() { self.init(storage: Storage()) }

    /// Creates an image from pixels at scale 1.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Creates an image from pixels.
    ///
    /// - Parameters:
    ///   - cgImage: The pixels.
    ///   - scale: The number of pixels per point.
    ///   - orientation: The orientation that displays the pixels upright.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        self.init(storage: Storage(cgImage: cgImage, scale: scale > 0 ? scale : 1, orientation: orientation))
    }

    /// Creates an image from a Core Image image, which is rendered when the image is first drawn,
    /// at scale 1.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    /// Creates an image from a Core Image image, which is rendered when the image is first drawn.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        self.init(storage: Storage(ciImage: ciImage, scale: scale > 0 ? scale : 1, orientation: orientation))
    }

    /// Creates an image from the data of an image file, at scale 1.
    ///
    /// - Returns: `nil` if the data is not in an image format that gdk-pixbuf can decode.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Creates an image from the data of an image file.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let picture = ImageDecoder.decode(data) else { return nil }
        self.init(cgImage: picture.image, scale: scale, orientation: Orientation(exif: picture.orientation))
    }

    /// Creates an image from a file. If the file name ends in `@2x` or `@3x`, that is the scale.
    /// Otherwise, a file with the ending of the screen's scale is preferred if it exists.
    public convenience init?(contentsOfFile path: String) {
        guard let file = ImageFinder.file(atPath: path), let data = FileManager.default.contents(atPath: file.path)
        else {
            return nil
        }
        self.init(data: data, scale: file.scale)
    }

    /// Creates an image from an archive; `nil` if the archive contains none.
    public required init?(coder: NSCoder) {
        guard coder.allowsKeyedCoding, let archived = UIImage.archivedStorage(coder) else { return nil }
        storage = archived
        super.init()
    }

    /// Always `true`: images can be decoded from untrusted archives.
    open class var supportsSecureCoding: Bool { true }

    /// Encodes the image's pixels in a keyed archive.
    open func encode(with coder: NSCoder) { writeArchive(to: coder) }

    /// Creates the image of an image literal. Traps if the image does not exist.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let image = UIImage(named: name) else {
            fatalError("There is no image named \(name) in the main bundle")
        }
        self.init(storage: image.storage)
    }

    /// The image's size in points.
    open var size: CGSize {
        if let symbol = storage.symbol { return symbol.size }
        if let first = storage.frames?.first { return first.size }
        guard let pixels = storage.cgImage.map({ CGSize(width: $0.width, height: $0.height) }) ?? storage.filteredSize
        else { return .zero }
        let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
        return storage.orientation.swapsSides ? CGSize(width: size.height, height: size.width) : size
    }

    /// The stored pixels, without the orientation. A symbol is rendered at its scale.
    open var cgImage: CGImage? {
        if storage.symbol != nil { return uprightImage }
        return storage.cgImage ?? storage.frames?.first?.cgImage
    }

    /// The Core Image image that this image was created from, or `nil`.
    open var ciImage: CIImage? { storage.ciImage }

    /// The number of pixels per point.
    open var scale: CGFloat { storage.scale }
    /// The orientation that displays the stored pixels upright.
    open var imageOrientation: UIImage.Orientation { storage.orientation }
    /// Whether the image is drawn with its own colors or as a template.
    open var renderingMode: UIImage.RenderingMode { storage.renderingMode }
    /// The insets of the edges that are not stretched.
    open var capInsets: UIEdgeInsets { storage.capInsets }
    /// Whether the center is tiled or stretched.
    open var resizingMode: UIImage.ResizingMode { storage.resizingMode }
    /// The insets of margins that layout ignores, for example a shadow.
    open var alignmentRectInsets: UIEdgeInsets { storage.alignmentRectInsets }
    /// The frames of an animated image.
    open var images: [UIImage]? { storage.frames }
    /// The duration of all frames of an animated image, in seconds.
    open var duration: TimeInterval { storage.duration }
    /// Whether the image is mirrored in right-to-left layouts.
    open var flipsForRightToLeftLayoutDirection: Bool { storage.flipsForRightToLeft }
    /// The traits of the image.
    open var traitCollection: UITraitCollection { storage.traits ?? UITraitCollection(displayScale: scale) }
    /// Whether the image is a symbol.
    open var isSymbolImage: Bool { storage.symbol != nil }
    /// The distance of the baseline from the bottom in points, for images within text.
    open var baselineOffsetFromBottom: CGFloat? { storage.baselineOffset ?? storage.symbol?.baselineFromBottom }
    /// The symbol configuration of the image.
    open var symbolConfiguration: UIImage.SymbolConfiguration? { storage.symbol?.configuration }
    /// The configuration of the image.
    open var configuration: UIImage.Configuration? { storage.symbol?.configuration }
    /// A renderer format for images of the same kind.
    open var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = storage.cgImage?.buffer.isOpaque ?? false
        return format
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        if self === other { return true }
        guard let mine = storage.cgImage, let theirs = other.storage.cgImage else { return false }
        return mine === theirs && scale == other.scale && imageOrientation == other.imageOrientation
            && renderingMode == other.renderingMode && capInsets == other.capInsets
            && storage.tint == other.storage.tint
    }

    open override var hash: Int {
        storage.cgImage.map { ObjectIdentifier($0).hashValue } ?? ObjectIdentifier(self).hashValue
    }

    // MARK: SymbolDrawing

    /// Returns the symbol with another configuration.
    open func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        withConfiguration(configuration)
    }

    /// Returns the symbol with another configuration. Other images are returned unchanged.
    open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        guard let symbol = storage.symbol, let wanted = configuration as? SymbolConfiguration else { return self }
        return with {
            $0.symbol = SymbolDrawing(name: symbol.name, configuration: symbol.configuration.merged(with: wanted))
        }
    }

    // MARK: Data

    /// Returns the image with decoded pixels, so that it can be drawn without delay.
    open func preparingForDisplay() -> UIImage? {
        guard let image = uprightImage else { return nil }
        // Waits for what another thread reads.
        _ = image.buffer
        return self
    }

    /// Decodes the pixels and calls the completion handler immediately.
    open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingForDisplay())
    }

    /// Returns a thumbnail that fills a size and preserves the proportions.
    open func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: size))
        }
    }

    /// Creates the thumbnail and calls the completion handler immediately.
    open func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }

    // MARK: Drawing

    /// Draws the image with its top left corner at a point.
    open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

    /// Draws the image with its top left corner at a point, with a blend mode and an opacity.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image stretched to a rectangle. The edges of a resizable image are not stretched.
    open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the image stretched to a rectangle, with a blend mode and an opacity.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha != 1 { context.setAlpha(alpha) }
        draw(in: rect, context)
        context.restoreGState()
    }

    /// Tiles a rectangle with the image, from its top left corner.
    open func drawAsPattern(in rect: CGRect) {
        tile(in: rect)
    }

    // MARK: Variants

    /// Returns a resizable image whose edges are not stretched and whose center is tiled.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// Returns a resizable image whose edges are not stretched.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage {
        with {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
            $0.isResizable = true
        }
    }

    /// Returns a resizable image with one stretchable point between the edges, as before iOS 5.
    ///
    /// - Parameters:
    ///   - leftCapWidth: The width of the left edge in points. The point beside it is stretched,
    ///     and the rest is the right edge. 0 stretches the whole width.
    ///   - topCapHeight: The height of the top edge in points. The point below it is stretched, and
    ///     the rest is the bottom edge. 0 stretches the whole height.
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        stretchable(left: CGFloat(leftCapWidth), top: CGFloat(topCapHeight))
    }

    /// The width of the left edge that is not stretched, in points.
    open var leftCapWidth: Int { Int(capInsets.left) }

    /// The height of the top edge that is not stretched, in points.
    open var topCapHeight: Int { Int(capInsets.top) }

    /// Returns the image with a rendering mode.
    open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// Returns the image as a template in a color. A view that shows it as a template uses its own
    /// tint.
    open func withTintColor(_ color: UIColor) -> UIImage {
        with { $0.tint = color }
    }

    /// Returns the image as a template in a color.
    open func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
        with {
            $0.tint = color
            $0.renderingMode = renderingMode
        }
    }

    /// Returns the image, mirrored in right-to-left layouts.
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { with { $0.flipsForRightToLeft = true } }

    /// Returns the mirrored image.
    open func withHorizontallyFlippedOrientation() -> UIImage {
        with { $0.orientation = $0.orientation.mirrored }
    }

    /// Returns the image with insets that layout ignores.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = alignmentInsets }
    }

    /// Returns the image with a baseline.
    open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        with { $0.baselineOffset = baselineOffset }
    }

    /// Returns the image without a baseline.
    open func imageWithoutBaseline() -> UIImage { with { $0.baselineOffset = nil } }

    /// Returns an animated image whose images are shown one after the other for equal durations.
    open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return UIImage(storage: Storage(scale: first.scale, frames: images, duration: duration))
    }

    /// Returns an animated image from the files `name0`, `name1`, … in the main bundle.
    open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        animatedImage(with: numberedImages(name), duration: duration)
    }

    /// Returns a resizable animated image from the files `name0`, `name1`, … in the main bundle.
    open class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
    ) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    /// Returns a resizable animated image from the files `name0`, `name1`, … in the main bundle.
    open class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        let images = numberedImages(name).map {
            $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
        }
        return animatedImage(with: images, duration: duration)
    }

    // MARK: Handing over

    /// The types from which an image can be created.
    open class var readableTypeIdentifiersForItemProvider: [String] {
        ["public.png", "public.jpeg", "com.compuserve.gif", "public.tiff", "public.image"]
    }

    /// Creates an image from a file's data.
    open class func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else { throw CocoaError(.coderInvalidValue) }
        return image
    }

    /// The types in which an image can be exported.
    open class var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }

    /// Exports the image as PNG data.
    @discardableResult
    open func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(pngData(), nil)
        return nil
    }
}
