import Foundation

/// The kind of components of a color space.
public enum CGColorSpaceModel: Int32, Sendable {
    case unknown = -1
    case monochrome = 0
    case rgb
    case cmyk
    case lab
    case deviceN
    case indexed
    case pattern
    // swift-format-ignore: AlwaysUseLowerCamelCase
    case XYZ
}

/// The interpretation of a color's numbers.
///
/// There are gray and RGB spaces. Everything is displayed as sRGB: device RGB is treated as sRGB,
/// and a gray of any non-linear space as the sRGB gray with the same number.
public final class CGColorSpace: Hashable, Sendable {
    /// How a space's numbers become sRGB's.
    enum Encoding: Hashable, Sendable {
        /// sRGB's own curve.
        case gamma
        /// Proportional to light.
        case linear
    }

    /// The constant that names the space.
    public let name: CFString?
    /// The kind of components.
    public let model: CGColorSpaceModel
    let encoding: Encoding
    /// Whether red, green and blue are Display P3's.
    let hasP3Primaries: Bool
    /// Whether components outside 0…1 mean something.
    let isExtended: Bool

    private init(
        _ name: CFString, _ model: CGColorSpaceModel, encoding: Encoding = .gamma, p3: Bool = false,
        extended: Bool = false
    ) {
        self.name = name
        self.model = model
        self.encoding = encoding
        self.hasP3Primaries = p3
        self.isExtended = extended
    }

    /// Creates the space of a constant such as `CGColorSpace.sRGB`; `nil` for an unsupported one.
    public convenience init?(name: CFString) {
        guard let known = CGColorSpace.named[name] else { return nil }
        self.init(
            name, known.model, encoding: known.encoding, p3: known.hasP3Primaries, extended: known.isExtended)
    }

    /// The number of components of a color, alpha not counted.
    public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

    /// Whether the space reaches beyond sRGB's colors.
    public var isWideGamutRGB: Bool { model == .rgb && (hasP3Primaries || isExtended) }

    /// Whether both are the same by value.
    public static func == (lhs: CGColorSpace, rhs: CGColorSpace) -> Bool { lhs.name == rhs.name }

    /// Hashes the values that `==` compares.
    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
    }

    static let deviceRGB = CGColorSpace("kCGColorSpaceDeviceRGB", .rgb)
    static let deviceGray = CGColorSpace("kCGColorSpaceDeviceGray", .monochrome)
    static let standardRGB = CGColorSpace(sRGB, .rgb)
    static let standardGray = CGColorSpace(genericGrayGamma2_2, .monochrome)

    private static let named: [String: CGColorSpace] = {
        let all = [
            deviceRGB, deviceGray, standardRGB, standardGray,
            CGColorSpace(extendedSRGB, .rgb, extended: true),
            CGColorSpace(linearSRGB, .rgb, encoding: .linear),
            CGColorSpace(extendedLinearSRGB, .rgb, encoding: .linear, extended: true),
            CGColorSpace(genericRGBLinear, .rgb, encoding: .linear),
            CGColorSpace(displayP3, .rgb, p3: true),
            CGColorSpace(extendedDisplayP3, .rgb, p3: true, extended: true),
            CGColorSpace(linearDisplayP3, .rgb, encoding: .linear, p3: true),
            CGColorSpace(extendedLinearDisplayP3, .rgb, encoding: .linear, p3: true, extended: true),
            CGColorSpace(extendedGray, .monochrome, extended: true),
            CGColorSpace(linearGray, .monochrome, encoding: .linear),
            CGColorSpace(extendedLinearGray, .monochrome, encoding: .linear, extended: true),
        ]
        return Dictionary(uniqueKeysWithValues: all.compactMap { space in space.name.map { ($0, space) } })
    }()
}

// The names are those of Apple's constants.
extension CGColorSpace {
    /// sRGB, the color space of the display.
    public static let sRGB: CFString = "kCGColorSpaceSRGB"
    /// sRGB with numbers beyond 0…1.
    public static let extendedSRGB: CFString = "kCGColorSpaceExtendedSRGB"
    /// sRGB's colors, proportional to light.
    public static let linearSRGB: CFString = "kCGColorSpaceLinearSRGB"
    /// sRGB's colors, proportional to light, with numbers beyond 0…1.
    public static let extendedLinearSRGB: CFString = "kCGColorSpaceExtendedLinearSRGB"
    /// RGB proportional to light.
    public static let genericRGBLinear: CFString = "kCGColorSpaceGenericRGBLinear"
    /// Apple's wide display colors.
    public static let displayP3: CFString = "kCGColorSpaceDisplayP3"
    /// Display P3 with numbers beyond 0…1.
    public static let extendedDisplayP3: CFString = "kCGColorSpaceExtendedDisplayP3"
    /// Display P3's colors, proportional to light.
    public static let linearDisplayP3: CFString = "kCGColorSpaceLinearDisplayP3"
    /// Display P3's colors, proportional to light, with numbers beyond 0…1.
    public static let extendedLinearDisplayP3: CFString = "kCGColorSpaceExtendedLinearDisplayP3"
    /// Gray.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let genericGrayGamma2_2: CFString = "kCGColorSpaceGenericGrayGamma2_2"
    /// Gray with numbers beyond 0…1.
    public static let extendedGray: CFString = "kCGColorSpaceExtendedGray"
    /// Gray proportional to light.
    public static let linearGray: CFString = "kCGColorSpaceLinearGray"
    /// Gray proportional to light, with numbers beyond 0…1.
    public static let extendedLinearGray: CFString = "kCGColorSpaceExtendedLinearGray"
}

/// The space of the device's red, green and blue, which is sRGB here.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .deviceRGB }

/// The space of the device's gray.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .deviceGray }
