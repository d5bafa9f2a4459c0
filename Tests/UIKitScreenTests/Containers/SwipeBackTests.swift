import InterludeStage
import TestStages
import Testing
import TransitionDoctor
import UIKit

/// The edge pan that goes back.
@MainActor
@Suite(.serialized)
struct SwipeBackTests {
    let p = UIViewController()
    let q = UIViewController()
    let navigation: UINavigationController
    let stage: Stage

    init() {
        navigation = UINavigationController(rootViewController: p)
        navigation.pushViewController(q, animated: false)
        p.title = "First"
        q.title = "Second"
        stage = Stage(root: navigation)
    }

    private func play(_ script: String) throws {
        stage.host.makeCurrent()
        try stage.host.play(script)
    }

    @Test func `far enough it pops`() throws {
        try play("0:5,400 0.2:300,405 0.5:300,405 0.6:up")
        stage.host.advance(by: 0.4)
        #expect(p.view.window != nil && q.view.window != nil)
        #expect(navigation.transitionCoordinator?.isInteractive == true)
        let x = q.view.layer.presentation()?.position.x ?? 0
        #expect(x > 400 && x < 520)
        stage.host.advance(by: 1)
        #expect(navigation.viewControllers == [p] && q.view.window == nil)
        #expect(navigation.navigationBar.topItem === p.navigationItem)
    }

    @Test func `not far enough it goes back, and nothing is changed`() throws {
        stage.host.makeCurrent()
        stage.host.advance(by: 0.1)
        let before = stage.state
        try play("0:5,400 0.2:100,405 0.5:100,405 0.6:up")
        stage.host.advance(by: 2)
        #expect(navigation.viewControllers == [p, q] && p.view.window == nil)
        #expect(stage.changes(since: before) == [])
        #expect(navigation.navigationBar.topItem === q.navigationItem)
    }

    @Test func `a flick is enough`() throws {
        try play("0:5,400 0.06:120,400 0.07:up")
        stage.host.advance(by: 1)
        #expect(navigation.viewControllers == [p])
    }

    /// Lets the recognizer begin wherever it is.
    private final class Permission: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
    }

    @Test(arguments: [true, false])
    func `a hidden back button takes it away, unless a delegate of the app's decides`(_ hasDelegate: Bool) throws {
        stage.host.makeCurrent()
        q.navigationItem.hidesBackButton = true
        let permission = Permission()
        if hasDelegate { navigation.interactivePopGestureRecognizer?.delegate = permission }
        try play("0:5,400 0.2:300,405 0.5:300,405 0.6:up")
        stage.host.advance(by: 2)
        #expect(navigation.viewControllers == (hasDelegate ? [p] : [p, q]))
    }

    @Test func `with a delegate of the app's too it can be called off`() throws {
        stage.host.makeCurrent()
        q.navigationItem.hidesBackButton = true
        let permission = Permission()
        navigation.interactivePopGestureRecognizer?.delegate = permission
        try play("0:5,400 0.2:100,405 0.5:100,405 0.6:up")
        stage.host.advance(by: 2)
        #expect(navigation.viewControllers == [p, q] && q.view.window != nil && p.view.window == nil)
    }

    /// Lets the recognizer begin only where there is something to pop.
    private final class Guard: NSObject, UIGestureRecognizerDelegate {
        weak var navigation: UINavigationController?
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            (navigation?.viewControllers.count ?? 0) > 1
        }
    }

    /// Swipes at the root, and pushes.
    private func swipeAtRootAndPush() throws {
        stage.host.makeCurrent()
        navigation.popViewController(animated: false)
        try play("0:5,400 0.2:300,405 0.5:300,405 0.6:up")
        stage.host.advance(by: 1)
        #expect(navigation.viewControllers == [p] && navigation.transitionCoordinator == nil)
        navigation.pushViewController(q, animated: true)
        stage.host.advance(by: 3)
    }

    @Test(arguments: [false, true])
    func `without a delegate, or with one that always agrees, it begins at the root and the next push waits`(
        _ hasDelegate: Bool
    ) throws {
        let permission = Permission()
        navigation.interactivePopGestureRecognizer?.delegate = hasDelegate ? permission : nil
        try swipeAtRootAndPush()
        #expect(navigation.transitionCoordinator?.isInteractive == true)
        #expect(p.view.window != nil && q.view.layer.presentation()?.position.x ?? 0 > stage.window.bounds.width)
    }

    @Test(arguments: [true, false]) func `the next swipe takes the push that waits to its end, or back`(
        _ finishes: Bool
    ) throws {
        navigation.interactivePopGestureRecognizer?.delegate = nil
        try swipeAtRootAndPush()
        try play(finishes ? "0:5,400 0.2:300,405 0.5:300,405 0.6:up" : "0:5,400 0.2:60,405 0.5:60,405 0.6:up")
        stage.host.advance(by: 2)
        #expect(navigation.viewControllers == (finishes ? [p, q] : [p]))
        #expect(navigation.transitionCoordinator == nil && (q.view.window != nil) == finishes)
    }

    @Test func `a push with an animator of the delegate's does not wait for that finger`() throws {
        navigation.interactivePopGestureRecognizer?.delegate = nil
        let delegate = LoggingDelegate(CallLog())
        delegate.animator = LoggingAnimator(CallLog())
        navigation.delegate = delegate
        try swipeAtRootAndPush()
        #expect(navigation.transitionCoordinator == nil && q.view.window != nil && p.view.window == nil)
    }

    @Test func `a delegate that counts the stack keeps it from beginning at the root`() throws {
        let delegate = Guard()
        delegate.navigation = navigation
        navigation.interactivePopGestureRecognizer?.delegate = delegate
        try swipeAtRootAndPush()
        #expect(navigation.transitionCoordinator == nil && q.view.window != nil && p.view.window == nil)
        try play("0:5,400 0.2:300,405 0.5:300,405 0.6:up")
        stage.host.advance(by: 2)
        #expect(navigation.viewControllers == [p])
    }

    @Test func `at the root it does nothing`() throws {
        stage.host.makeCurrent()
        navigation.popViewController(animated: false)
        try play("0:5,400 0.2:300,405 0.5:300,405 0.6:up")
        stage.host.advance(by: 1)
        #expect(navigation.viewControllers == [p] && navigation.transitionCoordinator == nil)
    }

    @Test func `a custom animator takes it away`() throws {
        let delegate = LoggingDelegate(CallLog())
        delegate.animator = LoggingAnimator(CallLog())
        navigation.delegate = delegate
        try play("0:5,400 0.2:300,405 0.5:300,405 0.6:up")
        stage.host.advance(by: 1)
        #expect(navigation.viewControllers == [p, q])
    }

    @Test func `away from the edge it does not begin`() throws {
        try play("0:100,400 0.2:350,405 0.5:350,405 0.6:up")
        stage.host.advance(by: 1)
        #expect(navigation.viewControllers == [p, q])
    }

    @Test func `the back button goes back`() throws {
        try play("0:30,80 0.05:up")
        stage.host.advance(by: 1)
        #expect(navigation.viewControllers == [p])
    }
}
