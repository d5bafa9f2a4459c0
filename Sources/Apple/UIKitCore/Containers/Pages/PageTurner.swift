/// A side on which a page has a neighbor.
enum PageSide: CaseIterable {
    case before
    case after

    var opposite: PageSide { self == .before ? .after : .before }
    var direction: UIPageViewController.NavigationDirection { self == .before ? .reverse : .forward }

    init(_ direction: UIPageViewController.NavigationDirection) {
        self = direction == .forward ? .after : .before
    }
}

/// What moves pages: by scrolling, or by turning them.
@MainActor protocol PageTurner: AnyObject {
    /// What the pages are shown in.
    var surface: UIView { get }
    var recognizers: [UIGestureRecognizer] { get }
    /// Shows other pages. The owner's pages are still the old ones.
    func turn(
        to pages: [UIViewController], _ side: PageSide, animated: Bool, byUser: Bool, completion: ((Bool) -> Void)?)
    /// Shows other pages without animation.
    func exchange(for pages: [UIViewController])
    /// Places the pages in `surface`, whose size may be another one.
    func layOut()
    /// What the data source has said counts no more.
    func forgetNeighbours()
    /// Ends a turn that is under way at once: one by the user is called off.
    func endTurn()
}

/// One page, or two, giving way to others: the calls that controllers and delegate get.
///
/// The orders of the appearance calls are those of a published log of iOS (wangling.me, "The inconsistent order of view transition
/// events"); the two styles differ.
@MainActor struct PageTurn {
    let owner: UIPageViewController
    let side: PageSide
    let from: [UIViewController]
    let to: [UIViewController]
    let isByUser: Bool
    let completion: ((Bool) -> Void)?

    private var isSeen: Bool { owner.isVisibleOrAppearing }

    /// The new controllers become children; `bringIn` puts their views in.
    func begin(_ bringIn: () -> Void) {
        for page in to { owner.addChild(page) }
        if isByUser { owner.delegate?.pageViewController(owner, willTransitionTo: to) }
        if isSeen {
            for page in to { page.beginAppearanceTransition(true, animated: true) }
            for page in from { page.beginAppearanceTransition(false, animated: true) }
        }
        bringIn()
        for page in to { page.sendViewIsAppearingIfOwed() }
    }

    /// The new pages stay. `takeOut` takes the old ones' views out.
    func complete(finished: Bool, _ takeOut: () -> Void) {
        owner.pages = to
        for page in from { page.willMove(toParent: nil) }
        takeOut()
        if owner.style == .scroll {
            end(to)
            end(from)
        } else {
            end(from)
            end(to)
        }
        for page in from { page.removeFromParent() }
        for page in to { page.didMove(toParent: owner) }
        report(finished: finished, completed: true)
    }

    /// The old pages stay.
    func callOff(_ takeOut: () -> Void) {
        for page in to { page.willMove(toParent: nil) }
        if owner.style == .scroll {
            begin(from, true)
            takeOut()
            end(from)
            begin(to, false)
            end(to)
        } else {
            begin(to, false)
            begin(from, true)
            takeOut()
            end(to)
            end(from)
        }
        for page in to { page.removeFromParent() }
        report(finished: true, completed: false)
    }

    private func begin(_ pages: [UIViewController], _ isAppearing: Bool) {
        guard isSeen else { return }
        for page in pages { page.beginAppearanceTransition(isAppearing, animated: true) }
    }

    /// Pages of a container that is not there itself yet have appeared when it has.
    private func end(_ pages: [UIViewController]) {
        for page in pages where page.appearancePhase != .appearing || owner.appearancePhase == .appeared {
            page.endAppearanceTransition()
        }
    }

    private func report(finished: Bool, completed: Bool) {
        completion?(finished)
        guard isByUser else { return }
        owner.delegate?.pageViewController(
            owner, didFinishAnimating: finished, previousViewControllers: from, transitionCompleted: completed)
    }
}
