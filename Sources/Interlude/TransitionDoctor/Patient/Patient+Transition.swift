import Interlude
import UIKit

extension Patient {
    /// A ready-made transition, or one of your own: there and back, modally and in a navigation controller, with the gesture
    /// that leads back.
    ///
    /// - Parameters:
    ///   - name: A name for reports.
    ///   - uses: What it is examined in; `nil` for push and pop, present and dismiss in all styles, or, where the transition
    ///     brings a presentation controller, the `.custom` style alone.
    ///   - transition: Makes it for the two screens between which it is examined, the lower and the upper one.
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
        (self.filePath, self.line) = (filePath, line)
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
