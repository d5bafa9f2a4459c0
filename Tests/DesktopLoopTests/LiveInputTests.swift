import DesktopLoop
import Foundation
import TestStages
import Testing
import UIKit
import WindowSystem

@MainActor
@Suite("Input of a live host")
struct LiveInputTests {
    @Test func `a mouse drag from the edge goes back, and half way it does not`() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = LiveStage(navigation, pixelScale: 0.25)
        navigation.pushViewController(UIViewController(), animated: false)
        stage.turns(2)
        stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 120, y: 400), steps: 40)
        stage.turns(60)
        #expect(navigation.viewControllers.count == 2)
        stage.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400))
        stage.turns(60)
        #expect(navigation.viewControllers.count == 1)
        #expect(stage.pictureIsWhole)
    }

    @Test func `escape goes back, and dismisses first`() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = LiveStage(navigation, pixelScale: 0.25)
        navigation.pushViewController(UIViewController(), animated: false)
        navigation.present(UIViewController(), animated: false)
        stage.turns(60)
        stage.press("Escape")
        stage.turns(60)
        #expect(navigation.presentedViewController == nil)
        #expect(navigation.viewControllers.count == 2)
        stage.press("Escape")
        stage.turns(60)
        #expect(navigation.viewControllers.count == 1)
    }

    @Test func `escape asks a popover's delegate, as a tap beside it does`() {
        let root = UIViewController()
        let stage = LiveStage(root, device: .iPad10)
        let popover = UIViewController()
        popover.modalPresentationStyle = .popover
        popover.popoverPresentationController?.sourceView = root.view
        let delegate = PopoverWatcher()
        popover.popoverPresentationController?.delegate = delegate
        delegate.may = false
        root.present(popover, animated: false)
        stage.turns(2)
        delegate.calls = []
        stage.press("Escape")
        stage.turns(60)
        #expect(root.presentedViewController === popover && delegate.calls == ["didAttempt"])
        delegate.may = true
        stage.press("Escape")
        stage.turns(60)
        #expect(root.presentedViewController == nil)
        #expect(delegate.calls == ["didAttempt", "willDismiss", "didDismiss"])
    }

    @Test func `with alt held the mouse is two fingers that mirror each other about the middle`() {
        let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        view.isMultipleTouchEnabled = true
        let stage = LiveStage()
        stage.window.addSubview(view)
        let place = CGPoint(x: 100, y: 300)
        stage.turn(.pointer(.hovered, button: .none, place), modifiers: .alternate)
        stage.turn(.pointer(.began, button: .primary, place), modifiers: .alternate)
        #expect(view.places == [CGPoint(x: 100, y: 300), CGPoint(x: 293, y: 552)])
        stage.turn(.pointer(.moved, button: .primary, CGPoint(x: 110, y: 310)), modifiers: .alternate)
        #expect(view.places == [CGPoint(x: 110, y: 310), CGPoint(x: 283, y: 542)])
        stage.turn(.pointer(.moved, button: .primary, CGPoint(x: 120, y: 320)), modifiers: [.alternate, .shift])
        #expect(view.places == [CGPoint(x: 120, y: 320), CGPoint(x: 293, y: 552)])
        stage.turn(.pointer(.ended, button: .primary, CGPoint(x: 120, y: 320)))
        #expect(stage.host.touches.liveTouches.isEmpty)
    }

    @Test func `a pinch made with the mouse shows two discs`() {
        let stage = LiveStage()
        stage.window.backgroundColor = .white
        stage.turn()
        let place = CGPoint(x: 100, y: 300)
        stage.turn(.pointer(.hovered, button: .none, place), modifiers: .alternate)
        #expect(stage.outlet.picture?[100, 300] != 0xFFFF_FFFF)
        #expect(stage.outlet.picture?[293, 552] != 0xFFFF_FFFF)
        stage.turn(.key(.up, WindowEvent.Key(name: "Left Alt")))
        #expect(stage.outlet.picture?[100, 300] == 0xFFFF_FFFF)
        #expect(stage.pictureIsWhole)
    }

    @Test func `fingers are shown when asked for`() {
        let stage = LiveStage()
        stage.window.backgroundColor = .white
        stage.host.showsTouches = true
        stage.turn(.touch(.began, finger: 7, CGPoint(x: 200, y: 500)))
        #expect(stage.outlet.picture?[200, 500] != 0xFFFF_FFFF)
        stage.turn(.touch(.ended, finger: 7, CGPoint(x: 200, y: 500)))
        #expect(stage.outlet.picture?[200, 500] == 0xFFFF_FFFF)
    }

    @Test func `several fingers of a touch screen are several touches`() {
        let view = TouchLog(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        view.isMultipleTouchEnabled = true
        let stage = LiveStage()
        stage.window.addSubview(view)
        stage.turn(.touch(.began, finger: 4711, CGPoint(x: 10, y: 100)))
        stage.turn(.touch(.began, finger: 4712, CGPoint(x: 50, y: 100)))
        #expect(stage.host.touches.liveTouches.count == 2)
        stage.turn(.touch(.ended, finger: 4711, CGPoint(x: 10, y: 100)))
        #expect(stage.host.touches.liveTouches.count == 1)
    }

    @Test func `the velocity of several moves in one frame is that of the finger`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let pan = UIPanGestureRecognizer()
        view.addGestureRecognizer(pan)
        let stage = LiveStage()
        stage.window.addSubview(view)
        stage.drag(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 250, y: 400), steps: 10, lifts: false)
        // 20 points in each sixtieth of a second.
        #expect(abs(pan.velocity(in: nil).x - 1200) < 30)
    }

    // MARK: Scrolling

    private func scrollView() -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        view.contentSize = CGSize(width: 393, height: 3000)
        view.contentInsetAdjustmentBehavior = .never
        return view
    }

    @Test func `the wheel scrolls the view under the pointer`() {
        let (stage, view) = (LiveStage(), scrollView())
        stage.window.addSubview(view)
        stage.turn(.scroll(dx: 0, dy: -120, CGPoint(x: 100, y: 300)))
        #expect(view.contentOffset.y == 120 as CGFloat)
        #expect(view.isDragging)
        stage.turns(20)
        #expect(!view.isDragging)
        #expect(view.contentOffset.y == 120 as CGFloat)
    }

    @Test func `beyond its edge the content has the rubber band, and springs back`() {
        let (stage, view) = (LiveStage(), scrollView())
        stage.window.addSubview(view)
        stage.turn(.scroll(dx: 0, dy: 200, CGPoint(x: 100, y: 300)))
        #expect(view.contentOffset.y < 0 && view.contentOffset.y > -200)
        stage.turns(90)
        #expect(view.contentOffset.y == 0 as CGFloat)
    }

    @Test func `what cannot go on leaves the scrolling to what is around it`() {
        let (stage, outer, inner) = (LiveStage(), scrollView(), scrollView())
        inner.contentSize.height = 100
        outer.addSubview(inner)
        stage.window.addSubview(outer)
        stage.turn(.scroll(dx: 0, dy: -50, CGPoint(x: 100, y: 300)))
        #expect(inner.contentOffset.y == 0 as CGFloat)
        #expect(outer.contentOffset.y == 50 as CGFloat)
    }
}

private final class TouchLog: UIView {
    /// Where the fingers are, in the order in which they came.
    var places: [CGPoint] { touches.map { $0.location(in: self) } }
    private var touches: [UITouch] = []

    override func touchesBegan(_ new: Set<UITouch>, with event: UIEvent?) {
        let order = event?.allTouches.map { Array($0) } ?? []
        touches += order.filter { new.contains($0) }.sorted { $0.location(in: self).x < $1.location(in: self).x }
    }
}

/// Decides whether a popover may go, and notes what it hears.
@MainActor private final class PopoverWatcher: NSObject, UIPopoverPresentationControllerDelegate {
    var calls: [String] = []
    var may = true

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { may }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        calls.append("didAttempt")
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        calls.append("willDismiss")
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        calls.append("didDismiss")
    }
}
