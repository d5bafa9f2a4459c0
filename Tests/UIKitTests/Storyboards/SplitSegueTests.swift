import Foundation
import TestStages
import Testing
import UIKit

/// Segues into the columns of a split view controller.
@MainActor @Suite struct SplitSegueTests {
    private static let storyboard = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="split"><scenes>
        <scene sceneID="s0"><objects><splitViewController id="split" sceneMemberID="viewController"><connections>
        <segue destination="list" kind="relationship" relationship="masterViewController" id="r1"/>
        <segue destination="empty" kind="relationship" relationship="detailViewController" id="r2"/>
        </connections></splitViewController></objects></scene>
        <scene sceneID="s1"><objects><navigationController id="list" sceneMemberID="viewController"><connections>
        <segue destination="rows" kind="relationship" relationship="rootViewController" id="r3"/>
        </connections></navigationController></objects></scene>
        <scene sceneID="s2"><objects><viewController id="rows" title="Rows" sceneMemberID="viewController">
        <view key="view" id="v"/><connections>
        <segue destination="detail" kind="showDetail" identifier="detail" id="g1"/>
        <segue destination="other" kind="replace" identifier="right" splitViewControllerTargetIndex="1" id="g2"/>
        <segue destination="other" kind="replace" identifier="left" id="g3"/>
        </connections></viewController></objects></scene>
        <scene sceneID="s3"><objects><viewController id="empty" title="Empty" sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="s4"><objects><viewController id="detail" title="Detail" sceneMemberID="viewController"/>
        </objects></scene>
        <scene sceneID="s5"><objects><viewController id="other" title="Other" sceneMemberID="viewController"/>
        </objects></scene>
        </scenes></document>
        """

    private func open(
        on device: Device
    ) throws -> (stage: Stage, split: UISplitViewController, list: UINavigationController) {
        let storyboard = try UIStoryboard(
            data: Data(SplitSegueTests.storyboard.utf8), name: "Split", bundle: StoryboardFiles.bundle)
        let split = try #require(storyboard.instantiateInitialViewController() as? UISplitViewController)
        let list = try #require(split.viewControllers.first as? UINavigationController)
        return (Stage(root: split, device: device), split, list)
    }

    private func go(_ identifier: String, _ list: UINavigationController, _ stage: Stage) throws {
        try #require(list.viewControllers.first).performSegue(withIdentifier: identifier, sender: nil)
        stage.host.advance(by: 1)
    }

    @Test func `a detail is shown in the second column, and pushed where there is one column`() throws {
        let wide = try open(on: .iPad10)
        #expect(wide.split.viewControllers.map(\.title) == [nil, "Empty"])
        try go("detail", wide.list, wide.stage)
        #expect(wide.split.viewControllers.map(\.title) == [nil, "Detail"])
        #expect(wide.list.viewControllers.map(\.title) == ["Rows"])
        let narrow = try open(on: .iPhone15)
        try go("detail", narrow.list, narrow.stage)
        #expect(narrow.list.topViewController?.title == "Detail")
        narrow.list.popViewController(animated: true)
        narrow.stage.host.advance(by: 1)
        #expect(!narrow.list.viewControllers.contains { $0.title == "Detail" })
    }

    @Test func `a replacing segue puts its destination into a column`() throws {
        let (stage, split, list) = try open(on: .iPad10)
        try go("right", list, stage)
        #expect(split.viewControllers.map(\.title) == [nil, "Other"])
        try go("left", list, stage)
        #expect(split.viewControllers.map(\.title) == ["Other", "Other"])
    }
}
