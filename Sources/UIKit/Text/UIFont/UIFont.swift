/// A face at a size.
///
/// The system font here is Inter ("Inter Display" from 20 points on, as iOS changes to its display face there). Fonts never
/// change once made and may be used from any thread.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    /// The face behind the font.
    package let face: FontFace
    /// The size of the em square in points.
    public let pointSize: CGFloat
    /// The name the font answers with; for the system font Inter's PostScript name.
    let name: String
    /// The text style the font was asked for by, if any.
    let textStyle: TextStyle?
    package let metrics: FontMetrics

    package init(face: FontFace, size: CGFloat, name: String? = nil, textStyle: TextStyle? = nil) {
        self.face = face
        pointSize = size > 0 ? size : UIFont.systemFontSize
        self.name = name ?? UIFont.postScriptName(of: face)
        self.textStyle = textStyle
        metrics = TextEngine.shared.metrics(of: face, size: pointSize)
        super.init()
    }

    /// Finds an installed font by PostScript name, full name or family, or one of iOS's fonts by its name.
    ///
    /// iOS's own faces are not free to copy; for a known one of them its nearest relative stands in (`UIFont+Named.swift`).
    /// - Returns: `nil` for a name nobody knows.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let face = UIFont.face(named: fontName) else { return nil }
        self.init(face: face, size: fontSize, name: fontName)
    }

    /// Makes the font a descriptor describes; a size of zero takes the descriptor's.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        let size = pointSize > 0 ? pointSize : descriptor.pointSize
        self.init(face: descriptor.face(size: size), size: size, textStyle: descriptor.textStyle)
    }

    /// The font's family.
    open var familyName: String { face.families.split(separator: ",").first.map(String.init) ?? "Inter" }
    /// The font's PostScript name.
    open var fontName: String { name }
    /// From the base line to the top of the line.
    open var ascender: CGFloat { metrics.ascender }
    /// From the base line to the bottom of the line; negative.
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

    /// The same face at another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(face: UIFont.opticallySized(face, size: fontSize), size: fontSize, name: name)
    }

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
}
