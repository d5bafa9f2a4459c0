import CoreImage
import Testing

struct CIImageTests {
    @Test func `a bitmap comes out as it went in, in every context`() {
        let bitmap = colorful(40, 30)
        let image = CIImage(cgImage: bitmap)
        #expect(image.extent == rect(0, 0, 40, 30))
        let stored = (0..<30).map { y in (0..<40).map { bitmap.buffer[$0, y] } }
        #expect(pixels(image, in: CIContext()) == stored)
        #expect(pixels(image, in: unmanaged) == stored)
    }

    @Test func `every translucent pixel comes out as it went in`() {
        // All pairs of an opacity and a colour that is possible with it.
        let bitmap = picture(256, 256) { alpha, color in
            UInt32(alpha) << 24 | UInt32(min(color, alpha)) * 0x01_0101
        }
        let stored = (0..<256).map { y in (0..<256).map { bitmap.buffer[$0, y] } }
        #expect(pixels(CIImage(cgImage: bitmap), in: CIContext()) == stored)
    }

    @Test func `the y axis points upward`() {
        let image = CIImage(cgImage: picture(2, 2) { x, y in y == 0 ? 0xFFFF_0000 : 0xFF00_00FF })
        #expect(pixel(image, 0, 0) == 0xFF00_00FF)
        #expect(pixel(image, 0, 1) == 0xFFFF_0000)
    }

    @Test func `a part is a part`() {
        let image = CIImage(cgImage: colorful(20, 20)).cropped(to: rect(5, 6, 7, 8))
        #expect(image.extent == rect(5, 6, 7, 8))
        #expect(pixel(image, 5, 6) == pixel(CIImage(cgImage: colorful(20, 20)), 5, 6))
        #expect(image.cropped(to: rect(100, 100, 5, 5)).extent.isNull)
        #expect(CIImage(color: .red).cropped(to: rect(-3, 2, 4, 5)).extent == rect(-3, 2, 4, 5))
    }

    @Test func `moved by whole pixels the bytes are the same`() {
        let image = CIImage(cgImage: colorful(9, 7))
        let moved = image.transformed(by: CGAffineTransform(translationX: -100, y: 33))
        #expect(moved.extent == rect(-100, 33, 9, 7))
        #expect(pixels(moved) == pixels(image))
    }

    @Test func `turned four times by a right angle it is the same`() {
        let image = CIImage(cgImage: colorful(11, 6))
        var turned = image
        for _ in 0..<4 { turned = turned.oriented(.right).insertingIntermediate() }
        #expect(turned.extent == image.extent)
        #expect(pixels(turned) == pixels(image))
        let once = image.oriented(.right)
        #expect(once.extent == rect(0, 0, 6, 11))
        // To the right: what was at the left below is at the left above.
        #expect(pixel(once, 0, 10) == pixel(image, 0, 0))
    }

    @Test(arguments: 1...8) func `the orientations are those of EXIF`(exif: Int) {
        // Upright, an F's first rows are: two pixels, one pixel.
        let image = CIImage(cgImage: colorful(3, 5))
        let turned = image.oriented(forExifOrientation: Int32(exif))
        #expect(turned.extent.origin == .zero)
        #expect(turned.extent.width == (exif > 4 ? 5 : 3))
        // Where the stored picture's first row and first column are, as EXIF 2.3 says.
        let corners: [Int: (Int, Int)] = [
            1: (0, 4), 2: (2, 4), 3: (2, 0), 4: (0, 0), 5: (0, 2), 6: (4, 2), 7: (4, 0), 8: (0, 0),
        ]
        let corner = corners[exif] ?? (0, 0)
        #expect(pixel(turned, corner.0, corner.1) == pixel(image, 0, 4))
    }

    @Test func `clamped, the edges go on without end`() {
        let image = CIImage(cgImage: colorful(6, 6))
        let clamped = image.clampedToExtent()
        #expect(clamped.extent.isInfinite)
        #expect(pixel(clamped, -1000, 3) == pixel(image, 0, 3))
        #expect(pixel(clamped, 500, 700) == pixel(image, 5, 5))
        #expect(pixels(clamped, image.extent) == pixels(image))
    }

    @Test func `over another one is over it`() {
        let half = plain(4, 4, 0x8080_0000)
        let over = half.composited(over: plain(8, 8, 0xFF00_00FF))
        #expect(over.extent == rect(0, 0, 8, 8))
        #expect(difference(pixel(over, 1, 1), 0xFF80_007F) <= 1)
        #expect(pixel(over, 6, 6) == 0xFF00_00FF)
    }

    @Test func `alpha is multiplied and divided`() {
        let image = plain(2, 2, 0x8040_2010)
        let back = image.unpremultiplyingAlpha().premultiplyingAlpha()
        #expect(difference(pixels(back), pixels(image)) <= 1)
        #expect(pixel(image.settingAlphaOne(in: rect(0, 0, 2, 2)), 0, 0).map { $0 >> 24 } == 255)
    }

    @Test func `a file's bytes are read, and others are none`() throws {
        let data = PNGEncoder.encode(colorful(5, 4).buffer, opaque: true)
        let image = try #require(CIImage(data: data))
        #expect(pixels(image) == pixels(CIImage(cgImage: colorful(5, 4))))
        #expect(CIImage(data: Data([1, 2, 3])) == nil)
        #expect(CIImage(contentsOf: URL(fileURLWithPath: "/nowhere.png")) == nil)
    }

    @Test func `bytes in memory are an image`() {
        let data = Data([255, 0, 0, 255, 0, 255, 0, 255])
        let image = CIImage(
            bitmapData: data, bytesPerRow: 8, size: CGSize(width: 2, height: 1), format: .RGBA8, colorSpace: nil)
        #expect(pixels(image) == [[0xFFFF_0000, 0xFF00_FF00]])
        let short = CIImage(
            bitmapData: data, bytesPerRow: 8, size: CGSize(width: 2, height: 9), format: .RGBA8, colorSpace: nil)
        #expect(short.extent.isNull)
    }
}
