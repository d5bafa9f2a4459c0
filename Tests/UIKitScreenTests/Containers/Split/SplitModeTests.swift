import Testing
import UIKit

/// Columns in regular width: what is shown, how it changes, and by what.
@MainActor
@Suite(.serialized)
struct SplitModeTests {
    @Test func `without the gesture the automatic button goes too`() {
        let scene = SplitScene()
        let bar = scene.primary.navigationController?.navigationBar
        #expect(bar?.systemLeadingItems.count == 1)
        scene.split.presentsWithGesture = false
        #expect(bar?.systemLeadingItems.isEmpty == true)
    }

    @Test func `each column's controller gets a navigation controller, and can be asked for`() {
        let scene = SplitScene()
        #expect(scene.primary.navigationController != nil && scene.secondary.navigationController != nil)
        #expect(scene.primary.splitViewController === scene.split)
        #expect(scene.split.viewController(for: .primary) === scene.primary)
        #expect(scene.split.viewControllers.count == 2 && !scene.split.isCollapsed)
    }

    @Test func `in landscape two columns stand beside each other`() {
        let scene = SplitScene()
        #expect(scene.split.displayMode == .oneBesideSecondary && scene.split.splitBehavior == .tile)
        #expect(scene.frame(scene.primary) == CGRect(x: 0, y: 0, width: 320, height: 820))
        #expect(scene.frame(scene.secondary) == CGRect(x: 320, y: 0, width: 860, height: 820))
    }

    @Test func `in portrait the secondary column is alone`() {
        let scene = SplitScene(.doubleColumn, .iPad10, .portrait)
        #expect(scene.split.displayMode == .secondaryOnly && scene.split.splitBehavior == .overlay)
        #expect(scene.frame(scene.primary) == .zero && scene.frame(scene.secondary).width == 820)
    }

    @Test func `three columns move the secondary one aside in portrait`() {
        let scene = SplitScene(.tripleColumn, .iPad10, .portrait)
        #expect(scene.split.splitBehavior == .displace)
        scene.split.show(.primary)
        scene.stage.host.advance(by: 1)
        #expect(scene.split.displayMode == .twoDisplaceSecondary)
        #expect(scene.frame(scene.secondary) == CGRect(x: 600, y: 0, width: 500, height: 1180))
    }

    @Test func `widths follow the app's wishes within its limits`() {
        let scene = SplitScene { split in
            split.preferredPrimaryColumnWidthFraction = 0.4
            split.maximumPrimaryColumnWidth = 400
        }
        #expect(scene.split.primaryColumnWidth == 400 && scene.frame(scene.primary).width == 400)
        scene.split.maximumPrimaryColumnWidth = UISplitViewController.automaticDimension
        scene.stage.host.advance(by: 0.1)
        #expect(scene.frame(scene.primary).width == 472)
    }

    @Test func `without room for the secondary column they cover it`() {
        let scene = SplitScene { $0.minimumSecondaryColumnWidth = 900 }
        #expect(scene.split.splitBehavior == .overlay && scene.split.displayMode == .secondaryOnly)
    }

