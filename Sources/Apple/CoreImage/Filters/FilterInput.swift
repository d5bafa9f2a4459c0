import CoreGraphics

/// One input of a filter: its key, what it takes, and what it is by default.
struct FilterInput: @unchecked Sendable {
    /// What an input takes.
    enum Kind: Sendable {
        case image
        case number(type: String)
        case color
        case vector(type: String)
        case transform
        case flag
    }

    let key: String
    let kind: Kind
    /// What it is by default; `nil` for images.
    let standard: Any?
    var least: Double?
    var most: Double?
    var slider: ClosedRange<Double>?

    /// The same with limits.
    func within(_ least: Double?, _ most: Double? = nil, slider: ClosedRange<Double>? = nil) -> FilterInput {
        var copy = self
        copy.least = least
        copy.most = most
        copy.slider = slider
        return copy
    }

    /// The same, moved by sliders of this range.
    func slider(_ range: ClosedRange<Double>) -> FilterInput { within(least, most, slider: range) }

    /// What is kept of a value: points and rectangles are vectors, as Core Image's inputs are; `NSNull` is nothing.
    func kept(_ value: Any?) -> Any? {
        guard let value, !(value is NSNull) else { return nil }
        guard case .vector = kind else { return value }
        return FilterValues.vector(value) ?? value
    }

    static func image(_ key: String = kCIInputImageKey) -> FilterInput {
        FilterInput(key: key, kind: .image, standard: nil)
    }

    static func number(_ key: String, _ standard: Double, _ type: String = kCIAttributeTypeScalar) -> FilterInput {
        FilterInput(key: key, kind: .number(type: type), standard: NSNumber(value: standard))
    }

    static func angle(_ key: String = kCIInputAngleKey, _ standard: Double = 0) -> FilterInput {
        number(key, standard, kCIAttributeTypeAngle)
    }

    static func distance(_ key: String, _ standard: Double) -> FilterInput {
        number(key, standard, kCIAttributeTypeDistance).within(0)
    }

    /// A transition's time.
    static var time: FilterInput {
        number(kCIInputTimeKey, 0, kCIAttributeTypeTime).within(0, 1, slider: 0...1)
    }

    static func point(_ key: String = kCIInputCenterKey, _ x: Double = 150, _ y: Double = 150) -> FilterInput {
        FilterInput(
            key: key, kind: .vector(type: kCIAttributeTypePosition),
            standard: CIVector(x: CGFloat(x), y: CGFloat(y)))
    }

    static func rect(_ key: String = kCIInputExtentKey, _ rect: CGRect) -> FilterInput {
        FilterInput(key: key, kind: .vector(type: kCIAttributeTypeRectangle), standard: CIVector(cgRect: rect))
    }

    /// The rectangle that Apple's filters have by default.
    static var extent: FilterInput { rect(kCIInputExtentKey, CGRect(x: 0, y: 0, width: 300, height: 300)) }

    static func vector(_ key: String, _ values: [CGFloat]) -> FilterInput {
        FilterInput(key: key, kind: .vector(type: ""), standard: CIVector(values))
    }

    static func color(_ key: String = kCIInputColorKey, _ r: CGFloat, _ g: CGFloat, _ b: CGFloat, _ a: CGFloat = 1)
        -> FilterInput
    {
        FilterInput(key: key, kind: .color, standard: CIColor(red: r, green: g, blue: b, alpha: a))
    }

    static var transform: FilterInput {
        FilterInput(key: kCIInputTransformKey, kind: .transform, standard: CGAffineTransform.identity)
    }

    static func flag(_ key: String, _ standard: Bool) -> FilterInput {
        FilterInput(key: key, kind: .flag, standard: NSNumber(value: standard))
    }
}

/// The values of a filter's inputs, as its recipe asks for them.
struct FilterValues {
    private let values: [String: Any]
    private let inputs: [FilterInput]

    init(_ values: [String: Any], of inputs: [FilterInput]) {
        self.values = values
        self.inputs = inputs
    }

    /// The value, or what it is by default where it is of another kind.
    private func value<Value>(_ key: String, _ read: (Any) -> Value?) -> Value? {
        if let value = values[key], let known = read(value) { return known }
        return inputs.first { $0.key == key }?.standard.flatMap(read)
    }

    /// An image's recipe.
    func image(_ key: String = kCIInputImageKey) -> Recipe? { (values[key] as? CIImage)?.recipe }

    /// A number: finite, and no smaller or larger than the filter takes.
    func number(_ key: String) -> Double {
        let input = inputs.first { $0.key == key }
        let number = value(key, FilterValues.number)?.finite(or: 0) ?? 0
        return number.limited(to: (input?.least ?? -1e7)...max(input?.most ?? 1e7, input?.least ?? -1e7))
    }

    func float(_ key: String) -> Float { Float(number(key)) }

    func flag(_ key: String) -> Bool { (value(key, FilterValues.number) ?? 0) != 0 }

    func vector(_ key: String) -> CIVector { value(key, FilterValues.vector) ?? CIVector([]) }

    /// Four finite numbers.
    func four(_ key: String) -> Pixel {
        let vector = vector(key)
        func number(_ index: Int) -> Float {
            Float(Double(vector.value(at: index)).finite(or: 0).limited(to: -1e7...1e7))
        }
        return Pixel(number(0), number(1), number(2), number(3))
    }

    /// A finite point.
    func spot(_ key: String) -> Spot {
        let four = four(key)
        return Spot(four.x, four.y)
    }

    func rect(_ key: String) -> CGRect { vector(key).cgRectValue.cleaned }

    /// A color of sRGB, straight.
    func color(_ key: String) -> SIMD4<Double> {
        value(key) { ($0 as? CIColor)?.cgColor.extendedRGBA } ?? SIMD4(0, 0, 0, 1)
    }

    func transform(_ key: String = kCIInputTransformKey) -> CGAffineTransform {
        value(key, FilterValues.transform) ?? .identity
    }

    static func number(_ value: Any) -> Double? {
        switch value {
        case let number as NSNumber: number.doubleValue
        case let number as Double: number
        case let number as Float: Double(number)
        case let number as CGFloat: Double(number)
        case let number as Int: Double(number)
        case let flag as Bool: flag ? 1 : 0
        case let number as any BinaryInteger: Double(number)
        default: nil
        }
    }

    static func vector(_ value: Any) -> CIVector? {
        switch value {
        case let vector as CIVector: vector
        case let point as CGPoint: CIVector(cgPoint: point)
        case let rect as CGRect: CIVector(cgRect: rect)
        case let size as CGSize: CIVector(x: size.width, y: size.height)
        default: nil
        }
    }

    static func transform(_ value: Any) -> CGAffineTransform? {
        switch value {
        case let transform as CGAffineTransform: transform
        case let vector as CIVector: vector.count == 6 ? vector.cgAffineTransformValue : nil
        case let box as NSValue: BoxedTransform.read(box)
        default: nil
        }
    }
}
