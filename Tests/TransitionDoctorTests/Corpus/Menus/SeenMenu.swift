import TransitionDoctor
import UIKit

/// A menu that comes from the side and moves what is behind it away, as side menus do.
final class SeenMenuHost: UIViewController, UIViewControllerTransitioningDelegate {
    enum Fault {
        case none
        /// A view that catches taps stays on the screen behind.
        case catcherStays
        /// The screen behind comes back with the animation only.
        case asideWithoutAnimation
        /// The menu asks the telephone how wide it is.
        case oneTelephone
        /// The window takes no touches meanwhile, and none for ever after a cancel.
        case windowLocked
        /// It always comes from the left.
        case alwaysLeft
        /// The screen behind is taken out of the window when the menu's leaving is called off.
        case takesOutOnCancel
        /// A completion of the layer's animation and one of the view's both say that it has ended.
        case endsTwice
    }

    private let interactor = SeenInteractor()
    private let fault: Fault

    init(_ fault: Fault = .none) {
        self.fault = fault
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The corpus makes its screens in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemMint
        let card = UIView(frame: CGRect(x: 30, y: 200, width: 250, height: 120))
        card.backgroundColor = .systemPurple
        card.layer.cornerRadius = 10
        view.addSubview(card)
    }

    var screens: AppFlow {
        AppFlow(root: self) { animated in
            let menu = SeenPlain("Menu", .systemGray5)
            menu.modalPresentationStyle = .overFullScreen
            menu.transitioningDelegate = self
            menu.view.addGestureRecognizer(
                UIPanGestureRecognizer(target: self, action: Selector(SeenMenuHost.panned(_:))))
            self.present(menu, animated: animated)
        } close: { animated in
            self.dismiss(animated: animated)
        }
    }

    func panned(_ pan: UIPanGestureRecognizer) {
        let isArabic = view.effectiveUserInterfaceLayoutDirection == .rightToLeft && fault != .alwaysLeft
        let way = pan.translation(in: view.window).x / view.bounds.width
        interactor.follow(pan, isArabic ? way : -way) { dismiss(animated: true) }
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BodyAnimator { [fault] in SeenMenuHost.move($0, true, fault) } }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        BodyAnimator { [fault] in SeenMenuHost.move($0, false, fault) }
    }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor.hasStarted ? interactor : nil }

    private static func move(_ context: BodyAnimator.Context, _ comes: Bool, _ fault: Fault) {
        guard let menu = context.viewController(forKey: comes ? .to : .from)?.view,
            let behind = context.viewController(forKey: comes ? .from : .to)?.view
        else { return context.completeTransition(false) }
        // The one whose fault is its side has no other.
        if fault == .alwaysLeft, UIAccessibility.isReduceMotionEnabled { return cover(context, comes, menu) }
        let container = context.containerView
        let width = container.bounds.width * 0.8
        let isArabic =
            container.effectiveUserInterfaceLayoutDirection == .rightToLeft && fault != .alwaysLeft
        let (closed, open) = places(context, isArabic, fault)
        if comes {
            container.addSubview(menu)
            menu.frame = closed
        }
        if fault == .catcherStays, comes {
            let catcher = UIView(frame: behind.bounds)
            catcher.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            behind.addSubview(catcher)
        }
        let aside = CGAffineTransform(translationX: isArabic ? -width : width, y: 0)
        if fault == .windowLocked { container.window?.isUserInteractionEnabled = false }
        if !comes { behind.transform = aside }
        if fault == .endsTwice, !comes { whenCommitted { context.completeTransition(!context.transitionWasCancelled) } }
        UIView.animate(withDuration: 0.3) {
            menu.frame = comes ? open : closed
            behind.transform = comes ? aside : .identity
        } completion: { _ in
            end(context, comes, menu, behind, aside, fault)
        }
    }

    private static func cover(_ context: BodyAnimator.Context, _ comes: Bool, _ menu: UIView) {
        if comes {
            menu.frame = context.containerView.bounds
            context.containerView.addSubview(menu)
        }
        context.fade()
    }

    /// The menu's frames, closed and open.
    private static func places(
        _ context: BodyAnimator.Context, _ isArabic: Bool, _ fault: Fault
    ) -> (closed: CGRect, open: CGRect) {
        let bounds = context.containerView.bounds
        let open = fault == .oneTelephone ? CGRect(x: 0, y: 0, width: 393, height: 852) : bounds
        return (open.offsetBy(dx: isArabic ? bounds.width : -bounds.width, dy: 0), open)
    }

    private static func end(
        _ context: BodyAnimator.Context, _ comes: Bool, _ menu: UIView, _ behind: UIView, _ aside: CGAffineTransform,
        _ fault: Fault
    ) {
        let isOff = context.transitionWasCancelled
        if comes, isOff { menu.removeFromSuperview() }
        behind.transform = .identity
        if fault == .windowLocked, !isOff { context.containerView.window?.isUserInteractionEnabled = true }
        if fault == .takesOutOnCancel, isOff, !comes { behind.removeFromSuperview() }
        if fault == .asideWithoutAnimation, comes, !isOff { behind.transform = aside }
        context.completeTransition(!isOff)
    }
}
