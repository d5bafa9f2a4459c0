import Testing
import TransitionDoctor
import UIKit

/// What a diagnosis says, and what it leaves out.
@MainActor @Suite struct DiagnosisTests {
    private func leaving() -> Patient {
        Patient("leaving", for: .push) {
            BodyAnimator { context in
                context.addTo()
                let veil = UIView(frame: context.containerView.bounds)
                veil.accessibilityIdentifier = "veil"
                veil.backgroundColor = UIColor.black.withAlphaComponent(0.4)
                context.containerView.addSubview(veil)
                veil.alpha = 0
                context.fade()
            }
        }
    }

    @Test func `one cause is one finding, with what follows from it below`() throws {
        let diagnosis = Patient("true", for: .push) {
            SketchAnimator { $0.complete = { context, _ in context.completeTransition(true) } }
        }.examine()
        #expect(diagnosis.brokenRules == [.completedAgainstCancellation], "\(diagnosis)")
        let cause = try #require(diagnosis.findings.first)
        #expect(cause.trial == "push, canceled at 50 %")
        #expect(!cause.consequences.isEmpty)
        #expect(cause.otherTrials.contains("push, canceled at 10 %"))
    }

    @Test func `the wrong argument hides no other fault of a cancelled transition`() {
        let diagnosis = Patient("true and grey", for: .present(.overFullScreen)) {
            SketchAnimator {
                $0.prepare = { context in
                    SketchAnimator.fadePreparation(context)
                    context.viewController(forKey: .from)?.view.tintAdjustmentMode = .dimmed
                }
                $0.tidyUp = { context in
                    SketchAnimator.tidyUpFade(context)
                    guard !context.transitionWasCancelled else { return }
                    context.viewController(forKey: .from)?.view.tintAdjustmentMode = .automatic
                }
                $0.complete = { context, _ in context.completeTransition(true) }
            }
        }.examine()
        #expect(diagnosis.brokenRules.contains(.completedAgainstCancellation))
        #expect(diagnosis.brokenRules.contains(.cancelDiffers), "\(diagnosis)")
    }

    @Test func `a transition that hangs in one use is examined in the others`() {
        let diagnosis = Patient("half", for: [.present(.custom), .push]) { use in
            BodyAnimator { context in
                context.addTo()
                if use.isModal { return }
                context.toView?.layer.shadowOpacity = 1
                context.fade()
            }
        }.examine()
        #expect(diagnosis.findings.first?.rule == .neverCompleted)
        #expect(diagnosis.brokenRules.contains(.leftoverProperties), "\(diagnosis)")
    }

    @Test func `a finding names the view, its look, its place and the remedy in its terms`() throws {
        let finding = try #require(leaving().examine().findings.first)
        #expect(finding.rule == .leftoverViews)
        #expect(finding.object.contains("UIView “veil” (black at 40 %, "), "\(finding)")
        #expect(finding.object.hasSuffix("in NavigationTransitionView"), "\(finding)")
        #expect(finding.remedy.contains("removeFromSuperview()"))
    }

    @Test func `who hangs is named with the screen that is left hanging`() throws {
        let hanging = Patient("hanging", for: .push) { BodyAnimator { $0.addTo() } }
        let finding = try #require(hanging.examine().findings.first)
        #expect(finding.rule == .neverCompleted)
        #expect(finding.object.hasPrefix("BodyAnimator, to ExaminedScreen “page” (its view: #"), "\(finding)")
        #expect(finding.object.hasSuffix("393 × 852 at 0, 0, in NavigationTransitionView)"), "\(finding)")
    }

    @Test func `touches that are swallowed name both views, their look and place`() throws {
        let cover = Patient("cover", for: .push) {
            BodyAnimator { context in
                context.addTo()
                context.fade {
                    let cover = UIView(frame: context.containerView.bounds)
                    cover.accessibilityIdentifier = "cover"
                    context.containerView.addSubview(cover)
                }
            }
        }
        let findings = cover.examine(except: [.leftoverViews]).findings
        let finding = try #require(findings.first { $0.rule == .touchesSwallowed })
        #expect(finding.object == "UIView “cover” (393 × 852 at 0, 0) in NavigationTransitionView", "\(finding)")
        #expect(finding.observation.contains("belong to view of ExaminedScreen “page” (#"), "\(finding)")
    }

    @Test func `an appearance call by hand names the controller, its view and the method`() throws {
        let byHand = Patient("by hand", for: .push) {
            BodyAnimator { context in
                context.addTo()
                context.viewController(forKey: .to)?.viewDidAppear(true)
                context.fade()
            }
        }
        let finding = try #require(byHand.examine().findings.first)
        #expect(finding.rule == .appearanceCalls)
        #expect(finding.object.hasPrefix("ExaminedScreen “page” (its view: #"), "\(finding)")
        #expect(finding.observation.hasPrefix("viewDidAppear was called directly"), "\(finding)")
    }

