extension UINavigationController {
    /// The height of the bar without the status bar, in points.
    var barHeight: CGFloat { bar.preferredHeight }

    /// What the bar covers of the room of the given child while that is on top.
    private func coveredHeight(for child: UIViewController) -> CGFloat {
        bar.coveredHeight(for: items(upTo: child))
    }

    /// The items that the bar has while the given child is on top.
    func items(upTo child: UIViewController) -> [UINavigationItem] {
        let index = stack.firstIndex { $0 === child } ?? stack.endIndex - 1
        return index < 0 ? [] : stack[...index].map(\.navigationItem)
    }

    /// What of the bar stands above the child's view: nothing where that goes below the bar, else what never makes way.
    private func heightAbove(_ child: UIViewController) -> CGFloat {
        guard !goesUnderBar(child) else { return 0 }
        return child.storage.followedScroll == nil
            ? coveredHeight(for: child) : bar.parts(for: items(upTo: child)).least
    }

    /// Whether the tab bar around is out of sight while the given child is on top: when the child, or one below it, says
    /// so.
    func hidesBottomBar(for child: UIViewController, in stack: [UIViewController]) -> Bool {
        guard let index = stack.firstIndex(where: { $0 === child }) else { return false }
        return stack[...index].contains { $0.hidesBottomBarWhenPushed }
    }

    /// Whether the tab bar around is out of sight because of what is shown.
    var hidesBottomBarNow: Bool {
        shown.map { hidesBottomBar(for: $0, in: stack) } ?? false
    }

    /// The bar's frame; above the upper edge while it is hidden, or beside its screen while it leaves with that.
    var barFrame: CGRect {
        let top = view.safeAreaInsets.top
        guard barIsHidden else { return CGRect(x: 0, y: top, width: view.bounds.width, height: barHeight) }
        guard let aside = barSlide?.aside else {
            return CGRect(x: 0, y: -barHeight, width: view.bounds.width, height: barHeight)
        }
        return CGRect(x: aside, y: top, width: view.bounds.width, height: bar.bounds.height)
    }

    /// Places container, bar and shown child.
    func layOutContainer() {
        guard isViewLoaded else { return }
        hideBarIfCompact()
        if transitionView.frame != view.bounds { transitionView.frame = view.bounds }
        if bar.backgroundExtension != view.safeAreaInsets.top { bar.backgroundExtension = view.safeAreaInsets.top }
        if !isTransitioning {
            bar.setFrameIfNeeded(barFrame)
            settleBarVisibility()
        }
        layOutToolbar()
        guard let shown, !isTransitioning else { return }
        let frame = placeInContainer(shown)
        if let child = shown.viewIfLoaded, child.isUntransformed, child.frame != frame { child.frame = frame }
    }

    /// The bar goes when the height becomes compact, and comes back when that ends, if the app wants it so.
    private func hideBarIfCompact() {
        let now = traitCollection.verticalSizeClass
        guard now != laidOutHeightClass else { return }
        let was = laidOutHeightClass
        laidOutHeightClass = now
        guard hidesBarsWhenVerticallyCompact else { return }
        if now == .compact {
            hidesToolbarInCompact = !toolbarIsHidden
            barIsHidden = true
            toolbarIsHidden = true
        } else if was == .compact {
            barIsHidden = false
            if hidesToolbarInCompact { toolbarIsHidden = false }
        }
    }

    /// Tells a child what the bar covers of it, gives its view the place it has at rest, and answers with that.
    func placeInContainer(_ child: UIViewController) -> CGRect {
        adoptContent(of: child)
        let frame = contentFrame(for: child)
        child.setBarInsets(barInsets(for: child))
        if let view = child.viewIfLoaded, view.superview !== transitionView, view.isUntransformed {
            view.frame = frame
        }
        return frame
    }

    private func goesUnderBar(_ child: UIViewController) -> Bool {
        child.edgesForExtendedLayout.contains(.top)
            && (bar.isTranslucent || child.extendedLayoutIncludesOpaqueBars)
    }

    private func contentFrame(for child: UIViewController) -> CGRect {
        let bounds = transitionView.bounds
        guard !barIsHidden, !goesUnderBar(child) else { return bounds }
        let top = barFrame.minY + heightAbove(child)
        return CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
    }

