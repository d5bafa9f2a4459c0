import CoreGraphics
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

    @Test func `a list of other things is refused`() {
        #expect(CGGradient(colorsSpace: nil, colors: ["red"] as CFArray, locations: nil) == nil)
        #expect(CGGradient(colorsSpace: nil, colors: [] as CFArray, locations: nil) == nil)
    }
}
