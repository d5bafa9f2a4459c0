import CoreGraphics
import Foundation
import QuartzCore
import Testing

/// `@NSManaged` properties of layers, as `interlude port` writes them.
@MainActor
struct ManagedPropertyTests {
    /// Fills its left part.
    final class Gauge: CALayer {
        var level: CGFloat {
            get { value(forKey: "level") as? CGFloat ?? 0 }
            set { setValue(newValue, forKey: "level") }
        }
        var color: CGColor? {
            get { value(forKey: "color").map { $0 as! CGColor } }
            set { setValue(newValue, forKey: "color") }
        }
        nonisolated(unsafe) static var drawn: [CGFloat] = []

        override class func needsDisplay(forKey key: String) -> Bool {
            key == "level" || super.needsDisplay(forKey: key)
        }

        override func action(forKey event: String) -> (any CAAction)? {
            guard event == "level" else { return super.action(forKey: event) }
            let animation = CABasicAnimation(keyPath: event)
            animation.fromValue = presentation()?.level ?? level
            animation.duration = 1
            return animation
        }

        override func draw(in ctx: CGContext) {
            Gauge.drawn.append(level)
            ctx.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
            ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * level, height: bounds.height))
        }
    }

    /// Made in a test's body, since one stage is on at a time.
    @MainActor private struct Scene {
        let stage = LayerStage()
        let gauge = Gauge()

        init() {
            gauge.frame = CGRect(x: 0, y: 0, width: 100, height: 10)
            stage.root.addSublayer(gauge)
            stage.settle()
            Gauge.drawn = []
        }

        /// How many pixels of the gauge are red.
        var width: Int {
            let frame = stage.frame()
            return (0..<100).count { frame[$0, 5] == 0xFFFF_0000 }
        }
    }

    @Test func `a value is kept under its name and zero before it is set`() {
        let scene = Scene()
        #expect(scene.gauge.level == 0)
        #expect(scene.gauge.color == nil)
        scene.gauge.color = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        #expect(scene.gauge.color == CGColor(red: 0, green: 0, blue: 1, alpha: 1))
    }

    @Test func `a change asks for the action and is drawn frame by frame`() {
        let scene = Scene()
        scene.gauge.level = 1
        scene.stage.settle()
        #expect(scene.gauge.animationKeys() == ["level"])
        #expect(scene.width == 0)
        scene.stage.go(to: 0.25)
        #expect(scene.width == 25)
        #expect(scene.gauge.presentation()?.level == 0.25)
        scene.stage.go(to: 0.5)
        #expect(scene.width == 50)
        scene.stage.go(to: 1)
        #expect(scene.width == 100)
        #expect(scene.gauge.level == 1)
    }

    @Test func `after the animation the model's drawing is shown and nothing is drawn any more`() {
        let scene = Scene()
        scene.gauge.level = 1
        scene.stage.settle()
        scene.stage.go(to: 0.5)
        scene.stage.go(to: 1.5)
        #expect(scene.gauge.animationKeys() == nil)
        let count = Gauge.drawn.count
        scene.stage.go(to: 2)
        #expect(scene.width == 100)
        #expect(Gauge.drawn.count == count)
    }

    @Test func `a change in the middle goes on from what is shown`() {
        let scene = Scene()
        scene.gauge.level = 1
        scene.stage.settle()
        scene.stage.go(to: 0.5)
        scene.gauge.level = 0
        scene.stage.settle()
        #expect(scene.width == 50)
        scene.stage.go(to: 1)
        #expect(scene.width == 25)
    }

    @Test func `an animation of the value alone leaves the model's drawing as it was`() {
        let scene = Scene()
        let animation = CABasicAnimation(keyPath: "level")
        animation.fromValue = 1
        animation.toValue = 1
        animation.duration = 1
        scene.gauge.add(animation, forKey: nil)
        scene.stage.settle()
        scene.stage.go(to: 0.5)
        #expect(scene.width == 100)
        scene.stage.go(to: 2)
        #expect(scene.width == 0)
    }

    @Test func `another animation draws nothing`() {
        let scene = Scene()
        CATransaction.setDisableActions(true)
        scene.gauge.level = 0.5
        scene.stage.settle()
        let count = Gauge.drawn.count
        let animation = CABasicAnimation(keyPath: "opacity")
        animation.fromValue = 1
        animation.toValue = 1
        scene.gauge.add(animation, forKey: nil)
        scene.stage.settle()
        scene.stage.go(to: 0.1)
        #expect(scene.width == 50)
        #expect(Gauge.drawn.count == count)
    }
}
