import Foundation

/// sRGB's transfer curve (IEC 61966-2-1), continued through negative numbers as the extended spaces do.
package enum TransferCurve {
    package static func toLinear(_ value: Double) -> Double {
        let v = abs(value)
        let linear = v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
        return value < 0 ? -linear : linear
    }

    package static func fromLinear(_ value: Double) -> Double {
        let v = abs(value)
        let encoded = v <= 0.0031308 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055
        return value < 0 ? -encoded : encoded
    }
}

extension CGColorSpace {
    /// From Display P3's primaries to sRGB's, for linear light; both have white point D65. Derived from the chromaticities
    /// in SMPTE EG 432-1 and IEC 61966-2-1.
    private static let p3ToSRGB = SIMD3Matrix(
        SIMD3(1.2249401762805598, -0.22494017628055996, 0),
        SIMD3(-0.042056954709688163, 1.0420569547096881, 0),
        SIMD3(-0.019637554590334432, -0.078636045550631889, 1.0982736001409663))

    /// The inverse of `p3ToSRGB`.
    private static let sRGBToP3 = SIMD3Matrix(
        SIMD3(0.82246196871436230, 0.17753803128563775, 0),
        SIMD3(0.033194198850961629, 0.96680580114903840, 0),
        SIMD3(0.017082630721119469, 0.072397410663963640, 0.91051995861491690))

    /// sRGB's red, green and blue for this space's components, not clamped.
    func toSRGB(_ components: [CGFloat]) -> SIMD3<Double> {
        var rgb =
            model == .monochrome
            ? SIMD3(repeating: Double(components[0]))
            : SIMD3(Double(components[0]), Double(components[1]), Double(components[2]))
        guard encoding == .linear || hasP3Primaries else { return rgb }
        if encoding == .gamma { rgb = rgb.mapped(TransferCurve.toLinear) }
        if hasP3Primaries { rgb = CGColorSpace.p3ToSRGB * rgb }
        return rgb.mapped(TransferCurve.fromLinear)
    }

    /// This space's components for sRGB's red, green and blue; clamped to 0…1 unless the space is an extended one.
    func fromSRGB(_ color: SIMD3<Double>) -> [CGFloat] {
        var rgb = color
        if encoding == .linear || hasP3Primaries || model == .monochrome {
            rgb = rgb.mapped(TransferCurve.toLinear)
            if hasP3Primaries { rgb = CGColorSpace.sRGBToP3 * rgb }
            // The light's luminance (ITU-R BT.709) is what remains in gray.
            if model == .monochrome { rgb = SIMD3(repeating: (rgb * SIMD3(0.2126, 0.7152, 0.0722)).sum()) }
            if encoding == .gamma { rgb = rgb.mapped(TransferCurve.fromLinear) }
        }
        if !isExtended { rgb = rgb.clamped(lowerBound: SIMD3(repeating: 0), upperBound: SIMD3(repeating: 1)) }
        return (0..<numberOfComponents).map { CGFloat(rgb[$0]) }
    }
}

/// A 3 × 3 matrix by rows.
private struct SIMD3Matrix: Sendable {
    let rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
        rows = (first, second, third)
    }

    static func * (matrix: SIMD3Matrix, vector: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(
            (matrix.rows.0 * vector).sum(), (matrix.rows.1 * vector).sum(), (matrix.rows.2 * vector).sum())
    }
}

extension SIMD3<Double> {
    func mapped(_ function: (Double) -> Double) -> SIMD3<Double> { SIMD3(function(x), function(y), function(z)) }
}
