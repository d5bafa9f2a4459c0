import UIKit

/// A pop or a dismissal with a percent-driven interactor and an animator that puts nothing back.
@MainActor
final class CancelledStage {
    enum Use {
        case pop, dismissFullScreen, dismissCustom
    }

    let stage: CompatibilityStage
    let interactor = UIPercentDrivenInteractiveTransition()
    let director = Director()
    /// The screen that is left, or stays below a card.
    let old: Screen
    let new: Screen
    private let start: () -> Void

    init(_ use: Use, animations: @escaping (any UIViewControllerContextTransitioning, CancelledStage.Director) -> Void)
    {
        let (old, new, director) = (Screen(.white), Screen(.systemTeal), self.director)
        (self.old, self.new) = (old, new)
        switch use {
        case .pop:
            let navigation = UINavigationController(rootViewController: new)
            stage = CompatibilityStage(root: navigation)
            navigation.pushViewController(old, animated: false)
            navigation.delegate = director
            start = { navigation.popViewController(animated: true) }
        case .dismissFullScreen, .dismissCustom:
            stage = CompatibilityStage(root: new)
            old.modalPresentationStyle = use == .dismissCustom ? .custom : .fullScreen
            new.present(old, animated: false)
            stage.advance(by: 0.1)
            old.transitioningDelegate = director
            start = { old.dismiss(animated: true) }
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
            NSLayoutConstraint.activate([
                box.widthAnchor.constraint(equalToConstant: 50), box.heightAnchor.constraint(equalToConstant: 20),
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

extension CancelledStage.Director: UINavigationControllerDelegate, UIViewControllerTransitioningDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}
