import UIKit

/// A change of screens in one kind of container, with a percent-driven interactor and an animator that puts nothing back.
@MainActor
final class CancelledStage {
    enum Use: String, CaseIterable, Sendable {
        case push, pop, tab, custom
        case presentFullScreen, presentCustom, presentOver, presentContext
        case dismissFullScreen, dismissCustom, dismissOver, dismissContext, dismissSheet

        fileprivate var style: UIModalPresentationStyle {
            switch self {
            case .presentCustom, .dismissCustom: .custom
            case .presentOver, .dismissOver: .overFullScreen
            case .presentContext, .dismissContext: .currentContext
            case .dismissSheet: .pageSheet
            default: .fullScreen
            }
        }

        fileprivate var isDismissal: Bool { rawValue.hasPrefix("dismiss") }
    }

    let use: Use
    let stage: CompatibilityStage
    let interactor = UIPercentDrivenInteractiveTransition()
    let director = Director()
    /// The screen that is left, or stays below a card.
    let old: Screen
    let new: Screen
    private let start: () -> Void

    init(_ use: Use, animations: @escaping (any UIViewControllerContextTransitioning, CancelledStage.Director) -> Void)
    {
        self.use = use
        let (old, new) = (Screen(.white), Screen(.systemTeal))
        self.old = use.isDismissal ? new : old
        self.new = use.isDismissal ? old : new
        let (director, interactor) = (self.director, self.interactor)
        switch use {
        case .push, .pop:
            let navigation = UINavigationController(rootViewController: use == .push ? old : new)
            stage = CompatibilityStage(root: navigation)
            if use == .pop { navigation.pushViewController(old, animated: false) }
            navigation.delegate = director
            start = {
                if use == .push {
                    navigation.pushViewController(new, animated: true)
                } else {
                    navigation.popViewController(animated: true)
                }
            }
        case .tab:
            let tabs = UITabBarController()
            tabs.viewControllers = [old, new]
            stage = CompatibilityStage(root: tabs)
            tabs.delegate = director
            start = { tabs.selectedIndex = 1 }
        case .custom:
            let container = SwitchingController(showing: old)
            stage = CompatibilityStage(root: container)
            container.makeAnimator = { director }
            container.interactor = interactor
            start = { container.show(new) }
        default:
            stage = CompatibilityStage(root: old)
            new.modalPresentationStyle = use.style
            if use.isDismissal {
                old.present(new, animated: false)
                stage.advance(by: 0.1)
            }
            new.transitioningDelegate = director
            start = { if use.isDismissal { new.dismiss(animated: true) } else { old.present(new, animated: true) } }
        }
        director.animations = animations
        director.interactor = interactor
        stage.advance(by: 0.1)
    }

    /// Starts the change under a finger.
    func begin() {
        stage.makeCurrent()
        new.loadViewIfNeeded()
        start()
        stage.step()
    }

    /// Lets the finger take it to a share of the way, and calls it off.
    func callOff(at share: CGFloat) {
        begin()
        if share > 0 { interactor.update(share) }
        stage.advance(by: 0.1)
        interactor.cancel()
        stage.advance(by: 1.2)
    }
}

extension CancelledStage {
    /// A screen with a mark, a list and a label-like box held by constraints.
    final class Screen: UIViewController {
        let mark = UIView(frame: CGRect(x: 40, y: 200, width: 80, height: 60))
        let list = UIScrollView(frame: CGRect(x: 40, y: 300, width: 200, height: 100))
        let box = UIView()
        private(set) var width: NSLayoutConstraint?
        private let color: UIColor

        init(_ color: UIColor) {
            self.color = color
            super.init(nibName: nil, bundle: nil)
        }

        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = color
            mark.backgroundColor = .systemRed
            list.contentSize = CGSize(width: 200, height: 1000)
            box.translatesAutoresizingMaskIntoConstraints = false
            for part in [mark, list, box] { view.addSubview(part) }
            let width = box.widthAnchor.constraint(equalToConstant: 50)
            self.width = width
            NSLayoutConstraint.activate([
                width, box.heightAnchor.constraint(equalToConstant: 20),
                box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
                box.topAnchor.constraint(equalTo: view.topAnchor, constant: 500),
            ])
        }
    }

    /// Animator and delegate in one.
    final class Director: NSObject, UIViewControllerAnimatedTransitioning {
        var animations: (any UIViewControllerContextTransitioning, Director) -> Void = { _, _ in }
        var interactor: UIPercentDrivenInteractiveTransition?
        var ended: [Bool] = []
        /// Called in the completion, before the transition is completed.
        var atEnd: () -> Void = {}

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            if let to = context.view(forKey: .to) {
                if let controller = context.viewController(forKey: .to) {
                    to.frame = context.finalFrame(for: controller)
                }
                context.containerView.insertSubview(to, at: 0)
            }
            animations(context, self)
        }

        func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }

        /// As animators do it that put nothing back.
        func complete(_ context: any UIViewControllerContextTransitioning) {
            atEnd()
            let cancelled = context.transitionWasCancelled
            if cancelled { context.view(forKey: .to)?.removeFromSuperview() }
            context.completeTransition(!cancelled)
        }
    }
}

extension CancelledStage.Director: UINavigationControllerDelegate, UITabBarControllerDelegate,
    UIViewControllerTransitioningDelegate
{
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}
