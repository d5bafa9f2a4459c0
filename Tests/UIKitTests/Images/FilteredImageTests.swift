import CoreImage
import Testing
import UIKit

@MainActor struct FilteredImageTests {
    private var red: UIImage {
        UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 8, height: 6))
        }
    }

    @Test func `an image of filters is worked out when it is drawn`() throws {
        let source = try #require(CIImage(image: red))
        let inverted = UIImage(ciImage: source.applyingFilter("CIColorInvert"), scale: 2, orientation: .up)
        #expect(inverted.cgImage == nil)
        #expect(inverted.ciImage != nil)
        #expect(inverted.size == CGSize(width: source.extent.width / 2, height: source.extent.height / 2))
        let drawn = UIGraphicsImageRenderer(size: inverted.size).image { _ in inverted.draw(at: .zero) }
        #expect(drawn.cgImage?.buffer[1, 1] == 0xFF00_FFFF)
        let view = UIImageView(image: inverted)
        view.sizeToFit()
        #expect(view.bounds.size == inverted.size)
    }

    @Test func `an image without end has no size`() {
        #expect(UIImage(ciImage: .red).size == .zero)
        #expect(UIImage(ciImage: .empty()).size == .zero)
        #expect(CIImage(image: UIImage()) == nil)
    }

    @Test func `colours go over and back`() {
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)
        #expect(UIColor(ciColor: color.ciColor) == color)
        #expect(UIColor(ciColor: CIColor(color: .white)).ciColor.red == 1)
    }
}
