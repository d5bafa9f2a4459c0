import Compositor
import CoreGraphics
import Testing

/// What a layer tree should not give but can: nothing of it may trap.
struct RobustnessTests {
    private static let odd: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 0, 1e9]

    private func items(_ m: Matrix4) -> [DisplayItem] {
        let coverage = CoverageBuffer(width: 9, height: 7)
        let shape = DisplayShape.rounded(RoundedRect(rect(2, 2, 20, 14), radius: 5))
        let stops = [GradientItem.Stop(location: 0, color: .white), GradientItem.Stop(location: 1, color: .black)]
        let gradient = GradientItem(
            kind: .radial, shape: shape, stops: stops, start: CGPoint(x: 3, y: 3), end: CGPoint(x: 9, y: 9),
            transform: m)
        let path = DisplayShape.coverage(coverage, rect: rect(1, 1, 18, 14))
        let border = BorderItem(
            outline: RoundedRect(rect(2, 2, 20, 14), radius: 5), width: 2, color: .white, transform: m)
        let shadow = ShadowItem(
            caster: .shape(shape), color: .white, offset: CGSize(width: 2, height: 2), radius: 3, transform: m)
        let ofItems = ShadowItem(
            caster: .items([image(pattern(8, 8), m)]), color: .white, offset: .zero, radius: 3, transform: m)
        let deep = GroupItem(
            children: [group([image(pattern(8, 8), m)]), group([fill(rect(0, 0, 5, 5), white, m)])], transform: m,
            ordersByDepth: true)
        let clipped = GroupItem(
            children: [fill(rect(0, 0, 5, 5), white, m), image(pattern(8, 8))], opacity: 0.5,
            clip: RoundedRect(rect(0, 0, 9, 9), radius: 4), bounds: rect(0, 0, 9, 9), transform: m, blurRadius: 2)
        return [
            fill(rect(1, 1, 9, 9), white, m), image(pattern(8, 8), m), .gradient(gradient), .border(border),
            .fill(FillItem(shape: path, color: .white, transform: m)), .shadow(shadow), .shadow(ofItems), .group(deep),
            .group(clipped),
        ]
    }

    @Test(arguments: 0..<16)
    func `matrices with odd numbers do not trap`(place: Int) {
        for number in Self.odd {
            var m = Matrix4()
            switch place {
            case 0: m.m11 = number
            case 1: m.m12 = number
            case 2: m.m13 = number
            case 3: m.m14 = number
            case 4: m.m21 = number
            case 5: m.m22 = number
            case 6: m.m23 = number
            case 7: m.m24 = number
            case 8: m.m31 = number
            case 9: m.m32 = number
            case 10: m.m33 = number
            case 11: m.m34 = number
            case 12: m.m41 = number
            case 13: m.m42 = number
            case 14: m.m43 = number
            default: m.m44 = number
            }
            for item in items(m) { _ = draw(16, 16, [item]) }
        }
    }

    @Test func `rectangles with odd numbers do not trap`() {
        for a in Self.odd {
            for r in [rect(a, 2, 5, 5), rect(2, 2, abs(a), 5), rect(2, a, 5, 5), rect(a, a, 1e9, 1e9)] {
                let source = ImageItem(
                    buffer: pattern(8, 8), source: r, destination: rect(1, 1, 9, 9), transform: .identity)
                let shadow = ShadowItem(
                    caster: .shape(.rounded(RoundedRect(r, radius: 2))), color: .white, offset: .zero, radius: 3,
                    transform: .identity)
                let blurred = GroupItem(children: [fill(r, white)], bounds: r, blurRadius: 3)
                _ = draw(
                    16, 16,
                    [fill(r, white), fill(r, white, radius: 2), image(pattern(8, 8), at: r), .image(source)])
                _ = draw(16, 16, [.shadow(shadow), .group(blurred), group([fill(r, white)], clip: RoundedRect(r))])
            }
        }
    }

    @Test func `empty bitmaps and frames draw nothing`() {
        _ = draw(0, 0, [fill(rect(0, 0, 5, 5), white)])
        _ = draw(0, 9, [fill(rect(0, 0, 5, 5), white)])
        #expect(
            fingerprint(draw(9, 9, [image(PixelBuffer(width: 0, height: 0), at: rect(0, 0, 5, 5))]))
                == fingerprint(draw(9, 9, [])))
    }

    @Test func `blurs without end are cut short`() {
        for radius in [1e3, 1e6, 1e12, .infinity, .nan] {
            let shape = DisplayShape.rounded(RoundedRect(rect(2, 2, 5, 5)))
            let shadow = ShadowItem(
                caster: .shape(shape), color: .white, offset: .zero, radius: CGFloat(radius), transform: .identity)
            let items = ShadowItem(
                caster: .items([image(pattern(8, 8))]), color: .white, offset: .zero, radius: CGFloat(radius),
                transform: .identity)
            let blurred = GroupItem(children: [fill(rect(2, 2, 5, 5), white)], blurRadius: CGFloat(radius))
            _ = draw(16, 16, [.shadow(shadow), .shadow(items), .group(blurred)])
        }
    }

    @Test func `groups may be nested a hundred deep`() {
        var item = group([fill(rect(0, 0, 9, 9), white), fill(rect(2, 2, 9, 9), white)], opacity: 0.999)
        for _ in 0..<100 { item = group([item, fill(rect(0, 0, 1, 1), white)], opacity: 0.999) }
        #expect(channel(draw(12, 12, [item])[5, 5], 0) > 200)
    }

    private func gradient(_ kind: GradientItem.Kind, _ start: CGPoint, _ end: CGPoint, _ m: Matrix4) -> DisplayItem {
        let stops = [
            GradientItem.Stop(location: -.infinity, color: .white), GradientItem.Stop(location: .nan, color: .black),
            GradientItem.Stop(location: .infinity, color: .clear),
        ]
        return .gradient(
            GradientItem(
                kind: kind, shape: .rounded(RoundedRect(rect(0, 0, 16, 16))), stops: stops, start: start, end: end,
                transform: m))
    }

    @Test(arguments: odd) func `gradients with odd points read nothing but their colours`(a: Double) {
        var turned = Matrix4()
        turned.m14 = 0.01
        for b in Self.odd {
            for kind in [GradientItem.Kind.axial, .radial, .conic] {
                for m in [Matrix4.identity, turned] {
                    _ = draw(16, 16, [gradient(kind, CGPoint(x: a, y: 0), CGPoint(x: b, y: a), m)])
                    _ = draw(16, 16, [gradient(kind, CGPoint(x: 0, y: b), CGPoint(x: 3, y: a), m)])
                }
            }
        }
    }

    @Test func `a gradient that ends far away shows its first colour`() {
        let stops = [GradientItem.Stop(location: 0, color: .white), GradientItem.Stop(location: 1, color: .black)]
        let item = GradientItem(
            kind: .axial, shape: .rounded(RoundedRect(rect(0, 0, 16, 16))), stops: stops, start: CGPoint(x: 1, y: 0),
            end: CGPoint(x: 1e308, y: 0), transform: .identity)
        let frame = draw(16, 16, background: 0xFFFF_0000, [.gradient(item)])
        #expect((0..<16).allSatisfy { frame[$0, 8] == white })
    }

    @Test func `a nine-part bitmap of which a part is left out needs no more room than its row has`() {
        // Between the two middle columns lie five thousand of the bitmap's.
        let wide = pattern(5000, 9)
        let item = ImageItem(
            buffer: wide, source: rect(0, 0, 5000, 9), destination: rect(0, 0.3, 12, 9),
            center: .init(source: rect(6, 3, 4988, 3), destination: rect(6, 3.3, 0, 3)), transform: .identity)
        let frame = draw(12, 10, [.image(item)])
        #expect(difference(frame[0, 4], wide[0, 4]) < 80)
        #expect(difference(frame[11, 4], wide[4999, 4]) < 80)
    }

    @Test func `a shadow from far away costs no more than one from near`() {
        let far = ShadowItem(
            caster: .items([
                fill(rect(-90_000, 0, 180_000, 40), white), image(pattern(8, 8), at: rect(-50_000, 3, 8, 8)),
            ]),
            color: .white, offset: CGSize(width: 50_000, height: 0), radius: 2, transform: .identity)
        #expect(draw(16, 16, [.shadow(far)])[5, 8] == white)
    }
}
