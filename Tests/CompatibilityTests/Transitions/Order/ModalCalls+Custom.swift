import UIKit
extension ModalCalls {
    /// A presentation controller of the app's own: its hooks come as well.
    static let custom = ModalCalls(
        present: [
            .finished: """
            Q.viewDidLoad delegate.presentationController delegate.animator(presented) delegate.interactor(presented)
            hook.presentWillBegin(container:true) Q.viewWillAppear animator.duration animator.animate
            Q.viewIsAppearing hook.alongside alongside hook.layout animator.done(true) hook.presentDidEnd(true)
            Q.viewDidAppear hook.coordinated coordinated completion animator.ended(true)
            """,
            .driven: """
            Q.viewDidLoad delegate.presentationController delegate.animator(presented) delegate.interactor(presented)
            hook.presentWillBegin(container:true) Q.viewWillAppear animator.duration interactor.start
            animator.duration animator.animate hook.layout Q.viewIsAppearing hook.alongside alongside interaction(off)
            animator.done(true) hook.presentDidEnd(true) Q.viewDidAppear hook.coordinated coordinated completion
            animator.ended(true)
            """,
            .cancelled: """
            Q.viewDidLoad delegate.presentationController delegate.animator(presented) delegate.interactor(presented)
            hook.presentWillBegin(container:true) Q.viewWillAppear animator.duration interactor.start
            animator.duration animator.animate hook.layout Q.viewIsAppearing hook.alongside alongside
            interaction(off,cancelled) animator.done(true) hook.presentDidEnd(false) Q.viewWillDisappear
            Q.viewDidDisappear hook.coordinated coordinated(cancelled) completion animator.ended(false)
            """,
            .system: """
            Q.viewDidLoad delegate.presentationController delegate.animator(presented)
            hook.presentWillBegin(container:true) Q.viewWillAppear Q.viewIsAppearing hook.alongside alongside
            hook.layout hook.presentDidEnd(true) Q.viewDidAppear hook.coordinated coordinated completion
            """,
            .plain: """
            Q.viewDidLoad delegate.presentationController hook.presentWillBegin(container:true) Q.viewWillAppear
            Q.viewIsAppearing hook.layout hook.alongside alongside hook.presentDidEnd(true) Q.viewDidAppear
            hook.coordinated coordinated completion
            """,
        ],
        dismiss: [
            .finished: """
            delegate.animator(dismissed) delegate.interactor(dismissed) Q.viewWillDisappear hook.dismissWillBegin
            animator.duration animator.animate alongside animator.done(true) hook.dismissDidEnd(true)
            Q.viewDidDisappear coordinated completion animator.ended(true)
            """,
            .driven: """
            delegate.animator(dismissed) delegate.interactor(dismissed) Q.viewWillDisappear hook.dismissWillBegin
            animator.duration interactor.start animator.duration animator.animate alongside interaction(off)
            animator.done(true) hook.dismissDidEnd(true) Q.viewDidDisappear coordinated completion
            animator.ended(true)
            """,
            .cancelled: """
            delegate.animator(dismissed) delegate.interactor(dismissed) Q.viewWillDisappear hook.dismissWillBegin
            animator.duration interactor.start animator.duration animator.animate alongside interaction(off,cancelled)
            animator.done(true) hook.dismissDidEnd(false) Q.viewWillAppear Q.viewIsAppearing Q.viewDidAppear
            coordinated(cancelled) completion animator.ended(false)
            """,
            .system: """
            delegate.animator(dismissed) Q.viewWillDisappear hook.dismissWillBegin alongside hook.dismissDidEnd(true)
            Q.viewDidDisappear coordinated completion
            """,
            .plain: """
            Q.viewWillDisappear hook.dismissWillBegin alongside hook.dismissDidEnd(true) Q.viewDidDisappear
            coordinated completion
            """,
        ])

