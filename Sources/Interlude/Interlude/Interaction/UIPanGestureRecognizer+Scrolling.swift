import UIKit

extension UIPanGestureRecognizer {
    /// The scroll view under the first touch, inside the recognizer's view.
    var scrollViewBelow: UIScrollView? {
        guard let view else { return nil }
        let (place, moved) = (location(in: view), translation(in: view))
        // Where the finger went down.
        var candidate = view.hitTest(CGPoint(x: place.x - moved.x, y: place.y - moved.y), with: nil)
        while let current = candidate {
            if let scrollView = current as? UIScrollView, scrollView.isScrollEnabled { return scrollView }
            if current === view { return nil }
            candidate = current.superview
        }
        return nil
    }
}

extension UIGestureRecognizer {
    /// Whether it is what a scroll view scrolls by.
    var isScrolling: Bool { (view as? UIScrollView)?.panGestureRecognizer === self }
}

extension UIScrollView {
    /// Whether there is content in the direction that a finger draws into sight.
    func hasWay(for velocity: CGPoint) -> Bool {
        guard isScrollEnabled else { return false }
        let inset = adjustedContentInset
        if abs(velocity.y) > abs(velocity.x) {
            let end = contentSize.height + inset.bottom - bounds.height
            return velocity.y > 0 ? contentOffset.y > -inset.top + 0.5 : contentOffset.y < end - 0.5
        }
        let end = contentSize.width + inset.right - bounds.width
        return velocity.x > 0 ? contentOffset.x > -inset.left + 0.5 : contentOffset.x < end - 0.5
    }

    /// Stops scrolling by this finger, and brings the content back inside the edges.
    func letGoOfTheFinger() {
        guard panGestureRecognizer.isEnabled else { return }
        panGestureRecognizer.isEnabled = false
        panGestureRecognizer.isEnabled = true
        let inset = adjustedContentInset
        let (right, bottom) = (
            contentSize.width + inset.right - bounds.width, contentSize.height + inset.bottom - bounds.height
        )
        let place = CGPoint(
            x: max(min(contentOffset.x, right), -inset.left), y: max(min(contentOffset.y, bottom), -inset.top))
        if place != contentOffset { setContentOffset(place, animated: false) }
    }
}
