import Testing
import UIKit

/// Looks of bars in a storyboard.
@MainActor @Suite struct BarStoryboardTests {
    @Test func `a navigation bar's appearances are read`() throws {
        let controller = try StoryboardFiles.controller(
            """
            <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
            <navigationBar contentMode="scaleToFill" largeTitles="YES" id="b">
            <rect key="frame" x="0.0" y="59" width="393" height="44"/>
            <navigationBarAppearance key="standardAppearance">
            <color key="backgroundColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" \
            customColorSpace="sRGB"/>
            <textAttributes key="titleTextAttributes"><color key="textColor" red="0.0" green="1" blue="0.0" alpha="1" \
            colorSpace="custom" customColorSpace="sRGB"/></textAttributes>
            </navigationBarAppearance>
            <navigationBarAppearance key="scrollEdgeAppearance"/>
            </navigationBar></subviews></view>
            """)
        let bar = try #require(controller?.view.subviews.first as? UINavigationBar)
        #expect(bar.prefersLargeTitles && bar.scrollEdgeAppearance != nil && bar.compactAppearance == nil)
        #expect(bar.standardAppearance.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let title = bar.standardAppearance.titleTextAttributes[.foregroundColor] as? UIColor
        #expect(title == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    }

    @Test func `a tab bar's style and its items' offsets are read, and a controller's wish for insets`() throws {
        let controller = try StoryboardFiles.controller(
            """
            <view key="view" id="v"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
            <view id="old"><frame key="frameInset" minX="15" width="345" height="43"/></view></subviews></view>
            <tabBarItem key="tabBarItem" title="Bar" id="t"><offsetWrapper key="titlePositionAdjustment" \
            horizontal="1.5" vertical="-4"/></tabBarItem>
            """, attributes: "automaticallyAdjustsScrollViewInsets=\"NO\"")
        let made = try #require(controller)
        #expect(made.tabBarItem.titlePositionAdjustment == UIOffset(horizontal: 1.5, vertical: -4))
        #expect(!made.automaticallyAdjustsScrollViewInsets)
        #expect(made.view.subviews.first?.frame == CGRect(x: 15, y: 0, width: 345, height: 43))
    }
}
