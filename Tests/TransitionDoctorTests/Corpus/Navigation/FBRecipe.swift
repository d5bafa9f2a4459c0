import TransitionDoctor
import UIKit

/// Recipes whose names fly to the head of their pages. On the way back the page's own name is left hidden, as the page goes anyway.
@MainActor final class FBKitchen: NSObject, UINavigationControllerDelegate, UIGestureRecognizerDelegate {
    private let list = FBRecipes(style: .plain)
    private let navigation: UINavigationController
    private var percent: UIPercentDrivenInteractiveTransition?

    override init() {
        navigation = UINavigationController(rootViewController: list)
        super.init()
        navigation.delegate = self
        navigation.interactivePopGestureRecognizer?.isEnabled = false
    }

    var screens: AppFlow {
        AppFlow(root: navigation) { animated in
            self.open(2, animated: animated)
        } close: { animated in
            self.navigation.popToRootViewController(animated: animated)
        }
    }

    private func open(_ index: Int, animated: Bool) {
        guard navigation.topViewController === list else { return }
        let page = FBRecipePage()
        page.index = index
        page.heading.text = FBRecipes.names[index]
        let pan = UIPanGestureRecognizer(target: self, action: Selector(FBKitchen.pulled(_:)))
        pan.delegate = self
        page.view.addGestureRecognizer(pan)
        navigation.pushViewController(page, animated: animated)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let speed = pan.velocity(in: navigation.view)
        let along = navigation.view.fbIsMirrored ? -speed.x : speed.x
        return navigation.transitionCoordinator == nil && along > abs(speed.y)
    }

    func pulled(_ pan: UIPanGestureRecognizer) {
        guard let view = navigation.view else { return }
        let sign: CGFloat = view.fbIsMirrored ? -1 : 1
        let part = sign * pan.translation(in: view).x / max(view.bounds.width, 1)
        switch pan.state {
        case .began:
            percent = UIPercentDrivenInteractiveTransition()
            navigation.popViewController(animated: true)
        case .changed: percent?.update(min(max(part, 0), 1))
        case .ended, .cancelled, .failed:
            let goes = pan.state == .ended && (part > 0.45 || sign * pan.velocity(in: view).x > 800)
            if goes { percent?.finish() } else { percent?.cancel() }
            percent = nil
        default: break
        }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard let page = (operation == .push ? toVC : fromVC) as? FBRecipePage else { return nil }
        return BodyAnimator(0.35) { self.fly($0, page, comes: operation == .push) }
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { percent }

    private func fly(_ context: BodyAnimator.Context, _ page: FBRecipePage, comes: Bool) {
        let coming: UIViewController = comes ? page : list
        coming.view.frame = context.finalFrame(for: coming)
        if comes {
            context.containerView.addSubview(page.view)
            page.view.alpha = 0
        } else {
            context.containerView.insertSubview(list.view, at: 0)
        }
        coming.view.layoutIfNeeded()
        let line = UIAccessibility.isReduceMotionEnabled ? nil : list.name(of: page.index)
        let flyer = fbLabel(FBRecipes.names[page.index], .title3)
        let place = { (shown: UIView?) in shown.map { $0.convert($0.bounds, to: context.containerView) } ?? .zero }
        let (low, high) = (place(line), place(page.heading))
        if let line {
            flyer.frame = comes ? low : high
            context.containerView.addSubview(flyer)
            line.alpha = 0
            page.heading.alpha = 0
        }
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseInOut) {
            page.view.alpha = comes ? 1 : 0
            if line != nil { flyer.frame = comes ? high : low }
        } completion: { _ in
            flyer.removeFromSuperview()
            line?.alpha = 1
            if comes { page.heading.alpha = 1 }
            page.view.alpha = 1
            if context.transitionWasCancelled { coming.view.removeFromSuperview() }
            context.end()
        }
    }
}

private final class FBRecipes: UITableViewController {
    static let names = ["Onion soup", "Rye bread", "Plum cake", "Barley salad"]

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Recipes"
        tableView.rowHeight = 64
        tableView.register(FBRecipeRow.self, forCellReuseIdentifier: "recipe")
    }

    func name(of index: Int) -> UIView? {
        (tableView.cellForRow(at: IndexPath(row: index, section: 0)) as? FBRecipeRow)?.name
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { Self.names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "recipe", for: indexPath)
        (cell as? FBRecipeRow)?.name.text = Self.names[indexPath.row]
        return cell
    }
}

private final class FBRecipeRow: UITableViewCell {
    let name = fbLabel("", .title3)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.fbAdd(name)
        NSLayoutConstraint.activate([
            name.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            name.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Made in code")
    }
}

private final class FBRecipePage: UIViewController {
    var index = 0
    let heading = fbLabel("", .title3)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let steps = fbLabel("Heat the oven. Stone the plums. Stir the rest, spread it, and lay the plums on it.")
        view.fbAdd(heading, steps)
        NSLayoutConstraint.activate([
            heading.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            heading.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            steps.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 16),
            steps.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            steps.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
