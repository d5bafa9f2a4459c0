import CoreGraphics

/// The type of a colour literal, as in Apple's UIKit.
public typealias _ColorLiteralType = UIColor

/// A colour: fixed components, or a choice that depends on the traits of the place where it is used.
///
/// Colours never change once made and may be used from any thread. All are sRGB.
open class UIColor: NSObject, NSCopying, _ExpressibleByColorLiteral, @unchecked Sendable {
    /// What a colour is made of.
    enum Source {
        /// Grey of a brightness.
        case white(CGFloat, alpha: CGFloat)
        case rgb(RGBA)
        /// Asked anew for each set of traits.
        case dynamic((UITraitCollection) -> UIColor)
        /// An image, laid as tiles.
        case pattern(UIImage)
    }

    /// Straight (not premultiplied) sRGB components from 0 to 1. Values outside are kept, as extended sRGB does on iOS.
    package struct RGBA: Hashable, Sendable {
        package var red: CGFloat
        package var green: CGFloat
        package var blue: CGFloat
        package var alpha: CGFloat
    }

    let source: Source

    init(source: Source) {
        self.source = source
        super.init()
    }

    /// Makes a grey.
    public init(white: CGFloat, alpha: CGFloat) {
        source = .white(white, alpha: alpha)
        super.init()
    }

    /// Makes a colour of sRGB components.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = .rgb(RGBA(red: red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    /// Makes a colour of Display P3 components, converted to (extended) sRGB.
    public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = .rgb(ColorConversion.sRGB(displayP3Red: displayP3Red, green: green, blue: blue, alpha: alpha))
        super.init()
    }

    /// Makes a colour of hue (a turn is 1), saturation and brightness.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        source = .rgb(ColorConversion.rgb(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
        super.init()
    }

    /// Makes the colour that a Core Graphics colour is.
    public init(cgColor: CGColor) {
        source = UIColor.source(of: cgColor)
        super.init()
    }

    /// Makes a colour that paints with copies of an image side by side.
    public init(patternImage image: UIImage) {
        source = .pattern(image)
        super.init()
    }

    /// Makes a colour that is chosen anew for each set of traits.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        source = .dynamic(dynamicProvider)
        super.init()
    }

    /// Makes the colour of a literal: `#colorLiteral(red:green:blue:alpha:)`.
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
}
