import CoreGraphics

/// What the presentations of alerts and of action sheets share: the dimming, and a presenter whose tint is dimmed.
@MainActor
class AlertPresentationBase: UIPresentationController {
    let dimming = UIView()

    var alert: UIAlertController? { presentedViewController as? UIAlertController }

    override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
        traitOverrides.userInterfaceLevel = .elevated
    }

    override var shouldRemovePresentersView: Bool { false }
    override var shouldPresentInFullscreen: Bool { true }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container else { return }
        dimming.frame = container.bounds
        dimming.backgroundColor = AlertMetrics.dimming
        dimming.alpha = 0
        container.insertSubview(dimming, at: 0)
        change { $0.dimming.alpha = 1 }
        dimTintBehind(true)
    }

    override func tearDownContainer() {
        super.tearDownContainer()
        dimTintBehind(false)
    }

    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        change { $0.dimming.alpha = 0 }
        dimTintBehind(false)
    }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if !completed {
            dimming.alpha = 1
            dimTintBehind(true)
        }
    }

    private func change(_ body: @escaping (AlertPresentationBase) -> Void) {
        guard let coordinator = presentedViewController.transitionCoordinator else { return body(self) }
        coordinator.animate(alongsideTransition: { _ in body(self) }, completion: nil)
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        dimming.frame = container?.bounds ?? .zero
        guard let view = presentedView, view.isUntransformed, !presentedViewController.isInModalTransition else {
            return
        }
        view.setFrameIfNeeded(frameOfPresentedViewInContainerView)
    }

    /// Neither a swipe nor a touch beside it dismisses an alert.
    override func userMayDismiss() -> Bool { false }
}

/// An alert: a card in the middle of what the keyboard leaves free.
@MainActor
final class AlertPresentationController: AlertPresentationBase {
    /// Told of the keyboard.
    private var ears: [any NSObjectProtocol] = []
    /// Where the keyboard is, or goes, on the screen; `nil` while it is away.
    private var keyboard: CGRect?

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
        ears = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
                let isShown = note.name == UIResponder.keyboardWillShowNotification
                let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
                let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber
                let seconds = duration?.doubleValue ?? 0
                MainActor.assumeIsolated { self?.makeWay(isShown ? end : nil, seconds) }
            }
        }
    }

    override func tearDownContainer() {
        super.tearDownContainer()
        for ear in ears { NotificationCenter.default.removeObserver(ear) }
        ears = []
        keyboard = nil
    }

    /// Moves as the keyboard does. An alert whose field asked for the keyboard before it is on the screen comes to its place there.
    private func makeWay(_ place: CGRect?, _ duration: TimeInterval) {
        keyboard = place
        guard let view = presentedView, view.window != nil, !presentedViewController.isBeingDismissed else { return }
        let frame = frameOfPresentedViewInContainerView
        // What the alert consists of does not come out of a corner where it has not been laid out before.
        UIView.performWithoutAnimation { view.layoutIfNeeded() }
        UIView.animate(withDuration: duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction]) {
            view.setUntransformedFrame(frame)
            view.layoutIfNeeded()
        }
    }

    /// Where the keyboard begins, in the container.
    private func keyboardTop(in container: UIView) -> CGFloat {
        keyboard.map { container.convert($0, from: nil).minY } ?? container.bounds.maxY
    }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container, let view = alert?.alertView else { return .zero }
        var room = container.bounds.inset(by: container.safeAreaInsets)
        room.size.height = max(min(room.maxY, keyboardTop(in: container)) - room.minY, 0)
        room = room.insetBy(dx: 0, dy: min(AlertMetrics.alertMargin, room.height / 4))
        let size = view.size(in: room.size)
        return CGRect(
            x: container.bounds.midX - size.width / 2, y: (room.midY - size.height / 2).rounded(),
            width: size.width, height: size.height)
    }

    override func systemAnimator(presents: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        AlertAnimator(presents: presents, duration: AlertMetrics.fadeDuration)
    }
}

/// An action sheet at the lower edge of a phone.
@MainActor
final class ActionSheetPresentationController: AlertPresentationBase {
    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        alert?.alertView?.shape = .sheet
        let tap = UITapGestureRecognizer(
            target: self, action: Selector(ActionSheetPresentationController.tappedBeside(_:)))
        dimming.addGestureRecognizer(tap)
    }

    private func tappedBeside(_ tap: UITapGestureRecognizer) { alert?.cancelByUser() }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let container, let view = alert?.alertView else { return .zero }
        let bounds = container.bounds
        let bottom = max(container.safeAreaInsets.bottom, AlertMetrics.sheetMargin)
        let top = max(container.safeAreaInsets.top, AlertMetrics.sheetMargin)
        var size = view.size(in: bounds.size)
        size.height = min(size.height, bounds.height - top - bottom)
        return CGRect(
            x: bounds.midX - size.width / 2, y: bounds.height - bottom - size.height, width: size.width,
            height: size.height)
    }

    override func systemAnimator(presents: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        CoverVerticalAnimator(presents: presents, duration: SystemMetrics.coverDuration)
    }
}

/// An action sheet on a tablet: a popover without the button that cancels, which a touch beside it stands for.
@MainActor
final class AlertPopoverPresentationController: UIPopoverPresentationController {
    private var alert: UIAlertController? { presentedViewController as? UIAlertController }

    override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        .none
    }

    override func prepareForPresentation() {
        alert?.alertView?.shape = .popover
        alert?.wishForRoom()
        super.prepareForPresentation()
    }

    override var missingSource: String {
        "Your application has presented a UIAlertController (\(presentedViewController)) of style "
            + "UIAlertControllerStyleActionSheet from \(presentingViewController). The modalPresentationStyle of a "
            + "UIAlertController with this style is UIModalPresentationPopover. You must provide location information for "
            + "this popover through the alert controller's popoverPresentationController. You must provide either a "
            + "sourceView and sourceRect or a barButtonItem. If this information is not known when you present the alert "
            + "controller, you may provide it in the UIPopoverPresentationControllerDelegate method "
            + "-prepareForPopoverPresentation."
    }

    override func userHasDismissed() {
        super.userHasDismissed()
        alert?.wasDismissedOutside()
    }
}

/// An alert fades in while it becomes smaller, and fades out as it is.
@MainActor
final class AlertAnimator: SystemModalAnimator {
    override func animate(_ context: any UIViewControllerContextTransitioning) {
        guard let view = context.view(forKey: presents ? .to : .from) else { return end(context) }
        if presents {
            view.alpha = 0
            view.transform = CGAffineTransform(scaleX: AlertMetrics.startScale, y: AlertMetrics.startScale)
        }
        UIView.animate(
            withDuration: duration, delay: 0, options: [.curveEaseOut, .allowUserInteraction],
            animations: {
                view.alpha = self.presents ? 1 : 0
                view.transform = .identity
            },
            completion: { _ in
                view.alpha = 1
                view.transform = .identity
                self.end(context)
            })
    }
}
