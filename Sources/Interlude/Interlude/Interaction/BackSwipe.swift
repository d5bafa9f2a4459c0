import UIKit

/// A gesture that pops or dismisses a screen: recognizes it, starts the reverse transition, and drives it.
///
/// The recognizer on the screen's view owns the swipe, and the swipe owns the object that has to live as long as the screen
/// (`companion`). So all are released with the screen, without a registry.
@MainActor
final class BackSwipe {
    private let gesture: BackGesture
    private let companion: AnyObject
    private let goBack: @MainActor () -> Void
    private var driver: PanDriver?
    private weak var view: UIView?
    /// Whether a horizontal pan began to the left.
    private var beganToTheLeft = false
    /// The object that follows the finger, if views fly.
    private weak var follower: (any FingerFollower)?
    /// A second finger beside the free one.
    private var pinch: FreePinch?

    /// Adds recognizers for some gestures to a screen's view; if there are none, a disabled one, because it retains the
    /// companion.
    static func all(
        _ gestures: [BackGesture], on view: UIView, companion: AnyObject, goBack: @escaping @MainActor () -> Void
    ) -> [WeakSwipe] {
        takeAway(from: view)
        return (gestures.isEmpty ? [.none] : gestures).map { gesture in
            let swipe = BackSwipe(gesture, on: view, companion: companion, goBack: goBack)
            return WeakSwipe(swipe: swipe)
        }
    }

    /// Adds the gesture's recognizer to a screen's view.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - view: The screen's view. It owns the swipe, also if there is no gesture.
    ///   - companion: Retained as long as the view.
    ///   - goBack: Starts the reverse transition, animated. It must not retain the screen.
    @discardableResult
    init(_ gesture: BackGesture, on view: UIView, companion: AnyObject, goBack: @escaping @MainActor () -> Void) {
        self.gesture = gesture
        self.companion = companion
        self.goBack = goBack
        self.view = view
        driver = PanDriver(makeRecognizer(in: view), on: view, driving: self)
        if gesture == .freePan { pinch = FreePinch(on: view) }
    }

    /// A screen that is shown again has the swipe of the time before on its view, which would begin first and drive nothing.
    static func takeAway(from view: UIView) {
        for recognizer in view.gestureRecognizers ?? [] {
            guard let owning = recognizer as? any OwningRecognizer, let swipe = owning.owner as? BackSwipe else {
                continue
            }
            swipe.pinch?.remove()
            view.removeGestureRecognizer(recognizer)
        }
    }

    /// The interaction controller of the transition that the finger drives, or `nil`. After the release, it can be caught again.
    func interactor(leading animator: any UIViewControllerAnimatedTransitioning) -> CatchingInteractor? {
        let interactor = driver?.interactor
        if interactor != nil, gesture == .freePan { follower = animator as? any FingerFollower }
        interactor?.lead(animator, along: [way])
        return interactor
    }

    /// The path of the gesture. A horizontal pan continues in the direction in which it began.
    private var way: FingerWay {
        guard gesture == .horizontalPan else { return .back(gesture, .backward) }
        let edge: ScreenTransition.Edge = beganToTheLeft ? .left : .right
        return .forward(.pan(towards: edge.mirrored(isMirrored)))
    }

    private func makeRecognizer(in view: UIView) -> UIPanGestureRecognizer {
        switch gesture {
        case .edgePan, .oppositeEdgePan:
            let recognizer = OwningEdgePan(owner: self)
            recognizer.edges = (gesture == .edgePan) == isMirrored ? .right : .left
            return recognizer
        case .horizontalPan, .pan, .freePan:
            return OwningPan(owner: self)
        case .none:
            let recognizer = OwningPan(owner: self)
            recognizer.isEnabled = false
            return recognizer
        }
    }

    private var isMirrored: Bool { view?.effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension BackSwipe: PanDriven {
    /// A pan anywhere begins only when it moves along its own axis, so that scrolling across it still works.
    func fits(_ velocity: CGPoint) -> Bool {
        switch gesture {
        case .horizontalPan: return abs(velocity.x) >= abs(velocity.y)
        case .pan(.bottom), .freePan: return velocity.y >= abs(velocity.x)
        case .pan(.top): return -velocity.y >= abs(velocity.x)
        case .edgePan, .oppositeEdgePan: return true
        case .none: return false
        }
    }

    var yieldsToScrolling: Bool { !gesture.isFromEdge }

    func start(_ pan: UIPanGestureRecognizer) {
        let moved = pan.translation(in: view?.window).x
        beganToTheLeft = (moved == 0 ? pan.velocity(in: view?.window).x : moved) < 0
        goBack()
    }

    func share(of movement: CGPoint, _ pan: UIPanGestureRecognizer) -> CGFloat {
        guard let size = view?.window?.bounds.size, size.width > 0, size.height > 0 else { return 0 }
        if gesture == .freePan { return FreePan.share(of: movement, pan.translation(in: view?.window), in: size) }
        let share = gesture.share(of: movement, in: size, isMirrored: isMirrored)
        return gesture == .horizontalPan && beganToTheLeft ? -share : share
    }
}

extension BackSwipe {
    var threshold: CGFloat { gesture == .freePan ? FreePan.threshold : 0.5 }

    var limit: CGFloat { gesture == .freePan ? FreePan.limit : 1 }

    func moved(_ pan: UIPanGestureRecognizer) { follower?.follow(FreePan(pan, pinch: pinch?.scale ?? 1)) }

    func willLetGo(_ pan: UIPanGestureRecognizer, _ interactor: CatchingInteractor?, finishing: Bool) {
        guard let follower, let interactor else { return }
        follower.letGo(FreePan(pan, pinch: pinch?.scale ?? 1), finishing: finishing)
        // Back to its place it takes its time, however little of the transition has run.
        let left = Double(finishing ? 1 - interactor.percentComplete : max(interactor.percentComplete, 0.001))
        interactor.completionSpeed = CGFloat(left * Double(interactor.duration) / FreePan.landing)
        self.follower = nil
    }
}

/// A swipe that its recognizer owns.
@MainActor
struct WeakSwipe {
    weak var swipe: BackSwipe?
}

extension [WeakSwipe] {
    /// The interactor of the transition that a finger drives; `nil` while no finger does.
    @MainActor
    func interactor(leading animator: any UIViewControllerAnimatedTransitioning) -> CatchingInteractor? {
        lazy.compactMap { $0.swipe?.interactor(leading: animator) }.first
    }
}
