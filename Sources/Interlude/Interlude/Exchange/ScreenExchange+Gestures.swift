import UIKit

extension ScreenExchange {
    /// Lets a finger change children, driving the transition.
    ///
    /// - Parameters:
    ///   - gesture: The finger's way.
    ///   - transition: The transition.
    ///   - direction: Whether the child arrives, or is what was there before.
    ///   - make: Says which child when the finger sets off; nil for none this time.
    /// - Returns: The recogniser, to be taken away or switched off.
    @discardableResult
    public func addGesture(
        _ gesture: ForwardGesture, using transition: ScreenTransition, _ direction: TransitionDirection = .forward,
        _ make: @escaping @MainActor () -> UIViewController?
    ) -> UIGestureRecognizer {
        let swipe = ExchangeSwipe(gesture, on: stage) { [weak self] in
            guard let self, !isRunning, let child = make() else { return nil }
            return begin(child, transition, direction, .forward(gesture))
        }
        return swipe.addRecognizer()
    }
}

/// A finger that changes children. Its recogniser owns it.
@MainActor
private final class ExchangeSwipe {
    private let gesture: ForwardGesture
    private let begin: @MainActor () -> ExchangeRun?
    private weak var view: UIView?
    private var driver: PanDriver?

    init(_ gesture: ForwardGesture, on view: UIView, begin: @escaping @MainActor () -> ExchangeRun?) {
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
