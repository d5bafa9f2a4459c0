import Foundation
import QuartzCore
import TransitionDoctor
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
    /// How much of the matrix is run in a whole run of the corpus.
    var extent = Extent()
    /// Examines screens that stand on a stage already; `nil` where there is a patient.
    var onStage: (@MainActor @Sendable () -> Diagnosis)?
    let patient: @MainActor @Sendable () -> Patient

    /// A part of the matrix. The trials of an app's own screens are many, and most say nothing of what a case is about: wrong code is examined
    /// until its faults are found, and of right code every so-many-th trial says whether the doctor says anything untrue.
    struct Extent: Sendable {
        /// Whether only the way back is looked at.
        var isWayBack = false
        /// Whether it ends as soon as it is known what the case is about.
        var isShort = false

        /// How many trials of right code there are for one that is made.
        fileprivate static let step = 6
    }

    /// The same on its way back alone.
    func onTheWayBack() -> CorpusCase {
        var example = self
        example.extent.isWayBack = true
        return example
    }

    /// The same with the trials alone that it takes to find the faults, or with a sixth of those of right code.
    func shortened() -> CorpusCase {
        var example = self
        example.extent.isShort = true
        return example
    }

    /// What the doctor says.
    ///
    /// - Parameter place: The case's place in the corpus, which says which trials it makes.
    @MainActor func diagnosis(place: Int) -> Diagnosis {
        if let onStage { return onStage() }
        var isFound = false
        return patient().examine(
            without: extent.isWayBack ? ["change"] : [],
            part: { number in !extent.isShort || (isRight ? (number + place) % Extent.step == 0 : !isFound) },
            found: { diagnosis in isFound = missed(by: diagnosis, from: .warning).isEmpty })
    }

    /// The faults that a diagnosis does not name in findings that matter so much.
    func missed(by diagnosis: Diagnosis, from severity: Finding.Severity = .potential) -> [Set<Rule>] {
        let rules = diagnosis.findings.filter { $0.severity >= severity }.map(\.rule)
        return faults.filter { $0.isDisjoint(with: rules) }
    }

    /// What the doctor says in the whole matrix.
    @MainActor func wholeDiagnosis() -> Diagnosis { onStage?() ?? patient().examine() }

    /// Faults that the doctor does not see yet, or sees only where an app does not go, and right code that it takes for wrong.
    @MainActor static var unseen: [CorpusCase] { unseenWild + unseenLate + unseenField + unseenFourth }

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
