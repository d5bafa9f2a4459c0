import TransitionDoctor
import UIKit

/// A camera. The shutter flashes, the picture is shown at once, and goes into the thumbnail when it is put away. Pictures are counted.
final class FDCamera: UIViewController, UIViewControllerTransitioningDelegate {
    /// Whether the way back for who wants less motion is never said to be over.
    private var forgetsWhoWantsLessMotion = false
    private let thumbnail = UIView()
    private let count = fdLabel("No pictures", .footnote, .white)
    private var pictures = 0

    static func screens(forgetsWhoWantsLessMotion: Bool = false) -> AppFlow {
        let camera = FDCamera()
        camera.forgetsWhoWantsLessMotion = forgetsWhoWantsLessMotion
        return AppFlow(root: camera) { animated in
            camera.shoot(animated: animated)
        } close: { animated in
            camera.dismiss(animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        let finder = UIView()
        finder.backgroundColor = .systemGreen
        thumbnail.backgroundColor = .systemGray
        thumbnail.layer.cornerRadius = 8
        view.fdAdd(finder, thumbnail, count)
        NSLayoutConstraint.activate([
            finder.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            finder.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            finder.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            finder.bottomAnchor.constraint(equalTo: thumbnail.topAnchor, constant: -20),
            thumbnail.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            thumbnail.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -20),
            thumbnail.widthAnchor.constraint(equalToConstant: 64),
            thumbnail.heightAnchor.constraint(equalToConstant: 64),
            count.leadingAnchor.constraint(equalTo: thumbnail.trailingAnchor, constant: 16),
            count.centerYAnchor.constraint(equalTo: thumbnail.centerYAnchor),
        ])
    }

    private func shoot(animated: Bool) {
        guard presentedViewController == nil else { return }
        pictures += 1
        count.text = "\(pictures) taken"
        if animated { flash() }
        let review = FDReview()
        review.modalPresentationStyle = .overFullScreen
        review.transitioningDelegate = self
        present(review, animated: animated)
    }

    private func flash() {
        let light = UIView()
        light.backgroundColor = .white
        light.isUserInteractionEnabled = false
        view.fdFill(with: light)
        UIView.animate(withDuration: 0.2) {
            light.alpha = 0
        } completion: { _ in
            light.removeFromSuperview()
        }
    }

    private func change(_ context: BodyAnimator.Context, leaves: Bool) {
        context.addTo()
        guard let picture = context.upperView else { return context.end() }
        if leaves, forgetsWhoWantsLessMotion, UIAccessibility.isReduceMotionEnabled {
            return UIView.animate(withDuration: 0.3) { picture.alpha = 0 }
        }
        if !leaves || UIAccessibility.isReduceMotionEnabled { return context.fade() }
        let place = thumbnail.convert(thumbnail.bounds, to: context.containerView)
        let small = CGAffineTransform(translationX: place.midX - picture.center.x, y: place.midY - picture.center.y)
            .scaledBy(x: place.width / picture.bounds.width, y: place.height / picture.bounds.height)
        UIView.animate(withDuration: 0.3) {
            picture.transform = small
            picture.alpha = 0
        } completion: { _ in
            picture.transform = .identity
            picture.alpha = 1
            context.end()
        }
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BodyAnimator { self.change($0, leaves: false) } }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BodyAnimator { self.change($0, leaves: true) } }
}

/// The picture that was taken.
private final class FDReview: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemGreen
        let line = UIStackView(arrangedSubviews: [
            fdLabel("Taken just now", .body, .white),
            fdButton("Keep") { [weak self] in self?.presentingViewController?.dismiss(animated: true) },
        ])
        view.fdAdd(line)
        NSLayoutConstraint.activate(line.fdHead(of: view))
    }
}
