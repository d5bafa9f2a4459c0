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
        #expect(scene.flying.count == 3 && (scene.list + scene.page).allSatisfy { $0.alpha == 0 && !$0.isHidden })
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
        #expect((scene.list + scene.page).allSatisfy { $0.alpha == 1 })
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
        #expect(scene.page[1].isHidden && scene.list[0].alpha == 1 && scene.page[2].alpha == 1)
        #expect(scene.page[2].transform == .identity)
    }

    /// The alphas of the pictures in a flying frame, the old one first.
    private func alphas(in frame: UIView) -> [CGFloat] {
        frame.subviews.map { CGFloat($0.layer.presentation()?.opacity ?? -1) }
    }

    @Test func `a text that becomes another fades out while the other fades in`() throws {
        let scene = try Scene()
        (scene.page[1] as? UILabel)?.text = "Another title"
        scene.rig.navigation.pushViewController(scene.rig.page, using: .matched(["part-1"], .linear(0.4)))
        scene.rig.stage.advance(by: 0.2)
        #expect(zip(alphas(in: scene.flying[0]), [0.5, 0.5]).allSatisfy { abs($0 - $1) < 0.05 })
        scene.rig.stage.advance(by: 0.15)
        // What is left of the old one is next to nothing: it does not vanish at the end.
        #expect(alphas(in: scene.flying[0])[0] < 0.2)
        try scene.rig.stage.settle()
    }

    @Test func `what covers the other in the end fades in over it, so that nothing shines through both`() throws {
        let scene = try Scene()
        scene.rig.navigation.pushViewController(scene.rig.page, using: .matched(["part-0"], .linear(0.4)))
        scene.rig.stage.advance(by: 0.2)
        let shown = alphas(in: scene.flying[0])
        #expect(shown.first == 1 && abs((shown.last ?? 0) - 0.5) < 0.05)
        try scene.rig.stage.settle()
    }

    @Test func `all of a text is seen in a place that is narrower than it`() throws {
        let scene = try Scene()
        scene.list[1].frame = CGRect(x: 20, y: 320, width: 300, height: 20)
        (scene.list[1] as? UILabel)?.text = "A title that takes nearly all of the width"
        scene.page[1].frame = CGRect(x: 20, y: 380, width: 120, height: 60)
        scene.rig.navigation.pushViewController(scene.rig.page, using: .matched(["part-1"], .linear(0.4)))
        let frame = scene.flying[0]
        #expect(frame.bounds.size == CGSize(width: 120, height: 60))
        let old = try #require(frame.subviews.first)
        // The text's own part of the picture, at its leading edge.
        let share = (scene.list[1] as? UILabel).map {
            $0.textRect(forBounds: $0.bounds, limitedToNumberOfLines: 1).width / $0.bounds.width
        }
        #expect(old.frame.minX >= -0.5 && old.frame.width * (share ?? 1) <= 120.5)
        try scene.rig.stage.settle()
    }

    @Test(arguments: [true, false]) func `what stands beside it in a stack stays where it is`(_ isMagic: Bool) throws {
        let scene = try Scene()
        let neighbour = UIView()
        let stack = UIStackView(arrangedSubviews: [scene.list[0], neighbour])
        stack.frame = CGRect(x: 20, y: 300, width: 300, height: 80)
        stack.distribution = .fillEqually
        scene.rig.list.view.addSubview(stack)
        try scene.rig.stage.settle()
        let place = (neighbour.center, neighbour.bounds)
        let transition =
            isMagic
            ? ScreenTransition.magicMove(from: { scene.list[0] }, to: { scene.page[0] }) : .matched(["part-0"])
        scene.rig.navigation.pushViewController(scene.rig.page, using: transition)
        scene.rig.stage.advance(by: 0.1)
        #expect((neighbour.center, neighbour.bounds) == place && scene.list[0].alpha == 0)
        try scene.rig.stage.settle()
        #expect((neighbour.center, neighbour.bounds) == place && scene.list[0].alpha == 1)
    }

    @Test func `views without a partner go and come one after the other`() throws {
        let scene = try Scene()
        scene.rig.navigation.pushViewController(
            scene.rig.page, using: .matched(["part-0"], .linear(0.4), cascade: .across(from: .top, spread: 0.8)))
        scene.rig.stage.advance(by: 0.12)
        let going = scene.list[1...].compactMap { $0.layer.presentation()?.opacity }
        let coming = scene.page[1...].compactMap { $0.layer.presentation()?.opacity }
        #expect(going.count == 2 && going.allSatisfy { $0 < 1 } && coming.allSatisfy { $0 < 0.5 })
        scene.rig.stage.advance(by: 0.2)
        let later = scene.page[1...].compactMap { $0.layer.presentation()?.opacity }
        // The upper one is ahead.
        #expect(later[0] > later[1] && later[0] > 0.5)
        try scene.rig.stage.settle()
        #expect((scene.list + scene.page).allSatisfy { $0.alpha == 1 && $0.transform == .identity })
    }
}
