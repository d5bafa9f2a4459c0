import TransitionDoctor
import UIKit

/// The steps of an application, one pushed aside by the next. A step that was filled in keeps its tick.
final class FDPassport: UIViewController {
    /// Whether the next step comes from the right in every language.
    private var knowsOneDirection = false
    private let steps = [FDStep("1  Your name", "Given name"), FDStep("2  Your address", "Street")]
    private let stage = UIView()
    private let bar = UIProgressView(progressViewStyle: .bar)
    private var (index, isMoving) = (0, false)

    static func screens(knowsOneDirection: Bool = false) -> AppFlow {
        let passport = FDPassport()
        passport.knowsOneDirection = knowsOneDirection
        return AppFlow(root: passport) { animated in
            passport.show(1, animated: animated)
        } close: { animated in
            passport.show(0, animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        stage.clipsToBounds = true
        bar.progress = 0.5
        view.fdAdd(bar, stage)
        NSLayoutConstraint.activate(
            bar.fdHead(of: view, below: 8) + [
                stage.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 12),
                stage.leadingAnchor.constraint(equalTo: view.leadingAnchor),
                stage.trailingAnchor.constraint(equalTo: view.trailingAnchor),
                stage.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            ])
        addChild(steps[0])
        place(steps[0].view)
        stage.addSubview(steps[0].view)
        steps[0].didMove(toParent: self)
    }

    private func place(_ step: UIView) {
        step.frame = stage.bounds
        step.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    private func show(_ next: Int, animated: Bool) {
        guard next != index, !isMoving else { return }
        let (old, new, goesOn) = (steps[index], steps[next], next > index)
        if goesOn { old.isFilledIn = true }
        index = next
        bar.progress = goesOn ? 1 : 0.5
        old.willMove(toParent: nil)
        addChild(new)
        place(new.view)
        let end = { [self] in
            old.removeFromParent()
            new.didMove(toParent: self)
            isMoving = false
        }
        guard animated else {
            stage.addSubview(new.view)
            old.view.removeFromSuperview()
            return end()
        }
        isMoving = true
        let slides = !UIAccessibility.isReduceMotionEnabled
        let way = slides ? stage.bounds.width * (goesOn ? 1 : -1) * (knowsOneDirection ? 1 : view.fdForwards) : 0
        if slides { new.view.transform = CGAffineTransform(translationX: way, y: 0) } else { new.view.alpha = 0 }
        transition(from: old, to: new, duration: 0.35, options: .curveEaseInOut) {
            (new.view.transform, new.view.alpha) = (.identity, 1)
            old.view.transform = CGAffineTransform(translationX: -way, y: 0)
        } completion: { _ in
            old.view.transform = .identity
            end()
        }
    }
}

/// One step of the application.
private final class FDStep: UIViewController {
    private let (name, hint): (String, String)
    private let heading: UILabel
    var isFilledIn = false {
        didSet { heading.text = isFilledIn ? "\(name)  ✓" : name }
    }

    init(_ name: String, _ hint: String) {
        (self.name, self.hint) = (name, hint)
        heading = fdLabel(name, .title2)
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray6
        let field = UITextField()
        field.borderStyle = .roundedRect
        field.placeholder = hint
        let column = fdColumn([heading, field, fdLabel("As it stands in your papers.", .footnote, .secondaryLabel)])
        view.fdAdd(column)
        NSLayoutConstraint.activate(column.fdHead(of: view))
    }
}
