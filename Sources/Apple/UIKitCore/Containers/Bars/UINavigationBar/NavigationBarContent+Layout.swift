import Foundation

extension NavigationBarContent {
    /// The space between the screen's edge and the outermost button's glyphs, or a large title, in points: that of the screens below.
    private var margin: CGFloat { SideMargin.points(width: bounds.width) }
    private static let spacing: CGFloat = 8

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Places everything, from the top down. During a search all above the search bar goes up and fades.
    func layOut() {
        let (parts, resting) = bothParts
        let isSearching = parts.row == 0
        let rise = isSearching ? -resting.prompt - resting.row : 0
        let row = CGRect(x: 0, y: rise + resting.prompt, width: bounds.width, height: resting.row)
        promptLabel?.frame = CGRect(x: 0, y: rise, width: bounds.width, height: resting.prompt + 2)
        let (left, right) = layoutEnds(in: row)
        layoutTitle(between: left, and: right, in: row)
        layoutLargeTitle(resting, rise: rise, isSearching: isSearching)
        layoutSearch(parts)
        layoutScopes(parts)
        showRow(!isSearching)
    }

    private func showRow(_ isShown: Bool) {
        guard !isMoving, item?.searchController != nil else { return }
        let alpha: CGFloat = isShown ? 1 : 0
        let views =
            leading + trailing + middle + [titleContainer, largeTitleArea, promptLabel, backButton].compactMap { $0 }
        for view in views where view.alpha != alpha { view.alpha = alpha }
    }

    /// The search bar is squeezed as it makes way.
    private func layoutSearch(_ parts: NavigationBarParts) {
        guard let searchArea, !standsInRow, let search = item?.searchController?.searchBar else { return }
        let shown = parts.shown(scrolledBy: item?.contentState.scrolled ?? 0)
        let top = parts.prompt + parts.row + shown.largeTitle + shown.stretch
        searchArea.setUntransformedFrame(CGRect(x: 0, y: top, width: bounds.width, height: shown.search))
        search.squeeze = max(0, parts.search - shown.search)
        let side = margin - SearchMetrics.margin
        search.setUntransformedFrame(
            CGRect(
                x: side, y: -SearchMetrics.navigationRise, width: max(0, bounds.width - 2 * side),
                height: search.barHeight))
    }

    /// The scopes of a search bar that stands in the row: in the middle of a strip at the bar's lower end, which comes and goes
    /// as they do.
    private func layoutScopes(_ parts: NavigationBarParts) {
        guard standsInRow, let search = item?.searchController?.searchBar, parts.scopes > 0 || scopeArea != nil else {
            return
        }
        let shown = parts.shown(scrolledBy: item?.contentState.scrolled ?? 0)
        let top = parts.prompt + parts.row + shown.largeTitle + shown.stretch
        let strip = CGRect(x: 0, y: top, width: bounds.width, height: parts.scopes)
        let area = takeScopes(of: search, at: CGRect(x: 0, y: top, width: bounds.width, height: 0))
        area.setUntransformedFrame(strip)
        let scopes = search.parts.scopes
        let wish = BarMetrics.inlineScope * CGFloat(max(scopes.numberOfSegments, 1))
        let width = min(max(scopes.sizeThatFits(bounds.size).width, wish), bounds.width - 2 * margin)
        let place = CGRect(
            x: ((bounds.width - width) / 2).rounded(), y: 0, width: width, height: SearchMetrics.scopeControl)
        if scopes.frame.size == .zero { UIView.performWithoutAnimation { scopes.frame = place } }
        scopes.setFrameIfNeeded(place)
    }

    /// The large title stands at the bottom of its room, so that it goes up behind the row when there is less, and down with
    /// content that is pulled; then it grows a little.
    private func layoutLargeTitle(_ parts: NavigationBarParts, rise: CGFloat, isSearching: Bool) {
        guard parts.largeTitle > 0 else {
            if !isMoving { largeTitleArea.removeFromSuperview() }
            return
        }
        if largeTitleArea.superview == nil { addSubview(largeTitleArea) }
        let shown = parts.shown(scrolledBy: isSearching ? 0 : item?.contentState.scrolled ?? 0)
        let height = shown.largeTitle + shown.stretch
        largeTitleArea.setUntransformedFrame(
            CGRect(
                x: 0, y: rise * (1 + parts.largeTitle / parts.row) + parts.prompt + parts.row, width: bounds.width,
                height: height))
        if !isMoving { largeTitleArea.clipsToBounds = shown.largeTitle < parts.largeTitle }
        grow(by: shown.stretch)
        let width = bounds.width - 2 * margin
        let size = largeTitleLabel.sizeThatFits(CGSize(width: width, height: .infinity))
        let below = layoutLargeSubtitle(at: height, width: width)
        // Titles may be on their way while the bar is laid out: when it is shown or hidden along with a push.
        largeTitleLabel.setUntransformedFrame(
            CGRect(
                x: margin, y: height - parts.largeTitle + (parts.largeTitle - below - size.height) / 2 - 3,
                width: width, height: size.height))
    }

