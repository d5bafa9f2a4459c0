import CoreGraphics
import Testing

@Suite struct PathShapeTests {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 60)

    @Test func `a rect is a rounded rect without corners`() {
        let outline = CGPath(rect: rect, transform: nil).roundedOutline
        #expect(outline == RoundedOutline(rect: rect))
        #expect(outline?.isRect == true)
    }

    @Test func `an ellipse and a circle are rounded rects of half their size`() {
        let ellipse = CGPath(ellipseIn: rect, transform: nil).roundedOutline
        #expect(ellipse?.rect == rect)
        #expect(ellipse?.minXMinY == CGSize(width: 50, height: 30))
        #expect(ellipse?.hasCircularCorners == false)
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50), transform: nil).roundedOutline
        #expect(circle?.hasCircularCorners == true)
        #expect(circle?.maxXMaxY == CGSize(width: 25, height: 25))
    }

    @Test func `a rounded rect tells its corners`() {
        let outline = CGPath(roundedRect: rect, cornerWidth: 12, cornerHeight: 12, transform: nil).roundedOutline
        #expect(outline.map { near($0.rect, rect) } == true)
        for corner in [outline?.minXMinY, outline?.maxXMinY, outline?.minXMaxY, outline?.maxXMaxY] {
            #expect(corner.map { near($0.width, 12) && near($0.height, 12) } == true)
        }
    }

    @Test func `corners may differ`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addArc(tangent1End: CGPoint(x: 100, y: 0), tangent2End: CGPoint(x: 100, y: 100), radius: 30)
        path.addLine(to: CGPoint(x: 100, y: 100))
        path.addLine(to: CGPoint(x: 0, y: 100))
        path.closeSubpath()
        let outline = path.roundedOutline
        #expect(outline.map { near($0.maxXMinY.width, 30) && near($0.maxXMinY.height, 30) } == true)
        #expect(outline?.minXMinY == .zero && outline?.maxXMaxY == .zero && outline?.minXMaxY == .zero)
    }

    @Test func `a pill is a rounded rect`() {
        let outline = CGPath(roundedRect: rect, cornerWidth: 30, cornerHeight: 30, transform: nil).roundedOutline
        #expect(outline.map { near($0.minXMinY.height, 30) } == true)
    }

    @Test(arguments: [0, 0.3, 2, -1] as [CGFloat], [true, false])
    func `a full arc is a circle wherever it begins`(start: CGFloat, clockwise: Bool) {
        let path = CGMutablePath()
        path.addArc(
            center: CGPoint(x: 5, y: 6), radius: 40, startAngle: start, endAngle: start + (clockwise ? -2 : 2) * .pi,
            clockwise: clockwise)
        let outline = path.roundedOutline
        #expect(outline.map { near($0.rect, CGRect(x: -35, y: -34, width: 80, height: 80), 1e-6) } == true)
        #expect(outline?.hasCircularCorners == true)
    }

    @Test func `a circle on its way to another circle stays one`() {
        let small = CGPath(ellipseIn: CGRect(x: 100, y: 300, width: 50, height: 50), transform: nil)
        let large = CGPath(ellipseIn: CGRect(x: -700, y: -500, width: 1650, height: 1650), transform: nil)
        let middle = small.interpolated(to: large, fraction: 0.37)
        #expect(middle?.roundedOutline?.hasCircularCorners == true)
    }

    @Test func `other shapes are not taken for simple ones`() {
        let triangle = CGMutablePath()
        triangle.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
        #expect(triangle.roundedOutline == nil)
        let half = CGMutablePath()
        half.addArc(center: .zero, radius: 10, startAngle: 0, endAngle: .pi, clockwise: false)
        half.closeSubpath()
        #expect(half.roundedOutline?.minXMinY == .zero)
        half.addLine(to: CGPoint(x: 0, y: -20))
        #expect(half.roundedOutline == nil)
        let two = CGMutablePath()
        two.addRects([rect, rect])
        #expect(two.roundedOutline == nil)
        let bow = CGMutablePath()
        bow.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 0, y: 10), CGPoint(x: 10, y: 10)])
        #expect(bow.roundedOutline == nil)
        var turn = CGAffineTransform(rotationAngle: 0.1)
        #expect(CGPath(ellipseIn: rect, transform: &turn).roundedOutline == nil)
        #expect(CGMutablePath().roundedOutline == nil)
    }
}

@Suite struct PathInterpolationTests {
    @Test func `points move straight`() {
        let from = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        let to = CGPath(rect: CGRect(x: 100, y: 0, width: 30, height: 10), transform: nil)
        let expected = CGPath(rect: CGRect(x: 25, y: 0, width: 15, height: 10), transform: nil)
        #expect(from.interpolated(to: to, fraction: 0.25) == expected)
        #expect(from.interpolated(to: to, fraction: 0) == from)
        #expect(from.interpolated(to: to, fraction: 1) == to)
    }

    @Test func `different elements have nothing between them`() {
        let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
        let from = CGPath(rect: rect, transform: nil)
        #expect(from.interpolated(to: CGPath(ellipseIn: rect, transform: nil), fraction: 0.5) == nil)
        #expect(from.interpolated(to: CGPath(ellipseIn: rect, transform: nil), fraction: 1) == nil)
    }
}
