import CoreImage
import Testing

struct GeometryTests {
    private let image = CIImage(cgImage: colorful(40, 30))

    @Test func `crops and transforms by their inputs`() {
        let crop = image.applyingFilter("CICrop", parameters: ["inputRectangle": CIVector(x: 5, y: 5, z: 10, w: 10)])
        #expect(crop.extent == rect(5, 5, 10, 10))
        #expect(image.applyingFilter("CICrop").extent == image.extent)
        let moved = image.applyingFilter(
            "CIAffineTransform", parameters: [kCIInputTransformKey: CGAffineTransform(translationX: 3, y: 4)])
        #expect(moved.extent == rect(3, 4, 40, 30))
        #expect(pixels(moved) == pixels(image))
    }

    @Test func `scaled up by two each pixel's middle keeps its colour mixed with the nearest`() {
        let steps = CIImage(cgImage: picture(2, 1) { x, _ in x == 0 ? 0xFF00_0000 : 0xFFFF_FFFF })
        let large = steps.clampedToExtent().transformed(by: CGAffineTransform(scaleX: 2, y: 2))
        #expect(pixels(large, rect(0, 0, 4, 1)) == [[0xFF00_0000, 0xFF40_4040, 0xFFBF_BFBF, 0xFFFF_FFFF]])
        let sharp = steps.samplingNearest().transformed(by: CGAffineTransform(scaleX: 2, y: 2))
        #expect(pixels(sharp)[0] == [0xFF00_0000, 0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_FFFF])
    }

    @Test func `Lanczos keeps flat parts, and has the size that it should`() {
        let small = plain(100, 60, 0xFF40_8020).applyingFilter(
            "CILanczosScaleTransform", parameters: [kCIInputScaleKey: 0.25, kCIInputAspectRatioKey: 2])
        #expect(small.extent == rect(0, 0, 50, 15))
        #expect(pixels(small).joined().allSatisfy { difference($0, 0xFF40_8020) <= 1 })
    }

    @Test func `tiles repeat`() {
        let tiles = image.applyingFilter("CIAffineTile")
        #expect(tiles.extent.isInfinite)
        #expect(pixels(tiles, rect(80, -30, 40, 30)) == pixels(image))
    }

    @Test func `to the own corners nothing moves`() {
        func corner(_ x: CGFloat, _ y: CGFloat) -> CIVector { CIVector(x: x, y: y) }
        let same = image.applyingFilter(
            "CIPerspectiveTransform",
            parameters: [
                "inputTopLeft": corner(0, 30), "inputTopRight": corner(40, 30), "inputBottomLeft": corner(0, 0),
                "inputBottomRight": corner(40, 0),
            ])
        #expect(same.extent == image.extent)
        #expect(difference(pixels(same), pixels(image)) <= 1)
    }

    @Test func `straightened it fills its place`() {
        let turned = plain(40, 30, 0xFF80_8080).applyingFilter(
            "CIStraightenFilter", parameters: [kCIInputAngleKey: 0.2])
        #expect(turned.extent == rect(0, 0, 40, 30))
        #expect(pixels(turned).joined().allSatisfy { $0 == 0xFF80_8080 })
    }

    @Test(arguments: ["CITwirlDistortion", "CIBumpDistortion", "CIPinchDistortion", "CIVortexDistortion"])
    func `outside of its circle a distortion changes nothing`(name: String) {
        let bent = image.applyingFilter(
            name, parameters: [kCIInputCenterKey: CIVector(x: 20, y: 15), kCIInputRadiusKey: 10])
        #expect(pixels(bent) != pixels(image))
        for (x, y) in [(2, 2), (38, 28), (5, 15), (20, 27)] { #expect(pixel(bent, x, y) == pixel(image, x, y)) }
    }

    @Test func `a hole is empty`() {
        let hole = image.applyingFilter(
            "CIHoleDistortion", parameters: [kCIInputCenterKey: CIVector(x: 20, y: 15), kCIInputRadiusKey: 5])
        #expect(pixel(hole, 20, 15) == 0)
        #expect(pixel(hole, 35, 28) == pixel(image, 35, 28))
    }

    @Test func `a mosaic's squares are the means of their pixels`() {
        let steps = CIImage(cgImage: picture(8, 8) { x, _ in x % 4 < 2 ? 0xFF00_0000 : 0xFF80_8080 })
        let mosaic = steps.applyingFilter(
            "CIPixellate", parameters: [kCIInputCenterKey: CIVector(x: 0, y: 0), kCIInputScaleKey: 4])
        #expect(Set(pixels(mosaic).joined()) == [0xFF40_4040])
    }
}
