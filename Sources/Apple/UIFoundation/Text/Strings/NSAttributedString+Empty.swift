extension NSAttributedString {
    /// Creates an empty string, as `NSAttributedString()` and `NSMutableAttributedString()` do on
    /// Apple's systems.
    ///
    /// Foundation on Linux (6.3) hides `NSObject.init()` in these classes and has no initializer of
    /// its own.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
