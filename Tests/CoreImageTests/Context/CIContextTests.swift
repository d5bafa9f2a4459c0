import CoreImage
import Testing

struct CIContextTests {
    @Test func `light is worked with in linear numbers by default`() {
        #expect(CIContext().workingColorSpace?.name == CGColorSpace.extendedLinearSRGB)
        #expect(unmanaged.workingColorSpace == nil)
        let half = made(
            "CIDissolveTransition",
            [
                kCIInputImageKey: plain(1, 1, 0xFF00_0000), kCIInputTargetImageKey: plain(1, 1, 0xFFFF_FFFF),
                kCIInputTimeKey: 0.5,
            ]
        ).outputImage
        // Half of the light is 188 of 255 in sRGB.
        #expect(pixel(half, 0, 0, in: CIContext()) == 0xFFBC_BCBC)
        #expect(pixel(half, 0, 0, in: unmanaged) == 0xFF80_8080)
    }

    @Test func `what lies outside of the image is left out`() throws {
        let image = try #require(unmanaged.createCGImage(plain(4, 4, 0xFFFF_0000), from: rect(2, 2, 10, 10)))
        #expect(image.width == 2 && image.height == 2)
        #expect(unmanaged.createCGImage(plain(4, 4, 0xFFFF_0000), from: rect(20, 2, 10, 10)) == nil)
        #expect(unmanaged.createCGImage(.empty(), from: rect(0, 0, 1, 1)) == nil)
    }

    @Test func `a deferred image is rendered when it is drawn, with the same bytes`() throws {
        let image = CIImage(cgImage: colorful(40, 30)).applyingGaussianBlur(sigma: 2)
        let sRGB = CGColorSpace(name: CGColorSpace.sRGB)
        let (now, later) = try (
            #require(unmanaged.createCGImage(image, from: rect(0, 0, 40, 30), format: .RGBA8, colorSpace: sRGB)),
            #require(
                unmanaged.createCGImage(
                    image, from: rect(0, 0, 40, 30), format: .RGBA8, colorSpace: sRGB, deferred: true))
        )
        #expect(later.comesLater && !now.comesLater && later.width == 40 && later.height == 30)
        #expect(later.buffer.hasSamePixels(as: now.buffer))
        #expect(
            unmanaged.createCGImage(
                image, from: rect(900, 0, 4, 4), format: .RGBA8, colorSpace: nil, deferred: true) == nil)
    }

    @Test func `memory is written in the order that is asked for`() {
        var bytes = [UInt8](repeating: 7, count: 16)
        bytes.withUnsafeMutableBytes {
            guard let start = $0.baseAddress else { return }
            unmanaged.render(
                plain(1, 1, 0xFF01_0203), toBitmap: start, rowBytes: 8, bounds: rect(0, 0, 1, 2), format: .RGBA8,
                colorSpace: nil)
        }
        // The upper row is outside of the image.
        #expect(bytes == [0, 0, 0, 0, 7, 7, 7, 7, 1, 2, 3, 255, 7, 7, 7, 7])
    }
}
