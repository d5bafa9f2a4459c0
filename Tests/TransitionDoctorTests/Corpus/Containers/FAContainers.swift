import TransitionDoctor
import UIKit

// MARK: UIKit's own way from child to child

/// Chapters under a heading, exchanged by the method that containers have for it. While one goes the next is not taken.
@MainActor final class FAChapters: UIViewController {
    private let stage = UIView()
    private let chapters = [FAPage("One", .systemTeal), FAPage("Two", .systemYellow)]
    private var current = 0
    private var isMoving = false

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        stage.clipsToBounds = true
        stage.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stage)
        NSLayoutConstraint.activate([
            stage.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 44),
            stage.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            stage.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            stage.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        addChild(chapters[0])
        chapters[0].view.faFill(stage)
        chapters[0].didMove(toParent: self)
    }

    func show(_ index: Int, animated: Bool) {
        guard index != current, !isMoving else { return }
        let (old, new, goesOn) = (chapters[current], chapters[index], index > current)
        current = index
        old.willMove(toParent: nil)
        addChild(new)
        new.view.frame = stage.bounds
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let finish = {
            old.removeFromParent()
            new.didMove(toParent: self)
            self.isMoving = false
        }
        guard animated else {
            old.view.removeFromSuperview()
            stage.addSubview(new.view)
            return finish()
        }
        isMoving = true
        if UIAccessibility.isReduceMotionEnabled {
            return transition(
                from: old, to: new, duration: 0.3, options: .transitionCrossDissolve, animations: nil
            ) { _ in finish() }
        }
        let way = stage.bounds.width * stage.faReadingSign * (goesOn ? 1 : -1)
        new.view.transform = CGAffineTransform(translationX: way, y: 0)
        transition(from: old, to: new, duration: 0.3, options: .curveEaseInOut) {
            new.view.transform = .identity
            old.view.transform = CGAffineTransform(translationX: -way, y: 0)
        } completion: { _ in
            (old.view.transform, new.view.transform) = (.identity, .identity)
            finish()
        }
    }

    static func screens() -> AppFlow {
        let chapters = FAChapters()
        return AppFlow(root: chapters) { animated in
            chapters.show(1, animated: animated)
        } close: { animated in
            chapters.show(0, animated: animated)
        }
    }
}

// MARK: A drawer

/// A menu between two constraints. A finger closes it, and lets it come again where it lets go too early.
@MainActor final class FADrawer: UIViewController, UIGestureRecognizerDelegate {
    private let content = FAPage("Inbox", .systemTeal)
    private let menu = FAPage("Folders", .systemGray)
    private let dim = UIView()
    private var isOpen = false
    private var animator: UIViewPropertyAnimator?
    private lazy var shut = menu.view.trailingAnchor.constraint(equalTo: view.leadingAnchor)
    private lazy var ajar = menu.view.leadingAnchor.constraint(equalTo: view.leadingAnchor)

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(content)
        content.view.faFill(view)
        content.didMove(toParent: self)
        dim.backgroundColor = .black
        dim.alpha = 0
        dim.faFill(view)
        addChild(menu)
        menu.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(menu.view)
        let width = menu.view.widthAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.75)
        width.priority = .defaultHigh
        NSLayoutConstraint.activate([
            menu.view.topAnchor.constraint(equalTo: view.topAnchor),
            menu.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            menu.view.widthAnchor.constraint(lessThanOrEqualToConstant: 300), width, shut,
        ])
        menu.didMove(toParent: self)
        menu.view.isHidden = true
        let pan = UIPanGestureRecognizer(target: self, action: Selector(FADrawer.panned(_:)))
        pan.delegate = self
        view.addGestureRecognizer(pan)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let speed = pan.velocity(in: view)
        return isOpen && animator == nil && -speed.x * view.faReadingSign > abs(speed.y)
    }

    func panned(_ pan: UIPanGestureRecognizer) {
        let share = -pan.translation(in: view).x * view.faReadingSign / max(menu.view.bounds.width, 1)
        switch pan.state {
        case .began:
            prepare(opens: false)
            animator?.pauseAnimation()
        case .changed: animator?.fractionComplete = min(max(share, 0), 1)
        case .ended, .cancelled, .failed:
            let speed = -pan.velocity(in: view).x * view.faReadingSign
            animator?.isReversed = pan.state != .ended || (speed < 600 && (share < 0.5 || speed < -200))
            animator?.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        default: break
        }
    }

    func setOpen(_ opens: Bool, animated: Bool) {
        guard opens != isOpen, animator == nil else { return }
        guard animated else { return settle(opens) }
        prepare(opens: opens)
        animator?.startAnimation()
    }

    private func prepare(opens: Bool) {
        view.layoutIfNeeded()
        menu.view.isHidden = false
        let isCalm = UIAccessibility.isReduceMotionEnabled
        if isCalm, opens {
            move(opens: true)
            view.layoutIfNeeded()
            menu.view.alpha = 0
        }
        let animator = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut) {
            if isCalm {
                self.menu.view.alpha = opens ? 1 : 0
            } else {
                self.move(opens: opens)
                self.view.layoutIfNeeded()
            }
            self.dim.alpha = opens ? 0.4 : 0
        }
        animator.addCompletion { [weak self] position in
            self?.animator = nil
            self?.settle(opens == (position == .end))
        }
        self.animator = animator
    }

    private func move(opens: Bool) {
        NSLayoutConstraint.deactivate([opens ? shut : ajar])
        NSLayoutConstraint.activate([opens ? ajar : shut])
    }

    private func settle(_ opens: Bool) {
        isOpen = opens
        move(opens: opens)
        dim.alpha = opens ? 0.4 : 0
        menu.view.alpha = 1
        menu.view.isHidden = !opens
        view.layoutIfNeeded()
    }

    static func screens() -> AppFlow {
        let drawer = FADrawer()
        return AppFlow(root: drawer) { animated in
            drawer.setOpen(true, animated: animated)
        } close: { animated in
            drawer.setOpen(false, animated: animated)
        }
    }
}

