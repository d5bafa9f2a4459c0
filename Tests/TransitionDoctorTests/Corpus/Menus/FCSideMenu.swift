import TransitionDoctor
import UIKit

/// A home whose content a menu pushes aside. It counts how often the menu was opened.
final class FCHome: FCScreen {
    let content = UIView()
    private let director = FCMenuDirector()
    private let count = UILabel()
    private var visits = 0

    static func screens(forgetsThatItStays: Bool = false) -> AppFlow {
        let home = FCHome("Home", .black)
        home.director.home = home
        home.director.forgetsThatItStays = forgetsThatItStays
        return AppFlow(root: home) { animated in
            home.openMenu(animated: animated)
        } close: { animated in
            home.dismiss(animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        content.backgroundColor = .systemBackground
        content.layer.shadowRadius = 8
        view.fcCover(with: content)
        count.text = "The menu was never opened"
        content.fcAdd(caption, count)
        NSLayoutConstraint.activate([
            caption.topAnchor.constraint(equalTo: content.safeAreaLayoutGuide.topAnchor, constant: 20),
            caption.leadingAnchor.constraint(equalTo: content.layoutMarginsGuide.leadingAnchor),
            count.topAnchor.constraint(equalTo: caption.bottomAnchor, constant: 40),
            count.leadingAnchor.constraint(equalTo: caption.leadingAnchor),
        ])
    }

    private func openMenu(animated: Bool) {
        guard presentedViewController == nil else { return }
        visits += 1
        count.text = "The menu was opened \(visits) times"
        let menu = FCMenu("Menu", .systemIndigo)
        menu.modalPresentationStyle = .custom
        menu.transitioningDelegate = director
        menu.view.addGestureRecognizer(director.makePan())
        present(menu, animated: animated)
    }
}

private final class FCMenu: FCScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        fcBelowCaption(fcRows(5, .systemPurple))
    }
}

/// Slides the menu in from the edge where lines begin, and out again, by button or finger.
@MainActor
private final class FCMenuDirector: NSObject, UIViewControllerTransitioningDelegate, UIGestureRecognizerDelegate {
    weak var home: FCHome?
    var forgetsThatItStays = false
    private var driver: UIPercentDrivenInteractiveTransition?

    func makePan() -> UIPanGestureRecognizer {
        let pan = UIPanGestureRecognizer(target: self, action: Selector(FCMenuDirector.panned(_:)))
        pan.delegate = self
        return pan
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer, let home, home.transitionCoordinator == nil else {
            return false
        }
        let speed = pan.velocity(in: home.view)
        return -speed.x * home.view.fcReading > abs(speed.y)
    }

    func panned(_ pan: UIPanGestureRecognizer) {
        guard let home else { return }
        let share = -pan.translation(in: home.view).x * home.view.fcReading / 280
        switch pan.state {
        case .began:
            driver = UIPercentDrivenInteractiveTransition()
            home.dismiss(animated: true)
        case .changed: driver?.update(min(max(share, 0), 1))
        case .ended, .cancelled, .failed:
            let goes =
                pan.state == .ended && (share > 0.4 || -pan.velocity(in: home.view).x * home.view.fcReading > 800)
            if goes { driver?.finish() } else { driver?.cancel() }
            driver = nil
        default: break
        }
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FCMenuAnimator() }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FCMenuAnimator() }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let controller = FCMenuController(presentedViewController: presented, presenting: presenting)
        controller.home = home
        controller.forgetsThatItStays = forgetsThatItStays
        controller.catcher.addGestureRecognizer(makePan())
        return controller
    }
}

private final class FCMenuController: UIPresentationController {
    weak var home: FCHome?
    var forgetsThatItStays = false
    let catcher = UIView()
    private let width: CGFloat = 280

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        let x = containerView?.fcReading == -1 ? bounds.width - width : 0
        return CGRect(x: x, y: 0, width: width, height: bounds.height)
    }

    private func shift(_ isOpen: Bool) {
        guard let content = home?.content else { return }
        content.transform = CGAffineTransform(translationX: isOpen ? width * content.fcReading : 0, y: 0)
    }

    override func presentationTransitionWillBegin() {
        catcher.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector(FCMenuController.tapped(_:))))
        containerView?.fcCover(with: catcher, at: 0)
        home?.content.layer.shadowOpacity = 0.4
        fcAlongside { self.shift(true) }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        if !completed { tidy() }
    }

    override func dismissalTransitionWillBegin() {
        fcAlongside { self.shift(false) }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed || forgetsThatItStays { tidy() }
        if !completed { shift(true) }
    }

    private func tidy() {
        catcher.removeFromSuperview()
        home?.content.layer.shadowOpacity = 0
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        presentedView?.fcPlace(in: frameOfPresentedViewInContainerView)
    }

    func tapped(_ tap: UITapGestureRecognizer) { presentedViewController.dismiss(animated: true) }
}

@MainActor private final class FCMenuAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: FCContext?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: FCContext) {
        transitionContext.addTo()
        guard let menu = transitionContext.upperView else { return transitionContext.end() }
        let leaves = transitionContext.isLeaving
        let aside = CGAffineTransform(
            translationX: -menu.bounds.width * transitionContext.containerView.fcReading, y: 0)
        if !leaves { menu.transform = aside }
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseInOut) {
            menu.transform = leaves ? aside : .identity
        } completion: { _ in
            menu.transform = .identity
            transitionContext.takeToBack()
            transitionContext.end()
        }
    }
}
