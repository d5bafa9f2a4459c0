import TransitionDoctor
import UIKit

typealias FAContext = any UIViewControllerContextTransitioning

/// A page with a headline under the top edge and a box in the middle.
class FAPage: UIViewController {
    private let color: UIColor

    init(_ name: String, _ color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        let headline = UILabel()
        headline.text = title
        let box = UIView()
        box.backgroundColor = .systemIndigo
        for part in [headline, box] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        NSLayoutConstraint.activate([
            headline.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
            headline.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            box.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            box.widthAnchor.constraint(equalToConstant: 90), box.heightAnchor.constraint(equalToConstant: 60),
        ])
    }
}

@MainActor extension UIView {
    /// 1 where lines run to the right, -1 where they run to the left.
    var faReadingSign: CGFloat { effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1 }

    /// Fills its superview, whatever becomes of that.
    func faFill(_ other: UIView) {
        frame = other.bounds
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        other.addSubview(self)
    }
}

@MainActor extension UIViewControllerContextTransitioning {
    /// Puts the view that comes in its final place, in front or behind.
    func faAddComingView(behind: Bool = false) {
        guard let view = view(forKey: .to), let controller = viewController(forKey: .to) else { return }
        view.frame = finalFrame(for: controller)
        if behind { containerView.insertSubview(view, at: 0) } else { containerView.addSubview(view) }
    }

    /// Takes out what has come if it does not stay, and tells UIKit.
    func faConclude() {
        if transitionWasCancelled { view(forKey: .to)?.removeFromSuperview() }
        completeTransition(!transitionWasCancelled)
    }

    /// What is done instead of a movement where the user wants less of it. The views are in the container already.
    func faDissolve(_ upper: UIView, comes: Bool, duration: TimeInterval, tidy: @escaping @MainActor () -> Void = {}) {
        upper.alpha = comes ? 0 : 1
        UIView.animate(withDuration: duration) {
            upper.alpha = comes ? 1 : 0
        } completion: { _ in
            upper.alpha = 1
            tidy()
            self.faConclude()
        }
    }
}
