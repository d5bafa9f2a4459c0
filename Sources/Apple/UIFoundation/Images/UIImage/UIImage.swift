import CoreGraphics
import CoreImage

/// The type of an image literal, as in Apple's UIKit.
public typealias _ImageLiteralType = UIImage

/// A picture: pixels with a scale and an orientation, a symbol, or several pictures in a row.
///
/// Images never change once made and may be used from any thread. What shows an image may alter it only by making another.
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

    /// The name by which tests find views of the image; users do not see it. Copies have none.
    @MainActor open var accessibilityIdentifier: String?

    package let storage: Storage
    /// Pixels standing upright in the image's own colors, made when first needed.
    let rendition = RenditionCache()

    @usableFromInline package init(storage: Storage) {
        self.storage = storage
        super.init()
    }

    /// An image of no size.
    public override convenience init() { self.init(storage: Storage()) }

    /// Creates an image of pixels, one pixel a point.
    public convenience init(cgImage: CGImage) { self.init(cgImage: cgImage, scale: 1, orientation: .up) }

    /// Creates an image of pixels.
    ///
    /// - Parameters:
    ///   - scale: Pixels per point.
    ///   - orientation: How the pixels have to be turned to stand upright.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: UIImage.Orientation) {
        self.init(storage: Storage(cgImage: cgImage, scale: scale > 0 ? scale : 1, orientation: orientation))
    }

    /// Creates an image of what filters make, which is worked out when it is drawn first; one pixel a point.
    public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }

    /// Creates an image of what filters make, which is worked out when it is drawn first.
    public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
        self.init(storage: Storage(ciImage: ciImage, scale: scale > 0 ? scale : 1, orientation: orientation))
    }

    /// Reads a picture from the bytes of an image file, one pixel a point.
    /// - Returns: `nil` if the bytes are no image in a format gdk-pixbuf knows.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    /// Reads a picture from the bytes of an image file.
    public convenience init?(data: Data, scale: CGFloat) {
        guard let picture = ImageDecoder.decode(data) else { return nil }
        self.init(cgImage: picture.image, scale: scale, orientation: Orientation(exif: picture.orientation))
    }

    /// Reads an image file. A name that ends in `@2x` or `@3x` before its extension has that scale; without such an
    /// ending, and if there are such files beside, the one for the screen is read.
    public convenience init?(contentsOfFile path: String) {
        guard let file = ImageFinder.file(atPath: path), let data = FileManager.default.contents(atPath: file.path)
        else {
            return nil
        }
        self.init(data: data, scale: file.scale)
    }

    /// Creates the picture that an archive describes; `nil` where it describes none.
    public required init?(coder: NSCoder) {
        guard coder.allowsKeyedCoding, let archived = UIImage.archivedStorage(coder) else { return nil }
        storage = archived
        super.init()
    }

    /// Pictures can be read where archives are not trusted.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the picture's pixels to a keyed archive.
    open func encode(with coder: NSCoder) { writeArchive(to: coder) }

    /// The image of an image literal; a missing one is a programmer's error.
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

    /// The pixels as stored (not turned by the orientation); a symbol's are drawn at its scale.
    open var cgImage: CGImage? {
        if storage.symbol != nil { return uprightImage }
        return storage.cgImage ?? storage.frames?.first?.cgImage
    }

    /// The Core Image image that this image was created from, or `nil`.
    open var ciImage: CIImage? { storage.ciImage }

    /// Pixels per point.
    open var scale: CGFloat { storage.scale }
    /// How the pixels have to be turned to stand upright.
    open var imageOrientation: UIImage.Orientation { storage.orientation }
    /// Whether the image is drawn in its own colors.
    open var renderingMode: UIImage.RenderingMode { storage.renderingMode }
    /// The parts at the edges that are not stretched.
    open var capInsets: UIEdgeInsets { storage.capInsets }
    /// How the middle fills its space.
    open var resizingMode: UIImage.ResizingMode { storage.resizingMode }
    /// The margins that layout ignores, for example a shadow.
    open var alignmentRectInsets: UIEdgeInsets { storage.alignmentRectInsets }
    /// The pictures of an animated image.
    open var images: [UIImage]? { storage.frames }
    /// How long an animated image takes for all its pictures.
    open var duration: TimeInterval { storage.duration }
    /// Whether the image is mirrored in right-to-left layouts.
    open var flipsForRightToLeftLayoutDirection: Bool { storage.flipsForRightToLeft }
    /// The traits the image was made for.
    open var traitCollection: UITraitCollection { storage.traits ?? UITraitCollection(displayScale: scale) }
    /// Whether the image is a symbol.
    open var isSymbolImage: Bool { storage.symbol != nil }
    /// How far above the bottom the baseline is, for images that stand in text.
    open var baselineOffsetFromBottom: CGFloat? { storage.baselineOffset ?? storage.symbol?.baselineFromBottom }
    /// The way the image's symbol was configured.
    open var symbolConfiguration: UIImage.SymbolConfiguration? { storage.symbol?.configuration }
    /// The way the image was configured.
    open var configuration: UIImage.Configuration? { storage.symbol?.configuration }
    /// A format for drawing images of the same kind.
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

    /// The symbol in another size and weight.
    open func applyingSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration) -> UIImage? {
        withConfiguration(configuration)
    }

    /// The symbol in another size and weight; pictures stay as they are.
    open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
        guard let symbol = storage.symbol, let wanted = configuration as? SymbolConfiguration else { return self }
        return with {
            $0.symbol = SymbolDrawing(name: symbol.name, configuration: symbol.configuration.merged(with: wanted))
        }
    }

    // MARK: Data

    /// The image with its pixels made ready: showing it then costs no more work.
    open func preparingForDisplay() -> UIImage? {
        guard let image = uprightImage else { return nil }
        // Waits for what another thread reads.
        _ = image.buffer
        return self
    }

    /// Makes the pixels ready and calls back at once.
    open func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingForDisplay())
    }

    /// The image drawn small, with its proportions, to fill a size.
    open func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard self.size.width > 0, self.size.height > 0, size.width > 0, size.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return UIGraphicsImageRenderer(size: size, format: format).image { _ in
            draw(in: CGRect(origin: .zero, size: size))
        }
    }

    /// Makes the thumbnail and calls back at once.
    open func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }

    // MARK: Drawing

    /// Draws the image with its top left corner at a point.
    open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

    /// Draws the image with its top left corner at a point, in a blend mode and an opacity.
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }

    /// Draws the image stretched to a rectangle; a resizable one keeps its edges.
    open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

    /// Draws the image stretched to a rectangle, in a blend mode and an opacity.
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha != 1 { context.setAlpha(alpha) }
        draw(in: rect, context)
        context.restoreGState()
    }

    /// Fills a rectangle with copies of the image, beginning at its corner.
    open func drawAsPattern(in rect: CGRect) {
        tile(in: rect)
    }

    // MARK: Variants

    /// The image with edges that are not stretched; its middle is laid as tiles.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
        resizableImage(withCapInsets: capInsets, resizingMode: .tile)
    }

    /// The image with edges that are not stretched.
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode) -> UIImage {
        with {
            $0.capInsets = capInsets
            $0.resizingMode = resizingMode
            $0.isResizable = true
        }
    }

    /// The image with edges that are not stretched, and one point between them that is: Apple's way before iOS 5.
    ///
    /// - Parameters:
    ///   - leftCapWidth: The width of the left edge in points; the point beside it is stretched, and all else is the right edge.
    ///     0 stretches the whole width.
    ///   - topCapHeight: The same from above.
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
        stretchable(left: CGFloat(leftCapWidth), top: CGFloat(topCapHeight))
    }

    /// The width of the left edge that is not stretched, in points.
    open var leftCapWidth: Int { Int(capInsets.left) }

    /// The height of the upper edge that is not stretched, in points.
    open var topCapHeight: Int { Int(capInsets.top) }

    /// Returns the image, drawn in its own colors or as a template.
    open func withRenderingMode(_ renderingMode: UIImage.RenderingMode) -> UIImage {
        with { $0.renderingMode = renderingMode }
    }

    /// Returns the image as a template in a color; where it is shown as a template, the tint there takes precedence.
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

    /// The image's mirror image.
    open func withHorizontallyFlippedOrientation() -> UIImage {
        with { $0.orientation = $0.orientation.mirrored }
    }

    /// The image with edges that layout leaves out.
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
        with { $0.alignmentRectInsets = alignmentInsets }
    }

    /// The image with a baseline.
    open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
        with { $0.baselineOffset = baselineOffset }
    }

    /// The image without a baseline.
    open func imageWithoutBaseline() -> UIImage { with { $0.baselineOffset = nil } }

    /// Makes an image of several, shown one after the other in equal times.
    open class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        return UIImage(storage: Storage(scale: first.scale, frames: images, duration: duration))
    }

    /// Makes an animated image of the files `name0`, `name1`, … in the main bundle.
    open class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        animatedImage(with: numberedImages(name), duration: duration)
    }

    /// Makes an animated image of the files `name0`, `name1`, … in the main bundle, with edges that are not stretched.
    open class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, duration: TimeInterval
    ) -> UIImage? {
        animatedResizableImageNamed(name, capInsets: capInsets, resizingMode: .tile, duration: duration)
    }

    /// Makes an animated image of the files `name0`, `name1`, … in the main bundle, with edges that are not stretched.
    open class func animatedResizableImageNamed(
        _ name: String, capInsets: UIEdgeInsets, resizingMode: UIImage.ResizingMode, duration: TimeInterval
    ) -> UIImage? {
        let images = numberedImages(name).map {
            $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode)
        }
        return animatedImage(with: images, duration: duration)
    }

    // MARK: Handing over

    /// The types that an image can be made of.
    open class var readableTypeIdentifiersForItemProvider: [String] {
        ["public.png", "public.jpeg", "com.compuserve.gif", "public.tiff", "public.image"]
    }

    /// Makes an image of a file's data.
    open class func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else { throw CocoaError(.coderInvalidValue) }
        return image
    }

    /// The types in which an image can be copied.
    open class var writableTypeIdentifiersForItemProvider: [String] { ["public.png"] }

    /// Makes data of the image, as PNG.
    @discardableResult
    open func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(pngData(), nil)
        return nil
    }
}
