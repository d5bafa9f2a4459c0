import TransitionDoctor
import UIKit

/// A rule, a minimal transition that breaks it, and its twin, which does the same thing right.
@MainActor struct RuleExample {
    let rule: Rule
    /// What the wrong one does.
    let fault: String
    /// Breaks the rule.
    let wrong: Patient
    /// Breaks none; `nil` where that is the sketch as it stands, which has a test of its own.
    let right: Patient?
    /// Whether the wrong one breaks no other rule.
    var isAlone = false
}

extension RuleExample {
    /// All examples, by their rules.
    static let all = end + leftovers + lives + course + gestures + surroundings + hazards

    /// Two sketches of the same use.
    static func sketch(
        _ rule: Rule, _ fault: String, _ uses: [TransitionUse] = [.push], isAlone: Bool = false,
        right: (@MainActor (SketchAnimator) -> Void)? = nil, wrong: @escaping @MainActor (SketchAnimator) -> Void
    ) -> RuleExample {
        RuleExample(
            rule: rule, fault: fault, wrong: Patient("wrong", for: uses) { _ in SketchAnimator(wrong) },
            right: right.map { right in Patient("right", for: uses) { _ in SketchAnimator(right) } }, isAlone: isAlone)
    }

    /// Two animators of the same use.
    static func animators(
        _ rule: Rule, _ fault: String, _ uses: [TransitionUse] = [.push], isAlone: Bool = false,
        right: @escaping @MainActor () -> any UIViewControllerAnimatedTransitioning,
        wrong: @escaping @MainActor () -> any UIViewControllerAnimatedTransitioning
    ) -> RuleExample {
        RuleExample(
            rule: rule, fault: fault, wrong: Patient("wrong", for: uses) { _ in wrong() },
            right: Patient("right", for: uses) { _ in right() }, isAlone: isAlone)
    }
}
