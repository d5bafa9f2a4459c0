extension NSAttributedString {
    /// An empty text, as `NSAttributedString()` and `NSMutableAttributedString()` make it on Apple's systems.
    ///
    /// Foundation on Linux (6.3) hides `NSObject.init()` in these classes and has none of its own.
    public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}
