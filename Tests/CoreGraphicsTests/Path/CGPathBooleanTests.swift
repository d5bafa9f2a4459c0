import CoreGraphics
import Testing

@Suite struct CGPathBooleanTests {
    private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGPath {
        CGPath(rect: CGRect(x: x, y: y, width: width, height: height), transform: nil)
    }

    private func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGPath {
        CGPath(ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius), transform: nil)
    }

    /// The area of all loops, holes negative.
    private func area(_ path: CGPath) -> CGFloat {
        var sum: CGFloat = 0
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        path.forEachElement { element in
            switch element {
            case .move(let point): (start, current) = (point, point)
            case .line(let point):
                sum += (current.x * point.y - point.x * current.y) / 2
                current = point
            case .close: sum += (current.x * start.y - start.x * current.y) / 2
            default: Issue.record("Only lines are expected")
            }
        }
        return sum
    }

    @Test func `overlapping rects`() {
        let (a, b) = (rect(0, 0, 10, 10), rect(5, 5, 10, 10))
        #expect(area(a.union(b)) == 175)
        #expect(area(a.intersection(b)) == 25)
        #expect(a.intersection(b).isRect(nil))
        #expect(area(a.subtracting(b)) == 75)
        #expect(area(a.symmetricDifference(b)) == 150)
        #expect(a.intersects(b))
    }

    @Test func `rects that share an edge`() {
        let (a, b) = (rect(0, 0, 10, 10), rect(10, 0, 10, 10))
        var box = CGRect.zero
        #expect(a.union(b).isRect(&box))
        #expect(box == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(a.intersection(b).isEmpty)
        #expect(!a.intersects(b))
        #expect(a.subtracting(a).isEmpty)
        #expect(area(a.union(a)) == 100)
    }

    @Test func `circles keep their areas`() {
        let (a, b) = (circle(0, 0, 10), circle(10, 0, 10))
        // Two circles through each other's centres: the lens has r²·(2π/3 − √3/2).
        let lens = 100 * (2 * CGFloat.pi / 3 - CGFloat(3).squareRoot() / 2)
        #expect(near(area(a.intersection(b)), lens, 0.5))
        #expect(near(area(a.union(b)), 200 * .pi - lens, 0.5))
        #expect(near(area(a.subtracting(b)), 100 * .pi - lens, 0.5))
    }

    @Test func `a hole goes round the other way`() {
        let ring = circle(0, 0, 10).subtracting(circle(0, 0, 5))
        #expect(near(area(ring), 75 * .pi, 0.3))
        #expect(ring.contains(CGPoint(x: 7, y: 0)))
        #expect(!ring.contains(.zero))
    }

    @Test func `normalising makes both rules agree`() {
        let path = CGMutablePath()
        path.addRects([CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 2, y: 2, width: 4, height: 4)])
        #expect(area(path.normalized()) == 100)
        #expect(area(path.normalized(using: .evenOdd)) == 84)
    }

    @Test func `components come with their holes`() {
        let path = CGMutablePath()
        path.addRects([
            CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 2, y: 2, width: 4, height: 4),
            CGRect(x: 20, y: 0, width: 5, height: 5),
        ])
        let components = path.componentsSeparated(using: .evenOdd)
        #expect(components.map(area).sorted() == [25, 84])
    }

    @Test func `lines are cut by an area`() {
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: -5, y: 5), CGPoint(x: 15, y: 5)])
        #expect(near(line.lineIntersection(rect(0, 0, 10, 10)).length, 10))
        #expect(near(line.lineSubtracting(rect(0, 0, 10, 10)).length, 10))
        #expect(line.lineIntersection(rect(0, 20, 10, 10)).isEmpty)
    }

    @Test func `flattening stays within the threshold`() {
        let flat = circle(0, 0, 100).flattened(threshold: 0.5)
        var corners = 0
        flat.forEachElement { element in
            guard case .line(let point) = element else { return }
            corners += 1
            #expect(near(hypot(point.x, point.y), 100, 0.05))
        }
        #expect(corners < 60)
        #expect(near(flat.length, 200 * .pi, 2))
    }
}
