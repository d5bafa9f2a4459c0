/// A scroll view in a sheet shares its drags: at the content's top a drag downwards moves the sheet, and one upwards expands
/// it before the content scrolls. Either takes the finger over from the other in the middle of a drag.
extension UISheetPresentationController: ScrollDragPartner {
    package func scrollViewWillBeginDrag(_ scrollView: UIScrollView) {
        drag?.startTop = presentedView?.frame.minY ?? 0
    }

    /// Down: what is beyond the content's top is the sheet's. Up: the sheet goes first, to its highest detent, or where that
    /// is not wanted, to where it was when the finger came down.
    package func scrollView(_ scrollView: UIScrollView, shareOf way: CGFloat) -> CGFloat {
        guard let drag, placement != .covering, presentedView != nil, !presentedViewController.isInModalTransition
        else {
            return 0
        }
        let top = wantedTop
        let share: CGFloat
        if way > 0 {
            share = max(way - scrollView.wayToTop, 0)
        } else {
            let ceiling = prefersScrollingExpandsWhenScrolledToEdge ? highestTop : max(drag.startTop, highestTop)
            share = scrollView.wayToTop > 0 ? 0 : -min(-way, max(top - ceiling, 0))
        }
        guard share != 0 else { return 0 }
        drag.isDragging = true
        follow(to: top + share)
        return share
    }

    /// Between two detents the finger's speed is the sheet's, not the content's.
    package func scrollViewDidEndDrag(_ scrollView: UIScrollView, speed: CGFloat) -> Bool {
        guard let drag, drag.isDragging, let container, let sheet = presentedView else { return false }
        let shown = container.bounds.height - sheet.frame.minY
        let rests = activeDetents.contains { abs($0.height - shown) < 0.5 } && isEdgeAttached
        letGo(speed: rests ? 0 : speed)
        return !rests
    }
}
