import Testing
import TestStages
import InterludeFoundation
import UIKit

/// Outlets of containers to objects beside them in their scene.
@MainActor
@Suite(.serialized)
struct ContainerOutletTests {
    @MainActor final class Holder: UINavigationController {
        nonisolated enum Table: ObjectiveCMembers {
            @used @section("swift5_tests") static let record: ObjectiveCRecord = (
                0x6f62_6a63, 0, { place, _, _, _ in Table.put(place) }, 0, 0
            )
            static var owner: AnyClass { Holder.self }
            @MainActor static var properties: [ObjectiveCProperty] { [.init("extra", \Holder.extra, .outlet)] }
            @MainActor static var methods: [ObjectiveCMethod] { [] }
        }

        var extra: UIView!
        var found: CGFloat?

        override func viewDidLoad() {
            super.viewDidLoad()
            found = extra?.subviews.first?.frame.width
        }
    }

    private func storyboard(_ element: String, childClass: String = "viewController") throws -> UIStoryboard {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="n"><scenes>
            <scene sceneID="s1"><objects>
            <navigationController id="n" sceneMemberID="viewController">
            <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0" y="44" width="375" height="44"/></navigationBar>
            <connections>\(element)
            <segue destination="p" kind="relationship" relationship="rootViewController" id="r"/></connections>
            </navigationController>
            <placeholder placeholderIdentifier="IBFirstResponder" id="f" sceneMemberID="firstResponder"/>
            <view contentMode="scaleToFill" id="extra"><rect key="frame" x="0" y="0" width="240" height="128"/>
            <subviews><view id="in"><rect key="frame" x="1" y="2" width="33" height="4"/></view></subviews></view>
            </objects></scene>
            <scene sceneID="s2"><objects><viewController id="p" sceneMemberID="viewController">
            <view key="view" id="v"><rect key="frame" x="0" y="0" width="375" height="812"/></view></viewController>
            </objects></scene></scenes></document>
            """
        return try UIStoryboard(data: Data(text.utf8), name: "Test", bundle: StoryboardFiles.bundle)
    }

    @Test func `a navigation controller's outlet leads to a view of its scene before viewDidLoad`() throws {
        let storyboard = try storyboard("<outlet property=\"extra\" destination=\"extra\" id=\"o\"/>")
        let made = storyboard.instantiateInitialViewController { Holder(coder: $0) }
        let holder = try #require(made)
        #expect(holder.extra?.frame.size == CGSize(width: 240, height: 128))
        #expect(!holder.isViewLoaded && holder.viewControllers.count == 1)
        holder.loadViewIfNeeded()
        #expect(holder.found == 33)
    }

    @Test func `what no outlet leads to is no loss`() throws {
        let made = try storyboard("").instantiateInitialViewController()
        let navigation = try #require(made as? UINavigationController)
        navigation.loadViewIfNeeded()
        #expect(navigation.topViewController?.view.subviews.isEmpty == true)
    }
}
