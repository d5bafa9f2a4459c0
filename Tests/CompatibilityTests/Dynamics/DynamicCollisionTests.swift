import Testing
import UIKit

@MainActor @Suite(.statesOutcome) struct DynamicCollisionTests {
    private func floor(_ stage: DynamicsStage, _ items: UIView...) -> UICollisionBehavior {
        let collision = UICollisionBehavior(items: items)
        collision.translatesReferenceBoundsIntoBoundary = true
        collision.collisionDelegate = stage.listener
        stage.add(collision)
        return collision
    }

    @Test func `what falls comes to rest on the edge of the reference view`() {
        let stage = DynamicsStage()
        let item = stage.square(200, 100)
        _ = floor(stage, item)
        stage.add(UIGravityBehavior(items: [item]))
        #expect(stage.settle())
        #expect(abs(item.center.y - 750) < 0.5)
        // It bounces a little on the way, and rubs.
        #expect(abs(item.center.x - 200) < 2)
        #expect(stage.listener.log.first == "resume" && stage.listener.log.last == "pause")
        #expect(stage.listener.log.contains("began edge"))
        #expect(!stage.animator.isRunning)
    }

    @Test(arguments: [0.0, 0.5, 1.0])
    func `elasticity is the speed that is left`(_ elasticity: Double) {
        let stage = DynamicsStage()
        let item = stage.square(200, 300)
        let properties = stage.makeFrictionless(item)
        properties.elasticity = CGFloat(elasticity)
        _ = floor(stage, item)
        stage.add(UIGravityBehavior(items: [item]))
        var (highest, hasFallen) = (CGFloat(750), false)
        for _ in 0..<150 {
            stage.step()
            hasFallen = hasFallen || stage.listener.log.contains("began edge")
            if hasFallen { highest = min(highest, item.center.y) }
        }
        // It falls 450 points and rises by the square of what is left of the speed.
        #expect(abs(Double(750 - highest) - 450 * elasticity * elasticity) < 15)
    }

    @Test func `two items meet where they touch`() {
        let stage = DynamicsStage()
        let (left, right) = (stage.square(50, 400), stage.square(350, 400))
        let properties = stage.makeFrictionless(left, right)
        let collision = UICollisionBehavior(items: [left, right])
        collision.collisionDelegate = stage.listener
        stage.add(collision)
        properties.elasticity = 1
        properties.addLinearVelocity(CGPoint(x: 400, y: 0), for: left)
        stage.advance(by: 1)
        #expect(stage.listener.log.contains("began items") && stage.listener.log.contains("ended items"))
        #expect(stage.listener.places.first.map { abs($0.x - 300) < 2 } == true)
        // Equal bodies change their speeds.
        #expect(abs(properties.linearVelocity(for: left).x) < 8)
        #expect(abs(properties.linearVelocity(for: right).x - 400) < 8)
    }

