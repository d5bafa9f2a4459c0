import CoreGraphics

/// A function that converts one or three interpolated numbers to a transform.
open class CAValueFunction: NSObject, NSSecureCoding {
    /// The function's name.
    open var name: CAValueFunctionName { functionName }
    private let functionName: CAValueFunctionName

    /// Creates a function without a name, which changes nothing.
    public override init() {
        functionName = CAValueFunctionName(rawValue: "")
        super.init()
    }

    /// Creates the function of that name, `nil` if there is none.
    public init?(name: CAValueFunctionName) {
        guard Self.all.contains(name) else { return nil }
        functionName = name
        super.init()
    }

    public required init?(coder: NSCoder) {
        guard let raw = coder.decodeObject(of: NSString.self, forKey: "name") else { return nil }
        functionName = CAValueFunctionName(rawValue: raw as String)
        super.init()
    }

    /// Returns `true`, as on iOS.
    open class var supportsSecureCoding: Bool { true }

    /// Writes the function's name.
    open func encode(with coder: NSCoder) { coder.encode(name.rawValue as NSString, forKey: "name") }

    private static let all: Set<CAValueFunctionName> = [
        .rotateX, .rotateY, .rotateZ, .scale, .scaleX, .scaleY, .scaleZ, .translate, .translateX, .translateY,
        .translateZ,
    ]

    /// Whether it takes x, y and z instead of one number.
    var takesThreeNumbers: Bool { name == .scale || name == .translate }

    /// The transform of the interpolated number or numbers.
    func transform(of value: AnimationValue) -> AnimationValue {
        guard Self.all.contains(name), let n = value.numbers, n.count >= (takesThreeNumbers ? 3 : 1) else {
            return value
        }
        switch name {
        case .rotateX: return .transform(CATransform3DMakeRotation(n[0], 1, 0, 0))
        case .rotateY: return .transform(CATransform3DMakeRotation(n[0], 0, 1, 0))
        case .rotateZ: return .transform(CATransform3DMakeRotation(n[0], 0, 0, 1))
        case .scaleX: return .transform(CATransform3DMakeScale(n[0], 1, 1))
        case .scaleY: return .transform(CATransform3DMakeScale(1, n[0], 1))
        case .scaleZ: return .transform(CATransform3DMakeScale(1, 1, n[0]))
        case .scale: return .transform(CATransform3DMakeScale(n[0], n[1], n[2]))
        case .translateX: return .transform(CATransform3DMakeTranslation(n[0], 0, 0))
        case .translateY: return .transform(CATransform3DMakeTranslation(0, n[0], 0))
        case .translateZ: return .transform(CATransform3DMakeTranslation(0, 0, n[0]))
        default: return .transform(CATransform3DMakeTranslation(n[0], n[1], n[2]))
        }
    }
}
