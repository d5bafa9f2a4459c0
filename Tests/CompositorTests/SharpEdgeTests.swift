import Compositor
import CoreGraphics
import Testing

/// Edges that are not smoothed: a pixel belongs to what covers its centre.
struct SharpEdgeTests {
    private let red: UInt32 = 0xFFFF_0000
    private let blue: UInt32 = 0xFF00_00FF

    private func sharp(_ r: CGRect, _ color: UInt32, _ transform: Matrix4 = .identity) -> DisplayItem {
        .fill(
            FillItem(
                shape: .rounded(RoundedRect(r, isSharp: true)), color: PixelColor(value: color), transform: transform))
    }

    private func colors(_ frame: PixelBuffer) -> Set<UInt32> {
        var found: Set<UInt32> = []
        for y in 0..<frame.height { for x in 0..<frame.width { found.insert(frame[x, y]) } }
        return found
    }

    @Test(arguments: [0.0, 0.1, 0.25, 0.49, 0.5, 0.51, 0.75, 0.999])
    func `rectangles that share an edge show neither a seam nor a mixture`(offset: Double) {
        let left = sharp(rect(-20, -1, 28 + offset, 40), red)
        let right = sharp(rect(8 + offset, -1, 40, 40), blue)
        let frame = draw(16, 4, [left, right])
        #expect(colors(frame) == [red, blue])
        #expect(frame[7, 1] == red)
        #expect(frame[9, 1] == blue)
        #expect(frame[8, 1] == (offset > 0.502 ? red : blue))
    }

    @Test func `a rectangle stays as many pixels wide wherever it is moved`() {
        for step in 0..<20 {
            let frame = draw(16, 3, [sharp(rect(3 + Double(step) * 0.13, 1, 5, 1), white)])
            #expect((0..<16).filter { frame[$0, 1] == white }.count == 5)
            #expect(colors(frame) == [black, white])
        }
    }

    @Test func `a bitmap's edge is as sharp`() {
        let item = ImageItem(
            buffer: bitmap(4, 4, opaque: true) { _, _ in white }, source: rect(0, 0, 4, 4),
            destination: rect(2.4, 2.4, 4, 4), isSharp: true, transform: .identity)
        let frame = draw(10, 10, [.image(item)])
        #expect(colors(frame) == [black, white])
        #expect((0..<10).filter { frame[$0, 4] == white } == [2, 3, 4, 5])
    }

    @Test func `a border that moves stays as wide as it is`() {
        for step in 0..<20 {
            let border = BorderItem(
                outline: RoundedRect(rect(2 + Double(step) * 0.07, 2 + Double(step) * 0.11, 8, 8), isSharp: true),
                width: 1, color: .white, transform: .identity)
            let frame = draw(16, 16, [.border(border)])
            #expect(colors(frame) == [black, white])
            #expect((0..<16).filter { frame[6, $0] == white }.count == 2)
            #expect((0..<16).filter { frame[$0, 6] == white }.count == 2)
        }
    }

    @Test func `what is clipped sharply is cut between two pixels`() {
        let clip = RoundedRect(rect(2.6, 2.6, 5, 5), isSharp: true)
        let frame = draw(12, 12, [group([fill(rect(0, 0, 12, 12), white)], clip: clip)])
        #expect(colors(frame) == [black, white])
        #expect((0..<12).filter { frame[$0, 5] == white } == [3, 4, 5, 6, 7])
    }

    @Test func `turned rectangles that share an edge show nothing of what is behind them`() {
        for step in 0..<40 {
            let angle = Double(step) * 0.041
            var turn = Matrix4()
            (turn.m11, turn.m12, turn.m21, turn.m22) = (cosine(angle), sine(angle), -sine(angle), cosine(angle))
            (turn.m41, turn.m42) = (24.3, 23.7)
            let frame = draw(
                48, 48, background: 0xFF00_FF00,
                [sharp(rect(-90, -90, 90, 180), red, turn), sharp(rect(0, -90, 90, 180), blue, turn)])
            #expect(colors(frame).subtracting([red, blue]).isEmpty)
        }
    }

    @Test func `two faces of a cube meet without a seam`() {
        for step in 1..<30 {
            let angle = Double(step) * 0.05
            let faces = [face(angle, red), face(angle - .pi / 2, blue)]
            let frame = draw(64, 64, background: 0xFF00_FF00, faces)
            // Between the first and the last pixel of a row there are faces only.
            for y in 20..<44 {
                let row = (0..<64).map { frame[$0, y] }
                guard let first = row.firstIndex(where: { $0 != 0xFF00_FF00 }),
                    let last = row.lastIndex(where: { $0 != 0xFF00_FF00 })
                else { continue }
                #expect(row[first...last].allSatisfy { $0 == red || $0 == blue })
            }
        }
    }

    /// A cube's side of 40 pixels, turned about the cube's axis and seen from 200 pixels away.
    private func face(_ angle: Double, _ color: UInt32) -> DisplayItem {
        let (c, s) = (cosine(angle), sine(angle))
        var m = Matrix4()
        // About the axis 20 pixels behind the face, then the eye's perspective, then the frame's middle.
        (m.m11, m.m13, m.m14) = (c, -s, s / 200)
        let depth = 20 * c - 20
        (m.m41, m.m43, m.m44) = (20 * s, depth, 1 - depth / 200)
        var placed = m
        (placed.m11, placed.m41) = (m.m11 + 32 * m.m14, m.m41 + 32 * m.m44)
        (placed.m12, placed.m42) = (32 * m.m14, 32 * m.m44)
        return sharp(rect(-20, -20, 40, 40), color, placed)
    }

    /// As a series, since the module has no mathematics of its own.
    private func sine(_ x: Double) -> Double { cosine(x - .pi / 2) }

    private func cosine(_ x: Double) -> Double {
        var (sum, term) = (1.0, 1.0)
        for n in 1..<20 {
            term *= -x * x / Double((2 * n - 1) * (2 * n))
            sum += term
        }
        return sum
    }
}
