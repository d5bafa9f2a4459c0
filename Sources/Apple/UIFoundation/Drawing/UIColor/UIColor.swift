import CoreGraphics
import CoreImage

/// The type of a color literal, as in Apple's UIKit.
public typealias _ColorLiteralType = UIColor

/// A color: fixed components, or a function of the traits.
///
/// Colors are immutable and can be used on any thread. All are sRGB.
open class UIColor: NSObject, NSCopying, NSSecureCoding, _ExpressibleByColorLiteral, @unchecked Sendable {
    /// The source of a color's components.
    @usableFromInline package enum Source {
        /// Gray of a brightness.
        case white(CGFloat, alpha: CGFloat)
        case rgb(RGBA)
        /// Called anew for each set of traits.
        case dynamic((UITraitCollection) -> UIColor)
        /// An image, laid as tiles.
        case pattern(UIImage)
    }

    /// Straight (not premultiplied) sRGB components from 0 to 1. Values outside are kept, as extended sRGB does on iOS.
    @usableFromInline package struct RGBA: Hashable, Sendable {
        package var red: CGFloat
        package var green: CGFloat
        package var blue: CGFloat
        package var alpha: CGFloat
    }

    package let source: Source

    @usableFromInline package init(source: Source) {
        self.source = source
        super.init()
    }

    /// Creates a transparent color. (Decided: iOS's color is not documented.)
    public convenience override init() { self.init(white: 0, alpha: 0) }

    /// Creates a gray.
    public init(white: CGFloat, alpha: CGFloat) {
        source = .white(white, alpha: alpha)
        super.init()
    }

    /// Creates a color of sRGB components.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = .rgb(RGBA(red: red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    /// Creates a color of Display P3 components, converted to (extended) sRGB.
    public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = .rgb(ColorConversion.sRGB(displayP3Red: displayP3Red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    /// Creates a color from hue (0…1 is a full turn), saturation and brightness.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        source = .rgb(ColorConversion.rgb(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
        super.init()
    }

    /// Creates a color from a Core Graphics color.
    public init(cgColor: CGColor) {
        source = UIColor.source(of: cgColor)
        super.init()
    }

    /// Creates a color from a Core Image color.
    public init(ciColor: CIColor) {
        source = UIColor.source(of: ciColor.cgColor)
        super.init()
    }

    /// Creates a color that tiles an image.
    public init(patternImage image: UIImage) {
        source = .pattern(image)
        super.init()
    }

    /// Creates a dynamic color, which is resolved for each set of traits.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        source = .dynamic(dynamicProvider)
        super.init()
    }

    /// Creates a color from an archive, or returns `nil`.
    public required init?(coder: NSCoder) {
        guard coder.allowsKeyedCoding, let archived = UIColor.archivedSource(coder) else { return nil }
        source = archived
        super.init()
    }

    /// Always `true`: colors can be decoded from untrusted archives.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the color to a keyed archive, in light and in dark surroundings.
    open func encode(with coder: NSCoder) { writeArchive(to: coder) }

