import InterludeTesting
import TestStages
import Testing
import UIKit

/// One change in the middle of another. Nothing gets stuck, and what was asked for last is shown in the end.
@MainActor
@Suite(.serialized)
struct ReentrancyTests {
    /// Three screens in a navigation controller in a tab controller, all at rest.
    @MainActor
    struct Rig {
        let log = CallLog()
        let p: LoggingController
        let q: LoggingController
        let r: LoggingController
        let navigation: UINavigationController
        let tabs = UITabBarController()
        let other = UIViewController()
        let delegate: LoggingDelegate
        let stage: Stage

        init(animator: Bool = false) {
            (p, q, r) = (LoggingController("P", log), LoggingController("Q", log), LoggingController("R", log))
            navigation = UINavigationController(rootViewController: p)
            tabs.viewControllers = [navigation, other]
            delegate = LoggingDelegate(log)
            stage = Stage(root: tabs)
            if animator { delegate.animator = LoggingAnimator(log) }
            navigation.delegate = delegate
            tabs.delegate = delegate
            SystemLog.writesToStandardError = false
            _ = log.take()
        }

        func wait(_ duration: TimeInterval) { stage.host.advance(by: duration) }

        /// Waits for the end of everything, and expects rest: a controller on show, nobody half way.
        func expectRest(showing shown: UIViewController, _ place: SourceLocation = #_sourceLocation) {
            wait(3)
            #expect(shown.viewIfLoaded?.window != nil, sourceLocation: place)
            #expect(shown.appearancePhase == .appeared, sourceLocation: place)
            #expect(TransitionRun.current.isEmpty, sourceLocation: place)
            #expect(!UIApplication.shared.isIgnoringInteractionEvents, sourceLocation: place)
            let halfWay = [p, q, r, other].filter {
                $0.appearancePhase == .appearing || $0.appearancePhase == .disappearing
            }
            #expect(halfWay == [], sourceLocation: place)
        }
    }

    // MARK: In the stack

    @Test func `a push in viewDidAppear of a push goes through`() {
        let rig = Rig()
        rig.q.hooks["viewDidAppear"] = { rig.navigation.pushViewController(rig.r, animated: true) }
        rig.navigation.pushViewController(rig.q, animated: true)
        rig.expectRest(showing: rig.r)
    }

    @Test func `a push in viewWillAppear of a push goes through`() {
        let rig = Rig()
        rig.q.hooks["viewWillAppear"] = {
            rig.q.hooks = [:]
            rig.navigation.pushViewController(rig.r, animated: true)
        }
        rig.navigation.pushViewController(rig.q, animated: true)
        rig.expectRest(showing: rig.r)
        #expect(rig.navigation.viewControllers == [rig.p, rig.q, rig.r])
    }

    @Test(arguments: [true, false]) func `a pop during a push takes it back afterwards`(_ animated: Bool) {
        let rig = Rig(animator: true)
        rig.navigation.pushViewController(rig.q, animated: true)
        rig.wait(0.1)
        #expect(rig.navigation.popViewController(animated: animated) === rig.q)
        rig.expectRest(showing: rig.p)
        #expect(rig.navigation.viewControllers == [rig.p] && rig.q.parent == nil)
    }

    @Test(arguments: [true, false]) func `a controller that is put back while it is popped stays`(_ finishes: Bool) {
        let rig = Rig(animator: true)
        rig.navigation.pushViewController(rig.q, animated: false)
        rig.wait(0.1)
        let interactor = UIPercentDrivenInteractiveTransition()
        rig.delegate.interactor = interactor
        rig.navigation.popViewController(animated: true)
        rig.wait(0.1)
        interactor.update(0.4)
        rig.navigation.viewControllers.append(rig.q)
        if finishes { interactor.finish() } else { interactor.cancel() }
        rig.expectRest(showing: rig.q)
        #expect(rig.q.parent === rig.navigation && rig.navigation.children == [rig.p, rig.q])
        rig.delegate.interactor = nil
        rig.navigation.popViewController(animated: true)
        rig.expectRest(showing: rig.p)
        #expect(rig.q.parent == nil && rig.navigation.children == [rig.p])
    }

