import Testing
import UIKit

@MainActor @Suite(.statesOutcome) struct DynamicAttachmentTests {
    @Test func `a snap ends at its point upright`() {
        let stage = DynamicsStage()
        let item = stage.square(80, 120)
        item.transform = CGAffineTransform(rotationAngle: 1)
        let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 300, y: 600))
        #expect(snap.damping == 0.5)
        stage.add(snap)
        #expect(stage.animator.isRunning)
        var farthest = CGFloat(0)
        for _ in 0..<60 {
            stage.step()
            farthest = max(farthest, item.center.x)
        }
        // With the default damping it goes a little too far.
        #expect(farthest > 302 && farthest < 340)
        #expect(stage.settle())
        #expect(abs(item.center.x - 300) < 0.1 && abs(item.center.y - 600) < 0.1)
        #expect(abs(item.transform.b) < 1e-3)
        #expect(stage.listener.log == ["resume", "pause"])
        snap.snapPoint = CGPoint(x: 100, y: 100)
        #expect(stage.settle())
        #expect(abs(item.center.x - 100) < 0.1)
        #expect(stage.listener.log == ["resume", "pause", "resume", "pause"])
    }

    @Test func `a snap with full damping goes no farther`() {
        let stage = DynamicsStage()
        let item = stage.square(80, 120)
        let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 300, y: 600))
        snap.damping = 1
        stage.add(snap)
        for _ in 0..<120 {
            stage.step()
            #expect(item.center.x <= 300.5)
        }
    }

    /// x″ + 2ζωx′ + ω²x = 0 with ω = 2π·frequency.
    @Test(arguments: [0.0, 0.3, 1.0])
    func `a spring swings with its frequency and damping`(_ damping: Double) {
        let stage = DynamicsStage()
        let item = stage.square(300, 400)
        stage.makeFrictionless(item)
        let spring = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 200, y: 400))
        #expect(spring.length == 100 && spring.frequency == 0 && spring.damping == 0)
        #expect(spring.attachedBehaviorType == .anchor && spring.anchorPoint == CGPoint(x: 200, y: 400))
        spring.length = 0
        spring.frequency = 1
        spring.damping = CGFloat(damping)
        stage.add(spring)
        let omega = 2 * Double.pi
        for frame in 1...60 {
            stage.step()
            let time = Double(frame) / 60
            let swing = omega * max(1 - damping * damping, 0).squareRoot()
            let place =
                damping < 1
                ? 100 * exp(-damping * omega * time) * (cos(swing * time) + damping * omega / swing * sin(swing * time))
                : 100 * exp(-omega * time) * (1 + omega * time)
            #expect(abs(Double(item.center.x) - 200 - place) < 4)
        }
    }

    @Test func `a rod keeps its length and swings as a pendulum`() {
        let stage = DynamicsStage()
        let item = stage.square(225, 350, side: 20)
        stage.makeFrictionless(item)
        let rod = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 200, y: 101.25))
        let length = rod.length
        stage.add(rod, UIGravityBehavior(items: [item]))
        // 2π√(L/g), of which half a swing brings it to the other side.
        stage.advance(by: .pi * (Double(length) / 1000).squareRoot())
        #expect(abs(item.center.x - 175) < 1.5)
        for _ in 0..<60 {
            stage.step()
            let (x, y) = (item.center.x - 200, item.center.y - 101.25)
            #expect(abs((x * x + y * y).squareRoot() - length) < 0.5)
        }
    }

    @Test func `a finger drags an item by its anchor`() {
        let stage = DynamicsStage()
        let item = stage.square(100, 100)
        let drag = UIAttachmentBehavior(item: item, attachedToAnchor: CGPoint(x: 100, y: 100))
        stage.add(drag)
        for step in 1...30 {
            drag.anchorPoint = CGPoint(x: 100 + CGFloat(step) * 5, y: 100)
            stage.step()
            #expect(abs(item.center.x - drag.anchorPoint.x) < 6)
        }
        stage.advance(by: 0.2)
        #expect(abs(item.center.x - 250) < 0.5)
    }

    @Test func `a rope holds only when it is tight`() {
        let stage = DynamicsStage()
        let (rock, item) = (stage.square(200, 100), stage.square(200, 260, side: 40))
        let anchored = UIDynamicItemBehavior(items: [rock])
        anchored.isAnchored = true
        let rope = UIAttachmentBehavior.limitAttachment(
            with: rock, offsetFromCenter: .zero, attachedTo: item, offsetFromCenter: .zero)
        #expect(rope.length == 160)
        let gravity = UIGravityBehavior(items: [item])
        gravity.gravityDirection = CGVector(dx: 0, dy: -0.2)
        stage.add(anchored, rope, gravity)
        stage.advance(by: 0.5)
        #expect(item.center.y < 240)
        gravity.gravityDirection = CGVector(dx: 0, dy: 1)
        stage.advance(by: 3)
        #expect(abs(item.center.y - 260) < 1)
    }

    @Test func `a slide goes along its line within its range`() {
        let stage = DynamicsStage()
        let item = stage.square(100, 400)
        let slide = UIAttachmentBehavior.slidingAttachment(
            with: item, attachmentAnchor: CGPoint(x: 100, y: 400), axisOfTranslation: CGVector(dx: 1, dy: 0))
        slide.attachmentRange = UIFloatRange(minimum: 0, maximum: 150)
        let gravity = UIGravityBehavior(items: [item])
        gravity.gravityDirection = CGVector(dx: 1, dy: 1)
        stage.add(slide, gravity)
        stage.advance(by: 2)
        #expect(abs(item.center.x - 250) < 0.5)
        #expect(abs(item.center.y - 400) < 0.5)
        #expect(abs(item.transform.b) < 1e-3)
    }

    @Test func `a pin turns within its range and a fixed one does not`() {
        for isFixed in [true, false] {
            let stage = DynamicsStage()
            let (rock, arm) = (stage.square(200, 400, side: 60), stage.square(260, 400, side: 60))
            let anchored = UIDynamicItemBehavior(items: [rock])
            anchored.isAnchored = true
            let point = CGPoint(x: 230, y: 400)
            let pin =
                isFixed
                ? UIAttachmentBehavior.fixedAttachment(with: rock, attachedTo: arm, attachmentAnchor: point)
                : UIAttachmentBehavior.pinAttachment(with: arm, attachedTo: rock, attachmentAnchor: point)
            if !isFixed { pin.attachmentRange = UIFloatRange(minimum: -0.5, maximum: 0.5) }
            stage.add(anchored, pin, UIGravityBehavior(items: [arm]))
            stage.advance(by: 2)
            let angle = atan2(arm.transform.b, arm.transform.a)
            #expect(abs(angle - (isFixed ? 0 : 0.5)) < 0.03)
        }
    }

    @Test func `friction holds a pin`() {
        let stage = DynamicsStage()
        let (rock, arm) = (stage.square(200, 400, side: 60), stage.square(260, 400, side: 60))
        let anchored = UIDynamicItemBehavior(items: [rock])
        anchored.isAnchored = true
        let pin = UIAttachmentBehavior.pinAttachment(
            with: arm, attachedTo: rock, attachmentAnchor: CGPoint(x: 230, y: 400))
        pin.frictionTorque = 10
        stage.add(anchored, pin, UIGravityBehavior(items: [arm]))
        #expect(stage.settle())
        #expect(abs(arm.transform.b) < 0.01)
    }

    @Test func `a chain hangs`() {
        let stage = DynamicsStage()
        let links = (0..<5).map { stage.square(200 + CGFloat($0) * 40, 100, side: 20) }
        stage.add(UIAttachmentBehavior(item: links[0], attachedToAnchor: CGPoint(x: 200, y: 60)))
        for (a, b) in zip(links, links.dropFirst()) { stage.add(UIAttachmentBehavior(item: a, attachedTo: b)) }
        let properties = UIDynamicItemBehavior(items: links)
        properties.resistance = 4
        stage.add(properties, UIGravityBehavior(items: links))
        #expect(stage.settle(limit: 20))
        for (index, link) in links.enumerated() {
            #expect(abs(link.center.x - 200) < 2)
            #expect(abs(link.center.y - (100 + CGFloat(index) * 40)) < 2)
        }
    }
}
