import TransitionDoctor
import UIKit

/// Two children that take turns by the container's own transition.
final class FieldSegments: UIViewController {
    enum Fault: Sendable {
        case none
        /// The child that goes stays a child, and below.
        case staysChild
        /// The one that comes is never told that it has come.
        case neverTold
        /// The one that comes is laid out for a telephone held upright.
        case fixedFrame
    }

    private let fault: Fault
    private let (first, second) = (FieldList(), FieldDetail())
    private lazy var current: UIViewController = first
    /// Whether one of them is still on the way: whoever taps meanwhile taps in vain.
    private var isMoving = false

    init(_ fault: Fault = .none) {
        self.fault = fault
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The corpus makes its screens in code")
    }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { fault != .neverTold }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        addChild(first)
        first.view.frame = view.bounds
        first.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(first.view)
        first.didMove(toParent: self)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if fault == .neverTold { current.beginAppearanceTransition(true, animated: animated) }
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if fault == .neverTold { current.endAppearanceTransition() }
    }

    var screens: AppFlow {
        AppFlow(root: self) {
            self.show(self.second, $0)
        } close: {
            self.show(self.first, $0)
        }
    }

    private func show(_ new: UIViewController, _ animated: Bool) {
        let old = current
        guard old !== new, !isMoving else { return }
        current = new
        isMoving = true
        old.willMove(toParent: nil)
        addChild(new)
        new.view.frame = fault == .fixedFrame ? CGRect(x: 0, y: 0, width: 393, height: 852) : view.bounds
        if fault != .fixedFrame { new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight] }
        let done = { [fault] in
            if fault != .staysChild || !animated { old.removeFromParent() }
            new.didMove(toParent: self)
            self.isMoving = false
        }
        if fault == .neverTold { return showByHand(old, new, animated, done) }
        guard animated else {
            old.view.removeFromSuperview()
            view.addSubview(new.view)
            return done()
        }
        transition(from: old, to: new, duration: 0.3, options: .transitionCrossDissolve, animations: nil) { _ in done()
        }
    }

    private func showByHand(
        _ old: UIViewController, _ new: UIViewController, _ animated: Bool, _ done: @escaping () -> Void
    ) {
        old.beginAppearanceTransition(false, animated: animated)
        new.beginAppearanceTransition(true, animated: animated)
        view.addSubview(new.view)
        let end = {
            old.view.removeFromSuperview()
            old.endAppearanceTransition()
            if !animated { new.endAppearanceTransition() }
            done()
        }
        guard animated else { return end() }
        new.view.alpha = 0
        UIView.animate(withDuration: 0.3) {
            new.view.alpha = 1
        } completion: { _ in
            end()
        }
    }
}

/// A small player above the edge that grows to the whole screen, by a property animator that a finger scrubs.
final class FieldPlayer: UIViewController {
    enum Fault: Sendable {
        case none
        /// A pull that is called off leaves the player where the finger was.
        case leftHalfWay
        /// The shade is shown by the finger, and hidden only where no finger closes.
        case shadeStays
        /// The animator of a first try is not done when the second one begins.
        case twoAnimators
    }

    private let fault: Fault
    private let (player, shade) = (UIView(), UIView())
    private var (isLarge, running): (Bool, UIViewPropertyAnimator?) = (false, nil)

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
        view.backgroundColor = .systemBackground
        let list = FieldList()
        addChild(list)
        list.view.frame = view.bounds
        list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(list.view)
        list.didMove(toParent: self)
        shade.backgroundColor = .black
        shade.alpha = 0
        player.backgroundColor = .systemIndigo
        player.layer.cornerRadius = 8
        view.addSubview(shade)
        view.addSubview(player)
        player.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(FieldPlayer.pulled(_:))))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        shade.frame = view.bounds
        if running == nil { put(isLarge) }
    }

    var screens: AppFlow {
        AppFlow(root: self) {
            self.set(true, $0)
        } close: {
            self.set(false, $0)
        }
    }

    private func put(_ large: Bool) {
        let bounds = view.bounds
        player.frame =
            large
            ? bounds.inset(by: UIEdgeInsets(top: 80, left: 0, bottom: 0, right: 0))
            : CGRect(x: 8, y: bounds.height - 110, width: bounds.width - 16, height: 64)
        shade.alpha = large ? 0.5 : 0
    }

    private func set(_ large: Bool, _ animated: Bool) {
        guard animated else {
            isLarge = large
            return put(large)
        }
        animator(to: large).startAnimation()
    }

    private func animator(to large: Bool) -> UIViewPropertyAnimator {
        let made = UIViewPropertyAnimator(duration: 0.3, curve: .easeInOut) { self.put(large) }
        made.addCompletion { [weak self] position in
            guard let self else { return }
            isLarge = position == .end ? large : !large
            running = nil
            if fault != .leftHalfWay { put(isLarge) }
        }
        running = made
        return made
    }

    func pulled(_ pan: UIPanGestureRecognizer) {
        let part = pan.translation(in: view).y / (view.bounds.height - 190)
        switch pan.state {
        case .began:
            guard isLarge, running == nil || fault == .twoAnimators else { return }
            animator(to: false).pauseAnimation()
        case .changed: running?.fractionComplete = min(max(part, 0), 1)
        case .ended, .cancelled, .failed: letGo(pan.state == .ended && part > 0.4)
        default: break
        }
    }

    private func letGo(_ finishes: Bool) {
        if !finishes, fault == .leftHalfWay {
            running?.stopAnimation(false)
            running?.finishAnimation(at: .current)
            return
        }
        running?.isReversed = !finishes
        running?.continueAnimation(withTimingParameters: nil, durationFactor: 1)
        if finishes, fault == .shadeStays {
            running?.addCompletion { _ in
                self.shade.alpha = 0.02
            }
        }
    }
}

/// What a segue of a storyboard's does: a picture slides over the window, then the page is presented without animation.
@MainActor final class FieldSegue: UIStoryboardSegue {
    var pictureStays = false

    override func perform() {
        let (source, destination) = (source, destination)
        guard let window = source.view.window else { return }
        destination.view.frame = window.bounds
        destination.view.layoutIfNeeded()
        let curtain = UIView(frame: window.bounds)
        curtain.backgroundColor = destination.view.backgroundColor
        curtain.alpha = 0
        window.addSubview(curtain)
        UIView.animate(withDuration: 0.25) {
            curtain.alpha = 1
        } completion: { _ in
            source.present(destination, animated: false) {
                // What is presented comes in front of what the window has.
                window.bringSubviewToFront(curtain)
                if self.pictureStays {
                    curtain.alpha = 0.01
                } else {
                    UIView.animate(withDuration: 0.25) {
                        curtain.alpha = 0
                    } completion: { _ in
                        curtain.removeFromSuperview()
                    }
                }
            }
        }
    }

    static func screens(pictureStays: Bool = false) -> AppFlow {
        let home = FieldList()
        return AppFlow(root: home) { animated in
            let page = FieldDetail()
            page.modalPresentationStyle = .fullScreen
            guard animated else { return home.present(page, animated: false) }
            let segue = FieldSegue(identifier: "open", source: home, destination: page)
            segue.pictureStays = pictureStays
            segue.perform()
        } close: { animated in
            home.dismiss(animated: animated)
        }
    }
}
