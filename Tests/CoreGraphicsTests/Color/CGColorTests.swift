import CoreGraphics
import Testing

@Suite struct CGColorTests {
    @Test func `colours are equal by space and components`() {
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(red == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1))
        #expect(red.hashValue == CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1).hashValue)
        #expect(CGColor(gray: 1, alpha: 1) != CGColor(red: 1, green: 1, blue: 1, alpha: 1))
    }

    @Test func `components end with alpha`() {
        let gray = CGColor(gray: 0.25, alpha: 0.5)
        #expect(gray.components == [0.25, 0.5])
        #expect(gray.numberOfComponents == 2)
        #expect(gray.alpha == 0.5)
        #expect(gray.copy(alpha: 1)?.components == [0.25, 1])
        #expect(gray.colorSpace?.model == .monochrome)
    }

    @Test func `a colour can be made from a space's components`() {
        let color = CGColor(colorSpace: CGColorSpaceCreateDeviceRGB(), components: [0.1, 0.2, 0.3, 0.4])
        #expect(color?.components == [0.1, 0.2, 0.3, 0.4])
        #expect(color?.colorSpace == CGColorSpaceCreateDeviceRGB())
    }

    @Test func `the constants are greys, as Apple's are`() {
        #expect(CGColor.white.components == [1, 1])
        #expect(CGColor.black.components == [0, 1])
        #expect(CGColor.clear.components == [0, 0])
    }

    @Test func `linear light is converted by the sRGB curve`() throws {
        let linear = try #require(CGColorSpace(name: CGColorSpace.linearSRGB))
        let standard = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let color = CGColor(srgbRed: 0.5, green: 0.02, blue: 1, alpha: 1)
        let converted = try #require(color.converted(to: linear, intent: .defaultIntent, options: nil)?.components)
        // 0.5 and 0.02 through IEC 61966-2-1
        #expect(near(converted[0], 0.21404114, 1e-7) && near(converted[1], 0.02 / 12.92, 1e-9))
        let back = CGColor(colorSpace: linear, components: converted)?.converted(
            to: standard, intent: .defaultIntent, options: nil)
        #expect(near(back?.components?[0] ?? 0, 0.5, 1e-9))
    }

    @Test func `Display P3's red lies outside sRGB`() throws {
        let wide = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let extended = try #require(CGColorSpace(name: CGColorSpace.extendedSRGB))
        let red = try #require(CGColor(colorSpace: wide, components: [1, 0, 0, 1]))
        let values = try #require(red.converted(to: extended, intent: .defaultIntent, options: nil)?.components)
        // The well-known extended sRGB value of P3's red primary.
        #expect(near(values[0], 1.0930, 1e-3) && near(values[1], -0.2267, 1e-3) && near(values[2], -0.1501, 1e-3))
        #expect(red.rgba.red == 1 && red.rgba.green == 0)
    }

    @Test func `an RGB colour turned grey keeps its luminance`() throws {
        let gray = CGColorSpaceCreateDeviceGray()
        let white = CGColor(red: 1, green: 1, blue: 1, alpha: 0.5).converted(
            to: gray, intent: .defaultIntent, options: nil)
        #expect(near(white?.components?[0] ?? 0, 1, 1e-9) && white?.alpha == 0.5)
    }

    @Test func `a colour's pixel is premultiplied and rounded`() {
        #expect(CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5).premultipliedPixel == 0x8080_4000)
        #expect(CGColor(red: 2, green: -1, blue: 0, alpha: 1).premultipliedPixel == 0xFFFF_0000)
    }

    @Test func `unknown spaces are refused`() {
        #expect(CGColorSpace(name: "no such space") == nil)
        #expect(CGColorSpace(name: CGColorSpace.sRGB)?.numberOfComponents == 3)
        #expect(CGColorSpace(name: CGColorSpace.sRGB)?.name == CGColorSpace.sRGB)
        #expect(CGColorSpace(name: CGColorSpace.displayP3)?.isWideGamutRGB == true)
    }
}
