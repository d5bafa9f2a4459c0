import TransitionDoctor
import UIKit

/// A café's drinks. What is sold out is faint. A drink's colour flies to its page and back, found by the same name on both pages.
final class FCCafe: UINavigationController, UINavigationControllerDelegate {
    private var edge: FCEdgeBack?
    private var showsAllAtTheEnd = false

    static func screens(showsAllAtTheEnd: Bool = false) -> AppFlow {
        let cafe = FCCafe(rootViewController: FCDrinks("Drinks", .systemBackground))
        cafe.showsAllAtTheEnd = showsAllAtTheEnd
        return AppFlow(root: cafe) { animated in
            guard cafe.viewControllers.count == 1 else { return }
            cafe.pushViewController(FCDrink("Flat white", .systemBackground), animated: animated)
        } close: { animated in
            cafe.popViewController(animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        edge = FCEdgeBack(self)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        FCHeroAnimator(pops: operation == .pop, showsAllAtTheEnd: showsAllAtTheEnd)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { edge?.driver }
}

/// A patch of colour that flies between pages, known by its name.
private final class FCPatch: UIView {
    let name: String

    init(_ name: String, _ color: UIColor) {
        self.name = name
        super.init(frame: .zero)
        backgroundColor = color
        layer.cornerRadius = 12
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Made in code")
    }

    /// What flies instead of it.
    var twin: FCPatch {
        let twin = FCPatch(name, backgroundColor ?? .clear)
        twin.alpha = alpha
        return twin
    }

    /// All patches in a view.
    static func all(in view: UIView) -> [FCPatch] {
        view.subviews.flatMap { view in (view as? FCPatch).map { [$0] } ?? all(in: view) }
    }
}

private final class FCDrinks: FCScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        let drinks: [(String, UIColor, Bool)] = [
            ("Espresso", .systemBrown, true), ("Flat white", .systemOrange, false), ("Mint tea", .systemGreen, true),
        ]
        let column = UIStackView()
        (column.axis, column.spacing, column.alignment) = (.vertical, 16, .leading)
        for (name, color, isThere) in drinks {
            let (patch, label) = (FCPatch(name, color), UILabel())
            patch.alpha = isThere ? 1 : 0.4
            label.text = isThere ? name : "\(name) (sold out)"
            patch.widthAnchor.constraint(equalToConstant: 64).isActive = true
            patch.heightAnchor.constraint(equalToConstant: 64).isActive = true
            let row = UIStackView(arrangedSubviews: [patch, label])
            (row.spacing, row.alignment) = (16, .center)
            column.addArrangedSubview(row)
        }
        fcBelowCaption(column)
    }
}

private final class FCDrink: FCScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        let patch = FCPatch(title ?? "", .systemOrange)
        patch.heightAnchor.constraint(equalToConstant: 200).isActive = true
        let words = UILabel()
        words.text = "Two shots, little foam. Back tomorrow."
        words.numberOfLines = 0
        let column = UIStackView(arrangedSubviews: [patch, words])
        (column.axis, column.spacing) = (.vertical, 16)
        fcBelowCaption(column)
    }
}

@MainActor private final class FCHeroAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let (pops, showsAllAtTheEnd): (Bool, Bool)

    init(pops: Bool, showsAllAtTheEnd: Bool) {
        (self.pops, self.showsAllAtTheEnd) = (pops, showsAllAtTheEnd)
        super.init()
    }

    func transitionDuration(using transitionContext: FCContext?) -> TimeInterval { 0.4 }

    func animateTransition(using transitionContext: FCContext) {
        transitionContext.addTo()
        guard let from = transitionContext.fromView, let to = transitionContext.toView,
            !UIAccessibility.isReduceMotionEnabled
        else { return transitionContext.fade(0.4) }
        let container = transitionContext.containerView
        container.layoutIfNeeded()
        let targets = FCPatch.all(in: to)
        let pairs = FCPatch.all(in: from).compactMap { start in
            targets.first { $0.name == start.name }.map { (start: start, end: $0) }
        }
        let flights = pairs.map { pair in
            let twin = pair.start.twin
            twin.frame = pair.start.convert(pair.start.bounds, to: container)
            container.addSubview(twin)
            return (twin: twin, place: pair.end.convert(pair.end.bounds, to: container), alpha: pair.end.alpha)
        }
        let hidden = pairs.flatMap { [$0.start, $0.end] }
        let alphas = hidden.map(\.alpha)
        hidden.forEach { $0.alpha = 0 }
        let (upper, pops, showsAllAtTheEnd) = (pops ? from : to, pops, showsAllAtTheEnd)
        if !pops { upper.alpha = 0 }
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseInOut) {
            upper.alpha = pops ? 0 : 1
            for flight in flights {
                flight.twin.frame = flight.place
                flight.twin.alpha = flight.alpha
            }
        } completion: { _ in
            upper.alpha = 1
            flights.forEach { $0.twin.removeFromSuperview() }
            for (patch, alpha) in zip(hidden, alphas) { patch.alpha = showsAllAtTheEnd ? 1 : alpha }
            transitionContext.takeToBack()
            transitionContext.end()
        }
    }
}
