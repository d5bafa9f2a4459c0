import TransitionDoctor
import UIKit

/// A menu that lies behind its home. The home goes aside by a constraint, by a button and under a finger.
final class ThirdMenu: UIViewController {
    enum Fault: Sendable {
        case none
        /// Where a finger lets go the constraint is changed, but not laid out in the animation.
        case snaps
    }

    private let fault: Fault
    private let (menu, home) = (ThirdPage("Menu", .systemGray5), ThirdPage("Inbox", .systemTeal))
    private let catcher = UIView()
    private var edge: NSLayoutConstraint?
    private var isOpen = false
    private let width: CGFloat = 250

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
        view.backgroundColor = .systemGray5
        view.clipsToBounds = true
        embed(menu).isActive = true
        edge = embed(home)
        edge?.isActive = true
        catcher.backgroundColor = .black
        (catcher.alpha, catcher.isHidden) = (0, true)
        catcher.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(ThirdMenu.tapped(_:))))
        thirdFill(home.view, with: catcher)
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(ThirdMenu.pulled(_:))))
    }

    /// Adds a child as large as the screen, and hands out the constraint of its leading edge.
    private func embed(_ child: UIViewController) -> NSLayoutConstraint {
        addChild(child)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child.view)
        NSLayoutConstraint.activate([
            child.view.topAnchor.constraint(equalTo: view.topAnchor),
            child.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            child.view.widthAnchor.constraint(equalTo: view.widthAnchor),
        ])
        child.didMove(toParent: self)
        return child.view.leadingAnchor.constraint(equalTo: view.leadingAnchor)
    }

    var screens: AppFlow {
        AppFlow(root: self) {
            self.set(true, $0)
        } close: {
            self.set(false, $0)
        }
    }

    private func set(_ opens: Bool, _ animated: Bool, byFinger: Bool = false) {
        isOpen = opens
        edge?.constant = opens ? width : 0
        catcher.isHidden = false
        let change = {
            self.catcher.alpha = opens ? 0.3 : 0
            if !byFinger || self.fault != .snaps { self.view.layoutIfNeeded() }
        }
        let end = { self.catcher.isHidden = !self.isOpen }
        guard animated else {
            change()
            return end()
        }
        UIView.animate(
            withDuration: 0.3, delay: 0, options: [.beginFromCurrentState, .curveEaseOut], animations: change
        ) { _ in
            end()
        }
    }

    func tapped(_ tap: UITapGestureRecognizer) { set(false, true) }

    func pulled(_ pan: UIPanGestureRecognizer) {
        let way = pan.translation(in: view).x * view.thirdForward
        let place = min(max((isOpen ? width : 0) + way, 0), width)
        switch pan.state {
        case .changed:
            catcher.isHidden = false
            catcher.alpha = 0.3 * place / width
            edge?.constant = place
        case .ended: set(place > width / 2, true, byFinger: true)
        case .cancelled, .failed: set(isOpen, true, byFinger: true)
        default: break
        }
    }
}
