import UIKit

/// A way from one screen to another and back: a name, an animator for each direction, and the gesture that leads back.
///
/// A transition is a value. It is handed to `pushViewController(_:using:)` or `present(_:using:completion:)`, which keep it
/// for as long as the screen lives, so that going back runs the inverse by itself:
///
/// ```swift
/// navigationController.pushViewController(detail, using: .circleReveal(from: button))
/// present(sheet, using: .spring)
/// ```
///
/// Your own animators fit as well:
///
/// ```swift
/// let fold = ScreenTransition(name: "fold") { direction in FoldAnimator(direction: direction) }
/// ```
@MainActor
public struct ScreenTransition {
    /// What the transition is called in catalogues, films and findings.
    public let name: String

    /// The gestures on the new screen that lead back, interactively; none if it is empty.
    public private(set) var backGestures: [BackGesture]

    /// The first of the gestures that lead back.
    public var backGesture: BackGesture { backGestures.first ?? .none }

    /// Whether the transition moves things across the screen. Such transitions give way to a plain fade while the user
    /// asks for reduced motion.
    public let isMoving: Bool

    /// Makes the presentation controller of a modal presentation; nil leaves the presented screen's style as it is.
    package let presentation: Presentation?

    private let makeAnimator: @MainActor (TransitionDirection) -> any UIViewControllerAnimatedTransitioning

    /// Makes a presentation controller from the presented and the presenting controller.
    public typealias Presentation = @MainActor (UIViewController, UIViewController?) -> UIPresentationController

    /// Makes a transition of your own.
    ///
    /// - Parameters:
    ///   - name: A short name.
    ///   - backGesture: The gesture that leads back; a pan from the leading edge unless you say otherwise.
    ///   - isMoving: Whether *Reduce Motion* replaces it by a fade.
    ///   - presentation: Makes the presentation controller where the transition is used to present; the screen is then
    ///     presented in the `.custom` style. Push and pop do not look at it.
    ///   - animator: Makes the animator of one direction. It is called anew for every transition.
    public init(
        name: String, backGesture: BackGesture = .edgePan, isMoving: Bool = true,
        presentation: Presentation? = nil,
        animator: @escaping @MainActor (TransitionDirection) -> any UIViewControllerAnimatedTransitioning
    ) {
        self.name = name
        self.backGestures = [backGesture].filter { $0 != .none }
        self.isMoving = isMoving
        self.presentation = presentation
        self.makeAnimator = animator
    }

    /// The same transition with other gestures that lead back: several, one, or none.
    ///
    /// ```swift
    /// present(page, using: .stepBack.leadingBack(by: .edgePan, .pan(towards: .bottom)))
    /// ```
    public func leadingBack(by gestures: BackGesture...) -> ScreenTransition {
        var transition = self
        transition.backGestures = gestures.filter { $0 != .none }
        return transition
    }

    /// A fresh animator for one direction, or a fade where the user asked for reduced motion.
    public func animator(for direction: TransitionDirection) -> any UIViewControllerAnimatedTransitioning {
        if isMoving && UIAccessibility.isReduceMotionEnabled {
            return FadeAnimator(direction: direction)
        }
        return makeAnimator(direction)
    }
}
