import QuartzCore
import Testing
import TestStages
import UIKit

@MainActor struct UIDynamicAnimatorTests {
    @Test func `without behaviors it pauses with the next frame`() {
        let stage = DynamicsStage()
        let item = stage.square(200, 100)
        stage.add(UIGravityBehavior(items: [item]))
        stage.host.advance(by: 0.1)
        stage.animator.removeAllBehaviors()
        #expect(stage.animator.behaviors.isEmpty)
        let place = item.center
        stage.host.step()
        #expect(stage.listener.log == ["resume", "pause"])
        stage.host.step()
        #expect(item.center == place && stage.host.isIdle)
    }

    @Test func `behaviors that are taken out of one that rests do not wake it`() {
        let stage = DynamicsStage()
        let item = stage.square(200, 100)
        let push = UIPushBehavior(items: [item], mode: .instantaneous)
        push.magnitude = 0.2
        let slowing = UIDynamicItemBehavior(items: [item])
        slowing.resistance = 20
        stage.add(push)
        stage.add(slowing)
        stage.host.advance(by: 4)
        #expect(stage.listener.log == ["resume", "pause"])
        stage.animator.removeAllBehaviors()
        stage.host.advance(by: 1)
        #expect(stage.listener.log == ["resume", "pause"] && stage.host.isIdle)
    }

    @Test func `one that nobody keeps moves nothing`() {
        let stage = DynamicsStage()
        let item = stage.square(200, 100)
        UIDynamicAnimator(referenceView: stage.view).addBehavior(UIGravityBehavior(items: [item]))
        stage.host.advance(by: 0.2)
        #expect(item.center.y == 100)
        #expect(stage.host.isIdle)
    }
}
