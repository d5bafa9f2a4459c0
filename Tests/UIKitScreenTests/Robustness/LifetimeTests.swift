import TestStages
import Testing
import UIKit

/// What comes and goes leaves nothing behind: after many rounds of each kind, finished and called off, nothing lives that is not on
/// the screen, and nothing waits.
@MainActor
@Suite(.serialized)
struct LifetimeTests {
    /// How often each thing is done.
    private static let rounds = 12

    private let delegate = Chooser()
    private let navigation = UINavigationController(rootViewController: Screen())
    private let tabs = UITabBarController()
    private let stage: Stage
    private let register = Register()

    init() {
        tabs.viewControllers = [navigation, Screen()]
        tabs.delegate = delegate
        navigation.delegate = delegate
        stage = Stage(root: tabs)
    }

    /// Does something again and again, and notes in each frame what is there.
    private func repeatedly(_ body: (Int) -> Void) {
        stage.host.makeCurrent()
        // What is made once, such as a bar's items, is there after the first round.
        body(0)
        advance(1)
        let calm = register.count(in: stage.window)
        for round in 1...LifetimeTests.rounds {
            body(round)
            advance(1)
        }
        stage.host.advance(by: 3)
        #expect(register.seen > 0)
        #expect(register.strays(outside: stage.window) == [])
        #expect(register.count(in: stage.window) == calm)
        #expect(TransitionRun.current.isEmpty && !UIApplication.shared.isIgnoringInteractionEvents)
    }

    private func advance(_ seconds: TimeInterval) {
        for _ in 0..<Int(seconds * 20) {
            stage.host.advance(by: 0.05)
            register.note(stage.window)
        }
    }

    @Test(arguments: Driver.allCases) func `pushes and pops leave nothing behind`(_ driver: Driver) {
        delegate.driver = driver
        repeatedly { _ in
            let screen = Screen()
            register.note(screen)
            navigation.pushViewController(screen, animated: true)
            delegate.finger(finishes: true)
            advance(0.8)
            navigation.popViewController(animated: true)
            delegate.finger(finishes: true)
        }
    }

    @Test(arguments: Driver.interactive) func `pushes and pops that are called off leave nothing behind`(
        _ driver: Driver
    ) {
        delegate.driver = driver
        repeatedly { _ in
            let screen = Screen()
            register.note(screen)
            navigation.pushViewController(screen, animated: true)
            delegate.finger(finishes: false)
            advance(0.8)
            #expect(navigation.viewControllers.count == 1)
            navigation.pushViewController(screen, animated: false)
            navigation.popViewController(animated: true)
            delegate.finger(finishes: false)
            advance(0.8)
            #expect(navigation.viewControllers.count == 2)
            navigation.popViewController(animated: false)
        }
    }

    @Test(
        arguments: [
            UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .formSheet, .popover, .currentContext,
            .overCurrentContext, .custom,
        ], Driver.allCases)
    func `presentations leave nothing behind`(_ style: UIModalPresentationStyle, _ driver: Driver) {
        delegate.driver = driver
        repeatedly { round in
            let screen = Screen()
            register.note(screen)
            screen.modalPresentationStyle = style
            screen.transitioningDelegate = driver == .system ? nil : delegate
            screen.popoverPresentationController?.sourceView = navigation.view
            navigation.present(screen, animated: true)
            delegate.finger(finishes: true)
            advance(0.8)
            register.note(screen.presentationController)
            if driver.isInteractive {
                screen.dismiss(animated: true)
                delegate.finger(finishes: false)
                advance(0.8)
                #expect(navigation.presentedViewController === screen || tabs.presentedViewController === screen)
            }
            screen.dismiss(animated: true)
            delegate.finger(finishes: true)
        }
    }

    @Test(arguments: Driver.allCases) func `tabs leave nothing behind`(_ driver: Driver) {
        delegate.driver = driver
        repeatedly { _ in
            for index in [1, 0] {
                tabs.selectedIndex = index
                delegate.finger(finishes: true)
                advance(0.8)
            }
        }
    }

    @Test func `turns leave nothing behind`() {
        repeatedly { _ in
            stage.host.rotate(to: .landscapeLeft)
            advance(0.6)
            stage.host.rotate(to: .portrait)
        }
    }

    @Test func `texts, pictures and animations leave nothing behind`() {
        repeatedly { round in
            let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 20))
            label.text = "text \(round)"
            navigation.view.addSubview(label)
            register.note(label)
            UIView.animate(withDuration: 0.2) { label.alpha = 0.5 }
            let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { label.center.x += 10 }
            animator.startAnimation()
            register.note(animator)
            let copy = label.snapshotView(afterScreenUpdates: true)
            copy.map(navigation.view.addSubview)
            advance(0.5)
            copy?.removeFromSuperview()
            label.removeFromSuperview()
        }
    }
}

extension LifetimeTests {
    /// What drives a transition.
    enum Driver: CaseIterable, Sendable {
        case system, animator, propertyAnimator, finger, fingerOnPropertyAnimator

        static let interactive = allCases.filter(\.isInteractive)
        var isInteractive: Bool { self == .finger || self == .fingerOnPropertyAnimator }
        var usesPropertyAnimator: Bool { self == .propertyAnimator || self == .fingerOnPropertyAnimator }
    }

