import CoreGraphics
import Inspector
import QuartzCore
import Testing
import UIKit

/// What a layer and all below it show: places and pictures. Pictures are told apart by identity: one drawn anew is another.
@MainActor private func look(of layer: CALayer) -> [String] {
    let picture = (layer.contents as? CGImage).map { "\(ObjectIdentifier($0))" } ?? "-"
    let own = "\(layer.frame) \(layer.isHidden) \(picture)"
    return [own] + (layer.sublayers ?? []).flatMap(look)
}

@MainActor private func pictures(of layer: CALayer) -> [String] {
    let own = (layer.contents as? CGImage).map { ["\(ObjectIdentifier($0))"] } ?? []
    return own + (layer.sublayers ?? []).flatMap(pictures)
}

@MainActor @Suite struct IdleTests {
    @Test func `while nothing happens nothing is drawn and nothing moves`() {
        let stage = InspectorStage()
        stage.push(ProbeAnimator(.block))
        stage.turn(60)
        let before = look(of: stage.inspector.window.layer)
        stage.turn(30)
        #expect(look(of: stage.inspector.window.layer) == before)
        #expect(!RenderServer.current.hasActivity)
    }

    @Test func `while it is paused nothing is drawn either`() {
        let stage = InspectorStage()
        stage.push(ProbeAnimator(.block))
        stage.turn(4)
        stage.press("Space")
        let before = look(of: stage.inspector.window.layer)
        stage.turn(30)
        #expect(look(of: stage.inspector.window.layer) == before)
    }

    @Test func `a running transition moves playhead, knob and digits, and draws nothing anew`() {
        let stage = InspectorStage()
        stage.push(ProbeAnimator(.block, duration: 1))
        stage.turn(6)
        let before = (look(of: stage.inspector.window.layer), Set(pictures(of: stage.inspector.window.layer)))
        stage.turn(1)
        let after = look(of: stage.inspector.window.layer)
        #expect(after != before.0)
        let digits = 12
        #expect(Set(pictures(of: stage.inspector.window.layer)).subtracting(before.1).count <= digits)
        stage.turn(40)
        let known = Set(pictures(of: stage.inspector.window.layer))
        stage.turn(1)
        #expect(
            Set(pictures(of: stage.inspector.window.layer)).subtracting(known).count <= 3,
            "digits seen for the first time")
    }

    @Test func `a control that is told what it shows draws nothing`() {
        let stage = InspectorStage()
        let before = look(of: stage.inspector.window.layer)
        stage.model.onChange()
        stage.turn()
        #expect(look(of: stage.inspector.window.layer) == before)
    }
}
