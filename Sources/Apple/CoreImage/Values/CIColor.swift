import CoreGraphics

/// A color that filters take: red, green, blue and alpha, not multiplied, in a space of three colors.
open class CIColor: NSObject, NSCopying, @unchecked Sendable {
    private let values: [CGFloat]
    /// The space of the numbers.
    public let colorSpace: CGColorSpace
    private let memory: UnsafeMutablePointer<CGFloat>

    /// Creates a color from a Core Graphics color. A color without three components is converted to
    /// sRGB.
    public init(cgColor c: CGColor) {
        let isRGB = c.colorSpace?.model == .rgb
        let rgba = c.extendedRGBA
        let own = c.components ?? []
        values =
            isRGB && own.count == 4
            ? own : [CGFloat(rgba.x), CGFloat(rgba.y), CGFloat(rgba.z), CGFloat(rgba.w)]
        colorSpace = isRGB ? c.colorSpace ?? CIColor.standardSpace : CIColor.standardSpace
        memory = .allocate(capacity: 4)
        memory.initialize(from: values, count: 4)
        super.init()
    }

    deinit { memory.deallocate() }

    /// Creates an opaque sRGB color.
    public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat) {
        self.init(red: r, green: g, blue: b, alpha: 1)
    }

    /// Creates an sRGB color.
    public convenience init(red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat) {
        self.init(cgColor: CGColor(red: r, green: g, blue: b, alpha: a))
    }

    /// Creates a color in a space; `nil` for a space without three components.
    public convenience init?(
        red r: CGFloat, green g: CGFloat, blue b: CGFloat, alpha a: CGFloat, colorSpace: CGColorSpace
    ) {
        guard colorSpace.model == .rgb, let color = CGColor(colorSpace: colorSpace, components: [r, g, b, a]) else {
            return nil
        }
        self.init(cgColor: color)
    }

    /// Creates an opaque color in a space; `nil` for a space without three components.
    public convenience init?(red r: CGFloat, green g: CGFloat, blue b: CGFloat, colorSpace: CGColorSpace) {
        self.init(red: r, green: g, blue: b, alpha: 1, colorSpace: colorSpace)
    }

    /// Reads a color as `stringRepresentation` writes it: `"1 0.5 0 1"`.
    public convenience init(string representation: String) {
        let vector = CIVector(string: representation)
        self.init(red: vector.x, green: vector.y, blue: vector.z, alpha: vector.count > 3 ? vector.w : 1)
    }

    /// The number of components, alpha counted.
    open var numberOfComponents: Int { values.count }
    /// The numbers, alpha last.
    open var components: UnsafePointer<CGFloat> { UnsafePointer(memory) }
    /// The opacity.
    open var alpha: CGFloat { values[3] }
    /// The red share.
    open var red: CGFloat { values[0] }
    /// The green share.
    open var green: CGFloat { values[1] }
    /// The blue share.
    open var blue: CGFloat { values[2] }
    /// The four numbers with spaces between them.
    open var stringRepresentation: String { values.map { Numerals.text($0) }.joined(separator: " ") }

    open override var description: String { "(\(stringRepresentation))" }

    /// Black, opaque.
    open class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
    /// White, opaque.
    open class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
    /// Medium gray: 0.5 for each component.
    open class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
    /// Red, opaque.
    open class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
    /// Green, opaque.
    open class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
    /// Blue, opaque.
    open class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
    /// Cyan, opaque.
    open class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
    /// Magenta, opaque.
    open class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
    /// Yellow, opaque.
    open class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
    /// Transparent black.
    open class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }

    /// Returns this color, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CIColor else { return false }
        return other.values == values && other.colorSpace == colorSpace
    }

    open override var hash: Int { values.hashValue }

    /// The color as Quartz has it.
    package var cgColor: CGColor {
        CGColor(colorSpace: colorSpace, components: values) ?? CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    private static let standardSpace = CGColorSpace(name: CGColorSpace.sRGB) ?? CGColorSpaceCreateDeviceRGB()
}
