import Testing
import TestStages
import UIKit

/// Glass, as from iOS 26.
@MainActor
@Suite(.serialized)
struct GlassTests {
    /// A pattern of stripes with glass on its right half.
    private func picture(_ effect: UIVisualEffect?, radius: CGFloat = 0) -> [[UInt8]] {
        let root = UIView()
        for index in 0..<20 {
            let stripe = UIView(frame: CGRect(x: 0, y: CGFloat(index) * 10, width: 200, height: 5))
            stripe.backgroundColor = .black
            root.addSubview(stripe)
        }
        root.backgroundColor = .white
        let glass = UIVisualEffectView(effect: effect)
        glass.frame = CGRect(x: 100, y: 50, width: 100, height: 100)
        glass.layer.cornerRadius = radius
        root.addSubview(glass)
        let stage = Stage(showing: root, size: CGSize(width: 200, height: 200), scale: 1)
        stage.host.advance(by: 0.1)
        let frame = stage.host.renderFrame()
        return (0..<200).map { Array(UnsafeRawBufferPointer(start: frame.row($0), count: frame.width * 4)) }
    }

    private func brightness(_ rows: [[UInt8]], _ x: Int, _ y: Int) -> Int { Int(rows[y][x * 4 + 1]) }

    @Test func `what is behind glass is blurred, less than behind a material, and tinted`() {
        let plain = picture(nil)
        let glass = picture(UIGlassEffect())
        let clear = picture(UIGlassEffect(style: .clear))
        func contrast(_ rows: [[UInt8]]) -> Int {
            let column = (80..<120).map { brightness(rows, 150, $0) }
            return (column.max() ?? 0) - (column.min() ?? 0)
        }
        #expect(contrast(plain) > 200)
        #expect(contrast(glass) < contrast(clear) && contrast(clear) < contrast(plain))
    }

    @Test func `glass has a capsule's shape unless the layer has a radius`() {
        let capsule = picture(UIGlassEffect())
        let square = picture(UIGlassEffect(), radius: 4)
        // Near the corner of the view only the square one covers the stripe.
        #expect(brightness(capsule, 106, 62) == brightness(picture(nil), 106, 62))
        #expect(brightness(square, 106, 62) != brightness(picture(nil), 106, 62))
    }

    @Test func `another effect takes the shape back`() {
        let view = UIVisualEffectView(effect: UIGlassEffect())
        view.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
        view.layoutIfNeeded()
        #expect(view.contentView.layer.cornerRadius == 10)
        view.effect = UIBlurEffect(style: .regular)
        #expect(view.contentView.layer.cornerRadius == 0 && view.effect is UIBlurEffect)
        #expect(UIGlassEffect().tintColor == nil && !UIGlassEffect().isInteractive)
    }
}
