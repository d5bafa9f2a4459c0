import UIKit

typealias FCContext = any UIViewControllerContextTransitioning

/// A screen in one colour, with its name below the upper edge.
class FCScreen: UIViewController {
    let caption = UILabel()
    private let color: UIColor

    init(_ name: String, _ color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        caption.text = title
        caption.font = .preferredFont(forTextStyle: .title2)
        caption.adjustsFontForContentSizeCategory = true
        view.fcAdd(caption)
        NSLayoutConstraint.activate([
            caption.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
            caption.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            caption.trailingAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}

@MainActor extension UIView {
    /// Adds views that are laid out by constraints.
    func fcAdd(_ views: UIView...) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
    }

    /// Adds a view that covers this one, whatever size it takes.
    func fcCover(with view: UIView, at index: Int? = nil) {
        view.frame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if let index { insertSubview(view, at: index) } else { addSubview(view) }
    }

    /// 1 where lines run to the right, -1 where they run to the left.
    var fcReading: CGFloat { effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1 }

    /// Stands in the middle of a rectangle and is as large as that, whatever its transform is.
    func fcPlace(in place: CGRect) {
        bounds.size = place.size
        center = CGPoint(x: place.midX, y: place.midY)
    }
}

/// Rows of a list: plain bars, one below the other.
@MainActor func fcRows(_ count: Int, _ color: UIColor, height: CGFloat = 44) -> UIStackView {
    let rows = UIStackView(
        arrangedSubviews: (0..<count).map { _ in
            let row = UIView()
            row.backgroundColor = color
            row.layer.cornerRadius = 8
            row.heightAnchor.constraint(equalToConstant: height).isActive = true
            return row
        })
    (rows.axis, rows.spacing) = (.vertical, 12)
    return rows
}

@MainActor extension FCScreen {
    /// Puts a column of views below the name.
    func fcBelowCaption(_ column: UIView) {
        view.fcAdd(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: caption.bottomAnchor, constant: 20),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}

@MainActor extension UIPresentationController {
    /// Changes something along with the transition, or at once where there is none.
    func fcAlongside(_ change: @escaping @MainActor () -> Void) {
        let coordinator = presentedViewController.transitionCoordinator
        if coordinator?.animate(alongsideTransition: { _ in change() }) != true { change() }
    }
}

/// A finger that comes in at the edge where lines begin, and leads back.
@MainActor final class FCEdgeBack: NSObject, UIGestureRecognizerDelegate {
    private(set) var driver: UIPercentDrivenInteractiveTransition?
    private weak var navigation: UINavigationController?

    init(_ navigation: UINavigationController) {
        self.navigation = navigation
        super.init()
        navigation.interactivePopGestureRecognizer?.isEnabled = false
        for edge: UIRectEdge in [.left, .right] {
            let pan = UIScreenEdgePanGestureRecognizer(target: self, action: Selector(FCEdgeBack.panned(_:)))
            (pan.edges, pan.delegate) = (edge, self)
            navigation.view.addGestureRecognizer(pan)
        }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let navigation, let pan = gestureRecognizer as? UIScreenEdgePanGestureRecognizer else { return false }
        return pan.edges == (navigation.view.fcReading > 0 ? .left : .right) && navigation.viewControllers.count > 1
            && navigation.transitionCoordinator == nil
    }

    func panned(_ pan: UIScreenEdgePanGestureRecognizer) {
        guard let view = navigation?.view else { return }
        let share = pan.translation(in: view).x * view.fcReading / max(view.bounds.width, 1)
        switch pan.state {
        case .began:
            driver = UIPercentDrivenInteractiveTransition()
            navigation?.popViewController(animated: true)
        case .changed: driver?.update(min(max(share, 0), 1))
        case .ended, .cancelled, .failed:
            let speed = pan.velocity(in: view).x * view.fcReading
            let goes = pan.state == .ended && (speed > 700 || (share > 0.4 && speed > -100))
            if goes { driver?.finish() } else { driver?.cancel() }
            driver = nil
        default: break
        }
    }
}
