import Testing
import UIKit

/// Bars on tablets: 50 points high since iOS 12, with room for a search bar beside the title since iOS 16.
@MainActor
@Suite(.onTablet, .statesOutcome, .serialized)
struct TabletBarTests {
    @Test func `navigation bar and toolbar are 50 points high, a large title adds 52`() {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = CompatibilityStage(root: navigation, device: .iPad10)
        #expect(navigation.navigationBar.frame.height == 50)
        navigation.setToolbarHidden(false, animated: false)
        stage.advance(by: 0.1)
        #expect(navigation.toolbar.frame.height == 50)
        navigation.navigationBar.prefersLargeTitles = true
        stage.advance(by: 0.1)
        #expect(navigation.navigationBar.frame.height == 102)
    }

    // The references: QMUI's table of bars measured on devices: 50 points with a home button, 65 with a home indicator and its 20.

    @Test func `a tab bar is 65 points high with its home indicator, 50 where there is none`() {
        let tabs = UITabBarController()
        tabs.viewControllers = [UIViewController(), UIViewController()]
        let stage = CompatibilityStage(root: tabs, device: .iPad10)
        stage.advance(by: 0.1)
        #expect(tabs.tabBar.frame == CGRect(x: 0, y: 1180 - 65, width: 820, height: 65))
        #expect(tabs.viewControllers?[0].view.safeAreaInsets.bottom == 65)
        let other = UITabBarController()
        other.viewControllers = [UIViewController()]
        other.modalPresentationStyle = .formSheet
        tabs.present(other, animated: false)
        stage.advance(by: 0.5)
        #expect(other.tabBar.frame.height == 50 && other.viewControllers?[0].view.safeAreaInsets.bottom == 50)
    }
}
