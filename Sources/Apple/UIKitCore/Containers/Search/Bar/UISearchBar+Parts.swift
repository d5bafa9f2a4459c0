import CoreGraphics

/// What was set for a search bar's icons and states.
struct SearchBarLooks {
    struct Place: Hashable {
        let icon: UISearchBar.Icon
        let state: UInt
    }

    var icons: [Place: UIImage] = [:]
    var offsets: [UISearchBar.Icon: UIOffset] = [:]
    var fieldImages: [UInt: UIImage] = [:]
    var showsCancel = false
    var showsScopes = false
    var scope = 0
}

/// The views of a search bar that are made when they are needed, and what its field tells.
@MainActor final class SearchBarParts: NSObject {
    private unowned let bar: UISearchBar
    private(set) var hasCancel = false
    private(set) var hasScopes = false
    private(set) lazy var cancel = makeCancel()
    private(set) lazy var scopes = makeScopes()
    let promptLabel = UILabel()
    /// Lies behind the scopes, where the app has an image for that.
    var scopePicture: UIImageView?

    init(_ bar: UISearchBar) {
        self.bar = bar
        super.init()
    }

    private func makeCancel() -> UIButton {
        hasCancel = true
        let button = UIButton(type: .system)
        button.setTitle("Cancel", for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: 17)
        button.addAction(
            UIAction { [weak bar] _ in
                guard let bar else { return }
                bar.delegate?.searchBarCancelButtonClicked(bar)
                bar.searchController?.cancelWasTouched()
            }, for: .touchUpInside)
        bar.addSubview(button)
        return button
    }

    private func makeScopes() -> UISegmentedControl {
        hasScopes = true
        let control = UISegmentedControl(items: nil)
        control.alpha = 0
        control.addAction(
            UIAction { [weak self, weak control] _ in
                guard let self, let control else { return }
                bar.looks.scope = control.selectedSegmentIndex
                bar.delegate?.searchBar(bar, selectedScopeButtonIndexDidChange: control.selectedSegmentIndex)
                if let search = bar.searchController { search.searchResultsUpdater?.updateSearchResults(for: search) }
            }, for: .valueChanged)
        bar.addSubview(control)
        return control
    }
}

extension SearchBarParts: UITextFieldDelegate {
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
        guard bar.delegate?.searchBarShouldBeginEditing(bar) ?? true else { return false }
        bar.searchController?.fieldWillBegin()
        return true
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { bar.delegate?.searchBarTextDidBeginEditing(bar) }
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarShouldEndEditing(bar) ?? true
    }
    func textFieldDidEndEditing(_ textField: UITextField) { bar.delegate?.searchBarTextDidEndEditing(bar) }
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { bar.delegate?.searchBar(bar, shouldChangeTextIn: range, replacementText: string) ?? true }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        bar.delegate?.searchBarSearchButtonClicked(bar)
        return false
    }
}

