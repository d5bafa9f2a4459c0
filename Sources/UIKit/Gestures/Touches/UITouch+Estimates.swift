extension UITouch {
    /// What a pencil measures later than it is drawn with.
    public struct Properties: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static var force: Properties { Properties(rawValue: 1 << 0) }
        public static var azimuth: Properties { Properties(rawValue: 1 << 1) }
        public static var altitude: Properties { Properties(rawValue: 1 << 2) }
        public static var location: Properties { Properties(rawValue: 1 << 3) }
        public static var roll: Properties { Properties(rawValue: 1 << 4) }
    }
}
