import Interlude
import InterludeTesting
import Testing
import UIKit

/// Views that two screens have in common.
@MainActor
@Suite struct `Matched views` {
    /// A list with a picture, a title and a spot, and a page on which they are somewhere else.
    @MainActor
    private struct Scene {
        let rig: Rig
        var list: [UIView] = []
        var page: [UIView] = []

        init() throws {
            rig = try Rig(scale: 0.5)
            list = Scene.fill(
                rig.list.view,
                [
                    CGRect(x: 20, y: 300, width: 80, height: 80), CGRect(x: 120, y: 320, width: 100, height: 20),
                    CGRect(x: 300, y: 320, width: 40, height: 40),
                ])
            page = Scene.fill(
                rig.page.view,
                [
                    CGRect(x: 0, y: 100, width: 393, height: 250), CGRect(x: 20, y: 380, width: 200, height: 40),
                    CGRect(x: 20, y: 600, width: 100, height: 100),
                ])
            page[0].layer.cornerRadius = 20
            page[2].backgroundColor = .systemGreen
            try rig.stage.settle()
        }

        private static func fill(_ view: UIView, _ frames: [CGRect]) -> [UIView] {
            let label = UILabel(frame: frames[1])
            label.text = "A title"
            let picture = UIImageView(frame: frames[0])
            picture.backgroundColor = .systemPink
            let spot = UIView(frame: frames[2])
            spot.backgroundColor = .systemRed
            for (index, part) in [picture, label, spot].enumerated() {
                part.accessibilityIdentifier = "part-\(index)"
                view.addSubview(part)
            }
            return [picture, label, spot]
        }

        /// The frames that fly, in the order of their pairs.
        var flying: [UIView] {
            (rig.page.view.superview?.subviews ?? []).filter { $0 !== rig.page.view && $0 !== rig.list.view }
        }
    }

    @Test func `half way each is half way: place, size, corners and colour`() throws {
        let scene = try Scene()
        scene.rig.navigation.pushViewController(
            scene.rig.page, using: .matched(["part-0", "part-1", "part-2"], .linear(0.4)))
        #expect(scene.flying.count == 3 && scene.list.allSatisfy(\.isHidden) && scene.page.allSatisfy(\.isHidden))
        scene.rig.stage.advance(by: 0.2)
        for (index, frame) in scene.flying.enumerated() {
            let (start, end) = (scene.list[index].frame, scene.page[index].frame)
            let shown = try #require(frame.layer.presentation()).frame
            #expect(abs(shown.midX - (start.midX + end.midX) / 2) < 1)
            #expect(abs(shown.midY - (start.midY + end.midY) / 2) < 1)
            #expect(abs(shown.width - (start.width + end.width) / 2) < 1)
            #expect(abs(shown.height - (start.height + end.height) / 2) < 1)
        }
        #expect(abs(try #require(scene.flying[0].layer.presentation()).cornerRadius - 10) < 0.5)
        try scene.rig.stage.settle()
        #expect(scene.list.allSatisfy { !$0.isHidden } && scene.page.allSatisfy { !$0.isHidden })
    }

    @Test func `on an arc the middle of the way lies beside the straight line`() throws {
        let scene = try Scene()
        let match = ScreenTransition.Match("part-0").arc(0.25)
        scene.rig.navigation.pushViewController(scene.rig.page, using: .matched([match], .linear(0.4)))
        scene.rig.stage.advance(by: 0.2)
        let (start, end) = (scene.list[0].frame, scene.page[0].frame)
        let shown = try #require(scene.flying[0].layer.presentation()).position
        let straight = CGPoint(x: (start.midX + end.midX) / 2, y: (start.midY + end.midY) / 2)
        let length = hypot(end.midX - start.midX, end.midY - start.midY)
        #expect(abs(hypot(shown.x - straight.x, shown.y - straight.y) - length * 0.25) < 2)
    }

    @Test(arguments: [true, false]) func `finished and called off, nothing is left of it`(_ finishes: Bool) throws {
        let scene = try Scene()
        let plain = try Scene()
        plain.rig.navigation.pushViewController(plain.rig.page, animated: false)
        try plain.rig.stage.settle()
        let page = plain.rig.stage.frame()
        let list = scene.rig.stage.frame()
        scene.rig.navigation.pushViewController(
            scene.rig.page, using: .matched(["part-0", "part-1", "part-2"], .spring(0.5, damping: 0.7)))
        try scene.rig.stage.settle()
        #expect(scene.rig.stage.frame() == page)
        scene.rig.stage.play(
            .drag(
                from: CGPoint(x: 2, y: 500), to: CGPoint(x: finishes ? 330 : 100, y: 500), duration: 0.3, rest: 0.3))
        try scene.rig.stage.settle()
        #expect(scene.rig.stage.frame() == (finishes ? list : page))
    }

    @Test func `a view without a partner, and one that was scrolled away, go with their screens`() throws {
        let scene = try Scene()
        scene.list[0].removeFromSuperview()
        scene.page[1].isHidden = true
        scene.rig.navigation.pushViewController(
            scene.rig.page, using: .matched(["part-0", "part-1", "part-2", "nobody"]))
        #expect(scene.flying.count == 1)
        try scene.rig.stage.settle()
        // Back, where a cell has come back meanwhile.
        scene.rig.list.view.addSubview(scene.list[0])
        scene.rig.navigation.popViewController(animated: true)
        #expect(scene.flying.count == 2)
        try scene.rig.stage.settle()
        #expect(scene.page[1].isHidden && !scene.list[0].isHidden && scene.page[2].alpha == 1)
        #expect(scene.page[2].transform == .identity)
    }
}
