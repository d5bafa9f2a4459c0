import Testing
import UIKit

/// The guides that stand for bars in code from before the safe area.
@MainActor
@Suite(.statesOutcome) struct LayoutSupportTests {
    @Test func `the guides tell what bars cover, and constraints to them hold`() {
        let controller = UIViewController()
        let stage = CompatibilityStage(showing: UIView())
        stage.window.rootViewController = UINavigationController(rootViewController: controller)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
            content.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
            content.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
        ])
        stage.window.layoutIfNeeded()
        let insets = controller.view.safeAreaInsets
        #expect(insets.top > 44)
        #expect(controller.topLayoutGuide.length == insets.top)
        #expect(controller.bottomLayoutGuide.length == insets.bottom)
        #expect(content.frame == controller.view.bounds.inset(by: insets))
    }

    @Test func `a guide is made once`() {
        let controller = UIViewController()
        #expect(controller.topLayoutGuide === controller.topLayoutGuide)
        #expect(controller.topLayoutGuide !== controller.bottomLayoutGuide)
    }
}
