import Testing
import UIKit

/// Controllers inside controllers of the app's own, and their appearance.
@MainActor
@Suite(.statesOutcome, .serialized)
struct ContainmentTests {
    /// A container that sends appearance calls itself.
    final class Quiet: UIViewController {
        override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }

    let log = CallLog()
    let parent = UIViewController()
    let a: LoggingController
    let b: LoggingController
    let stage: CompatibilityStage

    init() {
        a = LoggingController("A", log)
        b = LoggingController("B", log)
        stage = CompatibilityStage(root: parent)
    }

    private func embed(_ child: UIViewController, in parent: UIViewController) {
        parent.addChild(child)
        child.view.frame = parent.view.bounds
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    @Test func `adding and removing a child sends the moves`() {
        parent.addChild(a)
        a.didMove(toParent: parent)
        #expect(a.parent === parent && parent.children == [a])
        a.willMove(toParent: nil)
        a.removeFromParent()
        #expect(a.parent == nil && parent.children.isEmpty)
        #expect(log.take() == ["A.willMove(parent)", "A.didMove(parent)", "A.willMove(nil)", "A.didMove(nil)"])
    }

    @Test func `a child appears and disappears with its parent`() {
        stage.makeCurrent()
        embed(a, in: parent)
        _ = log.take()
        let other = UIViewController()
        other.modalPresentationStyle = .fullScreen
        parent.present(other, animated: true)
        stage.advance(by: 1)
        #expect(log.take() == ["A.viewWillDisappear", "A.viewDidDisappear"])
        parent.dismiss(animated: true)
        stage.advance(by: 1)
        #expect(log.take() == ["A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear"])
    }

    @Test
    func `a child whose view is added to a visible parent has appeared when the turn is over, and disappears at once`()
    {
        stage.makeCurrent()
        parent.addChild(a)
        _ = log.take()
        parent.view.addSubview(a.view)
        a.didMove(toParent: parent)
        #expect(log.take() == ["A.viewDidLoad", "A.viewWillAppear", "A.didMove(parent)"])
        stage.step()
        #expect(log.take() == ["A.viewIsAppearing", "A.viewDidAppear"])
        a.view.removeFromSuperview()
        #expect(log.take() == ["A.viewWillDisappear", "A.viewDidDisappear"])
    }

    @Test func `a child that is taken out again in the same turn never has appeared`() {
        stage.makeCurrent()
        parent.addChild(a)
        _ = log.take()
        parent.view.addSubview(a.view)
        a.view.removeFromSuperview()
        stage.step()
        #expect(log.take() == ["A.viewDidLoad", "A.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear"])
    }

    /// A sheet that moves up as soon as it has appeared, to where the container had not put it yet when it added it.
    private final class Rising: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            UIView.animate(withDuration: 0.5) { self.view.frame.origin.y = 600 }
        }
    }

    @Test func `what a child animates when it has appeared begins where the container has put it`() throws {
        stage.makeCurrent()
        let sheet = Rising()
        parent.addChild(sheet)
        parent.view.addSubview(sheet.view)
        sheet.view.frame = CGRect(x: 0, y: 852, width: 393, height: 852)
        stage.step()
        #expect(sheet.view.frame.minY == 600)
        let shown = try #require(sheet.view.layer.presentation())
        #expect(abs(shown.frame.minY - 852) < 1)
        stage.advance(by: 0.6)
        #expect(sheet.view.layer.presentation()?.frame.minY == 600)
    }

    @Test func `a container that forwards itself keeps its children from automatic calls`() {
        stage.makeCurrent()
        let quiet = Quiet()
        stage.window.rootViewController = quiet
        embed(a, in: quiet)
        _ = log.take()
        a.beginAppearanceTransition(true, animated: false)
        a.endAppearanceTransition()
        #expect(log.take() == ["A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear"])
    }

    @Test func `exchanging children sends appearance to both`() {
        stage.makeCurrent()
        embed(a, in: parent)
        parent.addChild(b)
        b.view.frame = parent.view.bounds
        _ = log.take()
        var finished: Bool?
        parent.transition(from: a, to: b, duration: 0.3, options: [], animations: { b.view.alpha = 0.5 }) {
            finished = $0
        }
        #expect(b.view.superview === parent.view && a.view.superview === parent.view)
        stage.advance(by: 0.5)
        #expect(finished == true && a.view.superview == nil)
        #expect(
            log.take() == [
                "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear",
            ])
    }

    @Test func `turning round half way sends will twice and did once`() {
        stage.makeCurrent()
        let quiet = Quiet()
        stage.window.rootViewController = quiet
        embed(a, in: quiet)
        _ = log.take()
        a.beginAppearanceTransition(true, animated: true)
        a.beginAppearanceTransition(false, animated: true)
        a.endAppearanceTransition()
        a.endAppearanceTransition()
        #expect(log.take() == ["A.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear"])
    }

    @Test func `asking for the view loads it once`() {
        #expect(!a.isViewLoaded && a.viewIfLoaded == nil)
        _ = a.view
        _ = a.view
        a.loadViewIfNeeded()
        #expect(log.take() == ["A.viewDidLoad"])
    }

    @Test func `additional insets widen the safe area`() {
        stage.makeCurrent()
        parent.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 5, bottom: 0, right: 0)
        stage.step()
        #expect(parent.view.safeAreaInsets == UIEdgeInsets(top: 69, left: 5, bottom: 34, right: 0))
    }
}
