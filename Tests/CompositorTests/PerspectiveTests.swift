import Compositor
import CoreGraphics
import Testing

/// Perspective against a slow sampler that knows no tricks: per pixel the inverse of the matrix, four neighbours, floating
/// point; at edges 16 × 16 points of the pixel are asked whether they are inside.
struct PerspectiveTests {
    private struct Reference {
        let m: Matrix4
        let picture: PixelBuffer

        /// The local point seen at a point of the frame (Cramer's rule); nil behind the eye.
        func local(_ x: Double, _ y: Double) -> SIMD2<Double>? {
            let (a, b) = (m.m11 - x * m.m14, m.m21 - x * m.m24)
            let (c, d) = (m.m12 - y * m.m14, m.m22 - y * m.m24)
            let (e, f) = (x * m.m44 - m.m41, y * m.m44 - m.m42)
            let det = a * d - b * c
            guard det != 0 else { return nil }
            let p = SIMD2((e * d - b * f) / det, (a * f - e * c) / det)
            return p.x * m.m14 + p.y * m.m24 + m.m44 > 0 ? p : nil
        }

        func isInside(_ x: Double, _ y: Double) -> Bool {
            guard let p = local(x, y) else { return false }
            return p.x >= 0 && p.y >= 0 && p.x <= Double(picture.width) && p.y <= Double(picture.height)
        }

        func coverage(_ x: Int, _ y: Int) -> Double {
            var hits = 0
            for j in 0..<16 {
                for i in 0..<16
                where isInside(Double(x) + (Double(i) + 0.5) / 16, Double(y) + (Double(j) + 0.5) / 16) { hits += 1 }
            }
            return Double(hits) / 256
        }

        func sample(_ x: Int, _ y: Int, _ shift: UInt32) -> Double {
            guard let p = local(Double(x) + 0.5, Double(y) + 0.5) else { return 0 }
            let u = min(max(p.x - 0.5, 0), Double(picture.width - 1))
            let v = min(max(p.y - 0.5, 0), Double(picture.height - 1))
            let (x0, y0) = (Int(u), Int(v))
            let (x1, y1) = (min(x0 + 1, picture.width - 1), min(y0 + 1, picture.height - 1))
            let (fx, fy) = (u - Double(x0), v - Double(y0))
            func at(_ x: Int, _ y: Int) -> Double { Double(channel(picture[x, y], shift)) }
            let upper = at(x0, y0) * (1 - fx) + at(x1, y0) * fx
            let lower = at(x0, y1) * (1 - fx) + at(x1, y1) * fx
            return upper * (1 - fy) + lower * fy
        }
    }

    /// Smooth, so that rounding a sample's place to 1/256 pixel moves no channel by more than a step or two.
    private let picture = bitmap(120, 90, opaque: true) { x, y in
        0xFF00_0000 | UInt32(x * 2) << 16 | UInt32(y * 2) << 8 | UInt32((x + y) & 255)
    }

    private func compare(_ m: Matrix4, sourceLocation: SourceLocation = #_sourceLocation) {
        let frame = draw(160, 120, background: 0xFF00_0000, [image(picture, m)])
        let reference = Reference(m: m, picture: picture)
        var worst = 0.0
        for y in 0..<120 {
            for x in 0..<160 {
                let covered = reference.coverage(x, y)
                for shift in [UInt32(16), 8, 0] {
                    let expected = reference.sample(x, y, shift) * covered
                    let edge = covered > 0 && covered < 1 ? 4.0 : 0
                    worst = max(worst, abs(expected - Double(channel(frame[x, y], shift))) - edge)
                }
            }
        }
        #expect(worst <= 3, sourceLocation: sourceLocation)
    }

    @Test(arguments: [(1.0, 0.0), (0.96, 0.28), (0.8, 0.6), (0.6, -0.8), (-0.8, 0.6)])
    func `a page that turns about the vertical axis`(c: Double, s: Double) {
        compare(product(perspective(300, about: 60, 45, turnY(c, s)), .translation(x: 20, y: 15)))
    }

    @Test func `a page turned in the plane`() {
        compare(product(product(.translation(x: -60, y: -45), turnZ(0.8, 0.6)), .translation(x: 80, y: 60)))
    }

    @Test func `a page scaled and moved by parts of a pixel`() {
        var m = Matrix4.scale(x: 1.3, y: 0.9)
        (m.m41, m.m42) = (3.3, 7.7)
        compare(m)
    }

    @Test func `a page of which a part lies behind the eye`() {
        // The turn brings the page's right half up to and beyond the eye.
        compare(product(perspective(40, about: 60, 45, turnY(0.28, 0.96)), .translation(x: 20, y: 15)))
        compare(product(perspective(40, about: 60, 45, turnY(0.28, -0.96)), .translation(x: 20, y: 15)))
    }

    @Test func `a page wholly behind the eye is not drawn`() {
        let m = perspective(40, about: 60, 45, .translation(x: 0, y: 0, z: 100))
        #expect(fingerprint(draw(160, 120, [image(picture, m)])) == fingerprint(draw(160, 120, [])))
    }

    @Test func `a page seen edge-on is not drawn`() {
        let m = perspective(300, about: 60, 45, turnY(0, 1))
        #expect(fingerprint(draw(160, 120, [image(picture, m)])) == fingerprint(draw(160, 120, [])))
    }

    @Test func `a turning page that gets narrow is averaged across`() {
        let stripes = bitmap(400, 50, opaque: true) { x, _ in x % 2 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF }
        let m = perspective(100_000, about: 200, 25, turnY(0.1, 0.9950))
        let frame = draw(400, 50, [image(stripes, m)])
        for x in 183..<217 { #expect(abs(channel(frame[x, 25], 0) - 128) <= 24) }
    }

    /// The bitmap is followed in memory by nothing that may be read.
    @Test func `samples stay within the bitmap up to its last row`() {
        let tall = bitmap(33, 2000, opaque: true) { x, y in y == 1999 ? white : black | UInt32(x) }
        for step in 0..<40 {
            let c = 0.3 + Double(step) * 0.017
            let turn = perspective(900, about: 16, 1000, turnY(c, (1 - c * c).squareRoot()))
            let frame = draw(40, 2010, background: 0xFF00_8000, [image(tall, turn)])
            #expect(frame[39, 2009] == 0xFF00_8000 || channel(frame[39, 2009], 24) == 255)
        }
    }
}
