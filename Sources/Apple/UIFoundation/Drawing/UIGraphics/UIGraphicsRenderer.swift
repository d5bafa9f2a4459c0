import CoreGraphics
import QuartzCore

/// The format of a renderer's output.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The drawn area in points; set by the renderer.
    open internal(set) var bounds = CGRect.zero

    public override init() { super.init() }

    /// Returns a format that does not depend on the screen. Equals `preferred()` here.
    open class func `default`() -> Self { Instantiation.make(self) }

    /// Returns a format for the screen.
    open class func preferred() -> Self { Instantiation.make(self) }

    /// Returns a format with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Instantiation.make(type(of: self))
        copy.bounds = bounds
        return copy
    }
}

/// The context that a renderer passes to drawing closures, with functions to fill and stroke.
open class UIGraphicsRendererContext: NSObject {
    /// The underlying context.
    open private(set) var cgContext: CGContext
    /// The renderer's format.
    open private(set) var format: UIGraphicsRendererFormat

    /// Creates a context without a renderer, which draws into a single pixel.
    public convenience override init() {
        self.init(
            cgContext: ImageContexts.make(size: CGSize(width: 1, height: 1), opaque: false, scale: 1).context,
            format: UIGraphicsRendererFormat())
    }

    @usableFromInline init(cgContext: CGContext, format: UIGraphicsRendererFormat) {
        self.cgContext = cgContext
        self.format = format
        super.init()
    }

    /// Fills a rectangle with the current fill color.
    open func fill(_ rect: CGRect) { UIRectFill(rect) }

    /// Fills a rectangle with the current fill color in a blend mode.
    open func fill(_ rect: CGRect, blendMode: CGBlendMode) { UIRectFillUsingBlendMode(rect, blendMode) }

    /// Strokes a frame with a width of 1 point just inside a rectangle, with the current stroke
    /// color.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

    /// Strokes a frame with a width of 1 point just inside a rectangle, with the current stroke
    /// color and a blend mode.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        cgContext.restoreGState()
    }

    /// Clips drawing to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// The superclass of renderers. Use `UIGraphicsImageRenderer`.
open class UIGraphicsRenderer: NSObject {
    /// The properties of the output.
    open private(set) var format: UIGraphicsRendererFormat
    /// Whether the renderer can create images.
    open var allowsImageOutput: Bool { false }

    /// Creates a renderer for an empty area.
    public convenience override init() { self.init(bounds: .zero) }

    /// Creates a renderer for an area in points. The format is copied.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        // A format is copied: changing it later does not reach the renderer.
        self.format = format.copy() as? UIGraphicsRendererFormat ?? format
        self.format.bounds = bounds
        super.init()
    }

    /// Creates a renderer for an area, with the preferred format.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsRendererFormat.preferred()) }

    /// Returns the class of the context that is passed to drawing closures.
    open class func rendererContextClass() -> AnyClass { UIGraphicsRendererContext.self }

    /// Returns a context for a format; `nil` in this class.
    open class func context(with format: UIGraphicsRendererFormat) -> CGContext? { nil }

    /// Called before drawing. Does nothing here.
    open class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {}
}
