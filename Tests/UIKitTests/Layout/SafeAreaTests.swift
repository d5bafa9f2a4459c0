import QuartzCore
import TestStages
import Testing
import UIKit

@MainActor
struct SafeAreaTests {
    /// Measured by many: the large phones have 20 points, as regular width has.
    @Test func `the system's margins are 20 points on the large phones, and follow the width`() {
        let controller = UIViewController()
        let stage = Stage(root: controller, device: .iPhone15ProMax)
        #expect(stage.window.bounds.width == 430)
        #expect(controller.view.layoutMargins.left == 20 && controller.systemMinimumLayoutMargins.trailing == 20)
        let inside = UIView(frame: controller.view.bounds)
        inside.preservesSuperviewLayoutMargins = true
        controller.view.addSubview(inside)
        #expect(inside.layoutMargins.left == 20)
        controller.view.frame.size.width = 320
        #expect(controller.view.layoutMargins.left == 16)
    }

    @Test func `of new insets and margins one is told once, and of no others`() {
        let controller = GuideController()
        let stage = Stage(root: controller)
        #expect(controller.takeTold() == ["safe area", "margins"])
        controller.additionalSafeAreaInsets.top = 10
        #expect(controller.takeTold() == ["safe area", "margins"])
        controller.additionalSafeAreaInsets.top = 10
        controller.view.insetsLayoutMarginsFromSafeArea = false
        #expect(controller.takeTold() == ["margins"])
        controller.additionalSafeAreaInsets.top = 0
        #expect(controller.takeTold() == ["safe area"])
        controller.view.preservesSuperviewLayoutMargins = false
        controller.view.layoutMargins = controller.view.layoutMargins
        #expect(controller.takeTold() == [])
        controller.view.layoutMargins.left = 30
        #expect(controller.takeTold() == ["margins"])
        controller.view.layoutMargins.left = 2
        #expect(controller.takeTold() == ["margins"] && controller.view.layoutMargins.left == 16)
        controller.view.layoutMargins.left = 1
        #expect(controller.takeTold() == [])
        // A phone that is held sideways has wide margins.
        stage.host.rotate(to: .landscapeLeft, animated: false)
        #expect(controller.takeTold() == ["safe area", "margins"])
    }
}
