import Foundation
import InterludeStage
import QuartzCore
import UIKit

/// A transition of the corpus, and what is wrong with it.
///
/// The expectation was written down from the code and the documentation, before the doctor had seen it.
struct CorpusCase: Sendable, CustomStringConvertible {
    let name: String
    /// What is wrong, each fault by the rules that may rightly name it. Nothing for right code.
    let faults: [Set<Rule>]
    /// True of it as well, though not what the case is about: nothing is said against a doctor that tells it.
    let alsoTrue: Set<Rule>
    /// How much of the matrix is run in a whole run of the corpus. An app's own screens have many trials, and many of them say
    /// nothing of what a case is about.
    var extent = Extent.whole
    /// Examines screens that stand on a stage already; `nil` where there is a patient.
    var onStage: (@MainActor @Sendable () -> Diagnosis)?
    let patient: @MainActor @Sendable () -> Patient

    /// A part of the matrix.
    enum Extent: Sendable {
        case whole
        /// The way back alone.
        case back
        /// Every so-many-th trial; the case's place says which.
        case part(of: Int)
    }

    /// The same with a part of the matrix.
    func cut(to extent: Extent) -> CorpusCase {
        var example = self
        example.extent = extent
        return example
    }

    /// What the doctor says.
    @MainActor func diagnosis(place: Int) -> Diagnosis {
        if let onStage { return onStage() }
        return switch extent {
        case .whole: patient().examine()
        case .back: patient().examine(after: nil, without: ["change"], progress: { _ in }, found: { _ in })
        case .part(let count): patient().examine(part: place, of: count)
        }
    }

    /// What the doctor says in the whole matrix.
    @MainActor func wholeDiagnosis() -> Diagnosis { onStage?() ?? patient().examine() }

    /// Faults that the doctor does not see yet, or sees only where an app does not go.
    @MainActor static var unseen: [CorpusCase] { unseenWild + unseenLate + unseenField }

    var isRight: Bool { faults.isEmpty }
    var description: String { name }

    /// Right code.
    static func right(
        _ name: String, alsoTrue: Set<Rule> = [], _ patient: @escaping @MainActor @Sendable (String) -> Patient
    ) -> CorpusCase {
        CorpusCase(name: name, faults: [], alsoTrue: alsoTrue) { patient(name) }
    }

    /// Code with faults, each by the rules that may name it.
    static func wrong(
        _ name: String, _ faults: Set<Rule>..., alsoTrue: Set<Rule> = [],
        _ patient: @escaping @MainActor @Sendable (String) -> Patient
    ) -> CorpusCase {
        CorpusCase(name: name, faults: faults, alsoTrue: alsoTrue) { patient(name) }
    }

    /// Screens on a stage, with faults.
    static func wrong(
        onStage name: String, _ faults: Set<Rule>..., alsoTrue: Set<Rule> = [],
        examine: @escaping @MainActor @Sendable () -> Diagnosis
    ) -> CorpusCase {
        CorpusCase(name: name, faults: faults, alsoTrue: alsoTrue, onStage: examine) {
            Patient(name) { BodyAnimator { _ in } }
        }
    }

    /// Right screens on a stage.
    static func right(
        onStage name: String, alsoTrue: Set<Rule> = [], examine: @escaping @MainActor @Sendable () -> Diagnosis
    ) -> CorpusCase {
        CorpusCase(name: name, faults: [], alsoTrue: alsoTrue, onStage: examine) {
            Patient(name) { BodyAnimator { _ in } }
        }
    }

    /// An animator with faults, which is one closure.
    static func wrong(
        _ name: String, _ faults: Set<Rule>..., alsoTrue: Set<Rule> = [], uses: [TransitionUse] = [.push],
        seconds: TimeInterval = 0.3, body: @escaping @MainActor @Sendable (BodyAnimator.Context) -> Void
    ) -> CorpusCase {
        CorpusCase(name: name, faults: faults, alsoTrue: alsoTrue) {
            Patient(name, for: uses) { _ in BodyAnimator(seconds, body) }
        }
    }

    /// A right animator, which is one closure.
    static func right(
        _ name: String, uses: [TransitionUse] = [.push], seconds: TimeInterval = 0.3,
        body: @escaping @MainActor @Sendable (BodyAnimator.Context) -> Void
    ) -> CorpusCase {
        CorpusCase(name: name, faults: [], alsoTrue: []) {
            Patient(name, for: uses) { _ in BodyAnimator(seconds, body) }
        }
    }
}

/// An animator that is one closure: the whole of `animateTransition(using:)`.
@MainActor final class BodyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    typealias Context = any UIViewControllerContextTransitioning
    private let seconds: TimeInterval
    private let body: (Context) -> Void

    init(_ seconds: TimeInterval = 0.3, _ body: @escaping (Context) -> Void) {
        (self.seconds, self.body) = (seconds, body)
        super.init()
    }

    func transitionDuration(using transitionContext: Context?) -> TimeInterval { seconds }

    func animateTransition(using context: Context) { body(context) }
}

@MainActor extension UIViewControllerContextTransitioning {
    var fromView: UIView? { view(forKey: .from) }
    var toView: UIView? { view(forKey: .to) }

    /// Whether the from screen goes, rather than is covered.
    var isLeaving: Bool {
        let from = viewController(forKey: .from)
        return from?.isBeingDismissed == true || from?.isMovingFromParent == true
    }

    /// The view that comes or goes.
    var upperView: UIView? { isLeaving ? fromView : toView }

    /// Adds the to view in its final place, below a screen that goes.
    func addTo() {
        guard let toView, let to = viewController(forKey: .to) else { return }
        toView.frame = finalFrame(for: to)
        if isLeaving { containerView.insertSubview(toView, at: 0) } else { containerView.addSubview(toView) }
    }

    /// Takes away again what ``addTo()`` has added, after a cancel.
    func takeToBack() {
        if transitionWasCancelled { toView?.removeFromSuperview() }
    }

    func end() { completeTransition(!transitionWasCancelled) }

    /// A fade of the upper view, from its first line to its last.
    func fade(_ seconds: TimeInterval = 0.3, atEnd: @escaping () -> Void = {}) {
        let (view, leaves) = (upperView, isLeaving)
        if !leaves { view?.alpha = 0 }
        UIView.animate(withDuration: seconds) {
            view?.alpha = leaves ? 0 : 1
        } completion: { _ in
            view?.alpha = 1
            atEnd()
            self.takeToBack()
            self.end()
        }
    }
}

/// Hands out what it is given, for presentations.
@MainActor final class CorpusModalDelegate: NSObject, UIViewControllerTransitioningDelegate {
    typealias MakeAnimator = (_ isLeaving: Bool) -> (any UIViewControllerAnimatedTransitioning)?
    private let makeAnimator: MakeAnimator
    private let makeController: ((UIViewController, UIViewController?) -> UIPresentationController)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?

    init(
        animator: @escaping MakeAnimator,
        controller: ((UIViewController, UIViewController?) -> UIPresentationController)? = nil
    ) {
        (makeAnimator, makeController) = (animator, controller)
        super.init()
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator(false) }

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { makeAnimator(true) }

    func interactionControllerForDismissal(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? { makeController?(presented, presenting) }
}

/// Does something when the animations of the current transaction have ended.
@MainActor func whenCommitted(_ work: @escaping @MainActor () -> Void) {
    CATransaction.setCompletionBlock { MainActor.assumeIsolated { work() } }
}
