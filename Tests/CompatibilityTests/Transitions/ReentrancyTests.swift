import Testing
import UIKit

/// One change in the middle of another. Nothing gets stuck, and the last request is shown in the end.
@MainActor
@Suite(.statesOutcome, .serialized)
struct ReentrancyTests {
    /// Three screens, one on a navigation controller's stack, which is in a tab bar controller beside another screen.
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
        let stage: CompatibilityStage

        init(animator: Bool = false) {
            (p, q, r) = (LoggingController("P", log), LoggingController("Q", log), LoggingController("R", log))
            navigation = UINavigationController(rootViewController: p)
            tabs.viewControllers = [navigation, other]
            delegate = LoggingDelegate(log)
            stage = CompatibilityStage(root: tabs)
            if animator { delegate.animator = LoggingAnimator(log) }
            navigation.delegate = delegate
            tabs.delegate = delegate
            _ = log.take()
        }

        func wait(_ duration: TimeInterval) { stage.advance(by: duration) }

        /// Waits for the end of everything, and expects that a controller is shown and no transition runs.
        func expectRest(showing shown: UIViewController, _ location: SourceLocation = #_sourceLocation) {
            wait(1.5)
            #expect(shown.viewIfLoaded?.window != nil, sourceLocation: location)
            #expect(
                navigation.transitionCoordinator == nil && tabs.transitionCoordinator == nil, sourceLocation: location)
            guard let shown = shown as? LoggingController else { return }
            let last = log.take().calls.last { $0.hasPrefix("\(shown.name).view") }
            #expect(last == "\(shown.name).viewDidAppear", sourceLocation: location)
        }
    }

    @Test(arguments: [true, false]) func `a push during a push waits and then shows the top`(_ custom: Bool) {
        let rig = Rig(animator: custom)
        rig.navigation.pushViewController(rig.q, animated: true)
        rig.wait(0.1)
        rig.navigation.pushViewController(rig.r, animated: true)
        #expect(rig.navigation.viewControllers == [rig.p, rig.q, rig.r])
        rig.expectRest(showing: rig.r)
        #expect(rig.q.view.window == nil && rig.navigation.navigationBar.topItem === rig.r.navigationItem)
    }

    @Test(arguments: [true, false]) func `a new stack during an interactive pop comes after it`(_ finishes: Bool) {
        let rig = Rig(animator: true)
        rig.navigation.pushViewController(rig.q, animated: false)
        rig.wait(0.1)
        let interactor = UIPercentDrivenInteractiveTransition()
        rig.delegate.interactor = interactor
        rig.navigation.popViewController(animated: true)
        rig.wait(0.1)
        interactor.update(0.4)
        rig.delegate.interactor = nil
        rig.navigation.setViewControllers([rig.p, rig.r], animated: true)
        rig.wait(0.1)
        if finishes { interactor.finish() } else { interactor.cancel() }
        rig.expectRest(showing: rig.r)
        #expect(rig.q.viewIfLoaded?.window == nil)
    }

    @Test func `a push during a tab switch is there when the tab is`() {
        let rig = Rig(animator: true)
        rig.tabs.selectedIndex = 1
        rig.wait(0.1)
        rig.navigation.pushViewController(rig.q, animated: true)
        rig.expectRest(showing: rig.other)
        rig.tabs.selectedIndex = 0
        rig.expectRest(showing: rig.q)
    }

    @Test(arguments: [true, false]) func `a push in viewWillAppear of the tab that comes`(_ custom: Bool) {
        let rig = Rig(animator: custom)
        rig.tabs.selectedIndex = 1
        rig.wait(1)
        rig.p.hooks["viewWillAppear"] = {
            rig.p.hooks = [:]
            rig.navigation.pushViewController(rig.q, animated: true)
        }
        rig.tabs.selectedIndex = 0
        rig.expectRest(showing: rig.q)
        #expect(rig.p.view.window == nil)
    }
}
