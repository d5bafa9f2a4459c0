import TransitionDoctor
import UIKit

/// A month, into which one goes to see a day. The month comes near and the day grows out of its place. The day that was open stays marked.
final class FBCalendar: UINavigationController, UINavigationControllerDelegate, UIGestureRecognizerDelegate {
    private let month = FBMonth()
    private let edge = UIScreenEdgePanGestureRecognizer()
    private var percent: UIPercentDrivenInteractiveTransition?

    static func screens() -> AppFlow {
        let calendar = FBCalendar()
        return AppFlow(root: calendar) { animated in
            calendar.open(day: 10, animated: animated)
        } close: { animated in
            calendar.popToRootViewController(animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        interactivePopGestureRecognizer?.isEnabled = false
        edge.addTarget(self, action: Selector(FBCalendar.pulled(_:)))
        edge.delegate = self
        view.addGestureRecognizer(edge)
        month.onOpen = { [weak self] in self?.open(day: $0, animated: true) }
        setViewControllers([month], animated: false)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        edge.edges = view.fbIsMirrored ? .right : .left
    }

    private func open(day: Int, animated: Bool) {
        guard topViewController === month else { return }
        let page = FBDay()
        page.day = day
        pushViewController(page, animated: animated)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        gestureRecognizer !== edge || (viewControllers.count > 1 && transitionCoordinator == nil)
    }

    func pulled(_ pan: UIScreenEdgePanGestureRecognizer) {
        let sign: CGFloat = view.fbIsMirrored ? -1 : 1
        let part = sign * pan.translation(in: view).x / max(view.bounds.width, 1)
        switch pan.state {
        case .began:
            percent = UIPercentDrivenInteractiveTransition()
            popViewController(animated: true)
        case .changed: percent?.update(min(max(part, 0), 1))
        case .ended, .cancelled, .failed:
            let goes = pan.state == .ended && (part > 0.5 || sign * pan.velocity(in: view).x > 700)
            if goes { percent?.finish() } else { percent?.cancel() }
            percent = nil
        default: break
        }
    }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        if let day = (viewController as? FBDay)?.day { month.mark(day: day) }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard operation != .none else { return nil }
        return BodyAnimator(0.45) { context in
            let (upper, lower) = operation == .push ? (toVC, fromVC) : (fromVC, toVC)
            guard let day = upper as? FBDay, let month = lower as? FBMonth else { return context.end() }
            FBCalendar.zoom(context, day, month, comes: operation == .push)
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { percent }

    private static func zoom(_ context: BodyAnimator.Context, _ day: FBDay, _ month: FBMonth, comes: Bool) {
        let coming: UIViewController = comes ? day : month
        coming.view.frame = context.finalFrame(for: coming)
        if comes {
            context.containerView.addSubview(day.view)
        } else {
            context.containerView.insertSubview(month.view, at: 0)
        }
        month.view.layoutIfNeeded()
        day.view.layoutIfNeeded()
        let field = month.field(of: day.day)
        let (whole, centre) = (day.content.bounds, day.content.center)
        let place = field.convert(field.bounds, to: month.view)
        let small = CGAffineTransform(translationX: place.midX - centre.x, y: place.midY - centre.y)
            .scaledBy(x: place.width / max(whole.width, 1), y: place.height / max(whole.height, 1))
        let isCalm = UIAccessibility.isReduceMotionEnabled
        let zoomOut = { (isOut: Bool) in day.content.transform = isOut && !isCalm ? small : .identity }
        let fadeOut = { (isOut: Bool) in
            day.view.alpha = isOut ? 0 : 1
            month.content.alpha = isOut ? 1 : 0
        }
        zoomOut(comes)
        fadeOut(comes)
        UIView.animateKeyframes(withDuration: 0.45, delay: 0, options: .calculationModeLinear) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { zoomOut(!comes) }
            UIView.addKeyframe(withRelativeStartTime: comes ? 0 : 0.4, relativeDuration: 0.6) { fadeOut(!comes) }
        } completion: { _ in
            zoomOut(false)
            day.view.alpha = 1
            month.content.alpha = 1
            if context.transitionWasCancelled { coming.view.removeFromSuperview() }
            context.end()
        }
    }
}

/// Five weeks of seven days.
private final class FBMonth: UIViewController {
    var onOpen: (Int) -> Void = { _ in }
    let content = UIStackView()
    private var fields: [UIButton] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.title = "May"
        content.axis = .vertical
        content.distribution = .fillEqually
        for week in 0..<5 {
            let row = UIStackView()
            row.distribution = .fillEqually
            for day in 1...7 {
                let number = week * 7 + day
                let field = UIButton(type: .system)
                field.setTitle("\(number)", for: .normal)
                field.addAction(UIAction { [weak self] _ in self?.onOpen(number) }, for: .touchUpInside)
                field.alpha = number > 31 ? 0 : 1
                fields.append(field)
                row.addArrangedSubview(field)
            }
            content.addArrangedSubview(row)
        }
        view.fbAdd(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            content.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            content.heightAnchor.constraint(equalTo: view.safeAreaLayoutGuide.heightAnchor, multiplier: 0.6),
        ])
    }

    func field(of day: Int) -> UIView { fields[day - 1] }

    func mark(day: Int) {
        for (place, field) in fields.enumerated() { field.backgroundColor = place == day - 1 ? .systemYellow : nil }
    }
}

/// A day with its hours.
private final class FBDay: UIViewController {
    var day = 1
    let content = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.title = "\(day) May"
        content.backgroundColor = .secondarySystemBackground
        content.layer.cornerRadius = 12
        content.clipsToBounds = true
        let hours = fbColumn((8...17).map { fbLabel("\($0).00", .footnote, .secondaryLabel) }, spacing: 0)
        hours.distribution = .fillEqually
        view.fbAdd(content)
        content.fbAdd(hours)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            content.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -12),
            content.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            hours.topAnchor.constraint(equalTo: content.topAnchor, constant: 8),
            hours.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -8),
            hours.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 12),
            hours.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -12),
        ])
    }
}
