import TransitionDoctor
import UIKit

/// The first pages of a running club. The next one slides over the page before, which grows faint and comes back with the animation.
@MainActor final class FDRunClub: NSObject, UINavigationControllerDelegate {
    private let stack = UINavigationController(rootViewController: FDClubPage("Run with others", .systemTeal))

    static func screens() -> AppFlow {
        let club = FDRunClub()
        club.stack.loadViewIfNeeded()
        club.stack.setNavigationBarHidden(true, animated: false)
        club.stack.interactivePopGestureRecognizer?.isEnabled = false
        club.stack.delegate = club
        return AppFlow(root: club.stack) { animated in
            guard club.stack.viewControllers.count == 1 else { return }
            club.stack.pushViewController(FDClubPage("How far?", .systemOrange), animated: animated)
        } close: { animated in
            club.stack.popViewController(animated: animated)
        }
    }

    private func move(_ context: BodyAnimator.Context, pushes: Bool) {
        guard let from = context.fromView, let to = context.toView, let page = context.viewController(forKey: .to)
        else {
            return context.end()
        }
        let container = context.containerView
        let beside = CGAffineTransform(translationX: container.bounds.width * container.fdForwards, y: 0)
        to.frame = context.finalFrame(for: page)
        if pushes {
            to.transform = beside
            container.addSubview(to)
        } else {
            container.insertSubview(to, belowSubview: from)
        }
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseOut) {
            if pushes {
                to.transform = .identity
                from.alpha = 0.4
            } else {
                from.transform = beside
                to.alpha = 1
            }
        } completion: { _ in
            context.takeToBack()
            context.end()
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        BodyAnimator(0.4) { self.move($0, pushes: operation == .push) }
    }
}

/// One of the first pages.
private final class FDClubPage: UIViewController {
    private let (text, color): (String, UIColor)

    init(_ text: String, _ color: UIColor) {
        (self.text, self.color) = (text, color)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        let column = fdColumn([
            fdLabel(text, .largeTitle, .white), fdLabel("You can change this later.", .body, .white),
        ])
        view.fdAdd(column)
        NSLayoutConstraint.activate(column.fdHead(of: view, below: 120))
    }
}
