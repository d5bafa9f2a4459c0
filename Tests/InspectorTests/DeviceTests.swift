import Foundation
import Inspector
import TestStages
import Testing
import UIKit

/// The user's settings that the bar changes.
@MainActor @Suite struct DeviceTests {
    @Test func `bold text, contrast and transparency reach the application`() {
        let stage = InspectorStage()
        let log = CallLog()
        let names = [
            UIAccessibility.boldTextStatusDidChangeNotification,
            UIAccessibility.darkerSystemColorsStatusDidChangeNotification,
            UIAccessibility.reduceTransparencyStatusDidChangeNotification,
        ]
        let observers = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { log.add(name.rawValue) }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        #expect(!UIAccessibility.isBoldTextEnabled && stage.navigation.traitCollection.legibilityWeight == .regular)
        stage.model.boldsText = true
        stage.model.increasesContrast = true
        stage.model.reducesTransparency = true
        let traits = stage.navigation.traitCollection
        #expect(traits.legibilityWeight == .bold && traits.accessibilityContrast == .high)
        #expect(UIAccessibility.isBoldTextEnabled && UIAccessibility.isDarkerSystemColorsEnabled)
        #expect(UIAccessibility.isReduceTransparencyEnabled)
        #expect(log.entries == names.map(\.rawValue))
    }

    @Test func `all text sizes can be set`() {
        let stage = InspectorStage()
        stage.model.changeTextSize(by: 20)
        #expect(stage.model.textSizeLabel == "AX5")
        #expect(stage.host.preferences.contentSizeCategory == .accessibilityExtraExtraExtraLarge)
        stage.model.changeTextSize(by: -20)
        #expect(stage.model.textSizeLabel == "XS")
        #expect(InspectorModel.textSizes.count == 12)
    }
}
