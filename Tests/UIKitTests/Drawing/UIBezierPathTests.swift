import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite struct UIBezierPathTests {
    @Test func `a reversed path has the same outline and ends where it began`() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addLine(to: CGPoint(x: 5, y: 2))
        path.addCurve(
            to: CGPoint(x: 9, y: 9), controlPoint1: CGPoint(x: 6, y: 3), controlPoint2: CGPoint(x: 9, y: 4))
        let reversed = path.reversing()
        #expect(reversed.currentPoint == CGPoint(x: 1, y: 2))
        #expect(reversed.bounds == path.bounds)
        #expect(reversed.reversing().cgPath == path.cgPath)
    }

    @Test func `filling paints inside in the fill colour`() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { _ in
            UIColor.red.setFill()
            UIBezierPath(rect: CGRect(x: 2, y: 2, width: 4, height: 4)).fill()
        }
        let buffer = try #require(image.cgImage?.buffer)
        #expect(buffer[3, 3] == 0xFFFF_0000)
        #expect(buffer[1, 3] == 0 && buffer[3, 7] == 0)
    }
}