    /// The subtitle stands below the large title, at the lower end of its room. Returns how much of that it takes.
    private func layoutLargeSubtitle(at height: CGFloat, width: CGFloat) -> CGFloat {
        guard let subtitle, subtitle.superview === largeTitleArea else { return 0 }
        let room = BarMetrics.subtitle.room
        let size = subtitle.sizeThatFits(CGSize(width: width, height: room))
        let x = isMirrored ? bounds.width - margin - min(size.width, width) : margin
        subtitle.setUntransformedFrame(
            CGRect(x: x, y: height - room - 5, width: min(size.width, width), height: min(size.height, room)))
        return room
    }

    /// Grows from the title's leading lower end.
    private func grow(by stretch: CGFloat) {
        let scale = min(1 + stretch * BarMetrics.titleGrowth.perPoint, BarMetrics.titleGrowth.most)
        guard scale != 1 else {
            if !largeTitleArea.transform.isIdentity { largeTitleArea.transform = .identity }
            return
        }
        let size = largeTitleArea.bounds.size
        let end = (isMirrored ? -1 : 1) * (size.width / 2 - margin)
        largeTitleArea.transform = CGAffineTransform(
            a: scale, b: 0, c: 0, d: scale, tx: end * (scale - 1), ty: -size.height / 2 * (scale - 1))
    }

    /// Puts a search bar that stands in the row to its trailing end. Returns where the next view begins there.
    private func layoutSearchInRow(_ row: CGRect) -> CGFloat {
        let start = margin - SearchMetrics.margin
        guard standsInRow, let searchArea, let search = item?.searchController else { return start }
        let wish = search.search.isActive ? BarMetrics.inlineSearch.active : BarMetrics.inlineSearch.idle
        let width = min(wish, bounds.width / 2)
        place(searchArea, width: width, height: row.height, at: start, mirrored: !isMirrored, in: row)
        search.searchBar.squeeze = 0
        let height = search.searchBar.barHeight
        search.searchBar.setUntransformedFrame(
            CGRect(x: 0, y: ((row.height - height) / 2).rounded(), width: width, height: height))
        return start + width + Self.spacing
    }

    /// Puts the buttons to both ends and says which part is left between them.
    private func layoutEnds(in row: CGRect) -> (left: CGFloat, right: CGFloat) {
        var left: CGFloat = margin - 8
        var right = layoutSearchInRow(row)
        for view in trailing {
            let width = naturalWidth(of: view)
            place(view, width: width, at: right, mirrored: !isMirrored, in: row)
            right += width + Self.spacing
        }
        if let backButton {
            backButton.shorten(to: roomForBackButton(trailing: right))
            let width = min(backButton.sizeThatFits(bounds.size).width, bounds.width / 2)
            place(backButton, width: width, at: left - 8, mirrored: isMirrored, in: row)
            left += width - 8
        }
        for view in leading {
            let width = naturalWidth(of: view)
            place(view, width: width, at: left, mirrored: isMirrored, in: row)
            left += width + Self.spacing
        }
        layoutCenter(in: row)
        return isMirrored ? (right, left) : (left, right)
    }

    /// The groups in the middle, side by side.
    private func layoutCenter(in row: CGRect) {
        guard !middle.isEmpty else { return }
        var x = (bounds.width - centerWidth) / 2
        for view in middle {
            let width = naturalWidth(of: view)
            place(view, width: width, at: x, mirrored: isMirrored, in: row)
            x += width + Self.spacing
        }
    }

    private var centerWidth: CGFloat {
        middle.reduce(-Self.spacing) { $0 + naturalWidth(of: $1) + Self.spacing }
    }

    /// Whether what is in the middle keeps clear of both ends, and of the title.
    var hasRoomInTheMiddle: Bool {
        guard !middle.isEmpty else { return true }
        let title = item?.titleView?.bounds.width ?? (titleLabel.isHidden ? 0 : titleLabel.intrinsicContentSize.width)
        let back = backButton == nil ? 0 : 2 * margin
        func length(_ views: [UIView]) -> CGFloat {
            views.reduce(margin - 8) { $0 + naturalWidth(of: $1) + Self.spacing }
        }
        let search = standsInRow ? BarMetrics.inlineSearch.idle + Self.spacing : 0
        let room = (bounds.width - centerWidth) / 2
        return length(leading) + back + title + Self.spacing <= room && length(trailing) + search <= room
    }

