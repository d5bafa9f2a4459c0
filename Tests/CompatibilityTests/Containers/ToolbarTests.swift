import Testing
import UIKit

/// Toolbars: where they stand, what they show, and how they come and go.
@MainActor
@Suite(.statesOutcome, .serialized)
struct ToolbarTests {
    @MainActor
    struct Scene {
        let first = UIViewController()
        let second = UIViewController()
        let navigation: UINavigationController
        let stage: CompatibilityStage
        let edit = UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil)
        let share = UIBarButtonItem(title: "Share", style: .plain, target: nil, action: nil)

        init(inTabs: Bool = false) {
            navigation = UINavigationController(rootViewController: first)
            first.toolbarItems = [edit]
            second.toolbarItems = [.flexibleSpace(), share, .flexibleSpace()]
            navigation.setToolbarHidden(false, animated: false)
            let tabs = UITabBarController()
            if inTabs { tabs.viewControllers = [navigation] }
            stage = CompatibilityStage(root: inTabs ? tabs : navigation)
        }
    }

    @Test func `it is hidden by default`() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = CompatibilityStage(root: navigation)
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

    @Test func `hiding moves it out in a fifth of a second`() {
        let scene = Scene()
        scene.navigation.setToolbarHidden(true, animated: true)
        scene.stage.advance(by: 0.1)
        let y = scene.navigation.toolbar.layer.presentation()?.frame.minY ?? 0
        #expect(y > 780 && y < 850)
        scene.stage.advance(by: 0.3)
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
        let stage = CompatibilityStage(root: navigation)
        stage.advance(by: 0.1)
        navigation.pushViewController(editor, animated: true)
        stage.step()
        #expect(editor.view.safeAreaInsets.bottom == 78 && navigation.transitionCoordinator != nil)
        stage.advance(by: 1)
        #expect(editor.view.safeAreaInsets.bottom == 78 && !navigation.toolbar.isHidden)
        navigation.popViewController(animated: true)
        stage.step()
        #expect(list.view.safeAreaInsets.bottom == 34 && navigation.transitionCoordinator != nil)
        stage.advance(by: 1)
        #expect(list.view.safeAreaInsets.bottom == 34 && navigation.toolbar.isHidden)
    }

    @Test func `with a screen that wants no bar below it, it leaves with the old screen`() {
        let scene = Scene()
        scene.second.hidesBottomBarWhenPushed = true
        scene.navigation.pushViewController(scene.second, animated: true)
        scene.stage.advance(by: 0.2)
        let x = scene.navigation.toolbar.layer.presentation()?.frame.minX ?? 0
        #expect(x < -20 && x > -393)
        scene.stage.advance(by: 1)
        #expect(scene.navigation.toolbar.frame.maxX == 0 && scene.second.view.safeAreaInsets.bottom == 34)
        scene.navigation.popViewController(animated: true)
        scene.stage.advance(by: 1)
        #expect(scene.navigation.toolbar.frame.minX == 0 && scene.navigation.toolbar.items == [scene.edit])
    }

    @Test func `the keyboard may hide both`() {
        let scene = Scene()
        scene.navigation.hidesBarsWhenKeyboardAppears = true
        NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: nil)
        #expect(scene.navigation.isNavigationBarHidden && scene.navigation.isToolbarHidden)
    }
}
