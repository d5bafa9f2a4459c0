extension UINavigationController {
    /// Whether the toolbar is in sight while the given child is on top.
    func showsToolbar(for child: UIViewController, in stack: [UIViewController]) -> Bool {
        !toolbarIsHidden && !hidesBottomBar(for: child, in: stack)
    }

    /// What the toolbar covers of the lower edge for a child, safe area and tab bar not counted.
    func toolbarHeight(for child: UIViewController) -> CGFloat {
        showsToolbar(for: child, in: stack) ? toolbarView.preferredHeight : 0
    }

    /// The toolbar's place: above the home indicator or the tab bar; below the edge while it is hidden, aside while the
    /// shown screen has sent it there.
    func toolbarFrame(for child: UIViewController?, in stack: [UIViewController]) -> CGRect {
        let bounds = view.bounds
        let isAside = child.map { hidesBottomBar(for: $0, in: stack) } ?? false
        let covered = view.safeAreaInsets.bottom + (isAside ? 0 : bottomBarHeight)
        let height = toolbarView.preferredHeight
        let y = toolbarIsHidden ? bounds.height : bounds.height - covered - height
        return CGRect(x: isAside ? -bounds.width : 0, y: y, width: bounds.width, height: height)
    }

    /// Places the toolbar at rest.
    func layOutToolbar() {
        guard let bar = toolbarIfMade, !isTransitioning else { return }
        bar.backgroundExtension = bottomBarHeight > 0 ? 0 : view.safeAreaInsets.bottom
        bar.setFrameIfNeeded(toolbarFrame(for: shown, in: stack))
        if !toolbarIsHidden { toolbarMayHaveOtherContent() }
        bar.isHidden = toolbarIsHidden && bar.layer.animationKeys()?.isEmpty ?? true
    }

    /// Whether content is below the toolbar.
    func toolbarMayHaveOtherContent() {
        guard let bar = toolbarIfMade, !toolbarIsHidden else { return }
        bottomEdge.follow(shown?.contentScrollView(for: .bottom))
        UIView.performWithoutAnimation { bar.isAtEdge = bottomEdge.isAtEdge }
    }

    func changeToolbarVisibility(hidden: Bool, animated: Bool) {
        guard hidden != toolbarIsHidden else { return }
        let bar = toolbarView
        UIView.performWithoutAnimation {
            layOutToolbar()
            bar.isHidden = false
            if !hidden { bar.setItems(shown?.toolbarItems, animated: false) }
        }
        toolbarIsHidden = hidden
        makeRoomInWhatComes()
        guard animated, isViewLoaded, view.window != nil else { return layOutBarChange() }
        UIView.animate(
            withDuration: TimeInterval(Self.hideShowBarDuration), animations: { self.layOutBarChange() },
            completion: { _ in self.layOutToolbar() })
    }

    /// A screen that brings the toolbar, or sends it away, when it is about to come is laid out for that before it is seen.
    private func makeRoomInWhatComes() {
        guard isTransitioning, let to = run(of: [.push, .pop])?.context.viewController(forKey: .to) else { return }
        UIView.performWithoutAnimation {
            to.setBarInsets(barInsets(for: to))
            to.viewIfLoaded?.layoutIfNeeded()
        }
    }

    /// A child has other items now.
    func toolbarItemsChanged(of child: UIViewController, animated: Bool) {
        guard child === shown, let bar = toolbarIfMade else { return }
        bar.setItems(child.toolbarItems, animated: animated)
    }

    /// Changes the toolbar along with a push or pop: the items cross, and the bar leaves or comes with a screen that wants
    /// none below it.
    func changeToolbar(
        from: (child: UIViewController, stack: [UIViewController]),
        to: (child: UIViewController, stack: [UIViewController]),
        with run: TransitionRun
    ) {
        guard let bar = toolbarIfMade, !toolbarIsHidden else { return }
        let change = ToolbarTransition(bar: bar, items: to.child.toolbarItems ?? [])
        toolbarTransition = change
        let target = toolbarFrame(for: to.child, in: to.stack)
        UIView.performWithoutAnimation {
            change.prepare()
            let start = toolbarFrame(for: from.child, in: from.stack)
            bar.setFrameIfNeeded(CGRect(x: start.minX, y: target.minY, width: start.width, height: start.height))
        }
        _ = run.addAlongside(outside: bar) {
            change.animate()
            bar.setFrameIfNeeded(target)
        }
    }
}
