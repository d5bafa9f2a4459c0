import InterludeStage
import TestStages
import Testing
import UIKit

/// Lines of one pixel are one pixel thick on every screen, and in films of every size.
@MainActor @Suite struct HairlineTests {
    @Test(arguments: [0.25, 0.5, 0.75, 1, 2, 3]) func `the bars' lines are one pixel thick`(_ scale: Double) {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.shadowColor = .systemRed
        navigation.navigationBar.standardAppearance = look
        navigation.navigationBar.scrollEdgeAppearance = look
        navigation.topViewController?.view.backgroundColor = .white
        let tabs = UITabBarController()
        let tabLook = UITabBarAppearance()
        tabLook.configureWithOpaqueBackground()
        tabLook.shadowColor = .systemRed
        tabs.tabBar.standardAppearance = tabLook
        tabs.tabBar.scrollEdgeAppearance = tabLook
        tabs.viewControllers = [navigation]
        let stage = Stage(rootViewController: tabs, device: .iPhoneSE, scale: scale)
        defer { stage.close() }
        let red = UIColor.systemRed.resolvedColor(with: stage.window.traitCollection)
        #expect(rows(of: red, in: stage) == 2)
    }

    /// How many rows at the left show a colour.
    private func rows(of color: UIColor, in stage: Stage) -> Int {
        let swatch = UIView(frame: stage.window.bounds)
        swatch.backgroundColor = color
        let picture = stage.frame()
        stage.window.addSubview(swatch)
        let wanted = stage.frame()[2, 2]
        swatch.removeFromSuperview()
        return (0..<picture.pixelHeight).count { picture[2, $0] == wanted }
    }
}
