import UIKit

/// A phone with a scroll view that fills it, and a record of what its delegate heard.
@MainActor final class ScrollStage: CompatibilityStage {
    let scroll: UIScrollView
    let listener = ScrollListener()

    init(_ scroll: UIScrollView = UIScrollView(), content: CGSize = CGSize(width: 393, height: 3000)) {
        self.scroll = scroll
        scroll.contentInsetAdjustmentBehavior = .never
        super.init(showing: scroll)
        scroll.contentSize = content
        scroll.delegate = listener
    }
}

/// A delegate that notes what it hears.
@MainActor class ScrollListener: NSObject, UIScrollViewDelegate {
    /// What was heard, each kind of call in a row once.
    var log: [String] = []

    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
        note("shouldScrollToTop")
        return true
    }
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { note("didScrollToTop") }

    private func note(_ text: String) { if log.last != text { log.append(text) } }

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        note("didScroll")
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { note("willBeginDragging") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        note("willEndDragging")
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        note("didEndDragging \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { note("willBeginDecelerating") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { note("didEndDecelerating") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { note("didEndScrollingAnimation") }
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { note("didChangeAdjustedContentInset") }
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) { note("willBeginZooming") }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { note("didZoom") }
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {
        note("didEndZooming \(scale)")
    }
}
