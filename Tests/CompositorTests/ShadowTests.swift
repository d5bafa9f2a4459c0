import Compositor
import CoreGraphics
import Testing

struct ShadowTests {
    private func shadow(
        _ r: RoundedRect, radius: CGFloat, offset: CGSize = .zero, _ transform: Matrix4 = .identity
    ) -> DisplayItem {
        .shadow(
            ShadowItem(
                caster: .shape(.rounded(r)), color: .white, offset: offset, radius: radius, transform: transform))
    }

    /// The Gaussian's integral, from tables of the error function.
    private let normal: [(Double, Double)] = [
        (-2, 0.0228), (-1, 0.1587), (-0.5, 0.3085), (0, 0.5), (0.5, 0.6915), (1, 0.8413), (2, 0.9772),
    ]

    @Test(arguments: [2.0, 4.0, 7.5, 12.0, 40.0])
    func `a straight edge fades like a Gaussian of that deviation`(sigma: Double) {
        let size = 400.0
        let frame = draw(400, 400, [shadow(RoundedRect(rect(200, -size, size * 2, size * 3)), radius: CGFloat(sigma))])
        for (t, share) in normal {
            let x = 200 + t * sigma
            let (low, high) = (Int((x - 0.5).rounded(.down)), Int((x - 0.5).rounded(.down)) + 1)
            let f = x - 0.5 - Double(low)
            let value = Double(channel(frame[low, 200], 0)) * (1 - f) + Double(channel(frame[high, 200], 0)) * f
            #expect(abs(value / 255 - share) < 0.02)
        }
    }

    @Test func `radius 0 is the shape itself`() {
        let r = RoundedRect(rect(10, 10, 20, 15), radius: 4)
        let frame = draw(48, 48, [shadow(r, radius: 0, offset: CGSize(width: 3, height: 2))])
        #expect(fingerprint(frame) == fingerprint(draw(48, 48, [fill(rect(13, 12, 20, 15), 0xFFFF_FFFF, radius: 4)])))
    }

    @Test func `the offset moves it`() {
        let r = RoundedRect(rect(30, 30, 60, 40), radius: 8)
        let moved = draw(140, 140, [shadow(r, radius: 6, offset: CGSize(width: 11, height: 7))])
        let plain = draw(140, 140, [shadow(r, radius: 6, .translation(x: 11, y: 7))])
        #expect(fingerprint(moved) == fingerprint(plain))
    }

    @Test func `a large rectangle's shadow is the small one's, stretched`() {
        let small = draw(200, 200, [shadow(RoundedRect(rect(40, 40, 70, 70), radius: 10), radius: 4)])
        let large = draw(200, 200, [shadow(RoundedRect(rect(40, 40, 120, 110), radius: 10), radius: 4)])
        var worst = 0
        for y in 0..<75 { for x in 0..<75 { worst = max(worst, difference(small[x, y], large[x, y])) } }
        #expect(worst <= 1)
        #expect(large[100, 90] == 0xFFFF_FFFF)
    }

    @Test func `a kept shadow is the same as a new one`() {
        let list = { (x: Double) in
            DisplayList(
                width: 120, height: 120,
                items: [shadow(RoundedRect(rect(30, 30, 50, 50), radius: 9), radius: 5, .translation(x: x, y: 0))])
        }
        let renderer = FrameRenderer(threads: 2)
        let (kept, new) = (PixelBuffer(width: 120, height: 120), PixelBuffer(width: 120, height: 120))
        for x in [0.0, 1, 2, 2.5, 3, 40] {
            renderer.render(list(x), into: kept)
            FrameRenderer(threads: 1).render(list(x), into: new)
            #expect(fingerprint(kept) == fingerprint(new))
        }
    }

    @Test func `the shadow of items is the shadow of their alpha`() {
        let items = [fill(rect(30, 30, 40, 20), 0xFF12_3456), fill(rect(30, 50, 40, 20), 0xFF65_4321)]
        let ofItems = ShadowItem(
            caster: .items(items), color: .white, offset: CGSize(width: 4, height: 3), radius: 5, transform: .identity)
        let ofShape = shadow(RoundedRect(rect(30, 30, 40, 40)), radius: 5, offset: CGSize(width: 4, height: 3))
        #expect(difference(draw(110, 110, [.shadow(ofItems)]), draw(110, 110, [ofShape])) <= 2)
    }

