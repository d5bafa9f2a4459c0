import TransitionDoctor
import UIKit

/// A menu out of which a game opens as through an iris. The best result is kept, and a pull downwards leads back.
final class FDArcade: UIViewController, UIViewControllerTransitioningDelegate, UIGestureRecognizerDelegate {
    /// Whether a game that was paused for a pull stays so where the pull is called off.
    private var forgetsToGoOn = false
    private let best = fdLabel("Best: 0", .title3, .white)
    private var percent: UIPercentDrivenInteractiveTransition?
    private weak var game: FDGame?

    static func screens(forgetsToGoOn: Bool = false) -> AppFlow {
        let arcade = FDArcade()
        arcade.forgetsToGoOn = forgetsToGoOn
        return AppFlow(root: arcade) { animated in
            arcade.play(animated: animated)
        } close: { animated in
            arcade.dismiss(animated: animated)
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemPurple
        let column = fdColumn([
            fdLabel("Falling", .largeTitle, .white), best,
            fdButton("Play") { [weak self] in self?.play(animated: true) },
        ])
        view.fdAdd(column)
        NSLayoutConstraint.activate(column.fdHead(of: view, below: 60))
    }

    private func play(animated: Bool) {
        guard presentedViewController == nil else { return }
        let game = FDGame()
        game.onSeen = { [weak self] in self?.best.text = "Best: 10" }
        game.modalPresentationStyle = .fullScreen
        game.transitioningDelegate = self
        let pan = UIPanGestureRecognizer(target: self, action: Selector(FDArcade.pulled(_:)))
        pan.delegate = self
        game.view.addGestureRecognizer(pan)
        self.game = game
        present(game, animated: animated)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let speed = pan.velocity(in: pan.view)
        return speed.y > abs(speed.x) && game?.transitionCoordinator == nil
    }

    func pulled(_ pan: UIPanGestureRecognizer) {
        guard let window = pan.view?.window else { return }
        let part = pan.translation(in: window).y / max(window.bounds.height * 0.7, 1)
        switch pan.state {
        case .began:
            game?.pause()
            percent = UIPercentDrivenInteractiveTransition()
            dismiss(animated: true)
        case .changed: percent?.update(min(max(part, 0), 1))
        case .ended, .cancelled, .failed:
            let goes = pan.state == .ended && (part > 0.4 || pan.velocity(in: window).y > 900)
            if goes {
                percent?.finish()
            } else {
                percent?.cancel()
                if !forgetsToGoOn { game?.goOn() }
            }
            percent = nil
        default: break
        }
    }

    private func change(_ context: BodyAnimator.Context, leaves: Bool) {
        context.addTo()
        guard let game = leaves ? context.fromView : context.toView else { return context.end() }
        if UIAccessibility.isReduceMotionEnabled { return context.fade(0.4) }
        let (size, small) = (
            2 * hypot(game.bounds.width, game.bounds.height), CGAffineTransform(scaleX: 0.002, y: 0.002)
        )
        let iris = UIView(frame: CGRect(x: 0, y: 0, width: size, height: size))
        iris.center = CGPoint(x: game.bounds.midX, y: game.bounds.midY)
        iris.layer.cornerRadius = size / 2
        iris.backgroundColor = .black
        iris.transform = leaves ? .identity : small
        game.mask = iris
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveEaseInOut) {
            iris.transform = leaves ? small : .identity
        } completion: { _ in
            game.mask = nil
            context.takeToBack()
            context.end()
        }
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BodyAnimator(0.4) { self.change($0, leaves: false) } }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { BodyAnimator(0.4) { self.change($0, leaves: true) } }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { percent }
}

/// A block that moves on its own. It stands still while somebody pulls.
private final class FDGame: UIViewController {
    var onSeen: () -> Void = {}
    private let board = UIView()
    private let block = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        board.backgroundColor = .darkGray
        block.backgroundColor = .systemYellow
        block.frame = CGRect(x: 40, y: 20, width: 60, height: 60)
        let score = fdLabel("10 points", .headline, .white)
        view.fdAdd(score, board)
        board.addSubview(block)
        NSLayoutConstraint.activate(
            score.fdHead(of: view, below: 16) + [
                board.topAnchor.constraint(equalTo: score.bottomAnchor, constant: 16),
                board.leadingAnchor.constraint(equalTo: score.leadingAnchor),
                board.trailingAnchor.constraint(equalTo: score.trailingAnchor),
                board.heightAnchor.constraint(equalToConstant: 240),
            ])
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onSeen()
        guard block.layer.animation(forKey: "fall") == nil else { return }
        let fall = CABasicAnimation(keyPath: "position.y")
        (fall.fromValue, fall.toValue) = (50, 190)
        (fall.duration, fall.autoreverses, fall.repeatCount) = (1.2, true, .infinity)
        block.layer.add(fall, forKey: "fall")
    }

    func pause() {
        let layer = board.layer
        let now = layer.convertTime(CACurrentMediaTime(), from: nil)
        (layer.speed, layer.timeOffset) = (0, now)
    }

    func goOn() {
        let layer = board.layer
        let paused = layer.timeOffset
        (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
        layer.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) - paused
    }
}
