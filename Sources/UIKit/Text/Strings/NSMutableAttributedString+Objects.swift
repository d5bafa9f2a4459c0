extension NSMutableAttributedString {
    /// Sets one attribute to an object, for example a colour or a font.
    ///
    /// Foundation on Linux (6.3) stops the program when its own method of this name replaces one object by another of the
    /// same attribute. Swift prefers this one for objects, being the more exact; it does the same by the way that works.
    public func addAttribute(_ name: NSAttributedString.Key, value: NSObject, range: NSRange) {
        addAttributes([name: value], range: range)
    }
}
