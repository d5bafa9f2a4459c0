import Testing
import UIKit

/// After a percent-driven transition was called off, what view animations changed in `animateTransition` has its values from
/// before, though the animator puts nothing back.
@MainActor
@Suite(.serialized)
struct CancelledValuesTests {
    typealias Screen = CancelledStage.Screen

    /// Ways to animate.
    enum Way: String, CaseIterable, Sendable {
        case plain, spring, perceptualSpring, keyframes, delayed, nested, layered, old, transition, runningAnimator,
            animator
        case shorter, longer, reverses, repeats
    }

    /// Runs changes in one way, and a completion.
    private static func run(_ way: Way, on view: UIView, _ changes: @escaping () -> Void, _ end: @escaping () -> Void) {
        let done = { (_: Bool) in end() }
        switch way {
        case .plain: UIView.animate(withDuration: 0.5, animations: changes, completion: done)
        case .spring:
            UIView.animate(
                withDuration: 0.5, delay: 0, usingSpringWithDamping: 0.4, initialSpringVelocity: 5, animations: changes,
                completion: done)
        case .perceptualSpring: UIView.animate(springDuration: 0.3, bounce: 0.3, animations: changes, completion: done)
        case .keyframes:
            UIView.animateKeyframes(
                withDuration: 0.5, delay: 0,
                animations: {
                    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { view.alpha = 0.3 }
                    UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5, animations: changes)
                }, completion: done)
        case .delayed: UIView.animate(withDuration: 0.3, delay: 0.2, animations: changes, completion: done)
        case .nested:
            UIView.animate(
                withDuration: 0.5,
                animations: {
                    UIView.animate(withDuration: 0.1, delay: 0, options: .overrideInheritedDuration) {
                        view.alpha = 0.4
                    }
                    changes()
                }, completion: done)
        case .layered:
            UIView.animate(withDuration: 0.5) { view.alpha = 0.2 }
            UIView.animate(withDuration: 0.5, animations: changes, completion: done)
        case .old:
            UIView.beginAnimations(nil, context: nil)
            UIView.setAnimationDuration(0.5)
            changes()
            UIView.commitAnimations()
            UIView.animate(withDuration: 0.5, animations: { view.layer.borderWidth = 3 }, completion: done)
        case .transition:
            UIView.transition(
                with: view, duration: 0.5, options: .transitionCrossDissolve, animations: changes, completion: done)
        case .runningAnimator:
            UIViewPropertyAnimator.runningPropertyAnimator(
                withDuration: 0.5, delay: 0, animations: changes, completion: { _ in end() })
        case .animator:
            let animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.5, animations: changes)
            animator.addCompletion { _ in end() }
            animator.startAnimation()
        case .shorter:
            UIView.animate(withDuration: 0.1, animations: changes)
            UIView.animate(withDuration: 0.5, animations: { view.layer.borderWidth = 3 }, completion: done)
        case .longer: UIView.animate(withDuration: 0.9, animations: changes, completion: done)
        case .reverses:
            UIView.animate(withDuration: 0.25, delay: 0, options: .autoreverse, animations: changes, completion: done)
        case .repeats:
            UIView.animate(withDuration: 0.1, delay: 0, options: [.repeat, .autoreverse], animations: changes)
            UIView.animate(withDuration: 0.5, animations: { view.layer.borderWidth = 3 }, completion: done)
        }
    }

    /// What an animator may change on a screen.
    enum Property: String, CaseIterable, Sendable {
        case frame, bounds, center, transform, transform3D, alpha, color, tint, layer, scrolling, constraint
    }

    private static func change(_ property: Property, of view: UIView, _ screen: Screen?) {
        let mark = screen?.mark ?? view
        switch property {
        case .frame: view.frame.origin.y = 852
        case .bounds: mark.bounds = CGRect(x: 5, y: 5, width: 200, height: 20)
        case .center: view.center.x += 393
        case .transform: view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5).translatedBy(x: 100, y: 0)
        case .transform3D:
            var turned = CATransform3DIdentity
            turned.m34 = -1 / 500
            view.transform3D = CATransform3DRotate(turned, 1, 0, 1, 0)
        case .alpha: view.alpha = 0
        case .color: view.backgroundColor = .black
        case .tint:
            view.tintColor = .systemPink
            mark.backgroundColor = view.tintColor
        case .layer:
            mark.layer.cornerRadius = 20
            mark.layer.borderWidth = 4
            mark.layer.borderColor = UIColor.green.cgColor
            mark.layer.shadowOpacity = 0.5
            mark.layer.shadowRadius = 9
            mark.layer.shadowOffset = CGSize(width: 4, height: 4)
            mark.layer.zPosition = 3
            mark.layer.anchorPoint = CGPoint(x: 0, y: 0)
        case .scrolling: screen?.list.contentOffset.y = 400
        case .constraint:
            screen?.width?.constant = 200
            view.layoutIfNeeded()
        }
    }

    @Test(arguments: CancelledStage.Use.allCases, Property.allCases)
    func `every property is as before in every container and style`(_ use: CancelledStage.Use, _ property: Property) {
        let rig = CancelledStage(use) { context, director in
            let view = context.view(forKey: .from) ?? context.viewController(forKey: .from)?.view ?? UIView()
            UIView.animate(withDuration: 0.5) {
                Self.change(property, of: view, context.viewController(forKey: .from) as? Screen)
            } completion: { _ in
                director.complete(context)
            }
        }
        rig.stage.host.makeCurrent()
        // One look a container is enough: everything that is seen is in the state as well.
        let (state, picture) = (rig.stage.state, property == .layer ? rig.stage.pixels : nil)
        rig.callOff(at: 0.4)
        #expect(rig.director.ended == [false])
        if property == .constraint {
            // The rule is the application's; the frame is as before until the next layout goes by it.
            #expect(rig.old.box.bounds.width == 50)
        } else {
            #expect(rig.stage.changes(since: state) == [])
        }
        if let picture { #expect(rig.stage.pixels == picture) }
    }

    @Test(arguments: Way.allCases, [0, 0.4, 1] as [CGFloat])
    func `however it was animated`(_ way: Way, _ share: CGFloat) {
        for use in [CancelledStage.Use.pop, .dismissCustom, .custom] {
            let rig = CancelledStage(use) { context, director in
                guard let view = context.view(forKey: .from) else { return }
                let changes = {
                    view.alpha = 0
                    view.transform = CGAffineTransform(translationX: 300, y: 0)
                    view.backgroundColor = .black
                }
                Self.run(way, on: view, changes) { director.complete(context) }
            }
            rig.stage.host.makeCurrent()
            let state = rig.stage.state
            rig.callOff(at: share)
            #expect(rig.director.ended == [false], "\(use)")
            #expect(rig.stage.changes(since: state) == [], "\(use)")
        }
    }

    @Test(arguments: Way.allCases) func `finished, it has its new values`(_ way: Way) {
        let rig = CancelledStage(.dismissCustom) { context, director in
            guard let view = context.view(forKey: .from) else { return }
            Self.run(way, on: view, { view.alpha = 0 }) { director.complete(context) }
        }
        rig.begin()
        rig.interactor.update(0.4)
        rig.stage.host.advance(by: 0.1)
        rig.interactor.finish()
        rig.stage.host.advance(by: 1.5)
        #expect(rig.director.ended == [true])
        #expect(rig.old.view.alpha == 0 && rig.old.view.window == nil)
    }
}
