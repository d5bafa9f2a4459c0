import TransitionDoctor
import UIKit

/// An order in two steps: a container that hands the appearance calls on by itself, and a bar that shows how far one is.
final class ThirdWizard: UIViewController {
    private let tellsOnTheWayBack: Bool
    private let steps = [ThirdPage("Address", .systemBackground), ThirdPage("Payment", .systemYellow)]
    private let body = UIView()
    private let bar = UIProgressView(progressViewStyle: .default)
    private var (index, isMoving) = (0, false)

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    /// - Parameter tellsOnTheWayBack: Whether the step that goes is told beforehand on the way back too.
    init(tellsOnTheWayBack: Bool = true) {
        self.tellsOnTheWayBack = tellsOnTheWayBack
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The corpus makes its screens in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGray6
        for part in [body, bar] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
            part.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
            part.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
        }
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 12),
            body.topAnchor.constraint(equalTo: bar.bottomAnchor, constant: 12),
            body.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
        bar.progress = 0.5
        addChild(steps[0])
        place(steps[0].view)
        body.addSubview(steps[0].view)
        steps[0].didMove(toParent: self)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        steps[index].beginAppearanceTransition(true, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        steps[index].endAppearanceTransition()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        steps[index].beginAppearanceTransition(false, animated: animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        steps[index].endAppearanceTransition()
    }

    var screens: AppFlow {
        AppFlow(root: self) {
            self.go(to: 1, $0)
        } close: {
            self.go(to: 0, $0)
        }
    }

    private func place(_ page: UIView) {
        page.frame = body.bounds
        page.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    private func go(to new: Int, _ animated: Bool) {
        guard new != index, !isMoving else { return }
        let (old, next) = (steps[index], steps[new])
        let tells = new > index || tellsOnTheWayBack
        (index, isMoving) = (new, true)
        old.willMove(toParent: nil)
        addChild(next)
        if tells { old.beginAppearanceTransition(false, animated: animated) }
        next.beginAppearanceTransition(true, animated: animated)
        place(next.view)
        bar.setProgress(Float(new + 1) / 2, animated: animated)
        let end = {
            old.endAppearanceTransition()
            next.endAppearanceTransition()
            old.removeFromParent()
            next.didMove(toParent: self)
            self.isMoving = false
        }
        guard animated else {
            old.view.removeFromSuperview()
            body.addSubview(next.view)
            return end()
        }
        UIView.transition(from: old.view, to: next.view, duration: 0.35, options: .transitionCrossDissolve) { _ in
            end()
        }
    }
}
