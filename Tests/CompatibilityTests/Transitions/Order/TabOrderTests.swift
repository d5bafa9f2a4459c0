import Testing
import UIKit

/// All calls of switches between tabs, written down.
@MainActor
@Suite(.statesOutcome, .serialized)
struct TabOrderTests {
    /// Without an animator a switch is never animated, so these are all.
    nonisolated static let courses: [Course] = [.finished, .driven, .cancelled, .plain]
    static let lists: [Course: CallList] = [
        .finished: """
        delegate.animator(P,Q) delegate.interactor Q.viewWillAppear P.viewWillDisappear animator.duration
        animator.animate Q.viewIsAppearing alongside animator.done(true) P.viewDidDisappear Q.viewDidAppear
        coordinated animator.ended(true)
        """,
        .driven: """
        delegate.animator(P,Q) delegate.interactor Q.viewWillAppear P.viewWillDisappear animator.duration
        interactor.start animator.duration animator.animate Q.viewIsAppearing alongside interaction(off)
        animator.done(true) P.viewDidDisappear Q.viewDidAppear coordinated animator.ended(true)
        """,
        .cancelled: """
        delegate.animator(P,Q) delegate.interactor Q.viewWillAppear P.viewWillDisappear animator.duration
        interactor.start animator.duration animator.animate Q.viewIsAppearing alongside interaction(off,cancelled)
        animator.done(true) Q.viewWillDisappear Q.viewDidDisappear P.viewWillAppear P.viewIsAppearing P.viewDidAppear
        coordinated(cancelled) animator.ended(false)
        """,
        .plain: """
        delegate.animator(P,Q) Q.viewWillAppear P.viewWillDisappear Q.viewIsAppearing alongside P.viewDidDisappear
        Q.viewDidAppear coordinated
        """,
    ]

    static let touched: CallList = """
        delegate.shouldSelect(Q) Q.viewDidLoad delegate.animator(P,Q) delegate.interactor Q.viewWillAppear
        P.viewWillDisappear animator.duration animator.animate Q.viewIsAppearing alongside delegate.didSelect(Q)
        animator.done(true) P.viewDidDisappear Q.viewDidAppear coordinated animator.ended(true)
        """

    static let twice: CallList = """
        Q.viewDidLoad delegate.animator(P,Q) delegate.interactor Q.viewWillAppear P.viewWillDisappear
        animator.duration animator.animate Q.viewIsAppearing alongside animator.done(true) P.viewDidDisappear
        Q.viewDidAppear coordinated animator.ended(true) delegate.animator(Q,P) delegate.interactor P.viewWillAppear
        Q.viewWillDisappear animator.duration animator.animate P.viewIsAppearing animator.done(true)
        Q.viewDidDisappear P.viewDidAppear animator.ended(true)
        """

    private func makeRig() -> (OrderRig, UITabBarController) {
        let tabs = UITabBarController()
        let rig = OrderRig { p, q in
            tabs.viewControllers = [p, q]
            return tabs
        }
        tabs.delegate = rig.delegate
        return (rig, tabs)
    }

    @Test(arguments: courses) func `a switch`(_ course: Course) {
        let (rig, tabs) = makeRig()
        rig.quietly { rig.q.loadViewIfNeeded() }
        let calls = rig.calls(course) { tabs.selectedIndex = 1 }
        state("calls, \(course)", calls.description)
        #expect(calls == Self.lists[course])
        #expect(rig.leftovers == [])
        #expect(tabs.selectedViewController === (course == .cancelled ? rig.p : rig.q))
        #expect(tabs.tabBar.selectedItem === tabs.selectedViewController?.tabBarItem)
    }

    @Test func `a tab's new item is in the bar at once`() {
        let (rig, tabs) = makeRig()
        let item = UITabBarItem(title: "New", image: nil, tag: 7)
        rig.p.tabBarItem = item
        #expect(tabs.tabBar.items?.first === item && tabs.tabBar.selectedItem === item)
    }

    @Test func `a touch on a tab`() {
        let (rig, tabs) = makeRig()
        let calls = rig.calls(.finished) { tabs.tabBar(tabs.tabBar, didSelect: rig.q.tabBarItem) }
        #expect(calls == Self.touched)
    }

    @Test func `a switch back during a switch waits for its end`() {
        let (rig, tabs) = makeRig()
        let calls = rig.calls(.finished) {
            tabs.selectedIndex = 1
            rig.stage.advance(by: 0.1)
            tabs.selectedIndex = 0
            #expect(tabs.selectedIndex == 0)
        }
        #expect(calls == Self.twice)
        #expect(rig.p.view.window != nil && rig.q.view.window == nil)
        #expect(!UIApplication.shared.isIgnoringInteractionEvents)
    }
}
