import CoreGraphics
import Testing

@Suite struct GeometryDescriptionTests {
    // As Apple's systems print them.
    @Test func `points, sizes and rectangles are printed as their numbers`() {
        #expect("\(CGPoint(x: 1, y: 2.5))" == "(1.0, 2.5)")
        #expect("\(CGSize(width: 3, height: 4))" == "(3.0, 4.0)")
        #expect("\(CGRect(x: 1, y: 2, width: 3, height: 4.5))" == "(1.0, 2.0, 3.0, 4.5)")
        #expect("\([CGPoint.zero])" == "[(0.0, 0.0)]")
        #expect(String(reflecting: CGSize.zero) == "(0.0, 0.0)")
        #expect("\(CGRect.null)" == "(inf, inf, 0.0, 0.0)")
    }
}
