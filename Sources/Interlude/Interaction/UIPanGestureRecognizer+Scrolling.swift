import UIKit

extension UIPanGestureRecognizer {
    /// Whether a scroll view below the finger can still scroll the way it goes: then the finger scrolls. At the end of the
    /// content it drives the transition.
    func isWantedByScrolling(_ velocity: CGPoint) -> Bool {
        guard let view else { return false }
        let (place, moved) = (location(in: view), translation(in: view))
        // Where the finger went down.
        var candidate = view.hitTest(CGPoint(x: place.x - moved.x, y: place.y - moved.y), with: nil)
        while let current = candidate {
            if let scrollView = current as? UIScrollView, scrollView.hasWay(for: velocity) { return true }
            if current === view { return false }
            candidate = current.superview
        }
        return false
    }
}

extension UIScrollView {
    /// Whether there is content in the direction that a finger draws into sight.
    fileprivate func hasWay(for velocity: CGPoint) -> Bool {
        guard isScrollEnabled else { return false }
        let inset = adjustedContentInset
        if abs(velocity.y) > abs(velocity.x) {
            let end = contentSize.height + inset.bottom - bounds.height
            return velocity.y > 0 ? contentOffset.y > -inset.top + 0.5 : contentOffset.y < end - 0.5
        }
        let end = contentSize.width + inset.right - bounds.width
        return velocity.x > 0 ? contentOffset.x > -inset.left + 0.5 : contentOffset.x < end - 0.5
    }
}
