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

    @Test func `flexible spaces share what is left`() {
        let scene = Scene()
        scene.navigation.pushViewController(scene.second, animated: false)
        scene.stage.host.advance(by: 0.1)
        #expect(abs(scene.frame(scene.share).midX - 196.5) < 1)
        scene.second.setToolbarItems([scene.edit, .flexibleSpace(), scene.share], animated: false)
        scene.stage.host.advance(by: 0.1)
        #expect(scene.frame(scene.edit).minX == 8 && scene.frame(scene.share).maxX == 385)
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

    @Test func `a tap may hide both bars and bring them back`() throws {
        let scene = Scene()
        scene.navigation.hidesBarsOnTap = true
        for hidden in [true, false] {
            try scene.stage.host.play("0:200,400 0.05:up")
            scene.stage.host.advance(by: 1)
            #expect(scene.navigation.isNavigationBarHidden == hidden && scene.navigation.isToolbarHidden == hidden)
        }
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
