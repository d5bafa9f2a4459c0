import InterludeTesting
import Testing
import UIKit

/// A zoomed screen that flies back, and is caught by a finger on its way.
@MainActor
@Suite(.serialized)
struct ZoomWayBackTests {
    /// Pops, and has a finger take the card on its way.
    private func caught(_ scene: ZoomStage, _ script: String) throws {
        scene.navigation.popViewController(animated: true)
        scene.stage.host.advance(by: 0.08)
        try scene.play(script)
    }

    @Test func `a finger takes hold of the card on its way back, and it goes on from where it was`() throws {
        let scene = ZoomStage().pushed()
        try caught(scene, "0:150,400 0.05:150,430 0.3:150,470 1:150,470 1.1:up")
        var widths: [CGFloat] = []
        for _ in 0..<50 {
            scene.stage.host.step()
            widths.append(scene.card?.width ?? -1)
        }
        #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
        let steps = zip(widths, widths.dropFirst()).map { abs($0 - $1) }
        #expect(widths.allSatisfy { $0 > 100 } && (steps.max() ?? 400) < 70, "\(widths)")
        #expect(widths.suffix(5).allSatisfy { abs($0 - (widths.last ?? 0)) < 0.5 })
        scene.stage.host.advance(by: 2.5)
        #expect(scene.navigation.topViewController === scene.list && scene.source.alpha == 1)
        #expect(scene.detail.view.superview == nil && scene.navigation.transitionCoordinator == nil)
    }

    @Test func `flung up it comes back, and nothing is changed`() throws {
        let scene = ZoomStage().pushed()
        let before = scene.stage.state
        try caught(scene, "0:150,500 0.05:150,470 0.1:150,420 0.15:150,350 0.16:up")
        scene.stage.host.advance(by: 2.5)
        #expect(scene.navigation.topViewController === scene.detail && scene.isAtRest)
        #expect(scene.stage.changes(since: before) == [])
    }

    @Test func `flung down it lands`() throws {
        let scene = ZoomStage().pushed()
        try caught(scene, "0:150,300 0.05:150,330 0.1:150,380 0.15:150,450 0.16:up")
        scene.stage.host.advance(by: 2)
        #expect(scene.navigation.topViewController === scene.list && scene.source.alpha == 1)
    }

    @Test func `let go by one finger it is caught by the next, as often as one likes`() throws {
        let scene = ZoomStage().pushed()
        let before = scene.stage.state
        try scene.play("0:200,300 0.3:200,560 0.5:200,560 0.6:up")
        scene.stage.host.advance(by: 0.66)
        #expect(scene.navigation.transitionCoordinator?.isInteractive == false)
        let card = try #require(scene.card)
        let (x, y) = (Int(card.midX), Int(card.midY))
        try scene.play("0:\(x),\(y) 0.03:\(x),\(y - 20) 0.1:\(x),\(y - 90) 0.15:\(x),\(y - 160) 0.16:up")
        scene.stage.host.advance(by: 0.12)
        #expect(scene.navigation.transitionCoordinator?.isInteractive == true)
        scene.stage.host.advance(by: 2.5)
        #expect(scene.navigation.topViewController === scene.detail && scene.isAtRest)
        #expect(scene.stage.changes(since: before) == [])
        scene.navigation.popViewController(animated: true)
        scene.stage.host.advance(by: 1)
        #expect(scene.navigation.topViewController === scene.list && scene.source.alpha == 1)
    }

    @Test func `what runs alongside is held with it, and taken back with it`() throws {
        let scene = ZoomStage().pushed()
        var notices: [Bool] = []
        var ends: [Bool] = []
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.stage.window.addSubview(box)
        scene.navigation.popViewController(animated: true)
        let coordinator = try #require(scene.navigation.transitionCoordinator)
        coordinator.animateAlongsideTransition(in: box, animation: { _ in box.alpha = 0 }) {
            ends.append($0.isCancelled)
        }
        coordinator.notifyWhenInteractionChanges { notices.append($0.isInteractive) }
        scene.stage.host.advance(by: 0.08)
        try scene.play("0:150,500 0.05:150,470 0.3:150,460 0.6:150,460 0.65:150,400 0.7:150,330 0.71:up")
        scene.stage.host.advance(by: 0.4)
        let held = box.layer.presentation()?.opacity ?? -1
        scene.stage.host.advance(by: 0.1)
        #expect(held > 0 && held < 1 && box.layer.presentation()?.opacity == held)
        scene.stage.host.advance(by: 2)
        #expect(notices == [true, false] && ends == [true] && box.alpha == 1)
        #expect(box.layer.presentation()?.opacity == 1)
    }

    @Test func `a full screen is caught on its way back as well`() throws {
        let scene = ZoomStage()
        scene.zoom()
        scene.detail.modalPresentationStyle = .fullScreen
        scene.navigation.present(scene.detail, animated: true)
        scene.stage.host.advance(by: 1)
        let before = scene.stage.state
        scene.navigation.dismiss(animated: true)
        scene.stage.host.advance(by: 0.08)
        try scene.play("0:150,500 0.05:150,470 0.1:150,420 0.15:150,350 0.16:up")
        scene.stage.host.advance(by: 2.5)
        #expect(scene.navigation.presentedViewController === scene.detail)
        #expect(scene.stage.changes(since: before) == [])
        scene.navigation.dismiss(animated: true)
        scene.stage.host.advance(by: 1)
        #expect(scene.navigation.presentedViewController == nil && scene.source.alpha == 1)
    }

    @Test func `below corners that are rounder than the shadow's there is shadow too`() throws {
        let scene = ZoomStage().pushed()
        scene.list.view.backgroundColor = .white
        scene.detail.view.backgroundColor = .white
        try scene.play("0:200,300 0.3:200,420 1:200,420 1.1:up")
        scene.stage.host.advance(by: 0.6)
        let card = try #require(scene.card)
        let frame = scene.stage.host.renderFrame()
        let scale = CGFloat(frame.width) / 393
        // From the corner of the card's frame to the card: ever darker, up to the card.
        let greys = (0..<30).map { step in
            let (x, y) = (card.minX + CGFloat(step), card.minY + CGFloat(step))
            return Int(frame.row(Int(y * scale))[Int(x * scale)] >> 8 & 255)
        }
        let outside = greys.prefix { $0 < 250 }
        #expect(outside.count > 8 && outside.count < 16)
        #expect(zip(outside, outside.dropFirst()).allSatisfy { $1 <= $0 + 1 }, "\(greys)")
        scene.stage.host.advance(by: 2)
    }
}
