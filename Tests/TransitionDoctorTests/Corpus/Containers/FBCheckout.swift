import TransitionDoctor
import UIKit

/// The steps of an order in a container of its own. They come from the side as far as the largest telephone of their time was wide.
final class FBCheckout: UIViewController {
    private static let width: CGFloat = 414
    private let steps = [
        FBCheckoutStep("Address", .systemBackground), FBCheckoutStep("Payment", .systemMint),
        FBCheckoutStep("Thanks", .systemCyan),
    ]
    private let body = UIView()
    private let back = UIButton(type: .system)
    private var (index, isMoving) = (0, false)

    static func screens() -> AppFlow {
        let checkout = FBCheckout()
        return AppFlow(root: checkout) { animated in
            checkout.go(to: 1, animated: animated)
        } close: { animated in
            checkout.go(to: 0, animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray6
        back.setTitle("Back", for: .normal)
        back.addAction(
            UIAction { [weak self] _ in self.map { $0.go(to: $0.index - 1, animated: true) } }, for: .touchUpInside)
        body.clipsToBounds = true
        view.fbAdd(back, body)
        NSLayoutConstraint.activate([
            back.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 4),
            back.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            body.topAnchor.constraint(equalTo: back.bottomAnchor, constant: 4),
            body.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            body.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            body.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
        addChild(steps[0])
        body.fbFill(with: steps[0].view)
        steps[0].didMove(toParent: self)
    }

    private func go(to new: Int, animated: Bool) {
        guard steps.indices.contains(new), new != index, !isMoving else { return }
        let (old, next) = (steps[index], steps[new])
        let goesOn = new > index
        index = new
        old.willMove(toParent: nil)
        addChild(next)
        body.fbFill(with: next.view)
        let end = {
            old.view.removeFromSuperview()
            old.removeFromParent()
            next.didMove(toParent: self)
        }
        guard animated else { return end() }
        isMoving = true
        body.layoutIfNeeded()
        let isCalm = UIAccessibility.isReduceMotionEnabled
        let far = goesOn == view.fbIsMirrored ? -Self.width : Self.width
        if isCalm { next.view.alpha = 0 } else { next.view.transform = CGAffineTransform(translationX: far, y: 0) }
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseInOut) {
            next.view.alpha = 1
            next.view.transform = .identity
            if !isCalm { old.view.transform = CGAffineTransform(translationX: -far, y: 0) }
        } completion: { _ in
            old.view.transform = .identity
            end()
            self.isMoving = false
        }
    }
}

private final class FBCheckoutStep: UIViewController {
    private let (name, color): (String, UIColor)

    init(_ name: String, _ color: UIColor) {
        (self.name, self.color) = (name, color)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.placeholder = "Fill in"
        let column = fbColumn([fbLabel(name, .title1), field], spacing: 16)
        view.fbAdd(column)
        NSLayoutConstraint.activate([
            column.topAnchor.constraint(equalTo: view.topAnchor, constant: 24),
            column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
