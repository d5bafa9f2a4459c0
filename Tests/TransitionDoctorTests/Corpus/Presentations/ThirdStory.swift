import QuartzCore
import TransitionDoctor
import UIKit

/// A story that plays for two seconds as soon as it is seen, and is held where it is when it goes.
final class ThirdStory: ThirdPage {
    private let (track, line) = (UIView(), UIView())

    static func screens() -> AppFlow {
        let home = ThirdPage("Stories", .systemBackground)
        let delegate = CorpusModalDelegate { _ in
            BodyAnimator {
                $0.addTo()
                $0.fade()
            }
        }
        return AppFlow(root: home) { animated in
            let story = ThirdStory("Harbour", .systemIndigo)
            story.modalPresentationStyle = .fullScreen
            story.transitioningDelegate = delegate
            home.present(story, animated: animated)
        } close: { animated in
            home.dismiss(animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        track.backgroundColor = .systemGray
        track.widthAnchor.constraint(equalToConstant: 240).isActive = true
        track.heightAnchor.constraint(equalToConstant: 4).isActive = true
        stack.addArrangedSubview(track)
        line.backgroundColor = .white
        thirdFill(track, with: line)
        line.transform = CGAffineTransform(scaleX: 0.001, y: 1)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        line.transform = CGAffineTransform(scaleX: 0.001, y: 1)
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) { self.line.transform = .identity }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        if let seen = line.layer.presentation() { line.transform = seen.affineTransform() }
        line.layer.removeAllAnimations()
    }
}
