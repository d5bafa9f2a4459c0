import TransitionDoctor
import UIKit

/// Three tabs that slide, and a pan between them.
final class SeenTabs: UITabBarController, UITabBarControllerDelegate {
    enum Fault {
        case none
        /// The screen that went stays beside its place.
        case stayAside
        /// A touch that the system takes away is forgotten.
        case forgetsCancel
        /// The end is told by a clock instead of the animation.
        case clockEnds
        /// The new tab ends a status bar's height too low.
        case endsLow
        /// The bar cannot be tapped after a swipe that was called off.
        case barLocked
    }

    private let interactor = SeenInteractor()
    private let fault: Fault
    private var slides = true

    init(_ fault: Fault = .none) {
        self.fault = fault
        super.init(nibName: nil, bundle: nil)
        delegate = self
        viewControllers = zip(["Home", "Find", "Me"], [UIColor.systemTeal, .systemYellow, .systemPink]).map {
            let page = SeenPlain($0, $1)
            page.tabBarItem = UITabBarItem(title: $0, image: nil, selectedImage: nil)
            return page
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The corpus makes its screens in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(SeenTabs.panned(_:))))
    }

    var screens: AppFlow {
        AppFlow(root: self) {
            self.show(1, $0)
        } close: {
            self.show(0, $0)
        }
    }

    private func show(_ index: Int, _ animated: Bool) {
        slides = animated
        selectedIndex = index
        slides = true
    }

    func panned(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: view).x / view.bounds.width
        if fault == .forgetsCancel, pan.state == .cancelled { return }
        if fault == .barLocked {
            if pan.state == .began { tabBar.isUserInteractionEnabled = false }
            if pan.state == .ended, way > 0.35 { tabBar.isUserInteractionEnabled = true }
        }
        guard interactor.hasStarted || pan.state == .began else { return }
        if pan.state == .began, selectedIndex == 0 || pan.velocity(in: view).x <= 0 { return }
        interactor.follow(pan, way) { selectedIndex -= 1 }
    }

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard slides, let all = viewControllers, let from = all.firstIndex(of: fromVC),
            let to = all.firstIndex(of: toVC)
        else { return nil }
        let isForward = to > from
        return BodyAnimator { [fault] in SeenTabs.slide($0, isForward, fault) }
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor.hasStarted ? interactor : nil }

    private static func slide(_ context: BodyAnimator.Context, _ isForward: Bool, _ fault: Fault) {
        guard let from = context.fromView, let to = context.toView,
            let controller = context.viewController(forKey: .to)
        else { return context.completeTransition(false) }
        let width = context.containerView.bounds.width
        to.frame = context.finalFrame(for: controller)
        if fault == .endsLow { to.frame.origin.y += 20 }
        context.containerView.addSubview(to)
        to.transform = CGAffineTransform(translationX: isForward ? width : -width, y: 0)
        let end: @MainActor @Sendable () -> Void = {
            if fault != .stayAside || context.transitionWasCancelled { from.transform = .identity }
            to.transform = .identity
            context.takeToBack()
            context.completeTransition(!context.transitionWasCancelled)
        }
        UIView.animate(withDuration: 0.3) {
            from.transform = CGAffineTransform(translationX: isForward ? -width : width, y: 0)
            to.transform = .identity
        } completion: { _ in
            if fault != .clockEnds { end() }
        }
        if fault == .clockEnds { later(0.3, end) }
    }
}

/// A page with a heading and a few lines.
final class SeenPlain: UIViewController {
    private let color: UIColor
    var whenLoaded: (SeenPlain) -> Void = { _ in }
    var whenComing: (SeenPlain, Bool) -> Void = { _, _ in }
    var whenHere: (SeenPlain) -> Void = { _ in }
    let heading = UILabel()

    init(_ title: String, _ color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The corpus makes its screens in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        heading.text = title
        heading.font = .preferredFont(forTextStyle: .title1)
        heading.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(heading)
        NSLayoutConstraint.activate([
            heading.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            heading.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 60),
        ])
        whenLoaded(self)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        whenComing(self, animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        whenHere(self)
    }
}
