import Testing
import UIKit

@MainActor @Suite struct PathCodingTests {
    @Test func `a path comes back from an archive with its style`() throws {
        let path = UIBezierPath(roundedRect: CGRect(x: 1.25, y: 2, width: 30, height: 20), cornerRadius: 4)
        path.addQuadCurve(to: CGPoint(x: 9, y: 9), controlPoint: CGPoint(x: 1.0 / 3, y: 5))
        (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (3, .round, .bevel)
        (path.miterLimit, path.flatness, path.usesEvenOddFillRule) = (4, 0.2, true)
        path.setLineDash([1, 2.5], count: 2, phase: 0.5)
        #expect(UIBezierPath.supportsSecureCoding)
        let data = try NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: true)
        let back = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data))
        #expect(back.cgPath == path.cgPath)
        #expect(back.lineWidth == 3 && back.lineCapStyle == .round && back.lineJoinStyle == .bevel)
        #expect(back.miterLimit == 4 && back.flatness == 0.2 && back.usesEvenOddFillRule)
        var (lengths, count, phase): ([CGFloat], Int, CGFloat) = ([0, 0], 0, 0)
        back.getLineDash(&lengths, count: &count, phase: &phase)
        #expect(lengths == [1, 2.5] && count == 2 && phase == 0.5)
    }

    @Test func `an archive without a path makes none`() throws {
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.encode(NSString(string: "L 1"), forKey: "course")
        archiver.finishEncoding()
        let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        #expect(UIBezierPath(coder: reader) == nil)
    }
}
