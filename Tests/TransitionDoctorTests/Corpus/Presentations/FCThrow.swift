import TransitionDoctor
import UIKit

/// A stamp collection. A stamp lies over it in large, hangs on the finger, and can be thrown away: no transition of the app's own, the
/// screen leaves without animation when nothing is seen of it any more.
final class FCStamps: FCScreen {
    private var knowsOnlyLetGo = false

    static func screens(knowsOnlyLetGo: Bool = false) -> AppFlow {
        let stamps = FCStamps("Stamps", .systemTeal)
        stamps.knowsOnlyLetGo = knowsOnlyLetGo
        return AppFlow(root: stamps) { animated in
            stamps.open(animated: animated)
        } close: { animated in
            stamps.dismiss(animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        fcBelowCaption(fcRows(3, .systemBrown, height: 80))
    }

    private func open(animated: Bool) {
        guard presentedViewController == nil else { return }
        let stamp = FCStamp(nibName: nil, bundle: nil)
        stamp.knowsOnlyLetGo = knowsOnlyLetGo
        stamp.modalPresentationStyle = .overFullScreen
        stamp.modalTransitionStyle = .crossDissolve
        present(stamp, animated: animated)
    }
}

private final class FCStamp: UIViewController {
    var knowsOnlyLetGo = false
    private let (backdrop, picture) = (UIView(), UIView())

    override func viewDidLoad() {
        super.viewDidLoad()
        backdrop.backgroundColor = UIColor(white: 0, alpha: 0.8)
        view.fcCover(with: backdrop)
        picture.backgroundColor = .systemYellow
        picture.layer.borderWidth = 6
        picture.layer.borderColor = UIColor.white.cgColor
        view.fcAdd(picture)
        NSLayoutConstraint.activate([
            picture.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            picture.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            picture.widthAnchor.constraint(equalToConstant: 240), picture.heightAnchor.constraint(equalToConstant: 200),
        ])
        view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(FCStamp.panned(_:))))
    }

    func panned(_ pan: UIPanGestureRecognizer) {
        let (way, speed) = (pan.translation(in: view), pan.velocity(in: view))
        switch pan.state {
        case .began, .changed:
            picture.transform = CGAffineTransform(translationX: way.x, y: way.y)
            backdrop.alpha = 1 - min(hypot(way.x, way.y) / 400, 0.7)
        case .ended where hypot(way.x, way.y) > 160 || (way.x * speed.x + way.y * speed.y) / hypot(way.x, way.y) > 1000:
            throwAway(way)
        case .ended:
            settle()
        case .cancelled, .failed:
            if !knowsOnlyLetGo { settle() }
        default: break
        }
    }

    private func settle() {
        UIView.animate(withDuration: 0.3, delay: 0, usingSpringWithDamping: 0.9, initialSpringVelocity: 0) {
            self.picture.transform = .identity
            self.backdrop.alpha = 1
        }
    }

    /// Goes on the way that it has gone, until it is out of sight.
    private func throwAway(_ way: CGPoint) {
        view.isUserInteractionEnabled = false
        let reach = view.bounds.height + view.bounds.width
        let length = max(hypot(way.x, way.y), 1)
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseOut) {
            self.picture.transform = CGAffineTransform(translationX: way.x / length * reach, y: way.y / length * reach)
            self.backdrop.alpha = 0
        } completion: { _ in
            guard !self.isBeingDismissed else { return }
            self.presentingViewController?.dismiss(animated: false)
        }
    }
}
