import TransitionDoctor
import UIKit

/// A page of an app of the corpus's: a colour, a heading and some rows.
final class OwnPage: UIViewController {
    var whenLoaded: (OwnPage) -> Void = { _ in }
    var whenAppearing: (OwnPage) -> Void = { _ in }
    var whenShown: (OwnPage) -> Void = { _ in }
    var whenLeaving: (OwnPage) -> Void = { _ in }
    var keeps: [AnyObject] = []
    let heading = UILabel(frame: CGRect(x: 24, y: 120, width: 200, height: 34))
    private let color: UIColor

    init(_ title: String, _ color: UIColor) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The corpus makes its screens in code")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        heading.text = title
        view.addSubview(heading)
        for row in 0..<4 {
            let line = UIView(frame: CGRect(x: 24, y: 190 + 90 * row, width: 180 + 20 * row, height: 60))
            line.backgroundColor = UIColor.white.withAlphaComponent(0.6)
            view.addSubview(line)
        }
        whenLoaded(self)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        whenAppearing(self)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        whenShown(self)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        whenLeaving(self)
    }
}

/// A finger that leads back, as many apps have it: what a pan begins, moves and ends.
@MainActor final class OwnFinger: NSObject {
    var interactor: UIPercentDrivenInteractiveTransition?
    /// How far it has led, 0…1.
    var part: (UIPanGestureRecognizer) -> CGFloat = { $0.translation(in: $0.view?.window).x / 393 }
    var begins: (OwnFinger) -> Void = { _ in }
    var changes: (OwnFinger, CGFloat) -> Void = { $0.interactor?.update(max(0, min($1, 1))) }
    var ends: (OwnFinger, UIGestureRecognizer.State, CGFloat) -> Void = { finger, state, part in
        if state == .ended, part > 0.4 { finger.interactor?.finish() } else { finger.interactor?.cancel() }
        finger.interactor = nil
    }

    func moved(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: begins(self)
        case .changed: changes(self, part(pan))
        case .ended, .cancelled, .failed: ends(self, pan.state, part(pan))
        default: break
        }
    }

    /// Begins a transition that it drives.
    func drive(_ change: () -> Void) {
        interactor = UIPercentDrivenInteractiveTransition()
        change()
    }
}
