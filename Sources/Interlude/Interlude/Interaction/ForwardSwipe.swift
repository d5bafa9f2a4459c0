import UIKit

/// A gesture that pushes or presents a screen: recognizes it, starts the transition, and drives it.
///
/// Its recognizer, on the view where the finger begins, owns it.
@MainActor
final class ForwardSwipe {
    private let gesture: PresentGesture
    private let goForward: @MainActor (ForwardSwipe) -> Void
    private var driver: PanDriver?
    private weak var view: UIView?

    /// Adds the gesture's recognizer to a view.
    ///
    /// - Parameter goForward: Starts the transition, animated.
    private init(_ gesture: PresentGesture, on view: UIView, goForward: @escaping @MainActor (ForwardSwipe) -> Void) {
        self.gesture = gesture
        self.view = view
        self.goForward = goForward
    }

    /// Adds the gesture's recognizer to a view, and returns it.
    static func add(
        _ gesture: PresentGesture, to view: UIView, goForward: @escaping @MainActor (ForwardSwipe) -> Void
    ) -> UIGestureRecognizer {
        let swipe = ForwardSwipe(gesture, on: view, goForward: goForward)
        let recognizer = gesture.makeRecognizer(owner: swipe, isMirrored: swipe.isMirrored)
        swipe.driver = PanDriver(recognizer, on: view, driving: swipe)
        return recognizer
    }

    /// The interaction controller of the transition that the finger drives, or `nil`. After the release, it can be caught again.
    func interactor(leading animator: any UIViewControllerAnimatedTransitioning) -> CatchingInteractor? {
        let interactor = driver?.interactor
        interactor?.lead(animator, along: [.forward(gesture)])
        return interactor
    }

    private var isMirrored: Bool { view?.effectiveUserInterfaceLayoutDirection == .rightToLeft }
}

extension ForwardSwipe: PanDriven {
    func fits(_ velocity: CGPoint) -> Bool { gesture.fits(velocity, isMirrored: isMirrored) }

    var yieldsToScrolling: Bool { gesture != .edgePan }

    func start(_ pan: UIPanGestureRecognizer) { goForward(self) }

    func share(of movement: CGPoint, _ pan: UIPanGestureRecognizer) -> CGFloat {
        guard let size = view?.window?.bounds.size, size.width > 0, size.height > 0 else { return 0 }
        return gesture.share(of: movement, in: size, isMirrored: isMirrored)
    }
}
