import Foundation

/// A color as people see it: CIE 1976 L*a*b* of sRGB, with the white D65.
struct PerceivedColor {
    private let parts: SIMD3<Double>

    init(_ pixel: UInt32) {
        let channels = SIMD3(Double(pixel >> 16 & 0xFF), Double(pixel >> 8 & 0xFF), Double(pixel & 0xFF)) / 255
        let (r, g, b) = (Self.linear(channels.x), Self.linear(channels.y), Self.linear(channels.z))
        // IEC 61966-2-1's matrix, divided by the white's X and Z.
        let x = Self.root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
        let y = Self.root(0.2126 * r + 0.7152 * g + 0.0722 * b)
        let z = Self.root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
        parts = SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    /// From 0 to a little over 100.
    func distance(to other: PerceivedColor) -> Double {
        let way = parts - other.parts
        return (way * way).sum().squareRoot()
    }

    private static func linear(_ value: Double) -> Double {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    /// The cube root, but a line near black.
    private static func root(_ value: Double) -> Double {
        value > 216.0 / 24389 ? cbrt(value) : (24389.0 / 27 * value + 16) / 116
    }
}
