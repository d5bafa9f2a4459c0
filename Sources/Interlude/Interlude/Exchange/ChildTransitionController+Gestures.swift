import UIKit

extension ChildTransitionController {
    /// Adds a gesture that changes children and drives the transition.
    ///
    /// - Parameters:
    ///   - gesture: The gesture.
    ///   - transition: The transition.
    ///   - direction: Whether the child is a new one, or the previous one.
    ///   - make: Returns the child when the gesture begins, or `nil` to ignore the gesture.
    /// - Returns: The gesture recognizer. Remove or disable it to remove the gesture.
    @discardableResult
    public func addGesture(
        _ gesture: PresentGesture, using transition: ScreenTransition, direction: TransitionDirection = .forward,
        _ make: @escaping @MainActor () -> UIViewController?
    ) -> UIGestureRecognizer {
        let swipe = ExchangeSwipe(gesture, on: stage) { [weak self] in
            guard let self, !isRunning, let child = make() else { return nil }
            return begin(child, transition, direction, .forward(gesture))
        }
        return swipe.addRecognizer()
    }
}

/// A finger that changes children. Its recognizer owns it.
@MainActor
private final class ExchangeSwipe {
    private let gesture: PresentGesture
    private let begin: @MainActor () -> ExchangeRun?
    private weak var view: UIView?
    private var driver: PanDriver?

    init(_ gesture: PresentGesture, on view: UIView, begin: @escaping @MainActor () -> ExchangeRun?) {
        self.gesture = gesture
        self.view = view
        self.begin = begin
    }

    func addRecognizer() -> UIGestureRecognizer {
        let recognizer = gesture.makeRecognizer(owner: self, isMirrored: isMirrored)
        if let view { driver = PanDriver(recognizer, on: view, driving: self) }
        return recognizer
    }

    private var isMirrored: Bool { view?.effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension ExchangeSwipe: PanDriven {
    func fits(_ velocity: CGPoint) -> Bool { gesture.fits(velocity, isMirrored: isMirrored) }

    var yieldsToScrolling: Bool { gesture != .edgePan }

    func takeHold() -> (interactor: any Drivable, progress: CGFloat)? {
        guard let run = begin(), run.startHeld() else { return nil }
        return (run, 0)
    }

    func start(_ pan: UIPanGestureRecognizer) {}

    func share(of movement: CGPoint, _ pan: UIPanGestureRecognizer) -> CGFloat {
        view.map { FingerWay.forward(gesture).share(of: movement, on: $0) } ?? 0
    }
}
