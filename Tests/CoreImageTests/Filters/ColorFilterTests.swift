import CoreImage
import Testing

/// Expectations are computed by hand, on bytes, in a context that takes colours as they are stored.
struct ColorFilterTests {
    private let image = CIImage(cgImage: colorful(24, 24))

    @Test func `inverted twice it is the same`() {
        #expect(pixels(image.applyingFilter("CIColorInvert").applyingFilter("CIColorInvert")) == pixels(image))
        #expect(pixel(plain(1, 1, 0xFF10_80FF).applyingFilter("CIColorInvert"), 0, 0) == 0xFFEF_7F00)
        // Linear light by default: black becomes white, and white black.
        #expect(pixel(plain(1, 1, 0xFF00_00FF).applyingFilter("CIColorInvert"), 0, 0, in: CIContext()) == 0xFFFF_FF00)
    }

    @Test func `a matrix multiplies and adds`() {
        let swapped = image.applyingFilter(
            "CIColorMatrix",
            parameters: [
                "inputRVector": CIVector(x: 0, y: 0, z: 1, w: 0), "inputBVector": CIVector(x: 1, y: 0, z: 0, w: 0),
            ])
        let expected = pixels(image).map { $0.map { $0 & 0xFF00_FF00 | $0 >> 16 & 0xFF | ($0 & 0xFF) << 16 } }
        #expect(pixels(swapped) == expected)
        let biased = plain(1, 1, 0xFF40_4040).applyingFilter(
            "CIColorMatrix", parameters: ["inputBiasVector": CIVector(x: 0.5, y: 0, z: -1, w: 0)])
        #expect(difference(pixel(biased, 0, 0), 0xFFC0_4000) <= 1)
        let half = plain(1, 1, 0xFFFF_FFFF).applyingFilter(
            "CIColorMatrix", parameters: ["inputAVector": CIVector(x: 0, y: 0, z: 0, w: 0.5)])
        #expect(difference(pixel(half, 0, 0), 0x8080_8080) <= 1)
    }

    @Test func `exposure doubles light with each stop`() {
        let brighter = plain(1, 1, 0xFF20_1008).applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: 2])
        #expect(pixel(brighter, 0, 0) == 0xFF80_4020)
        // In linear light: 0.5 of sRGB is 0.21404, twice of it 0.42808, which is 0.6858 of sRGB.
        let linear = plain(1, 1, 0xFF80_8080).applyingFilter("CIExposureAdjust", parameters: [kCIInputEVKey: 1])
        #expect(difference(pixel(linear, 0, 0, in: CIContext()), 0xFFAF_AFAF) <= 1)
    }

    @Test func `gamma is a power`() {
        let darker = plain(1, 1, 0xFF80_40FF).applyingFilter("CIGammaAdjust", parameters: ["inputPower": 2])
        #expect(difference(pixel(darker, 0, 0), 0xFF40_10FF) <= 1)
    }

    @Test func `saturation, brightness and contrast`() {
        let gray = image.applyingFilter("CIColorControls", parameters: [kCIInputSaturationKey: 0])
        for row in pixels(gray) {
            for pixel in row { #expect(pixel >> 16 & 0xFF == pixel & 0xFF && pixel >> 8 & 0xFF == pixel & 0xFF) }
        }
        let all = plain(1, 1, 0xFF40_8060).applyingFilter(
            "CIColorControls", parameters: [kCIInputBrightnessKey: 0.25, kCIInputContrastKey: 2])
        // (c + 0.25 - 0.5) * 2 + 0.5
        #expect(difference(pixel(all, 0, 0), 0xFF80_FFC0) <= 1)
        #expect(pixels(image.applyingFilter("CIColorControls")) == pixels(image))
    }

    @Test func `hues turn around grey`() {
        let whole = image.applyingFilter("CIHueAdjust", parameters: [kCIInputAngleKey: 2 * Double.pi])
        #expect(difference(pixels(whole), pixels(image)) <= 1)
        let gray = plain(1, 1, 0xFF60_6060).applyingFilter("CIHueAdjust", parameters: [kCIInputAngleKey: 1.3])
        #expect(difference(pixel(gray, 0, 0), 0xFF60_6060) <= 1)
    }

    @Test func `posterised there are so many levels`() {
        let levels = image.applyingFilter("CIColorPosterize", parameters: ["inputLevels": 3])
        let found = Set(pixels(levels).joined().flatMap { [$0 >> 16 & 0xFF, $0 >> 8 & 0xFF, $0 & 0xFF] })
        #expect(found == [0, 128, 255])
    }

    @Test(arguments: ["CISepiaTone", "CIColorMonochrome"]) func `at no intensity nothing changes`(name: String) {
        #expect(
            difference(pixels(image.applyingFilter(name, parameters: [kCIInputIntensityKey: 0])), pixels(image)) <= 1)
        #expect(pixels(image.applyingFilter(name)) != pixels(image))
    }

    @Test(arguments: [
        "CIVibrance", "CIWhitePointAdjust", "CITemperatureAndTint", "CIVignette", "CIColorClamp", "CIColorPolynomial",
        "CIGammaAdjust", "CIExposureAdjust", "CIHueAdjust", "CIColorMatrix",
    ])
    func `as it is by default nothing changes`(name: String) {
        #expect(difference(pixels(image.applyingFilter(name)), pixels(image)) <= 1)
    }

    @Test func `the effects without colours are grey`() {
        for name in ["CIPhotoEffectMono", "CIPhotoEffectNoir", "CIPhotoEffectTonal"] {
            for pixel in pixels(image.applyingFilter(name)).joined() {
                #expect(difference(pixel, 0xFF00_0000 | (pixel & 0xFF) * 0x01_0101) == 0)
            }
        }
    }

    @Test func `a mask's light becomes opacity`() {
        let masked = CIImage(cgImage: picture(3, 1) { x, _ in [0xFF00_0000, 0xFF80_8080, 0xFFFF_FFFF][x] })
            .applyingFilter("CIMaskToAlpha")
        #expect(pixels(masked) == [[0, 0x8080_8080, 0xFFFF_FFFF]])
    }

    @Test func `warmth is warm`() {
        let warm = plain(1, 1, 0xFF80_8080).applyingFilter(
            "CITemperatureAndTint", parameters: ["inputTargetNeutral": CIVector(x: 3000, y: 0)])
        let result = pixel(warm, 0, 0) ?? 0
        #expect(result >> 16 & 0xFF > result & 0xFF)
    }
}
