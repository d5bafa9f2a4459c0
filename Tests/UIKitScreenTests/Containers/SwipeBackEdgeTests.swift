import TestStages
import Testing
import UIKit

@MainActor @Suite struct SwipeBackEdgeTests {
    @Test(arguments: [true, false])
    func `the swipe back comes from where lines begin on its own screen, whatever screen was there before`(
        _ isMirrored: Bool
    ) throws {
        let before = HeadlessHost(device: .iPhone15)
        before.preferences.layoutDirection = isMirrored ? .leftToRight : .rightToLeft
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.loadViewIfNeeded()
        var setting = Stage.Configuration(device: .iPhone15)
        setting.layoutDirection = isMirrored ? .rightToLeft : .leftToRight
        let stage = Stage(rootViewController: navigation, configuration: setting)
        navigation.pushViewController(UIViewController(), animated: false)
        try stage.settle()
        let (near, far): (CGFloat, CGFloat) = isMirrored ? (390, 40) : (3, 353)
        stage.drag(from: CGPoint(x: near, y: 400), to: CGPoint(x: far, y: 400))
        try stage.settle()
        #expect(navigation.viewControllers.count == 1)
        _ = before
    }
}
