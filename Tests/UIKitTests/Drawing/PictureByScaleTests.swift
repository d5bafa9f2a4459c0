import Testing
import UIKit

/// Pictures that are drawn in the screen's pixels.
@MainActor
@Suite(.serialized)
struct PictureByScaleTests {
    /// What tells the scale that it was drawn at.
    private static func draw() -> CALayer {
        let layer = CALayer()
        layer.contentsScale = UITraitCollection.current.displayScale
        return layer
    }

    @Test func `a picture is drawn once for each scale`() {
        var pictures = PictureByScale(Self.draw)
        func picture(at scale: CGFloat) -> CALayer {
            var found: CALayer?
            UITraitCollection(displayScale: scale).performAsCurrent { found = pictures.current }
            return found ?? CALayer()
        }
        let (two, three) = (picture(at: 2), picture(at: 3))
        #expect(two.contentsScale == 2 && three.contentsScale == 3)
        #expect(picture(at: 2) === two && picture(at: 3) === three)
        #expect(pictures.contains(two) && pictures.contains(three) && !pictures.contains(CALayer()))
    }
}
