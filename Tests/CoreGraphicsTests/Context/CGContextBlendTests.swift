import CoreGraphics
import Testing

/// Opaque red as a pixel.
private let r: UInt32 = 0xFFFF_0000
/// Opaque blue as a pixel.
private let b: UInt32 = 0xFF00_00FF

@Suite struct CGContextBlendTests {
    /// One pixel of `below` after `above` was filled over it.
    private func blend(_ mode: CGBlendMode, _ above: CGColor, over below: CGColor) -> UInt32 {
        let canvas = Canvas(1, 1)
        let pixel = CGRect(x: 0, y: 0, width: 1, height: 1)
        canvas.context.setFillColor(below)
        canvas.context.fill(pixel)
        canvas.context.setBlendMode(mode)
        canvas.context.setFillColor(above)
        canvas.context.fill(pixel)
        return canvas.pixels[0][0]
    }

    private func gray(_ value: CGFloat, _ alpha: CGFloat = 1) -> CGColor { CGColor(gray: value, alpha: alpha) }

    @Test func `separable modes follow their formulas`() {
        let (a, b) = (gray(0.8), gray(0.4))
        // 0.8 = 204, 0.4 = 102 of 255
        #expect(blend(.multiply, a, over: b) & 0xFF == 82)
        #expect(blend(.screen, a, over: b) & 0xFF == 224)
        #expect(blend(.darken, a, over: b) & 0xFF == 102)
        #expect(blend(.lighten, a, over: b) & 0xFF == 204)
        #expect(blend(.difference, a, over: b) & 0xFF == 102)
        #expect(blend(.exclusion, a, over: b) & 0xFF == 143)
        #expect(blend(.plusLighter, a, over: b) & 0xFF == 255)
        #expect(blend(.plusDarker, a, over: b) & 0xFF == 51)
        #expect(blend(.plusDarker, gray(0.3), over: b) & 0xFF == 0)
    }

    @Test func `Porter and Duff's modes weigh by alpha`() {
        let (half, full) = (gray(1, 0.5), gray(0, 1))
        #expect(blend(.copy, half, over: full) == 0x8080_8080)
        #expect(blend(.clear, half, over: full) == 0)
        #expect(blend(.destinationOut, half, over: full) == 0x7F00_0000)
        #expect(blend(.destinationIn, half, over: full) == 0x8000_0000)
        #expect(blend(.sourceIn, full, over: half) == 0x8000_0000)
        #expect(blend(.destinationOver, full, over: half) == 0xFF80_8080)
        #expect(blend(.xor, full, over: full) == 0)
    }

    @Test(arguments: [CGBlendMode.sourceIn, .sourceOut, .destinationIn, .destinationAtop, .copy, .clear])
    func `no mode reaches beyond the shape`(mode: CGBlendMode) {
        let canvas = Canvas(2, 1)
        canvas.context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        canvas.context.setBlendMode(mode)
        canvas.context.setFillColor(.clear)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(canvas.pixels[0][1] == r)
        canvas.context.setStrokeColor(.clear)
        canvas.context.strokeLineSegments(between: [CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5)])
        #expect(canvas.pixels[0][1] == r)
    }

    @Test func `tinting an image by destinationIn touches the image's rect only`() {
        let canvas = Canvas(3, 1)
        canvas.context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        canvas.context.fill(CGRect(x: 0, y: 0, width: 3, height: 1))
        canvas.context.setBlendMode(.destinationIn)
        canvas.context.draw(
            CGImage(buffer: buffer([[0, 0xFFFF_FFFF]])), in: CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(canvas.pixels == [[0, b, b]])
    }

    @Test func `an opaque context stays opaque`() {
        let canvas = Canvas(1, 1, isOpaque: true)
        canvas.context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        canvas.context.clear(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(canvas.pixels == [[0xFF00_0000]])
        #expect(canvas.context.alphaInfo == .noneSkipFirst)
    }

    @Test func `a transparency layer is drawn as one`() {
        let canvas = Canvas(3, 1)
        let context = canvas.context
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        context.fill(CGRect(x: 1, y: 0, width: 2, height: 1))
        context.saveGState()
        context.endTransparencyLayer()
        #expect(canvas.pixels == [[0x8080_0000, 0x8000_0080, 0x8000_0080]])
        context.setAlpha(1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(canvas.pixels[0][0] == 0xFF00_0000)
    }

    @Test func `a layer in a rect reaches no farther, under any transform`() {
        let canvas = Canvas(6, 2, scale: 2)
        let context = canvas.context
        context.translateBy(x: 1, y: 0)
        context.beginTransparencyLayer(in: CGRect(x: 0, y: 0, width: 1, height: 1), auxiliaryInfo: nil)
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: -5, y: 0, width: 20, height: 1))
        context.endTransparencyLayer()
        #expect(canvas.pixels == [[0, 0, r, r, 0, 0], [0, 0, r, r, 0, 0]])
        #expect(context.boundingBoxOfClipPath == CGRect(x: -1, y: 0, width: 3, height: 1))
    }

    @Test func `layers nest`() {
        let canvas = Canvas(1, 1)
        let context = canvas.context
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setAlpha(0.5)
        context.beginTransparencyLayer(auxiliaryInfo: nil)
        context.setFillColor(.white)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        context.endTransparencyLayer()
        context.endTransparencyLayer()
        #expect(canvas.pixels == [[0x4040_4040]])
    }
}

