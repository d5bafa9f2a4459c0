import TransitionDoctor
import UIKit

/// Setting up a device, step by step. The steps are children that are made anew, and their place's layer pushes one by the other.
final class FCWizard: UIViewController {
    private let place = UIView()
    private let bar = UIProgressView(progressViewStyle: .default)
    private var current: FCStep?
    private var keepsSteps = false

    static func screens(keepsSteps: Bool = false) -> AppFlow {
        let wizard = FCWizard(nibName: nil, bundle: nil)
        wizard.keepsSteps = keepsSteps
        return AppFlow(root: wizard) { animated in
            wizard.show(1, animated: animated)
        } close: { animated in
            wizard.show(0, animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        place.clipsToBounds = true
        view.fcAdd(bar, place)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            bar.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            bar.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
            place.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 12),
            place.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            place.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            place.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        show(0, animated: false)
    }

    private func show(_ number: Int, animated: Bool) {
        loadViewIfNeeded()
        guard current?.number != number else { return }
        if animated { exchange(forwards: number > current?.number ?? 0) }
        let (old, new) = (current, FCStep(number))
        current = new
        if !keepsSteps { old?.willMove(toParent: nil) }
        addChild(new)
        place.fcCover(with: new.view)
        old?.view.removeFromSuperview()
        if !keepsSteps { old?.removeFromParent() }
        new.didMove(toParent: self)
        bar.setProgress(Float(number + 1) / 3, animated: animated)
    }

    /// The next change of the place is seen as a push, or as a fade by who wants less motion.
    private func exchange(forwards: Bool) {
        let change = CATransition()
        change.duration = 0.3
        change.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        if UIAccessibility.isReduceMotionEnabled {
            change.type = .fade
        } else {
            change.type = .push
            change.subtype = forwards == (view.fcReading > 0) ? .fromRight : .fromLeft
        }
        place.layer.add(change, forKey: "step")
    }
}

private final class FCStep: FCScreen {
    let number: Int

    init(_ number: Int) {
        self.number = number
        super.init(["Language", "Network", "Ready"][number], [UIColor.systemTeal, .systemMint, .systemGreen][number])
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        fcBelowCaption(fcRows(3 + number, .systemBackground))
    }
}
