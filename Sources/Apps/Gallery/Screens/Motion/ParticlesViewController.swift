import UIKit

/// Confetti that falls for a moment, each time it is started.
final class ParticlesViewController: UIViewController {
    private let emitter = CAEmitterLayer()
    private let word = UILabel()

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Particles"
        navigationItem.largeTitleDisplayMode = .never
        view.backgroundColor = .systemBackground
        emitter.emitterShape = .line
        emitter.emitterCells = [UIColor.systemRed, .systemYellow, .systemGreen, .systemBlue, .systemPurple].map(cell)
        view.layer.addSublayer(emitter)
        emitter.birthRate = 0
        word.text = "Well done"
        word.font = .preferredFont(forTextStyle: .largeTitle)
        word.textAlignment = .center
        word.frame = view.bounds
        word.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(word)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Again", primaryAction: UIAction(title: "Again") { [weak self] _ in self?.burst() })
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        burst()
    }

    /// Sends confetti out for as long as the word fades.
    private func burst() {
        emitter.birthRate = 1
        word.alpha = 1
        UIView.animate(withDuration: 1.5, delay: 0, options: [.allowUserInteraction, .curveEaseIn]) {
            self.word.alpha = 0
        } completion: { [emitter] isFinished in
            if isFinished { emitter.birthRate = 0 }
        }
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        emitter.frame = view.bounds
        emitter.emitterPosition = CGPoint(x: view.bounds.midX, y: -10)
        emitter.emitterSize = CGSize(width: view.bounds.width, height: 0)
    }

    private func cell(_ color: UIColor) -> CAEmitterCell {
        let cell = CAEmitterCell()
        cell.contents =
            UIGraphicsImageRenderer(size: CGSize(width: 8, height: 5)).image { _ in
                color.setFill()
                UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 5))
            }.cgImage
        cell.contentsScale = UIScreen.main.scale
        cell.birthRate = 14
        cell.lifetime = 6
        cell.velocity = 90
        cell.velocityRange = 40
        cell.yAcceleration = 30
        cell.emissionLongitude = .pi
        cell.emissionRange = 0.6
        cell.spin = 2
        cell.spinRange = 5
        cell.scale = 1.2
        cell.scaleRange = 0.6
        return cell
    }
}
