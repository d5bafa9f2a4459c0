import UIKit

/// A transition for an examination. Its closures create the objects of each trial.
///
///     let patient = Patient("drop", for: .push, .pop) { DropAnimator() }
///     let diagnosis = patient.examine()
@MainActor public struct Patient {
    /// The name of the transition in reports.
    public let name: String
    /// The changes in which the transition is examined.
    public let uses: [TransitionUse]
    /// Whether a gesture leads back, so that fingers can be tried on it.
    let canSwipe: Bool
    /// Whether a finger of the doctor's can drive it.
    let drive: Drive
    /// The way of the finger that leads back, where it is known beforehand.
    var swipe: Swipe?
    /// Whether its screens are the app's own, which may do something by themselves.
    var bringsScreens = false
    /// Whether it says how to go back, where the screens are the app's own.
    var hasWayBack = true
    /// Where in the code it is made: a comment above accepts findings.
    var (filePath, line) = ("", 0)
    /// Makes what takes part in one trial.
    let makeParts: @MainActor (TransitionUse) -> TransitionParts

    /// Whether a finger of the doctor's can drive a transition.
    enum Drive {
        /// It is an animator, which somebody may drive.
        case always
        /// Delegates decide that: what they let no finger drive is driven all the same, and what is found then is potential.
        case byItself
        case never
    }

    init(
        _ name: String, uses: [TransitionUse], canSwipe: Bool = false, drive: Drive = .always,
        makeParts: @escaping @MainActor (TransitionUse) -> TransitionParts
    ) {
        self.name = name
        self.uses = uses.flatMap(\.expanded)
        self.canSwipe = canSwipe
        self.drive = drive
        self.makeParts = makeParts
    }

    /// The same screens with the system's own animations.
    var bySystem: Patient {
        Patient(name, uses: uses, drive: .never) { use in
            var parts = makeParts(use)
            parts.isSystem = true
            return parts
        }
    }
}

extension Patient {
    /// Creates a patient from an animator, which is created again for each transition.
    ///
    /// - Parameters:
    ///   - name: A name for reports; `nil` for the animator's type.
    ///   - uses: The uses of the animator.
    ///   - animator: Creates the animator.
    ///   - filePath: The caller's file.
    ///   - line: The caller's line.
    public init(
        _ name: String? = nil, for uses: TransitionUse...,
        animator: @escaping @MainActor () -> any UIViewControllerAnimatedTransitioning, filePath: String = #filePath,
        line: Int = #line
    ) {
        self.init(name, for: uses, animator: { _ in animator() }, filePath: filePath, line: line)
    }

    /// Creates a patient from an animator that depends on its use, such as push or pop.
    public init(
        _ name: String? = nil, for uses: [TransitionUse],
        animator: @escaping @MainActor (TransitionUse) -> any UIViewControllerAnimatedTransitioning,
        filePath: String = #filePath, line: Int = #line
    ) {
        let known = name ?? uses.first.map { "\(type(of: animator($0)))" } ?? "nothing"
        // Where a trial leads back and the animator is not made for that, the system's does it.
        let own = uses.flatMap(\.expanded)
        self.init(known, uses: uses) { _ in
            TransitionParts(makeAnimator: { own.contains($0) ? animator($0) : nil })
        }
        self.filePath = filePath
        self.line = line
    }
}

/// What takes part in one trial, besides the screens.
@MainActor struct TransitionParts {
    /// Makes the animator of a use; `nil` where a delegate does.
    var makeAnimator: (@MainActor (TransitionUse) -> (any UIViewControllerAnimatedTransitioning)?)?
    /// Makes the presentation controller of a `.custom` presentation.
    var makePresentation: (@MainActor (UIViewController, UIViewController?) -> UIPresentationController?)?
    /// Makes the app's own delegates for the controllers that they are for.
    var makeNavigationDelegate: (@MainActor (UINavigationController) -> any UINavigationControllerDelegate)?
    var makeTabDelegate: (@MainActor (UITabBarController) -> any UITabBarControllerDelegate)?
    var makeModalDelegate: (@MainActor (UIViewController) -> any UIViewControllerTransitioningDelegate)?
    /// The app's own screens; `nil` for the doctor's.
    var screens: AppFlow?
    /// Whether the system's own animations are wanted.
    var isSystem = false
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
