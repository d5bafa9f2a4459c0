import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

@MainActor @Suite struct UIImageViewTests {
    private func image(_ width: Int = 4, _ height: Int = 6, scale: CGFloat = 2) -> UIImage {
        let buffer = PixelBuffer(width: width, height: height, isOpaque: true)
        for y in 0..<height { buffer.row(y).update(repeating: 0xFF10_2030, count: width) }
        return UIImage(cgImage: CGImage(buffer: buffer), scale: scale, orientation: .up)
    }

    private func contents(_ view: UIImageView) -> CGImage? { view.layer.contents as? CGImage }

    @Test func `a view is as large as its image and shows its very pixels`() {
        let image = image()
        let view = UIImageView(image: image)
        #expect(view.frame == CGRect(x: 0, y: 0, width: 2, height: 3))
        #expect(view.intrinsicContentSize == CGSize(width: 2, height: 3))
        #expect(contents(view) === image.cgImage && view.layer.contentsScale == 2)
        #expect(!view.isUserInteractionEnabled)
    }

    @Test func `the highlighted image is shown while highlighted`() {
        let (plain, lit) = (image(), image(2, 2))
        let view = UIImageView(image: plain, highlightedImage: lit)
        view.isHighlighted = true
        #expect(contents(view) === lit.cgImage)
        view.isHighlighted = false
        #expect(contents(view) === plain.cgImage)
    }

    @Test func `a template has the tint's colour`() throws {
        let view = UIImageView(image: image().withRenderingMode(.alwaysTemplate))
        view.tintColor = .red
        #expect(try #require(contents(view)).buffer[0, 0] == 0xFFFF_0000)
        view.tintColor = .blue
        #expect(try #require(contents(view)).buffer[0, 0] == 0xFF00_00FF)
    }

    @Test func `a resizable image keeps its edges in the layer`() {
        let insets = UIEdgeInsets(top: 1, left: 0.5, bottom: 1, right: 0.5)
        let view = UIImageView(image: image().resizableImage(withCapInsets: insets, resizingMode: .stretch))
        #expect(view.layer.contentsCenter == CGRect(x: 0.25, y: 1.0 / 3, width: 0.5, height: 1.0 / 3))
    }

    @Test func `images shown one after the other are a discrete animation of the contents`() throws {
        let view = UIImageView(image: image())
        view.animationImages = [image(), image(2, 2), image(3, 3)]
        view.animationDuration = 0.6
        view.animationRepeatCount = 2
        view.startAnimating()
        #expect(view.isAnimating)
        let key = try #require(view.layer.animationKeys()?.first)
        let animation = try #require(view.layer.animation(forKey: key) as? CAKeyframeAnimation)
        #expect(animation.calculationMode == .discrete && animation.values?.count == 3)
        #expect(animation.duration == 0.6 && animation.repeatCount == 2)
        view.stopAnimating()
        #expect(!view.isAnimating)
    }

    @Test func `the content mode costs no drawing`() {
        let image = image()
        let view = UIImageView(image: image)
        view.contentMode = .scaleAspectFill
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
        #expect(contents(view) === image.cgImage && view.layer.contentsGravity == .resizeAspectFill)
    }
}