    @Test func `hide and show run a transition, with calls in order`() {
        let scene = SplitScene()
        scene.split.hide(.primary)
        #expect(scene.split.transitionCoordinator?.isAnimated == true)
        #expect(scene.primary.transitionCoordinator != nil)
        scene.stage.host.advance(by: 0.2)
        let x = scene.primary.navigationController?.view.layer.presentation()?.frame.minX ?? 0
        #expect(x < -20 && x > -300)
        scene.stage.host.advance(by: 1)
        #expect(
            scene.log.take() == [
                "willChangeTo(secondaryOnly)", "willHide(primary)", "a.viewWillDisappear", "a.viewDidDisappear",
                "didHide(primary)",
            ])
        #expect(scene.frame(scene.secondary).width == 1180 && scene.split.transitionCoordinator == nil)
        scene.split.show(.primary)
        scene.stage.host.advance(by: 1)
        #expect(
            scene.log.take() == [
                "willChangeTo(oneBesideSecondary)", "willShow(primary)", "a.viewWillAppear", "a.viewIsAppearing",
                "a.viewDidAppear", "didShow(primary)",
            ])
        #expect(scene.frame(scene.secondary).minX == 320)
    }

    @Test func `the preferred mode changes at once, or with the block it is set in`() {
        let scene = SplitScene()
        scene.split.preferredDisplayMode = .secondaryOnly
        #expect(scene.frame(scene.secondary).width == 1180)
        UIView.animate(withDuration: 0.4) { scene.split.preferredDisplayMode = .oneBesideSecondary }
        scene.stage.host.advance(by: 0.2)
        let x = scene.secondary.navigationController?.view.layer.presentation()?.frame.minX ?? 0
        #expect(x > 10 && x < 310)
        scene.stage.host.advance(by: 0.5)
        #expect(scene.frame(scene.secondary).minX == 320)
    }

    @Test func `over the secondary column it is dimmed, and a tap there takes the primary one away`() throws {
        let scene = SplitScene(.doubleColumn, .iPad10, .portrait)
        scene.split.show(.primary)
        scene.stage.host.advance(by: 1)
        #expect(scene.split.displayMode == .oneOverSecondary)
        #expect(scene.frame(scene.primary).width == 320 && scene.frame(scene.secondary).width == 820)
        try scene.play("0:700,600 0.05:up", for: 1)
        #expect(scene.split.displayMode == .secondaryOnly && scene.frame(scene.primary) == .zero)
    }

    @Test func `a drag from the edge brings the primary column in`() throws {
        let scene = SplitScene(.doubleColumn, .iPad10, .portrait)
        try scene.play("0:5,600 0.3:205,600 0.6:250,600 0.7:up", for: 0.5)
        #expect(scene.split.transitionCoordinator?.isInteractive == true)
        let x = scene.primary.navigationController?.view.layer.presentation()?.frame.minX ?? 0
        #expect(x > -120 && x < -60)
        scene.stage.host.advance(by: 1)
        #expect(scene.split.displayMode == .oneOverSecondary && scene.frame(scene.primary).minX == 0)
        #expect(
            scene.log.take() == [
                "gestureWillBegin", "willChangeTo(oneOverSecondary)", "willShow(primary)", "a.viewDidLoad",
                "a.didMove(parent)", "a.viewWillAppear", "a.viewIsAppearing", "gestureDidEnd", "a.viewDidAppear",
                "didShow(primary)",
            ])
    }

    @Test func `let go too early, all is as before`() throws {
        let scene = SplitScene(.doubleColumn, .iPad10, .portrait)
        scene.split.show(.primary)
        scene.stage.host.advance(by: 1)
        scene.split.hide(.primary)
        scene.stage.host.advance(by: 1)
        _ = scene.log.take()
        let before = scene.stage.state
        try scene.play("0:5,600 0.3:100,600 0.6:100,600 0.7:up", for: 2)
        #expect(scene.stage.changes(since: before) == [])
        #expect(scene.split.displayMode == .secondaryOnly)
        #expect(
            scene.log.take() == [
                "gestureWillBegin", "willChangeTo(oneOverSecondary)", "willShow(primary)", "a.viewWillAppear",
                "a.viewIsAppearing", "gestureDidEnd", "a.viewWillDisappear", "a.viewDidDisappear",
            ])
    }

    @Test func `without the gesture nothing happens`() throws {
        let scene = SplitScene(.doubleColumn, .iPad10, .portrait) { $0.presentsWithGesture = false }
        try scene.play("0:5,600 0.3:205,600 0.6:250,600 0.7:up", for: 1)
        #expect(scene.split.displayMode == .secondaryOnly)
    }

    @Test func `the primary edge may be the trailing one`() throws {
        let scene = SplitScene(.doubleColumn, .iPad10, .portrait) { $0.primaryEdge = .trailing }
        try scene.play("0:815,600 0.3:600,600 0.6:560,600 0.7:up", for: 2)
        #expect(scene.frame(scene.primary) == CGRect(x: 500, y: 0, width: 320, height: 1180))
    }

    @Test func `the button in the first bar shows and hides`() {
        let scene = SplitScene()
        #expect(
            scene.primary.navigationController?.navigationBar.systemLeadingItems.first
                === scene.split.displayModeButtonItem)
        scene.split.displayModeButtonItem.perform()
        scene.stage.host.advance(by: 1)
        #expect(scene.split.displayMode == .secondaryOnly)
        #expect(scene.primary.navigationController?.navigationBar.systemLeadingItems.isEmpty == true)
        #expect(scene.secondary.navigationController?.navigationBar.systemLeadingItems.count == 1)
        scene.split.displayModeButtonItem.perform()
        scene.stage.host.advance(by: 1)
        #expect(scene.split.displayMode == .oneBesideSecondary)
        scene.split.displayModeButtonVisibility = .never
        #expect(scene.primary.navigationController?.navigationBar.systemLeadingItems.isEmpty == true)
    }

    @Test func `a rotation goes by the new size`() {
        let scene = SplitScene()
        scene.stage.host.rotate(to: .portrait)
        scene.stage.host.advance(by: 1)
        #expect(scene.split.displayMode == .secondaryOnly && scene.frame(scene.primary) == .zero)
        scene.stage.host.rotate(to: .landscapeLeft)
        scene.stage.host.advance(by: 1)
        #expect(scene.split.displayMode == .oneBesideSecondary && scene.frame(scene.primary).width == 320)
    }

    @Test func `a rotation in the middle of a transition is made up for`() {
        let scene = SplitScene()
        scene.split.hide(.primary)
        scene.stage.host.advance(by: 0.1)
        scene.stage.host.rotate(to: .portrait)
        scene.stage.host.advance(by: 2)
        #expect(scene.frame(scene.secondary) == CGRect(x: 0, y: 0, width: 820, height: 1180))
        #expect(scene.split.transitionCoordinator == nil)
    }

    @Test func `showing a detail exchanges the secondary controller`() {
        let scene = SplitScene()
        let other = LoggingController("d", scene.log)
        scene.primary.showDetailViewController(other, sender: nil)
        scene.stage.host.advance(by: 0.1)
        #expect(scene.split.viewController(for: .secondary) === other)
        #expect(scene.frame(other) == CGRect(x: 320, y: 0, width: 860, height: 820))
        #expect(scene.secondary.view.window == nil)
        #expect(
            scene.log.take() == [
                "d.willMove(parent)", "c.viewWillDisappear", "c.viewDidDisappear", "d.viewDidLoad", "d.didMove(parent)",
                "d.viewWillAppear", "d.viewIsAppearing", "d.viewDidAppear",
            ])
    }
}
