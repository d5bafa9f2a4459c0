/// Receives the events of a scroll view, and can change the end of a deceleration.
///
/// After a drag with some velocity the calls are, in this order: `scrollViewWillBeginDragging`, `scrollViewDidScroll`
/// for each movement, `scrollViewWillEndDragging`, `scrollViewDidEndDragging`, `scrollViewWillBeginDecelerating`,
/// `scrollViewDidScroll` for each frame, `scrollViewDidEndDecelerating`.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
    /// Called when the content offset has changed, by the user or in code.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// The zoom scale has changed, by a pinch or by program.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// A finger begins to drag the content.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The finger is lifted.
    ///
    /// - Parameters:
    ///   - velocity: In points a millisecond; positive moves the content offset up in value.
    ///   - targetContentOffset: Where the content will come to rest; may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// - Parameter decelerate: Whether the content continues to move.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// Called when the finger was lifted and the content continues to move.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// Called when a deceleration has ended.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// A movement that `setContentOffset(_:animated:)` or its like started has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// The view that zooming makes larger and smaller; `nil`, the default, if the content cannot be zoomed.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// A pinch or an animated change begins to zoom the view that `viewForZooming(in:)` has named.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Called when a zoom has ended, after any bounce; `scale` is within the limits.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// Whether a tap on the status bar moves to the top. Asked where content is not there already.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// A tap on the status bar has moved the content to the top.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// `adjustedContentInset` has changed, by the safe area, `contentInset` or a refresh.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// The default implementation does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// The default implementation does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// The default implementation does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// By default the target of the deceleration is not changed.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// The default implementation does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// The default implementation does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// The default implementation does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// The default implementation does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Returns `nil` by default: the content cannot be zoomed.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// The default implementation does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// The default implementation does nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// Returns `true` by default: a tap on the status bar moves to the top.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// The default implementation does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// The default implementation does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
