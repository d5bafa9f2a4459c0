import Testing
import UIKit

/// All calls of pushes and pops, written down.
@MainActor
@Suite(.statesOutcome, .serialized)
struct NavigationOrderTests {
    static let push: [Course: CallList] = [
        .finished: """
        Q.willMove(parent) Q.viewDidLoad delegate.animator(push,P,Q) delegate.interactor P.viewWillDisappear
        Q.viewWillAppear delegate.willShow(Q) animator.duration animator.animate Q.viewIsAppearing alongside
        animator.done(true) P.viewDidDisappear Q.viewDidAppear Q.didMove(parent) delegate.didShow(Q) coordinated
        animator.ended(true)
        """,
        .driven: """
        Q.willMove(parent) Q.viewDidLoad delegate.animator(push,P,Q) delegate.interactor P.viewWillDisappear
        Q.viewWillAppear delegate.willShow(Q) animator.duration interactor.start animator.duration animator.animate
        Q.viewIsAppearing alongside interaction(off) animator.done(true) P.viewDidDisappear Q.viewDidAppear
        Q.didMove(parent) delegate.didShow(Q) coordinated animator.ended(true)
        """,
        .cancelled: """
        Q.willMove(parent) Q.viewDidLoad delegate.animator(push,P,Q) delegate.interactor P.viewWillDisappear
        Q.viewWillAppear delegate.willShow(Q) animator.duration interactor.start animator.duration animator.animate
        Q.viewIsAppearing alongside interaction(off,cancelled) animator.done(true) Q.viewWillDisappear
        Q.viewDidDisappear P.viewWillAppear P.viewIsAppearing P.viewDidAppear Q.willMove(nil) Q.didMove(nil)
        coordinated(cancelled) animator.ended(false)
        """,
        .system: """
        Q.willMove(parent) Q.viewDidLoad delegate.animator(push,P,Q) P.viewWillDisappear Q.viewWillAppear
        delegate.willShow(Q) Q.viewIsAppearing alongside P.viewDidDisappear Q.viewDidAppear Q.didMove(parent)
        delegate.didShow(Q) coordinated
        """,
        .plain: """
        Q.willMove(parent) Q.viewDidLoad P.viewWillDisappear Q.viewWillAppear delegate.willShow(Q) Q.viewIsAppearing
        alongside P.viewDidDisappear Q.viewDidAppear Q.didMove(parent) delegate.didShow(Q) coordinated
        """,
    ]

    static let pop: [Course: CallList] = [
        .finished: """
        Q.willMove(nil) delegate.animator(pop,Q,P) delegate.interactor Q.viewWillDisappear P.viewWillAppear
        delegate.willShow(P) animator.duration animator.animate P.viewIsAppearing alongside animator.done(true)
        Q.viewDidDisappear P.viewDidAppear Q.didMove(nil) delegate.didShow(P) coordinated animator.ended(true)
        """,
        .driven: """
        Q.willMove(nil) delegate.animator(pop,Q,P) delegate.interactor Q.viewWillDisappear P.viewWillAppear
        delegate.willShow(P) animator.duration interactor.start animator.duration animator.animate P.viewIsAppearing
        alongside interaction(off) animator.done(true) Q.viewDidDisappear P.viewDidAppear Q.didMove(nil)
        delegate.didShow(P) coordinated animator.ended(true)
        """,
        .cancelled: """
        Q.willMove(nil) delegate.animator(pop,Q,P) delegate.interactor Q.viewWillDisappear P.viewWillAppear
        delegate.willShow(P) animator.duration interactor.start animator.duration animator.animate P.viewIsAppearing
        alongside interaction(off,cancelled) animator.done(true) P.viewWillDisappear P.viewDidDisappear
        Q.viewWillAppear Q.viewIsAppearing Q.viewDidAppear coordinated(cancelled) animator.ended(false)
        """,
        .system: """
        Q.willMove(nil) delegate.animator(pop,Q,P) Q.viewWillDisappear P.viewWillAppear delegate.willShow(P)
        P.viewIsAppearing alongside Q.viewDidDisappear P.viewDidAppear Q.didMove(nil) delegate.didShow(P) coordinated
        """,
        .plain: """
        Q.willMove(nil) Q.viewWillDisappear P.viewWillAppear delegate.willShow(P) P.viewIsAppearing alongside
        Q.viewDidDisappear P.viewDidAppear Q.didMove(nil) delegate.didShow(P) coordinated
        """,
    ]

    private func makeRig() -> (OrderRig, UINavigationController) {
        let navigation = UINavigationController()
        let rig = OrderRig { p, _ in
            navigation.pushViewController(p, animated: false)
            return navigation
        }
        navigation.delegate = rig.delegate
        return (rig, navigation)
    }

    @Test(arguments: Course.allCases) func `a push`(_ course: Course) {
        let (rig, navigation) = makeRig()
        let calls = rig.calls(course) { navigation.pushViewController(rig.q, animated: course.isAnimated) }
        state("calls, \(course)", calls.description)
        #expect(calls == Self.push[course])
        #expect(rig.leftovers == [])
        #expect(navigation.viewControllers == (course == .cancelled ? [rig.p] : [rig.p, rig.q]))
    }

    @Test(arguments: Course.allCases) func `a pop`(_ course: Course) {
        let (rig, navigation) = makeRig()
        rig.quietly { navigation.pushViewController(rig.q, animated: false) }
        let calls = rig.calls(course) { navigation.popViewController(animated: course.isAnimated) }
        state("calls, \(course)", calls.description)
        #expect(calls == Self.pop[course])
        #expect(rig.leftovers == [])
        #expect(navigation.viewControllers == (course == .cancelled ? [rig.p, rig.q] : [rig.p]))
    }
}
