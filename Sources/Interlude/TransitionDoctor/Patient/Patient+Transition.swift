import Interlude
import UIKit

extension Patient {
    /// Creates a patient from a predefined transition, or from your own. It is examined in both
    /// directions, modally and in a navigation controller, with its back gestures.
    ///
    /// - Parameters:
    ///   - name: A name for reports.
    ///   - uses: The changes in which it is examined; `nil` for push, pop, present and dismiss in all styles, or, if the transition
    ///     has a presentation controller, for the `.custom` style alone.
    ///   - transition: Creates the transition between the lower and the upper screen.
    ///   - filePath: The caller's file.
    ///   - line: The caller's line.
    public init(
        _ name: String, uses: [TransitionUse]? = nil,
        transition: @escaping @MainActor (_ lower: UIViewController, _ upper: UIViewController) -> ScreenTransition,
        filePath: String = #filePath, line: Int = #line
    ) {
        let sample = transition(ExaminedScreen.list(), ExaminedScreen.page())
        let brings = sample.presentation != nil
        let all: [TransitionUse] =
            brings ? [.present(.custom), .dismiss(.custom)] : [.push, .pop, .present, .dismiss]
        self.init(name, uses: uses ?? all, canSwipe: sample.backGesture != .none) { _ in
            TransitionParts(transition, swipe: Swipe(sample.backGesture), brings: brings)
        }
        self.filePath = filePath
        self.line = line
    }
}

/// The transition of one trial: it can be made only when the screens are there.
@MainActor private final class MadeTransition {
    var value: ScreenTransition?
}

extension TransitionParts {
    fileprivate init(
        _ make: @escaping @MainActor (UIViewController, UIViewController) -> ScreenTransition, swipe: Swipe?,
        brings: Bool
    ) {
        let made = MadeTransition()
        meet = { lower, upper in made.value = make(lower, upper) }
        makeAnimator = { use in made.value?.animator(for: use.isForward ? .forward : .backward) }
        if brings { makePresentation = { made.value?.presentation?($0, $1) } }
        self.swipe = swipe
        show = { lower, upper, use in
            guard let transition = made.value else { return }
            if use.isModal {
                lower.present(upper, using: transition)
            } else {
                lower.navigationController?.pushViewController(upper, using: transition)
            }
        }
    }
}

extension Swipe {
    fileprivate init?(_ gesture: BackGesture) {
        switch gesture {
        case .edgePan: self = .fromLeadingEdge
        case .oppositeEdgePan: self = .fromTrailingEdge
        case .horizontalPan: self = .sideways
        case .pan(towards: .top): self = .upwards
        case .pan(towards: .bottom), .freePan: self = .downwards
        case .none: return nil
        }
    }
}
