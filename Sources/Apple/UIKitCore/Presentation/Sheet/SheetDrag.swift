/// The finger on a sheet: follows it, and decides at the end where the sheet goes.
@MainActor
final class SheetDrag {
    let pan: UIPanGestureRecognizer
    /// The sheet's top when the drag began.
    var startTop: CGFloat = 0
    var isDragging = false

    init(pan: UIPanGestureRecognizer) {
        self.pan = pan
    }
}

extension UISheetPresentationController {
    func startDragging() {
        guard drag == nil, let sheet = presentedView else { return }
        let pan = UIPanGestureRecognizer(target: self, action: Selector(UISheetPresentationController.dragged(_:)))
        pan.isEnabled = placement != .covering
        sheet.addGestureRecognizer(pan)
        drag = SheetDrag(pan: pan)
    }

    func stopDragging() {
        guard let drag else { return }
        drag.pan.view?.removeGestureRecognizer(drag.pan)
        self.drag = nil
    }

    private func dragged(_ pan: UIPanGestureRecognizer) {
        guard let drag, let container, presentedView != nil else { return }
        switch pan.state {
        case .began:
            drag.isDragging = true
            drag.startTop = wantedTop
            follow(to: drag.startTop + pan.translation(in: container).y)
        case .changed: follow(to: drag.startTop + pan.translation(in: container).y)
        case .ended: letGo(speed: pan.velocity(in: container).y)
        case .cancelled, .failed: letGo(speed: 0)
        default: break
        }
    }

    /// The top of the sheet at its highest detent.
    var highestTop: CGFloat {
        guard let container else { return 0 }
        guard isEdgeAttached else { return restingFrame.minY }
        return container.bounds.height - (activeDetents.last?.height ?? maximumHeight)
    }

    /// Brings the sheet's top to where the finger wants it: 1:1 downwards, upwards not beyond the highest detent (measured:
    /// no rubber band).
    func follow(to wanted: CGFloat) {
        guard let container, let sheet = presentedView else { return }
        let top = resisted(max(wanted, highestTop))
        var frame = sheet.frame
        let lowest = activeDetents.first?.height ?? maximumHeight
        frame.origin.y = top
        if isEdgeAttached { frame.size.height = max(container.bounds.height - top, lowest) }
        sheet.frame = frame
        let shown = isEdgeAttached ? container.bounds.height - top : frame.height - (top - restingFrame.minY)
        views.dimming.alpha = dimming(height: shown)
        pushBack(to: pushBack(height: shown))
    }

    /// What must not be dismissed gives way below its lowest detent as a scroll view does beyond its edge.
    private func resisted(_ wanted: CGFloat) -> CGFloat {
        guard presentedViewController.isModalInPresentation, wanted > lowestTop else { return wanted }
        return lowestTop + RubberBand.displacement(pull: wanted - lowestTop, length: lowestHeight)
    }

    /// Where the finger wants the sheet's top that stands here.
    var wantedTop: CGFloat {
        let top = presentedView?.frame.minY ?? 0
        guard presentedViewController.isModalInPresentation, top > lowestTop else { return top }
        return lowestTop + RubberBand.pull(displacement: top - lowestTop, length: lowestHeight)
    }

    private var lowestHeight: CGFloat {
        isEdgeAttached ? activeDetents.first?.height ?? maximumHeight : restingFrame.height
    }

    private var lowestTop: CGFloat {
        isEdgeAttached ? (container?.bounds.height ?? 0) - lowestHeight : restingFrame.minY
    }

    /// The finger has left the sheet: it is dismissed, or goes to a detent.
    func letGo(speed: CGFloat) {
        guard let drag, let container, let sheet = presentedView else { return }
        drag.isDragging = false
        let rest = restingFrame
        let shown = container.bounds.height - wantedTop
        let lowest = isEdgeAttached ? activeDetents.first?.height ?? rest.height : rest.height
        let leaves = speed >= SheetMetrics.dismissSpeed || shown < lowest * (1 - SheetMetrics.dismissPart)
        if leaves, sheet.frame.minY > container.bounds.height - lowest || !isEdgeAttached, dismissByUser() { return }
        settle(at: nearestDetent(shown: shown, speed: speed), speed: speed, sheet)
    }

    /// The detent to which the sheet goes: the nearest, or the next in the direction of a flick.
    private func nearestDetent(shown: CGFloat, speed: CGFloat) -> Detent? {
        guard isEdgeAttached else { return selectedDetent }
        let active = activeDetents
        if speed <= -SheetMetrics.dismissSpeed {
            return active.first { $0.height > shown }?.detent ?? active.last?.detent
        }
        if speed >= SheetMetrics.dismissSpeed {
            return active.last { $0.height < shown }?.detent ?? active.first?.detent
        }
        return active.min { abs($0.height - shown) < abs($1.height - shown) }?.detent
    }

    private func settle(at detent: Detent?, speed: CGFloat, _ sheet: UIView) {
        let changes = detent?.identifier != selectedDetent?.identifier
        if changes { selectedWithoutLayout(detent?.identifier) }
        let target = restingFrame
        let way = target.minY - sheet.frame.minY
        UIView.animate(
            withDuration: SystemMetrics.coverDuration, delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: abs(way) > 1 ? speed / way : 0, options: [.allowUserInteraction],
            animations: {
                sheet.frame = target
                self.showDimming()
                self.pushBack(to: self.pushBackAtRest)
                self.settleCards()
            }, completion: nil)
        guard changes else { return }
        (delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }

    private func selectedWithoutLayout(_ identifier: Detent.Identifier?) {
        drag?.isDragging = true
        selectedDetentIdentifier = identifier
        drag?.isDragging = false
    }
}
