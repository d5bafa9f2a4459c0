import QuartzCore
import Testing

@MainActor
@Suite struct CAKeyframeAnimationTests {
    private func track(
        _ keyPath: String = "position.x", _ values: [Any]? = [0, 10, 40],
        _ change: (CAKeyframeAnimation) -> Void = { _ in }
    ) -> CAKeyframeAnimation {
        let animation = CAKeyframeAnimation(keyPath: keyPath)
        animation.values = values
        animation.duration = 1
        change(animation)
        return animation
    }

    private func shown(_ animation: CAAnimation, _ shares: [Double]) -> [LayerValues] {
        let stage = LayerStage()
        let layer = stage.layer()
        layer.add(animation, forKey: nil)
        stage.settle()
        return shares.map {
            stage.go(to: $0)
            return layer.presentedValues
        }
    }

    private func xs(_ animation: CAAnimation, _ shares: [Double]) -> [CGFloat] {
        shown(animation, shares).map { ($0.position.x * 1e6).rounded() / 1e6 }
    }

    @Test func `linear goes straight and evenly without key times`() {
        #expect(xs(track(), [0, 0.25, 0.5, 0.75]) == [0, 5, 10, 25])
    }

    @Test func `key times say when`() {
        #expect(xs(track { $0.keyTimes = [0, 0.2, 1] }, [0.1, 0.2, 0.6]) == [5, 10, 25])
    }

    @Test func `discrete jumps and has one key time more`() {
        #expect(xs(track { $0.calculationMode = .discrete }, [0, 0.32, 0.34, 0.67, 0.99]) == [0, 0, 10, 40, 40])
        let timed = track {
            $0.calculationMode = .discrete
            $0.keyTimes = [0, 0.1, 0.8, 1]
        }
        #expect(xs(timed, [0.05, 0.5, 0.9]) == [0, 10, 40])
    }

    @Test func `paced goes at an even speed and ignores key times`() {
        let paced = track {
            $0.calculationMode = .paced
            $0.keyTimes = [0, 0.9, 1]
        }
        #expect(xs(paced, [0.125, 0.25, 0.5, 0.75]) == [5, 10, 20, 30])
    }

    @Test func `cubic goes smoothly through all key frames`() {
        let cubic = track("position.x", [0, 10, 40, 40]) { $0.calculationMode = .cubic }
        let at = xs(cubic, [0, 1.0 / 3, 0.5, 2.0 / 3])
        #expect(at[0] == 0 && at[1] == 10 && near(at[3], 40, 1e-5))
        // Catmull-Rom: the middle of the second piece.
        let middle: CGFloat = 410.0 / 16
        #expect(near(at[2], middle, 1e-5))
        let before = xs(cubic, [0.3323, 0.3343])
        let tense = track("position.x", [0, 10, 40, 40]) {
            $0.calculationMode = .cubic
            $0.tensionValues = [1, 1, 1, 1]
        }
        #expect(abs(before[1] - before[0]) > 0.1)
        let still = xs(tense, [0.3323, 0.3343])
        #expect(abs(still[1] - still[0]) < 0.01)
    }

    @Test func `every way has its timing function`() {
        let eased = track {
            $0.timingFunctions = [CAMediaTimingFunction(name: .easeIn), CAMediaTimingFunction(name: .linear)]
        }
        #expect(xs(eased, [0.25, 0.75]) == [3.153568, 25])
    }

    @Test func `a path moves the position along its lines`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 30, y: 0))
        path.addLine(to: CGPoint(x: 30, y: 10))
        let along = track("position", nil) { $0.path = path }
        #expect(shown(along, [0.25, 0.75]).map(\.position) == [CGPoint(x: 15, y: 0), CGPoint(x: 30, y: 5)])
        let even = track("position", nil) {
            $0.path = path
            $0.calculationMode = .paced
        }
        #expect(shown(even, [0.25, 0.75]).map(\.position) == [CGPoint(x: 10, y: 0), CGPoint(x: 30, y: 0)])
    }

    @Test func `a circle is gone round at an even speed and the layer turns with it`() {
        let path = CGPath(ellipseIn: CGRect(x: -100, y: -100, width: 200, height: 200), transform: nil)
        let round = track("position", nil) {
            $0.path = path
            $0.calculationMode = .paced
            $0.rotationMode = .rotateAuto
        }
        for values in shown(round, stride(from: 0.05, to: 1, by: 0.1).map { $0 }) {
            let p = values.position
            let radius = (p.x * p.x + p.y * p.y).squareRoot()
            #expect(near(radius, 100, 0.1))
            // The way is at right angles to the radius.
            let across = (values.transform.m11 * p.x + values.transform.m12 * p.y) / 100
            #expect(near(across, 0, 0.02))
        }
    }

    @Test func `key frames may be additive`() {
        let animation = track("position.x", [0, 8, 0]) { $0.isAdditive = true }
        #expect(xs(animation, [0.5]) == [28])
    }
}
