import CoreGraphics

// The bar and the content of what is below it: a large title goes with the content and comes back with it, and the bar's
// background comes when content goes below it. Everything is a function of the content's offset; nothing runs by itself.

extension UINavigationController: ScrollFollower {
    // MARK: Which content

    /// Follows the scroll view that a child has now.
    func adoptContent(of child: UIViewController) {
        let new = child.viewIfLoaded == nil ? nil : child.contentScrollView(for: .top)
        let old = child.storage.followedScroll
        guard new !== old else { return }
        old?.remove(self)
        child.storage.followedScroll = new
        new?.add(self)
        if new == nil { follow(child) }
    }

    /// Content of the new screen was perhaps scrolled while a push or pop ran.
    func contentMayHaveMovedMeanwhile() {
        guard shown?.storage.followedScroll != nil else { return }
        bar.content?.contentHasScrolled()
        bar.contentEdgeDidChange()
    }

    /// A search has begun or ended: bar and content go to where they belong now, within the caller's animation.
    func searchDidChange() {
        bar.content?.setNeedsLayout()
        layOutContainer()
        if let shown { follow(shown) }
        bar.setFrameIfNeeded(barFrame)
        bar.layoutIfNeeded()
        view.layoutIfNeeded()
    }

    func forgetContent(of child: UIViewController) {
        child.storage.followedScroll?.remove(self)
        child.storage.followedScroll = nil
        child.navigationItem.contentState = BarContentState()
    }

    /// A child has laid out its view: the content may be another one, or stand elsewhere.
    func childHasLaidOut(_ child: UIViewController) {
        guard stack.contains(where: { $0 === child }) else { return }
        if let search = child.navigationItem.searchController {
            search.search.host = child
            search.layOutOverlay()
        }
        let before = child.storage.followedScroll
        adoptContent(of: child)
        if child.storage.followedScroll !== before { child.setBarInsets(barInsets(for: child)) }
        follow(child)
        guard child === shown else { return }
        toolbarMayHaveOtherContent()
        (parentController as? UITabBarController)?.contentMayHaveChanged()
    }

    // MARK: Where it is

    func contentDidMove(in scrollView: UIScrollView) {
        guard !isFollowing, let child = stack.last(where: { $0.storage.followedScroll === scrollView }) else { return }
        follow(child)
    }

    func restingPlace(of scrollView: UIScrollView, for proposed: CGFloat) -> CGFloat {
        guard let child = stack.last(where: { $0.storage.followedScroll === scrollView }), !barIsHidden else {
            return proposed
        }
        let start = scrollView.startOffset
        return start + bar.parts(for: items(upTo: child)).restingDistance(for: proposed - start)
    }

    /// Brings the bar in line with where a child's content is.
    private func follow(_ child: UIViewController) {
        guard !isFollowing else { return }
        let item = child.navigationItem
        let parts = bar.parts(for: items(upTo: child))
        let new = contentState(of: child, parts)
        guard new != item.contentState || needsSlack(child, parts) else { return }
        isFollowing = true
        defer { isFollowing = false }
        let old = item.contentState
        item.contentState = new
        unfold(child, parts)
        guard child === shown, !isTransitioning, item === bar.topItem else { return }
        if new.scrolled != old.scrolled {
            bar.setFrameIfNeeded(barFrame)
            bar.content?.contentHasScrolled()
            bar.content?.setNeedsLayout()
        }
        if new.isAtEdge != old.isAtEdge { bar.contentEdgeDidChange() }
    }

    private func contentState(of child: UIViewController, _ parts: NavigationBarParts) -> BarContentState {
        guard let scrollView = child.storage.followedScroll else { return BarContentState() }
        let distance = scrollView.contentOffset.y - scrollView.startOffset
        let fold = barIsHidden ? 0 : parts.fold
        let scrolled = fold > 0 ? min(distance, fold) : 0
        return BarContentState(scrolled: scrolled, isAtEdge: distance <= fold + 0.5)
    }

    private func slack(_ child: UIViewController, _ parts: NavigationBarParts) -> CGFloat {
        barIsHidden
            ? 0 : parts.full - parts.height(scrolledBy: child.navigationItem.contentState.scrolled, stretches: false)
    }

    private func needsSlack(_ child: UIViewController, _ parts: NavigationBarParts) -> Bool {
        guard let scrollView = child.storage.followedScroll else { return false }
        return scrollView.state.around.slack != slack(child, parts)
    }

    /// The content's insets follow the bar's height, and its range reaches as far as the bar can unfold.
    private func unfold(_ child: UIViewController, _ parts: NavigationBarParts) {
        guard let scrollView = child.storage.followedScroll else { return }
        let shown = parts.shown(scrolledBy: child.navigationItem.contentState.scrolled)
        let unfolded = barIsHidden ? 0 : shown.largeTitle + shown.search
        scrollView.setBar(slack: slack(child, parts), unfolded: unfolded)
        child.setBarInsets(barInsets(for: child))
    }
}
