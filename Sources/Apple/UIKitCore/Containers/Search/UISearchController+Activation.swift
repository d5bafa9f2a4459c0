import CoreGraphics

/// What a search controller knows of its search.
struct SearchState {
    var isActive = false
    var showsResults = false
    /// The controller that is searched in.
    weak var host: UIViewController?
    var afterDismissal: (() -> Void)?
}

/// How a search looks. Seconds; decided, about what iOS shows.
enum SearchActivationMetrics {
    static let duration: TimeInterval = 0.3
    /// How dark the content gets that is searched in.
    static let shade: CGFloat = 0.2
}

extension UISearchController {
    /// The search comes or goes.
    ///
    /// - Parameter byField: Whether the field is about to become the first responder by itself.
    final func setActive(_ isActive: Bool, animated: Bool = true, byField: Bool = false) {
        guard isActive != search.isActive else { return }
        if isActive { activate(animated: animated, byField: byField) } else { deactivate(animated: animated) }
    }

    private func activate(animated: Bool, byField: Bool) {
        search.isActive = true
        delegate?.presentSearchController(self)
        delegate?.willPresentSearchController(self)
        install()
        if automaticallyShowsCancelButton { searchBar.showCancel(true, animated) }
        if scopeBarActivation != .manual, scopeBarActivation != .onTextEntry { showScopes(true) }
        searchResultsUpdater?.updateSearchResults(for: self)
        if !byField { searchBar.becomeFirstResponder() }
        move(animated: animated) { [weak self] in
            guard let self, self.search.isActive else { return }
            delegate?.didPresentSearchController(self)
        }
    }

    private func deactivate(animated: Bool) {
        search.isActive = false
        delegate?.willDismissSearchController(self)
        searchBar.text = nil
        searchBar.resignFirstResponder()
        if automaticallyShowsCancelButton { searchBar.showCancel(false, animated) }
        if scopeBarActivation != .manual { showScopes(false) }
        searchResultsUpdater?.updateSearchResults(for: self)
        move(animated: animated) { [weak self] in
            guard let self, !self.search.isActive else { return }
            uninstall()
            delegate?.didDismissSearchController(self)
            search.afterDismissal?()
            search.afterDismissal = nil
        }
    }

    private func showScopes(_ shows: Bool) {
        guard !(searchBar.scopeButtonTitles ?? []).isEmpty, shows != searchBar.showsScopeBar else { return }
        searchBar.showScopes(shows, false)
    }

    /// The search bar is of another height now, or has scopes that stand elsewhere: the navigation bar makes room.
    final func barHasChanged(animated: Bool) {
        guard let navigation = search.host?.parentController as? UINavigationController, navigation.isViewLoaded else {
            return
        }
        guard animated, searchBar.window != nil else { return navigation.searchDidChange() }
        UIView.animate(
            withDuration: SearchActivationMetrics.duration, delay: 0, options: [.curveEaseInOut, .allowUserInteraction]
        ) { navigation.searchDidChange() }
    }

    /// Bar, shade and content go to where they belong now.
    private func move(animated: Bool, _ completion: @escaping () -> Void) {
        let navigation = search.host?.parentController as? UINavigationController
        let change = { [self] in
            navigation?.searchDidChange()
            overlay?.shade.alpha = search.isActive ? 1 : 0
            overlay?.layoutIfNeeded()
        }
        searchLookDidChange()
        guard animated, searchBar.window != nil else {
            change()
            return completion()
        }
        UIView.animate(
            withDuration: SearchActivationMetrics.duration, delay: 0,
            options: [.curveEaseInOut, .allowUserInteraction],
            animations: change, completion: { _ in completion() })
    }

    // MARK: The field

    /// The field is about to be typed in.
    final func fieldWillBegin() {
        setActive(true, byField: true)
    }

    final func fieldDidChange() {
        if scopeBarActivation == .onTextEntry, !searchBar.showsScopeBar, !(searchBar.text ?? "").isEmpty {
            showScopes(true)
            barHasChanged(animated: true)
        }
        searchLookDidChange()
        searchResultsUpdater?.updateSearchResults(for: self)
    }

    final func cancelWasTouched() { setActive(false) }

    // MARK: Over the content

    private var overlay: SearchOverlay? { viewIfLoaded as? SearchOverlay }

    /// Puts shade and results over the content.
    private func install() {
        guard let host = search.host, parentController == nil, host.viewIfLoaded != nil else { return }
        host.addChild(self)
        UIView.performWithoutAnimation {
            layOutOverlay()
            overlayForShowing.shade.alpha = 0
            host.view.addSubview(view)
            view.layoutIfNeeded()
        }
        didMove(toParent: host)
    }

    private var overlayForShowing: SearchOverlay { view as? SearchOverlay ?? SearchOverlay() }

    private func uninstall() {
        guard parentController != nil else { return }
        willMove(toParent: nil)
        viewIfLoaded?.removeFromSuperview()
        removeFromParent()
    }

    /// Lies over what can be seen of the content, also of content that scrolls.
    final func layOutOverlay() {
        guard search.isActive || parentController != nil, let host = search.host?.viewIfLoaded else { return }
        view.setFrameIfNeeded(host.bounds)
        setBarInsets(host is UIScrollView ? host.safeAreaInsets : .zero)
    }

    /// Shows or hides shade and results as the state says.
    final func searchLookDidChange() {
        guard isViewLoaded else { return }
        if automaticallyShowsSearchResultsController {
            search.showsResults = search.isActive && !(searchBar.text ?? "").isEmpty
        }
        overlay?.shade.isHidden = !obscuresBackgroundDuringPresentation
        showResults(search.showsResults)
    }

    private func showResults(_ shows: Bool) {
        guard let results = searchResultsController else { return }
        if shows, results.parentController == nil {
            addChild(results)
            view.addSubview(results.view)
            layOutResults()
            results.didMove(toParent: self)
        } else if !shows, results.parentController === self {
            results.willMove(toParent: nil)
            results.viewIfLoaded?.removeFromSuperview()
            results.removeFromParent()
        }
    }

    final func layOutResults() {
        guard let results = searchResultsController, results.parentController === self else { return }
        results.view.setFrameIfNeeded(view.bounds)
    }
}

/// What lies over the content that is searched in.
@MainActor
final class SearchOverlay: UIView {
    weak var controller: UISearchController?
    let shade = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shade.backgroundColor = UIColor.black.withAlphaComponent(SearchActivationMetrics.shade)
        shade.addGestureRecognizer(UITapGestureRecognizer(target: self, action: Selector(SearchOverlay.tapped(_:))))
        addSubview(shade)
    }

    required init?(coder: NSCoder) { nil }

    private func tapped(_ recognizer: UITapGestureRecognizer) { controller?.setActive(false) }

    override func layoutSubviews() {
        super.layoutSubviews()
        shade.setFrameIfNeeded(bounds)
    }

    /// Without a shade and without results the content is touched.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === self ? nil : found
    }
}
