import InterludeStage
import QuartzCore
import Testing
import UIKit

/// D4, D6, D9 to D13: what is left behind, and what is seen on the way.
@MainActor @Suite struct LeftoverTests {
    @Test func `D4: finished is passed on`() {
        let found = rules(.push) { SketchAnimator { $0.complete = { $0.completeTransition($1) } } }
        #expect(found.contains(.completedWithFinished))
    }

    @Test func `D6: the presenter's view is put into the container of a dismissal`() {
        let found = rules(.dismiss(.custom)) {
            SketchAnimator {
                $0.prepare = { context in
                    let presenter = context.viewController(forKey: .to)
                    (presenter?.view).map { context.containerView.insertSubview($0, at: 0) }
                }
            }
        }
        #expect(found.contains(.presenterMoved))
    }

    @Test(arguments: [TransitionUse.push, .present(.custom)])
    func `D9: a dimming view stays`(use: TransitionUse) {
        let found = rules(use) {
            SketchAnimator {
                $0.prepare = { context in
                    let dimming = UIView(frame: context.containerView.bounds)
                    dimming.isUserInteractionEnabled = false
                    context.containerView.addSubview(dimming)
                    SketchAnimator.fadePreparation(context)
                }
            }
        }
        #expect(found == [.leftoverViews])
    }

    @Test func `D10: a mask, a transform and a shadow stay`() {
        let changes: [(UIView) -> Void] = [
            { $0.layer.mask = CALayer() }, { $0.transform = CGAffineTransform(scaleX: 0.9, y: 0.9) },
            { $0.layer.shadowOpacity = 0.5 }, { $0.layer.zPosition = 3 }, { $0.clipsToBounds = true },
            { $0.isUserInteractionEnabled = false }, { $0.layer.sublayerTransform.m34 = -0.002 },
        ]
        for change in changes {
            let found = rules(.present(.overFullScreen)) {
                SketchAnimator {
                    $0.tidyUp = { context in
                        SketchAnimator.tidyUpFade(context)
                        context.view(forKey: .to).map(change)
                    }
                }
            }
            #expect(found.contains(.leftoverProperties))
        }
    }

    @Test func `D11: an animation stays`() {
        let found = rules(.push) {
            SketchAnimator {
                $0.tidyUp = { context in
                    SketchAnimator.tidyUpFade(context)
                    let pulse = CABasicAnimation(keyPath: "opacity")
                    (pulse.fromValue, pulse.repeatCount) = (0.9, .infinity)
                    context.view(forKey: .to)?.layer.add(pulse, forKey: "pulse")
                }
            }
        }
        #expect(found.contains(.leftoverAnimations))
    }

    @Test func `D12: the screen is there before it fades in`() {
        let found = rules(.push) {
            SketchAnimator {
                $0.prepare = { SketchAnimator.place($0) }
                $0.animations = { $0.view(forKey: .to)?.layer.borderWidth = 1 }
                $0.tidyUp = { context in
                    context.view(forKey: .to)?.layer.borderWidth = 0
                    SketchAnimator.tidyUpFade(context)
                }
            }
        }
        #expect(found == [.jump])
    }

    @Test func `D12: the screen pops up in the end`() {
        let found = rules(.push) {
            SketchAnimator { $0.animations = { $0.view(forKey: .to)?.alpha = 0.3 } }
        }
        #expect(found.contains(.jump))
    }

    @Test func `D13: a snapshot of a view that was never drawn`() {
        let found = rules(.push) {
            SketchAnimator {
                $0.prepare = { context in
                    _ = context.view(forKey: .to)?.snapshotView(afterScreenUpdates: false)
                    SketchAnimator.fadePreparation(context)
                }
            }
        }
        #expect(found == [.blankSnapshot])
    }
}
