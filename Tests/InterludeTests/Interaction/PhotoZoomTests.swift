import Interlude
import InterludeTesting
import Testing
import UIKit

/// A photo that is opened from a grid, and that a finger takes along.
@MainActor
@Suite struct `A photo that zooms` {
    /// A grid with one photo, and a page on which it is fitted.
    @MainActor
    private struct Album {
        let rig: Rig
        let cell = UIImageView(frame: CGRect(x: 20, y: 300, width: 90, height: 90))
        let photo: UIImageView
        let transition: ScreenTransition

        init() throws {
            rig = try Rig()
            // Half as high as wide: fitted, it is 393 × 196.5 points in the middle of the page.
            let image = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { context in
                UIColor.systemRed.setFill()
                context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
                UIColor.systemBlue.setFill()
                context.fill(CGRect(x: 40, y: 0, width: 40, height: 40))
            }
            photo = UIImageView(image: image)
            cell.image = image
            cell.contentMode = .scaleAspectFill
            cell.clipsToBounds = true
            cell.layer.cornerRadius = 12
            rig.list.view.addSubview(cell)
            rig.page.loadViewIfNeeded()
            rig.page.square.removeFromSuperview()
            photo.contentMode = .scaleAspectFit
            photo.frame = rig.stage.bounds
            photo.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            rig.page.view.addSubview(photo)
            let cell = cell
            transition = .photoZoom(from: cell)
            try rig.stage.settle()
        }

        func open() throws {
            rig.list.present(rig.page, using: transition)
            try rig.stage.settle()
        }

        /// What flies.
        var flying: CALayer? {
            let container = rig.page.view.superview
            let screens = [rig.page.view, rig.list.view, rig.navigation.view]
            let view = container?.subviews.last { view in
                !view.subviews.isEmpty && !screens.contains { $0 === view }
            }
            return view.map { $0.layer.presentation() ?? $0.layer }
        }
    }

    @Test func `flies in the shape that its cell shows, and arrives in its own`() throws {
        let album = try Album()
        album.rig.list.present(album.rig.page, using: album.transition)
        let start = try #require(album.flying).frame
        #expect(
            isNear(start.minX, 20) && isNear(start.minY, 300) && isNear(start.width, 90) && isNear(start.height, 90))
        #expect(album.cell.alpha == 0 && album.photo.alpha == 0)
        try album.rig.stage.settle()
        #expect(album.cell.alpha == 1 && album.photo.alpha == 1)
    }

    @Test func `follows the finger in both directions, and gets smaller about it`() throws {
        let album = try Album()
        try album.open()
        let (width, height) = (album.rig.stage.bounds.width, album.rig.stage.bounds.height)
        let finger = album.rig.stage.touchDown(at: CGPoint(x: width / 2, y: height / 2))
        for (x, y) in [(0.0, 30.0), (30, 90), (60, 120)] as [(CGFloat, CGFloat)] {
            finger.move(to: CGPoint(x: width / 2 + x, y: height / 2 + y), duration: 0.1)
        }
        finger.hold(for: 0.1)
        let flying = try #require(album.flying)
        // The finger began in the photo's middle, which is under it still.
        #expect(isNear(flying.frame.midX, width / 2 + 60, 12) && isNear(flying.frame.midY, height / 2 + 120, 12))
        let scale = 1 - 0.5 * hypot(60, 120) / height
        #expect(abs(flying.frame.width / width - scale) < 0.02)
        // The page has faded from the first point on, the photo has not.
        #expect((album.rig.page.view.layer.presentation()?.opacity ?? 1) < 0.95)
        finger.lift()
        try album.rig.stage.settle()
    }

    @Test func `is made larger by two fingers that part`() throws {
        let album = try Album()
        try album.open()
        let stage = album.rig.stage
        let (one, other) = (stage.touchDown(at: CGPoint(x: 170, y: 400)), stage.touchDown(at: CGPoint(x: 230, y: 400)))
        for _ in 0..<10 {
            one.move(by: CGVector(dx: 0, dy: 4))
            other.move(by: CGVector(dx: 0, dy: 4))
        }
        for _ in 0..<10 {
            one.move(by: CGVector(dx: -3, dy: 0))
            other.move(by: CGVector(dx: 3, dy: 0))
        }
        one.hold(for: 0.1)
        let flying = try #require(album.flying)
        #expect(flying.frame.width > stage.bounds.width * 1.3)
        one.lift()
        other.lift()
        try stage.settle()
    }

    @Test(arguments: [true, false]) func `lands in its cell or on its page, and nothing is left`(_ finishes: Bool)
        throws
    {
        let album = try Album()
        let before = (album.rig.stage.frame(), album.rig.stage.state)
        try album.open()
        let there = (album.rig.stage.frame(), album.rig.stage.state)
        let start = CGPoint(x: 200, y: 400)
        // The threshold is an eighth of the screen's height, about 106 points.
        let end = CGPoint(x: 230, y: finishes ? 540 : 470)
        album.rig.stage.play(.drag(from: start, to: end, duration: 0.3, rest: 0.3))
        try album.rig.stage.settle()
        #expect((album.rig.list.presentedViewController == nil) == finishes)
        let expected = finishes ? before : there
        #expect(album.rig.stage.frame() == expected.0)
        #expect(album.rig.stage.changes(since: expected.1) == [])
    }

    @Test func `has no jump when the finger lets go`() throws {
        let album = try Album()
        try album.open()
        album.rig.stage.play(
            .drag(from: CGPoint(x: 200, y: 400), to: CGPoint(x: 260, y: 560), duration: 0.3, rest: 0.1))
        var last: CGRect?
        for _ in 0..<60 {
            guard let frame = album.flying?.frame else { break }
            if let last { #expect(hypot(frame.midX - last.midX, frame.midY - last.midY) < 60) }
            last = frame
            album.rig.stage.advance(by: 1 / 60)
        }
        try album.rig.stage.settle()
    }

    @Test func `fades where its cell has been scrolled away`() throws {
        let album = try Album()
        try album.open()
        album.cell.removeFromSuperview()
        album.rig.page.dismiss(animated: true)
        #expect(album.flying == nil)
        try album.rig.stage.settle()
        #expect(album.rig.list.presentedViewController == nil)
    }
}
