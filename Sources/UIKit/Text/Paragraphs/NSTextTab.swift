/// A place in a line to which a tab character advances.
open class NSTextTab: NSObject, NSCopying, @unchecked Sendable {
    /// Further settings of a tab stop.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        /// The characters at which a decimal tab aligns.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    /// How text is aligned at the stop.
    public let alignment: NSTextAlignment
    /// The distance from the paragraph's leading edge, in points.
    public let location: CGFloat
    /// Further settings.
    public let options: [OptionKey: Any]

    /// Makes a tab stop.
    public init(textAlignment alignment: NSTextAlignment, location loc: CGFloat, options: [OptionKey: Any] = [:]) {
        self.alignment = alignment
        self.location = loc
        self.options = options
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return alignment == other.alignment && location == other.location
    }

    open override var hash: Int { location.hashValue }
}
