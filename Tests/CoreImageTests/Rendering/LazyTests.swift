import CoreImage
import Testing

struct LazyTests {
    @Test func `nothing is worked out before it is drawn`() {
        // A bitmap that is never read: working it out would take minutes.
        var image = CIImage(cgImage: picture(4000, 4000) { _, _ in 0xFF80_8080 })
        for _ in 0..<200 { image = image.applyingGaussianBlur(sigma: 100) }
        let width: CGFloat = 4000 + 200 * 600
        #expect(image.extent.width == width)
    }

    @Test func `an image that occurs in itself again and again is worked out once each`() {
        var image = plain(8, 8, 0x4040_0000)
        for _ in 0..<60 { image = image.composited(over: image) }
        #expect(pixel(image, 3, 3) == 0xFFFF_0000)
    }

    @Test(arguments: [
        "CIGaussianBlur", "CITwirlDistortion", "CIPixellate", "CIDiscBlur", "CIZoomBlur", "CICrystallize", "CIBloom",
    ])
    func `the bytes do not depend on the threads`(name: String) {
        let image = CIImage(cgImage: colorful(150, 120)).applyingFilter(name)
        let alone = pixels(image, in: CIContext(options: nil, threads: 1))
        #expect(alone == pixels(image, in: CIContext(options: nil, threads: 7)))
        #expect(alone == pixels(image, in: CIContext(options: nil, threads: 2)))
    }

    @Test func `a part is the same bytes as the part of the whole`() {
        let image = CIImage(cgImage: colorful(90, 80)).applyingFilter("CITwirlDistortion")
        let whole = pixels(image)
        let part = pixels(image, rect(20, 30, 25, 10))
        // Rows count from the top.
        #expect(part == whole[40..<50].map { Array($0[20..<45]) })
    }
}
