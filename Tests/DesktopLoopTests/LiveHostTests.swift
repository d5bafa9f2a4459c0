import DesktopLoop
import Foundation
import TestStages
import Testing
import UIKit
import WindowSystem

@MainActor
@Suite("A live host")
struct LiveHostTests {
    @Test func `shows the device on the outlet, at the outlet's scale`() {
        let stage = LiveStage(pixelScale: 2)
        stage.window.backgroundColor = .green
        stage.turn()
        #expect(stage.outlet.picture?.width == 786)
        #expect(stage.outlet.picture?.height == 1704)
        #expect(stage.outlet.picture?[300, 800] == 0xFF00_FF00)
    }

    @Test func `media time follows the wall clock at the chosen rate`() {
        let host = LiveHost(outlet: MemoryOutlet())
        host.turn(at: 100)
        let start = host.now
        host.time.rate = 0.5
        host.turn(at: 101)
        #expect(abs(host.now - start - 0.5) < 1e-9)
        host.time.isPaused = true
        host.turn(at: 102)
        #expect(abs(host.now - start - 0.5) < 1e-9)
        host.time.stepFrame()
        host.turn(at: 103)
        #expect(abs(host.now - start - 0.5 - 1 / 60.0) < 1e-9)
    }

    @Test func `where nothing changes, nothing is drawn`() {
        let stage = LiveStage()
        stage.turns(5)
        let before = stage.outlet.changes.count
        stage.turns(20)
        #expect(stage.outlet.changes.count == before)
    }

    @Test func `of a frame only what has changed is sent`() {
        let stage = LiveStage()
        let view = UIView(frame: CGRect(x: 50, y: 400, width: 30, height: 20))
        stage.window.addSubview(view)
        stage.turn()
        view.backgroundColor = .red
        stage.turn()
        #expect(stage.outlet.changes.last == [PixelRect(left: 49, top: 399, right: 81, bottom: 421)])
        #expect(stage.pictureIsWhole)
    }

    @Test(arguments: [true, false])
    func `a transition that moves one small view costs what that view costs`(isPresented: Bool) {
        let stage = LiveStage()
        let card = UIViewController()
        let director = BadgeDirector()
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = director
        if !isPresented {
            stage.window.rootViewController?.present(card, animated: false)
            card.view.frame = BadgeDirector.home
            card.view.backgroundColor = .red
            stage.turns(2)
        }
        let before = stage.outlet.changes.count
        if isPresented {
            stage.window.rootViewController?.present(card, animated: true)
        } else {
            card.dismiss(animated: true)
        }
        stage.turns(30)
        // 40 × 40, moved by less than its width a frame: where it was and where it is, with the edges' pixels.
        let areas = stage.outlet.changes[before...].map { $0.reduce(0) { $0 + $1.area } }
        #expect(areas.count > 15)
        #expect(areas.allSatisfy { $0 < 82 * 42 })
        #expect(stage.pictureIsWhole)
    }

    @Test func `drawn straight into the outlet's memory the picture is the same`() {
        let stage = LiveStage()
        stage.outlet.lendsCanvas = true
        let view = UIView(frame: CGRect(x: 50, y: 400, width: 30, height: 20))
        stage.window.addSubview(view)
        stage.turn()
        #expect(stage.outlet.changes.last == [PixelRect(width: 393, height: 852)], "new memory holds nothing yet")
        view.backgroundColor = .red
        stage.turn()
        #expect(stage.outlet.changes.last == [PixelRect(left: 49, top: 399, right: 81, bottom: 421)])
        #expect(stage.pictureIsWhole)
        stage.press("Left", control: true)
        stage.turns(40)
        #expect(stage.pictureIsWhole)
    }

    @Test func `in slow motion a display link is called with each frame, and told how little time one holds`() {
        let stage = LiveStage()
        let log = LinkLog()
        let link = CADisplayLink(target: log, selector: Selector(LinkLog.tick(_:)))
        link.add(to: .main, forMode: .common)
        stage.host.time.rate = 0.1
        stage.turns(30)
        #expect(log.durations.count >= 29)
        #expect(log.durations.allSatisfy { abs($0 - 1 / 600) < 1e-9 })
        #expect(log.spans.dropFirst().allSatisfy { abs($0 - 1 / 600) < 1e-9 })
        link.preferredFramesPerSecond = 30
        let count = log.durations.count
        stage.turns(60)
        #expect(abs(log.durations.count - count - 30) <= 1)
        #expect(abs((log.spans.last ?? 0) - 1 / 300) < 1e-9)
        link.invalidate()
    }

