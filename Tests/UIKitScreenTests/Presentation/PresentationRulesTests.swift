import TestStages
import Testing
import UIKit

/// What may be presented when, and what a dismissal takes away.
@MainActor
@Suite(.serialized)
struct PresentationRulesTests {
    let root = UIViewController()
    let stage: Stage

    init() {
        stage = Stage(root: root)
        SystemLog.writesToStandardError = false
    }

    private func warnings(_ body: () -> Void) -> Int {
        var count = 0
        SystemLog.listener = { _ in count += 1 }
        defer { SystemLog.listener = nil }
        body()
        return count
    }

    private func full() -> UIViewController {
        let controller = UIViewController()
        controller.modalPresentationStyle = .fullScreen
        return controller
    }

    @Test func `presenting while presenting warns and does nothing`() {
        stage.host.makeCurrent()
        let first = full()
        let second = full()
        root.present(first, animated: true)
        #expect(warnings { root.present(second, animated: true) } == 1)
        stage.host.advance(by: 1)
        #expect(warnings { root.present(second, animated: true) } == 1)
        #expect(root.presentedViewController === first && second.presentingViewController == nil)
    }

    @Test func `a controller outside a window presents nothing`() {
        stage.host.makeCurrent()
        let loose = UIViewController()
        #expect(warnings { loose.present(full(), animated: false) } == 1)
        #expect(loose.presentedViewController == nil)
    }

    @Test func `a dismissal during a presentation warns and does nothing`() {
        stage.host.makeCurrent()
        let first = full()
        root.present(first, animated: true)
        #expect(warnings { root.dismiss(animated: true) } == 1)
        stage.host.advance(by: 1)
        #expect(root.presentedViewController === first)
        root.dismiss(animated: true)
        stage.host.advance(by: 1)
        #expect(root.presentedViewController == nil)
    }

    @Test func `dismissing from the presented controller takes it away`() {
        stage.host.makeCurrent()
        let first = full()
        root.present(first, animated: false)
        first.dismiss(animated: false)
        #expect(root.presentedViewController == nil && root.view.superview === stage.window)
    }

