import CoreGraphics

/// A recipe of an image: a bitmap, a color, or filters of other images. Nothing is rendered before it is drawn.
///
/// The y axis points upward.
open class CIImage: NSObject, NSCopying, @unchecked Sendable {
    @usableFromInline let recipe: Recipe
    /// The properties of the file, if they were set.
    public let properties: [String: Any]
    /// The file that it was read from.
    public let url: URL?

    @usableFromInline init(recipe: Recipe, properties: [String: Any], url: URL?) {
        self.recipe = recipe
        self.properties = properties
        self.url = url
        super.init()
    }

    /// The same image again, for what initializes others from one.
    package convenience init(copying image: CIImage) {
        self.init(recipe: image.recipe, properties: image.properties, url: image.url)
    }

    convenience init(_ recipe: Recipe) { self.init(recipe: recipe, properties: [:], url: nil) }

    /// Creates an image from a bitmap, with its lower left corner at the origin.
    public convenience init(cgImage image: CGImage) { self.init(cgImage: image, options: nil) }

    /// Creates an image from a bitmap, with its lower left corner at the origin.
    public convenience init(cgImage image: CGImage, options: [CIImageOption: Any]?) {
        let nearest = (options?[.nearestSampling] as? Bool) ?? false
        let properties = options?[.properties] as? [String: Any] ?? [:]
        self.init(recipe: BitmapRecipe(image, isSmooth: !nearest), properties: properties, url: nil)
    }

    /// Reads an image file's bytes; `nil` where they are no image.
    public convenience init?(data: Data) { self.init(data: data, options: nil) }

    /// Reads an image file's bytes; `nil` where they are no image. Turned upright with the option `applyOrientationProperty`.
    public convenience init?(data: Data, options: [CIImageOption: Any]?) { self.init(data, options, url: nil) }

    /// Creates an image from a file. Returns `nil` if it cannot be read.
    public convenience init?(contentsOf url: URL) { self.init(contentsOf: url, options: nil) }

