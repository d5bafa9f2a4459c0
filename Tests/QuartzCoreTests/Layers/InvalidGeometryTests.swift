import QuartzCore
import Testing

/// What Core Animation raises `CALayerInvalidGeometry` for stops the program in its words; all else that is no sensible place
/// leaves the layer unseen.
struct InvalidGeometryTests {
    @Test func `a position that is no number stops the program in Core Animation's words`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            CALayer().position = CGPoint(x: CGFloat.nan, y: 3)
        }
        let words = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(words.contains("CALayerInvalidGeometry: CALayer position contains NaN: [nan 3]"))
    }

    @Test func `bounds that are no numbers stop the program in Core Animation's words`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            CALayer().bounds = CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10)
        }
        let words = result.map { String(decoding: $0.standardErrorContent, as: UTF8.self) } ?? ""
        #expect(words.contains("CALayerInvalidGeometry: CALayer bounds contains NaN: [0 0; nan 10]"))
    }

    @Test @MainActor func `a layer at an infinite place is not seen, and the others are`() {
        let stage = LayerStage(width: 8, height: 8)
        let (lost, seen) = (
            stage.layer(CGRect(x: 0, y: 0, width: 4, height: 8)), stage.layer(CGRect(x: 4, y: 0, width: 4, height: 8))
        )
        (lost.backgroundColor, seen.backgroundColor) = (.black, .black)
        lost.position.x = .infinity
        lost.removeAllAnimations()
        seen.removeAllAnimations()
        let frame = stage.frame()
        #expect(frame[1, 4] == 0xFFFF_FFFF)
        #expect(frame[6, 4] == 0xFF00_0000)
    }

    @Test @MainActor func `an animation to no number leaves the layer as it is`() {
        let stage = LayerStage(width: 8, height: 8)
        let layer = stage.layer(CGRect(x: 0, y: 0, width: 4, height: 4))
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue) = (CGFloat.nan, CGFloat.nan)
        animation.duration = 10
        layer.add(animation, forKey: nil)
        stage.go(to: 1)
        #expect(layer.presentation()?.position.x == 2)
    }

    @Test @MainActor func `an animation from a value of another class has no effect`() {
        let stage = LayerStage(width: 8, height: 8)
        let layer = stage.layer(CGRect(x: 0, y: 0, width: 4, height: 4))
        let values: [Any] = ["text", NSNumber(value: 7), NSValue(rect: .zero), CGColor.black]
        for value in values {
            let animation = CABasicAnimation(keyPath: "position")
            (animation.fromValue, animation.toValue) = (value, value)
            animation.duration = 10
            layer.add(animation, forKey: nil)
        }
        stage.go(to: 1)
        #expect(layer.presentation()?.position == CGPoint(x: 2, y: 2))
    }
}
