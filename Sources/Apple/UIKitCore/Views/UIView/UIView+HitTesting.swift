extension UIView {
    /// Views fainter than this take no touches (documented by Apple).
    static let faintestTouchableAlpha: Float = 0.01

    final func findHit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, Float(alpha) >= UIView.faintestTouchableAlpha,
            viewState.animationsBlockingTouches == 0, self.point(inside: pointInModel(point), with: event)
        else { return nil }
        for child in children.reversed() {
            if let hit = child.hitTest(child.touchPoint(point, from: self), with: event) { return hit }
        }
        return self
    }

    /// Whether the view is hit where it is seen, as a property animator moves it.
    private var isHitAsSeen: Bool { viewState.animationsMovingTouches > 0 }

    /// A point of the superview's coordinates in this view's: where it is seen, or where it is.
    private func touchPoint(_ point: CGPoint, from parent: UIView) -> CGPoint {
        guard isHitAsSeen, let shown = layer.presentation(), let above = parent.layer.presentation() else {
            return convert(point, from: parent as UIView?)
        }
        return shown.convert(point, from: above)
    }

    /// A point in the bounds as they are seen, as one of the bounds themselves: `point(inside:with:)` uses those.
    private func pointInModel(_ point: CGPoint) -> CGPoint {
        guard isHitAsSeen, let shown = layer.presentation()?.bounds, shown != bounds, !shown.isEmpty else {
            return point
        }
        return CGPoint(
            x: bounds.minX + (point.x - shown.minX) / shown.width * bounds.width,
            y: bounds.minY + (point.y - shown.minY) / shown.height * bounds.height)
    }

    final func attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        recognizers = (recognizers ?? []) + [recognizer]
        recognizer.viewPointer = self
    }

    final func detach(_ recognizer: UIGestureRecognizer) {
        guard let index = recognizers?.firstIndex(where: { $0 === recognizer }) else { return }
        recognizers?.remove(at: index)
        recognizer.viewPointer = nil
    }

    final func replaceGestureRecognizers(_ new: [UIGestureRecognizer]?) {
        for recognizer in recognizers ?? [] { removeGestureRecognizer(recognizer) }
        for recognizer in new ?? [] { addGestureRecognizer(recognizer) }
    }

    final func resignFirstResponderInside(_ force: Bool) -> Bool {
        guard FirstResponder.isInside(self), let responder = FirstResponder.current else { return false }
        if responder.resignFirstResponder() { return true }
        if force { Host.current.input.forceEnd() }
        return force
    }
}