    @Test func `the shadow of items outside the frame reaches in`() {
        let items = [fill(rect(-40, 0, 39, 60), 0xFF00_0000)]
        let item = ShadowItem(caster: .items(items), color: .white, offset: .zero, radius: 6, transform: .identity)
        let frame = draw(60, 60, [.shadow(item)])
        #expect(channel(frame[0, 30], 0) > 90)
        #expect(channel(frame[0, 30], 0) < 128)
    }

    @Test func `the shadow of coverage`() {
        let coverage = CoverageBuffer(width: 40, height: 40)
        for y in 0..<40 { for x in 0..<40 { coverage.row(y)[x] = 255 } }
        let ofCoverage = ShadowItem(
            caster: .shape(.coverage(coverage, rect: rect(30, 30, 40, 40))), color: .white, offset: .zero, radius: 5,
            transform: .identity)
        let ofShape = shadow(RoundedRect(rect(30, 30, 40, 40)), radius: 5)
        #expect(difference(draw(110, 110, [.shadow(ofCoverage)]), draw(110, 110, [ofShape])) <= 2)
    }

    @Test func `a blurred group keeps its sum and fades at its edge`() {
        let sharp = [fill(rect(40, 40, 40, 40), 0xFFFF_FFFF)]
        let item = GroupItem(children: sharp, bounds: rect(0, 0, 120, 120), blurRadius: 5)
        let frame = draw(120, 120, [.group(item)])
        var sum = 0
        for y in 0..<120 { for x in 0..<120 { sum += channel(frame[x, y], 8) } }
        #expect(abs(Double(sum) / 255 - 1600) < 16)
        #expect(abs(channel(frame[40, 60], 0) - 137) <= 6)
        #expect(frame[60, 60] == 0xFFFF_FFFF)
    }

    @Test func `a group is blurred after it was clipped and masked`() {
        let wide = [fill(rect(0, 40, 120, 40), 0xFFFF_FFFF)]
        let cuts: [GroupItem] = [
            GroupItem(
                children: wide, clip: RoundedRect(rect(0, 0, 60, 120)), bounds: rect(0, 0, 120, 120), blurRadius: 5),
            GroupItem(
                children: wide, mask: [fill(rect(0, 0, 60, 120), 0xFF00_0000)], bounds: rect(0, 0, 120, 120),
                blurRadius: 5),
        ]
        for item in cuts {
            let frame = draw(120, 120, [.group(item)])
            // The cut edge itself is soft: half at the edge, and something beyond it.
            #expect(abs(channel(frame[60, 60], 0) - 118) <= 12)
            #expect(channel(frame[65, 60], 0) > 16 && channel(frame[80, 60], 0) == 0)
        }
    }

    @Test(arguments: [3.0, 9.0, 30.0])
    func `a blurred opaque picture stays opaque inside`(radius: CGFloat) {
        let item = GroupItem(children: [image(pattern(300, 300))], bounds: rect(0, 0, 300, 300), blurRadius: radius)
        let frame = draw(300, 300, background: 0, [.group(item)])
        #expect(channel(frame[150, 150], 24) == 255)
        let grey = draw(300, 300, [.group(item)])
        #expect(channel(grey[150, 150], 16) > 90)
        #expect(channel(grey[150, 150], 16) < 165)
    }

    @Test func `a page with its background casts the background's shadow`() {
        let page = fill(rect(30, 30, 50, 60), 0xFF20_2020)
        let inner = [fill(rect(35, 35, 10, 10), 0xFFFF_0000), group([fill(rect(40, 40, 30, 50), 0x8000_0000)])]
        let caster = { (items: [DisplayItem]) in
            DisplayItem.shadow(
                ShadowItem(
                    caster: .items(items), color: PixelColor(value: white), offset: CGSize(width: 2, height: 6),
                    radius: 5, transform: .identity))
        }
        let shape = shadow(RoundedRect(rect(30, 30, 50, 60)), radius: 5, offset: CGSize(width: 2, height: 6))
        #expect(fingerprint(draw(120, 120, [caster([page] + inner)])) == fingerprint(draw(120, 120, [shape])))
        // Something that sticks out casts a shadow too.
        let ear = fill(rect(70, 20, 20, 20), 0xFF00_0000)
        #expect(difference(draw(120, 120, [caster([page] + inner + [ear])]), draw(120, 120, [shape])) > 50)
    }
}
