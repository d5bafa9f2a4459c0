import QuartzCore
import Testing

/// What animations make of their values.
@MainActor
@Suite struct ValueTests {
    /// The values of a property at shares of a second, after adding an animation of that length.
    private func values(_ layer: CALayer, _ animation: CAAnimation, _ stage: LayerStage, at shares: [Double])
        -> [LayerValues]
    {
        animation.duration = 1
        layer.add(animation, forKey: nil)
        stage.settle()
        let begin = RenderServer.current.now
        return shares.map {
            stage.go(to: begin + $0)
            return layer.presentedValues
        }
    }

    @Test(
        arguments: [
            (0.2, 0.8, nil, 0.35), (0.2, nil, 0.4, 0.3), (nil, 0.8, 0.4, 0.5), (0.2, nil, nil, 0.25),
            (nil, 0.8, nil, 0.5),
            (nil, nil, 0.4, 0.5), (nil, nil, nil, 0.4),
        ] as [(Double?, Double?, Double?, Double)])
    func `from, to and by work in all combinations`(from: Double?, to: Double?, by: Double?, expected: Double) {
        let stage = LayerStage()
        let layer = stage.layer()
        CATransaction.setDisableActions(true)
        layer.opacity = 0.4
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.byValue) = (from, to, by)
        let shown = values(layer, animation, stage, at: [0.25])[0].opacity
        #expect(near(CGFloat(shown), CGFloat(expected)))
    }

    @Test func `additive animations add up and keep the velocity`() {
        let stage = LayerStage()
        let layer = stage.layer(CGRect(x: 0, y: 0, width: 10, height: 10))
        func move(to x: CGFloat, key: String) {
            let old = layer.position.x
            CATransaction.setDisableActions(true)
            layer.position.x = x
            let animation = CABasicAnimation(keyPath: "position")
            animation.fromValue = CGPoint(x: old - x, y: 0)
            animation.toValue = CGPoint.zero
            animation.isAdditive = true
            animation.duration = 1
            animation.fillMode = .both
            layer.add(animation, forKey: key)
            stage.settle()
        }
        move(to: 105, key: "position")
        #expect(layer.shownPosition.x == 5)
        stage.go(to: 0.5)
        #expect(layer.shownPosition.x == 55)
        move(to: 5, key: "position-2")
        #expect(layer.shownPosition.x == 55)
        stage.go(to: 0.75)
        // The first has 25 left to go forwards, the second has come 25 backwards.
        #expect(layer.shownPosition.x == 55)
        stage.go(to: 1)
        #expect(layer.shownPosition.x == 55)
        stage.go(to: 1.5)
        #expect(layer.shownPosition.x == 5)
        #expect(layer.animationKeys() == nil)
    }

    @Test func `an additive transform goes before the layer's`() {
        let stage = LayerStage()
        let layer = stage.layer()
        CATransaction.setDisableActions(true)
        let (old, new) = (
            CATransform3DIdentity,
            CATransform3DConcat(CATransform3DMakeScale(3, 3, 1), CATransform3DMakeTranslation(100, 0, 0))
        )
        layer.transform = new
        let animation = CABasicAnimation(keyPath: "transform")
        animation.fromValue = AnimationValue.transform(old).subtracting(.transform(new))?.boxed
        animation.toValue = CATransform3DIdentity
        animation.isAdditive = true
        let shown = values(layer, animation, stage, at: [0, 0.5]).map(\.transform)
        #expect(near(shown[0].m11, 1) && near(shown[0].m41, 0))
        #expect(near(shown[1].m11, 2) && near(shown[1].m41, 50))
    }

    @Test func `cumulative cycles go on from each other`() {
        let stage = LayerStage()
        let layer = stage.layer()
        let animation = CABasicAnimation(keyPath: "position.x")
        (animation.fromValue, animation.toValue) = (0, 10)
        animation.isCumulative = true
        animation.repeatCount = 3
        #expect(values(layer, animation, stage, at: [0.5, 1.5, 2.5]).map(\.position.x) == [5, 15, 25])
    }

    @Test func `colours are interpolated per component`() {
        let stage = LayerStage()
        let layer = stage.layer()
        let animation = CABasicAnimation(keyPath: "backgroundColor")
        animation.fromValue = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
        animation.toValue = CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0)
        let color = values(layer, animation, stage, at: [0.25])[0].backgroundColor?.rgba
        #expect(near(color?.red ?? -1, 0.75))
        #expect(near(color?.blue ?? -1, 0.25))
        #expect(near(color?.alpha ?? -1, 0.75))
    }

    @Test func `an animation changes only the part that its key path names`() {
        let stage = LayerStage()
        let layer = stage.layer(CGRect(x: 0, y: 0, width: 10, height: 20))
        let animation = CABasicAnimation(keyPath: "bounds.size.width")
        (animation.fromValue, animation.toValue) = (10, 30)
        let shown = values(layer, animation, stage, at: [0.5])[0].bounds
        #expect(shown == CGRect(x: 0, y: 0, width: 20, height: 20))
        #expect(layer.bounds.width == 10)
    }

    @Test func `circles turn into circles`() {
        let stage = LayerStage()
        let layer = CAShapeLayer()
        stage.root.addSublayer(layer)
        let animation = CABasicAnimation(keyPath: "path")
        animation.fromValue = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        animation.toValue = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 50, height: 50), transform: nil)
        let path = values(layer, animation, stage, at: [0.5])[0].shape?.path
        #expect(path?.roundedOutline?.rect == CGRect(x: -5, y: -5, width: 30, height: 30))
    }

    @Test func `a spring overshoots and the rest of its duration is cut`() {
        let stage = LayerStage()
        let layer = stage.layer()
        let spring = CASpringAnimation(keyPath: "position.x")
        (spring.fromValue, spring.toValue, spring.damping) = (0, 100, 5)
        let model = SpringModel(damping: 5)
        let shown = values(layer, spring, stage, at: [0.25, 0.5, 0.99]).map(\.position.x)
        for (x, t) in zip(shown, [0.25, 0.5, 0.99]) { #expect(near(x, CGFloat(100 * model.value(at: t)), 1e-9)) }
        #expect((shown.max() ?? 0) > 100)
    }

    @Test func `spring animations have Apple's defaults`() {
        let spring = CASpringAnimation(keyPath: "position")
        #expect(spring.mass == 1 && spring.stiffness == 100 && spring.damping == 10 && spring.initialVelocity == 0)
        #expect(near(CGFloat(spring.settlingDuration), 1.4727003346780927, 1e-12))
        let new = CASpringAnimation(perceptualDuration: 0.5, bounce: 0.3)
        #expect(near(CGFloat(new.perceptualDuration), 0.5) && near(new.bounce, 0.3))
        #expect(new.duration == new.settlingDuration)
    }

    @Test func `a group's children share its time and are cut off with it`() {
        let stage = LayerStage()
        let layer = stage.layer()
        let (fade, move) = (CABasicAnimation(keyPath: "opacity"), CABasicAnimation(keyPath: "position.x"))
        (fade.fromValue, fade.toValue) = (0, 1)
        (move.fromValue, move.toValue, move.beginTime, move.duration) = (0, 100, 0.5, 2)
        let group = CAAnimationGroup()
        group.animations = [fade, move]
        let shown = values(layer, group, stage, at: [0.25, 0.75])
        #expect(shown[0].opacity == 0.25 && shown[0].position.x == 20)
        #expect(shown[1].opacity == 0.75 && near(shown[1].position.x, 12.5))
    }

    @Test func `value functions make transforms of numbers`() {
        let stage = LayerStage()
        let layer = stage.layer()
        let animation = CABasicAnimation(keyPath: "transform")
        (animation.fromValue, animation.toValue) = (0, 2 * CGFloat.pi)
        animation.valueFunction = CAValueFunction(name: .rotateZ)
        let t = values(layer, animation, stage, at: [0.25])[0].transform
        #expect(near(t.m11, 0) && near(t.m12, 1))
        #expect(CAValueFunction(name: CAValueFunctionName(rawValue: "nothing")) == nil)
    }
}
