import Testing
import UIKit

@Suite(.statesOutcome) struct UIBezierPathTests {
    @Test func `an arc turns clockwise on the screen`() {
        let quarter = UIBezierPath(
            arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(abs(quarter.currentPoint.x) < 1e-9 && abs(quarter.currentPoint.y - 10) < 1e-9)
        #expect(quarter.bounds.insetBy(dx: -1e-6, dy: -1e-6).contains(CGRect(x: 0, y: 0, width: 10, height: 10)))
        #expect(quarter.bounds.width < 10.1)
        let rest = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(rest.bounds.width > 19.9)
    }

    @Test func `only the corners asked for are round`() {
        let rect = CGRect(x: 0, y: 0, width: 40, height: 40)
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 10, height: 10))
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 39, y: 1)))
        #expect(path.contains(CGPoint(x: 1, y: 39)))
        #expect(!path.contains(CGPoint(x: 39, y: 39)))
        #expect(path.bounds == rect)
    }

    @Test func `the even-odd rule makes a hole of a path in a path`() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 15, y: 15)))
    }

    @Test func `a copy has the style and its own points`() throws {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
        path.lineWidth = 7
        path.setLineDash([3, 4], count: 2, phase: 1)
        let copy = try #require(path.copy() as? UIBezierPath)
        copy.apply(CGAffineTransform(scaleX: 2, y: 2))
        var (count, phase): (Int, CGFloat) = (0, 0)
        copy.getLineDash(nil, count: &count, phase: &phase)
        #expect(copy.lineWidth == 7 && count == 2 && phase == 1)
        #expect(path.bounds.width == 1 && copy.bounds.width == 2)
    }

    @Test(arguments: [UIRectCorner.allCorners, [.topLeft, .topRight]])
    func `corner radii without height are circles`(corners: UIRectCorner) {
        func path(_ radii: CGSize) -> CGPath {
            UIBezierPath(
                roundedRect: CGRect(x: 0, y: 0, width: 200, height: 100), byRoundingCorners: corners, cornerRadii: radii
            ).cgPath
        }
        #expect(!path(CGSize(width: 35, height: 0)).contains(CGPoint(x: 2, y: 2)))
        #expect(path(CGSize(width: 35, height: 0)) == path(CGSize(width: 35, height: 35)))
        #expect(path(CGSize(width: 0, height: 35)).contains(CGPoint(x: 2, y: 2)))
    }
}
