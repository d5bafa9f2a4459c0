import CoreGraphics
import Testing

@Suite struct CGPathTests {
    /// The elements of a path in words, coordinates rounded to hundredths.
    private func describe(_ path: CGPath) -> [String] {
        var words: [String] = []
        path.applyWithBlock { element in
            let (name, count) = name(element.pointee.type)
            let points = (0..<count).map { index in
                let point = element.pointee.points[index]
                return "\((point.x * 100).rounded() / 100),\((point.y * 100).rounded() / 100)"
            }
            words.append(([name] + points).joined(separator: " "))
        }
        return words
    }

    private func name(_ type: CGPathElementType) -> (String, Int) {
        switch type {
        case .moveToPoint: ("move", 1)
        case .addLineToPoint: ("line", 1)
        case .addQuadCurveToPoint: ("quad", 2)
        case .addCurveToPoint: ("cubic", 3)
        case .closeSubpath: ("close", 0)
        }
    }

    @Test func `a rect is a move, three lines and a close`() {
        let path = CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil)
        #expect(describe(path) == ["move 1.0,2.0", "line 4.0,2.0", "line 4.0,6.0", "line 1.0,6.0", "close"])
    }

    @Test func `an ellipse begins at its right end and goes towards larger y`() {
        let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 10), transform: nil)
        #expect(
            describe(path) == [
                "move 20.0,5.0", "cubic 20.0,7.76 15.52,10.0 10.0,10.0", "cubic 4.48,10.0 0.0,7.76 0.0,5.0",
                "cubic 0.0,2.24 4.48,0.0 10.0,0.0", "cubic 15.52,0.0 20.0,2.24 20.0,5.0", "close",
            ])
    }

    @Test func `drawing on after a close begins at the closed subpath's start`() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 1, y: 1), CGPoint(x: 2, y: 1), CGPoint(x: 2, y: 2)])
        path.closeSubpath()
        #expect(path.currentPoint == CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 9, y: 9))
        #expect(describe(path).suffix(3) == ["close", "move 1.0,1.0", "line 9.0,9.0"])
    }

    @Test func `adding without a current point does nothing`() {
        let path = CGMutablePath()
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.addCurve(to: .zero, control1: .zero, control2: .zero)
        #expect(path.isEmpty)
        #expect(path.boundingBox.isNull)
    }

    @Test func `paths are equal by content`() {
        var shift = CGAffineTransform(translationX: 5, y: 0)
        let one = CGPath(rect: CGRect(x: 5, y: 0, width: 2, height: 2), transform: nil)
        let other = CGPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2), transform: &shift)
        #expect(one == other)
        #expect(one.hashValue == other.hashValue)
        #expect(one != CGPath(rect: .zero, transform: nil))
        let mutable = one.mutableCopy()
        #expect(mutable == one)
        mutable?.addRect(.zero)
        #expect(mutable != one)
    }

    @Test func `transforms apply to what is added, not to what is there`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 1))
        path.addLine(to: CGPoint(x: 1, y: 1), transform: CGAffineTransform(scaleX: 10, y: 20))
        path.addPath(
            CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil),
            transform: .init(translationX: 3, y: 3))
        #expect(describe(path).prefix(3) == ["move 1.0,1.0", "line 10.0,20.0", "move 3.0,3.0"])
    }

    @Test func `the box of the path is tighter than the box of its points`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 0, y: 12), control2: CGPoint(x: 10, y: 12))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 12))
        #expect(near(path.boundingBoxOfPath, CGRect(x: 0, y: 0, width: 10, height: 9)))
        let quad = CGMutablePath()
        quad.move(to: .zero)
        quad.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: -8))
        #expect(near(quad.boundingBoxOfPath, CGRect(x: 0, y: -4, width: 10, height: 4)))
    }

    @Test func `isRect tells rects with sides along the axes`() {
        var rect = CGRect.zero
        #expect(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&rect))
        #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
        var turn = CGAffineTransform(rotationAngle: 0.3)
        #expect(!CGPath(rect: rect, transform: &turn).isRect(nil))
        #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
    }
}

