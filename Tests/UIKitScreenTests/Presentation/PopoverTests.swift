import TestStages
import Testing
import UIKit

/// Popovers on a tablet: presenting, touching, moving, and adapting on a phone.
@MainActor
@Suite(.serialized)
struct PopoverTests {
    final class Delegate: DismissalListener, UIPopoverPresentationControllerDelegate {
        var style: UIModalPresentationStyle?
        var onPrepare: ((UIPopoverPresentationController) -> Void)?

        func adaptivePresentationStyle(
            for controller: UIPresentationController, traitCollection: UITraitCollection
        ) -> UIModalPresentationStyle {
            style ?? .pageSheet
        }

        func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) {
            calls.append("prepare")
            onPrepare?(popover)
        }

        func presentationController(
            _ presentationController: UIPresentationController,
            willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
            transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
        ) {
            calls.append("willPresent \(style.rawValue)")
        }

        func popoverPresentationController(
            _ popover: UIPopoverPresentationController, willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
            in view: AutoreleasingUnsafeMutablePointer<UIView>
        ) {
            calls.append("reposition")
            rect.pointee = CGRect(x: 0, y: 0, width: 10, height: 10)
        }
    }

    /// A screen with a button, and a controller to show as a popover from it.
    @MainActor
    struct Scene {
        let log = CallLog()
        let root: LoggingController
        let modal: LoggingController
        let button = UIButton()
        let delegate = Delegate()
        let stage: Stage

        init(_ device: Device = .iPad10) {
            root = LoggingController("p", log)
            modal = LoggingController("q", log)
            stage = Stage(root: root, device: device)
            button.frame = CGRect(x: 200, y: 300, width: 100, height: 40)
            root.view.addSubview(button)
            modal.modalPresentationStyle = .popover
            modal.preferredContentSize = CGSize(width: 300, height: 200)
            modal.popoverPresentationController?.sourceView = button
            modal.popoverPresentationController?.delegate = delegate
            _ = log.take()
        }

        func present(animated: Bool = false) {
            root.present(modal, animated: animated)
            stage.host.advance(by: 0.5)
        }

        func tap(_ x: CGFloat, _ y: CGFloat) {
            stage.host.send(.down, at: CGPoint(x: x, y: y))
            stage.host.step()
            stage.host.send(.up, at: CGPoint(x: x, y: y))
            stage.host.advance(by: 1)
        }
    }

    @Test func `a touch outside dismisses it`() {
        let scene = Scene()
        scene.present()
        scene.tap(600, 1000)
        #expect(scene.root.presentedViewController == nil)
        #expect(scene.delegate.calls.suffix(2) == ["willDismiss", "didDismiss"])
    }

    @Test func `the delegate may object to that`() {
        let scene = Scene()
        scene.delegate.may = false
        scene.present()
        scene.tap(600, 1000)
        #expect(scene.root.presentedViewController === scene.modal && scene.delegate.calls.last == "didAttempt")
    }

    @Test func `a touch on the content does not dismiss it, and passthrough views get theirs`() {
        let scene = Scene()
        var taps = 0
        scene.button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        scene.modal.popoverPresentationController?.passthroughViews = [scene.button]
        scene.present()
        scene.tap(250, 450)
        scene.tap(250, 320)
        #expect(scene.root.presentedViewController === scene.modal && taps == 1)
    }

    @Test func `after a rotation the delegate may move it`() {
        let scene = Scene()
        scene.present()
        scene.stage.host.rotate(to: .landscapeLeft)
        scene.stage.host.advance(by: 1)
        #expect(scene.delegate.calls.contains("reposition"))
        #expect(scene.modal.popoverPresentationController?.sourceRect == CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(scene.modal.popoverPresentationController?.presentedView?.frame.minY == 310)
    }

    // MARK: Adapting

    @Test func `on a phone it is a sheet, and the popover's controller can still be asked for`() {
        let scene = Scene(.iPhone15)
        scene.modal.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium()]
        scene.present()
        #expect(scene.delegate.calls == ["willPresent 1"])
        #expect(scene.modal.view.frame == CGRect(x: 0, y: 852 - 408.5, width: 393, height: 408.5))
        #expect(scene.modal.popoverPresentationController != nil)
        #expect(scene.modal.activePresentationController is UISheetPresentationController)
    }

    @Test func `a window that becomes narrow makes a sheet of it, one that becomes wide a popover again`() {
        let scene = Scene(.iPhone15ProMax)
        scene.stage.host.rotate(to: .landscapeLeft, animated: false)
        scene.button.frame.origin = CGPoint(x: 400, y: 60)
        scene.present()
        #expect(scene.modal.popoverPresentationController?.arrowDirection != .unknown)
        _ = scene.log.take()
        scene.stage.host.rotate(to: .portrait)
        scene.stage.host.advance(by: 1)
        #expect(scene.modal.activePresentationController is UISheetPresentationController)
        #expect(scene.modal.view.frame == CGRect(x: 0, y: 69, width: 430, height: 863))
        #expect(scene.delegate.calls == ["prepare", "willPresent -1", "willPresent 1"])
        scene.stage.host.rotate(to: .landscapeLeft)
        scene.stage.host.advance(by: 1)
        #expect(scene.modal.activePresentationController is UIPopoverPresentationController)
        #expect(scene.delegate.calls.suffix(2) == ["willPresent -1", "prepare"])
        #expect(scene.log.take() == [])
        #expect(scene.root.presentedViewController === scene.modal)
        scene.root.dismiss(animated: true)
        scene.stage.host.advance(by: 1)
        #expect(scene.modal.view.window == nil && scene.stage.window.subviews == [scene.root.view])
    }

    @Test func `a sheet that comes for the second time has one tap and a popover one background`() {
        let scene = Scene(.iPhone15ProMax)
        scene.modal.popoverPresentationController?.popoverBackgroundViewClass = PlainBackground.self
        scene.stage.host.rotate(to: .landscapeLeft, animated: false)
        scene.button.frame.origin = CGPoint(x: 400, y: 60)
        scene.present()
        let wrapper = scene.modal.popoverPresentationController?.presentedView
        for orientation in [.portrait, .landscapeLeft, .portrait, .landscapeLeft] as [UIInterfaceOrientation] {
            scene.stage.host.rotate(to: orientation)
            scene.stage.host.advance(by: 1)
        }
        #expect(wrapper?.subviews.count { $0 is PlainBackground } == 1)
        scene.stage.host.rotate(to: .portrait)
        scene.stage.host.advance(by: 1)
        scene.delegate.may = false
        scene.delegate.calls = []
        // A tap on the status bar is none beside the sheet; between the two lie some points.
        scene.tap(200, 30)
        #expect(scene.delegate.calls == [])
        scene.tap(200, 64)
        #expect(scene.delegate.calls == ["didAttempt"])
    }

    @Test func `another device makes a popover of the sheet`() {
        let scene = Scene(.iPhone15)
        scene.present()
        #expect(scene.modal.activePresentationController is UISheetPresentationController)
        scene.stage.host.change(to: .iPad10)
        scene.stage.host.advance(by: 1)
        #expect(scene.modal.activePresentationController is UIPopoverPresentationController)
        #expect(scene.modal.view.bounds.size == CGSize(width: 300, height: 213))
    }

    @Test func `a turn in the middle of its presentation is made up for at its end`() {
        let scene = Scene(.iPhone15ProMax)
        scene.stage.host.rotate(to: .landscapeLeft, animated: false)
        scene.button.frame.origin = CGPoint(x: 400, y: 60)
        scene.root.present(scene.modal, animated: true)
        scene.stage.host.advance(by: 0.1)
        scene.stage.host.rotate(to: .portrait)
        scene.stage.host.advance(by: 2)
        #expect(scene.modal.activePresentationController is UISheetPresentationController)
        #expect(scene.modal.view.frame == CGRect(x: 0, y: 69, width: 430, height: 863))
    }
}

/// A background of an app's own.
private final class PlainBackground: UIPopoverBackgroundView {
    private var direction = UIPopoverArrowDirection.unknown
    private var offset: CGFloat = 0
    override var arrowDirection: UIPopoverArrowDirection {
        get { direction }
        set { direction = newValue }
    }
    override var arrowOffset: CGFloat {
        get { offset }
        set { offset = newValue }
    }
    override class func arrowBase() -> CGFloat { 40 }
    override class func arrowHeight() -> CGFloat { 20 }
    override class func contentViewInsets() -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5) }
}
