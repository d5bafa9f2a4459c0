import Compositor
import CoreGraphics
import Testing

struct GradientTests {
    private func gradient(
        _ kind: GradientItem.Kind, _ stops: [(CGFloat, UInt32)], _ start: (Double, Double), _ end: (Double, Double),
        _ transform: Matrix4 = .identity
    ) -> DisplayItem {
        .gradient(
            GradientItem(
                kind: kind, shape: .rounded(RoundedRect(rect(0, 0, 100, 100))),
                stops: stops.map { .init(location: $0.0, color: PixelColor(value: $0.1)) },
                start: CGPoint(x: start.0, y: start.1), end: CGPoint(x: end.0, y: end.1), transform: transform))
    }

    private let greys: [(CGFloat, UInt32)] = [(0, 0xFF00_0000), (1, 0xFFFF_FFFF)]

    private func grey(_ t: Double) -> UInt32 {
        let v = UInt32((min(max(t, 0), 1) * 255).rounded())
        return 0xFF00_0000 | v << 16 | v << 8 | v
    }

    @Test func `axial runs from start to end and extends`() {
        let frame = draw(100, 100, [gradient(.axial, greys, (10, 0), (90, 0))])
        expectEvery(frame, within: 1) { x, _ in grey((Double(x) + 0.5 - 10) / 80) }
    }

    @Test func `axial along a slope is level across it`() {
        let frame = draw(100, 100, [gradient(.axial, greys, (0, 0), (100, 100))])
        expectEvery(frame, within: 1) { x, y in grey((Double(x + y) + 1) / 200) }
    }

    @Test func `radial reaches its last stop at the ellipse`() {
        let frame = draw(100, 100, [gradient(.radial, greys, (50, 50), (90, 70))])
        expectEvery(frame, within: 1) { x, y in
            let dx = (Double(x) - 49.5) / 40
            let dy = (Double(y) - 49.5) / 20
            return grey((dx * dx + dy * dy).squareRoot())
        }
    }

    @Test func `conic turns clockwise`() {
        let frame = draw(100, 100, [gradient(.conic, greys, (50, 50), (100, 50))])
        // Just below the start, then a quarter, half and three quarters of a turn on.
        for (x, y, t) in [(95, 50, 0.0017), (50, 95, 0.2483), (4, 50, 0.498), (50, 4, 0.7517), (95, 49, 0.9983)] {
            #expect(difference(frame[x, y], grey(t)) <= 1)
        }
    }

    @Test func `stops in between and hard steps`() {
        let stops: [(CGFloat, UInt32)] = [(0, 0xFFFF_0000), (0.5, 0xFFFF_0000), (0.5, 0xFF00_00FF), (1, 0xFF00_00FF)]
        let frame = draw(100, 100, [gradient(.axial, stops, (0, 0), (0, 100))])
        expectEvery(frame) { _, y in y < 50 ? 0xFFFF_0000 : 0xFF00_00FF }
    }

    @Test func `translucent stops are blended premultiplied`() {
        let stops: [(CGFloat, UInt32)] = [(0, 0xFFFF_0000), (1, 0x0000_0000)]
        let frame = draw(100, 100, background: 0xFFFF_FFFF, [gradient(.axial, stops, (0, 0), (100, 0))])
        expectEvery(frame, within: 1) { x, _ in
            let t: Double = (Double(x) + 0.5) / 100
            let v = UInt32((t * 255).rounded())
            let low: UInt32 = v << 8 | v
            return low | 0xFFFF_0000
        }
    }

    @Test func `one stop is a plain colour`() {
        expectEvery(draw(100, 100, [gradient(.radial, [(0.3, 0xFF12_3456)], (5, 5), (9, 9))])) { _, _ in 0xFF12_3456 }
    }

    @Test func `a gradient without extent shows its last colour`() {
        let frame = draw(100, 100, [gradient(.axial, greys, (50, 50), (50, 50))])
        #expect(frame[80, 80] == 0xFF00_0000 || frame[80, 80] == 0xFFFF_FFFF)
        #expect(draw(100, 100, [gradient(.radial, greys, (50, 50), (50, 50))])[80, 80] == 0xFFFF_FFFF)
    }

    @Test func `gradients follow the matrix`() {
        let plain = draw(100, 100, [gradient(.axial, greys, (0, 0), (0, 100))])
        let turned = draw(
            100, 100, [gradient(.axial, greys, (0, 0), (100, 0), product(turnZ(0, 1), .translation(x: 100, y: 0)))])
        #expect(difference(plain, turned) <= 1)
    }
}
