import CoreGraphics

/// The properties of an image renderer's images.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
    /// The range of colors. All are standard range here.
    public enum Range: Int, Sendable {
        /// Left open: standard here.
        case unspecified = -1
        /// As the screen has it: standard here.
        case automatic = 0
        /// Wider than sRGB. Standard here.
        case extended = 1
        /// That of sRGB.
        case standard = 2
    }

    /// Pixels per point; the screen's unless set.
    open var scale: CGFloat = DrawingScale.current
    /// Whether the image has no transparency; it then begins black.
    open var opaque = false
    /// The wished range of colors; drawing is standard range whatever it says.
    open var preferredRange = Range.standard

    public override init() { super.init() }

    /// The format that suits certain traits.
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

/// The context of an image renderer's drawing blocks.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
    private let entry: ImageContexts.Entry

    /// A context that no renderer reads: it draws into one pixel of its own.
    public convenience init() {
        self.init(
            entry: ImageContexts.make(size: CGSize(width: 1, height: 1), opaque: false, scale: 1),
            format: UIGraphicsRendererFormat())
    }

    @usableFromInline init(entry: ImageContexts.Entry, format: UIGraphicsRendererFormat) {
        self.entry = entry
        super.init(cgContext: entry.context, format: format)
    }

    /// A picture of what has been drawn so far.
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
    /// The form of a drawing block.
    public typealias DrawingActions = (UIGraphicsImageRendererContext) -> Void

    open override var allowsImageOutput: Bool { true }

    /// Creates a renderer for an area in points, of which the origin is drawn at the image's upper left corner.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) { super.init(bounds: bounds, format: format) }

    /// A renderer for an empty area.
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

    /// Draws an image and packs it as PNG.
    open func pngData(actions: DrawingActions) -> Data { image(actions: actions).pngData() ?? Data() }

    /// Draws an image and packs it as JPEG; quality from 0 to 1.
    open func jpegData(withCompressionQuality compressionQuality: CGFloat, actions: DrawingActions) -> Data {
        image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
    }

    /// Draws, then runs `completionActions` in the same context.
    open func runDrawingActions(
        _ drawingActions: (UIGraphicsRendererContext) -> Void,
        completionActions: ((UIGraphicsRendererContext) -> Void)? = nil
    ) throws {
        let context = draw(drawingActions)
        completionActions?(context)
    }

    open override class func rendererContextClass() -> AnyClass { UIGraphicsImageRendererContext.self }

    /// A bitmap context of a format's size and scale.
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
