import CoreGraphics
import QuartzCore

/// The properties of a renderer's output.
open class UIGraphicsRendererFormat: NSObject, NSCopying {
    /// The area drawn, in points; set by the renderer.
    open internal(set) var bounds = CGRect.zero

    public override init() { super.init() }

    /// A format without regard to the screen. Same as `preferred()` here.
    open class func `default`() -> Self { Instantiation.make(self) }

    /// The format that suits the screen.
    open class func preferred() -> Self { Instantiation.make(self) }

    /// Another format with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Instantiation.make(type(of: self))
        copy.bounds = bounds
        return copy
    }
}

/// The context of drawing blocks, with functions to fill and stroke.
open class UIGraphicsRendererContext: NSObject {
    /// The context drawn into.
    open private(set) var cgContext: CGContext
    /// The renderer's format.
    open private(set) var format: UIGraphicsRendererFormat

    /// A context that no renderer reads: it draws into one pixel of its own.
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

    /// Draws a frame one point wide just inside a rectangle, in the current stroke color.
    open func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }

    /// Draws a frame one point wide just inside a rectangle, in the current stroke color and a blend mode.
    open func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
        cgContext.saveGState()
        cgContext.setBlendMode(blendMode)
        cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
        cgContext.restoreGState()
    }

    /// Cuts drawing to a rectangle.
    open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Draws once into a context it makes. Use `UIGraphicsImageRenderer`.
open class UIGraphicsRenderer: NSObject {
    /// The properties of the output.
    open private(set) var format: UIGraphicsRendererFormat
    /// Whether images can be made.
    open var allowsImageOutput: Bool { false }

    /// A renderer for an empty area.
    public convenience override init() { self.init(bounds: .zero) }

    /// Creates a renderer for an area in points. The format is copied: later changes do not reach the renderer.
    public init(bounds: CGRect, format: UIGraphicsRendererFormat) {
        // A format is copied: changing it later does not reach the renderer.
        self.format = format.copy() as? UIGraphicsRendererFormat ?? format
        self.format.bounds = bounds
        super.init()
    }

    /// Creates a renderer for an area, with the preferred format.
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsRendererFormat.preferred()) }

    /// The class of what drawing blocks get.
    open class func rendererContextClass() -> AnyClass { UIGraphicsRendererContext.self }

    /// Makes the context a format asks for; `nil` in this class, which has none of its own.
    open class func context(with format: UIGraphicsRendererFormat) -> CGContext? { nil }

    /// Called before drawing. Nothing has to be prepared here.
    open class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {}
}
