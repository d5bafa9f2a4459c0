/// The touches on a split view: a drag from the primary edge brings columns in, one on what they cover takes them out, and
/// a tap there does so too.
@MainActor
final class SplitGestures: NSObject, UIGestureRecognizerDelegate {
    private weak var split: UISplitViewController?
    private let edgePan = UIScreenEdgePanGestureRecognizer()
    private let backPan = UIPanGestureRecognizer()
    private let tap = UITapGestureRecognizer()
    private var driver: UIPercentDrivenInteractiveTransition?
    /// How far the finger has to go for the whole change, points.
    private var distance: CGFloat = 1

    var isEnabled = true {
        didSet { for recognizer in [edgePan, backPan] { recognizer.isEnabled = isEnabled } }
    }

    func install(on view: UIView, of split: UISplitViewController) {
        self.split = split
        edgePan.addTarget(self, action: Selector(SplitGestures.panned(_:)))
        backPan.addTarget(self, action: Selector(SplitGestures.panned(_:)))
        tap.addTarget(self, action: Selector(SplitGestures.tapped(_:)))
        for recognizer in [edgePan, backPan] { recognizer.delegate = self }
        view.addGestureRecognizer(edgePan)
        split.parts.dimming.addGestureRecognizer(backPan)
        split.parts.dimming.addGestureRecognizer(tap)
        updateEdge()
    }

    func updateEdge() {
        guard let split, split.isViewLoaded else { return }
        edgePan.edges = split.primaryIsRight ? .right : .left
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let split, split.collapsed == false, !split.isTransitioning else { return false }
        if gestureRecognizer === edgePan { return split.displayMode.extraColumns < split.mostExtraColumns }
        return split.displayMode.isOverlay
    }

    private func tapped(_ tap: UITapGestureRecognizer) {
        guard let split, split.displayMode.isOverlay else { return }
        split.change(toExtra: 0)
    }

    private func panned(_ pan: UIPanGestureRecognizer) {
        guard let split else { return }
        let inwards: CGFloat = split.primaryIsRight ? -1 : 1
        let sign = pan === edgePan ? inwards : -inwards
        let way = sign * pan.translation(in: split.view).x
        switch pan.state {
        case .began: begin(pan, split, at: way)
        case .changed: driver?.update(way / distance)
        case .ended:
            let speed = sign * pan.velocity(in: split.view).x / distance
            release(finishing: UIPercentDrivenInteractiveTransition.finishes(at: way / distance, speed: speed))
        case .cancelled, .failed: release(finishing: false)
        default: break
        }
    }

    private func begin(_ pan: UIPanGestureRecognizer, _ split: UISplitViewController, at way: CGFloat) {
        let extra = split.displayMode.extraColumns
        let brings = pan === edgePan
        let inner = split.hasSupplementary ? split.supplementaryColumnWidth : split.primaryColumnWidth
        distance = max(brings && extra > 0 ? split.primaryColumnWidth : inner, 1)
        let driver = UIPercentDrivenInteractiveTransition()
        self.driver = driver
        split.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(split)
        split.change(toExtra: brings ? extra + 1 : 0, interactor: driver)
        driver.update(way / distance)
    }

    private func release(finishing: Bool) {
        guard let driver, let split else { return }
        self.driver = nil
        driver.release(finishing: finishing)
        split.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(split)
    }
}
