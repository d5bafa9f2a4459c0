/// A typeface at a size.
///
/// The system font here is Inter, and "Inter Display" from 20 points, where iOS also uses its
/// display face. Fonts are immutable and can be used from any thread.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// The face behind the font.
    package let face: FontFace
    /// The size of the em square in points.
    open private(set) var pointSize: CGFloat
    /// The name the font answers with; for the system font Inter's PostScript name.
    package let name: String
    /// The text style the font was asked for by, if any.
    package let textStyle: TextStyle?
    package let metrics: FontMetrics

    @usableFromInline package init(face: FontFace, size: CGFloat, name: String? = nil, textStyle: TextStyle? = nil) {
        self.face = face
        pointSize = size > 0 ? min(size, UIFont.largestSize) : UIFont.systemFontSize
        self.name = name ?? UIFont.postScriptName(of: face)
        self.textStyle = textStyle
        metrics = TextEngine.shared.metrics(of: face, size: pointSize)
        super.init()
    }

    /// Creates the system font in its default size. (Decided: on iOS the font has no face and
    /// cannot draw.)
    public convenience override init() { self.init(descriptor: UIFontDescriptor(), size: UIFont.systemFontSize) }

    /// Larger letters would be larger than any bitmap. Decided.
    private static let largestSize: CGFloat = 10_000

    /// Finds an installed font by PostScript name, full name or family, or one of iOS's fonts by its name.
    ///
    /// iOS's fonts are not free to copy; the closest free font substitutes a known one (`UIFont+Named.swift`).
    /// - Returns: `nil` for an unknown name.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let face = UIFont.face(named: fontName) else { return nil }
        self.init(face: face, size: fontSize, name: fontName)
    }

    /// Creates a font from a descriptor. A size of 0 uses the descriptor's size.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let size = pointSize > 0 ? pointSize : descriptor.pointSize
        self.init(face: descriptor.face(size: size), size: size, textStyle: descriptor.textStyle)
    }

    /// Creates a font from an archive; `nil` if the archive contains none.
    public required convenience init?(coder: NSCoder) {
        guard coder.allowsKeyedCoding, let name = coder.object(NSString.self, "UIFontName") else {
            return nil
        }
        let size = coder.decodeDouble(forKey: "UIFontPointSize")
        guard size.isFinite, size > 0, let face = UIFont.face(named: name as String) else { return nil }
        self.init(face: face, size: CGFloat(size), name: name as String)
    }

    /// Always `true`: fonts can be decoded from untrusted archives.
    open class var supportsSecureCoding: Bool { true }

    /// Encodes the font's name and size in a keyed archive.
    open func encode(with coder: NSCoder) {
        coder.encode(fontName as NSString, forKey: "UIFontName")
        coder.encode(Double(pointSize), forKey: "UIFontPointSize")
    }

    /// The font's family.
    open var familyName: String { face.families.split(separator: ",").first.map(String.init) ?? "Inter" }
    /// The font's PostScript name.
    open var fontName: String { name }
    /// The distance from the baseline to the top of the line, in points.
    open var ascender: CGFloat { metrics.ascender }
    /// The distance from the baseline to the bottom of the line, in points; negative.
    open var descender: CGFloat { metrics.descender }
    /// The height of capital letters in points.
    open var capHeight: CGFloat { metrics.capHeight }
    /// The height of lowercase letters in points.
    open var xHeight: CGFloat { metrics.xHeight }
    /// The height of a line in points.
    open var lineHeight: CGFloat { metrics.ascender - metrics.descender }
    /// The extra space between lines: 0, as in iOS's system font.
    open var leading: CGFloat { 0 }
    /// A descriptor of the font.
    open var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(face: face, size: pointSize, name: name, textStyle: textStyle)
    }

    /// Returns the font with another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(face: UIFont.opticallySized(face, size: fontSize), size: fontSize, name: name)
    }

    /// Returns the font itself, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return face == other.face && pointSize == other.pointSize
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(face)
        hasher.combine(pointSize)
        return hasher.finalize()
    }

    // MARK: Named

    /// The names of all installed families, in alphabetical order.
    open class var familyNames: [String] {
        Array(Set(FontLibrary.shared.entries.map(\.family))).sorted()
    }

    /// Returns the PostScript names of a family's faces, from the lightest to the heaviest.
    open class func fontNames(forFamilyName familyName: String) -> [String] {
        FontLibrary.shared.entries.filter { $0.family == familyName }.map(\.postScriptName)
    }

    // MARK: System

    /// The size of labels: 17 (documented).
    open class var labelFontSize: CGFloat { 17 }

    /// The size of buttons: 18 (documented).
    open class var buttonFontSize: CGFloat { 18 }

    /// The size of small system text: 12 (documented).
    open class var smallSystemFontSize: CGFloat { 12 }

    /// The size of system text: 14 (documented).
    open class var systemFontSize: CGFloat { 14 }

    /// Returns the system font.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    /// Returns the system font with a weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(face: systemFace(size: fontSize, weight: weight), size: fontSize)
    }

    /// Returns the system font with a weight and width. Inter has only the standard width, which is
    /// used if the requested face is not installed.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        var face = systemFace(size: fontSize, weight: weight)
        face.stretch = width.pangoStretch
        return UIFont(face: face, size: fontSize)
    }

    /// Returns the bold system font.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

    /// Returns the italic system font.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        var face = systemFace(size: fontSize, weight: .regular)
        face.isItalic = true
        return UIFont(face: face, size: fontSize)
    }

    /// Returns the system font with monospaced digits, for numbers that change in place.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        var face = systemFace(size: fontSize, weight: weight)
        face.hasMonospacedDigits = true
        return UIFont(face: face, size: fontSize)
    }

    /// Returns the monospaced system font.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(face: FontFace(families: monospacedFamilies, weight: weight.css), size: fontSize)
    }

    // MARK: TextStyle

    /// Returns the font of a text style at the user's text size.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the font of a text style at the text size of traits; `nil` uses the current ones.
    open class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let traits = traitCollection ?? UITraitCollection.current
        let size = style.size(for: traits.preferredContentSizeCategory)
        return UIFont(face: systemFace(size: size, weight: style.weight), size: size, textStyle: style)
    }
}