// MARK: A child that flips, and is told by hand

/// Before and after the login. The whole view is flipped, and the children hear from the container that they come and go.
@MainActor final class FADoorway: UIViewController {
    private var current: UIViewController = FAPage("Welcome", .systemTeal)
    private var isFlipping = false

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(current)
        current.view.faFill(view)
        current.didMove(toParent: self)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        current.beginAppearanceTransition(true, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        current.endAppearanceTransition()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        current.beginAppearanceTransition(false, animated: animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        current.endAppearanceTransition()
    }

    func enter(_ new: UIViewController, comesBack: Bool = false, animated: Bool) {
        guard !isFlipping, new !== current else { return }
        let old = current
        current = new
        old.willMove(toParent: nil)
        addChild(new)
        old.beginAppearanceTransition(false, animated: animated)
        new.beginAppearanceTransition(true, animated: animated)
        new.view.frame = view.bounds
        new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        let exchange = {
            old.view.removeFromSuperview()
            self.view.addSubview(new.view)
        }
        let finish = {
            old.endAppearanceTransition()
            old.removeFromParent()
            new.endAppearanceTransition()
            new.didMove(toParent: self)
            self.isFlipping = false
        }
        guard animated else {
            exchange()
            return finish()
        }
        isFlipping = true
        let side: UIView.AnimationOptions =
            comesBack == (view.faReadingSign > 0) ? .transitionFlipFromLeft : .transitionFlipFromRight
        UIView.transition(
            with: view, duration: 0.45,
            options: UIAccessibility.isReduceMotionEnabled ? .transitionCrossDissolve : side,
            animations: exchange
        ) { _ in
            finish()
        }
    }

    static func screens() -> AppFlow {
        let doorway = FADoorway()
        let welcome = doorway.current
        return AppFlow(root: doorway) { animated in
            guard doorway.current === welcome else { return }
            doorway.enter(FAPage("Home", .systemYellow), animated: animated)
        } close: { animated in
            doorway.enter(welcome, comesBack: true, animated: animated)
        }
    }
}

// MARK: A fault

/// Pages over each other, of which the one that has been there is looked up when the fade is over.
@MainActor final class FAPagesStrip: UIViewController {
    private let pages = [FAPage("First", .systemTeal), FAPage("Second", .systemYellow)]
    private var shown = 0
    private var wanted = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(pages[0])
        pages[0].view.faFill(view)
        pages[0].didMove(toParent: self)
    }

    func show(_ index: Int, animated: Bool) {
        guard index != wanted else { return }
        wanted = index
        let page = pages[index]
        if page.parent == nil { addChild(page) }
        page.view.faFill(view)
        let arrive = {
            let old = self.pages[self.shown]
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
            old.removeFromParent()
            self.shown = index
            page.didMove(toParent: self)
        }
        guard animated else { return arrive() }
        page.view.alpha = 0
        UIView.animate(withDuration: 0.3) {
            page.view.alpha = 1
        } completion: { _ in
            arrive()
        }
    }

    static func screens() -> AppFlow {
        let strip = FAPagesStrip()
        return AppFlow(root: strip) { animated in
            strip.show(1, animated: animated)
        } close: { animated in
            strip.show(0, animated: animated)
        }
    }
}
