import CoreGraphics

/// The blend modes of PDF (ISO 32000, 11.3.5, and the W3C's "Compositing and Blending"), on straight colors: `b` is the
/// background's, `s` the image's.
enum BlendMode: String, CaseIterable, Sendable {
    case multiply = "CIMultiplyBlendMode"
    case screen = "CIScreenBlendMode"
    case overlay = "CIOverlayBlendMode"
    case darken = "CIDarkenBlendMode"
    case lighten = "CILightenBlendMode"
    case colorDodge = "CIColorDodgeBlendMode"
    case colorBurn = "CIColorBurnBlendMode"
    case hardLight = "CIHardLightBlendMode"
    case softLight = "CISoftLightBlendMode"
    case difference = "CIDifferenceBlendMode"
    case exclusion = "CIExclusionBlendMode"
    case hue = "CIHueBlendMode"
    case saturation = "CISaturationBlendMode"
    case color = "CIColorBlendMode"
    case luminosity = "CILuminosityBlendMode"
    case linearBurn = "CILinearBurnBlendMode"
    case linearDodge = "CILinearDodgeBlendMode"
    case subtract = "CISubtractBlendMode"
    case divide = "CIDivideBlendMode"
    case pinLight = "CIPinLightBlendMode"

    func apply(_ b: SIMD3<Float>, _ s: SIMD3<Float>) -> SIMD3<Float> {
        switch self {
        case .multiply: b * s
        case .screen: b + s - b * s
        case .darken: pointwiseMin(b, s)
        case .lighten: pointwiseMax(b, s)
        case .difference: pointwiseMax(b, s) - pointwiseMin(b, s)
        case .exclusion: b + s - b * s * 2
        case .linearBurn: (b + s - 1).unit
        case .linearDodge: (b + s).unit
        case .subtract: (b - s).unit
        case .hue: Shade.with(luma: Shade.luma(b), Shade.with(saturation: b.max() - b.min(), s))
        case .saturation: Shade.with(luma: Shade.luma(b), Shade.with(saturation: s.max() - s.min(), b))
        case .color: Shade.with(luma: Shade.luma(b), s)
        case .luminosity: Shade.with(luma: Shade.luma(s), b)
        default: SIMD3(single(b.x, s.x), single(b.y, s.y), single(b.z, s.z))
        }
    }

    /// One channel, for the modes that have cases.
    private func single(_ b: Float, _ s: Float) -> Float {
        switch self {
        case .overlay: Self.hardLight(s, b)
        case .hardLight: Self.hardLight(b, s)
        case .colorDodge: b == 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
        case .colorBurn: b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
        case .softLight: Self.softLight(b, s)
        case .divide: s <= 0 ? 1 : min(1, b / s)
        case .pinLight: s <= 0.5 ? min(b, 2 * s) : max(b, 2 * s - 1)
        default: s
        }
    }

    private static func hardLight(_ b: Float, _ s: Float) -> Float {
        s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
    }

    private static func softLight(_ b: Float, _ s: Float) -> Float {
        if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
        let d = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : max(b, 0).squareRoot()
        return b + (2 * s - 1) * (d - b)
    }
}

/// The functions of the modes that keep hue, saturation or brightness, with the weights that the definition has.
private enum Shade {
    static func luma(_ color: SIMD3<Float>) -> Float { (color * SIMD3(0.3, 0.59, 0.11)).sum() }

    static func with(luma wanted: Float, _ color: SIMD3<Float>) -> SIMD3<Float> {
        let moved = color + (wanted - luma(color))
        let (low, high) = (moved.min(), moved.max())
        var clipped = moved
        if low < 0, wanted > low { clipped = wanted + (clipped - wanted) * (wanted / (wanted - low)) }
        if high > 1, high > wanted { clipped = wanted + (clipped - wanted) * ((1 - wanted) / (high - wanted)) }
        return clipped
    }

    static func with(saturation: Float, _ color: SIMD3<Float>) -> SIMD3<Float> {
        let (low, high) = (color.min(), color.max())
        guard high > low else { return SIMD3() }
        return (color - low) * (saturation / (high - low))
    }
}

extension FilterKind {
    static let blendModes: [FilterKind] = BlendMode.allCases.map { mode in
        FilterKind(
            mode.rawValue, kCICategoryCompositeOperation, [.image(), .image(kCIInputBackgroundImageKey)]
        ) { values in
            guard let image = values.image() else { return nil }
            guard let background = values.image(kCIInputBackgroundImageKey) else { return image }
            return .combined(image, background, extent: image.extent.joined(background.extent)) { _ in
                { _, source, below in
                    // PDF's basic compositing formula.
                    let blended = mode.apply(below.straight.color, source.straight.color) * (source.w * below.w)
                    let rest = source.color * (1 - below.w) + below.color * (1 - source.w)
                    return Pixel(blended + rest, source.w + below.w - source.w * below.w)
                }
            }
        }
    }
}
