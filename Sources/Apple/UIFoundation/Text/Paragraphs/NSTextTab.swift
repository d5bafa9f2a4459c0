/// A tab stop: a position in a line to which a tab character advances.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    /// Further settings of a tab stop.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The name as a string.
        public let rawValue: String

        /// Creates a name from its raw value.
        public init(rawValue: String) { self.rawValue = rawValue }

        /// The characters at which a decimal tab aligns.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// The alignment of text at the tab stop.
    open private(set) var alignment: NSTextAlignment
    /// The distance from the paragraph's leading edge, in points.
    open private(set) var location: CGFloat
    /// Further settings.
    open private(set) var options: [OptionKey: Any]

    /// Creates a tab stop at the leading edge.
    public convenience override init() { self.init(textAlignment: .natural, location: 0) }

    /// Creates a tab stop.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        self.location = loc
        self.options = options
        super.init()
    }

    /// Returns the tab stop itself, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location
    }

    open override var hash: Int { location.hashValue }
}