    // MARK: Modal

    @Test func `a dismissal during a presentation does nothing, and one after it works`() {
        let rig = Rig()
        rig.p.present(rig.q, animated: true)
        rig.wait(0.1)
        rig.p.dismiss(animated: true)
        rig.expectRest(showing: rig.q)
        rig.p.dismiss(animated: true)
        rig.expectRest(showing: rig.p)
    }

    @Test func `a presentation during a dismissal does nothing, and one after it works`() {
        let rig = Rig()
        rig.p.present(rig.q, animated: false)
        rig.wait(0.1)
        rig.p.dismiss(animated: true)
        rig.wait(0.1)
        rig.p.present(rig.r, animated: true)
        rig.expectRest(showing: rig.p)
        #expect(rig.r.presentingViewController == nil)
        rig.p.present(rig.r, animated: true)
        rig.expectRest(showing: rig.r)
    }

    @Test func `a presentation in the completion of a dismissal works`() {
        let rig = Rig()
        rig.p.present(rig.q, animated: false)
        rig.p.dismiss(animated: true) { rig.p.present(rig.r, animated: true) }
        rig.expectRest(showing: rig.r)
        #expect(rig.p.presentedViewController === rig.r)
    }

    @Test func `a presentation during a push stands over what is pushed`() {
        let rig = Rig(animator: true)
        rig.navigation.pushViewController(rig.q, animated: true)
        rig.wait(0.1)
        rig.r.modalPresentationStyle = .overFullScreen
        rig.tabs.present(rig.r, animated: true)
        rig.expectRest(showing: rig.r)
        #expect(rig.q.view.window != nil && rig.q.appearancePhase == .appeared)
    }

    // MARK: Tabs and the screen

    @Test(arguments: [true, false]) func `a tab switch during a push leaves both in order`(_ custom: Bool) {
        let rig = Rig(animator: custom)
        rig.navigation.pushViewController(rig.q, animated: true)
        rig.wait(0.1)
        rig.tabs.selectedIndex = 1
        rig.expectRest(showing: rig.other)
        rig.tabs.selectedIndex = 0
        rig.expectRest(showing: rig.q)
        #expect(rig.p.view.window == nil && rig.navigation.viewControllers == [rig.p, rig.q])
    }

    @Test func `tabs without the one that comes end at the one that is left`() {
        let rig = Rig(animator: true)
        rig.tabs.selectedIndex = 1
        rig.wait(0.1)
        rig.tabs.viewControllers = [rig.navigation]
        rig.expectRest(showing: rig.p)
        #expect(rig.other.parent == nil && rig.other.view.window == nil)
    }

    @Test(arguments: [true, false]) func `a turn of the screen in the middle of each change`(_ animated: Bool) {
        let rig = Rig(animator: true)
        let changes: [() -> Void] = [
            { rig.navigation.pushViewController(rig.q, animated: true) }, { rig.tabs.selectedIndex = 1 },
            { rig.tabs.selectedIndex = 0 }, { rig.tabs.present(rig.r, animated: true) },
            { rig.tabs.dismiss(animated: true) }, { rig.navigation.popViewController(animated: true) },
        ]
        for (index, change) in changes.enumerated() {
            change()
            rig.wait(0.1)
            rig.stage.host.rotate(to: index.isMultiple(of: 2) ? .landscapeLeft : .portrait, animated: animated)
            rig.wait(1.5)
            #expect(TransitionRun.current.isEmpty)
        }
        rig.expectRest(showing: rig.p)
        #expect(rig.stage.window.bounds.size == CGSize(width: 393, height: 852))
        #expect(rig.p.view.bounds.size == rig.stage.window.bounds.size)
    }
}
