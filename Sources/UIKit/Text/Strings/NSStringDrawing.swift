import CoreGraphics

/// How text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// What does not fit into the height is replaced by an ellipsis.
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
    public func size() -> CGSize { TextLayout(self).size }

    /// Draws the text with its upper left corner at a point, not breaking lines.
    public func draw(at point: CGPoint) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        TextLayout(self).draw(in: context, at: point)
    }

    /// Draws the text into a rectangle, breaking lines. What does not fit below is left out.
    public func draw(in rect: CGRect) { draw(with: rect, options: .usesLineFragmentOrigin, context: nil) }

    /// Draws the text into a rectangle.
    public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
        guard let target = UIGraphicsGetCurrentContext() else { return }
        guard options.contains(.usesLineFragmentOrigin) else {
            // The origin is the base line's beginning.
            let layout = TextLayout(self, TextLayout.Settings(maximumLines: 1))
            layout.draw(in: target, at: CGPoint(x: rect.minX, y: rect.minY - layout.firstBaseline))
            return
        }
        let layout = layout(for: rect.size, options, context)
        target.saveGState()
        if rect.width > 0, rect.height > 0 { target.clip(to: rect.insetBy(dx: -rect.width, dy: 0)) }
        layout.draw(in: target, at: rect.origin)
        target.restoreGState()
    }

    /// The rectangle the text takes in a size. Sizes are not rounded: round them up for a view.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
    ) -> CGRect {
        guard options.contains(.usesLineFragmentOrigin) else {
            let layout = TextLayout(self, TextLayout.Settings(maximumLines: 1))
            return CGRect(origin: CGPoint(x: 0, y: layout.size.height - layout.firstBaseline), size: layout.size)
        }
        return CGRect(origin: .zero, size: layout(for: size, options, context).size)
    }

    private func layout(
        for size: CGSize, _ options: NSStringDrawingOptions, _ context: NSStringDrawingContext?
    ) -> TextLayout {
        let width = size.width > 0 ? size.width : .infinity
        var settings = TextLayout.Settings(width: width > 100_000 ? .infinity : width)
        settings.truncatesParagraphs = true
        var layout = TextLayout(self, settings)
        let limited = options.contains(.truncatesLastVisibleLine) && size.height > 0
        if limited, layout.lineCount(fitting: size.height) < layout.lines.count {
            settings.maximumLines = layout.lineCount(fitting: size.height)
            settings.lineBreakMode = .byTruncatingTail
            layout = TextLayout(self, settings)
        }
        context?.actualScaleFactor = 1
        context?.totalBounds = CGRect(origin: .zero, size: layout.size)
        return layout
    }
}

// Apple's methods of `NSString`; Swift's `String` has them on iOS by bridging, here by these twins.
extension NSString {
    /// The size of the text on as many lines as it has line ends.
    public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
        NSAttributedString(self, attrs).size()
    }

    /// Draws the text with its upper left corner at a point, not breaking lines.
    public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(self, attrs).draw(at: point)
    }

    /// Draws the text into a rectangle, breaking lines.
    public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
        NSAttributedString(self, attrs).draw(in: rect)
    }

    /// Draws the text into a rectangle.
    public func draw(
        with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) {
        NSAttributedString(self, attributes).draw(with: rect, options: options, context: context)
    }

    /// The rectangle the text takes in a size.
    public func boundingRect(
        with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
        context: NSStringDrawingContext?
    ) -> CGRect {
        NSAttributedString(self, attributes).boundingRect(with: size, options: options, context: context)
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

extension NSAttributedString {
    fileprivate convenience init(_ string: NSString, _ attributes: [Key: Any]?) {
        self.init(string: string as String, attributes: attributes)
    }
}
