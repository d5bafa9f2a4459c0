/// A face at a size.
///
/// The system font here is Inter ("Inter Display" from 20 points on, as iOS changes to its display face there). Fonts never
/// change once made and may be used from any thread.
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

    /// The system font in its own size. Decided: what iOS gives is a font without a face, which cannot draw.
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

    /// Creates the font a descriptor describes; a size of zero takes the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let size = pointSize > 0 ? pointSize : descriptor.pointSize
        self.init(face: descriptor.face(size: size), size: size, textStyle: descriptor.textStyle)
    }

    /// Creates the font that an archive describes; `nil` where it describes none.
    public required convenience init?(coder: NSCoder) {
        guard coder.allowsKeyedCoding, let name = coder.object(NSString.self, "UIFontName") else {
            return nil
        }
        let size = coder.decodeDouble(forKey: "UIFontPointSize")
        guard size.isFinite, size > 0, let face = UIFont.face(named: name as String) else { return nil }
        self.init(face: face, size: CGFloat(size), name: name as String)
    }

    /// Fonts can be read where archives are not trusted.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the font's name and size to a keyed archive.
    open func encode(with coder: NSCoder) {
        coder.encode(fontName as NSString, forKey: "UIFontName")
        coder.encode(Double(pointSize), forKey: "UIFontPointSize")
    }

    /// The font's family.
    open var familyName: String { face.families.split(separator: ",").first.map(String.init) ?? "Inter" }
    /// The font's PostScript name.
    open var fontName: String { name }
    /// From the baseline to the top of the line.
    open var ascender: CGFloat { metrics.ascender }
    /// From the baseline to the bottom of the line; negative.
    open var descender: CGFloat { metrics.descender }
    /// The height of capital letters.
    open var capHeight: CGFloat { metrics.capHeight }
    /// The height of small letters.
    open var xHeight: CGFloat { metrics.xHeight }
    /// The height of a line.
    open var lineHeight: CGFloat { metrics.ascender - metrics.descender }
    /// Extra space between lines: none, as in iOS's system font.
    open var leading: CGFloat { 0 }
    /// A description from which the font can be made again.
    open var fontDescriptor: UIFontDescriptor {
        UIFontDescriptor(face: face, size: pointSize, name: name, textStyle: textStyle)
    }

    /// Returns the font with another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(face: UIFont.opticallySized(face, size: fontSize), size: fontSize, name: name)
    }

    /// The font itself: it cannot be changed.
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

    /// All installed families, in alphabetical order.
    open class var familyNames: [String] {
        Array(Set(FontLibrary.shared.entries.map(\.family))).sorted()
    }

    /// The PostScript names of a family's faces, lightest first.
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

    /// The system font.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .regular) }

    /// The system font in a weight.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(face: systemFace(size: fontSize, weight: weight), size: fontSize)
    }

    /// The system font in a weight and width. Inter has one width: where the face wanted is not installed, it is the
    /// standard one that is drawn.
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        var face = systemFace(size: fontSize, weight: weight)
        face.stretch = width.pangoStretch
        return UIFont(face: face, size: fontSize)
    }

    /// The system font in semibold's heavier neighbor, bold.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { systemFont(ofSize: fontSize, weight: .bold) }

    /// The slanted system font.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        var face = systemFace(size: fontSize, weight: .regular)
        face.isItalic = true
        return UIFont(face: face, size: fontSize)
    }

    /// The system font with digits of one width, for figures that change in place.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        var face = systemFace(size: fontSize, weight: weight)
        face.hasMonospacedDigits = true
        return UIFont(face: face, size: fontSize)
    }

    /// The fixed-width companion of the system font.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        UIFont(face: FontFace(families: monospacedFamilies, weight: weight.css), size: fontSize)
    }

    // MARK: TextStyle

    /// The font of a text style at the user's text size.
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style at the text size of certain traits; `nil`: the current ones.
    open class func preferredFont(
        forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        let traits = traitCollection ?? UITraitCollection.current
        let size = style.size(for: traits.preferredContentSizeCategory)
        return UIFont(face: systemFace(size: size, weight: style.weight), size: size, textStyle: style)
    }
}