    /// Weak references to all that was seen.
    @MainActor private final class Register {
        private struct Entry { weak var object: AnyObject? }
        private var entries: [ObjectIdentifier: Entry] = [:]

        var seen: Int { entries.count }

        func note(_ object: AnyObject?) {
            guard let object else { return }
            entries[ObjectIdentifier(object)] = Entry(object: object)
            if let controller = object as? UIViewController { note(controller.presentationController) }
        }

        /// All views and layers below one.
        func note(_ root: UIView) { for object in all(in: root) { note(object) } }

        func count(in root: UIView) -> Int { all(in: root).count }

        /// What is alive and not below a view, by its class.
        func strays(outside root: UIView) -> [String] {
            let there = Set(all(in: root).map(ObjectIdentifier.init))
            let controllers = Set(controllers(of: root).map(ObjectIdentifier.init))
            return entries.values.compactMap(\.object)
                .filter { !there.contains(ObjectIdentifier($0)) && !controllers.contains(ObjectIdentifier($0)) }
                .filter { !isKept($0, by: there) }.map { "\(type(of: $0))" }.sorted()
        }

        /// What a tab that is not shown, or a bar, keeps for the next time.
        private func isKept(_ object: AnyObject, by there: Set<ObjectIdentifier>) -> Bool {
            let view = object as? UIView ?? (object as? CALayer)?.delegate as? UIView
            guard let view else { return false }
            var top = view
            while let above = top.superview { top = above }
            return there.contains(ObjectIdentifier(top)) || top.owner.map { $0.parent != nil } == true
        }

        private func all(in root: UIView) -> [AnyObject] {
            [root, root.layer] + (root.layer.sublayers ?? []).filter { !($0.delegate is UIView) }
                + root.subviews.flatMap { all(in: $0) }
        }

        private func controllers(of root: UIView) -> [UIViewController] {
            var waiting = [(root as? UIWindow)?.rootViewController].compactMap(\.self)
            var found: [UIViewController] = []
            while let next = waiting.popLast() {
                found.append(next)
                waiting += next.children
            }
            return found
        }
    }

    /// A screen with a few things on it.
    private final class Screen: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Screen"
            view.backgroundColor = .white
            let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
            label.text = "Screen"
            view.addSubview(label)
            let button = UIButton(type: .system)
            button.setTitle("Button", for: .normal)
            view.addSubview(button)
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
                box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                box.widthAnchor.constraint(equalToConstant: 30), box.heightAnchor.constraint(equalToConstant: 30),
            ])
            view.addGestureRecognizer(UITapGestureRecognizer())
        }
    }
}

extension UIView {
    /// The controller whose view it is.
    fileprivate var owner: UIViewController? { next as? UIViewController }
}

/// Chooses what drives a transition, as a delegate of every kind.
@MainActor
private final class Chooser: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UIViewControllerTransitioningDelegate
{
    var driver = LifetimeTests.Driver.system
    private weak var interactor: UIPercentDrivenInteractiveTransition?

    /// A finger goes half the way and lets go, if there is one.
    func finger(finishes: Bool) {
        guard let interactor else { return }
        interactor.update(0.5)
        if finishes { interactor.finish() } else { interactor.cancel() }
    }

    private func animator() -> (any UIViewControllerAnimatedTransitioning)? {
        switch driver {
        case .system: nil
        case .animator, .finger: Mover()
        case .propertyAnimator, .fingerOnPropertyAnimator: PropertyMover()
        }
    }

    private func driving() -> (any UIViewControllerInteractiveTransitioning)? {
        guard driver.isInteractive else { return nil }
        let made = UIPercentDrivenInteractiveTransition()
        interactor = made
        return made
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driving() }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driving() }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator() }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driving() }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driving() }
}

/// Puts the to side where it comes from.
///
/// - Returns: what is to be animated.
@MainActor private func prepared(_ context: any UIViewControllerContextTransitioning) -> () -> Void {
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    if let to { context.containerView.addSubview(to) }
    to?.transform = CGAffineTransform(translationX: 200, y: 0)
    return {
        from?.alpha = 0.5
        to?.transform = .identity
    }
}

/// Puts all back: a screen that comes again is not to be half seen.
@MainActor private func end(_ context: any UIViewControllerContextTransitioning) {
    for key in [UITransitionContextViewKey.from, .to] {
        context.view(forKey: key)?.alpha = 1
        context.view(forKey: key)?.transform = .identity
    }
    if context.transitionWasCancelled { context.view(forKey: .to)?.removeFromSuperview() }
    context.completeTransition(!context.transitionWasCancelled)
}

private final class Mover: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        UIView.animate(withDuration: 0.3, animations: prepared(context)) { _ in end(context) }
    }
}

private final class PropertyMover: NSObject, UIViewControllerAnimatedTransitioning {
    private var animator: UIViewPropertyAnimator?

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
        interruptibleAnimator(using: context).startAnimation()
    }

    func interruptibleAnimator(
        using context: any UIViewControllerContextTransitioning
    ) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let made = UIViewPropertyAnimator(duration: 0.3, curve: .easeIn, animations: prepared(context))
        made.addCompletion { _ in end(context) }
        animator = made
        return made
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}
