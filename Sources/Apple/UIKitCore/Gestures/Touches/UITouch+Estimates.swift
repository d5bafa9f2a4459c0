extension UITouch {
    /// The properties of a pencil that are measured later.
    public struct Properties: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: Int
        /// Creates a set from raw bits. Unknown bits are preserved.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// The force.
        public static var force: Properties { Properties(rawValue: 1 << 0) }
        /// The azimuth.
        public static var azimuth: Properties { Properties(rawValue: 1 << 1) }
        /// The altitude angle.
        public static var altitude: Properties { Properties(rawValue: 1 << 2) }
        /// The location.
        public static var location: Properties { Properties(rawValue: 1 << 3) }
        /// The rotation about the long axis.
        public static var roll: Properties { Properties(rawValue: 1 << 4) }
    }
}
