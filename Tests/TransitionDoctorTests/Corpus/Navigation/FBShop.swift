import TransitionDoctor
import UIKit

/// A shop's shelf with large titles. An article has no bar and its own way back, and whoever has looked at one finds it named at the
/// shelf's head.
@MainActor final class FBShop: NSObject, UINavigationControllerDelegate, UIGestureRecognizerDelegate {
    private let shelf = FBShelf(style: .plain)
    private let navigation: UINavigationController
    private var percent: UIPercentDrivenInteractiveTransition?

    override init() {
        navigation = UINavigationController(rootViewController: shelf)
        super.init()
        navigation.delegate = self
        navigation.navigationBar.prefersLargeTitles = true
        navigation.interactivePopGestureRecognizer?.isEnabled = false
        let pan = UIPanGestureRecognizer(target: self, action: Selector(FBShop.pulled(_:)))
        pan.delegate = self
        navigation.view.addGestureRecognizer(pan)
        shelf.onOpen = { [weak self] in self?.open($0, animated: true) }
    }

    var screens: AppFlow {
        AppFlow(root: navigation) { animated in
            self.open("Teapot", animated: animated)
        } close: { animated in
            self.navigation.popToRootViewController(animated: animated)
        }
    }

    private func open(_ name: String, animated: Bool) {
        guard navigation.topViewController === shelf else { return }
        let article = FBArticle()
        article.name = name
        article.onSeen = { [weak self] in self?.shelf.lastSeen = name }
        navigation.pushViewController(article, animated: animated)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let speed = pan.velocity(in: navigation.view)
        let along = navigation.view.fbIsMirrored ? -speed.x : speed.x
        return navigation.viewControllers.count > 1 && navigation.transitionCoordinator == nil && along > abs(speed.y)
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
            let goes = pan.state == .ended && part + sign * pan.velocity(in: view).x / 2000 > 0.5
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
        let animator = FBRiseAnimator()
        animator.rises = operation == .push
        return animator
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { percent }
}

/// The page above comes up a little as it appears, and sinks as it goes. It can be taken hold of.
@MainActor private final class FBRiseAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var rises = true
    private var animator: UIViewPropertyAnimator?

    func transitionDuration(using transitionContext: BodyAnimator.Context?) -> TimeInterval { 0.35 }

    func animateTransition(using transitionContext: BodyAnimator.Context) {
        interruptibleAnimator(using: transitionContext).startAnimation()
    }

    func interruptibleAnimator(using context: BodyAnimator.Context) -> any UIViewImplicitlyAnimating {
        if let animator { return animator }
        let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
        if let to, let page = context.viewController(forKey: .to) {
            to.frame = context.finalFrame(for: page)
            if rises { context.containerView.addSubview(to) } else { context.containerView.insertSubview(to, at: 0) }
        }
        let upper = rises ? to : from
        let show = { (isUp: Bool) in
            upper?.alpha = isUp ? 1 : 0
            upper?.transform = isUp ? .identity : CGAffineTransform(translationX: 0, y: 24)
        }
        show(!rises)
        let animator = UIViewPropertyAnimator(duration: 0.35, curve: .easeInOut) { [rises] in show(rises) }
        animator.addCompletion { _ in
            show(true)
            if context.transitionWasCancelled { to?.removeFromSuperview() }
            context.completeTransition(!context.transitionWasCancelled)
        }
        self.animator = animator
        return animator
    }

    func animationEnded(_ transitionCompleted: Bool) { animator = nil }
}

/// The articles, and above them the last that somebody has looked at.
private final class FBShelf: UITableViewController {
    var onOpen: (String) -> Void = { _ in }
    var lastSeen: String? {
        didSet { if isViewLoaded { tableView.reloadData() } }
    }
    private let articles = ["Cup", "Kettle", "Plate", "Teapot", "Tray", "Tea towel"]

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Kitchen"
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .search, primaryAction: UIAction { _ in })
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "article")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(false, animated: animated)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { articles.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        lastSeen.map { "Seen last: \($0)" }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath)
        var content = UIListContentConfiguration.valueCell()
        content.text = articles[indexPath.row]
        content.secondaryText = "\(indexPath.row * 4 + 9).00"
        cell.contentConfiguration = content
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        onOpen(articles[indexPath.row])
    }
}

/// An article. Its picture goes up to the screen's edge.
private final class FBArticle: UIViewController {
    var name = ""
    var onSeen: () -> Void = {}

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let picture = UIView()
        picture.backgroundColor = .systemOrange
        let close = UIButton(type: .system)
        close.setTitle("Close", for: .normal)
        close.addAction(
            UIAction { [weak self] _ in self?.navigationController?.popViewController(animated: true) },
            for: .touchUpInside)
        let column = fbColumn([
            fbLabel(name, .title1), fbLabel("21.00", .title3, .secondaryLabel), fbLabel("Holds a litre."),
        ])
        view.fbAdd(picture, column, close)
        NSLayoutConstraint.activate([
            picture.topAnchor.constraint(equalTo: view.topAnchor),
            picture.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            picture.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            picture.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.45),
            column.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 20),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            close.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8),
            close.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
        ])
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setNavigationBarHidden(true, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onSeen()
    }
}
