import Compositor
import CoreGraphics
import Testing

/// Turns about an axis parallel to the screen's sides, which are drawn without a division a pixel, beside what exact arithmetic gives.
@Suite("Turns about an upright or a level axis")
struct TurnTests {
    /// One pixel black, the next one white, in another way in each channel: here a 256th of a pixel more or less changes a channel by one.
    private let picture = bitmap(150, 110, opaque: true) { x, y in
        0xFF00_0000 | (x % 2 == 0 ? 0 : 0xFF_0000) | (y % 2 == 0 ? 0 : 0xFF00) | ((x + y) % 2 == 0 ? 0 : 0xFF)
    }

    /// The point of the picture that is seen at a point of the frame, counted from the first pixel's centre.
    private func place(_ m: Matrix4, _ x: Double, _ y: Double) -> SIMD2<Double> {
        let (a, b) = (m.m11 - x * m.m14, m.m21 - x * m.m24)
        let (c, d) = (m.m12 - y * m.m14, m.m22 - y * m.m24)
        let (e, f) = (x * m.m44 - m.m41, y * m.m44 - m.m42)
        let det = a * d - b * c
        return SIMD2((e * d - b * f) / det - 0.5, (a * f - e * c) / det - 0.5)
    }

    private func exact(_ p: SIMD2<Double>, _ shift: UInt32) -> Double {
        let (x, y) = (Int(p.x), Int(p.y))
        let (fx, fy) = (p.x - Double(x), p.y - Double(y))
        func at(_ x: Int, _ y: Int) -> Double { Double(channel(picture[x, y], shift)) }
        return (at(x, y) * (1 - fx) + at(x + 1, y) * fx) * (1 - fy) + (at(x, y + 1) * (1 - fx) + at(x + 1, y + 1) * fx)
            * fy
    }

    /// Compares all pixels that lie wholly within the picture.
    private func compare(_ m: Matrix4, sourceLocation: SourceLocation = #_sourceLocation) {
        let frame = draw(200, 160, [image(picture, m)])
        var (worst, compared) = (0.0, 0)
        for y in 0..<160 {
            for x in 0..<200 {
                let p = place(m, Double(x) + 0.5, Double(y) + 0.5)
                guard p.x >= 2, p.y >= 2, p.x < 146, p.y < 106 else { continue }
                compared += 1
                for shift in [UInt32(16), 8, 0] {
                    worst = max(worst, abs(exact(p, shift) - Double(channel(frame[x, y], shift))))
                }
            }
        }
        #expect(compared > 3000, sourceLocation: sourceLocation)
        // A place is counted in 256ths, so it is off by half of one, and by less than an eighth for the columns' steps: 0.63 of 255
        // in each direction. Blending rounds twice, by half each.
        #expect(worst <= 2 * 0.63 + 1, sourceLocation: sourceLocation)
    }

    static let turns = [(0.99, 0.141067), (0.96, 0.28), (0.8, 0.6), (0.8, -0.6), (0.7, -0.714143)]

    @Test(arguments: turns) func `about an upright axis`(c: Double, s: Double) {
        compare(product(perspective(400, about: 75, 55, turnY(c, s)), .translation(x: 25.3, y: 20.7)))
    }

    @Test(arguments: turns) func `about a level axis`(c: Double, s: Double) {
        var turn = Matrix4()
        (turn.m22, turn.m23, turn.m32, turn.m33) = (c, s, -s, c)
        compare(product(perspective(400, about: 75, 55, turn), .translation(x: 25.3, y: 20.7)))
    }

    @Test func `mirrored, as the back of a page`() {
        let mirror = Matrix4.scale(x: -1, y: 1)
        let turned = product(
            product(.translation(x: -150, y: 0), mirror), perspective(400, about: 75, 55, turnY(0.8, 0.6)))
        compare(product(turned, .translation(x: 25, y: 20)))
    }

    /// Many small pictures in one space: more than there are blocks.
    @Test func `a hundred pictures beside each other do not take each other's pixels`() {
        let small = pattern(9, 9)
        let turn = perspective(400, about: 75, 55, turnY(0.8, 0.6))
        let items = (0..<100).map { i in
            let (x, y) = (Double(i % 10) * 15, Double(i / 10) * 11)
            return image(small, product(.translation(x: x, y: y), turn))
        }
        let together = draw(160, 120, items)
        let alone = PixelBuffer(width: 160, height: 120)
        let renderer = FrameRenderer(threads: 1)
        var difference = 0
        for item in items {
            renderer.render(DisplayList(width: 160, height: 120, items: [item]), into: alone)
            for y in 0..<120 {
                for x in 0..<160 where alone[x, y] & 0xFF_FFFF != 0 && alone[x, y] != together[x, y] { difference += 1 }
            }
        }
        // The edges of neighbours overlap by parts of a pixel.
        #expect(difference < 400)
    }
}