    @Test func `rules can be left out, and what matters less`() {
        #expect(leaving().examine(except: [.leftoverViews, .touchesSwallowed]).isHealthy)
        let slide = Patient("slide", for: .push) {
            BodyAnimator { context in
                context.addTo()
                CorpusCase.slide(context, sign: 1, isStill: false)
            }
        }
        #expect(slide.examine().brokenRules == [.reduceMotionIgnored, .notMirrored])
        #expect(slide.examine(from: .error).findings.isEmpty)
    }

    @Test func `a comment with a reason accepts a finding`() {
        let patient = leaving()
        // doctor: accept D9, the veil is what this test is about
        let accepted = patient.examine()
        #expect(accepted.isHealthy, "\(accepted)")
        #expect(accepted.accepted.map(\.reason) == ["the veil is what this test is about"])
        // doctor: accept D9
        let unreasoned = patient.examine()
        #expect(!unreasoned.isHealthy)
    }

    @Test func `a comment that is not understood, or accepts nothing, is told with its place`() {
        let patient = leaving()
        // doctor: accept D99, there is no such rule
        // doctor: accept D9
        // doctor: accept D9, D32, several rules
        // Doctor: please, be quiet
        // doctor: accept D9, the veil is what this test is about
        // doctor: accept D2, it was completed twice once
        let diagnosis = patient.examine()
        #expect(diagnosis.isHealthy, "\(diagnosis)")
        #expect(diagnosis.accepted.map(\.rule) == [.leftoverViews])
        let texts = diagnosis.remarks.filter(\.isMalformed).map(\.text)
        #expect(texts.count == 4)
        for words in [
            "names an unknown rule, `D99`", "gives no reason", "several rules", "does not begin with `accept`",
        ] {
            #expect(texts.contains { $0.contains(words) }, "\(words)")
        }
        #expect(diagnosis.remarks.filter { !$0.isMalformed }.map(\.text).first?.contains("accepts D2") == true)
        #expect(diagnosis.remarks.allSatisfy { $0.place.hasPrefix("DiagnosisTests.swift:") })
        #expect("\(diagnosis)".contains("note: the comment at DiagnosisTests.swift:"))
    }

    @Test func `nobody knows whether a comment about a rule that is left out is stale`() {
        let patient = leaving()
        // doctor: accept D2, it was completed twice once
        let diagnosis = patient.examine(except: [.completedTwice])
        #expect(diagnosis.remarks == [])
    }

    @Test func `work that waits on the main queue is waited for, and is a matter of duration`() {
        let diagnosis = Patient("late", for: .push) {
            BodyAnimator { context in
                context.addTo()
                later(2) { context.end() }
            }
        }.examine()
        #expect(!diagnosis.brokenRules.contains(.neverCompleted), "\(diagnosis)")
        #expect(diagnosis.brokenRules.contains(.wrongDuration))
    }

    /// A screen falls from above, bounces, and has arrived when it rests.
    private final class Falling: NSObject, UIViewControllerAnimatedTransitioning, UIDynamicAnimatorDelegate {
        private var bodies: UIDynamicAnimator?
        private var context: (any UIViewControllerContextTransitioning)?

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let page = context.view(forKey: .to) else { return context.completeTransition(false) }
            self.context = context
            context.containerView.addSubview(page)
            page.center.y -= page.bounds.height
            let bodies = UIDynamicAnimator(referenceView: context.containerView)
            bodies.delegate = self
            let floor = UICollisionBehavior(items: [page])
            let y = context.containerView.bounds.height
            floor.addBoundary(
                withIdentifier: "floor" as NSString, from: CGPoint(x: -1000, y: y), to: CGPoint(x: 2000, y: y))
            let body = UIDynamicItemBehavior(items: [page])
            body.elasticity = 0.5
            body.allowsRotation = false
            for behavior in [UIGravityBehavior(items: [page]), floor, body] { bodies.addBehavior(behavior) }
            self.bodies = bodies
        }

        func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
            animator.removeAllBehaviors()
            guard let context else { return }
            (self.context, bodies) = (nil, nil)
            context.view(forKey: .to)?.frame = context.containerView.bounds
            context.completeTransition(!context.transitionWasCancelled)
        }
    }

    @Test func `what bodies drive is waited for until they rest, and is a matter of duration`() {
        let diagnosis = Patient("falling", for: .push) { Falling() }.examine()
        #expect(!diagnosis.brokenRules.contains(.neverCompleted), "\(diagnosis)")
        #expect(!diagnosis.brokenRules.contains(.completedTwice), "\(diagnosis)")
        #expect(diagnosis.brokenRules.contains(.wrongDuration), "\(diagnosis)")
    }

    @Test func `delegates' closures get the controller they are for`() {
        var screens: [UIViewController] = []
        _ = Patient(
            "knows", style: .custom,
            transitioningDelegate: { (screen: UIViewController) in
                screens.append(screen)
                return CorpusModalDelegate { _ in
                    BodyAnimator {
                        $0.addTo(); $0.fade()
                    }
                }
            }
        ).examine()
        #expect(!screens.isEmpty)
        var stacks = 0
        _ = Patient(
            "knows",
            navigationDelegate: { (navigation: UINavigationController) in
                stacks += navigation.viewControllers.count
                return CorpusPan(.nothing)
            }
        ).examine()
        #expect(stacks > 0)
    }
}
