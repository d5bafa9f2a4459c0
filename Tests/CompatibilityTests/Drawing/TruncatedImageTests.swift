import Testing
import UIKit

/// Image files that end too early.
@MainActor
@Suite(.statesOutcome) struct TruncatedImageTests {
    private let file: Data?

    init() {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        file = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 60), format: format).image { context in
            for x in 0..<60 {
                UIColor(hue: CGFloat(x) / 60, saturation: 1, brightness: 1, alpha: 1).setFill()
                context.fill(CGRect(x: x, y: x * 7 % 60, width: 9, height: 5))
            }
        }.pngData()
    }

    /// Not documented.
    @Test func `a PNG cut in half has an image of its size`() throws {
        let file = try #require(file)
        let image = UIImage(data: file.prefix(file.count / 2))
        state("image", image != nil)
        expect("width", Double(try #require(image).size.width), is: 60, unit: "pt")
    }

    /// Not documented.
    @Test func `a PNG without its header has no image`() throws {
        let image = UIImage(data: try #require(file).prefix(10))
        state("image", image != nil)
        #expect(image == nil)
    }
}
