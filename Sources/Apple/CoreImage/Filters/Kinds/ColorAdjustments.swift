import CoreGraphics

/// A 3 × 3 matrix for colors.
struct ColorTransform: Sendable {
    private let columns: (SIMD3<Float>, SIMD3<Float>, SIMD3<Float>)

    /// The matrix's rows.
    init(_ red: SIMD3<Float>, _ green: SIMD3<Float>, _ blue: SIMD3<Float>) {
        columns = (
            SIMD3(red.x, green.x, blue.x), SIMD3(red.y, green.y, blue.y), SIMD3(red.z, green.z, blue.z)
        )
    }

    @inline(__always) func callAsFunction(_ color: SIMD3<Float>) -> SIMD3<Float> {
        columns.0 * color.x + columns.1 * color.y + columns.2 * color.z
    }

    /// Turns hues by an angle around the gray axis (the rotation in YIQ that SVG's `hueRotate` is, too: Filter Effects
    /// 1, with the weights of BT.709).
    static func hue(_ angle: Double) -> ColorTransform {
        let (c, s) = (Float(cos(angle)), Float(sin(angle)))
        let (r, g, b) = (Light.weights.x, Light.weights.y, Light.weights.z)
        return ColorTransform(
            SIMD3(r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b)),
            SIMD3(r - c * r + s * 0.143, g + c * (1 - g) + s * 0.140, b - c * b - s * 0.283),
            SIMD3(r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b))
    }
}

extension SIMD3<Float> {
    /// How bright it is.
    @inline(__always) var luma: Float { (self * Light.weights).sum() }

    @inline(__always) var unit: SIMD3<Float> {
        SIMD3(x.unit, y.unit, z.unit)
    }
}

extension FilterKind {
    static let colorAdjustments: [FilterKind] = [
        FilterKind(
            "CIColorControls", kCICategoryColorAdjustment,
            [
                .image(), .number(kCIInputSaturationKey, 1).within(0, slider: 0...2),
                .number(kCIInputBrightnessKey, 0).within(-1, slider: -1...1),
                .number(kCIInputContrastKey, 1).within(0, slider: 0.25...4),
            ]
        ) { values in
            let saturation = values.float(kCIInputSaturationKey)
            let (brightness, contrast) = (values.float(kCIInputBrightnessKey), values.float(kCIInputContrastKey))
            return values.image()?.recolored { color in
                let gray = SIMD3<Float>(repeating: color.luma)
                return (mix(gray, color, saturation) + brightness - 0.5) * contrast + 0.5
            }
        },
        FilterKind(
            "CIColorMatrix", kCICategoryColorAdjustment,
            [
                .image(), .vector("inputRVector", [1, 0, 0, 0]), .vector("inputGVector", [0, 1, 0, 0]),
                .vector("inputBVector", [0, 0, 1, 0]), .vector("inputAVector", [0, 0, 0, 1]),
                .vector("inputBiasVector", [0, 0, 0, 0]),
            ]
        ) { values in
            let (r, g) = (values.four("inputRVector"), values.four("inputGVector"))
            let (b, a) = (values.four("inputBVector"), values.four("inputAVector"))
            let bias = values.four("inputBiasVector")
            return values.image()?.toned { _ in
                { pixel in
                    let sums = Pixel((pixel * r).sum(), (pixel * g).sum(), (pixel * b).sum(), (pixel * a).sum()) + bias
                    return Pixel(sums.color, sums.w.unit)
                }
            }
        },
        FilterKind(
            "CIColorClamp", kCICategoryColorAdjustment,
            [
                .image(), .vector("inputMinComponents", [0, 0, 0, 0]), .vector("inputMaxComponents", [1, 1, 1, 1]),
            ]
        ) { values in
            let (low, high) = (values.four("inputMinComponents"), values.four("inputMaxComponents"))
            return values.image()?.toned { _ in { pointwiseMin(pointwiseMax($0, low), pointwiseMax(low, high)) } }
        },
        FilterKind(
            "CIColorPolynomial", kCICategoryColorAdjustment,
            [
                .image(), .vector("inputRedCoefficients", [0, 1, 0, 0]),
                .vector("inputGreenCoefficients", [0, 1, 0, 0]), .vector("inputBlueCoefficients", [0, 1, 0, 0]),
                .vector("inputAlphaCoefficients", [0, 1, 0, 0]),
            ]
        ) { values in
            let rows = (
                values.four("inputRedCoefficients"), values.four("inputGreenCoefficients"),
                values.four("inputBlueCoefficients"), values.four("inputAlphaCoefficients")
            )
            return values.image()?.toned { _ in
                { pixel in
                    func cubic(_ x: Float, _ c: Pixel) -> Float { c.x + x * (c.y + x * (c.z + x * c.w)) }
                    return Pixel(
                        cubic(pixel.x, rows.0), cubic(pixel.y, rows.1), cubic(pixel.z, rows.2),
                        cubic(pixel.w, rows.3).unit)
                }
            }
        },
        FilterKind(
            "CIExposureAdjust", kCICategoryColorAdjustment, [.image(), .number(kCIInputEVKey, 0).slider(-10...10)]
        ) { values in
            let factor = Float(exp2(values.number(kCIInputEVKey).limited(to: -60...60)))
            return values.image()?.recolored { $0 * factor }
        },
        FilterKind("CIGammaAdjust", kCICategoryColorAdjustment, [.image(), .number("inputPower", 1).slider(0.25...4)]) {
            let curve = ToneCurve { [power = $0.number("inputPower")] in pow($0, power) }
            return $0.image()?.recolored { curve($0) }
        },
        FilterKind(
            "CIHueAdjust", kCICategoryColorAdjustment, [.image(), .angle().slider(-Double.pi...Double.pi)]
        ) { values in
            let turn = ColorTransform.hue(values.number(kCIInputAngleKey))
            return values.image()?.recolored { turn($0) }
        },
        FilterKind(
            "CIVibrance", kCICategoryColorAdjustment,
            [.image(), .number("inputAmount", 0).within(-1, 1, slider: -1...1)]
        ) { values in
            let amount = values.float("inputAmount")
            return values.image()?.recolored { color in
                // What is gray gains most, what is full of color nothing.
                let fullness = (color.max() - color.min()).unit
                return mix(SIMD3(repeating: color.luma), color, 1 + amount * (1 - fullness))
            }
        },
        FilterKind("CIWhitePointAdjust", kCICategoryColorAdjustment, [.image(), .color(kCIInputColorKey, 1, 1, 1)]) {
            values in
            let white = values.color(kCIInputColorKey)
            return values.image()?.toned { space in
                let factor = space.straight(white).color
                return { Pixel($0.color * factor, $0.w) }
            }
        },
        FilterKind(
            "CITemperatureAndTint", kCICategoryColorAdjustment,
            [.image(), .vector("inputNeutral", [6500, 0]), .vector("inputTargetNeutral", [6500, 0])]
        ) { values in
            let factors = WhitePoint.factors(
                from: values.vector("inputNeutral"), to: values.vector("inputTargetNeutral"))
            return values.image()?.recolored { $0 * factors }
        },
        FilterKind("CILinearToSRGBToneCurve", kCICategoryColorAdjustment, [.image()]) {
            $0.image()?.matched { $0.store($1) }
        },
        FilterKind("CISRGBToneCurveToLinear", kCICategoryColorAdjustment, [.image()]) {
            $0.image()?.matched { $0.work($1) }
        },
    ]
}

