import CoreGraphics

/// A description of a font by its attributes, from which `UIFont` makes one.
open class UIFontDescriptor: NSObject, NSCopying, @unchecked Sendable {
    /// The attributes with which the descriptor was created.
    open var fontAttributes: [AttributeName: Any] { attributes }
    private let attributes: [AttributeName: Any]
    /// What the attributes mean.
    private let base: FontFace?
    package let textStyle: UIFont.TextStyle?

    /// Creates a description from attributes.
    public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.attributes = attributes
        base = nil
        textStyle = (attributes[.textStyle] as? UIFont.TextStyle)
        super.init()
    }

    /// Describes a font by its name.
    public convenience init(name fontName: String, size: CGFloat) {
        self.init(fontAttributes: [.name: fontName, .size: size])
    }

    /// Describes a font by its name, with a transform of its glyphs.
    public convenience init(name fontName: String, matrix: CGAffineTransform) {
        self.init(fontAttributes: [.name: fontName, .matrix: matrix])
    }

    @usableFromInline init(face: FontFace, size: CGFloat, name: String, textStyle: UIFont.TextStyle?) {
        var attributes: [AttributeName: Any] = [.size: size, .name: name]
        attributes[.textStyle] = textStyle
        self.attributes = attributes
        base = face
        self.textStyle = textStyle
        super.init()
    }

    @usableFromInline init(attributes: [AttributeName: Any], base: FontFace?, textStyle: UIFont.TextStyle?) {
        self.attributes = attributes
        self.base = base
        self.textStyle = textStyle
        super.init()
    }

    /// The size in points; 0 if it is not specified.
    open var pointSize: CGFloat { number(.size) ?? 0 }

    /// The transform of the glyphs.
    open var matrix: CGAffineTransform { attributes[.matrix] as? CGAffineTransform ?? .identity }

    /// The font's traits.
    open var symbolicTraits: SymbolicTraits {
        let face = face(size: pointSize)
        var traits: SymbolicTraits = [.classSansSerif]
        if face.weight >= 600 { traits.insert(.traitBold) }
        if face.isItalic { traits.insert(.traitItalic) }
        if face.families == UIFont.monospacedFamilies { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// Returns an attribute's value.
    open func object(forKey attribute: AttributeName) -> Any? { attributes[attribute] }

    /// Returns the matching descriptors: this one.
    open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
        [self]
    }

    /// Returns the descriptor with some attributes replaced.
    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        let merged = self.attributes.merging(attributes) { _, new in new }
        let renames = attributes[.name] != nil || attributes[.family] != nil
        return UIFontDescriptor(attributes: merged, base: renames ? nil : base, textStyle: textStyle)
    }

    /// Returns the descriptor with another size.
    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor { addingAttributes([.size: newPointSize]) }

    /// Returns the descriptor with a transform.
    open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { addingAttributes([.matrix: matrix]) }

    /// Returns the descriptor with another family.
    open func withFamily(_ newFamily: String) -> UIFontDescriptor {
        UIFontDescriptor(
            attributes: attributes.filter { $0.key != .name }.merging([.family: newFamily]) { _, new in new },
            base: nil,
            textStyle: textStyle)
    }

    /// Returns the descriptor with another face of its family, for example "Bold".
    open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }

    /// Returns the descriptor with other traits, or `nil` if there is no such face.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        var face = face(size: pointSize)
        face.weight = symbolicTraits.contains(.traitBold) ? max(700, face.weight) : min(face.weight, 500)
        face.isItalic = symbolicTraits.contains(.traitItalic)
        if symbolicTraits.contains(.traitMonoSpace) { face.families = UIFont.monospacedFamilies }
        return UIFontDescriptor(attributes: attributes, base: face, textStyle: textStyle)
    }

    /// Returns the descriptor with another design of the system font. The rounded design is drawn with the default one.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        var face = face(size: pointSize)
        switch design {
        case .monospaced: face.families = UIFont.monospacedFamilies
        case .serif: face.families = UIFont.serifFamilies
        default: face.families = UIFont.systemFace(size: pointSize, weight: .regular).families
        }
        return UIFontDescriptor(attributes: attributes, base: face, textStyle: textStyle)
    }

    /// Returns the descriptor itself, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    private func number(_ key: AttributeName) -> CGFloat? {
        switch attributes[key] {
        case let value as CGFloat: value
        case let value as Double: CGFloat(value)
        case let value as Int: CGFloat(value)
        case let value as NSNumber: CGFloat(value.doubleValue)
        default: nil
        }
    }

    /// The face the attributes describe at a size.
    package func face(size: CGFloat) -> FontFace {
        var face = base.map { UIFont.opticallySized($0, size: size) } ?? namedFace(size: size)
        if let traits = attributes[.traits] as? [TraitKey: Any] { apply(traits, to: &face) }
        if let settings = attributes[.featureSettings] as? [[FeatureKey: Any]] {
            // Type 6, selector 0: number spacing, monospaced numbers (TrueType feature registry).
            face.hasMonospacedDigits = settings.contains {
                $0[.type] as? Int == 6 && $0[.selector] as? Int == 0
            }
        }
        return face
    }

    private func namedFace(size: CGFloat) -> FontFace {
        let name = attributes[.name] ?? attributes[.family]
        var face = (name as? String).flatMap(UIFont.face(named:)) ?? UIFont.systemFace(size: size, weight: .regular)
        if let style = (attributes[.face] as? String)?.lowercased() {
            if style.contains("bold") { face.weight = 700 }
            if style.contains("italic") { face.isItalic = true }
        }
        return face
    }

    private func apply(_ traits: [TraitKey: Any], to face: inout FontFace) {
        switch traits[.weight] {
        case let weight as UIFont.Weight: face.weight = weight.css
        case let weight as CGFloat: face.weight = UIFont.Weight(weight).css
        default: break
        }
        if let slant = traits[.slant] as? CGFloat { face.isItalic = slant > 0 }
    }

    // MARK: TextStyle

    /// Returns the descriptor of a text style's font.
    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    /// Returns the descriptor of a text style's font at the text size of traits.
    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
    }
}
