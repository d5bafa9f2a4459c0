import CoreImage
import Testing

struct CompositeTests {
    private let red = plain(4, 4, 0x80FF_0000 & 0x8080_0000 | 0x8000_0000)
    private let blue = plain(6, 6, 0xFF00_00FF)

    private func composite(_ name: String, _ image: CIImage, _ background: CIImage) -> CIImage? {
        made(name, [kCIInputImageKey: image, kCIInputBackgroundImageKey: background]).outputImage
    }

    @Test func `Porter and Duff`() {
        let over = composite("CISourceOverCompositing", red, blue)
        #expect(difference(pixel(over, 0, 0), 0xFF80_007F) <= 1)
        #expect(pixel(over, 5, 5) == 0xFF00_00FF)
        #expect(pixel(composite("CISourceInCompositing", red, blue), 0, 0) == 0x8080_0000)
        #expect(composite("CISourceInCompositing", red, blue)?.extent == rect(0, 0, 4, 4))
        #expect(pixel(composite("CISourceOutCompositing", red, blue), 0, 0) == 0)
        #expect(difference(pixel(composite("CISourceAtopCompositing", red, blue), 0, 0), 0xFF80_007F) <= 1)
        #expect(pixel(composite("CIAdditionCompositing", red, blue), 0, 0) == 0xFF80_00FF)
        #expect(pixel(composite("CIMaximumCompositing", red, blue), 0, 0) == 0xFF80_00FF)
        #expect(pixel(composite("CIMinimumCompositing", red, blue), 0, 0) == 0x8000_0000)
    }

    @Test(arguments: [
        ("CIMultiplyBlendMode", 0x20), ("CIScreenBlendMode", 0xA0), ("CIDarkenBlendMode", 0x40),
        ("CILightenBlendMode", 0x80), ("CIDifferenceBlendMode", 0x40), ("CIExclusionBlendMode", 0x80),
        ("CIOverlayBlendMode", 0x40), ("CILinearDodgeBlendMode", 0xC0), ("CISubtractBlendMode", 0x40),
        ("CIColorDodgeBlendMode", 0xAB), ("CILinearBurnBlendMode", 0x00), ("CIDivideBlendMode", 0xFF),
    ])
    func `blend modes by hand`(name: String, expected: Int) {
        // The image is a quarter, the background a half.
        let blended = composite(name, plain(2, 2, 0xFF40_4040), plain(2, 2, 0xFF80_8080))
        #expect(difference(pixel(blended, 0, 0), 0xFF00_0000 | UInt32(expected) * 0x01_0101) <= 1, "\(name)")
    }

    @Test func `every mode leaves what is alone as it is`() {
        for name in CIFilter.filterNames(inCategory: kCICategoryCompositeOperation) where name.hasSuffix("BlendMode") {
            let image = composite(name, plain(2, 2, 0xFF10_2030), plain(4, 4, 0xFF50_6070))
            #expect(pixel(image, 3, 3) == 0xFF50_6070)
        }
    }

    @Test func `a mask chooses`() {
        let mask = CIImage(cgImage: picture(3, 1) { x, _ in [0xFF00_0000, 0xFF80_8080, 0xFFFF_FFFF][x] })
        let chosen = made(
            "CIBlendWithMask",
            [
                kCIInputImageKey: plain(3, 1, 0xFFFF_FFFF), kCIInputBackgroundImageKey: plain(3, 1, 0xFF00_0000),
                kCIInputMaskImageKey: mask,
            ]
        ).outputImage
        #expect(difference(pixels(chosen), [[0xFF00_0000, 0xFF80_8080, 0xFFFF_FFFF]]) <= 1)
    }
}
