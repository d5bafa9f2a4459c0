import Compositor
import CoreGraphics
import Testing

struct MaskTests {
    private let content = [fill(rect(0, 0, 32, 32), 0xFFFF_0000), fill(rect(10, 10, 12, 12), 0xFF00_FF00)]

    @Test func `only the mask's alpha counts`() {
        let mask = bitmap(32, 32) { x, y in UInt32((x * 8) & 255) << 24 }
        let frame = draw(32, 32, [group(content, mask: [image(mask)])])
        for x in 0..<32 {
            #expect(channel(frame[x, 2], 16) == x * 8)
            #expect(channel(frame[x, 16], 8) == (x >= 10 && x < 22 ? x * 8 : 0))
        }
    }

    @Test func `a mask of one round fill is a clip`() {
        let masked = draw(32, 32, [group(content, mask: [fill(rect(3, 3, 26, 26), 0xFFFF_FFFF, radius: 13)])])
        let clipped = draw(32, 32, [group(content, clip: RoundedRect(rect(3, 3, 26, 26), radius: 13))])
        #expect(fingerprint(masked) == fingerprint(clipped))
    }

    @Test func `a translucent mask thins`() {
        let masked = draw(32, 32, [group(content, mask: [fill(rect(0, 0, 32, 32), 0x8000_0000)])])
        let thinned = draw(32, 32, [group(content, opacity: 128.0 / 255)])
        #expect(fingerprint(masked) == fingerprint(thinned))
    }

    @Test func `several fills mask together`() {
        let mask = [fill(rect(0, 0, 8, 32), 0xFF00_0000), fill(rect(24, 0, 8, 32), 0xFF00_0000)]
        let frame = draw(32, 32, [group(content, mask: mask)])
        for x in 0..<32 { #expect(frame[x, 1] == (x < 8 || x >= 24 ? 0xFFFF_0000 : black)) }
    }

    @Test func `an empty mask hides all`() {
        #expect(fingerprint(draw(32, 32, [group(content, mask: [])])) == fingerprint(draw(32, 32, [])))
    }

    @Test func `coverage masks in place`() {
        let coverage = CoverageBuffer(width: 32, height: 32)
        for y in 0..<32 { for x in 0..<32 { coverage.row(y)[x] = UInt8(y * 8) } }
        let shape = DisplayShape.coverage(coverage, rect: rect(0, 0, 32, 32))
        let mask = DisplayItem.fill(FillItem(shape: shape, color: .white, transform: .identity))
        let frame = draw(32, 32, [group(content, mask: [mask])])
        for y in 0..<32 { #expect(channel(frame[1, y], 16) == y * 8) }
    }

    @Test func `mask, clip and opacity work together`() {
        let mask = bitmap(32, 32) { _, _ in 0x8000_0000 }
        let frame = draw(
            32, 32, background: 0xFFFF_FFFF,
            [group(content, opacity: 0.5, clip: RoundedRect(rect(0, 0, 16.5, 32)), mask: [image(mask)])])
        #expect(difference(frame[2, 2], 0xFFFF_BFBF) <= 1)
        #expect(difference(frame[12, 12], 0xFFBF_FFBF) <= 1)
        #expect(difference(frame[16, 2], 0xFFFF_DFDF) <= 1)
        #expect(frame[17, 2] == 0xFFFF_FFFF)
    }
}
