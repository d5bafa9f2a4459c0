import UIKit

/// A transition from one screen to another: a name, an animator for each direction, and the back gestures.
///
/// A transition is a value. `pushViewController(_:using:)` and `present(_:using:completion:)` store it for the lifetime
/// of the screen, so that a pop or a dismissal automatically runs the reverse transition:
///
/// ```swift
/// navigationController.pushViewController(detail, using: .circleReveal(from: button))
/// present(sheet, using: .spring)
/// ```
///
/// Your own animators fit as well:
///
/// ```swift
/// let fold = ScreenTransition("fold") { direction in FoldAnimator(direction: direction) }
/// ```
@MainActor
public struct ScreenTransition {
    /// The name in catalogs, films and findings.
    public let name: String

    /// The gestures on the new screen that interactively pop or dismiss it. Empty for none.
    public private(set) var backGestures: [BackGesture]

    /// The first of the back gestures, or ``BackGesture/none``.
    public var backGesture: BackGesture { backGestures.first ?? .none }

    /// Whether a fade replaces the transition with *Reduce Motion*: `true` if it moves content across the screen.
    public let fadesWithReduceMotion: Bool

    /// Makes the presentation controller of a modal presentation; `nil` leaves the presented screen's style as it is.
    package let presentation: Presentation?

    private let makeAnimator: @MainActor (TransitionDirection) -> any UIViewControllerAnimatedTransitioning

    /// Returns a presentation controller for the presented and the presenting controller.
    public typealias Presentation = @MainActor (UIViewController, UIViewController?) -> UIPresentationController

    /// Creates a transition with an animator of your own.
    ///
    /// - Parameters:
    ///   - name: A short name.
    ///   - backGesture: The gesture that pops or dismisses; by default a pan from the leading edge.
    ///   - fadesWithReduceMotion: Whether a fade replaces the transition with *Reduce Motion*.
    ///   - presentation: Returns the presentation controller for presentations, which then use the `.custom` style.
    ///     Push and pop ignore it.
    ///   - animator: Returns the animator of one direction. Called for each transition.
    public init(
        _ name: String, backGesture: BackGesture = .edgePan, fadesWithReduceMotion: Bool = true,
        presentation: Presentation? = nil,
        animator: @escaping @MainActor (TransitionDirection) -> any UIViewControllerAnimatedTransitioning
    ) {
        self.name = name
        self.backGestures = [backGesture].filter { $0 != .none }
        self.fadesWithReduceMotion = fadesWithReduceMotion
        self.presentation = presentation
        self.makeAnimator = animator
    }

    /// Returns the transition with other back gestures: several, one, or none.
    ///
    /// ```swift
    /// present(page, using: .stepBack.backGestures(.edgePan, .pan(towards: .bottom)))
    /// ```
    public func backGestures(_ gestures: BackGesture...) -> ScreenTransition {
        backGestures(gestures)
    }

    func backGestures(_ gestures: [BackGesture]) -> ScreenTransition {
        var transition = self
        transition.backGestures = gestures.filter { $0 != .none }
        return transition
    }

    /// Returns a new animator for one direction, or a fade if *Reduce Motion* is on and the transition fades with it.
    public func animator(for direction: TransitionDirection) -> any UIViewControllerAnimatedTransitioning {
        if fadesWithReduceMotion && UIAccessibility.isReduceMotionEnabled {
            return FadeAnimator(direction: direction)
        }
        return makeAnimator(direction)
    }
}
