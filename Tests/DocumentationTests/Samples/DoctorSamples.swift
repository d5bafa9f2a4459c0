// swift-format-ignore-file
// What Documentation/doctor.md shows.
import InterludeTesting
import Testing
import TransitionDoctor
import UIKit

// sample of Documentation/doctor.md
@MainActor @Test func `the drop is healthy`() {
    expectHealthy(.push, .pop) { DropAnimator() }
}
// end of sample

private final class CardDirector: NSObject, UIViewControllerTransitioningDelegate {}

/// It ends the process: it is compiled here, and run by the tests of `interlude doctor --program`.
@MainActor private func program() {
// sample of Documentation/doctor.md
PatientProgram.run([
    Patient("drop", for: .push, .pop) { DropAnimator() },
    Patient("card", transitioningDelegate: { CardDirector() }),
])
// end of sample
}

private final class ShopController: UIViewController {
    enum Tea { case tea }
    func open(_ tea: Tea, animated: Bool) {}
    func close(animated: Bool) {}
}

@MainActor private let shop =
// sample of Documentation/doctor.md
Patient("shop", screens: {
    let shop = ShopController()                            // with its delegates, interactors and gestures
    return AppFlow(
        root: shop, open: { animated in shop.open(.tea, animated: animated) },
        close: { animated in shop.close(animated: animated) })
})
// end of sample

private final class ArrowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.2 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) { context.completeTransition(true) }
}

@MainActor private func arrows() {
// sample of Documentation/doctor.md
// doctor: accept D32, the arrow points the same way in all languages
expectHealthy(.push) { ArrowAnimator() }
// end of sample
}
