import CoreGraphics

/// How text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set of bits; bits without a meaning are kept.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Text that does not fit into the height is replaced by an ellipsis.
    public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
    /// The rectangle's origin is the upper left corner, and there may be several lines.
    public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
    /// The fonts' leading counts.
    public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
    /// Glyphs' own bounds count in place of their advances; not told apart here.
    public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
}

/// How far text may be made smaller, and what came of it.
open class NSStringDrawingContext: NSObject {
    /// The smallest scale text may be drawn at; zero: text is not made smaller.
    open var minimumScaleFactor: CGFloat = 0
    /// The scale text was drawn at.
    open internal(set) var actualScaleFactor: CGFloat = 1
    /// The area text took.
    open internal(set) var totalBounds = CGRect.zero

    public override init() { super.init() }
}

extension NSAttributedString {
    /// The size of the text on as many lines as it has line ends.
    public func size() -> CGSize { StyledText(self).size }

    /// Draws the text with its upper left corner at a point, not breaking lines.
    public func draw(at point: CGPoint) { StyledText(self).draw(at: point) }

    /// Draws the text into a rectangle, breaking lines. What does not fit below is left out.
    public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

    /// Draws the text into a rectangle.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        StyledText(self).draw(with: rect, options: options, context: context)
    }

    /// The rectangle the text takes in a size. Sizes are not rounded: round them up for a view.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        StyledText(self).boundingRect(with: size, options: options, context: context)
    }
}

// Apple's methods of `NSString`; Swift's `String` has them on iOS by bridging, here by these twins.
extension NSString {
    /// The size of the text on as many lines as it has line ends.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        StyledText(self as String, attrs ?? [:]).size
    }

    /// Draws the text with its upper left corner at a point, not breaking lines.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        StyledText(self as String, attrs ?? [:]).draw(at: point)
    }

    /// Draws the text into a rectangle, breaking lines.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        draw(with: rect, options: .usesLineFragmentOrigin, attributes: attrs, context: nil)
    }

    /// Draws the text into a rectangle.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        StyledText(self as String, attributes ?? [:]).draw(with: rect, options: options, context: context)
    }

    /// The rectangle the text takes in a size.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        StyledText(self as String, attributes ?? [:]).boundingRect(with: size, options: options, context: context)
    }
}

extension StringProtocol {
    /// The size of the text on as many lines as it has line ends.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        bridged.size(withAttributes: attrs)
    }

    /// Draws the text with its upper left corner at a point, not breaking lines.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        bridged.draw(at: point, withAttributes: attrs)
    }

    /// Draws the text into a rectangle, breaking lines.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        bridged.draw(in: rect, withAttributes: attrs)
    }

    /// Draws the text into a rectangle.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        bridged.draw(with: rect, options: options, attributes: attributes, context: context)
    }

    /// The rectangle the text takes in a size.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        bridged.boundingRect(with: size, options: options, attributes: attributes, context: context)
    }

    private var bridged: NSString { NSString(string: String(self)) }
}
