import CoreGraphics

/// The format of an image renderer's images.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The color range. All ranges are the standard range here.
    public enum Range: Int, Sendable {
        /// Not specified: the standard range here.
        case unspecified = -1
        /// The screen's range: the standard range here.
        case automatic = 0
        /// Wider than sRGB: the standard range here.
        case extended = 1
        /// The range of sRGB.
        case standard = 2
    }

    /// The number of pixels per point. The default is the screen's scale.
    open var scale: CGFloat = DrawingScale.current
    /// Whether the image has no transparency. It is initially black then.
    open var opaque = false
    /// The preferred color range. Drawing uses the standard range in any case.
    open var preferredRange = Range.standard

    public override init() { super.init() }

    /// Creates the format for traits.
    public convenience init(for traitCollection: UITraitCollection) {
        self.init()
        if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
    }

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = super.copy(with: zone)
        if let copy = copy as? UIGraphicsImageRendererFormat {
            copy.scale = scale
            copy.opaque = opaque
            copy.preferredRange = preferredRange
        }
        return copy
    }
}

/// The context that an image renderer passes to drawing closures.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let entry: ImageContexts.Entry

    /// Creates a context without a renderer, which draws into a single pixel.
    public convenience init() {
        self.init(
            entry: ImageContexts.make(size: CGSize(width: 1, height: 1), opaque: false, scale: 1),
            format: UIGraphicsRendererFormat())
    }

    @usableFromInline init(entry: ImageContexts.Entry, format: UIGraphicsRendererFormat) {
        self.entry = entry
        super.init(cgContext: entry.context, format: format)
    }

    /// An image of the current drawing.
    open var currentImage: UIImage { ImageContexts.snapshot(entry.buffer, scale: entry.scale) }

    fileprivate var pixels: ImageContexts.Pixels { ImageContexts.Pixels(buffer: entry.buffer, scale: entry.scale) }
}

/// Makes images by drawing.
///
///     let dot = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
///         UIColor.systemBlue.setFill()
///         context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
///     }
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
    /// A closure that draws an image.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    open override var allowsImageOutput: Bool { true }

    /// Creates a renderer for an area in points. The origin of the area is the top left corner of
    /// the image.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { super.init(bounds: bounds, format: format) }

    /// Creates a renderer for an empty area.
    public convenience init() { self.init(bounds: .zero) }

    /// Creates a renderer for an area, at the screen's scale.
    public convenience init(bounds: CGRect) {
        self.init(bounds: bounds, format: UIGraphicsImageRendererFormat.preferred())
    }

    /// Creates a renderer for images of a size in points, at the screen's scale.
    public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat.preferred()) }

    /// Creates a renderer for images of a size in points.
    public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        super.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Draws an image.
    open func image(actions: DrawingActions) -> UIImage {
        var context: UIGraphicsImageRendererContext? = draw(actions)
        weak let drawing = context?.cgContext
        guard let picture = context?.pixels else { return UIImage() }
        context = nil
        // Where nobody has kept the context nobody can go on drawing, and the pixels need not be copied: new memory for a picture of
        // a screen's width takes as long as drawing it.
        if drawing == nil { return picture.image }
        return ImageContexts.snapshot(picture.buffer, scale: picture.scale)
    }

    /// Draws an image and returns it as PNG.
    open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

    /// Draws an image and returns it as JPEG with a quality from 0 to 1.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    /// Calls the drawing closure, then `completionActions` with the same context.
    open func runDrawingActions(
        _ drawingActions: (UIGraphicsRendererContext) -> Void,
        completionActions: ((UIGraphicsRendererContext) -> Void)? = nil
    ) throws {
        let context = draw(drawingActions)
        completionActions?(context)
    }

    open override class func rendererContextClass() -> AnyClass { UIGraphicsImageRendererContext.self }

    /// Returns a bitmap context with the size and scale of a format.
    open override class func context(with format: UIGraphicsRendererFormat) -> CGContext? { makeEntry(format).context }

    private static func makeEntry(_ format: UIGraphicsRendererFormat) -> ImageContexts.Entry {
        let image = format as? UIGraphicsImageRendererFormat
        return ImageContexts.make(
            size: format.bounds.size, opaque: image?.opaque ?? false, scale: image?.scale ?? DrawingScale.current)
    }

    private func draw(_ actions: DrawingActions) -> UIGraphicsImageRendererContext {
        let bounds = format.bounds
        let entry = Self.makeEntry(format)
        entry.context.translateBy(x: -bounds.minX, y: -bounds.minY)
        let context = UIGraphicsImageRendererContext(entry: entry, format: format)
        ImageContexts.begin(entry)
        actions(context)
        ImageContexts.end()
        return context
    }
}
