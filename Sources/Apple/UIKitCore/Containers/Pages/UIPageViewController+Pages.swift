// Setting pages, the dots below them, and where all of it lies.
extension UIPageViewController {
    func setPages(
        _ new: [UIViewController], _ direction: NavigationDirection, animated: Bool, _ completion: ((Bool) -> Void)?
    ) {
        if isAskingForSpine {
            pagesForSpine = new
            completion?(true)
            return
        }
        check(new, animated: animated)
        loadViewIfNeeded()
        guard let turner else {
            fatalError("A subclass of UIPageViewController that overrides loadView() has to call super")
        }
        turner.forgetNeighbours()
        let isSame = new.elementsEqual(pages) { $0 === $1 }
        if animated, !isSame, !pages.isEmpty, view.window != nil, UIView.areAnimationsEnabled {
            turner.turn(to: new, PageSide(direction), animated: true, byUser: false, completion: completion)
        } else {
            turner.exchange(for: spine != .mid ? Array(new.prefix(1)) : new)
            completion?(true)
        }
        updateControl()
    }

    private func check(_ new: [UIViewController], animated: Bool) {
        let hasBack = style == .pageCurl && isDoubleSided && spine != .mid
        let count = spine == .mid || (hasBack && animated && !pages.isEmpty) ? 2 : 1
        demand(
            new.count == count || (hasBack && (1...2).contains(new.count)),
            "The number of view controllers provided (\(new.count)) doesn't match the number required (\(count)) for the "
                + "requested transition")
    }

    /// Exchanges the children without animation; `place` exchanges the views.
    func exchangeChildren(for new: [UIViewController], _ place: () -> Void) {
        let gone = pages.filter { old in !new.contains { $0 === old } }
        let added = new.filter { page in !pages.contains { $0 === page } }
        for page in gone {
            page.willMove(toParent: nil)
            takeOutAtOnce(page)
        }
        for page in added { addChild(page) }
        pages = new
        if isVisibleOrAppearing { for page in added { page.beginAppearanceTransition(true, animated: false) } }
        place()
        for page in added { page.sendViewIsAppearingIfOwed() }
        if appearancePhase == .appeared { for page in added { page.endAppearanceTransition() } }
        for page in gone { page.removeFromParent() }
        for page in added { page.didMove(toParent: self) }
    }

    // MARK: Neighbors

    func neighbour(of page: UIViewController, _ side: PageSide) -> UIViewController? {
        side == .before
            ? dataSource?.pageViewController(self, viewControllerBefore: page)
            : dataSource?.pageViewController(self, viewControllerAfter: page)
    }

    // MARK: Dots

    /// Shows as many dots as the data source says; none if it says nothing.
    func updateControl() {
        guard isViewLoaded, style == .scroll, orientation == .horizontal, !pages.isEmpty else { return }
        let count = dataSource?.presentationCount(for: self) ?? 0
        guard count > 0 else {
            control?.removeFromSuperview()
            control = nil
            return view.setNeedsLayout()
        }
        let dots = control ?? makeControl()
        dots.numberOfPages = count
        dots.currentPage = dataSource?.presentationIndex(for: self) ?? 0
        shownPage = dots.currentPage
    }

    private func makeControl() -> UIPageControl {
        let dots = UIPageControl(frame: .zero)
        dots.addAction(UIAction { [weak self] _ in self?.controlWasTapped() }, for: .valueChanged)
        control = dots
        view.addSubview(dots)
        view.setNeedsLayout()
        return dots
    }

    /// The dots follow the pages that the user turns.
    func moveControl(_ side: PageSide) {
        guard let control else { return }
        control.currentPage += side == .after ? 1 : -1
        shownPage = control.currentPage
    }

    private func controlWasTapped() {
        guard let control, let page = pages.first else { return }
        let wished = control.currentPage
        let side: PageSide = wished > shownPage ? .after : .before
        // The dots move with the page, not with the finger.
        control.currentPage = shownPage
        guard let next = neighbour(of: page, side) else { return }
        turner?.turn(to: [next], side, animated: true, byUser: true, completion: nil)
    }

    // MARK: Layout

    func layOutPages() {
        guard isViewLoaded, let turner else { return }
        var room: CGRect = view.bounds
        if let control {
            let bottom = view.safeAreaInsets.bottom
            room.size.height = max(0, room.height - PageMetrics.controlHeight - bottom)
            control.frame = CGRect(x: 0, y: room.maxY, width: room.width, height: PageMetrics.controlHeight)
        }
        turner.surface.frame = room.insetBy(
            dx: orientation == .horizontal ? -spacing / 2 : 0, dy: orientation == .vertical ? -spacing / 2 : 0)
        turner.layOut()
    }

    /// Asks the delegate where the spine of curled pages is after a rotation.
    func askForSpine(in size: CGSize) {
        guard style == .pageCurl, let delegate, isViewLoaded else { return }
        let scene = view.window?.windowScene?.interfaceOrientation ?? .unknown
        let isWide = size.width > size.height
        let orientation: UIInterfaceOrientation =
            scene.isLandscape == isWide && scene != .unknown ? scene : isWide ? .landscapeLeft : .portrait
        isAskingForSpine = true
        pagesForSpine = nil
        let location = delegate.pageViewController(self, spineLocationFor: orientation)
        isAskingForSpine = false
        let new = pagesForSpine ?? pages
        pagesForSpine = nil
        guard location != .none else { return }
        spine = location
        if location == .mid { isDoubleSided = true }
        turner?.exchange(for: location == .mid ? new : Array(new.prefix(1)))
        view.setNeedsLayout()
    }
}
