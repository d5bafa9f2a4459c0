extension UISplitViewController {
    var hasSupplementary: Bool { style == .tripleColumn }
    var mostExtraColumns: Int { hasSupplementary ? 2 : 1 }

    // MARK: Resolution

    /// By the app's wish, by the mode it prefers, or by size: beside each other in landscape where that leaves the
    /// secondary column enough; otherwise two columns cover the secondary one, and three move it aside.
    var resolvedBehavior: SplitBehavior {
        let wish = preferredSplitBehavior != .automatic ? preferredSplitBehavior : preferredDisplayMode.behavior
        switch wish ?? .automatic {
        case .tile where hasSupplementary || leavesEnough(extraColumns: 1): return .tile
        case .overlay: return .overlay
        case .displace where hasSupplementary: return .displace
        case .displace, .tile: return leavesEnough(extraColumns: 1) ? .tile : .overlay
        default: break
        }
        let size = viewIfLoaded?.bounds.size ?? UIScreen.main.bounds.size
        if size.width > size.height, leavesEnough(extraColumns: 1) { return .tile }
        return hasSupplementary ? .displace : .overlay
    }

    /// Whether tiling leaves the secondary column its least width.
    private func leavesEnough(extraColumns: Int) -> Bool {
        let inner = hasSupplementary ? supplementaryColumnWidth : primaryColumnWidth
        let taken = extraColumns > 1 ? inner + primaryColumnWidth : inner
        return wholeWidth - taken >= widths.leastSecondary(of: wholeWidth)
    }

    /// The mode that wishes, size and the user's choice lead to.
    var resolvedMode: DisplayMode {
        resolvedBehavior.mode(extraColumns: min(chosenExtra ?? preferredExtra, mostExtraColumns))
    }

    private var preferredExtra: Int {
        if preferredDisplayMode != .automatic { return preferredDisplayMode.extraColumns }
        guard resolvedBehavior == .tile else { return 0 }
        return hasSupplementary && leavesEnough(extraColumns: 2) ? 2 : 1
    }

    /// Whether the primary column is on the right.
    var primaryIsRight: Bool {
        let mirrored = viewIfLoaded?.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return (primaryEdge == .trailing) != mirrored
    }

    func layout(for mode: DisplayMode) -> SplitLayout {
        SplitLayout(
            bounds: viewIfLoaded?.bounds ?? .zero, mode: mode, hasSupplementary: hasSupplementary,
            widths: (primaryColumnWidth, supplementaryColumnWidth), isRight: primaryIsRight)
    }

    // MARK: Changes

    /// Brings the mode in line with what it depends on, without a transition of its own.
    func updateMode() {
        guard isViewLoaded, collapsed == false, !isTransitioning else { return }
        let mode = resolvedMode
        if mode != currentMode { exchangeAtOnce(for: mode) }
        layOutContainer()
        if UIView.inheritedAnimationDuration > 0 { view.layoutIfNeeded() }
    }

    /// Shows other columns at once, or inside the caller's animation block.
    private func exchangeAtOnce(for mode: DisplayMode) {
        let change = ColumnDifference(from: shownColumns, to: layout(for: mode).visible.filter { hosts[$0] != nil })
        tell(of: change, mode: mode)
        for column in change.leaving { appear(column, false) }
        for column in change.arriving { appear(column, true) }
        currentMode = mode
        shownColumns = change.remaining
        for column in change.arriving { UIView.performWithoutAnimation { addView(of: column) } }
        for column in change.leaving { removeView(of: column) }
        for column in change.leaving + change.arriving where appearancePhase == .appeared {
            hosts[column]?.endAppearanceTransition()
        }
        tellEnd(of: change)
        updateButtons()
    }

    private func appear(_ column: Column, _ appears: Bool) {
        guard isVisibleOrAppearing else { return }
        hosts[column]?.beginAppearanceTransition(appears, animated: UIView.inheritedAnimationDuration > 0)
    }

    func tell(of change: ColumnDifference, mode: DisplayMode) {
        if mode != currentMode { delegate?.splitViewController(self, willChangeTo: mode) }
        for column in change.leaving { delegate?.splitViewController(self, willHide: column) }
        for column in change.arriving { delegate?.splitViewController(self, willShow: column) }
    }

    func tellEnd(of change: ColumnDifference) {
        for column in change.leaving { delegate?.splitViewController(self, didHide: column) }
        for column in change.arriving { delegate?.splitViewController(self, didShow: column) }
    }

    /// Goes to a mode with a transition, driven by a finger when there is an interactor.
    func change(
        toExtra extra: Int, interactor: UIPercentDrivenInteractiveTransition? = nil, animated: Bool = true
    ) {
        guard isViewLoaded, !isTransitioning else { return }
        let before = chosenExtra
        chosenExtra = extra
        let mode = resolvedMode
        guard mode != currentMode else { return }
        guard appearancePhase == .appeared else { return updateMode() }
        isTransitioning = true
        TransitionRun.start(
            ColumnChange(split: self, mode: mode, extraBefore: before, animated: animated, interactor: interactor))
    }

    /// A transition has ended and all its callbacks are out: makes up for what has changed meanwhile.
    func transitionHasEnded() {
        isTransitioning = false
        updateStructure()
        updateMode()
    }
}

/// Which columns come and which go.
struct ColumnDifference {
    let leaving: [UISplitViewController.Column]
    let arriving: [UISplitViewController.Column]
    let remaining: [UISplitViewController.Column]

    init(from old: [UISplitViewController.Column], to new: [UISplitViewController.Column]) {
        leaving = old.filter { !new.contains($0) }
        arriving = new.filter { !old.contains($0) }
        remaining = new
    }
}
