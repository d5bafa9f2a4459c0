extension UISplitViewController {
    /// The columns that the style has, from the primary edge.
    var columnsInOrder: [Column] {
        hasSupplementary ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
    }

    var visibleHosts: [UIViewController] {
        if collapsed == true { return [collapsedHost].compactMap { $0 } }
        if collapsed == nil || style == .unspecified { return columnsInOrder.compactMap { hosts[$0] } }
        return shownColumns.compactMap { hosts[$0] }
    }

    // MARK: Setting

    func setClassic(_ controllers: [UIViewController]) {
        demand(
            style == .unspecified,
            "viewControllers of a split view controller with a style cannot be set; use setViewController(_:for:)")
        replace(.primary, with: controllers.first)
        replace(.secondary, with: controllers.dropFirst().first)
    }

    /// Exchanges a column's controller, at once.
    func replace(_ column: Column, with controller: UIViewController?) {
        guard given[column] !== controller else { return }
        let host = controller.map { makeHost(for: $0, in: column) }
        if collapsed == true {
            exchangeCollapsed(column, controller, host)
        } else {
            exchangeExpanded(column, controller, host)
        }
        updateStructure()
    }

    /// With columns every controller but the compact one stands in a navigation controller.
    private func makeHost(for controller: UIViewController, in column: Column) -> UIViewController {
        if style == .unspecified || column == .compact || controller is UINavigationController { return controller }
        if let mine = controller.navigationController, mine === hosts[column] { return mine }
        return UINavigationController(rootViewController: controller)
    }

    private func exchangeExpanded(_ column: Column, _ controller: UIViewController?, _ host: UIViewController?) {
        let old = hosts[column]
        let wasShown = shownColumns.contains(column)
        given[column] = controller
        guard old !== host else { return }
        if wasShown {
            takeOutAtOnce(old)
            shownColumns.removeAll { $0 == column }
        }
        if let old { leave(old) }
        hosts[column] = host
        if let host { enter(host) }
        guard let host, isViewLoaded, collapsed == false, column != .compact else { return }
        showNewHost(host, in: column)
    }

    private func showNewHost(_ host: UIViewController, in column: Column) {
        guard layout(for: displayMode).visible.contains(column) else { return }
        shownColumns = columnsInOrder.filter { shownColumns.contains($0) || $0 == column }
        bringInAtOnce(host) {
            addView(of: column)
            layOutContainer()
        }
        updateButtons()
    }

    func enter(_ host: UIViewController) {
        addChild(host)
        host.didMove(toParent: self)
    }

    func leave(_ host: UIViewController) {
        guard host.parentController === self else { return }
        host.willMove(toParent: nil)
        host.viewIfLoaded?.removeFromSuperview()
        host.removeFromParent()
    }

    // MARK: Views

    func addView(of column: Column) {
        guard let view = hosts[column]?.view, let root = viewIfLoaded else { return }
        view.frame = layout(for: displayMode).frame(of: column)
        switch column {
        case .secondary, .compact: root.insertSubview(view, at: 0)
        case .supplementary: root.insertSubview(view, aboveSubview: parts.dimming)
        case .primary: root.addSubview(view)
        }
        parts.bringLinesToFront(in: root)
    }

    func removeView(of column: Column) { hosts[column]?.viewIfLoaded?.removeFromSuperview() }

    func place(_ layout: SplitLayout) {
        for column in columnsInOrder {
            guard let view = hosts[column]?.viewIfLoaded, view.superview === viewIfLoaded else { continue }
            view.setFrameIfNeeded(layout.frame(of: column))
        }
    }

    /// Places everything where it is at rest.
    func layOutContainer() {
        guard let root = viewIfLoaded, !isTransitioning else { return }
        if collapsed == true {
            collapsedHost?.viewIfLoaded?.setFrameIfNeeded(root.bounds)
            return parts.hide()
        }
        let layout = layout(for: displayMode)
        place(layout)
        parts.show(mode: displayMode, layout, in: self)
    }
}

/// A split view controller's view: its layout decides on columns or stack.
@MainActor
final class SplitView: UIView {
    weak var controller: UISplitViewController?

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.updateStructure()
        // With columns, bringing the mode up to date lays them out too.
        if controller?.collapsed == false { controller?.updateMode() } else { controller?.layOutContainer() }
    }
}

/// What is between the columns: the dimming of the secondary one, and hairlines.
@MainActor
final class SplitParts {
    let dimming = UIView()
    private let lines = [UIView(), UIView()]

    func install(in root: UIView) {
        dimming.backgroundColor = .black
        dimming.alpha = 0
        root.addSubview(dimming)
        for line in lines {
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            line.alpha = 0
            root.addSubview(line)
        }
    }

    func bringLinesToFront(in root: UIView) {
        for line in lines { root.bringSubviewToFront(line) }
    }

    func hide() {
        dimming.alpha = 0
        for line in lines { line.alpha = 0 }
    }

    /// Dims the secondary column where others cover it, and draws a line at the inner edge of each extra column.
    func show(mode: UISplitViewController.DisplayMode, _ layout: SplitLayout, in split: UISplitViewController) {
        guard let root = split.viewIfLoaded else { return }
        dimming.frame = layout.secondary
        dimming.alpha = mode.isOverlay ? SplitMetrics.dimming : 0
        let width = root.traitCollection.hairline
        for (line, column) in zip(lines, [UISplitViewController.Column.primary, .supplementary]) {
            let frame = layout.frame(of: column)
            line.frame = CGRect(
                x: split.primaryIsRight ? frame.minX : frame.maxX - width, y: 0, width: width, height: frame.height)
            line.alpha = layout.visible.contains(column) ? 1 : 0
        }
    }
}
