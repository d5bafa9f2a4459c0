import UIKit

/// Lets a finger lead back from a screen: recognises the gesture, starts the way back, and drives it.
///
/// The recogniser on the screen's view owns the swipe, and the swipe owns whatever has to live as long as the screen does
/// (`companion`). So everything goes when the screen goes, without a registry.
@MainActor
final class BackSwipe: NSObject {
    /// Above this progress, letting go finishes; below it, goes back.
    private static let threshold: CGFloat = 0.5
    /// A flick faster than this decides by its direction, whatever the progress. Points per second.
    private static let flickVelocity: CGFloat = 1000

    /// The interactor of the transition that the finger drives; nil while no finger does, so that a transition which
    /// begins otherwise is not handed an interactor that would hold it for ever.
    private(set) var interactor: UIPercentDrivenInteractiveTransition?

    private let gesture: BackGesture
    private let companion: AnyObject
    private let goBack: @MainActor () -> Void
    private var action: GestureAction?
    private weak var view: UIView?

    /// Puts the gesture's recogniser on a screen's view.
    ///
    /// - Parameters:
    ///   - gesture: Which gesture.
    ///   - view: The screen's view. It comes to own the swipe, also where there is no gesture.
    ///   - companion: Kept alive as long as the view.
    ///   - goBack: Starts the transition back, animated. It must not keep the screen alive.
    @discardableResult
    init(_ gesture: BackGesture, on view: UIView, companion: AnyObject, goBack: @escaping @MainActor () -> Void) {
        self.gesture = gesture
        self.companion = companion
        self.goBack = goBack
        self.view = view
        super.init()
        let recognizer = makeRecognizer(in: view)
        let action = GestureAction { [weak self] recognizer in
            guard let pan = recognizer as? UIPanGestureRecognizer else { return }
            self?.handle(pan)
        }
        action.attach(to: recognizer)
        recognizer.delegate = self
        self.action = action
        view.addGestureRecognizer(recognizer)
    }

    private func makeRecognizer(in view: UIView) -> UIPanGestureRecognizer {
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        switch gesture {
        case .edgePan, .oppositeEdgePan:
            let recognizer = OwningEdgePan(owner: self)
            recognizer.edges = (gesture == .edgePan) == isMirrored ? .right : .left
            return recognizer
        case .horizontalPan, .pan:
            return OwningPan(owner: self)
        case .none:
            let recognizer = OwningPan(owner: self)
            recognizer.isEnabled = false
            return recognizer
        }
    }

    private func handle(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began: begin()
        case .changed: interactor?.update(progress(of: recognizer))
        case .ended: end(finishing: shouldFinish(recognizer))
        case .cancelled, .failed: end(finishing: false)
        default: break
        }
    }

    private func begin() {
        interactor = UIPercentDrivenInteractiveTransition()
        goBack()
    }

    private func end(finishing: Bool) {
        guard let interactor else { return }
        self.interactor = nil
        if finishing { interactor.finish() } else { interactor.cancel() }
    }

    private func progress(of recognizer: UIPanGestureRecognizer) -> CGFloat {
        progress(of: recognizer.translation(in: recognizer.view?.window))
    }

    private func progress(of way: CGPoint) -> CGFloat {
        guard let view, let size = view.window?.bounds.size, size.width > 0, size.height > 0 else { return 0 }
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return gesture.progress(for: way, in: size, isMirrored: isMirrored)
    }

    /// A flick decides by its direction, a slow release by the way it has come.
    private func shouldFinish(_ recognizer: UIPanGestureRecognizer) -> Bool {
        let velocity = recognizer.velocity(in: recognizer.view?.window)
        let way = recognizer.translation(in: recognizer.view?.window)
        let speed = gesture.isVertical ? velocity.y : velocity.x
        if abs(speed) > Self.flickVelocity {
            let ahead = gesture.isVertical ? CGPoint(x: 0, y: speed) : CGPoint(x: speed, y: 0)
            let isHomeward = gesture == .horizontalPan ? speed * way.x > 0 : progress(of: ahead) > 0
            return isHomeward
        }
        return progress(of: way) > Self.threshold
    }
}

extension BackSwipe: UIGestureRecognizerDelegate {
    /// A pan anywhere begins only when it moves along its own axis, so that scrolling across it still works.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
        let velocity = pan.velocity(in: pan.view)
        switch gesture {
        case .horizontalPan: return abs(velocity.x) >= abs(velocity.y)
        case .pan(.bottom): return velocity.y >= abs(velocity.x)
        case .pan(.top): return -velocity.y >= abs(velocity.x)
        case .edgePan, .oppositeEdgePan: return true
        case .none: return false
        }
    }
}

extension BackGesture {
    fileprivate var isVertical: Bool {
        if case .pan = self { return true }
        return false
    }
}

/// A screen-edge pan that keeps its swipe alive.
private final class OwningEdgePan: UIScreenEdgePanGestureRecognizer {
    private let owner: AnyObject

    init(owner: AnyObject) {
        self.owner = owner
        super.init(target: nil, action: nil)
    }
}

/// A pan that keeps its swipe alive.
private final class OwningPan: UIPanGestureRecognizer {
    private let owner: AnyObject

    init(owner: AnyObject) {
        self.owner = owner
        super.init(target: nil, action: nil)
    }
}