    /// One that says that the presenter's view is removed.
    static let customRemoving = ModalCalls(
        present: [
            .finished: """
            Q.viewDidLoad delegate.presentationController delegate.animator(presented) delegate.interactor(presented)
            hook.presentWillBegin(container:true) P.viewWillDisappear Q.viewWillAppear animator.duration
            animator.animate Q.viewIsAppearing hook.alongside alongside hook.layout animator.done(true)
            hook.presentDidEnd(true) Q.viewDidAppear P.viewDidDisappear hook.coordinated coordinated completion
            animator.ended(true) hook.layout
            """,
            .driven: """
            Q.viewDidLoad delegate.presentationController delegate.animator(presented) delegate.interactor(presented)
            hook.presentWillBegin(container:true) P.viewWillDisappear Q.viewWillAppear animator.duration
            interactor.start animator.duration animator.animate hook.layout Q.viewIsAppearing hook.alongside alongside
            interaction(off) animator.done(true) hook.presentDidEnd(true) Q.viewDidAppear P.viewDidDisappear
            hook.coordinated coordinated completion animator.ended(true) hook.layout
            """,
            .cancelled: """
            Q.viewDidLoad delegate.presentationController delegate.animator(presented) delegate.interactor(presented)
            hook.presentWillBegin(container:true) P.viewWillDisappear Q.viewWillAppear animator.duration
            interactor.start animator.duration animator.animate hook.layout Q.viewIsAppearing hook.alongside alongside
            interaction(off,cancelled) animator.done(true) hook.presentDidEnd(false) Q.viewWillDisappear
            Q.viewDidDisappear P.viewWillAppear P.viewIsAppearing P.viewDidAppear hook.coordinated
            coordinated(cancelled) completion animator.ended(false)
            """,
            .system: """
            Q.viewDidLoad delegate.presentationController delegate.animator(presented)
            hook.presentWillBegin(container:true) P.viewWillDisappear Q.viewWillAppear Q.viewIsAppearing
            hook.alongside alongside hook.layout hook.presentDidEnd(true) Q.viewDidAppear P.viewDidDisappear
            hook.coordinated coordinated completion hook.layout
            """,
            .plain: """
            Q.viewDidLoad delegate.presentationController hook.presentWillBegin(container:true) P.viewWillDisappear
            Q.viewWillAppear Q.viewIsAppearing hook.layout hook.alongside alongside hook.presentDidEnd(true)
            Q.viewDidAppear P.viewDidDisappear hook.coordinated coordinated completion hook.layout
            """,
        ],
        dismiss: [
            .finished: """
            delegate.animator(dismissed) delegate.interactor(dismissed) Q.viewWillDisappear P.viewWillAppear
            hook.dismissWillBegin animator.duration animator.animate P.viewIsAppearing alongside hook.layout
            animator.done(true) hook.dismissDidEnd(true) P.viewDidAppear Q.viewDidDisappear coordinated completion
            animator.ended(true)
            """,
            .driven: """
            delegate.animator(dismissed) delegate.interactor(dismissed) Q.viewWillDisappear P.viewWillAppear
            hook.dismissWillBegin animator.duration interactor.start animator.duration animator.animate hook.layout
            P.viewIsAppearing alongside interaction(off) animator.done(true) hook.dismissDidEnd(true) P.viewDidAppear
            Q.viewDidDisappear coordinated completion animator.ended(true)
            """,
            .cancelled: """
            delegate.animator(dismissed) delegate.interactor(dismissed) Q.viewWillDisappear P.viewWillAppear
            hook.dismissWillBegin animator.duration interactor.start animator.duration animator.animate hook.layout
            P.viewIsAppearing alongside interaction(off,cancelled) animator.done(true) hook.dismissDidEnd(false)
            P.viewWillDisappear P.viewDidDisappear Q.viewWillAppear Q.viewIsAppearing Q.viewDidAppear
            coordinated(cancelled) completion animator.ended(false) hook.layout
            """,
            .system: """
            delegate.animator(dismissed) Q.viewWillDisappear P.viewWillAppear hook.dismissWillBegin P.viewIsAppearing
            alongside hook.layout hook.dismissDidEnd(true) P.viewDidAppear Q.viewDidDisappear coordinated completion
            """,
            .plain: """
            Q.viewWillDisappear P.viewWillAppear hook.dismissWillBegin P.viewIsAppearing hook.layout alongside
            hook.dismissDidEnd(true) P.viewDidAppear Q.viewDidDisappear coordinated completion
            """,
        ])
}
