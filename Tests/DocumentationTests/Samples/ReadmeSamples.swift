// swift-format-ignore-file
// What README.md shows.
import Interlude
import InterludeTesting
import Testing
import UIKit

// sample of README.md
final class DropAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.4 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
        if let to, let screen = context.viewController(forKey: .to) {
            to.frame = context.finalFrame(for: screen)
            context.containerView.addSubview(to)
        }
        let moving = to ?? from                 // in a dismissal `to` is nil, and `from` moves up
        let above = CGAffineTransform(translationX: 0, y: -context.containerView.bounds.height)
        func raise() { if UIAccessibility.isReduceMotionEnabled { moving?.alpha = 0 } else { moving?.transform = above } }
        func land() { moving?.alpha = 1; moving?.transform = .identity }
        if to != nil { raise() }
        UIView.animate(withDuration: transitionDuration(using: context)) {
            if to != nil { land() } else { raise() }
        } completion: { _ in
            land()
            if context.transitionWasCancelled { to?.removeFromSuperview() }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
// end of sample

@MainActor @Suite struct ReadmeSamples {
    private final class Caller: UIViewController {
        func use(_ navigationController: UINavigationController, _ detail: UIViewController, _ sheet: UIViewController, _ button: UIView) {
// sample of README.md
navigationController.pushViewController(detail, using: .circleReveal(from: button))
present(sheet, using: .spring)
// end of sample
        }
    }

    @Test func `ready-made transitions are used as shown`() throws {
        let (caller, detail, sheet, button) = (Caller(), DetailController(), CardController(), UIView())
        let navigationController = UINavigationController(rootViewController: caller)
        let stage = Stage(rootViewController: navigationController, scale: 1)
        defer { stage.close() }
        caller.view.addSubview(button)
        caller.use(navigationController, detail, sheet, button)
        try stage.settle()
        #expect(navigationController.topViewController === detail)
        #expect(detail.presentingViewController == nil && caller.presentedViewController === sheet)
    }

    @Test func `a test passes as shown`() throws {
        let detail = DetailController()
        let navigationController = UINavigationController(rootViewController: ListController())
// sample of README.md
let stage = Stage(rootViewController: navigationController)
navigationController.pushViewController(detail, animated: true)
stage.advance(by: 0.2)                      // virtual time: nothing sleeps
#expect(try #require(detail.view.layer.presentation()).frame.minX > 0)
try stage.settle()
#expect(navigationController.topViewController === detail)

stage.swipeBack(0.3, rest: 0.2)             // over 30 % of the width: the pop is canceled
try stage.settle()
let film = try stage.record { navigationController.popViewController(animated: true) }
expectFilm(film, matches: "detail-pop")     // each frame, pixel by pixel, against an animated PNG
// end of sample
    }

    @Test func `the doctor's verdict is had as shown`() {
// sample of README.md
expectHealthy(.push, .pop) { DropAnimator() }
// end of sample
    }
}
