// swift-format-ignore-file
// What Documentation/custom-containers.md shows.
import InterludeTesting
import Testing
import UIKit

private final class Exchanger: UIViewController {
// sample of Documentation/custom-containers.md
func exchange(_ old: UIViewController, for new: UIViewController) {
    addChild(new)                               // sends willMove(toParent:)
    old.willMove(toParent: nil)
    new.view.frame = view.bounds
    transition(from: old, to: new, duration: 0.4, options: .transitionCrossDissolve, animations: nil) { _ in
        old.removeFromParent()                  // sends didMove(toParent: nil)
        new.didMove(toParent: self)
    }
}
// end of sample
}

// sample of Documentation/custom-containers.md
final class SwitchContext: NSObject, UIViewControllerContextTransitioning {
    let from, to: UIViewController
    let containerView: UIView
    private(set) var isInteractive: Bool
    private(set) var transitionWasCancelled = false
    var onEnd: ((Bool) -> Void)?

    init(from: UIViewController, to: UIViewController, in container: UIView, isInteractive: Bool) {
        self.from = from
        self.to = to
        containerView = container
        self.isInteractive = isInteractive
    }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : to
    }
    func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .from ? from.view : to.view }
    func initialFrame(for vc: UIViewController) -> CGRect { vc === from ? containerView.bounds : .zero }
    func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? containerView.bounds : .zero }

    func finishInteractiveTransition() { isInteractive = false }
    func cancelInteractiveTransition() {
        isInteractive = false
        transitionWasCancelled = true
    }

    func completeTransition(_ didComplete: Bool) {
        let end = onEnd
        onEnd = nil
        end?(didComplete)
    }

    // Without effect in this container
    var isAnimated: Bool { true }
    var presentationStyle: UIModalPresentationStyle { .custom }
    var targetTransform: CGAffineTransform { .identity }
    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func pauseInteractiveTransition() {}
}
// end of sample

@MainActor @Suite struct CustomContainerSamples {
    @Test func `the children are exchanged`() throws {
        let (container, old, new) = (Exchanger(), ListController(), DetailController())
        let stage = Stage(rootViewController: container, scale: 1)
        defer { stage.close() }
        container.addChild(old)
        container.view.addSubview(old.view)
        old.didMove(toParent: container)
        container.exchange(old, for: new)
        try stage.settle()
        #expect(container.children == [new])
        #expect(new.view.superview === container.view)
    }

    @Test func `an animator runs with the context`() throws {
        let (from, to, root) = (ListController(), DetailController(), UIViewController())
        let stage = Stage(rootViewController: root, scale: 1)
        defer { stage.close() }
        let context = SwitchContext(from: from, to: to, in: root.view, isInteractive: false)
        var ends: [Bool] = []
        context.onEnd = { ends.append($0) }
        DropAnimator().animateTransition(using: context)
        try stage.settle()
        #expect(ends == [true])
        #expect(to.view.superview === root.view)
    }
}
