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

    /// Panes side by side, of which one is translucent and one has round corners; and a bitmap that is as opaque as they are.
    private func panes() -> (mask: [DisplayItem], asBitmap: [DisplayItem]) {
        let mask = [
            fill(rect(0, 0, 9, 14), 0xFF00_0000), fill(rect(9, 3, 7, 20), 0x8000_0000),
            fill(rect(18, 4, 12, 26), 0xFF12_3456, radius: 5), fill(rect(2, 25, 14, 4), 0xFFFF_FFFF),
        ]
        let alphas = draw(32, 32, background: 0, mask)
        return (mask, [image(bitmap(32, 32) { x, y in alphas[x, y] })])
    }

    @Test(arguments: [1, 0.6] as [CGFloat])
    func `panes side by side mask like a bitmap of them`(_ opacity: CGFloat) {
        let (mask, asBitmap) = panes()
        let translucent: [DisplayItem] = [
            fill(rect(0, 0, 20, 32), 0x8080_8080), fill(rect(10, 10, 12, 12), 0xFF00_FF00),
        ]
        let all: [[DisplayItem]] = [content, [image(pattern(32, 32))], translucent]
        for contents in all {
            let apart = draw(32, 32, background: 0xFF20_4060, [group(contents, opacity: opacity, mask: mask)])
            let together = draw(32, 32, background: 0xFF20_4060, [group(contents, opacity: opacity, mask: asBitmap)])
            // A translucent pane of a thinned group is rounded once, or twice.
            #expect(difference(apart, together) <= 2)
        }
    }

    @Test func `opaque panes show opaque contents to the byte`() {
        let mask = (0..<6).map { fill(rect(Double($0) * 5 + 1, Double($0), 4, 20), 0xFF00_0000) }
        let alphas = draw(32, 32, background: 0, mask)
        let asBitmap = [image(bitmap(32, 32) { x, y in alphas[x, y] })]
        let contents = [image(pattern(32, 32)), fill(rect(4, 4, 20, 20), 0x8000_8000)]
        let apart = draw(32, 32, background: 0xFF20_4060, [group(contents, mask: mask)])
        #expect(
            fingerprint(apart) == fingerprint(draw(32, 32, background: 0xFF20_4060, [group(contents, mask: asBitmap)])))
    }

    @Test func `panes over each other add up to no more than one`() {
        let mask = [fill(rect(0, 0, 20, 32), 0x8000_0000), fill(rect(10, 0, 22, 32), 0x8000_0000)]
        let frame = draw(32, 32, [group([fill(rect(0, 0, 32, 32), 0xFFFF_0000)], mask: mask)])
        #expect(abs(channel(frame[5, 16], 16) - 128) <= 1 && abs(channel(frame[25, 16], 16) - 128) <= 1)
        #expect(abs(channel(frame[15, 16], 16) - 192) <= 1)
    }

    @Test func `what a pane leaves of a corner is seen, and nothing beside it`() {
        // Each pane cuts the group's own clip once more.
        let clip = RoundedRect(rect(0, 0, 32, 32), radius: 16)
        let mask = [fill(rect(0, 0, 16, 32), 0xFF00_0000), fill(rect(16, 0, 16, 16), 0xFF00_0000)]
        let masked = draw(32, 32, [group(content, clip: clip, mask: mask)])
        let clipped = draw(32, 32, [group(content, clip: clip)])
        for y in 0..<32 {
            for x in 0..<32 { #expect(masked[x, y] == (x < 16 || y < 16 ? clipped[x, y] : black), "\(x) \(y)") }
        }
    }

    /// A mask that fades out from one side to the other, or downwards; or turned.
    private func fading(from start: CGPoint, to end: CGPoint, in area: CGRect) -> DisplayItem {
        .gradient(
            GradientItem(
                kind: .axial, shape: .rounded(RoundedRect(area)),
                stops: [
                    .init(location: 0, color: PixelColor(value: 0)),
                    .init(location: 1, color: PixelColor(value: 0xFF00_0000)),
                ], start: start, end: end, transform: .identity))
    }

    @Test(arguments: [[40, 0, 90, 0], [90, 0, 40, 0], [0, 20, 0, 50], [20, 20, 70, 40]])
    func `a mask that fades shows nothing where it is transparent, all where it is opaque`(_ way: [Double]) {
        let mask = fading(
            from: CGPoint(x: way[0], y: way[1]), to: CGPoint(x: way[2], y: way[3]), in: rect(3, 2, 122, 60))
        let alphas = draw(128, 64, background: 0, [mask])
        let asBitmap = image(bitmap(128, 64) { x, y in alphas[x, y] })
        let half = pattern(64, 64, seed: 3)
        // All opaque; opaque on one side, and translucent on the other; not opaque at all.
        let all: [[DisplayItem]] = [
            [image(pattern(128, 64))], [image(half, at: rect(64, 0, 64, 64)), fill(rect(0, 0, 70, 64), 0x8080_4000)],
            [image(half), fill(rect(60, 0, 68, 64), 0x8000_4080)], [fill(rect(10, 10, 100, 40), 0x4000_4000)],
        ]
        for contents in all {
            for opacity in [1, 0.5] as [CGFloat] {
                let faded = draw(128, 64, background: 0xFF20_4060, [group(contents, opacity: opacity, mask: [mask])])
                let expected = draw(
                    128, 64, background: 0xFF20_4060, [group(contents, opacity: opacity, mask: [asBitmap])])
                #expect(fingerprint(faded) == fingerprint(expected))
                let whole = draw(128, 64, background: 0xFF20_4060, [group(contents, opacity: opacity)])
                expectMix(faded, of: 0xFF20_4060, and: whole, by: alphas)
            }
        }
    }

    /// Each pixel is as far from the background to what is seen without a mask as the mask says.
    private func expectMix(
        _ frame: PixelBuffer, of background: UInt32, and whole: PixelBuffer, by alphas: PixelBuffer,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var faults = 0
        for y in 0..<frame.height {
            for x in 0..<frame.width {
                let alpha = channel(alphas[x, y], 24)
                if alpha == 0, frame[x, y] != background { faults += 1 }
                for shift in channels {
                    let (from, to) = (channel(background, shift), channel(whole[x, y], shift))
                    let mixed = Double(from) + Double(to - from) * Double(alpha) / 255
                    if abs(Double(channel(frame[x, y], shift)) - mixed) > 2 { faults += 1 }
                }
            }
        }
        #expect(faults == 0, sourceLocation: sourceLocation)
    }

    @Test func `masks that fade keep apart from frame to frame, and from each other`() {
        let renderer = FrameRenderer(threads: 2)
        let frame = PixelBuffer(width: 128, height: 64)
        for step in 0..<4 {
            let start = Double(step) * 20
            let masks = [0.0, 32.0].map { (top: Double) -> DisplayItem in
                fading(
                    from: CGPoint(x: start + top, y: 0), to: CGPoint(x: start + top + 40, y: 0),
                    in: rect(0, top, 128, 32))
            }
            let items = masks.map { group([fill(rect(0, 0, 128, 64), white)], mask: [$0]) }
            renderer.render(
                DisplayList(width: 128, height: 64, background: PixelColor(value: black), items: items), into: frame)
            for (top, mask) in zip([0, 32], masks) {
                let alphas = draw(128, 64, background: 0, [mask])
                for x in 0..<128 { #expect(channel(frame[x, top + 9], 16) == channel(alphas[x, top + 9], 24)) }
            }
        }
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
