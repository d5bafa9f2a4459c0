import TransitionDoctor
import UIKit

/// A sheet as high as its content wants it to be. A finger at its head takes it away, and the home steps back while it is there.
@MainActor final class ThirdSheet: NSObject, UIViewControllerTransitioningDelegate, UIGestureRecognizerDelegate {
    enum Fault: Sendable {
        case none
        /// A pull at the head switches the list's own pan off, and only a sheet that goes switches it on again.
        case listPanOff
        /// On the way back the shade fades in a time of its own, which is longer than the way.
        case shadeHasItsTime
    }

    private let fault: Fault
    private let home = ThirdBackdrop()
    private var percent: UIPercentDrivenInteractiveTransition?
    private weak var page: ThirdSheetPage?

    init(_ fault: Fault = .none) {
        self.fault = fault
        super.init()
    }

    var screens: AppFlow {
        AppFlow(root: home) { animated in
            let page = ThirdSheetPage("Notes", .systemBackground)
            page.modalPresentationStyle = .custom
            page.transitioningDelegate = self
            let pan = UIPanGestureRecognizer(target: self, action: Selector(ThirdSheet.pulled(_:)))
            pan.delegate = self
            page.head.addGestureRecognizer(pan)
            self.page = page
            self.home.present(page, animated: animated)
        } close: { animated in
            self.home.dismiss(animated: animated)
        }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return false }
        let speed = pan.velocity(in: pan.view?.window)
        return speed.y > abs(speed.x)
    }

    func pulled(_ pan: UIPanGestureRecognizer) {
        guard let page, let window = page.view.window else { return }
        let part = pan.translation(in: window).y / max(page.view.bounds.height, 1)
        switch pan.state {
        case .began:
            page.list.panGestureRecognizer.isEnabled = false
            percent = UIPercentDrivenInteractiveTransition()
            page.dismiss(animated: true)
        case .changed: percent?.update(min(max(part, 0), 1))
        case .ended: letGo(part > 0.4 || pan.velocity(in: window).y > 900)
        case .cancelled, .failed: letGo(false)
        default: break
        }
    }

    private func letGo(_ goes: Bool) {
        if goes { percent?.finish() } else { percent?.cancel() }
        percent = nil
        if goes || fault != .listPanOff { page?.list.panGestureRecognizer.isEnabled = true }
    }

    private func slide(_ context: BodyAnimator.Context) {
        context.addTo()
        guard let view = context.upperView else { return context.end() }
        if UIAccessibility.isReduceMotionEnabled { return context.fade(0.35) }
        let leaves = context.isLeaving
        let below = CGAffineTransform(translationX: 0, y: view.bounds.height)
        if !leaves { view.transform = below }
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseInOut) {
            view.transform = leaves ? below : .identity
        } completion: { _ in
            view.transform = .identity
            context.takeToBack()
            context.end()
        }
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BodyAnimator(0.35, slide) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BodyAnimator(0.35, slide) }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { percent }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let stage = ThirdSheetStage(presentedViewController: presented, presenting: presenting)
        stage.home = home
        stage.shadeHasItsTime = fault == .shadeHasItsTime
        return stage
    }
}

/// The home: its content is a child, which can step back without the root's view being touched.
private final class ThirdBackdrop: UIViewController {
    private let content = ThirdPage("Home", .systemTeal)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        content.keepsAwayFromBars = false
        addChild(content)
        content.view.clipsToBounds = true
        thirdFill(view, with: content.view)
        content.didMove(toParent: self)
    }

    func stepBack(_ isBack: Bool) {
        content.view.transform = isBack ? CGAffineTransform(scaleX: 0.95, y: 0.95) : .identity
        content.view.layer.cornerRadius = isBack ? 14 : 0
    }
}

/// A head to pull at, and a list.
private final class ThirdSheetPage: ThirdPage, UITableViewDataSource {
    let head = UIView()
    let list = UITableView(frame: .zero, style: .plain)

    override func viewDidLoad() {
        super.viewDidLoad()
        stack.isHidden = true
        preferredContentSize = CGSize(width: 0, height: 440)
        view.layer.cornerRadius = 18
        view.clipsToBounds = true
        head.backgroundColor = .systemGray6
        list.dataSource = self
        list.register(UITableViewCell.self, forCellReuseIdentifier: "note")
        for part in [head, list] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
            part.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            part.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            head.topAnchor.constraint(equalTo: view.topAnchor), head.heightAnchor.constraint(equalToConstant: 72),
            list.topAnchor.constraint(equalTo: head.bottomAnchor),
            list.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 24 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        cell.textLabel?.text = "Note \(indexPath.row + 1)"
        return cell
    }
}

/// Shades the home, lets it step back, and gives the sheet the height it asks for.
private final class ThirdSheetStage: UIPresentationController {
    weak var home: ThirdBackdrop?
    var shadeHasItsTime = false
    private let shade = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let bounds = containerView?.bounds else { return .zero }
        let height = min(presentedViewController.preferredContentSize.height, bounds.height - 60)
        let width = min(bounds.width, 500)
        return CGRect(x: (bounds.width - width) / 2, y: bounds.height - height, width: width, height: height)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        shade.frame = containerView?.bounds ?? .zero
        thirdPlacePresentedView()
    }

    override func presentationTransitionWillBegin() {
        shade.backgroundColor = UIColor.black.withAlphaComponent(0.5)
        shade.frame = containerView?.bounds ?? .zero
        shade.alpha = 0
        shade.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(ThirdSheetStage.tapped(_:))))
        containerView?.insertSubview(shade, at: 0)
        thirdAlong { self.show(true) }
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        guard !completed else { return }
        show(false)
        shade.removeFromSuperview()
    }

    override func dismissalTransitionWillBegin() {
        guard shadeHasItsTime else { return thirdAlong { self.show(false) } }
        thirdAlong { self.home?.stepBack(false) }
        UIView.animate(withDuration: 0.8) { self.shade.alpha = 0 }
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        if completed { shade.removeFromSuperview() } else { show(true) }
    }

    private func show(_ isShown: Bool) {
        shade.alpha = isShown ? 1 : 0
        home?.stepBack(isShown)
    }

    func tapped(_ tap: UITapGestureRecognizer) { presentedViewController.dismiss(animated: true) }
}