extension UISearchBar {
    func setUpBar() {
        field.delegate = parts
        field.enablesReturnKeyAutomatically = true
        field.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.searchBar(self, textDidChange: field.text ?? "")
                searchController?.fieldDidChange()
            }, for: .editingChanged)
        for view in [plate, picture, parts.promptLabel, field] as [UIView] { addSubview(view) }
        parts.promptLabel.font = .systemFont(ofSize: 15)
        parts.promptLabel.textAlignment = .center
        parts.promptLabel.textColor = .secondaryLabel
        field.attributedPlaceholder = NSAttributedString(
            string: "", attributes: [.foregroundColor: UIColor.secondaryLabel])
        barDidChange()
    }

    func showPlaceholder(_ text: String?) {
        field.attributedPlaceholder = text.map {
            NSAttributedString(string: $0, attributes: [.foregroundColor: UIColor.secondaryLabel])
        }
    }

    /// `<scopeButtonTitles><string>All</string></scopeButtonTitles>`
    func decodeScopes(from coder: NSCoder) {
        guard let list = coder.nib?.element.children.first(where: { $0.name == "scopeButtonTitles" }) else { return }
        scopeButtonTitles = list.children.map(\.text)
    }

    // MARK: Look

    /// Dresses the bar anew.
    func barDidChange() {
        parts.promptLabel.text = prompt
        parts.promptLabel.isHidden = prompt == nil
        picture.image = backgroundImage
        picture.isHidden = backgroundImage == nil
        plate.isHidden = searchBarStyle == .minimal || standsInNavigationBar || backgroundImage != nil
        plate.backgroundColor = barTintColor ?? (barStyle.isBlack ? .black : .secondarySystemBackground)
        showScopePicture()
        field.magnifier.image = image(for: .search, state: .normal) ?? UIImage(systemName: "magnifyingglass")
        let fieldImage = searchFieldBackgroundImage(for: .normal)
        field.background = fieldImage
        field.backgroundColor = fieldImage == nil ? .tertiarySystemFill : nil
        showRightButton()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func showScopePicture() {
        guard scopeBarBackgroundImage != nil || parts.scopePicture != nil else { return }
        let view = parts.scopePicture ?? UIImageView()
        view.image = scopeBarBackgroundImage
        if view.superview == nil { insertSubview(view, aboveSubview: picture) }
        parts.scopePicture = view
    }

    private func showRightButton() {
        guard showsBookmarkButton || showsSearchResultsButton else {
            field.rightView = nil
            return field.rightViewMode = .never
        }
        let button = UIButton(type: .system)
        let icon: Icon = showsSearchResultsButton ? .resultsList : .bookmark
        let symbol = UIImage(systemName: icon == .bookmark ? "bookmark" : "list.bullet")
        button.setImage(image(for: icon, state: .normal) ?? symbol, for: .normal)
        button.tintColor = isSearchResultsButtonSelected && icon == .resultsList ? tintColor : .secondaryLabel
        button.frame = CGRect(x: 0, y: 0, width: 24, height: 24)
        button.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                if icon == .bookmark {
                    delegate?.searchBarBookmarkButtonClicked(self)
                } else {
                    delegate?.searchBarResultsListButtonClicked(self)
                }
            }, for: .touchUpInside)
        field.rightView = button
        field.rightViewMode = .always
    }

    // MARK: Cancel

    func showCancel(_ isShown: Bool, _ isAnimated: Bool) {
        guard isShown != looks.showsCancel else { return }
        if isShown {
            // The button waits where it comes in from.
            UIView.performWithoutAnimation { layOutBar() }
            parts.cancel.alpha = 0
            UIView.performWithoutAnimation {
                parts.cancel.frame = cancelFrame.offsetBy(dx: cancelWay, dy: 0)
                parts.cancel.layoutIfNeeded()
            }
        }
        looks.showsCancel = isShown
        setNeedsLayout()
        guard isAnimated, window != nil else { return layOutBar() }
        UIView.animate(withDuration: 0.25) { self.layOutBar() }
    }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    private var cancelWay: CGFloat { (isMirrored ? -1 : 1) * (cancelFrame.width + SearchMetrics.margin) }

    private var cancelFrame: CGRect {
        let size = parts.cancel.sizeThatFits(.zero)
        let x = isMirrored ? SearchMetrics.margin : bounds.width - SearchMetrics.margin - size.width
        return CGRect(x: x, y: rowTop, width: size.width, height: fieldHeight)
    }

    // MARK: Scopes

    /// Whether scopes are shown, here or elsewhere in a navigation bar.
    var hasScopes: Bool { looks.showsScopes && (scopeButtonTitles ?? []).count > 1 }

    func scopesHaveMoved() {
        if keepsScopes, parts.hasScopes, parts.scopes.superview !== self { addSubview(parts.scopes) }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func scopesDidChange() {
        let titles = scopeButtonTitles ?? []
        guard !titles.isEmpty || parts.hasScopes else { return }
        parts.scopes.removeAllSegments()
        for (index, title) in titles.enumerated() {
            parts.scopes.insertSegment(withTitle: title, at: index, animated: false)
        }
        if titles.indices.contains(looks.scope) { parts.scopes.selectedSegmentIndex = looks.scope }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    func showScopes(_ isShown: Bool, _ isAnimated: Bool) {
        looks.showsScopes = isShown
        invalidateIntrinsicContentSize()
        setNeedsLayout()
        guard isAnimated, window != nil else { return }
        UIView.animate(withDuration: 0.25) { self.layoutIfNeeded() }
    }

    // MARK: Layout

    private var promptHeight: CGFloat { prompt == nil ? 0 : SearchMetrics.promptHeight }
    private var rowTop: CGFloat {
        promptHeight + (SearchMetrics.barHeight - SearchMetrics.fieldHeight) / 2
    }

    private var fieldHeight: CGFloat { field.naturalHeight }
    /// The room of the field alone.
    private var rowHeight: CGFloat { SearchMetrics.barHeight - SearchMetrics.fieldHeight + fieldHeight }

    var barHeight: CGFloat {
        rowHeight + promptHeight + (hasScopes && keepsScopes ? SearchMetrics.scopeHeight : 0)
    }

    func layOutBar() {
        plate.frame = bounds
        picture.frame = bounds
        parts.promptLabel.frame = CGRect(x: 0, y: 4, width: bounds.width, height: promptHeight)
        let margin = SearchMetrics.margin
        var row = CGRect(
            x: margin, y: rowTop, width: max(0, bounds.width - 2 * margin),
            height: max(0, fieldHeight - squeeze))
        if standsInNavigationBar { field.alpha = row.height / fieldHeight }
        if looks.showsCancel {
            let room = cancelFrame.width + SearchMetrics.cancelGap
            row.size.width = max(0, row.width - room)
            if isMirrored { row.origin.x += room }
        }
        let offset = searchFieldBackgroundPositionAdjustment
        field.frame = row.offsetBy(dx: offset.horizontal, dy: offset.vertical)
        if parts.hasCancel {
            parts.cancel.frame = looks.showsCancel ? cancelFrame : cancelFrame.offsetBy(dx: cancelWay, dy: 0)
            parts.cancel.alpha = looks.showsCancel ? 1 : 0
        }
        layOutScopes()
    }

    /// The scopes fade in below the field, which stays where it is.
    private func layOutScopes() {
        let isShown = hasScopes && keepsScopes
        let top = promptHeight + rowHeight
        parts.scopePicture?.isHidden = !isShown
        parts.scopePicture?.frame = CGRect(x: 0, y: top, width: bounds.width, height: SearchMetrics.scopeHeight)
        guard parts.hasScopes, parts.scopes.superview === self else { return }
        let margin = SearchMetrics.margin
        let place = CGRect(
            x: margin, y: top, width: max(0, bounds.width - 2 * margin), height: SearchMetrics.scopeControl)
        if parts.scopes.frame.size == .zero { UIView.performWithoutAnimation { parts.scopes.frame = place } }
        parts.scopes.frame = place
        let alpha: CGFloat = isShown ? 1 : 0
        if parts.scopes.alpha != alpha { parts.scopes.alpha = alpha }
    }
}
