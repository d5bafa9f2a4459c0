import Inspector
import Testing

@Suite struct TimingCodeTests {
    private let easeOut = AnimationTiming.Curve.bezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
    private let easeInOut = AnimationTiming.Curve.bezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
    private let own = AnimationTiming.Curve.bezier(x1: 0.2, y1: 0, x2: 0, y2: 1)

    @Test func `UIView takes its named curves as options, and the default one without`() {
        #expect(
            TimingCode.view.text(for: AnimationTiming(duration: 0.35, curve: easeInOut))
                == "UIView.animate(withDuration: 0.35) {\n}")
        #expect(
            TimingCode.view.text(for: AnimationTiming(delay: 0.1, duration: 0.4, curve: easeOut))
                == "UIView.animate(withDuration: 0.4, delay: 0.1, options: .curveEaseOut) {\n}")
    }

    @Test func `a spring has its damping ratio and its velocity`() {
        let timing = AnimationTiming(duration: 0.5, curve: .spring(dampingRatio: 0.75, velocity: 2))
        #expect(
            TimingCode.view.text(for: timing) == """
                UIView.animate(
                    withDuration: 0.5, delay: 0,
                    usingSpringWithDamping: 0.75, initialSpringVelocity: 2
                ) {
                }
                """)
        #expect(
            TimingCode.animator.text(for: timing) == """
                let spring = UISpringTimingParameters(
                    dampingRatio: 0.75, initialVelocity: CGVector(dx: 2, dy: 2))
                let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: spring)
                """)
        let still = AnimationTiming(duration: 0.5, curve: .spring(dampingRatio: 0.75, velocity: 0))
        #expect(
            TimingCode.animator.text(for: still)
                == "let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.75)")
    }

    @Test func `a curve without a name becomes the timing parameters of an animator`() {
        let timing = AnimationTiming(delay: 0.25, duration: 0.5, curve: own)
        let code = """
            let curve = UICubicTimingParameters(
                controlPoint1: CGPoint(x: 0.2, y: 0),
                controlPoint2: CGPoint(x: 0, y: 1))
            let animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: curve)
            animator.startAnimation(afterDelay: 0.25)
            """
        #expect(TimingCode.view.text(for: timing) == code)
        #expect(TimingCode.animator.text(for: timing) == code)
    }

    @Test func `Core Animation has a function with a name or with control points`() {
        #expect(
            TimingCode.layer.text(for: AnimationTiming(duration: 0.3, curve: easeInOut)) == """
                animation.duration = 0.3
                animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
                """)
        #expect(
            TimingCode.layer.text(for: AnimationTiming(duration: 0.3, curve: own)) == """
                animation.duration = 0.3
                animation.timingFunction = CAMediaTimingFunction(controlPoints: 0.2, 0, 0, 1)
                """)
    }

    @Test func `Core Animation's spring has the stiffness and the damping of the ratio`() throws {
        let code = TimingCode.layer.text(
            for: AnimationTiming(duration: 0.5, curve: .spring(dampingRatio: 0.5, velocity: 0)))
        let lines = code.split(separator: "\n").map(String.init)
        func number(_ name: String) throws -> Double {
            let line = try #require(lines.first { $0.hasPrefix("animation.\(name) = ") })
            return try #require(Double(line.dropFirst("animation.\(name) = ".count)))
        }
        // ζ = c / (2 √(k m)), with mass 1.
        let ratio = try number("damping") / (2 * number("stiffness").squareRoot())
        #expect(abs(ratio - 0.5) < 0.001)
        #expect(try number("duration") == 0.5 && number("initialVelocity") == 0)
    }
}
