import UIKit
extension ModalCalls {
    /// Full screen and current context: the presenter's view leaves the window.
    static let fullScreen = ModalCalls(
        present: [
            .finished: """
            Q.viewDidLoad delegate.animator(presented) delegate.interactor(presented) P.viewWillDisappear
            Q.viewWillAppear animator.duration animator.animate Q.viewIsAppearing alongside animator.done(true)
            Q.viewDidAppear P.viewDidDisappear coordinated completion animator.ended(true)
            """,
            .driven: """
            Q.viewDidLoad delegate.animator(presented) delegate.interactor(presented) P.viewWillDisappear
            Q.viewWillAppear animator.duration interactor.start animator.duration animator.animate Q.viewIsAppearing
            alongside interaction(off) animator.done(true) Q.viewDidAppear P.viewDidDisappear coordinated completion
            animator.ended(true)
            """,
            .cancelled: """
            Q.viewDidLoad delegate.animator(presented) delegate.interactor(presented) P.viewWillDisappear
            Q.viewWillAppear animator.duration interactor.start animator.duration animator.animate Q.viewIsAppearing
            alongside interaction(off,cancelled) animator.done(true) Q.viewWillDisappear Q.viewDidDisappear
            P.viewWillAppear P.viewIsAppearing P.viewDidAppear coordinated(cancelled) completion animator.ended(false)
            """,
            .system: """
            Q.viewDidLoad delegate.animator(presented) P.viewWillDisappear Q.viewWillAppear Q.viewIsAppearing
            alongside Q.viewDidAppear P.viewDidDisappear coordinated completion
            """,
            .plain: """
            Q.viewDidLoad P.viewWillDisappear Q.viewWillAppear Q.viewIsAppearing alongside Q.viewDidAppear
            P.viewDidDisappear coordinated completion
            """,
        ],
        dismiss: [
            .finished: """
            delegate.animator(dismissed) delegate.interactor(dismissed) Q.viewWillDisappear P.viewWillAppear
            animator.duration animator.animate P.viewIsAppearing alongside animator.done(true) P.viewDidAppear
            Q.viewDidDisappear coordinated completion animator.ended(true)
            """,
            .driven: """
            delegate.animator(dismissed) delegate.interactor(dismissed) Q.viewWillDisappear P.viewWillAppear
            animator.duration interactor.start animator.duration animator.animate P.viewIsAppearing alongside
            interaction(off) animator.done(true) P.viewDidAppear Q.viewDidDisappear coordinated completion
            animator.ended(true)
            """,
            .cancelled: """
            delegate.animator(dismissed) delegate.interactor(dismissed) Q.viewWillDisappear P.viewWillAppear
            animator.duration interactor.start animator.duration animator.animate P.viewIsAppearing alongside
            interaction(off,cancelled) animator.done(true) P.viewWillDisappear P.viewDidDisappear Q.viewWillAppear
            Q.viewIsAppearing Q.viewDidAppear coordinated(cancelled) completion animator.ended(false)
            """,
            .system: """
            delegate.animator(dismissed) Q.viewWillDisappear P.viewWillAppear P.viewIsAppearing alongside
            P.viewDidAppear Q.viewDidDisappear coordinated completion
            """,
            .plain: """
            Q.viewWillDisappear P.viewWillAppear P.viewIsAppearing alongside P.viewDidAppear Q.viewDidDisappear
            coordinated completion
            """,
        ])
}
