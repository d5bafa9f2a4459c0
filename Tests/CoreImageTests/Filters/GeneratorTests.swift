import CoreImage
import Testing

struct GeneratorTests {
    @Test func `one colour everywhere`() {
        let image = made("CIConstantColorGenerator", [kCIInputColorKey: CIColor(red: 0, green: 1, blue: 0)])
            .outputImage
        #expect(image?.extent.isInfinite == true)
        #expect(pixel(image, -500, 900, in: CIContext()) == 0xFF00_FF00)
    }

    @Test func `squares and stripes take turns from their centre`() {
        let values: [String: Any] = [kCIInputCenterKey: CIVector(x: 0, y: 0), kCIInputWidthKey: 10]
        let board = made("CICheckerboardGenerator", values).outputImage
        #expect(pixel(board, 5, 5) == 0xFFFF_FFFF)
        #expect(pixel(board, 15, 5) == 0xFF00_0000)
        #expect(pixel(board, 15, 15) == 0xFFFF_FFFF)
        #expect(pixel(board, -5, 5) == 0xFF00_0000)
        let stripes = made("CIStripesGenerator", values).outputImage
        #expect(pixel(stripes, 5, -70) == 0xFFFF_FFFF)
        #expect(pixel(stripes, 15, 70) == 0xFF00_0000)
    }

    @Test func `a line's gradient is half way in the middle`() {
        let image = made(
            "CILinearGradient", ["inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 255, y: 0)]
        ).outputImage
        #expect(pixel(image, -10, 3) == 0xFFFF_FFFF)
        #expect(difference(pixel(image, 127, 3), 0xFF80_8080) <= 1)
        #expect(pixel(image, 300, 3) == 0xFF00_0000)
    }

    @Test func `a ring's gradient goes from radius to radius`() {
        let image = made("CIRadialGradient", [kCIInputCenterKey: CIVector(x: 0, y: 0)]).outputImage
        #expect(pixel(image, 1, 1) == 0xFFFF_FFFF)
        #expect(pixel(image, 120, 0) == 0xFF00_0000)
        let bell = made("CIGaussianGradient", [kCIInputCenterKey: CIVector(x: 0, y: 0), kCIInputRadiusKey: 50])
            .outputImage
        #expect(difference(pixel(bell, 0, 0), 0xFFFF_FFFF) <= 1)
        #expect(pixel(bell, 60, 0) == 0)
    }

    @Test func `chance is the same every time, and even`() {
        let first = pixels(made("CIRandomGenerator").outputImage, rect(0, 0, 64, 64))
        #expect(first == pixels(made("CIRandomGenerator").outputImage, rect(0, 0, 64, 64)))
        let mean = first.joined().reduce(0.0) { $0 + Double($1 >> 24) } / 4096
        #expect(abs(mean - 127.5) < 6)
    }
}
