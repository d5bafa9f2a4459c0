import Compositor
import CoreGraphics
import Testing

struct ThreadTests {
    /// A list that uses every kind of item and every way of drawing.
    static let everything: DisplayList = {
        let (page, other) = (pattern(220, 340), pattern(220, 340, seed: 7))
        let glass = bitmap(90, 70) { x, y in
            let a = UInt32((x * 3 + y * 5) & 255)
            return a << 24 | (a / 2) << 16 | (a / 3) << 8 | a
        }
        let coverage = CoverageBuffer(width: 60, height: 50)
        for y in 0..<50 { for x in 0..<60 { coverage.row(y)[x] = UInt8((x * y) & 255) } }
        let path = DisplayShape.coverage(coverage, rect: rect(0, 0, 60, 50))
        let turn = perspective(400, about: 110, 170, turnY(0.8, 0.6))
        let spin = product(turnZ(0.96, 0.28), .translation(x: 40.3, y: 20.7))
        var shrink = Matrix4.scale(x: 0.21, y: 0.37)
        (shrink.m41, shrink.m42) = (150.4, 10.2)
        let stops: [GradientItem.Stop] = [
            .init(location: 0, color: PixelColor(value: 0xC000_80C0)),
            .init(location: 0.4, color: PixelColor(value: 0xFFFF_FF00)),
            .init(location: 1, color: PixelColor(value: 0x4040_0000)),
        ]
        func gradient(_ kind: GradientItem.Kind, _ r: CGRect, _ m: Matrix4) -> DisplayItem {
            .gradient(
                GradientItem(
                    kind: kind, shape: .rounded(RoundedRect(r, radius: 12)), stops: stops,
                    start: CGPoint(x: r.midX, y: r.midY), end: CGPoint(x: r.maxX, y: r.maxY - 7), transform: m))
        }
        func shadow(_ caster: ShadowItem.Caster, _ m: Matrix4) -> DisplayItem {
            .shadow(
                ShadowItem(
                    caster: caster, color: PixelColor(value: 0x9000_0000), offset: CGSize(width: 3, height: 5.5),
                    radius: 7, transform: m))
        }
        let nine = ImageItem(
            buffer: glass, source: rect(0, 0, 90, 70), destination: rect(12, 250, 180, 60),
            center: .init(source: rect(20, 20, 10, 10), destination: rect(32, 270, 120, 20)), transform: .identity)
        func face(_ b: PixelBuffer, _ m: Matrix4) -> DisplayItem {
            .group(GroupItem(children: [image(b, m)], bounds: rect(0, 0, 220, 340), transform: m))
        }
        let crossing = perspective(600, about: 110, 170, product(.scale(x: 0.4, y: 0.3), turnY(0.6, -0.8)))
        let items: [DisplayItem] = [
            image(page), gradient(.axial, rect(10, 10, 80, 60), .identity), gradient(.radial, rect(0, 0, 90, 90), spin),
            gradient(.conic, rect(120, 200, 70, 70), .identity), image(other, turn), image(other, shrink),
            .fill(FillItem(shape: path, color: PixelColor(value: 0xC0C0_C0C0), transform: .translation(x: 20, y: 90))),
            .fill(FillItem(shape: path, color: PixelColor(value: 0xFF10_2030), transform: spin)),
            shadow(.shape(.rounded(RoundedRect(rect(100, 30, 70, 50), radius: 14))), .identity),
            shadow(.shape(path), spin), shadow(.items([image(glass, .translation(x: 60, y: 160))]), .identity),
            .image(nine),
            .border(
                BorderItem(
                    outline: RoundedRect(rect(5.5, 5.5, 200, 300), radius: 30), width: 2.5,
                    color: PixelColor(value: 0xFFFF_FFFF), transform: .identity)),
            group([image(glass, spin), fill(rect(50, 50, 60, 60), 0xFF20_40C0, radius: 11)], opacity: 0.6),
            group(
                [image(page, .translation(x: 3, y: 4)), image(glass, .translation(x: 30, y: 120))],
                clip: RoundedRect(rect(20.5, 110, 120, 90), radius: 25)),
            group([image(other), image(glass)], opacity: 0.8, mask: [image(glass, .translation(x: 120, y: 100))]),
            .group(
                GroupItem(
                    children: [image(glass, .translation(x: 100, y: 230))], opacity: 0.9, bounds: rect(0, 0, 220, 340),
                    blurRadius: 4)),
            .group(
                GroupItem(
                    children: [
                        face(page, perspective(600, about: 110, 170, product(.scale(x: 0.4, y: 0.3), turnY(0.8, 0.6)))),
                        face(other, crossing),
                    ], ordersByDepth: true)),
        ]
        return DisplayList(width: 220, height: 340, items: items)
    }()

    private func frame(threads: Int) -> PixelBuffer {
        let frame = PixelBuffer(width: 220, height: 340)
        FrameRenderer(threads: threads).render(Self.everything, into: frame)
        return frame
    }

    @Test func `one, two and seven threads draw the same bytes`() {
        let one = fingerprint(frame(threads: 1))
        #expect(fingerprint(frame(threads: 2)) == one)
        #expect(fingerprint(frame(threads: 7)) == one)
    }

    @Test func `a renderer draws the same bytes again`() {
        let renderer = FrameRenderer(threads: 3)
        let frame = PixelBuffer(width: 220, height: 340)
        renderer.render(Self.everything, into: frame)
        let first = fingerprint(frame)
        renderer.render(DisplayList(width: 220, height: 340, items: [fill(rect(0, 0, 50, 50), white)]), into: frame)
        renderer.render(Self.everything, into: frame)
        #expect(fingerprint(frame) == first)
    }

    /// The threads of each are started, woken up, and sent home again.
    @Test func `many renderers come and go`() {
        let (width, height) = (320, 200)
        let list = DisplayList(width: width, height: height, items: Self.everything.items)
        var expected: UInt64?
        for round in 0..<60 {
            let renderer = FrameRenderer(threads: 2 + round % 3)
            for _ in 0..<(round % 4) {
                let frame = PixelBuffer(width: width, height: height)
                renderer.render(list, into: frame)
                if expected == nil { expected = fingerprint(frame) }
                #expect(fingerprint(frame) == expected)
            }
        }
        #expect(expected != nil)
    }

    @Test func `frames of different sizes take turns`() {
        let renderer = FrameRenderer(threads: 2)
        for (w, h) in [(220, 340), (3, 500), (500, 3), (1, 1), (220, 340)] {
            let whole = Self.everything
            let list = DisplayList(width: w, height: h, background: whole.background, items: whole.items)
            let (a, b) = (PixelBuffer(width: w, height: h), PixelBuffer(width: w, height: h))
            renderer.render(list, into: a)
            FrameRenderer(threads: 1).render(list, into: b)
            #expect(fingerprint(a) == fingerprint(b))
        }
    }

    /// The bytes of `everything`. If a change of the compositor is meant to change pixels, look at the picture and write
    /// the new number down; otherwise this is the same on every machine, for ever.
    @Test func `the picture is the one that was written down`() {
        #expect(String(fingerprint(frame(threads: 2)), radix: 16) == "4f824bd6423d248b")
    }
}
