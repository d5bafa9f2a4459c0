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
        sheet.addGestureRecognizer(pan)
        drag = SheetDrag(pan: pan)
    }

    func stopDragging() {
        guard let drag else { return }
        drag.pan.view?.removeGestureRecognizer(drag.pan)
        self.drag = nil
    }

    private func dragged(_ pan: UIPanGestureRecognizer) {
        guard let drag, let container, let sheet = presentedView else { return }
        switch pan.state {
        case .began:
            drag.isDragging = true
            drag.startTop = sheet.frame.minY
            follow(pan, drag, container, sheet)
        case .changed: follow(pan, drag, container, sheet)
        case .ended: letGo(speed: pan.velocity(in: container).y, drag, container, sheet)
        case .cancelled, .failed: letGo(speed: 0, drag, container, sheet)
        default: break
        }
    }

    /// 1:1 downwards; upwards not beyond the highest detent (measured: no rubber band).
    private func follow(_ pan: UIPanGestureRecognizer, _ drag: SheetDrag, _ container: UIView, _ sheet: UIView) {
        let moved = pan.translation(in: container).y
        let highest = container.bounds.height - (activeDetents.last?.height ?? maximumHeight)
        let top = isEdgeAttached ? max(drag.startTop + moved, highest) : drag.startTop + max(moved, 0)
        place(top: top, container, sheet)
        let rest = restingFrame
        let offset = max(top - rest.minY, 0)
        views.dimming.alpha = dimmingAlpha * (1 - min(offset / max(rest.height, 1), 1))
    }

    private func place(top: CGFloat, _ container: UIView, _ sheet: UIView) {
        var frame = sheet.frame
        let lowest = activeDetents.first?.height ?? maximumHeight
        frame.origin.y = top
        if isEdgeAttached { frame.size.height = max(container.bounds.height - top, lowest) }
        sheet.frame = frame
    }

    private func letGo(speed: CGFloat, _ drag: SheetDrag, _ container: UIView, _ sheet: UIView) {
        drag.isDragging = false
        let rest = restingFrame
        let shown = container.bounds.height - sheet.frame.minY
        let lowest = isEdgeAttached ? activeDetents.first?.height ?? rest.height : rest.height
        let leaves = speed >= SheetFigures.dismissSpeed || shown < lowest * (1 - SheetFigures.dismissPart)
        if leaves, sheet.frame.minY > rest.minY, dismissByUser() { return }
        settle(at: nearestDetent(shown: shown, speed: speed), speed: speed, sheet)
    }

    /// The detent to which the sheet goes: the nearest, or the next in the direction of a flick.
    private func nearestDetent(shown: CGFloat, speed: CGFloat) -> Detent? {
        guard isEdgeAttached else { return selectedDetent }
        let active = activeDetents
        if speed <= -SheetFigures.dismissSpeed {
            return active.first { $0.height > shown }?.detent ?? active.last?.detent
        }
        if speed >= SheetFigures.dismissSpeed {
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
            withDuration: SystemFigures.coverDuration, delay: 0, usingSpringWithDamping: 1,
            initialSpringVelocity: abs(way) > 1 ? speed / way : 0, options: [.allowUserInteraction],
            animations: {
                sheet.frame = target
                self.views.dimming.alpha = self.dimmingAlpha
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

    /// The user dismisses the sheet, when nobody objects.
    ///
    /// - Returns: whether the dismissal has begun.
    @discardableResult
    func dismissByUser() -> Bool {
        let presented = presentedViewController
        guard !presented.isInModalTransition, presented.modal.presented == nil else { return false }
        let may = delegate?.presentationControllerShouldDismiss(self) ?? true
        guard may, !presented.isModalInPresentation else {
            delegate?.presentationControllerDidAttemptToDismiss(self)
            return false
        }
        let delegate = delegate
        delegate?.presentationControllerWillDismiss(self)
        presented.dismiss(animated: true) { delegate?.presentationControllerDidDismiss(self) }
        return true
    }
}