/// A function of shares in a table: 0 to 1 and what lies between its entries.
struct ToneCurve: Sendable {
    private let table: [Float]

    init(_ function: (Double) -> Double) {
        table = (0...4097).map { Float(function(min(Double($0) / 4096, 1)).finite(or: 1).limited(to: -100...100)) }
    }

    @inline(__always) func callAsFunction(_ value: Float) -> Float {
        let scaled = value.unit * 4096
        let index = Int(scaled)
        return table.withUnsafeBufferPointer { $0[index] + ($0[index + 1] - $0[index]) * (scaled - Float(index)) }
    }

    @inline(__always) func callAsFunction(_ color: SIMD3<Float>) -> SIMD3<Float> {
        SIMD3(self(color.x), self(color.y), self(color.z))
    }
}

/// What light of a temperature looks like.
private enum WhitePoint {
    /// By how much red, green and blue change when white of the one light becomes white of the other.
    static func factors(from neutral: CIVector, to target: CIVector) -> SIMD3<Float> {
        let (from, to) = (white(neutral), white(target))
        let factors = to / from
        // Green keeps its brightness; temperatures change the balance alone.
        return SIMD3<Float>(factors / (factors * SIMD3(0.2126, 0.7152, 0.0722)).sum())
    }

    /// The light of a temperature and a tint in linear sRGB: chromaticities of the daylight locus and below it of Planck's (Kim and
    /// others, 2002), the tint as magenta against green, a hundred for a tenth.
    private static func white(_ vector: CIVector) -> SIMD3<Double> {
        let t = Double(vector.x).finite(or: 6500).limited(to: 1667...25_000)
        let x: Double
        if t <= 4000 {
            x = -0.2661239e9 / (t * t * t) - 0.2343589e6 / (t * t) + 0.8776956e3 / t + 0.179910
        } else {
            x = -3.0258469e9 / (t * t * t) + 2.1070379e6 / (t * t) + 0.2226347e3 / t + 0.240390
        }
        let cube = x * x * x
        let y: Double
        if t <= 2222 {
            y = -1.1063814 * cube - 1.34811020 * x * x + 2.18555832 * x - 0.20219683
        } else if t <= 4000 {
            y = -0.9549476 * cube - 1.37418593 * x * x + 2.09137015 * x - 0.16748867
        } else {
            y = 3.0817580 * cube - 5.87338670 * x * x + 3.75112997 * x - 0.37001483
        }
        let (bigX, bigZ) = (x / y, (1 - x - y) / y)
        let r = 3.2404542 * bigX - 1.5371385 - 0.4985314 * bigZ
        let g = -0.9692660 * bigX + 1.8760108 + 0.0415560 * bigZ
        let b = 0.0556434 * bigX - 0.2040259 + 1.0572252 * bigZ
        let tint = Double(vector.y).finite(or: 0).limited(to: -500...500) / 1000
        return SIMD3(max(r, 0.01), max(g * (1 + tint), 0.01), max(b, 0.01))
    }
}
