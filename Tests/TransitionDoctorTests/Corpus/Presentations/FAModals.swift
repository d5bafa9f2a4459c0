import TransitionDoctor
import UIKit

// MARK: The delegate goes when the receipt has come

/// Tidies up too early: UIKit asks the delegate, which it does not keep, once more when the receipt goes.
@MainActor final class FACheckout: FAPage {
    private var director: FAReceiptDirector?

    func showReceipt(animated: Bool) {
        guard presentedViewController == nil else { return }
        let receipt = FAPage("Receipt", .systemYellow)
        let director = FAReceiptDirector()
        self.director = director
        receipt.modalPresentationStyle = .custom
        receipt.transitioningDelegate = director
        present(receipt, animated: animated) { [weak self] in
            self?.director = nil
        }
    }

    static func screens() -> AppFlow {
        let checkout = FACheckout("Checkout", .systemTeal)
        return AppFlow(root: checkout) { animated in
            checkout.showReceipt(animated: animated)
        } close: { animated in
            checkout.dismiss(animated: animated)
        }
    }
}

@MainActor private final class FAReceiptDirector: NSObject, UIViewControllerTransitioningDelegate {
    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FAReceiptAnimator(prints: true) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FAReceiptAnimator(prints: false) }
}

@MainActor private final class FAReceiptAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let prints: Bool

    init(prints: Bool) {
        self.prints = prints
        super.init()
    }

    func transitionDuration(using transitionContext: FAContext?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: FAContext) {
        if prints { transitionContext.faAddComingView() }
        guard let receipt = transitionContext.view(forKey: prints ? .to : .from) else {
            return transitionContext.faConclude()
        }
        let (prints, up) = (prints, CGAffineTransform(translationX: 0, y: -30))
        if prints { (receipt.alpha, receipt.transform) = (0, up) }
        UIView.animate(withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.8, initialSpringVelocity: 0, options: [])
        {
            receipt.alpha = prints ? 1 : 0
            receipt.transform = prints ? .identity : up
        } completion: { _ in
            (receipt.alpha, receipt.transform) = (1, .identity)
            transitionContext.faConclude()
        }
    }
}

// MARK: What is behind is shrunk by the animators alone

/// The lounge steps back while a card lies over it. Only an animated way makes it smaller, and only an animated way large again.
@MainActor final class FALounge: FAPage, UIViewControllerTransitioningDelegate {
    func showCard(animated: Bool) {
        guard presentedViewController == nil else { return }
        let card = FALoungeCard()
        card.modalPresentationStyle = .custom
        card.transitioningDelegate = self
        present(card, animated: animated)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FAStepBackAnimator(.present) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FAStepBackAnimator(.dismiss) }

    static func screens() -> AppFlow {
        let lounge = FALounge("Lounge", .systemTeal)
        return AppFlow(root: lounge) { animated in
            lounge.showCard(animated: animated)
        } close: { animated in
            lounge.dismiss(animated: animated)
        }
    }
}

@MainActor private final class FALoungeCard: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0, alpha: 0.3)
        let card = UIView()
        card.backgroundColor = .systemYellow
        card.layer.cornerRadius = 20
        card.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(card)
        NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
            card.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -24),
            card.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -40),
            card.heightAnchor.constraint(equalTo: view.heightAnchor, multiplier: 0.4),
        ])
    }
}

@MainActor private final class FAStepBackAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    enum Presentation { case present, dismiss }

    private let presentation: Presentation

    init(_ presentation: Presentation) {
        self.presentation = presentation
        super.init()
    }

    func transitionDuration(using transitionContext: FAContext?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: FAContext) {
        let comes = presentation == .present
        if comes { transitionContext.faAddComingView() }
        guard let card = transitionContext.view(forKey: comes ? .to : .from),
            let behind = transitionContext.viewController(forKey: comes ? .from : .to)?.view
        else { return transitionContext.faConclude() }
        let back = CGAffineTransform(scaleX: 0.93, y: 0.93)
        if comes { card.alpha = 0 }
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) {
            card.alpha = comes ? 1 : 0
            behind.transform = comes ? back : .identity
        } completion: { _ in
            card.alpha = 1
            if transitionContext.transitionWasCancelled { behind.transform = comes ? .identity : back }
            transitionContext.faConclude()
        }
    }
}

// MARK: A finger that let go too early is taken for one that is still there

@MainActor private final class FANoteInteractor: UIPercentDrivenInteractiveTransition {
    var hasStarted = false
    var shouldFinish = false
}

/// Notes that are pulled down. The flag falls where the pull was long enough; where it was not, a button finds a finger that is not there.
@MainActor final class FANotes: FAPage, UIViewControllerTransitioningDelegate {
    fileprivate let interactor = FANoteInteractor()

