import UIKit

/// The delegate of everybody in a trial: passes on what the patient says.
@MainActor final class TrialDelegate: NSObject {
    private let use: TransitionUse
    private let parts: TransitionParts
    /// The patient's own delegates, made for the controllers of the trial.
    private var navigationDelegate: (any UINavigationControllerDelegate)?
    private var tabDelegate: (any UITabBarControllerDelegate)?
    private var modalDelegate: (any UIViewControllerTransitioningDelegate)?
    /// A controller's own transitioning delegate, which only the controller keeps alive.
    weak var modalClient: (any UIViewControllerTransitioningDelegate)? {
        didSet {
            hadModalClient = modalClient != nil
            note(modalClient)
        }
    }
    private var hadModalClient = false
    /// Whether the change is animated. `false` makes a tab change immediate, because tab changes
    /// have no `animated` parameter.
    var isAnimated = true
    /// The patient's delegates and presentation controllers, for rules about how long they live.
    private(set) var made: [WeakReference] = []

    init(_ use: TransitionUse, _ parts: TransitionParts) {
        self.use = use
        self.parts = parts
        super.init()
    }

    /// Has the patient make its delegates.
    func meet(_ navigation: UINavigationController?, _ tabs: UITabBarController?, _ page: UIViewController) {
        if let navigation { navigationDelegate = parts.makeNavigationDelegate?(navigation) }
        if let tabs { tabDelegate = parts.makeTabDelegate?(tabs) }
        if use.isModal { modalDelegate = parts.makeModalDelegate?(page) }
        note(navigationDelegate)
        note(tabDelegate)
        note(modalDelegate)
    }

    private func note(_ object: AnyObject?) {
        if let object { made.append(WeakReference(reference: object)) }
    }

    /// Whether the controller's own delegate has gone while the controller still needs it.
    private(set) var delegateIsGone = false

    private var client: (any UIViewControllerTransitioningDelegate)? { modalClient ?? modalDelegate }
}

extension TrialDelegate: UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard !parts.isSystem else { return nil }
        let use: TransitionUse = operation == .push ? .push : .pop
        return navigationDelegate?.navigationController(
            navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
            ?? parts.makeAnimator?(use)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        navigationDelegate?.navigationController(navigationController, interactionControllerFor: animationController)
    }

    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        navigationDelegate?.navigationController(
            navigationController, willShow: viewController, animated: animated)
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        navigationDelegate?.navigationController(
            navigationController, didShow: viewController, animated: animated)
    }
}

extension TrialDelegate: UITabBarControllerDelegate {
    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard isAnimated, !parts.isSystem else { return nil }
        return tabDelegate?.tabBarController(
            tabBarController, animationControllerForTransitionFrom: fromVC, to: toVC)
            ?? parts.makeAnimator?(.tab)
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        tabDelegate?.tabBarController(tabBarController, interactionControllerFor: animationController)
    }
}

extension TrialDelegate: UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        if parts.isSystem { return nil }
        return client?.animationController(forPresented: presented, presenting: presenting, source: source)
            ?? parts.makeAnimator?(TransitionUse(operation: .present, style: use.style))
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        delegateIsGone = hadModalClient && modalClient == nil
        if parts.isSystem { return nil }
        return client?.animationController(forDismissed: dismissed)
            ?? parts.makeAnimator?(TransitionUse(operation: .dismiss, style: use.style))
    }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        client?.interactionControllerForPresentation(using: animator)
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        client?.interactionControllerForDismissal(using: animator)
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let controller =
            parts.makePresentation?(presented, presenting)
            ?? client?.presentationController(forPresented: presented, presenting: presenting, source: source)
        note(controller)
        return controller
    }
}