    /// Whether title and buttons are side by side.
    var hasRoom: Bool {
        let search = standsInRow ? BarMetrics.inlineSearch.idle + Self.spacing : 0
        let ends = (leading + trailing).reduce(2 * margin - 16 + search) {
            $0 + naturalWidth(of: $1) + Self.spacing
        }
        let title = item?.titleView?.bounds.width ?? (titleLabel.isHidden ? 0 : titleLabel.intrinsicContentSize.width)
        let back = backButton == nil ? 0 : 2 * margin
        return ends + back + title + 2 * Self.spacing <= bounds.width
    }

    /// Whether the title stands at the leading end: where it is wide, for styles and groups that want the middle.
    private var leadsTitle: Bool {
        guard let item, traitCollection.horizontalSizeClass == .regular else { return false }
        return item.style != .navigator || !middle.isEmpty
    }

    /// What title and other buttons leave; at most half of the bar.
    private func roomForBackButton(trailing: CGFloat) -> CGFloat {
        let beside = leading.reduce(0) { $0 + naturalWidth(of: $1) + Self.spacing }
        let title = item?.titleView?.bounds.width ?? (titleLabel.isHidden ? 0 : titleLabel.intrinsicContentSize.width)
        return min(bounds.width / 2, bounds.width - trailing - beside - title - 2 * Self.spacing)
    }

    private func naturalWidth(of view: UIView) -> CGFloat {
        view is BarButton ? view.sizeThatFits(bounds.size).width : view.bounds.width
    }

    private func place(_ view: UIView, width: CGFloat, at distance: CGFloat, mirrored: Bool, in row: CGRect) {
        let isControl = view is BarButton || view is NavigationBackButton
        place(
            view, width: width, height: isControl ? row.height : view.bounds.height, at: distance, mirrored: mirrored,
            in: row)
    }

    private func place(
        _ view: UIView, width: CGFloat, height: CGFloat, at distance: CGFloat, mirrored: Bool, in row: CGRect
    ) {
        let x = mirrored ? bounds.width - distance - width : distance
        view.frame = CGRect(x: x, y: row.minY + (row.height - height) / 2, width: width, height: height)
    }

    /// The title stands in the bar's middle, unless a button is in the way.
    private func layoutTitle(between left: CGFloat, and right: CGFloat, in row: CGRect) {
        let room = max(0, bounds.width - left - right - 2 * Self.spacing)
        let view = item?.titleView ?? titleLabel
        let natural = view.sizeThatFits(CGSize(width: room, height: row.height))
        let below = subtitleSize(in: CGSize(width: room, height: row.height))
        let own = natural.width == 0 ? view.bounds.width : natural.width.rounded(.up)
        let width = min(max(own, below.width), room)
        var ideal = ((bounds.width - width) / 2).rounded()
        if leadsTitle { ideal = isMirrored ? bounds.width : 0 }
        let x = min(max(ideal, left + Self.spacing), bounds.width - right - Self.spacing - width)
        titleContainer.setUntransformedFrame(CGRect(x: x, y: row.minY, width: width, height: row.height))
        let isText = view === titleLabel
        let height = min(isText ? natural.height : max(view.bounds.height, natural.height), row.height)
        let y = ((row.height - height - below.height) / 2 * 3).rounded() / 3
        let offset = isText ? titleOffset : .zero
        view.frame = CGRect(x: offset.horizontal, y: y + offset.vertical, width: width, height: height)
        guard below.height > 0 else { return }
        subtitle?.setUntransformedFrame(
            CGRect(
                x: offset.horizontal + (width - below.width) / 2, y: y + offset.vertical + height, width: below.width,
                height: below.height))
    }

    /// The size of a subtitle in the row; zero without one.
    private func subtitleSize(in room: CGSize) -> CGSize {
        guard let subtitle, subtitle.superview === titleContainer else { return .zero }
        let size = subtitle.sizeThatFits(room)
        return CGSize(width: min(size.width.rounded(.up), room.width), height: min(size.height, room.height / 2))
    }
}

extension UINavigationBar {
    /// Whether so much of the large title has made way that the small one is shown.
    final func collapsesTitle(for items: [UINavigationItem], _ parts: NavigationBarParts) -> Bool {
        guard parts.largeTitle > 0 else { return false }
        return parts.shown(scrolledBy: items.last?.contentState.scrolled ?? 0).largeTitle <= BarMetrics.largeTitleRest
    }
}
