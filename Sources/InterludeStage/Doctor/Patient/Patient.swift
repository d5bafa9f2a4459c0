import UIKit

/// A transition that is to be examined: how to make its parts anew for every trial.
///
///     let patient = Patient("drop", for: .push, .pop) { DropAnimator() }
///     let diagnosis = patient.examine()
@MainActor public struct Patient {
    /// The transition's name, for reports.
    public let name: String
    /// What it is examined in.
    public let uses: [TransitionUse]
    /// Whether a gesture leads back, so that fingers can be tried on it.
    let canSwipe: Bool
    /// Whether a finger of the doctor's can drive it.
    let canDrive: Bool
    /// Makes what takes part in one trial.
    let makeParts: @MainActor (TransitionUse) -> TransitionParts

    init(
        _ name: String, uses: [TransitionUse], canSwipe: Bool = false, canDrive: Bool = true,
        makeParts: @escaping @MainActor (TransitionUse) -> TransitionParts
    ) {
        self.name = name
        self.uses = uses.flatMap(\.expanded)
        self.canSwipe = canSwipe
        self.canDrive = canDrive
        self.makeParts = makeParts
    }
}

extension Patient {
    /// An animator. It is made anew for every transition.
    ///
    /// - Parameters:
    ///   - name: A name for reports; `nil` for the animator's type.
    ///   - uses: What it is made for.
    ///   - animator: Makes it.
    public init(
        _ name: String? = nil, for uses: TransitionUse...,
        animator: @escaping @MainActor () -> any UIViewControllerAnimatedTransitioning
    ) {
        self.init(name, for: uses) { _ in animator() }
    }

    /// An animator that wants to know what it is used for: to tell push from pop, as a rule.
    public init(
        _ name: String? = nil, for uses: [TransitionUse],
        animator: @escaping @MainActor (TransitionUse) -> any UIViewControllerAnimatedTransitioning
    ) {
        let known = name ?? uses.first.map { "\(type(of: animator($0)))" } ?? "nothing"
        // Where a trial leads back and the animator is not made for that, the system's does it.
        let own = uses.flatMap(\.expanded)
        self.init(known, uses: uses) { _ in
            TransitionParts(makeAnimator: { own.contains($0) ? animator($0) : nil })
        }
    }
}

/// What takes part in one trial, besides the screens.
@MainActor struct TransitionParts {
    /// Makes the animator of a use; `nil` where a delegate does.
    var makeAnimator: (@MainActor (TransitionUse) -> (any UIViewControllerAnimatedTransitioning)?)?
    /// Makes the presentation controller of a `.custom` presentation.
    var makePresentation: (@MainActor (UIViewController, UIViewController?) -> UIPresentationController?)?
    /// The app's own delegates; the doctor asks them when it is asked.
    var navigationDelegate: (any UINavigationControllerDelegate)?
    var tabDelegate: (any UITabBarControllerDelegate)?
    var modalDelegate: (any UIViewControllerTransitioningDelegate)?
    /// Makes the screen that comes and goes; `nil` for one of the doctor's.
    var makePage: (@MainActor () -> UIViewController)?
    /// Called with the lower and the upper screen, when they are there.
    var meet: (@MainActor (UIViewController, UIViewController) -> Void)?
    /// Shows the upper screen in the way of the app's own, with the gesture that leads back.
    var show: (@MainActor (UIViewController, UIViewController, TransitionUse) -> Void)?
    /// Whether the screen is always shown so, not only where the gesture is tried.
    var alwaysShows = false
    /// The gesture that leads back.
    var swipe: Swipe?
}
