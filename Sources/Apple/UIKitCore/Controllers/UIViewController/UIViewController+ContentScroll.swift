import CoreGraphics

extension UIViewController {
    private static let singleEdges: [NSDirectionalRectEdge] = [.top, .leading, .bottom, .trailing]

    final func nameContentScroll(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        for single in Self.singleEdges where edge.contains(single) {
            storage.namedScrolls[single.rawValue] = scrollView.map { WeakScroll(view: $0) }
        }
        contentScrollMayHaveChanged()
    }

    final func contentScroll(at edge: NSDirectionalRectEdge) -> UIScrollView? {
        if !storage.namedScrolls.isEmpty {
            for single in Self.singleEdges where edge.contains(single) {
                if let view = storage.namedScrolls[single.rawValue]?.view { return view }
            }
        }
        return containedContentScroll(at: edge) ?? foundContentScroll(at: edge)
    }

    /// The view itself, or the first subview of it or of that: where iOS looks, as published advice has it.
    private func foundContentScroll(at edge: NSDirectionalRectEdge) -> UIScrollView? {
        var next = loadedView
        for _ in 0..<3 {
            guard let view = next else { return nil }
            if let scrollView = view as? UIScrollView {
                return reaches(scrollView, edge) ? scrollView : nil
            }
            next = view.subviews.first
        }
        return nil
    }

    /// Whether a scroll view stands so that its content can come below a bar at an edge.
    private func reaches(_ scrollView: UIScrollView, _ edge: NSDirectionalRectEdge) -> Bool {
        guard let root = loadedView, scrollView !== root else { return true }
        let frame = scrollView.superview?.convert(scrollView.untransformedFrame, to: root) ?? .zero
        guard frame.width > root.bounds.width / 2 else { return false }
        let safe = root.bounds.inset(by: root.safeAreaInsets)
        return edge == .bottom ? frame.maxY >= safe.maxY - 1 : frame.minY <= safe.minY + 1
    }

    private func contentScrollMayHaveChanged() {
        (parentController as? UINavigationController)?.childHasLaidOut(self)
        enclosing(UITabBarController.self)?.contentMayHaveChanged()
    }

    /// The view has laid out its subviews: bars around follow what is there now.
    final func tellBarsOfLayout() {
        guard let parent = parentController else { return }
        if let navigation = parent as? UINavigationController {
            navigation.childHasLaidOut(self)
        } else if let tabs = parent as? UITabBarController {
            tabs.contentMayHaveChanged()
        }
    }
}
