// swift-format-ignore-file
// What the page of the module Interlude shows.
import Interlude
import InterludeTesting
import Testing
import UIKit

private final class Caller: UIViewController {
    func use(_ navigationController: UINavigationController, _ detail: UIViewController, _ sheet: UIViewController, _ button: UIView) {
// sample of Sources/Interlude/Interlude/Interlude.docc/Interlude.md
navigationController.pushViewController(detail, using: .circleReveal(from: button))
present(sheet, using: .spring)
// end of sample
    }
}

// sample of Sources/Interlude/Interlude/Interlude.docc/Interlude.md
final class CurtainAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isForward: Bool

    init(direction: TransitionDirection) { isForward = direction == .forward }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let (container, from, to) = (context.containerView, context.view(forKey: .from), context.view(forKey: .to))
        let curtain = isForward ? to : from
        let raised = CGAffineTransform(translationX: 0, y: -container.bounds.height)
        if let to { isForward ? container.addSubview(to) : container.insertSubview(to, at: 0) }
        if isForward { curtain?.transform = raised }
        UIView.animate(withDuration: transitionDuration(using: context)) { [isForward] in
            curtain?.transform = isForward ? .identity : raised
        } completion: { _ in
            curtain?.transform = .identity
            if context.transitionWasCancelled { to?.removeFromSuperview() }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}

extension ScreenTransition {
    static var curtain: ScreenTransition {
        ScreenTransition("curtain", backGesture: .pan(towards: .top)) { CurtainAnimator(direction: $0) }
    }
}
// end of sample
