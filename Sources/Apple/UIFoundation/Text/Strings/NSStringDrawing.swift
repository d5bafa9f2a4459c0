import CoreGraphics

/// Options for measuring and drawing text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from raw bits. Unknown bits are preserved.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Text that does not fit into the height is replaced by an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    /// The rectangle's origin is its upper left corner, and the text can have several lines.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// The fonts' leading is used.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// The bounds of the glyphs are used instead of their advances. Both are equal here.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// The minimum scale for text that is scaled down to fit, and the results of drawing.
open class NSStringDrawingContext: NSObject {
    /// The minimum scale of the text; 0 does not scale it down.
    open var minimumScaleFactor: CGFloat = 0
    /// The scale with which the text was drawn.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The area that the text used.
    open internal(set) var totalBounds = CGRect.zero

    public override init() { super.init() }
}

extension NSAttributedString {
    /// Returns the size of the text without line wrapping.
    public func size() -> CGSize { StyledText(self).size }

    /// Draws the text with its upper left corner at a point, without line wrapping.
    public func draw(at point: CGPoint) { StyledText(self).draw(at: point) }

    /// Draws the text in a rectangle with line wrapping. Lines that do not fit are omitted.
    public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

    /// Draws the text in a rectangle.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        StyledText(self).draw(with: rect, options: options, context: context)
    }

    /// Returns the bounding rectangle of the text for a size. The values are not rounded: round
    /// them up for a view.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        StyledText(self).boundingRect(with: size, options: options, context: context)
    }
}

// Apple's methods of `NSString`; Swift's `String` has them on iOS by bridging, here by these twins.
extension NSString {
    /// Returns the size of the text without line wrapping.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        StyledText(self as String, attrs ?? [:]).size
    }

    /// Draws the text with its upper left corner at a point, without line wrapping.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StyledText(self as String, attrs ?? [:]).draw(at: point)
    }

    /// Draws the text in a rectangle with line wrapping.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        draw(with: rect, options: .usesLineFragmentOrigin, attributes: attrs, context: nil)
    }

    /// Draws the text in a rectangle.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        StyledText(self as String, attributes ?? [:]).draw(with: rect, options: options, context: context)
    }

    /// Returns the bounding rectangle of the text for a size.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        StyledText(self as String, attributes ?? [:]).boundingRect(with: size, options: options, context: context)
    }
}

extension StringProtocol {
    /// Returns the size of the text without line wrapping.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        bridged.size(withAttributes: attrs)
    }

    /// Draws the text with its upper left corner at a point, without line wrapping.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        bridged.draw(at: point, withAttributes: attrs)
    }

    /// Draws the text in a rectangle with line wrapping.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        bridged.draw(in: rect, withAttributes: attrs)
    }

    /// Draws the text in a rectangle.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        bridged.draw(with: rect, options: options, attributes: attributes, context: context)
    }

    /// Returns the bounding rectangle of the text for a size.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        bridged.boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    private var bridged: NSString { NSString(string: String(self)) }
}
