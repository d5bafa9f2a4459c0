import Compositor
import CoreGraphics
import Testing

/// Every result is compared with the arithmetic done in floating point and rounded once.
struct BlendingTests {
    /// 256 × 256 pixels: column = alpha, row = colour component where it is not larger than alpha.
    private let translucent = bitmap(256, 256) { a, c in
        let c = min(a, c)
        return UInt32(a) << 24 | UInt32(c) << 16 | UInt32(c / 2) << 8 | UInt32(a - c)
    }

    private func exactOver(_ s: UInt32, _ d: UInt32, _ k: Double = 1) -> UInt32 {
        let thin = { (shift: UInt32) in (Double(channel(s, shift)) * k).rounded() }
        let rest = (255 - thin(24)) / 255
        return channels.reduce(0) { $0 | UInt32(thin($1) + (Double(channel(d, $1)) * rest).rounded()) << $1 }
    }

    @Test(arguments: [UInt32(0xFF00_0000), 0xFFFF_FFFF, 0xFF81_4203])
    func `a translucent bitmap is blended exactly`(background: UInt32) {
        let frame = draw(256, 256, background: background, [image(translucent)])
        expectEvery(frame) { exactOver(translucent[$0, $1], background) }
    }

    @Test(arguments: [1, 37, 128, 254])
    func `opacity thins a translucent bitmap exactly`(k: Int) {
        let frame = draw(256, 256, background: 0xFF4A_90E2, [group([image(translucent)], opacity: CGFloat(k) / 255)])
        expectEvery(frame) { exactOver(translucent[$0, $1], 0xFF4A_90E2, Double(k) / 255) }
    }

    @Test(arguments: [0, 1, 64, 127, 128, 200, 254, 255])
    func `an opaque bitmap is mixed in exactly`(k: Int) {
        let (below, above) = (pattern(101, 9), pattern(101, 9, seed: 5))
        let frame = draw(101, 9, [image(below), group([image(above)], opacity: CGFloat(k) / 255)])
        expectEvery(frame) { x, y in
            channels.reduce(UInt32(0)) {
                let sum = channel(below[x, y], $1) * (255 - k) + channel(above[x, y], $1) * k
                return $0 | UInt32((Double(sum) / 255).rounded()) << $1
            }
        }
    }

    @Test func `a translucent colour is blended exactly at every length of run`() {
        for width in 1...20 {
            let frame = draw(width, 1, background: 0xFF20_40FF, [fill(rect(0, 0, Double(width), 1), 0x8060_4020)])
            expectEvery(frame) { _, _ in exactOver(0x8060_4020, 0xFF20_40FF) }
        }
    }

    @Test func `an opaque fill replaces what is below`() {
        let frame = draw(9, 5, background: 0xFFFF_FFFF, [fill(rect(2, 1, 5, 3), 0xFF12_3456)])
        expectEvery(frame) { x, y in
            let inside = x >= 2 && x < 7 && y >= 1 && y < 4
            return inside ? 0xFF12_3456 : 0xFFFF_FFFF
        }
    }

    @Test func `a translucent background stays translucent`() {
        let frame = draw(3, 1, background: 0, [fill(rect(1, 0, 1, 1), 0x8040_2010)])
        #expect(frame[0, 0] == 0)
        #expect(frame[1, 0] == 0x8040_2010)
        #expect(!frame.isOpaque)
    }

    @Test func `the frame is written whole however it looked before`() {
        let frame = bitmap(20, 20) { _, _ in 0xDEAD_BEEF }
        FrameRenderer(threads: 1).render(DisplayList(width: 20, height: 20, background: .clear), into: frame)
        #expect(fingerprint(frame) == fingerprint(PixelBuffer(width: 20, height: 20)))
    }

    @Test func `whatever lies above a copied bitmap blends with its pixels`() {
        let below = pattern(43, 6)
        let tint = draw(43, 6, [image(below), fill(rect(0, 0, 43, 6), 0x4010_2030)])
        expectEvery(tint) { exactOver(0x4010_2030, below[$0, $1]) }
        // The parts of a group that are not opaque take another way than those that are.
        let parts = [fill(rect(0, 0, 20, 6), 0xFF30_60C0), fill(rect(18, 0, 12, 6), 0x8000_0000)]
        let mixed = draw(43, 6, [image(below), group(parts, opacity: 0.4)])
        let apart = draw(43, 6, [image(below), fill(rect(50, 0, 1, 1), white), group(parts, opacity: 0.4)])
        #expect(difference(mixed, apart) == 0)
        expectEvery(mixed, within: 1) { x, y in
            let first = x < 18 ? 0xFF30_60C0 : x < 20 ? exactOver(0x8000_0000, 0xFF30_60C0) : x < 30 ? 0x8000_0000 : 0
            return exactOver(first, below[x, y], 0.4)
        }
    }
}