    @Test func `boundaries have names and paths`() {
        let stage = DynamicsStage()
        let item = stage.square(200, 100)
        let collision = UICollisionBehavior(items: [item])
        #expect(collision.boundaryIdentifiers == nil)
        collision.addBoundary(
            withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 300), to: CGPoint(x: 400, y: 300))
        collision.collisionDelegate = stage.listener
        #expect(collision.boundary(withIdentifier: "shelf" as NSString)?.bounds.width == 400)
        #expect(collision.boundaryIdentifiers?.count == 1)
        stage.add(collision, UIGravityBehavior(items: [item]))
        #expect(stage.settle())
        #expect(abs(item.center.y - 250) < 0.5)
        #expect(stage.listener.log.contains("began shelf"))
        collision.removeBoundary(withIdentifier: "shelf" as NSString)
        stage.advance(by: 0.5)
        #expect(item.center.y > 300)
        #expect(stage.animator.isRunning)
    }

    @Test func `the mode says what collides`() {
        let stage = DynamicsStage()
        let (upper, lower) = (stage.square(200, 100), stage.square(200, 300))
        let collision = floor(stage, upper, lower)
        collision.collisionMode = .boundaries
        stage.add(UIGravityBehavior(items: [upper, lower]))
        #expect(stage.settle())
        #expect(abs(upper.center.y - 750) < 0.5 && abs(lower.center.y - 750) < 0.5)
    }

    @Test func `a pile stands`() {
        let stage = DynamicsStage()
        let items = (0..<6).map { stage.square(200, 750 - CGFloat($0) * 101) }
        let collision = UICollisionBehavior(items: items)
        collision.setTranslatesReferenceBoundsIntoBoundary(
            with: UIEdgeInsets(top: -500, left: 0, bottom: 0, right: 0))
        stage.add(collision, UIGravityBehavior(items: items))
        #expect(stage.settle())
        for (index, item) in items.enumerated() {
            #expect(abs(item.center.y - (750 - CGFloat(index) * 100)) < 2)
            #expect(abs(item.center.x - 200) < 1)
        }
    }

    @Test func `a ball rolls and a box slides`() {
        let stage = DynamicsStage()
        let ball = RoundView(frame: CGRect(x: 50, y: 100, width: 60, height: 60))
        stage.view.addSubview(ball)
        let collision = UICollisionBehavior(items: [ball])
        collision.addBoundary(
            withIdentifier: "slope" as NSString, from: CGPoint(x: 0, y: 200), to: CGPoint(x: 400, y: 400))
        stage.add(collision, UIGravityBehavior(items: [ball]))
        let properties = UIDynamicItemBehavior(items: [ball])
        properties.friction = 1
        properties.elasticity = 0
        stage.add(properties)
        stage.advance(by: 0.85)
        let (velocity, turn) = (properties.linearVelocity(for: ball), properties.angularVelocity(for: ball))
        let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
        #expect(speed > 100)
        #expect(abs(speed - turn * 30) < speed * 0.1)
    }

    @Test func `fast items do not pass through a boundary`() {
        let stage = DynamicsStage()
        let item = stage.square(200, 400, side: 20)
        let collision = floor(stage, item)
        let properties = stage.makeFrictionless(item)
        properties.addLinearVelocity(CGPoint(x: 20_000, y: 9000), for: item)
        properties.elasticity = 0.9
        for _ in 0..<120 {
            stage.step()
            #expect(stage.view.bounds.insetBy(dx: -12, dy: -12).contains(item.center))
        }
        #expect(collision.items.count == 1)
    }

    @Test func `an anchored item is a boundary`() {
        let stage = DynamicsStage()
        let (rock, item) = (stage.square(200, 600), stage.square(200, 100, side: 40))
        let properties = UIDynamicItemBehavior(items: [rock])
        properties.isAnchored = true
        stage.add(properties, UICollisionBehavior(items: [rock, item]), UIGravityBehavior(items: [rock, item]))
        #expect(stage.settle())
        #expect(rock.center == CGPoint(x: 200, y: 600))
        #expect(abs(item.center.y - 530) < 0.5)
    }

    @Test func `a group falls as one`() {
        let stage = DynamicsStage()
        let (left, right) = (stage.square(100, 100, side: 40), stage.square(300, 60, side: 40))
        let group = UIDynamicItemGroup(items: [left, right])
        #expect(group.center == CGPoint(x: 200, y: 80) && group.bounds.size == CGSize(width: 240, height: 80))
        let collision = UICollisionBehavior(items: [group])
        collision.translatesReferenceBoundsIntoBoundary = true
        let properties = UIDynamicItemBehavior(items: [group])
        properties.allowsRotation = false
        stage.add(collision, UIGravityBehavior(items: [group]), properties)
        #expect(stage.settle())
        #expect(abs(left.center.y - 780) < 0.5 && abs(right.center.y - 740) < 0.5)
        #expect(abs(right.center.x - left.center.x - 200) < 1e-6)
    }
}

private final class RoundView: UIView {
    override var collisionBoundsType: UIDynamicItemCollisionBoundsType { .ellipse }
}
