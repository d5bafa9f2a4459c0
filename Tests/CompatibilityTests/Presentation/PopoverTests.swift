import Testing
import UIKit

/// Popovers on a tablet: presenting, touching, moving, and adapting on a phone.
@MainActor
@Suite(.onTablet, .statesOutcome, .serialized)
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
        let stage: CompatibilityStage

        init(_ device: Device = .iPad10) {
            root = LoggingController("p", log)
            modal = LoggingController("q", log)
            stage = CompatibilityStage(root: root, device: device)
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
            stage.advance(by: 0.5)
        }
    }

    @Test func `it stands below its source and points at it`() {
        let scene = Scene()
        #expect(scene.modal.popoverPresentationController?.arrowDirection == .unknown)
        scene.present()
        let popover = scene.modal.popoverPresentationController
        #expect(popover?.arrowDirection == .up)
        #expect(popover?.presentedView?.frame == CGRect(x: 100, y: 340, width: 300, height: 213))
        #expect(scene.modal.view.convert(scene.modal.view.bounds, to: nil).minY == 340)
        #expect(scene.modal.view.safeAreaInsets == UIEdgeInsets(top: 13, left: 0, bottom: 0, right: 0))
        #expect(scene.root.view.window != nil)
    }

    @Test func `the calls come in order, and the presenter gets none`() {
        let scene = Scene()
        scene.present(animated: true)
        #expect(scene.delegate.calls == ["prepare", "willPresent -1"])
        #expect(
            scene.log.take() == ["q.viewDidLoad", "q.viewWillAppear", "q.viewIsAppearing", "q.viewDidAppear"])
        scene.root.dismiss(animated: true)
        scene.stage.advance(by: 1)
        #expect(scene.log.take() == ["q.viewWillDisappear", "q.viewDidDisappear"])
        #expect(scene.modal.view.window == nil && scene.modal.view.superview == nil)
    }

    @Test func `the delegate may set the source at the last moment`() {
        let scene = Scene()
        scene.modal.popoverPresentationController?.sourceView = nil
        let bar = scene.root.view
        scene.delegate.onPrepare = {
            $0.sourceView = bar
            $0.sourceRect = CGRect(x: 10, y: 600, width: 20, height: 20)
        }
        scene.present()
        #expect(scene.modal.popoverPresentationController?.presentedView?.frame.minX == 10)
    }

    @Test func `it grows when its content wants more room`() {
        let scene = Scene()
        scene.present()
        scene.modal.preferredContentSize = CGSize(width: 320, height: 400)
        scene.stage.advance(by: 1)
        #expect(
            scene.modal.popoverPresentationController?.presentedView?.frame
                == CGRect(x: 90, y: 340, width: 320, height: 413))
    }

    @Test func `it points at a bar's item`() {
        let content = UIViewController()
        let item = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
        content.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: content)
        let stage = CompatibilityStage(root: navigation, device: .iPad10)
        let modal = UIViewController()
        modal.modalPresentationStyle = .popover
        modal.popoverPresentationController?.barButtonItem = item
        content.present(modal, animated: false)
        stage.advance(by: 0.1)
        let frame = modal.popoverPresentationController?.presentedView?.frame ?? .zero
        #expect(frame.maxX == 810 && frame.minY == 74 && frame.size == CGSize(width: 320, height: 493))
    }

    @Test func `an app's own background view stands in the card's place`() {
        let scene = Scene()
        scene.modal.popoverPresentationController?.popoverBackgroundViewClass = PlainBackground.self
        scene.present()
        let wrapper = scene.modal.popoverPresentationController?.presentedView
        let background = wrapper?.subviews.compactMap { $0 as? PlainBackground }.first
        #expect(background?.arrowDirection == .up && background?.frame == wrapper?.bounds)
        #expect(wrapper?.frame.size == CGSize(width: 310, height: 230))
        #expect(scene.modal.view.bounds.size == CGSize(width: 300, height: 200))
    }

    @Test func `no one keeps it after its dismissal`() {
        weak var popover: UIPopoverPresentationController?
        weak var gone: UIViewController?
        autoreleasepool {
            let scene = Scene(.iPhone15)
            scene.present()
            popover = scene.modal.popoverPresentationController
            gone = scene.modal
            scene.root.dismiss(animated: false)
            scene.stage.advance(by: 0.1)
        }
        #expect(popover == nil && gone == nil)
    }

    @Test func `a source that nobody else keeps is kept until the end`() {
        let scene = Scene()
        weak var item: UIView?
        do {
            let view = UIView(frame: CGRect(x: 100, y: 100, width: 50, height: 50))
            scene.root.view.addSubview(view)
            scene.modal.popoverPresentationController?.sourceView = view
            item = view
            view.removeFromSuperview()
        }
        #expect(item != nil)
        scene.present()
        #expect(scene.modal.view.window != nil)
        scene.root.dismiss(animated: false)
        scene.stage.advance(by: 0.5)
        #expect(item == nil)
    }

    @Test func `none keeps the popover on a phone`() {
        let scene = Scene(.iPhone15)
        scene.delegate.style = UIModalPresentationStyle.none
        scene.present()
        #expect(scene.modal.popoverPresentationController?.arrowDirection == .up)
        #expect(scene.modal.view.bounds.size == CGSize(width: 300, height: 213))
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

private func autoreleasepool(_ body: () -> Void) { body() }
