import TransitionDoctor
import UIKit

/// A panel at the bottom of a map that is pulled up: a property animator that a finger scrubs, turns round and lets go.
final class SeenPanel: UIViewController {
    enum Fault {
        case none
        /// Turned round, it ends where it began, and its constraint says the other thing.
        case constraintWrong
        /// It is in its place at once where a finger lets go.
        case snaps
    }

    private let panel = UIView()
    private let label = UILabel()
    private var bottom: NSLayoutConstraint?
    private var animator: UIViewPropertyAnimator?
    private var fractionAtStart: CGFloat = 0
    private var isOpen = false
    private let way: CGFloat = 380
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
        view.backgroundColor = .systemGreen
        panel.backgroundColor = .systemBackground
        panel.layer.cornerRadius = 20
        panel.translatesAutoresizingMaskIntoConstraints = false
        label.text = "Nearby"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(panel)
        panel.addSubview(label)
        let bottom = panel.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: way)
        NSLayoutConstraint.activate([
            panel.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            panel.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            panel.heightAnchor.constraint(equalToConstant: 480), bottom,
            label.centerXAnchor.constraint(equalTo: panel.centerXAnchor),
            label.topAnchor.constraint(equalTo: panel.topAnchor, constant: 20),
        ])
        self.bottom = bottom
        panel.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(SeenPanel.panned(_:))))
    }

    var screens: AppFlow {
        AppFlow(root: self) {
            self.open(true, $0)
        } close: {
            self.open(false, $0)
        }
    }

    private func open(_ opens: Bool, _ animated: Bool) {
        guard opens != isOpen, animator == nil else { return }
        guard animated else {
            isOpen = opens
            bottom?.constant = opens ? 0 : way
            return
        }
        begin(opens)
        animator?.startAnimation()
    }

    /// Makes the animator of one way.
    private func begin(_ opens: Bool) {
        bottom?.constant = opens ? 0 : way
        let made = UIViewPropertyAnimator(duration: 0.4, dampingRatio: 1) {
            self.view.layoutIfNeeded()
        }
        made.addCompletion { [weak self] position in
            guard let self else { return }
            animator = nil
            isOpen = position == .end ? opens : !opens
            if fault != .constraintWrong { bottom?.constant = isOpen ? 0 : way }
        }
        animator = made
    }

    func panned(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began:
            if animator == nil { begin(!isOpen) }
            animator?.pauseAnimation()
            fractionAtStart = animator?.fractionComplete ?? 0
        case .changed:
            let went = pan.translation(in: view).y / way
            animator?.fractionComplete = max(0, min(fractionAtStart + (isOpen ? went : -went), 1))
        case .ended, .cancelled, .failed: letGo(pan)
        default: break
        }
    }

    private func letGo(_ pan: UIPanGestureRecognizer) {
        guard let animator else { return }
        animator.isReversed = pan.state != .ended || animator.fractionComplete < 0.4
        if fault == .snaps {
            animator.stopAnimation(false)
            animator.finishAnimation(at: animator.isReversed ? .start : .end)
        } else {
            animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        }
    }
}

/// Two children of a container that change by `transition(from:to:duration:)`.
final class SeenSwitcher: UIViewController {
    enum Fault {
        case none
        /// The child that goes stays faint.
        case staysFaint
        /// The child that goes is never taken out.
        case neverTakenOut
        /// It is told by hand that it is seen, though UIKit tells it as well.
        case toldTwice
    }

    private let children2 = [SeenPlain("Log in", .systemTeal), SeenPlain("Sign up", .systemOrange)]
    private var current = 0
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
        view.backgroundColor = .systemBackground
        let first = children2[0]
        addChild(first)
        place(first.view)
        view.addSubview(first.view)
        first.didMove(toParent: self)
    }

    private func place(_ child: UIView) {
        child.frame = view.bounds.insetBy(dx: 20, dy: 100)
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    var screens: AppFlow {
        AppFlow(root: self) {
            self.show(1, $0)
        } close: {
            self.show(0, $0)
        }
    }

    private func show(_ index: Int, _ animated: Bool) {
        let (old, new) = (children2[current], children2[index])
        guard old !== new, new.parent == nil, children.count == 1 || fault == .neverTakenOut else { return }
        current = index
        old.willMove(toParent: nil)
        addChild(new)
        place(new.view)
        if animated { new.view.alpha = 0 }
        transition(from: old, to: new, duration: animated ? 0.3 : 0, options: []) {
            if animated {
                new.view.alpha = 1
                old.view.alpha = 0
            }
        } completion: { [fault] _ in
            if fault != .staysFaint { old.view.alpha = 1 }
            if fault == .neverTakenOut, animated { self.view.insertSubview(old.view, at: 0) }
            if fault == .toldTwice { new.viewDidAppear(animated) }
            old.removeFromParent()
            new.didMove(toParent: self)
        }
    }
}
