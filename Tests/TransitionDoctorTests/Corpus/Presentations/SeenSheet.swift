import TransitionDoctor
import UIKit

/// A screen that shows a sheet of its own from below, with what is behind it dimmed, and a pan that takes it away.
final class SeenHome: UIViewController, UIViewControllerTransitioningDelegate {
    enum Fault {
        case none
        /// The end of a dismissal takes the dimming view away, also of one that was called off.
        case dimmingGoesAnyway
        /// The sheet's frame is reckoned once, when it comes.
        case frameOnce
        /// The corners of what is behind stay round.
        case cornersStay
        /// What is behind comes back in a coordinator's animation, and nowhere else.
        case backOnlyAnimated
        /// The list no longer scrolls after a pan that was called off.
        case listStaysLocked
        /// The sheet tells the one behind it by hand that it will be seen.
        case tellsByHand
        /// The dismissal takes one second and says a third.
        case slowSpring
        /// Somebody who is asked for an animator keeps all of them.
        case keepsSheets
    }

    let fault: Fault
    fileprivate let interactor = SeenInteractor()
    fileprivate var kept: [UIViewController] = []

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
        view.backgroundColor = .systemTeal
        view.clipsToBounds = true
        for index in 0..<3 {
            let button = UIButton(type: .system)
            button.setTitle("Button \(index)", for: .normal)
            button.frame = CGRect(x: 40, y: 150 + 60 * index, width: 160, height: 44)
            view.addSubview(button)
        }
    }

    var screens: AppFlow {
        AppFlow(root: self) { animated in
            let sheet = SeenSheet(self)
            sheet.modalPresentationStyle = .custom
            sheet.transitioningDelegate = self
            self.present(sheet, animated: animated)
        } close: { animated in
            self.dismiss(animated: animated)
        }
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let controller = SeenSheetController(presentedViewController: presented, presenting: presenting)
        controller.fault = fault
        return controller
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        if fault == .keepsSheets { kept.append(presented) }
        return SeenRise(isPresenting: true, fault)
    }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { SeenRise(isPresenting: false, fault) }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor.hasStarted ? interactor : nil }
}

/// The sheet: a handle, and a table that scrolls.
final class SeenSheet: UIViewController, UITableViewDataSource {
    private weak var home: SeenHome?
    private let table = UITableView(frame: .zero, style: .plain)
    private let handle = UIView()

    init(_ home: SeenHome) {
        self.home = home
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The corpus makes its screens in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.layer.cornerRadius = 16
        view.clipsToBounds = true
        handle.backgroundColor = .systemGray3
        handle.layer.cornerRadius = 2
        table.dataSource = self
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        view.addSubview(handle)
        view.addSubview(table)
        let grip = UIPanGestureRecognizer(target: self, action: Selector(SeenSheet.panned(_:)))
        view.addGestureRecognizer(grip)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        handle.frame = CGRect(x: view.bounds.midX - 20, y: 8, width: 40, height: 4)
        table.frame = CGRect(x: 0, y: 140, width: view.bounds.width, height: max(view.bounds.height - 140, 0))
    }

    func panned(_ pan: UIPanGestureRecognizer) {
        guard let home else { return }
        let way = pan.translation(in: view.window).y / view.bounds.height
        if pan.state == .began { table.isScrollEnabled = false }
        home.interactor.follow(pan, way) { dismiss(animated: true) }
        guard pan.state != .began, pan.state != .changed else { return }
        if home.fault != .listStaysLocked { table.isScrollEnabled = true }
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}

/// Two thirds of the screen; what is behind is dimmed and steps back.
final class SeenSheetController: UIPresentationController {
    var fault = SeenHome.Fault.none
    private let dimming = UIView()
    private lazy var firstFrame = lowerPart

    override var frameOfPresentedViewInContainerView: CGRect { fault == .frameOnce ? firstFrame : lowerPart }

    private var lowerPart: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        let height = (bounds.height * 2 / 3).rounded()
        return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimming.frame = containerView?.bounds ?? .zero
        if presentedViewController.transitionCoordinator == nil {
            presentedView?.frame = frameOfPresentedViewInContainerView
        }
    }

    private func stepBack(_ isBack: Bool) {
        let view = presentingViewController.view
        view?.transform = isBack ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
        if fault != .cornersStay || isBack { view?.layer.cornerRadius = isBack ? 12 : 0 }
        dimming.alpha = isBack ? 1 : 0
    }

    override func presentationTransitionWillBegin() {
        dimming.backgroundColor = UIColor.black.withAlphaComponent(0.45)
        dimming.frame = containerView?.bounds ?? .zero
        dimming.alpha = 0
        dimming.addGestureRecognizer(
            UITapGestureRecognizer(target: self, action: Selector(SeenSheetController.tapped(_:))))
        containerView?.insertSubview(dimming, at: 0)
        if fault == .tellsByHand { presentingViewController.viewWillDisappear(true) }
        along { self.stepBack(true) }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        guard !completed else { return }
        stepBack(false)
        dimming.removeFromSuperview()
    }

    override func dismissalTransitionWillBegin() {
        if fault == .backOnlyAnimated {
            guard let coordinator = presentedViewController.transitionCoordinator, coordinator.isAnimated else {
                return
            }
            coordinator.animate(alongsideTransition: { _ in self.stepBack(false) })
        } else {
            along { self.stepBack(false) }
        }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed || fault == .dimmingGoesAnyway { dimming.removeFromSuperview() }
        if !completed { stepBack(true) }
    }

    private func along(_ change: @escaping () -> Void) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return change() }
        if !coordinator.animate(alongsideTransition: { _ in change() }) { change() }
    }

    func tapped(_ tap: UITapGestureRecognizer) { presentedViewController.dismiss(animated: true) }
}

/// Up from below, and down again.
@MainActor final class SeenRise: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool
    private let fault: SeenHome.Fault

    init(isPresenting: Bool, _ fault: SeenHome.Fault) { (self.isPresenting, self.fault) = (isPresenting, fault) }

    func transitionDuration(using transitionContext: BodyAnimator.Context?) -> TimeInterval { 0.3 }

    func animateTransition(using context: BodyAnimator.Context) {
        let key: UITransitionContextViewControllerKey = isPresenting ? .to : .from
        guard let controller = context.viewController(forKey: key), let view = controller.view else {
            return context.completeTransition(false)
        }
        let shown =
            isPresenting ? context.finalFrame(for: controller) : context.initialFrame(for: controller)
        let away = shown.offsetBy(dx: 0, dy: context.containerView.bounds.height - shown.minY)
        if isPresenting { context.containerView.addSubview(view) }
        view.frame = isPresenting ? away : shown
        move(context, fault == .slowSpring && !isPresenting ? 1 : 0.3) {
            view.frame = self.isPresenting ? shown : away
        }
    }

    private func move(_ context: BodyAnimator.Context, _ seconds: TimeInterval, _ change: @escaping () -> Void) {
        UIView.animate(withDuration: seconds, delay: 0, options: .curveEaseOut, animations: change) { _ in
            if context.transitionWasCancelled, self.isPresenting {
                context.view(forKey: .to)?.removeFromSuperview()
            }
            context.completeTransition(!context.transitionWasCancelled)
        }
    }
}
