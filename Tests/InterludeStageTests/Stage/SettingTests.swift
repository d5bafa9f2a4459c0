import InterludeGoldens
import InterludeStage
import Testing
import UIKit

@MainActor @Suite struct SettingTests {
    private func onStage(_ setting: Stage.Configuration, _ body: (Stage, UIViewController) throws -> Void) rethrows {
        let controller = UIViewController()
        let stage = Stage(rootViewController: controller, configuration: setting)
        defer { stage.close() }
        try body(stage, controller)
    }

    @Test func `controllers find the user's choices in their traits`() {
        var setting = Stage.Configuration(device: .iPhoneSE)
        setting.style = .dark
        setting.layoutDirection = .rightToLeft
        setting.contentSizeCategory = .accessibilityLarge
        setting.orientation = .landscapeRight
        onStage(setting) { stage, controller in
            let traits = controller.view.traitCollection
            #expect(traits.userInterfaceStyle == .dark)
            #expect(traits.layoutDirection == .rightToLeft)
            #expect(controller.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
            #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
            #expect(traits.verticalSizeClass == .compact)
            #expect(UIApplication.shared.preferredContentSizeCategory == .accessibilityLarge)
            #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
            #expect(stage.bounds.size == CGSize(width: 667, height: 375))
        }
    }

    @Test func `choices end with the stage`() {
        var setting = Stage.Configuration()
        setting.reducesMotion = true
        onStage(setting) { _, _ in #expect(UIAccessibility.isReduceMotionEnabled) }
        onStage(Stage.Configuration()) { _, _ in #expect(!UIAccessibility.isReduceMotionEnabled) }
    }

    @Test func `a safe area of one's own takes the device's place`() {
        var setting = Stage.Configuration()
        setting.safeAreaInsets = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        onStage(setting) { _, controller in
            #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
        }
    }

    @Test func `the name tells what is unusual`() {
        var setting = Stage.Configuration()
        #expect(setting.description == "iphone-15")
        setting.orientation = .landscapeRight
        setting.style = .dark
        setting.layoutDirection = .rightToLeft
        setting.contentSizeCategory = .accessibilityExtraLarge
        setting.reducesMotion = true
        #expect(
            setting.description
                == "iphone-15, landscape right, dark, right to left, text accessibility XL, reduced motion")
        #expect(
            setting.fileName == "iphone-15-landscape-right-dark-right-to-left-text-accessibility-xl-reduced-motion")
    }

    @Test func `a turn and a change of style reach a running stage`() throws {
        try onStage(Stage.Configuration()) { stage, controller in
            stage.style = .dark
            #expect(controller.traitCollection.userInterfaceStyle == .dark)
            stage.turn(to: .landscapeLeft)
            try stage.settle()
            #expect(stage.orientation == .landscapeLeft)
            #expect(controller.view.bounds.size == CGSize(width: 852, height: 393))
        }
    }

    @Test func `a matrix has every combination once, the last argument changing first`() {
        let settings = Stage.Configuration.matrix(
            devices: [.iPhone15, .iPad10], styles: [.light, .dark], reducesMotion: [false, true])
        #expect(
            settings.map(\.description) == [
                "iphone-15", "iphone-15, reduced motion", "iphone-15, dark", "iphone-15, dark, reduced motion",
                "ipad-10", "ipad-10, reduced motion", "ipad-10, dark", "ipad-10, dark, reduced motion",
            ])
        #expect(Set(Stage.Configuration.everyday).count == 96)
    }

    @Test func `a matrix runs to its end and names the settings that failed`() {
        struct TooDark: Error {}
        var ran: [String] = []
        let error = #expect(throws: MatrixFailure.self) {
            try Stage.matrix(Stage.Configuration.matrix(styles: [.dark, .light])) { setting in
                ran.append(setting.description)
                #expect(Stage.Configuration.current == setting)
                if setting.style == .dark { throw TooDark() }
            }
        }
        #expect(ran == ["iphone-15, dark", "iphone-15"])
        #expect(error?.description == "1 of 2 settings failed:\n  iphone-15, dark: TooDark()")
        #expect(Stage.Configuration.current == nil)
    }
}
