/// The scroll view of scrolled pages. The page that is seen lies in the middle of three; its neighbors come in on
/// either side.
///
/// Its delegate is the application's, which is how published code follows the finger: at rest the content offset is a page's
/// length, whatever page is seen, as on iOS.
final class PageScrollView: UIScrollView {
    weak var scroller: PageScroller?

    override init(frame: CGRect) {
        super.init(frame: frame)
        isPagingEnabled = true
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        isDirectionalLockEnabled = true
    }

    required init?(coder: NSCoder) { fatalError("Made by its page view controller") }

    override func scrollingMayBegin() { scroller?.scrollingMayBegin() }
    override func boundsDidChange(from old: CGRect) { scroller?.hasScrolled() }
    /// The page controller's delegate hears of the new page first: tabs above public page controllers are brought to it when the scrolling
    /// has ended.
    override func decelerationDidEnd() { scroller?.hasComeToRest() }
    override func scrollingDidEnd() { scroller?.hasComeToRest() }
}
