import InterludeStage
import Testing
import UIKit

@MainActor @Suite struct StageFingerTests {
    /// Records the states of a recogniser, and what it measured last.
    @MainActor private final class Probe: NSObject {
        let recognizer: UIGestureRecognizer
        private(set) var states: [UIGestureRecognizer.State] = []

        init(_ recognizer: UIGestureRecognizer, on view: UIView) {
            self.recognizer = recognizer
            super.init()
            recognizer.addTarget(self, action: Selector(Probe.handle(_:)))
            view.addGestureRecognizer(recognizer)
        }

        func handle(_ recognizer: UIGestureRecognizer) {
            if states.last != recognizer.state { states.append(recognizer.state) }
        }
    }

    private func onStage(_ recognizer: UIGestureRecognizer, _ body: (Stage, Probe) throws -> Void) rethrows {
        let controller = UIViewController()
        let stage = Stage(rootViewController: controller, device: .iPhoneSE, scale: 1)
        defer { stage.close() }
        controller.view.isMultipleTouchEnabled = true
        try body(stage, Probe(recognizer, on: controller.view))
    }

    private let middle = CGPoint(x: 180, y: 300)

    @Test func `a drag is over when it returns`() {
        onStage(UIPanGestureRecognizer()) { stage, probe in
            stage.drag(from: middle, to: CGPoint(x: 300, y: 300), duration: 0.2, rest: 0.3)
            #expect(probe.states == [.began, .changed, .ended])
        }
    }

    @Test func `a flick leaves with speed, a drag that rests does not`() {
        var velocities: [CGFloat] = []
        for finger in [
            Finger.flick(from: middle, to: CGPoint(x: 300, y: 300)),
            .drag(from: middle, to: CGPoint(x: 300, y: 300), duration: 0.1, rest: 0.3),
        ] {
            let pan = UIPanGestureRecognizer()
            onStage(pan) { stage, probe in
                let reader = VelocityReader(pan)
                stage.perform(finger)
                velocities.append(reader.last)
            }
        }
        #expect(velocities[0] > 800)
        #expect(abs(velocities[1]) < 1)
    }

    /// Reads a pan's speed at its end.
    @MainActor private final class VelocityReader: NSObject {
        private(set) var last: CGFloat = 0
        init(_ pan: UIPanGestureRecognizer) {
            super.init()
            pan.addTarget(self, action: Selector(VelocityReader.handle(_:)))
        }
        func handle(_ pan: UIPanGestureRecognizer) {
            if pan.state == .ended { last = pan.velocity(in: nil).x }
        }
    }

    @Test func `two taps are a double tap`() {
        let double = UITapGestureRecognizer()
        double.numberOfTapsRequired = 2
        onStage(double) { stage, probe in
            stage.doubleTap(at: middle)
            #expect(probe.states == [.ended])
        }
    }

    @Test func `a long press begins while the finger is down`() {
        onStage(UILongPressGestureRecognizer()) { stage, probe in
            stage.longPress(at: middle)
            #expect(probe.states == [.began, .ended])
        }
    }

    @Test func `a pinch scales by the fingers' distance`() {
        let pinch = UIPinchGestureRecognizer()
        onStage(pinch) { stage, probe in
            stage.play(.pinch(at: middle, from: 100, to: 200, duration: 0.2, rest: 0.2))
            stage.advance(by: 0.3)
            #expect(abs(pinch.scale - 2) < 0.3)
            try? stage.settle()
            #expect(probe.states.last == .ended)
        }
    }

    @Test func `a rotation turns by the fingers' angle`() {
        let rotation = UIRotationGestureRecognizer()
        onStage(rotation) { stage, probe in
            stage.play(.rotation(at: middle, by: .pi / 2, duration: 0.4, rest: 0.2))
            stage.advance(by: 0.5)
            #expect(abs(rotation.rotation - .pi / 2) < 0.3)
        }
    }

    @Test func `a held finger waits for the test`() {
        let pan = UIPanGestureRecognizer()
        onStage(pan) { stage, probe in
            let finger = stage.touchDown(at: middle)
            finger.move(by: CGVector(dx: 100, dy: 0), duration: 0.1)
            #expect(probe.states == [.began, .changed])
            finger.hold(for: 1)
            #expect(finger.isDown)
            finger.lift()
            #expect(probe.states.last == .ended)
            #expect(finger.location == CGPoint(x: 280, y: 300))
        }
    }

    @Test func `the system takes touches away`() {
        onStage(UIPanGestureRecognizer()) { stage, probe in
            stage.play(.drag(from: middle, to: CGPoint(x: 300, y: 300), duration: 0.4))
            stage.advance(by: 0.2)
            stage.cancelTouches()
            #expect(probe.states.last == .cancelled)
            stage.advance(by: 0.4)
            #expect(probe.states.last == .cancelled)
        }
    }

    @Test func `a script can say that the touch is taken away`() {
        onStage(UIPanGestureRecognizer()) { stage, probe in
            stage.perform(Finger.drag(from: middle, to: CGPoint(x: 300, y: 300), duration: 0.4).cancelled(at: 0.2))
            #expect(probe.states == [.began, .changed, .cancelled])
        }
    }

    @Test func `the edge that leads back depends on the reading direction`() {
        var setting = Stage.Configuration(device: .iPhoneSE)
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            setting.layoutDirection = direction
            let navigation = UINavigationController(rootViewController: UIViewController())
            let stage = Stage(rootViewController: navigation, configuration: setting)
            defer { stage.close() }
            navigation.pushViewController(UIViewController(), animated: false)
            stage.swipeBack()
            try? stage.settle()
            #expect(navigation.viewControllers.count == 1)
        }
    }
}
