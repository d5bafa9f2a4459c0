import UIKit
extension ModalCalls {
    /// Over the full screen and over the current context: the presenter stays and hears nothing.
    static let over = ModalCalls(
        present: [
            .finished: """
            Q.viewDidLoad delegate.animator(presented) delegate.interactor(presented) Q.viewWillAppear
            animator.duration animator.animate Q.viewIsAppearing alongside animator.done(true) Q.viewDidAppear
            coordinated completion animator.ended(true)
            """,
            .driven: """
            Q.viewDidLoad delegate.animator(presented) delegate.interactor(presented) Q.viewWillAppear
            animator.duration interactor.start animator.duration animator.animate Q.viewIsAppearing alongside
            interaction(off) animator.done(true) Q.viewDidAppear coordinated completion animator.ended(true)
            """,
            .cancelled: """
            Q.viewDidLoad delegate.animator(presented) delegate.interactor(presented) Q.viewWillAppear
            animator.duration interactor.start animator.duration animator.animate Q.viewIsAppearing alongside
            interaction(off,cancelled) animator.done(true) Q.viewWillDisappear Q.viewDidDisappear
            coordinated(cancelled) completion animator.ended(false)
            """,
            .system: """
            Q.viewDidLoad delegate.animator(presented) Q.viewWillAppear Q.viewIsAppearing alongside Q.viewDidAppear
            coordinated completion
            """,
            .plain: """
            Q.viewDidLoad Q.viewWillAppear Q.viewIsAppearing alongside Q.viewDidAppear coordinated completion
            """,
        ],
        dismiss: [
            .finished: """
            delegate.animator(dismissed) delegate.interactor(dismissed) Q.viewWillDisappear animator.duration
            animator.animate alongside animator.done(true) Q.viewDidDisappear coordinated completion
            animator.ended(true)
            """,
            .driven: """
            delegate.animator(dismissed) delegate.interactor(dismissed) Q.viewWillDisappear animator.duration
            interactor.start animator.duration animator.animate alongside interaction(off) animator.done(true)
            Q.viewDidDisappear coordinated completion animator.ended(true)
            """,
            .cancelled: """
            delegate.animator(dismissed) delegate.interactor(dismissed) Q.viewWillDisappear animator.duration
            interactor.start animator.duration animator.animate alongside interaction(off,cancelled)
            animator.done(true) Q.viewWillAppear Q.viewIsAppearing Q.viewDidAppear coordinated(cancelled) completion
            animator.ended(false)
            """,
            .system: """
            delegate.animator(dismissed) Q.viewWillDisappear alongside Q.viewDidDisappear coordinated completion
            """,
            .plain: """
            Q.viewWillDisappear alongside Q.viewDidDisappear coordinated completion
            """,
        ])

    /// Sheets: as those over the full screen, and the delegate hears of the adaptation.
    static let sheet = ModalCalls(
        present: [
            .finished: """
            Q.viewDidLoad delegate.animator(presented) delegate.interactor(presented) delegate.willPresent(none)
            Q.viewWillAppear animator.duration animator.animate Q.viewIsAppearing alongside animator.done(true)
            Q.viewDidAppear coordinated completion animator.ended(true)
            """,
            .driven: """
            Q.viewDidLoad delegate.animator(presented) delegate.interactor(presented) delegate.willPresent(none)
            Q.viewWillAppear animator.duration interactor.start animator.duration animator.animate Q.viewIsAppearing
            alongside interaction(off) animator.done(true) Q.viewDidAppear coordinated completion animator.ended(true)
            """,
            .cancelled: """
            Q.viewDidLoad delegate.animator(presented) delegate.interactor(presented) delegate.willPresent(none)
            Q.viewWillAppear animator.duration interactor.start animator.duration animator.animate Q.viewIsAppearing
            alongside interaction(off,cancelled) animator.done(true) Q.viewWillDisappear Q.viewDidDisappear
            coordinated(cancelled) completion animator.ended(false)
            """,
            .system: """
            Q.viewDidLoad delegate.animator(presented) delegate.willPresent(none) Q.viewWillAppear Q.viewIsAppearing
            alongside Q.viewDidAppear coordinated completion
            """,
            .plain: """
            Q.viewDidLoad delegate.willPresent(none) Q.viewWillAppear Q.viewIsAppearing alongside Q.viewDidAppear
            coordinated completion
            """,
        ],
        dismiss: over.dismiss)
}
