import CoreGraphics
import InterludeFoundation

/// The horizontal alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    /// The name that Core Animation has for the mode.
    public let rawValue: String
    /// Creates a mode from Core Animation's name; an unknown one is `natural`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The left edge, or the right edge for right-to-left text.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// At the left edge.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// At the right edge.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// Centered.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// Aligned to both edges, except for the last line.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The position at which text is truncated.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    /// The name that Core Animation has for the mode.
    public let rawValue: String
    /// Creates a mode from Core Animation's name; an unknown one is `none`.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The text is cut off at the edge.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// An ellipsis replaces the beginning.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// An ellipsis replaces the end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// An ellipsis replaces the text between the beginning and the end.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A layer that draws text, plain or attributed.
///
/// Text is laid out by UIKit's engine; a program without UIKit gets none.
open class CATextLayer: CALayer {
    /// Draws a text layer's text. Set by UIKit when its first host is made.
    nonisolated(unsafe) package static var painter: ((CATextLayer, CGContext) -> Void)?

    private var look = Look()

    private struct Look {
        var string: Any?
        var font: CFTypeRef?
        var fontSize: CGFloat = 36
        var foregroundColor: CGColor? = .white
        var isWrapped = false
        var alignmentMode = CATextLayerAlignmentMode.natural
        var truncationMode = CATextLayerTruncationMode.none
        var allowsFontSubpixelQuantization = false
    }

    public override init() {
        super.init()
        extras.needsDisplayOnBoundsChange = true
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let layer = layer as? CATextLayer { look = layer.look }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A `String` or an `NSAttributedString`, whose attributes precede the layer's font and color.
    open var string: Any? {
        get { look.string }
        set { set { $0.string = newValue } }
    }
    /// The font, whose size is ignored, or the name of a font.
    open var font: CFTypeRef? {
        get { look.font }
        set { set { $0.font = newValue } }
    }
    /// In points. The default is 36.
    open var fontSize: CGFloat {
        get { look.fontSize }
        set { set { $0.fontSize = newValue } }
    }
    /// The default is opaque white.
    open var foregroundColor: CGColor? {
        get { look.foregroundColor }
        set { set { $0.foregroundColor = newValue } }
    }
    /// Whether lines are broken at the edge. The default is `false`.
    open var isWrapped: Bool {
        get { look.isWrapped }
        set { set { $0.isWrapped = newValue } }
    }
    /// The horizontal alignment of lines. The default is natural.
    open var alignmentMode: CATextLayerAlignmentMode {
        get { look.alignmentMode }
        set { set { $0.alignmentMode = newValue } }
    }
    /// The position at which text is truncated; anything but `none` limits it to one line. The default is none.
    open var truncationMode: CATextLayerTruncationMode {
        get { look.truncationMode }
        set { set { $0.truncationMode = newValue } }
    }
    /// Whether glyph positions are rounded to fractions of a pixel. Has no effect here: glyphs are
    /// always drawn at their exact positions.
    open var allowsFontSubpixelQuantization: Bool {
        get { look.allowsFontSubpixelQuantization }
        set { look.allowsFontSubpixelQuantization = newValue }
    }

    private func set(_ change: (inout Look) -> Void) {
        change(&look)
        setNeedsDisplay()
    }

    open override func draw(in ctx: CGContext) {
        super.draw(in: ctx)
        if string != nil { CATextLayer.painter?(self, ctx) }
    }
}
