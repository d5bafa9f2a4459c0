import Interlude
import InterludeTesting
import Testing
import UIKit

/// The seeds' seventh rule: a delegate that is put back too early, too late, or taken again. Whatever an app does about its
/// delegate meanwhile, transitions end, screens go, and nobody's delegate is lost.
@MainActor
@Suite struct `A delegate that changes meanwhile` {
    private final class Client: NSObject, UINavigationControllerDelegate {
        var shown: [String] = []
        func navigationController(
            _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
        ) { shown.append(viewController.title ?? "") }
    }

    @Test func `put back while the push runs, it stays, and the push ends`() throws {
        let (rig, client) = (try Rig(scale: 0.5), Client())
        rig.navigation.pushViewController(rig.page, using: .cube)
        rig.stage.advance(by: 0.1)
        rig.navigation.delegate = client
        try rig.stage.settle()
        #expect(rig.navigation.topViewController === rig.page && rig.navigation.delegate === client)
        #expect(client.shown == ["Page"])
        rig.navigation.popViewController(animated: true)
        try rig.stage.settle()
        #expect(rig.navigation.viewControllers == [rig.list] && rig.navigation.delegate === client)
    }

    @Test func `put back while a finger holds the way back, it stays, and the finger decides`() throws {
        for finishes in [true, false] {
            let (rig, client) = (try Rig(scale: 0.5), Client())
            rig.navigation.pushViewController(rig.page, using: .pull)
            try rig.stage.settle()
            let finger = rig.stage.touchDown(at: CGPoint(x: 2, y: 500))
            finger.move(by: CGVector(dx: finishes ? 320 : 100, dy: 0), duration: 0.3)
            finger.hold(for: 0.2)
            rig.navigation.delegate = client
            finger.lift()
            try rig.stage.settle()
            #expect(rig.navigation.topViewController === (finishes ? rig.list : rig.page))
            #expect(rig.navigation.delegate === client)
        }
    }

    @Test func `replaced while the screen is on show, the new one is asked, and is never put aside`() throws {
        let (rig, client) = (try Rig(scale: 0.5), Client())
        rig.navigation.pushViewController(rig.page, using: .flip)
        try rig.stage.settle()
        rig.navigation.delegate = client
        rig.navigation.popViewController(animated: true)
        rig.stage.advance(by: 0.1)
        #expect(!(TransitionRun.current.last?.animator is TransitionAnimator))
        try rig.stage.settle()
        #expect(rig.navigation.delegate === client && client.shown == ["List"])
    }

    @Test func `taken again with each screen, it is given back with the last`() throws {
        let (rig, client) = (try Rig(scale: 0.5), Client())
        rig.navigation.delegate = client
        let third = Screen("Third", .systemRed)
        for screen in [rig.page, third] {
            rig.navigation.pushViewController(screen, using: .deck)
            try rig.stage.settle()
            #expect(rig.navigation.delegate !== client)
        }
        rig.navigation.popViewController(animated: true)
        rig.stage.advance(by: 0.1)
        #expect(TransitionRun.current.last?.animator is TransitionAnimator)
        try rig.stage.settle()
        #expect(rig.navigation.delegate !== client)
        rig.navigation.popViewController(animated: true)
        rig.stage.advance(by: 0.1)
        #expect(TransitionRun.current.last?.animator is TransitionAnimator)
        try rig.stage.settle()
        #expect(rig.navigation.delegate === client)
        #expect(client.shown == ["Page", "Third", "Page", "List"])
        // And once more with a screen that has been there before.
        rig.navigation.pushViewController(rig.page, using: .deck)
        try rig.stage.settle()
        rig.navigation.popViewController(animated: true)
        try rig.stage.settle()
        #expect(rig.navigation.delegate === client && client.shown.suffix(2) == ["Page", "List"])
    }

    @Test func `one that dies meanwhile leaves nothing behind`() throws {
        let rig = try Rig(scale: 0.5)
        do {
            let client = Client()
            rig.navigation.delegate = client
            rig.navigation.pushViewController(rig.page, using: .iris)
            rig.stage.advance(by: 0.1)
        }
        try rig.stage.settle()
        rig.navigation.popViewController(animated: true)
        try rig.stage.settle()
        #expect(rig.navigation.delegate == nil && rig.navigation.viewControllers == [rig.list])
    }

    @Test func `a transitioning delegate of the app's that is set meanwhile is asked about the way back`() throws {
        final class Modal: NSObject, UIViewControllerTransitioningDelegate {
            var isAsked = false
            func animationController(
                forDismissed dismissed: UIViewController
            ) -> (any UIViewControllerAnimatedTransitioning)? {
                isAsked = true
                return FadeAnimator(direction: .backward)
            }
        }
        let (rig, modal) = (try Rig(scale: 0.5), Modal())
        rig.list.present(rig.page, using: .cube)
        rig.stage.advance(by: 0.1)
        rig.page.transitioningDelegate = modal
        try rig.stage.settle()
        rig.list.dismiss(animated: true)
        rig.stage.advance(by: 0.1)
        #expect(modal.isAsked && TransitionRun.current.last?.animator is FadeAnimator)
        try rig.stage.settle()
        #expect(rig.list.presentedViewController == nil)
    }
}
