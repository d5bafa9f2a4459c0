import Compositor
import CoreGraphics
import Testing

struct ShapeTests {
    /// How much white is on black, in pixels.
    private func area(_ b: PixelBuffer) -> Double {
        var sum = 0
        for y in 0..<b.height { for x in 0..<b.width { sum += channel(b[x, y], 0) } }
        return Double(sum) / 255
    }

    @Test func `edges between pixels cover by their share`() {
        let frame = draw(6, 6, [fill(rect(1.25, 1.5, 2.5, 2), 0xFFFF_FFFF)])
        // Columns 1 and 3 are covered by 3/4, rows 1 and 3 by 1/2.
        #expect((0..<6).map { channel(frame[$0, 2], 0) } == [0, 191, 255, 191, 0, 0])
        #expect((0..<6).map { channel(frame[$0, 1], 0) } == [0, 96, 128, 96, 0, 0])
        #expect((0..<6).map { channel(frame[$0, 3], 0) } == (0..<6).map { channel(frame[$0, 1], 0) })
    }

    @Test(arguments: [3.0, 10.0, 24.0])
    func `a circle has a circle's area and its symmetry`(r: Double) {
        let size = Int(2 * r) + 4
        let frame = draw(size, size, [fill(rect(2, 2, 2 * r, 2 * r), 0xFFFF_FFFF, radius: CGFloat(r))])
        #expect(abs(area(frame) - Double.pi * r * r) < 0.02 * Double.pi * r)
        expectEvery(frame, within: 2) { x, y in frame[size - 1 - x, y] }
        expectEvery(frame, within: 2) { x, y in frame[x, size - 1 - y] }
        expectEvery(frame, within: 2) { x, y in frame[y, x] }
    }

    @Test func `each corner has its own radius`() {
        var shape = RoundedRect(rect(0, 0, 20, 20))
        shape.topRight = 10
        let item = FillItem(shape: .rounded(shape), color: .white, transform: .identity)
        let frame = draw(20, 20, [.fill(item)])
        #expect(frame[0, 0] == 0xFFFF_FFFF)
        #expect(frame[0, 19] == 0xFFFF_FFFF)
        #expect(frame[19, 19] == 0xFFFF_FFFF)
        #expect(frame[19, 0] == 0xFF00_0000)
    }

    @Test func `a turned rectangle keeps its area`() {
        let m = product(product(.translation(x: -10, y: -6), turnZ(0.8, 0.6)), .translation(x: 24, y: 24))
        let frame = draw(48, 48, [fill(rect(0, 0, 20, 12), 0xFFFF_FFFF, m)])
        #expect(abs(area(frame) - 240) < 1)
    }

    @Test func `a turn by a right angle is sharp`() {
        let m = product(turnZ(0, 1), .translation(x: 30, y: 5))
        let frame = draw(40, 40, [fill(rect(0, 0, 10, 4), 0xFFFF_FFFF, m)])
        expectEvery(frame) { x, y in
            (26..<30).contains(x) && (5..<15).contains(y) ? white : black
        }
    }

    @Test func `coverage in place is used byte by byte`() {
        let coverage = CoverageBuffer(width: 20, height: 3)
        for y in 0..<3 { for x in 0..<20 { coverage.row(y)[x] = UInt8(min(x * 20, 255)) } }
        let shape = DisplayShape.coverage(coverage, rect: rect(2, 1, 20, 3))
        let frame = draw(24, 5, [.fill(FillItem(shape: shape, color: .white, transform: .identity))])
        for y in 1..<4 { for x in 0..<20 { #expect(channel(frame[x + 2, y], 0) == min(x * 20, 255)) } }
        #expect(frame[1, 1] == 0xFF00_0000)
        #expect(frame[22, 1] == 0xFF00_0000)
    }

    @Test func `stretched coverage is interpolated`() {
        let coverage = CoverageBuffer(width: 2, height: 1)
        (coverage.bytes[0], coverage.bytes[1]) = (0, 255)
        let shape = DisplayShape.coverage(coverage, rect: rect(0, 0, 4, 4))
        let frame = draw(4, 4, [.fill(FillItem(shape: shape, color: .white, transform: .identity))])
        #expect((0..<4).map { channel(frame[$0, 2], 0) } == [0, 64, 191, 255])
    }

    @Test func `a border lies inside its outline`() {
        let item = BorderItem(outline: RoundedRect(rect(2, 2, 16, 12)), width: 2, color: .white, transform: .identity)
        let frame = draw(20, 16, [.border(item)])
        expectEvery(frame) { x, y in
            let outer = x >= 2 && x < 18 && y >= 2 && y < 14
            let inner = x >= 4 && x < 16 && y >= 4 && y < 12
            return outer && !inner ? white : black
        }
    }

    @Test func `a round border has a ring's area`() {
        let item = BorderItem(
            outline: RoundedRect(rect(2, 2, 40, 40), radius: 20), width: 3, color: .white, transform: .identity)
        #expect(abs(area(draw(44, 44, [.border(item)])) - Double.pi * (400 - 289)) < 2)
    }

    @Test func `a border thicker than its rectangle fills it`() {
        let item = BorderItem(outline: RoundedRect(rect(0, 0, 8, 8)), width: 5, color: .white, transform: .identity)
        let frame = draw(8, 8, [.border(item)])
        expectEvery(frame) { _, _ in 0xFFFF_FFFF }
    }

    @Test func `shapes without extent or beyond all bounds draw nothing`() {
        let far = rect(1e12, 1e12, 5, 5)
        let frame = draw(
            8, 8, [fill(rect(2, 2, 0, 5), 0xFFFF_FFFF), fill(far, 0xFFFF_FFFF), fill(rect(2, 2, 3, 3), 0x0000_0000)])
        #expect(fingerprint(frame) == fingerprint(draw(8, 8, [])))
    }

    @Test func `a rectangle larger than everything fills the frame`() {
        let frame = draw(8, 8, [fill(rect(-1e9, -1e9, 2e9, 2e9), 0xFFFF_FFFF, turnZ(0.8, 0.6))])
        expectEvery(frame) { _, _ in 0xFFFF_FFFF }
    }
}
