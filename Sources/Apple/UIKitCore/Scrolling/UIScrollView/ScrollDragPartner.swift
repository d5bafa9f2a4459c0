/// Something around a scroll view that moves by the same drag, as a sheet does.
@MainActor
package protocol ScrollDragPartner: AnyObject {
    /// A finger has begun to drag the content.
    func scrollViewWillBeginDrag(_ scrollView: UIScrollView)
    /// The finger goes on by `way` points downwards; answers with the part that the partner takes for itself.
    func scrollView(_ scrollView: UIScrollView, shareOf way: CGFloat) -> CGFloat
    /// The finger has been lifted at a speed in points per second, downwards; answers with whether the partner takes it.
    func scrollViewDidEndDrag(_ scrollView: UIScrollView, speed: CGFloat) -> Bool
}

/// A view within which a partner may share the drags of scroll views.
@MainActor
protocol ScrollDragArea: UIView {
    /// The partner; `nil` where none shares them.
    var scrollDragPartner: (any ScrollDragPartner)? { get }
}

extension UIScrollView {
    /// How far the content can go down until its upper edge is seen; 0 at the top and beyond.
    package final var wayToTop: CGFloat { max(contentOffset.y - limits(.y).low, 0) }

    /// The sheet that the scroll view is in, if it shares vertical drags with it.
    final var dragPartner: (any ScrollDragPartner)? {
        var view: UIView? = superview
        while let current = view {
            if let area = current as? any ScrollDragArea { return area.scrollDragPartner }
            if current is UIScrollView { return nil }
            view = current.superview
        }
        return nil
    }
}