    @Test func `a frame that input brings early is none of a display link's`() {
        let stage = LiveStage()
        let log = LinkLog()
        let link = CADisplayLink(target: log, selector: Selector(LinkLog.tick(_:)))
        link.add(to: .main, forMode: .common)
        var time = stage.time
        for step in 1...120 {
            time += step.isMultiple(of: 2) ? 0.006 : 1 / 60.0 - 0.006
            stage.host.turn(at: time)
        }
        #expect(abs(log.durations.count - 60) <= 1)
        link.invalidate()
    }

    @Test func `an animation is drawn frame by frame until it ends`() {
        let stage = LiveStage()
        let view = UIView(frame: CGRect(x: 50, y: 400, width: 30, height: 20))
        view.backgroundColor = .red
        stage.window.addSubview(view)
        stage.turns(2)
        let before = stage.outlet.changes.count
        UIView.animate(withDuration: 0.25) { view.center.x += 200 }
        stage.turns(30)
        let frames = stage.outlet.changes.count - before
        #expect(frames >= 14 && frames <= 17)
        #expect(stage.pictureIsWhole)
    }

    @Test func `what must be shown again is shown whole`() {
        let stage = LiveStage()
        stage.turns(2)
        stage.turn(.exposed)
        #expect(stage.outlet.changes.last == [PixelRect(width: 393, height: 852)])
    }

    @Test func `resizing the window resizes a freely sized device, and its size classes follow`() {
        let controller = SizeLog()
        let stage = LiveStage(controller, device: .window)
        stage.turn(.resized(CGSize(width: 500, height: 700)))
        #expect(controller.sizes == [CGSize(width: 500, height: 700)])
        #expect(controller.view.bounds.size == CGSize(width: 500, height: 700))
        #expect(controller.traitCollection.horizontalSizeClass == .compact)
        stage.turn(.resized(CGSize(width: 900, height: 700)))
        #expect(controller.traitCollection.horizontalSizeClass == .regular)
    }

    @Test func `control and an arrow turn the device, and the window with it`() {
        let stage = LiveStage()
        stage.press("Left", control: true)
        stage.turns(40)
        #expect(stage.host.screen.orientation == .landscapeRight)
        #expect(stage.outlet.contentSize == CGSize(width: 852, height: 393))
        #expect(stage.pictureIsWhole)
    }

    @Test func `closing the window ends the loop`() {
        let stage = LiveStage()
        stage.turn(.close)
        #expect(stage.host.isClosing)
    }
}

/// What a display link told, call by call.
@MainActor private final class LinkLog: NSObject {
    var durations: [TimeInterval] = []
    var spans: [TimeInterval] = []
    func tick(_ link: CADisplayLink) {
        durations.append(link.duration)
        spans.append(link.targetTimestamp - link.timestamp)
    }
}

private final class SizeLog: UIViewController {
    var sizes: [CGSize] = []
    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        super.viewWillTransition(to: size, with: coordinator)
        sizes.append(size)
    }
}

/// Brings a screen whose view is a badge of 40 points in from the left, and takes it away to there.
@MainActor
private final class BadgeDirector: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    static let home = CGRect(x: 300, y: 300, width: 40, height: 40)
    private static let away = CGRect(x: 10, y: 300, width: 40, height: 40)

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? { self }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        self
    }

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.3 }

    func animateTransition(using context: UIViewControllerContextTransitioning) {
        let shown = context.view(forKey: .to)
        guard let badge = shown ?? context.view(forKey: .from) else { return context.completeTransition(false) }
        if let shown {
            shown.backgroundColor = .red
            context.containerView.addSubview(shown)
        }
        let (start, end) = shown == nil ? (Self.home, Self.away) : (Self.away, Self.home)
        badge.frame = start
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveLinear) {
            badge.frame = end
        } completion: { _ in
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
