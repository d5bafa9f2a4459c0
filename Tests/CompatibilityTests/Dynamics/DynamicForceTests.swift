import Testing
import UIKit

/// The figures are those of Apple's documentation: gravity of magnitude 1 is 1000 points a second squared, a push of magnitude 1
/// accelerates a square of 100 points and density 1 by 100 points a second squared.
@MainActor @Suite(.statesOutcome) struct DynamicForceTests {
    @Test func `gravity of magnitude one is a thousand points a second squared`() {
        let stage = DynamicsStage()
        let item = stage.square(200, 100)
        stage.makeFrictionless(item)
        stage.add(UIGravityBehavior(items: [item]))
        stage.advance(by: 0.5)
        #expect(abs(item.center.y - 225) < 2)
        #expect(item.center.x == 200)
        #expect(item.transform == .identity)
    }

    @Test func `gravity has a direction an angle and a magnitude`() {
        let gravity = UIGravityBehavior(items: [])
        #expect(abs(gravity.gravityDirection.dx) < 1e-9 && gravity.gravityDirection.dy == 1)
        #expect(gravity.angle == .pi / 2 && gravity.magnitude == 1)
        gravity.gravityDirection = CGVector(dx: 0, dy: -1)
        gravity.magnitude = 4
        #expect(abs(gravity.gravityDirection.dy + 4) < 1e-9)
        gravity.setAngle(0, magnitude: 2)
        #expect(gravity.gravityDirection == CGVector(dx: 2, dy: 0))
    }

    @Test(arguments: [(100, 1.0, 50.0), (50, 1, 200), (100, 2, 25)])
    func `a push accelerates by the weight`(_ side: Int, _ density: Double, _ way: Double) {
        let stage = DynamicsStage()
        let item = stage.square(0, 100, side: CGFloat(side))
        stage.makeFrictionless(item).density = CGFloat(density)
        let push = UIPushBehavior(items: [item], mode: .continuous)
        push.pushDirection = CGVector(dx: 1, dy: 0)
        stage.add(push)
        stage.advance(by: 1)
        #expect(abs(Double(item.center.x) - way) < way * 0.01)
    }

    @Test func `a blow gives a velocity and ends`() {
        let stage = DynamicsStage()
        let item = stage.square(0, 100)
        let properties = stage.makeFrictionless(item)
        let push = UIPushBehavior(items: [item], mode: .instantaneous)
        push.setAngle(0, magnitude: 2)
        stage.add(push)
        stage.advance(by: 1)
        #expect(!push.active)
        #expect(abs(properties.linearVelocity(for: item).x - 200) < 1e-6)
        #expect(abs(item.center.x - 200) < 2)
        push.active = true
        stage.step()
        #expect(abs(properties.linearVelocity(for: item).x - 400) < 1e-6)
    }

    @Test func `a push beside the middle turns`() {
        let stage = DynamicsStage()
        let item = stage.square(200, 400)
        stage.makeFrictionless(item)
        let push = UIPushBehavior(items: [item], mode: .instantaneous)
        push.pushDirection = CGVector(dx: 0, dy: 1)
        push.setTargetOffsetFromCenter(UIOffset(horizontal: 50, vertical: 0), for: item)
        stage.add(push)
        stage.advance(by: 0.1)
        // Angular momentum 50·100·m over the inertia of a square, m·100²/6.
        #expect(abs(atan2(item.transform.b, item.transform.a) - 0.3) < 0.02)
    }

    @Test func `resistance takes away speed`() {
        let stage = DynamicsStage()
        let item = stage.square(0, 100)
        let properties = stage.makeFrictionless(item)
        properties.resistance = 2
        properties.addLinearVelocity(CGPoint(x: 1000, y: 0), for: item)
        stage.advance(by: 1)
        #expect(abs(properties.linearVelocity(for: item).x - 1000 * exp(-2)) < 5)
    }

    @Test func `velocities add up before there is an animator`() {
        let stage = DynamicsStage()
        let item = stage.square(0, 100)
        let properties = UIDynamicItemBehavior(items: [item])
        properties.addLinearVelocity(CGPoint(x: 10, y: 0), for: item)
        properties.addLinearVelocity(CGPoint(x: 10, y: 5), for: item)
        properties.addAngularVelocity(2, for: item)
        #expect(properties.linearVelocity(for: item) == CGPoint(x: 20, y: 5))
        stage.add(properties)
        #expect(properties.linearVelocity(for: item) == CGPoint(x: 20, y: 5))
        #expect(properties.angularVelocity(for: item) == 2)
    }

    @Test func `the last item behavior that sets a property counts`() {
        let stage = DynamicsStage()
        let item = stage.square(0, 100)
        stage.makeFrictionless(item)
        let (heavy, rough) = (UIDynamicItemBehavior(items: [item]), UIDynamicItemBehavior(items: [item]))
        heavy.density = 4
        rough.friction = 1
        stage.add(heavy, rough)
        let push = UIPushBehavior(items: [item], mode: .instantaneous)
        push.setAngle(0, magnitude: 1)
        stage.add(push)
        stage.step()
        #expect(abs(heavy.linearVelocity(for: item).x - 25) < 1e-6)
    }

    @Test func `a spring field swings by the weight`() {
        let stage = DynamicsStage()
        let item = stage.square(300, 400)
        stage.makeFrictionless(item)
        let field = UIFieldBehavior.springField()
        field.position = CGPoint(x: 200, y: 400)
        field.addItem(item)
        stage.add(field)
        // A mass of 100²/150² on a spring of 1 N/m swings once in 2π√m seconds.
        stage.advance(by: .pi * (100.0 / 150))
        #expect(abs(item.center.x - 100) < 2)
    }

    @Test func `a field ends with its region and noise is the same every time`() {
        func run() -> [CGPoint] {
            let stage = DynamicsStage()
            let (inside, outside) = (stage.square(200, 400, side: 20), stage.square(20, 20, side: 20))
            let field = UIFieldBehavior.noiseField(smoothness: 0.5, animationSpeed: 1)
            field.position = CGPoint(x: 200, y: 400)
            field.region = UIRegion(radius: 150)
            field.addItem(inside)
            field.addItem(outside)
            stage.add(field)
            stage.advance(by: 0.4)
            return [inside.center, outside.center]
        }
        let places = run()
        #expect(places[1] == CGPoint(x: 20, y: 20))
        #expect(places[0] != CGPoint(x: 200, y: 400))
        #expect(run() == places)
    }

    @Test func `regions are made of regions`() {
        let (circle, box) = (UIRegion(radius: 10), UIRegion(size: CGSize(width: 40, height: 4)))
        #expect(circle.contains(CGPoint(x: 0, y: 9)) && !circle.contains(CGPoint(x: 8, y: 8)))
        #expect(circle.byUnion(with: box).contains(CGPoint(x: 19, y: 1)))
        #expect(!circle.byIntersection(with: box).contains(CGPoint(x: 0, y: 9)))
        #expect(!circle.byDifference(from: box).contains(.zero))
        #expect(circle.inverse().contains(CGPoint(x: 11, y: 0)))
        #expect(UIRegion.infinite.contains(CGPoint(x: 1e9, y: 0)))
    }
}