    @Test func `a dismissal with nothing presented calls its completion`() {
        stage.host.makeCurrent()
        var called = false
        #expect(warnings { root.dismiss(animated: true) { called = true } } == 0)
        #expect(called && TransitionRun.current.isEmpty)
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet], [true, false])
    func `dismissing a chain takes all of it away`(_ style: UIModalPresentationStyle, _ animated: Bool) {
        stage.host.makeCurrent()
        let before = stage.state
        var presenter = root
        for _ in 0..<3 {
            let next = UIViewController()
            next.modalPresentationStyle = style
            presenter.present(next, animated: false)
            presenter = next
        }
        stage.host.advance(by: 0.1)
        var ended = false
        root.dismiss(animated: animated) { ended = true }
        stage.host.advance(by: 1)
        #expect(ended && root.presentedViewController == nil)
        #expect(stage.changes(since: before) == [])
    }

    @Test func `presenting in viewDidAppear after a dismissal works`() {
        stage.host.makeCurrent()
        let log = CallLog()
        let presenter = LoggingController("P", log)
        stage.window.rootViewController = presenter
        let first = full()
        let second = full()
        presenter.present(first, animated: true)
        stage.host.advance(by: 1)
        presenter.hooks["viewDidAppear"] = {
            if presenter.presentedViewController == nil { presenter.present(second, animated: true) }
        }
        presenter.dismiss(animated: true)
        stage.host.advance(by: 2)
        #expect(presenter.presentedViewController === second && second.view.window != nil)
    }

    @Test func `a context style presents over the controller that defines the context`() {
        stage.host.makeCurrent()
        let parent = UIViewController()
        let child = UIViewController()
        stage.window.rootViewController = parent
        parent.addChild(child)
        child.view.frame = CGRect(x: 10, y: 20, width: 100, height: 200)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
        child.definesPresentationContext = true
        let modal = UIViewController()
        modal.modalPresentationStyle = .overCurrentContext
        child.present(modal, animated: false)
        #expect(modal.presentingViewController === child)
        #expect(modal.view.convert(modal.view.bounds, to: parent.view) == child.view.frame)
        child.dismiss(animated: false)
        #expect(parent.view.subviews == [child.view])
    }

    @Test func `nothing of a presentation is kept`() {
        stage.host.makeCurrent()
        let runs = TransitionRun.current.count
        weak var gone: UIViewController?
        weak var goneController: UIPresentationController?
        do {
            let modal = UIViewController()
            modal.modalPresentationStyle = .pageSheet
            gone = modal
            root.present(modal, animated: true)
            goneController = modal.presentationController
            stage.host.advance(by: 1)
            root.dismiss(animated: true)
        }
        stage.host.advance(by: 2)
        #expect(gone == nil)
        #expect(goneController == nil)
        #expect(TransitionRun.current.count == runs)
    }

    /// Keeps what it is handed, and waits.
    private final class Waiting: UIPercentDrivenInteractiveTransition, UIViewControllerTransitioningDelegate,
        UIViewControllerAnimatedTransitioning
    {
        var container: UIView?

        func animationController(forDismissed dismissed: UIViewController) -> (
            any UIViewControllerAnimatedTransitioning
        )? { self }
        func interactionControllerForDismissal(
            using animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { self }
        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }
        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            container = context.containerView
            UIView.animate(withDuration: 0.3) {
                context.view(forKey: .from)?.alpha = 0
            } completion: { _ in
                context.completeTransition(!context.transitionWasCancelled)
            }
        }
    }

    @Test func `a chain over a part of the screen leaves from where it is, and is back there when that is called off`()
    {
        stage.host.makeCurrent()
        let (part, first, second, waiting) = (UIViewController(), UIViewController(), UIViewController(), Waiting())
        root.addChild(part)
        part.view.frame = CGRect(x: 20, y: 100, width: 300, height: 400)
        root.view.addSubview(part.view)
        part.didMove(toParent: root)
        for controller in [part, first] { controller.definesPresentationContext = true }
        for controller in [first, second] { controller.modalPresentationStyle = .overCurrentContext }
        second.transitioningDelegate = waiting
        part.present(first, animated: false)
        first.present(second, animated: false)
        stage.host.advance(by: 0.1)
        let before = stage.state
        let place = second.view.convert(second.view.bounds, to: nil)
        #expect(place == CGRect(x: 20, y: 100, width: 300, height: 400))
        part.dismiss(animated: true)
        stage.host.step()
        #expect(second.view.convert(second.view.bounds, to: nil) == place)
        waiting.update(0.5)
        stage.host.step()
        waiting.cancel()
        stage.host.advance(by: 1)
        #expect(part.presentedViewController === first && first.presentedViewController === second)
        #expect(stage.changes(since: before) == [])
        part.dismiss(animated: true)
        waiting.finish()
        stage.host.advance(by: 1)
        #expect(part.presentedViewController == nil && waiting.container?.window == nil)
    }

    @Test(arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
    func `a presentation controller knows whom it has presented also after the end`(_ style: UIModalPresentationStyle) {
        stage.host.makeCurrent()
        var kept: UIPresentationController?
        weak var gone: UIViewController?
        do {
            let controller = UIViewController()
            controller.title = "presented"
            controller.modalPresentationStyle = style
            gone = controller
            root.present(controller, animated: false)
            kept = controller.presentationController
            root.dismiss(animated: false)
        }
        stage.host.advance(by: 0.1)
        #expect(kept?.presentedViewController.title == "presented" && kept?.presentedView === gone?.view)
        kept = nil
        stage.host.advance(by: 0.1)
        #expect(gone == nil)
    }

    @Test func `the automatic style is the full screen in apps of before iOS 13`() {
        #expect(UIModalPresentationStyle.automaticStyle(of: [:]) == .pageSheet)
        #expect(UIModalPresentationStyle.automaticStyle(of: ["DTXcode": "1030"]) == .fullScreen)
        #expect(UIModalPresentationStyle.automaticStyle(of: ["DTXcode": "0920"]) == .fullScreen)
        #expect(UIModalPresentationStyle.automaticStyle(of: ["DTXcode": "1100"]) == .pageSheet)
        #expect(UIModalPresentationStyle.automaticStyle(of: ["DTXcode": "new"]) == .pageSheet)
    }
}
