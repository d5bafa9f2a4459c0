import CoreImage
import Testing

struct BlurTests {
    private static let names = ["CIGaussianBlur", "CIBoxBlur", "CIDiscBlur", "CIMotionBlur", "CIZoomBlur"]

    @Test(arguments: names) func `what is the same everywhere stays so`(name: String) {
        let blurred = plain(60, 60, 0xFF40_80C0).clampedToExtent().applyingFilter(name)
        #expect(pixels(blurred, rect(10, 10, 30, 30)).joined().allSatisfy { $0 == 0xFF40_80C0 })
    }

    @Test(arguments: [0.5, 1, 1.9, 2, 3.3, 7, 12]) func `a point's light is kept, and its spread is sigma's`(
        sigma: Double
    ) {
        // A white square of 5 on black: what it sums up to, and its variance, can be told from the blurred bytes' sums.
        let image = CIImage(
            cgImage: picture(121, 121) { x, y in
                abs(x - 60) <= 2 && abs(y - 60) <= 2 ? 0xFFFF_FFFF : 0xFF00_0000
            })
        let sums = LightSums(pixels(image.applyingGaussianBlur(sigma: sigma), rect(0, 0, 121, 121)))
        // Twenty-five white pixels; rounding to bytes costs a little where it is dark.
        #expect(abs(sums.total / 255 - 25) < (sigma > 5 ? 4 : 1.5))
        #expect(abs(sums.middle - 60) < 0.05)
        if sigma < 5 { #expect(abs(sums.variance - (sigma * sigma + 2)) < 0.25 + sigma * sigma * 0.06) }
    }

    @Test func `extents grow by three times the radius`() {
        let image = plain(10, 10, 0xFFFF_FFFF)
        #expect(image.applyingGaussianBlur(sigma: 4).extent == rect(-12, -12, 34, 34))
        #expect(image.applyingFilter("CIBoxBlur", parameters: [kCIInputRadiusKey: 5]).extent == rect(-5, -5, 20, 20))
        #expect(image.applyingFilter("CIMotionBlur", parameters: [kCIInputRadiusKey: 5]).extent == rect(-5, 0, 20, 10))
        #expect(image.clampedToExtent().applyingGaussianBlur(sigma: 4).extent.isInfinite)
    }

    @Test func `a box is the mean of its pixels`() {
        let image = CIImage(cgImage: picture(9, 9) { x, y in x == 4 && y == 4 ? 0xFFFF_FFFF : 0xFF00_0000 })
        let box = image.applyingFilter("CIBoxBlur", parameters: [kCIInputRadiusKey: 1])
        // A ninth of 255.
        #expect(pixel(box, 4, 4) == 0xFF1C_1C1C)
        #expect(pixel(box, 5, 3) == 0xFF1C_1C1C)
        #expect(pixel(box, 6, 4) == 0xFF00_0000)
    }

    @Test func `motion goes along its angle`() {
        let image = CIImage(cgImage: picture(21, 21) { x, y in x == 10 && y == 10 ? 0xFFFF_FFFF : 0xFF00_0000 })
        let across = image.applyingFilter("CIMotionBlur", parameters: [kCIInputRadiusKey: 4])
        #expect((pixel(across, 13, 10) ?? 0) & 0xFF > 10)
        #expect((pixel(across, 10, 13) ?? 0) & 0xFF == 0)
    }

    @Test func `sharpening flat parts changes nothing`() {
        let flat = plain(30, 30, 0xFF60_7080)
        for name in ["CISharpenLuminance", "CIUnsharpMask"] {
            #expect(difference(pixels(flat.applyingFilter(name)), pixels(flat)) <= 1)
        }
        let edge = CIImage(cgImage: picture(30, 4) { x, _ in x < 15 ? 0xFF60_6060 : 0xFFA0_A0A0 })
        let sharp = pixels(edge.applyingFilter("CIUnsharpMask"))
        #expect(sharp[1][14] & 0xFF < 0x60)
        #expect(sharp[1][15] & 0xFF > 0xA0)
    }
}

/// Sums over a grey picture.
private struct LightSums {
    var total = 0.0
    var middle = 0.0
    var variance = 0.0

    init(_ rows: [[UInt32]]) {
        var (first, second) = (0.0, 0.0)
        for row in rows {
            for (x, pixel) in row.enumerated() {
                let light = Double(pixel & 0xFF)
                total += light
                first += light * Double(x)
                second += light * Double(x * x)
            }
        }
        middle = first / total
        variance = second / total - middle * middle
    }
}