    func open(animated: Bool) {
        guard presentedViewController == nil else { return }
        let note = FANote(interactor)
        note.modalPresentationStyle = .custom
        note.transitioningDelegate = self
        present(note, animated: animated)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FANoteAnimator(isPresenting: true) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FANoteAnimator(isPresenting: false) }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor.hasStarted ? interactor : nil }

    static func screens() -> AppFlow {
        let notes = FANotes("Notes", .systemTeal)
        return AppFlow(root: notes) { animated in
            notes.open(animated: animated)
        } close: { animated in
            notes.dismiss(animated: animated)
        }
    }
}

@MainActor private final class FANote: FAPage, UIGestureRecognizerDelegate {
    private let interactor: FANoteInteractor

    init(_ interactor: FANoteInteractor) {
        self.interactor = interactor
        super.init("Note", .systemYellow)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let pan = UIPanGestureRecognizer(target: self, action: Selector(FANote.handleGesture(_:)))
        pan.delegate = self
        view.addGestureRecognizer(pan)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let speed = pan.velocity(in: view)
        return speed.y > abs(speed.x) && transitionCoordinator == nil
    }

    func handleGesture(_ sender: UIPanGestureRecognizer) {
        guard let window = view.window else { return }
        let progress = min(max(sender.translation(in: window).y / max(view.bounds.height, 1), 0), 1)
        switch sender.state {
        case .began:
            interactor.hasStarted = true
            interactor.shouldFinish = false
            dismiss(animated: true)
        case .changed:
            interactor.shouldFinish = progress > 0.3
            interactor.update(progress)
        case .ended where interactor.shouldFinish || sender.velocity(in: window).y > 900:
            interactor.hasStarted = false
            interactor.finish()
        case .ended, .cancelled, .failed:
            interactor.cancel()
        default: break
        }
    }
}

@MainActor private final class FANoteAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let isPresenting: Bool

    init(isPresenting: Bool) {
        self.isPresenting = isPresenting
        super.init()
    }

    func transitionDuration(using transitionContext: FAContext?) -> TimeInterval { 0.35 }

    func animateTransition(using transitionContext: FAContext) {
        if isPresenting { transitionContext.faAddComingView() }
        guard let note = transitionContext.view(forKey: isPresenting ? .to : .from) else {
            return transitionContext.faConclude()
        }
        if UIAccessibility.isReduceMotionEnabled {
            return transitionContext.faDissolve(note, comes: isPresenting, duration: 0.35)
        }
        let below = CGAffineTransform(translationX: 0, y: transitionContext.containerView.bounds.height)
        let (start, end) = isPresenting ? (below, CGAffineTransform.identity) : (.identity, below)
        note.transform = start
        let options: UIView.AnimationOptions = transitionContext.isInteractive ? .curveLinear : .curveEaseInOut
        UIView.animate(withDuration: 0.35, delay: 0, options: options) {
            note.transform = end
        } completion: { _ in
            note.transform = .identity
            transitionContext.faConclude()
        }
    }
}

// MARK: A menu that is always told to have gone

/// A menu at the side. Drawn away and let go too early it is said to have gone, though UIKit was told that it stays.
@MainActor final class FAMenuApp: FAPage, UIViewControllerTransitioningDelegate {
    fileprivate var drag: UIPercentDrivenInteractiveTransition?

    func openMenu(animated: Bool) {
        guard presentedViewController == nil else { return }
        let menu = FAMenu(self)
        menu.modalPresentationStyle = .overFullScreen
        menu.transitioningDelegate = self
        present(menu, animated: animated)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FAMenuAnimator(opens: true) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FAMenuAnimator(opens: false) }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { drag }

    static func screens() -> AppFlow {
        let app = FAMenuApp("Timeline", .systemTeal)
        return AppFlow(root: app) { animated in
            app.openMenu(animated: animated)
        } close: { animated in
            app.dismiss(animated: animated)
        }
    }
}

@MainActor private final class FAMenu: UIViewController, UIGestureRecognizerDelegate {
    let panel = UIView()
    private weak var app: FAMenuApp?

