extension UIView {
    /// Views fainter than this take no touches (documented by Apple).
    static let faintestTouchableAlpha: Float = 0.01

    final func findHit(_ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard isUserInteractionEnabled, !isHidden, Float(alpha) >= UIView.faintestTouchableAlpha,
            viewState.animationsBlockingTouches == 0, self.point(inside: point, with: event)
        else { return nil }
        for child in children.reversed() {
            if let hit = child.hitTest(child.convert(point, from: self as UIView?), with: event) { return hit }
        }
        return self
    }

    final func attach(_ recognizer: UIGestureRecognizer) {
        guard recognizer.view !== self else { return }
        recognizer.view?.removeGestureRecognizer(recognizer)
        viewState.gestureRecognizers = (viewState.gestureRecognizers ?? []) + [recognizer]
        recognizer.view = self
    }

    final func detach(_ recognizer: UIGestureRecognizer) {
        guard let index = viewState.gestureRecognizers?.firstIndex(where: { $0 === recognizer }) else { return }
        viewState.gestureRecognizers?.remove(at: index)
        recognizer.view = nil
    }

    final func replaceGestureRecognizers(_ recognizers: [UIGestureRecognizer]?) {
        for recognizer in viewState.gestureRecognizers ?? [] { removeGestureRecognizer(recognizer) }
        for recognizer in recognizers ?? [] { addGestureRecognizer(recognizer) }
    }

    final func resignFirstResponderInside(_ force: Bool) -> Bool {
        guard FirstResponder.isInside(self), let responder = FirstResponder.current else { return false }
        if responder.resignFirstResponder() { return true }
        if force { FirstResponder.current = nil }
        return force
    }
}