    /// Creates the color of a literal: `#colorLiteral(red:green:blue:alpha:)`.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    private static func source(of color: CGColor) -> Source {
        let components = color.components ?? []
        switch components.count {
        case 2: return .white(components[0], alpha: components[1])
        case 4...:
            return .rgb(RGBA(red: components[0], green: components[1], blue: components[2], alpha: components[3]))
        default: return .white(0, alpha: color.alpha)
        }
    }

    /// Returns the color itself, because it is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        switch (source, other.source) {
        case (.white(let a, let alpha), .white(let b, let otherAlpha)): return a == b && alpha == otherAlpha
        case (.rgb(let a), .rgb(let b)): return a == b
        case (.pattern(let a), .pattern(let b)): return a === b
        default: return false
        }
    }

    open override var hash: Int {
        switch source {
        case .white(let white, let alpha): return [white, alpha].hashValue
        case .rgb(let components): return components.hashValue
        case .dynamic: return ObjectIdentifier(self).hashValue
        case .pattern(let image): return ObjectIdentifier(image).hashValue
        }
    }

    open override var description: String {
        switch source {
        case .white(let white, let alpha): return "UIExtendedGrayColorSpace \(white) \(alpha)"
        case .rgb(let c): return "UIExtendedSRGBColorSpace \(c.red) \(c.green) \(c.blue) \(c.alpha)"
        case .dynamic: return "<UIDynamicColor: \(resolvedColor(with: UITraitCollection.current))>"
        case .pattern(let image): return "<UIColor patternImage: \(image)>"
        }
    }

    // MARK: Components

    /// The color for Core Graphics, under the current traits.
    open var cgColor: CGColor {
        switch source {
        case .white(let white, let alpha): return CGColor(gray: white, alpha: alpha)
        case .rgb(let c): return CGColor(srgbRed: c.red, green: c.green, blue: c.blue, alpha: c.alpha)
        case .dynamic(let provider): return provider(UITraitCollection.current).cgColor
        case .pattern(let image): return image.patternColor
        }
    }

    /// The color that filters take, under the current traits.
    open var ciColor: CIColor { CIColor(cgColor: cgColor) }

    /// Returns the color under certain traits; fixed colors return themselves.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        guard case .dynamic(let provider) = source else { return self }
        return provider(traitCollection).resolvedColor(with: traitCollection)
    }

    /// Returns the color with another opacity. A dynamic color remains dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch source {
        case .white(let white, _): return UIColor(white: white, alpha: alpha)
        case .rgb(let c): return UIColor(red: c.red, green: c.green, blue: c.blue, alpha: alpha)
        case .dynamic(let provider): return UIColor { provider($0).withAlphaComponent(alpha) }
        case .pattern: return self
        }
    }

    /// Returns the sRGB components.
    ///
    /// - Returns: `false` for a pattern, which has none.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        readRed(red, green: green, blue: blue, alpha: alpha)
    }

    /// Returns hue, saturation and brightness.
    ///
    /// - Returns: `false` for a pattern, which has none.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        readHue(hue, saturation: saturation, brightness: brightness, alpha: alpha)
    }

    /// Returns the brightness of a gray.
    ///
    /// - Returns: `false` for a color that is not gray. (Decided: iOS's conversion of others is not
    ///   documented.)
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let c = components
        guard hasComponents, c.red == c.green, c.green == c.blue else { return false }
        white?.pointee = c.red
        alpha?.pointee = c.alpha
        return true
    }

    /// Sets the color as the current context's fill and stroke color.
    open func set() {
        setFill()
        setStroke()
    }

    /// Sets the color as the current context's fill color.
    open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Sets the color as the current context's stroke color.
    open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    // MARK: Fixed

    /// White 0.
    open class var black: UIColor { Fixed.black }
    /// White 1/3.
    open class var darkGray: UIColor { Fixed.darkGray }
    /// White 2/3.
    open class var lightGray: UIColor { Fixed.lightGray }
    /// White 1.
    open class var white: UIColor { Fixed.white }
    /// White 1/2.
    open class var gray: UIColor { Fixed.gray }
    /// Transparent black: alpha 0.
    open class var clear: UIColor { Fixed.clear }
    /// Red 1.
    open class var red: UIColor { Fixed.red }
    /// Green 1.
    open class var green: UIColor { Fixed.green }
    /// Blue 1.
    open class var blue: UIColor { Fixed.blue }
    /// Green and blue 1.
    open class var cyan: UIColor { Fixed.cyan }
    /// Red and green 1.
    open class var yellow: UIColor { Fixed.yellow }
    /// Red and blue 1.
    open class var magenta: UIColor { Fixed.magenta }
    /// Red 1, green 1/2.
    open class var orange: UIColor { Fixed.orange }
    /// Red and blue 1/2.
    open class var purple: UIColor { Fixed.purple }
    /// Red 0.6, green 0.4, blue 0.2.
    open class var brown: UIColor { Fixed.brown }

    // MARK: Semantic

    /// The color of primary text: black in light mode, white in dark mode.
    open class var label: UIColor { Semantic.label }
    /// The color of secondary text, such as a subtitle: gray of 60 % opacity.
    open class var secondaryLabel: UIColor { Semantic.secondaryLabel }
    /// The color of tertiary text, such as disabled text: gray of 30 % opacity.
    open class var tertiaryLabel: UIColor { Semantic.tertiaryLabel }
    /// The color of quaternary text, such as a watermark: gray of 18 % opacity, 16 % in dark mode.
    open class var quaternaryLabel: UIColor { Semantic.quaternaryLabel }
    /// The color of placeholder text.
    open class var placeholderText: UIColor { Semantic.placeholderText }
    /// The color of links.
    open class var link: UIColor { Semantic.link }
    /// The color of translucent separators.
    open class var separator: UIColor { Semantic.separator }
    /// The color of opaque separators.
    open class var opaqueSeparator: UIColor { Semantic.opaqueSeparator }
    /// The fill color of thin and small shapes, such as a slider's track.
    open class var systemFill: UIColor { Semantic.systemFill }
    /// The fill color of shapes of medium size, such as a switch's track.
    open class var secondarySystemFill: UIColor { Semantic.secondarySystemFill }
    /// The fill color of large shapes, such as fields and search bars.
    open class var tertiarySystemFill: UIColor { Semantic.tertiarySystemFill }
    /// The fill color of large areas that contain other content.
    open class var quaternarySystemFill: UIColor { Semantic.quaternarySystemFill }
    /// The background color: white, in dark mode black, on the elevated level dark gray.
    open class var systemBackground: UIColor { Semantic.systemBackground }
    /// The background color of groups on `systemBackground`.
    open class var secondarySystemBackground: UIColor { Semantic.secondarySystemBackground }
    /// The background color of groups inside groups.
    open class var tertiarySystemBackground: UIColor { Semantic.tertiarySystemBackground }
    /// The background color of grouped lists before iOS 13. Equals `systemGroupedBackground`.
    open class var groupTableViewBackground: UIColor { Semantic.systemGroupedBackground }
    /// The background color of grouped lists.
    open class var systemGroupedBackground: UIColor { Semantic.systemGroupedBackground }
    /// The background color of rows in grouped lists.
    open class var secondarySystemGroupedBackground: UIColor { Semantic.secondarySystemGroupedBackground }
    /// The background color of groups inside rows of grouped lists.
    open class var tertiarySystemGroupedBackground: UIColor { Semantic.tertiarySystemGroupedBackground }

    /// The color of text on a dark background, in both modes.
    open class var lightText: UIColor { Semantic.lightText }

    /// The color of text on a light background, in both modes.
    open class var darkText: UIColor { .black }

    /// The default tint of views: the system's blue.
    open class var tintColor: UIColor { .systemBlue }

    // MARK: System

    /// 0xFF3B30, in dark mode 0xFF453A.
    open class var systemRed: UIColor { System.red }
    /// 0x34C759, in dark mode 0x30D158.
    open class var systemGreen: UIColor { System.green }
    /// 0x007AFF, in dark mode 0x0A84FF.
    open class var systemBlue: UIColor { System.blue }
    /// 0xFF9500, in dark mode 0xFF9F0A.
    open class var systemOrange: UIColor { System.orange }
    /// 0xFFCC00, in dark mode 0xFFD60A.
    open class var systemYellow: UIColor { System.yellow }
    /// 0xFF2D55, in dark mode 0xFF375F.
    open class var systemPink: UIColor { System.pink }
    /// 0xAF52DE, in dark mode 0xBF5AF2.
    open class var systemPurple: UIColor { System.purple }
    /// 0x30B0C7, in dark mode 0x40C8E0.
    open class var systemTeal: UIColor { System.teal }
    /// 0x5856D6, in dark mode 0x5E5CE6.
    open class var systemIndigo: UIColor { System.indigo }
    /// 0xA2845E, in dark mode 0xAC8E68.
    open class var systemBrown: UIColor { System.brown }
    /// 0x00C7BE, in dark mode 0x63E6E2.
    open class var systemMint: UIColor { System.mint }
    /// 0x32ADE6, in dark mode 0x64D2FF.
    open class var systemCyan: UIColor { System.cyan }
    /// 0x8E8E93, light and dark.
    open class var systemGray: UIColor { System.gray }
    /// A gray closer to the background: 0xAEAEB2, in dark mode 0x636366.
    open class var systemGray2: UIColor { System.gray2 }
    /// A gray closer to the background than `systemGray2`: 0xC7C7CC, in dark mode 0x48484A.
    open class var systemGray3: UIColor { System.gray3 }
    /// A gray closer to the background than `systemGray3`: 0xD1D1D6, in dark mode 0x3A3A3C.
    open class var systemGray4: UIColor { System.gray4 }
    /// A gray closer to the background than `systemGray4`: 0xE5E5EA, in dark mode 0x2C2C2E.
    open class var systemGray5: UIColor { System.gray5 }
    /// The gray closest to the background: 0xF2F2F7, in dark mode 0x1C1C1E.
    open class var systemGray6: UIColor { System.gray6 }
}