    /// Creates an image from a file. Returns `nil` if it cannot be read.
    public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]?) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.init(data, options, url: url)
    }

    private convenience init?(_ data: Data, _ options: [CIImageOption: Any]?, url: URL?) {
        guard let picture = ImageDecoder.decode(data) else { return nil }
        let stored = CIImage(cgImage: picture.image, options: options)
        let isTurned = (options?[.applyOrientationProperty] as? Bool) ?? false
        let image = isTurned ? stored.oriented(forExifOrientation: Int32(picture.orientation)) : stored
        var properties = stored.properties
        if properties.isEmpty { properties["Orientation"] = isTurned ? 1 : picture.orientation }
        self.init(recipe: image.recipe, properties: properties, url: url)
    }

    /// Creates an image from bytes in memory: four bytes a pixel, or one of gray. With too few
    /// bytes the image is empty.
    public convenience init(
        bitmapData data: Data, bytesPerRow: Int, size: CGSize, format: CIFormat, colorSpace: CGColorSpace?
    ) {
        self.init(BitmapFormat(format)?.recipe(data, bytesPerRow, size, colorSpace) ?? Recipe(extent: .null))
    }

    /// Creates an infinite image of one color.
    public convenience init(color: CIColor) { self.init(ColorRecipe(color.cgColor.extendedRGBA)) }

    /// Returns an empty image.
    open class func empty() -> CIImage { CIImage(Recipe(extent: .null)) }

    /// The image's rectangle.
    open var extent: CGRect { recipe.extent }

    /// The bitmap of the initializer, unchanged; `nil` for all other images.
    open var cgImage: CGImage? { (recipe as? BitmapRecipe)?.image }

    /// The color space of the initializer's bitmap.
    open var colorSpace: CGColorSpace? { cgImage?.colorSpace }

    // MARK: Geometry

    /// Returns the transformed image.
    open func transformed(by matrix: CGAffineTransform) -> CIImage { CIImage(recipe.transformed(by: matrix)) }

    /// Returns the image transformed. When it is scaled down with `highQualityDownsample`, each
    /// pixel is the mean of the pixels that it covers.
    open func transformed(by matrix: CGAffineTransform, highQualityDownsample: Bool) -> CIImage {
        CIImage(highQualityDownsample ? recipe.reduced(by: matrix) : recipe.transformed(by: matrix))
    }

    /// Returns the part of the image inside a rectangle.
    open func cropped(to rect: CGRect) -> CIImage { CIImage(CroppedRecipe(recipe, to: rect.cleaned)) }

    /// Returns the image with its edge pixels extended infinitely.
    open func clampedToExtent() -> CIImage { clamped(to: extent) }

    /// Returns the part inside a rectangle, with its edge pixels extended infinitely.
    open func clamped(to rect: CGRect) -> CIImage { CIImage(recipe.clamped(to: rect)) }

    /// Returns the image rotated or mirrored for an EXIF orientation.
    open func oriented(forExifOrientation orientation: Int32) -> CIImage {
        transformed(by: orientationTransform(forExifOrientation: orientation))
    }

    /// Returns the image rotated or mirrored for an orientation.
    open func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
        transformed(by: orientationTransform(for: orientation))
    }

    /// Returns the transform for an EXIF orientation.
    open func orientationTransform(forExifOrientation orientation: Int32) -> CGAffineTransform {
        let known = UInt32(exactly: orientation).flatMap { CGImagePropertyOrientation(rawValue: $0) }
        return known.map { orientationTransform(for: $0) } ?? .identity
    }

    /// Returns the transform that makes the image upright; its lower left corner does not move.
    open func orientationTransform(for orientation: CGImagePropertyOrientation) -> CGAffineTransform {
        orientation.transform(of: extent)
    }

    // MARK: Filters

    /// Returns the image with a filter of that name applied. Returns the image itself if there is
    /// no such filter or no output.
    open func applyingFilter(_ filterName: String, parameters params: [String: Any]) -> CIImage {
        var all = params
        all[kCIInputImageKey] = self
        return CIFilter(name: filterName, parameters: all)?.outputImage ?? self
    }

    /// Returns the image with a filter of that name applied, with the default parameters.
    open func applyingFilter(_ filterName: String) -> CIImage { applyingFilter(filterName, parameters: [:]) }

    /// Returns the blurred image. Each side of its extent grows by three times sigma.
    open func applyingGaussianBlur(sigma: Double) -> CIImage { CIImage(recipe.blurred(sigma: sigma)) }

    /// Returns the image composited over another one.
    open func composited(over dest: CIImage) -> CIImage {
        CIImage(recipe.composited(.sourceOver, onto: dest.recipe))
    }

    /// Returns the image with its colors multiplied by alpha.
    open func premultiplyingAlpha() -> CIImage { CIImage(recipe.mapped { Pixel($0.color * $0.w, $0.w) }) }

    /// Returns the image with its colors divided by alpha.
    open func unpremultiplyingAlpha() -> CIImage { CIImage(recipe.mapped { $0.straight }) }

    /// Returns the image with an alpha of 1 inside a rectangle, and transparent outside.
    open func settingAlphaOne(in extent: CGRect) -> CIImage {
        CIImage(recipe.mapped(extent: extent.cleaned) { Pixel($0.color, 1) })
    }

    /// Returns the image with nearest-neighbor sampling.
    open func samplingNearest() -> CIImage { CIImage(recipe.sampled(isSmooth: false)) }

    /// Returns the image with linear sampling, the default.
    open func samplingLinear() -> CIImage { CIImage(recipe.sampled(isSmooth: true)) }

    /// Returns the image converted from a color space to the working space; `nil` for an unknown
    /// space.
    open func matchedToWorkingSpace(from colorSpace: CGColorSpace) -> CIImage? {
        CIImage(recipe.matched { $0.work($1) })
    }

    /// Returns the image converted from the working space to a color space.
    open func matchedFromWorkingSpace(to colorSpace: CGColorSpace) -> CIImage? {
        CIImage(recipe.matched { $0.store($1) })
    }

    /// Returns the image with other properties.
    open func settingProperties(_ properties: [AnyHashable: Any]) -> CIImage {
        let named = properties.compactMap { key, value in (key as? String).map { ($0, value) } }
        return CIImage(recipe: recipe, properties: Dictionary(named) { first, _ in first }, url: url)
    }

    /// Returns the image, rendered once for all its uses in one drawing.
    open func insertingIntermediate() -> CIImage { insertingIntermediate(cache: true) }

    /// Returns the image, rendered once for all its uses in one drawing.
    open func insertingIntermediate(cache: Bool) -> CIImage { CIImage(AheadRecipe(recipe)) }

    /// Returns the part of `image` that a part of this image depends on. Its whole extent is a
    /// correct result for any filter.
    open func regionOfInterest(for image: CIImage, in rect: CGRect) -> CGRect { image.extent }

    /// Returns this image, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override var description: String { "<CIImage: extent \(extent)>" }

    /// Opaque black without end.
    open class var black: CIImage { CIImage(color: .black) }
    /// Opaque white without end.
    open class var white: CIImage { CIImage(color: .white) }
    /// Opaque gray without end.
    open class var gray: CIImage { CIImage(color: .gray) }
    /// Opaque red without end.
    open class var red: CIImage { CIImage(color: .red) }
    /// Opaque green without end.
    open class var green: CIImage { CIImage(color: .green) }
    /// Opaque blue without end.
    open class var blue: CIImage { CIImage(color: .blue) }
    /// Opaque cyan without end.
    open class var cyan: CIImage { CIImage(color: .cyan) }
    /// Opaque magenta without end.
    open class var magenta: CIImage { CIImage(color: .magenta) }
    /// Opaque yellow without end.
    open class var yellow: CIImage { CIImage(color: .yellow) }
    /// Transparent without end.
    open class var clear: CIImage { CIImage(color: .clear) }
}
