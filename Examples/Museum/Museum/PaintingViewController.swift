import UIKit

/// One painting, and a finger that pulls it down to go back.
class PaintingViewController: UIViewController {
    @IBOutlet private weak var imageView: UIImageView!
    @IBOutlet private weak var titleLabel: UILabel!
    var painting: Painting?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = UIColor(named: "Wall")
        titleLabel.text = painting?.title
        imageView.image = painting.flatMap { UIImage(named: $0.imageName) }
        let pan = UIPanGestureRecognizer(target: self, action: #selector(pull(_:)))
        view.addGestureRecognizer(pan)
    }

    @IBAction private func close(_ sender: UIButton) {
        dismiss(animated: true)
    }

    @objc private func pull(_ pan: UIPanGestureRecognizer) {
        guard let transition = transitioningDelegate as? CurtainTransition else { return }
        let share = max(0, pan.translation(in: view).y / view.bounds.height)
        switch pan.state {
        case .began:
            transition.interactor = UIPercentDrivenInteractiveTransition()
            dismiss(animated: true)
        case .changed:
            transition.interactor?.update(share)
        case .ended where share > 0.3:
            transition.interactor?.finish()
            transition.interactor = nil
        case .ended, .cancelled, .failed:
            transition.interactor?.cancel()
            transition.interactor = nil
        default:
            break
        }
    }
}