    init(_ app: FAMenuApp) {
        self.app = app
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(white: 0, alpha: 0.4)
        panel.backgroundColor = .systemYellow
        panel.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(panel)
        NSLayoutConstraint.activate([
            panel.topAnchor.constraint(equalTo: view.topAnchor),
            panel.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            panel.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.7),
        ])
        let pan = UIPanGestureRecognizer(target: self, action: Selector(FAMenu.panned(_:)))
        pan.delegate = self
        view.addGestureRecognizer(pan)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let speed = pan.velocity(in: view)
        return -speed.x * view.faReadingSign > abs(speed.y) && transitionCoordinator == nil
    }

    func panned(_ pan: UIPanGestureRecognizer) {
        let share = -pan.translation(in: view).x * view.faReadingSign / max(panel.bounds.width, 1)
        switch pan.state {
        case .began:
            app?.drag = UIPercentDrivenInteractiveTransition()
            dismiss(animated: true)
        case .changed: app?.drag?.update(min(max(share, 0), 1))
        case .ended, .cancelled, .failed:
            let leaves = pan.state == .ended && (share > 0.5 || -pan.velocity(in: view).x * view.faReadingSign > 600)
            if leaves { app?.drag?.finish() } else { app?.drag?.cancel() }
            app?.drag = nil
        default: break
        }
    }
}

@MainActor private final class FAMenuAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let opens: Bool

    init(opens: Bool) {
        self.opens = opens
        super.init()
    }

    func transitionDuration(using transitionContext: FAContext?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: FAContext) {
        if opens { transitionContext.faAddComingView() }
        let key: UITransitionContextViewControllerKey = opens ? .to : .from
        guard let menu = transitionContext.viewController(forKey: key) as? FAMenu, let view = menu.view else {
            return transitionContext.faConclude()
        }
        view.layoutIfNeeded()
        let way = UIAccessibility.isReduceMotionEnabled ? 0 : -menu.panel.bounds.width * view.faReadingSign
        let aside = CGAffineTransform(translationX: way, y: 0)
        let opens = opens
        if opens { (menu.panel.transform, view.alpha) = (aside, 0) }
        UIView.animate(withDuration: 0.3) {
            menu.panel.transform = opens ? .identity : aside
            view.alpha = opens ? 1 : 0
        } completion: { _ in
            (menu.panel.transform, view.alpha) = (.identity, 1)
            transitionContext.completeTransition(true)
        }
    }
}

// MARK: Page and interactor keep each other

/// An article that is pulled down. What drives that keeps the article, and the article keeps what drives it.
@MainActor final class FAArticle: FAPage, UIViewControllerTransitioningDelegate {
    private lazy var closer = FACloser(self)

    override func viewDidLoad() {
        super.viewDidLoad()
        closer.wire()
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FAArticleAnimator(closes: false) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { FAArticleAnimator(closes: true) }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { closer.isInProgress ? closer : nil }

    static func screens() -> AppFlow {
        let home = FAPage("Magazine", .systemTeal)
        return AppFlow(root: home) { animated in
            guard home.presentedViewController == nil else { return }
            let article = FAArticle("Article", .systemYellow)
            article.modalPresentationStyle = .custom
            article.transitioningDelegate = article
            home.present(article, animated: animated)
        } close: { animated in
            home.dismiss(animated: animated)
        }
    }
}

@MainActor private final class FACloser: UIPercentDrivenInteractiveTransition, UIGestureRecognizerDelegate {
    private(set) var isInProgress = false
    private let viewController: UIViewController

    init(_ viewController: UIViewController) {
        self.viewController = viewController
        super.init()
    }

    func wire() {
        let pan = UIPanGestureRecognizer(target: self, action: Selector(FACloser.handle(_:)))
        pan.delegate = self
        viewController.view.addGestureRecognizer(pan)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let speed = pan.velocity(in: viewController.view)
        return speed.y > abs(speed.x) && viewController.transitionCoordinator == nil
    }

    func handle(_ pan: UIPanGestureRecognizer) {
        guard let window = viewController.view.window else { return }
        let share = min(max(pan.translation(in: window).y / 400, 0), 1)
        switch pan.state {
        case .began:
            isInProgress = true
            viewController.dismiss(animated: true)
        case .changed: update(share)
        case .ended:
            isInProgress = false
            if share > 0.4 || pan.velocity(in: window).y > 900 { finish() } else { cancel() }
        case .cancelled, .failed:
            isInProgress = false
            cancel()
        default: break
        }
    }
}

@MainActor private final class FAArticleAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let closes: Bool

    init(closes: Bool) {
        self.closes = closes
        super.init()
    }

    func transitionDuration(using transitionContext: FAContext?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: FAContext) {
        if !closes { transitionContext.faAddComingView() }
        guard let page = transitionContext.view(forKey: closes ? .from : .to) else {
            return transitionContext.faConclude()
        }
        let (closes, small) = (closes, CGAffineTransform(scaleX: 0.9, y: 0.9))
        if !closes { (page.alpha, page.transform) = (0, small) }
        UIView.animate(withDuration: 0.3) {
            page.alpha = closes ? 0 : 1
            page.transform = closes ? small : .identity
        } completion: { _ in
            (page.alpha, page.transform) = (1, .identity)
            transitionContext.faConclude()
        }
    }
}
