import TransitionDoctor
import UIKit

/// What the app has been told about a person. It remembers that, so that the second visit needs no grey bars.
@MainActor final class FDPerson {
    private(set) var about: String?

    func load(_ onLoaded: @escaping @MainActor () -> Void) {
        later(0.6) {
            self.about = "Draws maps, likes trains."
            onLoaded()
        }
    }
}

/// Members, and a page about one whose text is loaded while grey bars shimmer in its place.
@MainActor enum FDMembers {
    static func screens() -> AppFlow {
        let (person, list) = (FDPerson(), FDRows(style: .plain))
        list.navigationItem.title = "Members"
        list.rows = { [("Grete", "since 2019"), ("Hakon", "since 2021")] }
        let stack = UINavigationController(rootViewController: list)
        return AppFlow(root: stack) { animated in
            guard stack.viewControllers.count == 1 else { return }
            stack.pushViewController(FDProfilePage(person), animated: animated)
        } close: { animated in
            stack.popViewController(animated: animated)
        }
    }
}

/// A page about one person.
private final class FDProfilePage: UIViewController {
    private let person: FDPerson
    private let about = fdLabel("", .body)
    private let bars = UIStackView()

    init(_ person: FDPerson) {
        self.person = person
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Made in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        navigationItem.title = "Grete"
        view.fdAdd(about, bars)
        (bars.axis, bars.spacing) = (.vertical, 10)
        NSLayoutConstraint.activate(about.fdHead(of: view) + bars.fdHead(of: view))
        if person.about != nil { return show() }
        for _ in 1...3 {
            let bar = UIView()
            bar.backgroundColor = .systemGray4
            bar.heightAnchor.constraint(equalToConstant: 18).isActive = true
            bars.addArrangedSubview(bar)
        }
        person.load { [weak self] in self?.arrive() }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        guard !bars.isHidden, bars.layer.animation(forKey: "shimmer") == nil else { return }
        let shimmer = CABasicAnimation(keyPath: "opacity")
        (shimmer.fromValue, shimmer.toValue) = (1, 0.4)
        (shimmer.duration, shimmer.autoreverses, shimmer.repeatCount) = (0.7, true, .infinity)
        bars.layer.add(shimmer, forKey: "shimmer")
    }

    private func show() {
        about.text = person.about
        bars.isHidden = true
        bars.layer.removeAnimation(forKey: "shimmer")
    }

    private func arrive() {
        guard view.window != nil else { return show() }
        UIView.transition(with: view, duration: 0.25, options: [.transitionCrossDissolve, .allowUserInteraction]) {
            self.show()
        }
    }
}