@Suite struct CGContextShadowTests {
    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

    @Test func `a hard shadow is a displaced silhouette in its colour`() {
        let canvas = Canvas(3, 2)
        canvas.context.setShadow(offset: CGSize(width: 1, height: 1), blur: 0, color: CGColor(gray: 0, alpha: 0.5))
        canvas.context.setFillColor(red)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
        #expect(canvas.pixels == [[r, r, 0], [0, 0x8000_0000, 0x8000_0000]])
    }

    @Test func `offset and blur count in points and ignore the current transform`() {
        let canvas = Canvas(6, 4, scale: 2)
        canvas.context.scaleBy(x: 0.5, y: 0.5)
        canvas.context.setShadow(offset: CGSize(width: 1, height: 1), blur: 0, color: .black)
        canvas.context.setFillColor(red)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        let k: UInt32 = 0xFF00_0000
        #expect(
            canvas.pixels == [
                [r, r, 0, 0, 0, 0], [r, r, 0, 0, 0, 0], [0, 0, k, k, 0, 0], [0, 0, k, k, 0, 0],
            ])
    }

    @Test func `a bitmap context's shadow rises with a positive offset`() throws {
        let context = try #require(
            CGContext(
                data: nil, width: 1, height: 2, bitsPerComponent: 8, bytesPerRow: 0,
                space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue))
        context.setShadow(offset: CGSize(width: 0, height: 1), blur: 0, color: .black)
        context.setFillColor(red)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(context.makeImage().map { rows($0.buffer) } == [[0xFF00_0000], [r]])
    }

    @Test func `blur is twice the deviation`() {
        let canvas = Canvas(60, 60)
        canvas.context.setShadow(offset: CGSize(width: 100, height: 0), blur: 8, color: .black)
        canvas.context.setFillColor(red)
        // Only the shadow of this falls into the bitmap: its right edge at x = 30.
        canvas.context.fill(CGRect(x: -100, y: -50, width: 30, height: 160))
        // Φ(±0.5 / 4) of 255; the silhouette's left end lies outside the bitmap.
        #expect(abs(Int(canvas.pixels[30][29] >> 24) - 140) <= 2)
        #expect(abs(Int(canvas.pixels[30][30] >> 24) - 115) <= 2)
    }

    @Test func `the clip cuts the shadow, not its cause`() {
        let canvas = Canvas(3, 1)
        canvas.context.clip(to: CGRect(x: 1, y: 0, width: 2, height: 1))
        canvas.context.setShadow(offset: CGSize(width: 1, height: 0), blur: 0, color: .black)
        canvas.context.setFillColor(red)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(canvas.pixels == [[0, 0xFF00_0000, 0]])
    }

    @Test func `no colour means no shadow`() {
        let canvas = Canvas(2, 1)
        canvas.context.setShadow(offset: CGSize(width: 1, height: 0), blur: 0)
        canvas.context.setShadow(offset: CGSize(width: 1, height: 0), blur: 0, color: nil)
        canvas.context.setFillColor(red)
        canvas.context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(canvas.pixels == [[r, 0]])
    }
}