@Suite struct CGPathArcTests {
    private func arc(_ start: CGFloat, _ end: CGFloat, clockwise: Bool) -> CGMutablePath {
        let path = CGMutablePath()
        path.addArc(center: .zero, radius: 10, startAngle: start, endAngle: end, clockwise: clockwise)
        return path
    }

    @Test func `counter-clockwise means growing angles`() {
        #expect(near(arc(0, .pi / 2, clockwise: false).length, 10 * .pi / 2, 0.01))
        let threeQuarters = arc(0, .pi / 2, clockwise: true)
        #expect(near(threeQuarters.length, 15 * .pi, 0.03))
        let circle = CGRect(x: -10, y: -10, width: 20, height: 20)
        #expect(near(threeQuarters.boundingBoxOfPath, circle, 0.01))
    }

    @Test func `an arc of two pi is the full circle`() {
        #expect(near(arc(0, 2 * .pi, clockwise: false).length, 20 * .pi, 0.02))
        #expect(near(arc(1, 1 + 2 * .pi, clockwise: false).length, 20 * .pi, 0.02))
        #expect(near(arc(2 * .pi, 0, clockwise: true).length, 20 * .pi, 0.02))
        #expect(arc(1, 1, clockwise: false).length == 0)
    }

    @Test func `an arc is joined to the current point by a line`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 30, y: 0))
        path.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
        #expect(near(path.length, 20 + 10 * .pi, 0.01))
        #expect(near(path.currentPoint, CGPoint(x: -10, y: 0)))
    }

    @Test func `a relative arc follows the sign of its angle`() {
        let path = CGMutablePath()
        path.addRelativeArc(center: .zero, radius: 10, startAngle: 0, delta: -.pi / 2)
        #expect(near(path.currentPoint, CGPoint(x: 0, y: -10)))
    }

    @Test func `a tangent arc rounds a corner`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 20)
        #expect(near(path.currentPoint, CGPoint(x: 100, y: 20)))
        #expect(near(path.length, 80 + 10 * .pi, 0.01))
        #expect(path.contains(CGPoint(x: 90, y: 8)))
        #expect(!path.contains(CGPoint(x: 99, y: 1)))
    }

    @Test func `a tangent arc the other way, and under a transform`() {
        let path = CGMutablePath()
        let flip = CGAffineTransform(scaleX: 2, y: -2)
        path.move(to: CGPoint(x: 0, y: 0), transform: flip)
        path.addArc(tangent1End: CGPoint(x: 0, y: 50), tangent2End: CGPoint(x: 50, y: 50), radius: 10, transform: flip)
        #expect(near(path.currentPoint, CGPoint(x: 20, y: -100)))
    }

    @Test func `a tangent arc along a straight line is the line to the first tangent point`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 30, y: 0), radius: 5)
        #expect(path.currentPoint == CGPoint(x: 10, y: 0))
    }
}

@Suite struct CGPathContainsTests {
    @Test func `a ring has a hole for the even-odd rule only`() {
        let ring = CGMutablePath()
        ring.addEllipse(in: CGRect(x: 0, y: 0, width: 100, height: 100))
        ring.addEllipse(in: CGRect(x: 25, y: 25, width: 50, height: 50))
        #expect(ring.contains(CGPoint(x: 50, y: 50)))
        #expect(!ring.contains(CGPoint(x: 50, y: 50), using: .evenOdd))
        #expect(ring.contains(CGPoint(x: 10, y: 50), using: .evenOdd))
        #expect(!ring.contains(CGPoint(x: 2, y: 2)))
    }

    @Test func `the point is transformed, not the path`() {
        let path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        #expect(path.contains(CGPoint(x: 105, y: 5), using: .winding, transform: .init(translationX: -100, y: 0)))
    }

    @Test func `open subpaths count as closed`() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        #expect(path.contains(CGPoint(x: 8, y: 4)))
        #expect(!path.contains(CGPoint(x: 4, y: 8)))
    }

    @Test func `a circle's edge is found to a thousandth`() {
        let path = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
        for degree in 0..<360 {
            let angle = CGFloat(degree) * .pi / 180
            #expect(path.contains(CGPoint(x: 9.99 * cos(angle), y: 9.99 * sin(angle))))
            #expect(!path.contains(CGPoint(x: 10.01 * cos(angle), y: 10.01 * sin(angle))))
        }
    }
}
