import CoreGraphics

/// Watches whether content reaches below the bars at the bottom: it does not where it is scrolled to its end, or where there
/// is none that scrolls.
@MainActor
final class BottomEdge: ScrollFollower {
    private weak var scrollView: UIScrollView?
    private let onChange: (Bool) -> Void
    private(set) var isAtEdge = true

    /// - Parameter onChange: Hears whether no content is below the bars, when that changes.
    init(_ onChange: @escaping (Bool) -> Void) { self.onChange = onChange }

    /// Follows another scroll view, or none.
    func follow(_ new: UIScrollView?) {
        if new !== scrollView {
            scrollView?.remove(self)
            scrollView = new
            new?.add(self)
        }
        update()
    }

    func contentDidMove(in scrollView: UIScrollView) { update() }

    func restingPlace(of scrollView: UIScrollView, for proposed: CGFloat) -> CGFloat { proposed }

    private func update() {
        let new = scrollView.map { $0.isAtEnd } ?? true
        guard new != isAtEdge else { return }
        isAtEdge = new
        // Bars fade while a finger scrolls; other content, such as another tab's, brings its look with it.
        if let scrollView, scrollView.isDragging || scrollView.isDecelerating { return onChange(new) }
        UIView.performWithoutAnimation { onChange(new) }
    }
}

extension UIScrollView {
    /// Whether nothing of the content is below what the insets keep free at the bottom.
    final var isAtEnd: Bool {
        contentOffset.y + bounds.height - adjustedContentInset.bottom >= contentSize.height - 0.5
    }
}
