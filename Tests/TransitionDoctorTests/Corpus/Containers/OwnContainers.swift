import TransitionDoctor
import UIKit

/// A container of an app's own that changes between two children without any of UIKit's transitions.
final class OwnPager: UIViewController {
    private let first = OwnPage("First", .systemTeal)
    private let second = OwnPage("Second", .systemPurple)
    private var current: UIViewController?
    /// Animates from one view to another, and says when it is through.
    var animate: (_ old: UIView, _ new: UIView, _ goesBack: Bool, _ end: @escaping () -> Void) -> Void = {
        old, new, _, end in
        new.alpha = 0
        UIView.animate(withDuration: 0.3) {
            new.alpha = 1
        } completion: { _ in
            end()
        }
    }
    /// What is forgotten.
    var forgetsToEnd = false

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(first)
        place(first.view)
        first.didMove(toParent: self)
        current = first
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        current?.beginAppearanceTransition(true, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        current?.endAppearanceTransition()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        current?.beginAppearanceTransition(false, animated: animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        current?.endAppearanceTransition()
    }

    private func place(_ child: UIView) {
        child.frame = view.bounds
        child.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(child)
    }

    func show(_ goesBack: Bool, animated: Bool) {
        let new = goesBack ? first : second
        guard let old = current, old !== new, new.parent == nil else { return }
        current = new
        old.willMove(toParent: nil)
        addChild(new)
        old.beginAppearanceTransition(false, animated: animated)
        new.beginAppearanceTransition(true, animated: animated)
        place(new.view)
        let end = { [forgetsToEnd] in
            old.view.removeFromSuperview()
            old.removeFromParent()
            if !forgetsToEnd { old.endAppearanceTransition() }
            new.endAppearanceTransition()
            new.didMove(toParent: self)
        }
        if animated { animate(old.view, new.view, goesBack, end) } else { end() }
    }

    var screens: AppFlow {
        AppFlow(root: self) {
            self.show(false, animated: $0)
        } close: {
            self.show(true, animated: $0)
        }
    }
}

/// A drawer over a screen, which a finger moves directly: there is no transition of UIKit's.
final class OwnDrawer: UIViewController {
    let panel = UIView()
    let dimming = UIView()
    private(set) var isOpen = false
    private let width: CGFloat = 280
    /// How the panel comes to its place when a finger lets go or a button asks.
    var settles: (OwnDrawer, _ animated: Bool, _ isDrag: Bool) -> Void = { drawer, animated, _ in
        guard animated else { return drawer.place(drawer.isOpen ? 1 : 0) }
        UIView.animate(withDuration: 0.3) { drawer.place(drawer.isOpen ? 1 : 0) }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemTeal
        dimming.frame = view.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.backgroundColor = .black
        panel.backgroundColor = .systemPink
        view.addSubview(dimming)
        view.addSubview(panel)
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(OwnDrawer.moved(_:))))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        panel.bounds.size = CGSize(width: width, height: view.bounds.height)
        panel.center = CGPoint(x: width / 2, y: view.bounds.midY)
        place(isOpen ? 1 : 0)
    }

    func place(_ part: CGFloat) {
        panel.transform = CGAffineTransform(translationX: (part - 1) * width, y: 0)
        dimming.alpha = 0.4 * part
    }

    func open(_ opens: Bool, animated: Bool) {
        isOpen = opens
        settles(self, animated, false)
    }

    func moved(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: view).x / width
        let part = max(0, min((isOpen ? 1 : 0) + way, 1))
        switch pan.state {
        case .changed: place(part)
        case .ended, .cancelled, .failed:
            isOpen = part > 0.5
            settles(self, true, true)
        default: break
        }
    }

    var screens: AppFlow {
        AppFlow(root: self) {
            self.open(true, animated: $0)
        } close: {
            self.open(false, animated: $0)
        }
    }
}
