import Testing
import UIKit

/// What can be tapped behind what is presented is grey.
///
/// The references: `tintAdjustmentMode`'s documentation for alerts; for popovers public reports (GitHawk's ContextMenu 20, expo-ios-popover 4).
@MainActor @Suite(.statesOutcome, .serialized) struct TintBehindTests {
    private func scene(_ device: Device = .iPhone15) -> (
        stage: CompatibilityStage, root: UIViewController, modal: UIViewController
    ) {
        let (root, modal) = (UIViewController(), UIViewController())
        return (CompatibilityStage(root: root, device: device), root, modal)
    }

    @Test func `behind a sheet, until it goes`() {
        let (stage, root, modal) = scene()
        root.view.tintColor = .systemRed
        root.present(modal, animated: true)
        stage.advance(by: 1)
        #expect(root.view.tintAdjustmentMode == .dimmed && root.view.tintColor != .systemRed)
        #expect(modal.view.tintAdjustmentMode == .normal)
        root.dismiss(animated: true)
        stage.advance(by: 1)
        #expect(root.view.tintAdjustmentMode == .normal && root.view.tintColor == .systemRed)
    }

    @Test func `not behind a sheet that does not darken it`() {
        let (stage, root, modal) = scene()
        let sheet = modal.sheetPresentationController
        sheet?.detents = [.medium(), .large()]
        sheet?.largestUndimmedDetentIdentifier = .medium
        root.present(modal, animated: true)
        stage.advance(by: 1)
        #expect(root.view.tintAdjustmentMode == .normal)
        sheet?.selectedDetentIdentifier = .large
        stage.advance(by: 1)
        #expect(root.view.tintAdjustmentMode == .dimmed)
    }

    @Test(.onTablet) func `behind a popover`() {
        let (stage, root, modal) = scene(.iPad10)
        modal.modalPresentationStyle = .popover
        modal.popoverPresentationController?.sourceView = root.view
        root.present(modal, animated: true)
        stage.advance(by: 1)
        #expect(root.view.tintAdjustmentMode == .dimmed)
        root.dismiss(animated: true)
        stage.advance(by: 1)
        #expect(root.view.tintAdjustmentMode == .normal)
    }

    @Test func `the buttons of a bar have their colours again, also where the bar was laid out meanwhile`() throws {
        let (stage, root, modal) = scene()
        let navigation = UINavigationController(rootViewController: UIViewController())
        navigation.viewControllers[0].title = "First"
        navigation.viewControllers.append(root)
        stage.window.rootViewController = navigation
        navigation.view.tintColor = .systemRed
        stage.advance(by: 0.1)
        func label(_ view: UIView) -> UILabel? {
            if let label = view as? UILabel, label.text == "First" { return label }
            return view.subviews.lazy.compactMap(label).first
        }
        func color() throws -> UIColor? { try #require(label(navigation.navigationBar)).textColor }
        #expect(try color() == .systemRed)
        root.present(modal, animated: true)
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
        stage.advance(by: 1)
        let grey = try #require(try color())
        #expect(grey != .systemRed)
        root.dismiss(animated: true)
        stage.advance(by: 1)
        #expect(try color() == .systemRed)
    }

    @Test func `what the app says about its view counts more`() {
        let (stage, root, modal) = scene()
        root.view.tintAdjustmentMode = .normal
        root.present(modal, animated: false)
        stage.advance(by: 0.1)
        #expect(root.view.tintAdjustmentMode == .normal)
    }
}
