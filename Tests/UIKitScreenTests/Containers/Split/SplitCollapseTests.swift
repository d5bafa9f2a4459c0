import TestStages
import Testing
import UIKit

/// Columns become one stack in compact width, and columns again.
@MainActor
@Suite(.serialized)
struct SplitCollapseTests {
    private var phone: (UISplitViewController.Style, Device, UIInterfaceOrientation) {
        (.doubleColumn, .iPhone15ProMax, .portrait)
    }

    private func stack(_ scene: SplitScene) -> [UIViewController] {
        (scene.split.viewControllers.first as? UINavigationController)?.viewControllers ?? []
    }

    @Test func `on a phone the secondary column is on top of the primary one`() {
        let scene = SplitScene(.doubleColumn, .iPhone15, .portrait)
        #expect(scene.split.isCollapsed && scene.split.viewControllers.count == 1)
        #expect(stack(scene) == [scene.primary, scene.secondary])
        #expect(scene.frame(scene.secondary) == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(scene.split.isShowing(.secondary) && !scene.split.isShowing(.primary))
    }

    @Test func `the delegate may want the primary one on top, and show pushes the other`() {
        let scene = SplitScene(.doubleColumn, .iPhone15ProMax, .landscapeLeft)
        scene.delegate.top = .primary
        scene.stage.host.rotate(to: .portrait)
        scene.stage.host.advance(by: 1)
        #expect(stack(scene) == [scene.primary])
        #expect(
            scene.log.take().calls.filter { $0.hasPrefix("topC") || $0.hasPrefix("didC") } == [
                "topColumn(secondary)", "didCollapse",
            ])
        scene.split.show(.secondary)
        scene.stage.host.advance(by: 1)
        #expect(stack(scene) == [scene.primary, scene.secondary] && scene.split.isShowing(.secondary))
        scene.split.hide(.secondary)
        scene.stage.host.advance(by: 1)
        #expect(stack(scene) == [scene.primary])
    }

    @Test func `a turn makes columns of the stack, each with its own`() {
        let scene = SplitScene(.doubleColumn, .iPhone15ProMax, .portrait)
        let deeper = UIViewController()
        scene.secondary.navigationController?.pushViewController(deeper, animated: false)
        scene.stage.host.rotate(to: .landscapeLeft)
        scene.stage.host.advance(by: 1)
        #expect(!scene.split.isCollapsed && scene.log.take().calls.contains("didExpand"))
        #expect(scene.primary.navigationController?.viewControllers == [scene.primary])
        #expect(scene.secondary.navigationController?.viewControllers == [scene.secondary, deeper])
        #expect(scene.frame(scene.secondary).maxX == 932)
        scene.stage.host.rotate(to: .portrait)
        scene.stage.host.advance(by: 1)
        #expect(stack(scene) == [scene.primary, scene.secondary, deeper])
    }

    @Test func `a compact column is shown alone`() {
        let compact = UIViewController()
        let scene = SplitScene(.doubleColumn, .iPhone15ProMax, .portrait) {
            $0.setViewController(compact, for: .compact)
        }
        #expect(scene.split.viewControllers == [compact] && scene.split.isShowing(.compact))
        scene.stage.host.rotate(to: .landscapeLeft)
        scene.stage.host.advance(by: 1)
        #expect(compact.view.window == nil && scene.secondary.view.window != nil)
    }

    @Test func `in one stack a detail is pushed`() {
        let scene = SplitScene(.doubleColumn, .iPhone15, .portrait)
        scene.split.show(.primary)
        scene.stage.host.advance(by: 1)
        #expect(stack(scene) == [scene.primary])
        let other = UIViewController()
        scene.primary.showDetailViewController(other, sender: nil)
        scene.stage.host.advance(by: 1)
        #expect(stack(scene) == [scene.primary, other] && other.view.window != nil)
    }

    @Test func `appearances stay balanced over turns`() {
        let scene = SplitScene(.tripleColumn, .iPhone15ProMax, .portrait)
        for orientation in [UIInterfaceOrientation.landscapeLeft, .portrait, .landscapeRight, .portrait] {
            scene.stage.host.rotate(to: orientation)
            scene.stage.host.advance(by: 1)
        }
        let calls = scene.log.take().calls
        for name in ["a", "b", "c"] {
            let own = calls.filter {
                $0.hasPrefix("\(name).view") && !$0.hasSuffix("Load") && !$0.hasSuffix("Appearing")
            }
            for (first, second) in zip(own, own.dropFirst()) {
                let phases = [first, second].map { $0.replacingOccurrences(of: "\(name).view", with: "") }
                let legal = [
                    ["WillAppear", "DidAppear"], ["DidAppear", "WillDisappear"], ["WillDisappear", "DidDisappear"],
                    ["DidDisappear", "WillAppear"],
                ]
                #expect(legal.contains(phases))
            }
        }
        #expect(scene.secondary.appearancePhase == .appeared && scene.primary.appearancePhase == .disappeared)
    }

    // MARK: Without a style

    @Test func `without a style two controllers stand as they are`() {
        let (list, detail) = (UIViewController(), UIViewController())
        let split = UISplitViewController()
        split.viewControllers = [UINavigationController(rootViewController: list), detail]
        let stage = Stage(root: split, device: .iPhone15ProMax)
        let navigation = list.navigationController
        #expect(split.isCollapsed && navigation?.viewControllers == [list, detail])
        stage.host.rotate(to: .landscapeLeft)
        stage.host.advance(by: 1)
        #expect(split.viewControllers == [list.navigationController, detail] && navigation?.viewControllers == [list])
        #expect(detail.view.window != nil && detail.parent === split)
    }

    @Test func `its delegate may drop the secondary one`() {
        let log = CallLog()
        let delegate = SplitScene.Delegate(log)
        delegate.collapses = { true }
        let list = UIViewController()
        let split = UISplitViewController()
        split.delegate = delegate
        split.viewControllers = [UINavigationController(rootViewController: list), UIViewController()]
        let stage = Stage(root: split, device: .iPhone15)
        defer { withExtendedLifetime(stage) {} }
        #expect(log.take() == ["collapseSecondary"] && list.navigationController?.viewControllers == [list])
    }
}
