import InterludeStage
import TestStages
import Testing
import TransitionDoctor
import UIKit

/// Toolbars: where they stand, what they show, and how they come and go.
@MainActor
@Suite(.serialized)
struct ToolbarTests {
    @MainActor
    struct Scene {
        let first = UIViewController()
        let second = UIViewController()
        let navigation: UINavigationController
        let stage: Stage
        let edit = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        let share = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)

        init(inTabs: Bool = false) {
            navigation = UINavigationController(rootViewController: first)
            first.toolbarItems = [edit]
            second.toolbarItems = [.flexibleSpace(), share, .flexibleSpace()]
            navigation.setToolbarHidden(false, animated: false)
            let tabs = UITabBarController()
            if inTabs { tabs.viewControllers = [navigation] }
            stage = Stage(root: inTabs ? tabs : navigation)
        }

        func frame(_ item: UIBarButtonItem) -> CGRect { item.frame(in: navigation.view) ?? .zero }
    }

    @Test func `it is hidden by default`() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = Stage(root: navigation)
        defer { withExtendedLifetime(stage) {} }
        #expect(navigation.isToolbarHidden && navigation.toolbar.isHidden)
    }

    @Test func `it stands above the home indicator, and the content knows`() {
        let scene = Scene()
        #expect(scene.navigation.toolbar.frame == CGRect(x: 0, y: 774, width: 393, height: 44))
        #expect(scene.first.view.safeAreaInsets.bottom == 78)
        #expect(scene.navigation.toolbar.items == [scene.edit])
    }

    @Test func `above a tab bar it stands on that`() {
        let scene = Scene(inTabs: true)
        #expect(scene.navigation.toolbar.frame.maxY == 769)
        #expect(scene.first.view.safeAreaInsets.bottom == 127)
    }

    @Test func `flexible spaces share what is left`() {
        let scene = Scene()
        scene.navigation.pushViewController(scene.second, animated: false)
        scene.stage.host.advance(by: 0.1)
        #expect(abs(scene.frame(scene.share).midX - 196.5) < 1)
        scene.second.setToolbarItems([scene.edit, .flexibleSpace(), scene.share], animated: false)
        scene.stage.host.advance(by: 0.1)
        #expect(scene.frame(scene.edit).minX == 8 && scene.frame(scene.share).maxX == 385)
    }

    @Test func `hiding moves it out in a fifth of a second`() {
        let scene = Scene()
        scene.navigation.setToolbarHidden(true, animated: true)
        scene.stage.host.advance(by: 0.1)
        let y = scene.navigation.toolbar.layer.presentation()?.frame.minY ?? 0
        #expect(y > 780 && y < 850)
        scene.stage.host.advance(by: 0.3)
        #expect(scene.navigation.toolbar.isHidden && scene.first.view.safeAreaInsets.bottom == 34)
    }

    /// Brings the toolbar when it is about to be seen, and sends it away when it goes.
    private final class Editor: UIViewController {
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            navigationController?.setToolbarHidden(false, animated: animated)
        }

        override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            navigationController?.setToolbarHidden(true, animated: animated)
        }
    }

    @Test func `a screen that brings it is laid out for it from the first frame, and so is one before which it goes`() {
        let (list, editor) = (UIViewController(), Editor())
        let navigation = UINavigationController(rootViewController: list)
        let stage = Stage(root: navigation)
        stage.host.advance(by: 0.1)
        navigation.pushViewController(editor, animated: true)
        stage.host.step()
        #expect(editor.view.safeAreaInsets.bottom == 78 && navigation.transitionCoordinator != nil)
        stage.host.advance(by: 1)
        #expect(editor.view.safeAreaInsets.bottom == 78 && !navigation.toolbar.isHidden)
        navigation.popViewController(animated: true)
        stage.host.step()
        #expect(list.view.safeAreaInsets.bottom == 34 && navigation.transitionCoordinator != nil)
        stage.host.advance(by: 1)
        #expect(list.view.safeAreaInsets.bottom == 34 && navigation.toolbar.isHidden)
    }

    @Test func `a swipe back that is called off leaves a screen laid out for the toolbar that it brings`() {
        let (list, editor) = (UIViewController(), Editor())
        let navigation = UINavigationController(rootViewController: list)
        let stage = Stage(root: navigation)
        navigation.pushViewController(editor, animated: false)
        stage.host.advance(by: 0.5)
        let before = stage.state
        let delegate = LoggingDelegate(CallLog())
        let interactor = UIPercentDrivenInteractiveTransition()
        (delegate.animator, delegate.interactor) = (LoggingAnimator(delegate.log), interactor)
        navigation.delegate = delegate
        navigation.popViewController(animated: true)
        stage.host.advance(by: 0.1)
        interactor.update(0.5)
        stage.host.advance(by: 0.1)
        interactor.cancel()
        stage.host.advance(by: 2)
        navigation.delegate = nil
        #expect(stage.state.differences(from: before) == [])
        #expect(editor.view.safeAreaInsets.bottom == 78 && list.view.safeAreaInsets.bottom == 34)
    }

    @Test func `a push crosses the items, a cancelled swipe back leaves them`() throws {
        let scene = Scene()
        scene.navigation.pushViewController(scene.second, animated: true)
        scene.stage.host.advance(by: 0.2)
        #expect(
            scene.edit.frame(in: scene.navigation.view) != nil && scene.share.frame(in: scene.navigation.view) != nil)
        scene.stage.host.advance(by: 1)
        #expect(scene.navigation.toolbar.items?.contains(scene.share) == true)
        let before = scene.stage.state
        try scene.stage.host.play("0:5,400 0.2:100,405 0.5:100,405 0.6:up")
        scene.stage.host.advance(by: 2)
        #expect(scene.stage.changes(since: before) == [])
        try scene.stage.host.play("0:5,400 0.2:300,405 0.5:300,405 0.6:up")
        scene.stage.host.advance(by: 2)
        #expect(scene.navigation.toolbar.items == [scene.edit])
    }

    @Test func `with a screen that wants no bar below it, it leaves with the old screen`() {
        let scene = Scene()
        scene.second.hidesBottomBarWhenPushed = true
        scene.navigation.pushViewController(scene.second, animated: true)
        scene.stage.host.advance(by: 0.2)
        let x = scene.navigation.toolbar.layer.presentation()?.frame.minX ?? 0
        #expect(x < -20 && x > -393)
        scene.stage.host.advance(by: 1)
        #expect(scene.navigation.toolbar.frame.maxX == 0 && scene.second.view.safeAreaInsets.bottom == 34)
        scene.navigation.popViewController(animated: true)
        scene.stage.host.advance(by: 1)
        #expect(scene.navigation.toolbar.frame.minX == 0 && scene.navigation.toolbar.items == [scene.edit])
    }

    @Test func `a tap may hide both bars and bring them back`() throws {
        let scene = Scene()
        scene.navigation.hidesBarsOnTap = true
        for hidden in [true, false] {
            try scene.stage.host.play("0:200,400 0.05:up")
            scene.stage.host.advance(by: 1)
            #expect(scene.navigation.isNavigationBarHidden == hidden && scene.navigation.isToolbarHidden == hidden)
        }
    }

    @Test func `the keyboard may hide both`() {
        let scene = Scene()
        scene.navigation.hidesBarsWhenKeyboardAppears = true
        NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: nil)
        #expect(scene.navigation.isNavigationBarHidden && scene.navigation.isToolbarHidden)
    }

    @Test func `in compact height they go and come back`() {
        let scene = Scene()
        scene.navigation.hidesBarsWhenVerticallyCompact = true
        scene.stage.host.rotate(to: .landscapeLeft, animated: false)
        scene.stage.host.advance(by: 0.1)
        #expect(scene.navigation.isToolbarHidden)
        scene.stage.host.rotate(to: .portrait, animated: false)
        scene.stage.host.advance(by: 0.1)
        #expect(!scene.navigation.isToolbarHidden && !scene.navigation.isNavigationBarHidden)
    }

    @Test func `a pan on the content goes back once it is switched on`() throws {
        let scene = Scene()
        scene.navigation.pushViewController(scene.second, animated: false)
        scene.stage.host.advance(by: 0.1)
        let script = "0:100,400 0.2:390,405 0.5:390,405 0.6:up"
        try scene.stage.host.play(script)
        scene.stage.host.advance(by: 2)
        #expect(scene.navigation.topViewController === scene.second)
        scene.navigation.interactiveContentPopGestureRecognizer?.isEnabled = true
        try scene.stage.host.play(script)
        scene.stage.host.advance(by: 2)
        #expect(scene.navigation.topViewController === scene.first)
    }
}
