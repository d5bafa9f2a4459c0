import CoreGraphics
import Foundation
import Testing

@Suite struct CGGradientTests {
    @Test func `colours are spread evenly without locations`() {
        let colors = [CGColor.black, CGColor.white, CGColor.clear] as CFArray
        let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil)
        #expect(gradient?.stops.map(\.location) == [0, 0.5, 1])
    }

    @Test func `stops are ordered by location and keep their order where equal`() {
        let gradient = CGGradient(
            colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [0.9, 1, 0.1, 1, 0.2, 1],
            locations: [0.8, 0.3, 0.3], count: 3)
        #expect(gradient?.stops.map { $0.color.components?[0] } == [0.1, 0.2, 0.9])
    }

    @Test func `colours may come in an NSArray`() {
        let (first, last) = (CGColor(red: 1, green: 0, blue: 0, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        let list = [first, last] as NSArray
        let gradient = CGGradient(colorsSpace: nil, colors: list, locations: nil)
        #expect(
            gradient?.stops == CGGradient(colorsSpace: nil, colors: [first, last] as CFArray, locations: nil)?.stops)
        #expect(gradient?.stops.count == 2)
        #expect(CGGradient(colorsSpace: nil, colors: ["red"] as NSArray, locations: nil) == nil)
    }

    @Test func `a list of other things is refused`() {
        #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    }
}
