import TransitionDoctor
import UIKit

/// A drawing board. An inspector is a child that comes in over it, tells it of its appearance by hand, and is pulled away by a finger.
final class FCBoard: FCScreen {
    private var inspector: FCInspector?
    private var (isMoving, isPulled) = (false, false)
    private var forgetsThatItStays = false

    static func screens(forgetsThatItStays: Bool = false) -> AppFlow {
        let board = FCBoard("Board", .systemBackground)
        board.forgetsThatItStays = forgetsThatItStays
        return AppFlow(root: board) { animated in
            board.open(animated: animated)
        } close: { animated in
            board.close(animated: animated)
        }
    }

    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

    override func viewDidLoad() {
        super.viewDidLoad()
        fcBelowCaption(fcRows(4, .systemGray4, height: 70))
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        inspector?.beginAppearanceTransition(true, animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        inspector?.endAppearanceTransition()
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        inspector?.beginAppearanceTransition(false, animated: animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        inspector?.endAppearanceTransition()
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        place()
    }

    private func place() {
        let width = min(view.bounds.width * 0.7, 320)
        let x = view.fcReading > 0 ? view.bounds.width - width : 0
        inspector?.view.fcPlace(in: CGRect(x: x, y: 0, width: width, height: view.bounds.height))
    }

    private func shift(_ share: CGFloat) -> CGAffineTransform {
        CGAffineTransform(translationX: share * (inspector?.view.bounds.width ?? 0) * view.fcReading, y: 0)
    }

    private func open(animated: Bool) {
        guard inspector == nil else { return }
        let child = FCInspector("Colours", .systemYellow)
        inspector = child
        addChild(child)
        child.view.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Selector(FCBoard.panned(_:))))
        child.beginAppearanceTransition(true, animated: animated)
        view.addSubview(child.view)
        place()
        let arrived = {
            child.endAppearanceTransition()
            child.didMove(toParent: self)
        }
        guard animated else { return arrived() }
        child.view.transform = shift(1)
        move(to: 0, then: arrived)
    }

    private func close(animated: Bool) {
        guard let inspector, !isMoving, !isPulled else { return }
        inspector.willMove(toParent: nil)
        inspector.beginAppearanceTransition(false, animated: animated)
        if animated { move(to: 1, then: takeOut) } else { takeOut() }
    }

    private func takeOut() {
        guard let inspector else { return }
        inspector.view.removeFromSuperview()
        inspector.endAppearanceTransition()
        inspector.removeFromParent()
        self.inspector = nil
    }

    private func move(to share: CGFloat, then end: @escaping () -> Void) {
        isMoving = true
        UIView.animate(withDuration: 0.3, delay: 0, options: .curveEaseOut) {
            self.inspector?.view.transform = self.shift(share)
        } completion: { _ in
            self.isMoving = false
            end()
        }
    }

    func panned(_ pan: UIPanGestureRecognizer) {
        guard let inspector else { return }
        let way = pan.translation(in: view).x * view.fcReading / max(inspector.view.bounds.width, 1)
        switch pan.state {
        case .began where !isMoving:
            isPulled = true
            inspector.beginAppearanceTransition(false, animated: true)
        case .changed where isPulled: inspector.view.transform = shift(min(max(way, 0), 1))
        case .ended where isPulled && (way > 0.4 || pan.velocity(in: view).x * view.fcReading > 800):
            isPulled = false
            inspector.willMove(toParent: nil)
            move(to: 1, then: takeOut)
        case .ended, .cancelled, .failed:
            guard isPulled else { return }
            isPulled = false
            if !forgetsThatItStays { inspector.beginAppearanceTransition(true, animated: true) }
            move(to: 0) { inspector.endAppearanceTransition() }
        default: break
        }
    }
}

private final class FCInspector: FCScreen {
    override func viewDidLoad() {
        super.viewDidLoad()
        fcBelowCaption(fcRows(6, .systemOrange))
    }
}