    func barInsets(for child: UIViewController) -> UIEdgeInsets {
        let top = barIsHidden ? 0 : coveredHeight(for: child) - heightAbove(child)
        let bottom = hidesBottomBar(for: child, in: stack) ? 0 : bottomBarHeight + toolbarHeight(for: child)
        return UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    }

    // MARK: Hiding the bar

    func changeBarVisibility(hidden: Bool, animated: Bool) {
        guard hidden != barIsHidden else { return }
        guard animated, isViewLoaded, view.window != nil else {
            barIsHidden = hidden
            if isTransitioning { showBarAtOnce() }
            return layOutBarChange()
        }
        if isTransitioning, let run = run(of: [.push, .pop]) {
            return slideBar(hidden: hidden, with: run)
        }
        barIsHidden = hidden
        bar.isHidden = false
        barSlides += 1
        UIView.animate(withDuration: TimeInterval(Self.hideShowBarDuration)) {
            self.layOutBarChange()
        } completion: { [weak self] _ in
            self?.barSlides -= 1
            self?.settleBarVisibility()
        }
    }

    /// A bar that is not on its way is hidden when it is out of sight: a screen that is turned in space must not show it.
    private func settleBarVisibility() {
        guard barSlides == 0, !isTransitioning, bar.isHidden != barIsHidden else { return }
        bar.isHidden = barIsHidden
    }

    func layOutBarChange() {
        layOutContainer()
        shown?.viewIfLoaded?.layoutIfNeeded()
    }

    /// A change without animation during a push or pop: the bar is there at once, or gone.
    private func showBarAtOnce() {
        barSlide = barSlide.map { BarSlide(wasHidden: $0.wasHidden, aside: nil) }
        UIView.performWithoutAnimation {
            bar.isHidden = barIsHidden
            bar.setFrameIfNeeded(barFrame)
        }
    }

    /// During a push or pop the bar goes to the side with the screen that it belongs to, or comes with it; a transition that
    /// is called off takes the change back.
    private func slideBar(hidden: Bool, with run: TransitionRun) {
        let isTakenBack = barSlide?.aside != nil
        let isPop = run.operation == .pop
        let mirror: CGFloat = view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
        // The lower screen and what belongs to it is at the leading side, the upper one at the trailing side.
        let aside = (hidden == isPop ? 1 : -1) * mirror * view.bounds.width
        barSlide = BarSlide(wasHidden: barSlide?.wasHidden ?? barIsHidden, aside: isTakenBack ? nil : aside)
        UIView.performWithoutAnimation {
            if !hidden, !isTakenBack { bar.setFrameIfNeeded(barFrame) }
            barIsHidden = hidden
            bar.isHidden = false
            if !hidden, !isTakenBack {
                bar.setFrameIfNeeded(barFrame.offsetBy(dx: aside, dy: 0))
                bar.layoutIfNeeded()
            }
        }
        if let to = run.context.viewController(forKey: .to) { _ = placeInContainer(to) }
        if !isTakenBack { barTransition?.goAside(leaving: hidden) }
        let queued = run.addAlongside(outside: bar) { [self] in bar.setFrameIfNeeded(barFrame) }
        if !queued { bar.setFrameIfNeeded(barFrame) }
    }

    /// A push or pop was called off: the bar is hidden or shown as before it.
    func takeBackBar() {
        guard let slide = barSlide else { return }
        barSlide = nil
        barIsHidden = slide.wasHidden
        UIView.performWithoutAnimation { bar.setFrameIfNeeded(barFrame) }
    }
}

/// How a bar comes or leaves with a push or pop.
struct BarSlide {
    /// Whether it was hidden before.
    let wasHidden: Bool
    /// Where it is beside its screen, from its place; `nil` where it does not go to the side after all.
    let aside: CGFloat?
}

/// The root view of a navigation controller.
@MainActor
final class NavigationLayoutView: UIView {
    weak var navigationController: UINavigationController?

    override func layoutSubviews() {
        super.layoutSubviews()
        navigationController?.layOutContainer()
        navigationController?.swipeBack.findEdge(in: self)
    }

    override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        navigationController?.layOutContainer()
    }
}

extension UIView {
    /// Sets the frame when it differs.
    func setFrameIfNeeded(_ frame: CGRect) {
        if self.frame != frame { self.frame = frame }
    }
}

/// The view in which pushes and pops take place.
@MainActor
package final class NavigationTransitionView: UIView {}
