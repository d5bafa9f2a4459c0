import InterludeStage
import QuartzCore
import Testing
import UIKit

/// D17 to D22, D26, D28: the way from the beginning to the end.
@MainActor @Suite struct CourseTests {
    /// Hands out a property animator, the same each time or not.
    private final class PropertyAnimating: NSObject, UIViewControllerAnimatedTransitioning {
        typealias Context = any UIViewControllerContextTransitioning
        private let remembers: Bool
        private let finishesWithoutStop: Bool
        private var animator: UIViewPropertyAnimator?

        init(remembers: Bool = true, finishesWithoutStop: Bool = false) {
            (self.remembers, self.finishesWithoutStop) = (remembers, finishesWithoutStop)
            super.init()
        }

        func transitionDuration(using transitionContext: Context?) -> TimeInterval { 0.3 }

        func animateTransition(using context: Context) { interruptibleAnimator(using: context).startAnimation() }

        func interruptibleAnimator(using context: Context) -> any UIViewImplicitlyAnimating {
            if remembers, let animator { return animator }
            SketchAnimator.fadePreparation(context)
            let made = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { SketchAnimator.fade(context) }
            made.addCompletion { [weak made, finishesWithoutStop] _ in
                if finishesWithoutStop { made?.finishAnimation(at: .end) }
                SketchAnimator.tidyUpFade(context)
                context.completeTransition(!context.transitionWasCancelled)
            }
            animator = made
            return made
        }

        func animationEnded(_ transitionCompleted: Bool) { animator = nil }
    }

    @Test func `a property animator that is one object is healthy`() {
        #expect(rules(.push, .dismiss(.custom)) { PropertyAnimating() } == [])
    }

    @Test func `D17: another property animator each time`() {
        #expect(rules(.push) { PropertyAnimating(remembers: false) }.contains(.interruptibleAnimatorChanges))
    }

    @Test func `D18: finishing what is not stopped`() {
        #expect(rules(.push) { PropertyAnimating(finishesWithoutStop: true) }.contains(.animatorState))
    }

    @Test func `D19: the declared duration is not kept`() {
        #expect(rules(.push) { SketchAnimator { $0.duration = 0.8 } } == [.wrongDuration])
    }

    @Test func `D20: a display link moves what the finger should`() {
        #expect(rules(.push) { LinkAnimator() }.contains(.notDriven))
    }

    /// Moves the to view by hand.
    private final class LinkAnimator: NSObject, UIViewControllerAnimatedTransitioning {
        private var context: (any UIViewControllerContextTransitioning)?
        private var link: CADisplayLink?

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            0.3
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            SketchAnimator.fadePreparation(context)
            self.context = context
            let link = CADisplayLink(target: self, selector: Selector(LinkAnimator.tick(_:)))
            link.add(to: .main, forMode: .common)
            self.link = link
        }

        func tick(_ link: CADisplayLink) {
            guard let context, let view = context.view(forKey: .to) else { return }
            view.alpha += 1.0 / 18
            guard view.alpha >= 1 else { return }
            link.invalidate()
            self.context = nil
            SketchAnimator.tidyUpFade(context)
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    @Test func `D21: the final frame is ignored`() {
        let found = rules(.push) {
            SketchAnimator {
                $0.prepare = { context in
                    SketchAnimator.fadePreparation(context)
                    context.view(forKey: .to)?.frame.origin.y += 30
                }
            }
        }
        #expect(found.contains(.wrongFrame))
    }

    @Test func `D21: a frame is set under a transform`() {
        let found = rules(.push) {
            SketchAnimator {
                $0.prepare = { context in
                    context.view(forKey: .to)?.transform = CGAffineTransform(scaleX: 0.99, y: 0.99)
                    SketchAnimator.fadePreparation(context)
                }
                $0.tidyUp = { context in
                    context.view(forKey: .to)?.transform = .identity
                    SketchAnimator.place(context)
                    SketchAnimator.tidyUpFade(context)
                }
            }
        }
        #expect(found.contains(.wrongFrame))
    }

    @Test func `D22: the to view gets its size in the end only`() {
        let found = rules(.push) {
            SketchAnimator {
                $0.prepare = { context in
                    SketchAnimator.fadePreparation(context)
                    context.view(forKey: .to)?.frame.size.height -= 120
                }
                $0.tidyUp = { context in
                    SketchAnimator.place(context)
                    SketchAnimator.tidyUpFade(context)
                }
            }
        }
        #expect(found.contains(.layoutJump))
    }

    @Test func `D23: the bar is faded and stays so`() {
        let found = rules(.push) {
            SketchAnimator {
                $0.animations = { context in
                    SketchAnimator.fade(context)
                    context.viewController(forKey: .to)?.navigationController?.navigationBar.alpha = 0.5
                }
            }
        }
        #expect(found.contains(.barsChanged))
    }

    @Test func `D26: a clear view swallows touches`() {
        let found = rules(.present(.custom)) {
            SketchAnimator {
                $0.tidyUp = { context in
                    SketchAnimator.tidyUpFade(context)
                    let cover = UIView(frame: context.containerView.bounds)
                    context.viewController(forKey: .from)?.view.window?.addSubview(cover)
                }
            }
        }
        #expect(found.contains(.touchesSwallowed))
        #expect(found.contains(.leftoverViews))
    }

    @Test func `D28: a missing view ends the animator early`() {
        let found = rules(.present(.custom)) {
            SketchAnimator {
                $0.prepare = { SketchAnimator.place($0) }
                $0.animations = { context in context.view(forKey: .to)?.layer.borderWidth = 1 }
                $0.complete = { context, _ in
                    guard context.view(forKey: .from) != nil else { return }
                    context.completeTransition(!context.transitionWasCancelled)
                }
            }
        }
        #expect(found.contains(.missingView))
    }
}
