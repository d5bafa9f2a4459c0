import Testing
import UIKit

/// What a delegate may do about compact width.
@MainActor
@Suite(.statesOutcome, .serialized)
struct AdaptationTests {
    final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
        var style = UIModalPresentationStyle.none
        var replacement: UIViewController?
        var calls: [String] = []

        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
            style
        }

        func presentationController(
            _ controller: UIPresentationController,
            viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
        ) -> UIViewController? {
            calls.append("viewController")
            return replacement
        }

        func presentationController(
            _ presentationController: UIPresentationController,
            prepare adaptivePresentationController: UIPresentationController
        ) {
            calls.append("prepare")
        }

        func presentationController(
            _ presentationController: UIPresentationController,
            willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) {
            calls.append("willPresent \(style.rawValue) \(transitionCoordinator != nil)")
        }
    }

    let root = UIViewController()
    let modal = UIViewController()
    let delegate = Delegate()

    @Test func `a form sheet may become full screen on a phone`() {
        let stage = CompatibilityStage(root: root)
        modal.modalPresentationStyle = .formSheet
        delegate.style = .fullScreen
        modal.presentationController?.delegate = delegate
        root.present(modal, animated: false)
        #expect(delegate.calls == ["viewController", "prepare", "willPresent 0 true"])
        #expect(modal.view.frame == stage.window.bounds && root.view.window == nil)
        root.dismiss(animated: false)
        #expect(root.view.superview === stage.window)
    }

    @Test func `another controller may be shown in its place`() {
        let stage = CompatibilityStage(root: root)
        defer { withExtendedLifetime(stage) {} }
        let wrapper = UINavigationController(rootViewController: UIViewController())
        delegate.style = .overFullScreen
        delegate.replacement = wrapper
        modal.presentationController?.delegate = delegate
        root.present(modal, animated: false)
        #expect(root.presentedViewController === wrapper)
        root.dismiss(animated: false)
    }

    @Test func `without an answer it stays what it is`() {
        let stage = CompatibilityStage(root: root)
        defer { withExtendedLifetime(stage) {} }
        modal.presentationController?.delegate = delegate
        root.present(modal, animated: false)
        #expect(delegate.calls == ["willPresent -1 true"])
        #expect(modal.view.frame.minY == 69)
    }

    @Test(
        .onTablet,
        arguments: [
            (UIModalPresentationStyle.pageSheet, UIUserInterfaceLevel.elevated), (.popover, .elevated),
            (.fullScreen, .base), (.overFullScreen, .base),
        ])
    func `what lies above a screen that can still be seen is elevated`(
        style: UIModalPresentationStyle, level: UIUserInterfaceLevel
    ) {
        let root = UIViewController()
        let stage = CompatibilityStage(root: root, device: .iPad10)
        stage.window.overrideUserInterfaceStyle = .dark
        let modal = UIViewController()
        modal.view.backgroundColor = .systemBackground
        modal.modalPresentationStyle = style
        modal.popoverPresentationController?.sourceView = root.view
        root.present(modal, animated: false)
        stage.advance(by: 0.1)
        #expect(modal.traitCollection.userInterfaceLevel == level)
        let shade: CGFloat = level == .elevated ? 28 / 255.0 : 0
        #expect(modal.view.layer.backgroundColor?.components?.first.map { abs($0 - shade) < 0.001 } == true)
        #expect(root.traitCollection.userInterfaceLevel == .base)
    }
}
