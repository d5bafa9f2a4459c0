import InterludeStage
import QuartzCore
import Testing
import UIKit

/// D14 to D16 and D27 to D34: controllers, devices, settings, other transitions.
@MainActor @Suite struct SurroundingsTests {
    /// A slide from the right that asks nobody.
    private func slide(_ change: (SketchAnimator) -> Void = { _ in }) -> SketchAnimator {
        SketchAnimator {
            $0.prepare = { context in
                SketchAnimator.place(context)
                let way = context.containerView.bounds.width
                if !SketchAnimator.isBackward(context) {
                    SketchAnimator.upper(context)?.transform = CGAffineTransform(translationX: way, y: 0)
                }
            }
            $0.animations = { context in
                let way = SketchAnimator.isBackward(context) ? context.containerView.bounds.width : 0
                SketchAnimator.upper(context)?.transform = CGAffineTransform(translationX: way, y: 0)
            }
            $0.tidyUp = { context in
                SketchAnimator.upper(context)?.transform = .identity
                SketchAnimator.tidyUpFade(context)
            }
            change($0)
        }
    }

    @Test func `D14: the animator ends the appearance itself`() {
        let found = rules(.push) {
            SketchAnimator {
                $0.animations = { context in
                    SketchAnimator.fade(context)
                    context.viewController(forKey: .to)?.endAppearanceTransition()
                }
            }
        }
        #expect(found.contains(.appearanceCalls))
    }

    @Test func `D14: the animator calls viewWillAppear`() {
        let found = rules(.push) {
            SketchAnimator {
                $0.prepare = { context in
                    context.viewController(forKey: .to)?.viewWillAppear(true)
                    SketchAnimator.fadePreparation(context)
                }
            }
        }
        #expect(found == [.appearanceCalls])
    }

    /// Keeps every screen that it has shown.
    private final class Hoarder {
        var screens: [UIViewController] = []
    }

    @Test func `D15: the animator's maker keeps the screens`() {
        let hoarder = Hoarder()
        let found = rules(.pop) {
            SketchAnimator {
                $0.prepare = { context in
                    context.viewController(forKey: .from).map { hoarder.screens.append($0) }
                    SketchAnimator.fadePreparation(context)
                }
            }
        }
        #expect(found == [.leak])
    }

    /// A transitioning delegate with a fade.
    private final class Director: NSObject, UIViewControllerTransitioningDelegate {
        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { SketchAnimator() }

        func animationController(
            forDismissed dismissed: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { SketchAnimator() }
    }

    /// A screen with a delegate that it keeps, or not.
    private final class Screen: UIViewController {
        private var director: Director?

        init(keeps: Bool) {
            super.init(nibName: nil, bundle: nil)
            modalPresentationStyle = .fullScreen
            let director = Director()
            transitioningDelegate = director
            if keeps { self.director = director }
            view.backgroundColor = .white
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test func `D16: nobody keeps the transitioning delegate`() {
        #expect(Patient("screen", presenting: { Screen(keeps: true) }).examine().isHealthy)
        #expect(Patient("screen", presenting: { Screen(keeps: false) }).examine().brokenRules.contains(.delegateGone))
    }

    @Test func `D27: a second transition finds the first one's state`() {
        final class Shared { var isRunning = false }
        let shared = Shared()
        let found = rules(.push) {
            SketchAnimator {
                $0.prepare = { context in
                    SketchAnimator.fadePreparation(context)
                    context.viewController(forKey: .from)?.present(UIViewController(), animated: false)
                    context.viewController(forKey: .from)?.present(UIViewController(), animated: false)
                    shared.isRunning = true
                }
            }
        }
        #expect(found.contains(.reentrancy))
    }

    @Test func `D29: made for one screen`() {
        let found = rules(.push) {
            SketchAnimator {
                $0.prepare = { context in
                    SketchAnimator.fadePreparation(context)
                    context.view(forKey: .to)?.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
                }
            }
        }
        #expect(found.contains(.hardCodedSize))
        #expect(!found.contains(.wrongFrame))
    }

    @Test func `D30: chance decides`() {
        let found = rules(.push) {
            SketchAnimator {
                $0.prepare = { context in
                    SketchAnimator.fadePreparation(context)
                    SketchAnimator.upper(context)?.alpha = .random(in: 0...0.05)
                }
            }
        }
        #expect(found == [.notRepeatable])
    }

    @Test func `D31 and D32: a slide that asks nobody`() {
        #expect(rules(.push) { slide() } == [.reduceMotionIgnored, .notMirrored])
    }

    /// A wrapper's frame is set once, and never again.
    private final class Stiff: UIPresentationController {
        private let frill = UIView()

        override func presentationTransitionWillBegin() {
            frill.frame = containerView?.bounds ?? .zero
            containerView?.insertSubview(frill, at: 0)
        }
    }

    private final class StiffDirector: NSObject, UIViewControllerTransitioningDelegate {
        func presentationController(
            forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
        ) -> UIPresentationController? { Stiff(presentedViewController: presented, presenting: presenting) }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { SketchAnimator() }
    }

    @Test func `D33: a view that does not follow a turn`() {
        let patient = Patient("stiff", transitioningDelegate: { StiffDirector() })
        #expect(patient.examine().brokenRules == [.sizeChange])
    }

    @Test func `D34: without animation nobody tidies up`() {
        let found = rules(.present(.custom)) {
            SketchAnimator {
                $0.prepare = { context in
                    SketchAnimator.fadePreparation(context)
                    // What the animated dismissal would take back.
                    let presenter = context.viewController(forKey: .from)?.view
                    if !SketchAnimator.isBackward(context) { presenter?.tag = 7 }
                }
                $0.tidyUp = { context in
                    SketchAnimator.tidyUpFade(context)
                    let presenter = context.viewController(forKey: SketchAnimator.isBackward(context) ? .to : .from)?
                        .view
                    if SketchAnimator.isBackward(context) || context.transitionWasCancelled { presenter?.tag = 0 }
                }
            }
        }
        #expect(found.contains(.unanimatedPath) || found.contains(.endDiffers))
    }
}
