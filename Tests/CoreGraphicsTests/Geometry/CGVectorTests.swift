import CoreGraphics
import Foundation
import Testing

@Suite struct CGVectorTests {
    @Test func `vectors compare by their parts`() {
        #expect(CGVector(dx: 1, dy: 2) == CGVector(dx: 1.0 as CGFloat, dy: 2.0 as CGFloat))
        #expect(CGVector() == .zero)
        #expect(Set([CGVector.zero, CGVector(dx: 0.0, dy: 0.0)]).count == 1)
    }

    @Test func `a vector is coded as a list`() throws {
        let data = try JSONEncoder().encode(CGVector(dx: 1.5, dy: -2))
        #expect(String(decoding: data, as: UTF8.self) == "[1.5,-2]")
        #expect(try JSONDecoder().decode(CGVector.self, from: data) == CGVector(dx: 1.5, dy: -2))
    }

    @Test func `equalTo standardises rects`() {
        #expect(CGRect(x: 10, y: 0, width: -10, height: 5).equalTo(CGRect(x: 0, y: 0, width: 10, height: 5)))
        #expect(CGRect.null.equalTo(.null))
        #expect(!CGRect.null.equalTo(.zero))
        #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
        #expect(!CGSize(width: 1, height: 2).equalTo(CGSize(width: 1, height: 3)))
    }
}
