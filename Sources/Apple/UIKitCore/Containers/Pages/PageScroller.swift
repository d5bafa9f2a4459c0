/// Scrolls pages.
@MainActor final class PageScroller: PageTurner {
    private unowned let owner: UIPageViewController
    private let scroll = PageScrollView(frame: .zero)
    /// What the data source has said; a side that is missing has not been asked for.
    private var neighbours: [PageSide: UIViewController?] = [:]
    private var turn: PageTurn?
    /// While the content is moved without anybody scrolling it.
    private var isArranging = false

    init(owner: UIPageViewController) {
        self.owner = owner
        scroll.scroller = self
    }

    var surface: UIView { scroll }
    var recognizers: [UIGestureRecognizer] { [] }

    // MARK: Places

    private var axis: ScrollAxis { owner.orientation == .horizontal ? .x : .y }
    private var length: CGFloat { axis.length(of: scroll.bounds.size) }
    private var isMirrored: Bool {
        axis == .x && scroll.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// Which of the three places a page has; the one in the middle without a side.
    private func place(_ side: PageSide?) -> CGFloat {
        guard let side else { return 1 }
        return (side == .after) == isMirrored ? 0 : 2
    }

    private func offset(_ place: CGFloat) -> CGPoint {
        axis == .x ? CGPoint(x: place * length, y: 0) : CGPoint(x: 0, y: place * length)
    }

    /// How far the content is from rest, in pages; positive towards the page after.
    private var progress: CGFloat {
        guard length > 0 else { return 0 }
        let way = axis.of(scroll.contentOffset) / length - 1
        return isMirrored ? -way : way
    }

    private func put(_ page: UIViewController, _ side: PageSide?) {
        let origin = offset(place(side))
        var frame = CGRect(origin: origin, size: scroll.bounds.size)
        frame = frame.insetBy(dx: axis == .x ? owner.spacing / 2 : 0, dy: axis == .y ? owner.spacing / 2 : 0)
        guard let view = page.view else { return }
        if view.superview !== scroll { scroll.addSubview(view) }
        if view.frame != frame { view.setUntransformedFrame(frame) }
    }

    private func arrange(_ changes: () -> Void) {
        let wasArranging = isArranging
        isArranging = true
        changes()
        isArranging = wasArranging
    }

    func layOut() {
        let part = turn == nil ? 0 : progress
        arrange {
            let size = scroll.bounds.size
            scroll.contentSize =
                axis == .x
                ? CGSize(width: size.width * 3, height: size.height)
                : CGSize(width: size.width, height: size.height * 3)
            updateRange()
            if let page = owner.pages.first, turn == nil || turn?.isByUser == true { put(page, nil) }
            if let turn {
                for page in turn.from { put(page, nil) }
                for page in turn.to { put(page, turn.side) }
            }
            guard !scroll.isDragging, !scroll.isDecelerating, !scroll.isScrollAnimating else { return }
            let rest = offset(1 + (isMirrored ? -part : part))
            if scroll.contentOffset != rest { scroll.contentOffset = rest }
        }
    }

    /// The content ends where there is no page.
    private func updateRange() {
        func room(_ side: PageSide) -> CGFloat {
            guard owner.dataSource != nil else { return -length }
            if let known = neighbours[side], known == nil { return -length }
            return 0
        }
        let low: PageSide = isMirrored ? .after : .before
        let (start, end) = (room(low), room(low.opposite))
        let inset =
            axis == .x
            ? UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
            : UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
        arrange {
            if scroll.contentInset != inset { scroll.contentInset = inset }
            let bounces = owner.dataSource != nil
            if axis == .x, scroll.alwaysBounceHorizontal != bounces { scroll.alwaysBounceHorizontal = bounces }
            if axis == .y, scroll.alwaysBounceVertical != bounces { scroll.alwaysBounceVertical = bounces }
        }
    }

    // MARK: Neighbors

    func forgetNeighbours() {
        neighbours = [:]
        updateRange()
    }

    /// A finger is about to scroll: the neighbors have to be known. The page after is asked for first, as in a
    /// published log.
    func scrollingMayBegin() {
        if let turn, turn.isByUser, abs(progress) > 0.5, (progress > 0) == (turn.side == .after) { complete(turn) }
        guard owner.pages.count == 1 else { return }
        for side in [PageSide.after, .before] { learn(side) }
        updateRange()
    }

    private func learn(_ side: PageSide) {
        guard neighbours[side] == nil, let page = owner.pages.first, owner.dataSource != nil else { return }
        let neighbour = owner.neighbour(of: page, side)
        neighbours[side] = .some(neighbour)
        neighbour?.loadViewIfNeeded()
    }

    // MARK: By the user

    func hasScrolled() {
        guard !isArranging, scroll.isDragging || scroll.isDecelerating else { return }
        let way = progress
        guard abs(way) > 1e-6 else { return }
        let side: PageSide = way > 0 ? .after : .before
        if let turn, turn.isByUser, turn.side != side { callOff(turn) }
        guard turn == nil, let found = neighbours[side], let page = found else { return }
        start(PageTurn(owner: owner, side: side, from: owner.pages, to: [page], isByUser: true, completion: nil))
    }

    func hasComeToRest() {
        guard !isArranging, let turn, length > 0 else { return }
        let part = turn.side == .after ? progress : -progress
        let isThere = abs(part - 1) * length < 1
        guard isThere || abs(part) * length < 1 || scroll.window == nil else { return }
        if isThere || (scroll.window == nil && !turn.isByUser) { complete(turn) } else { callOff(turn) }
    }

    // MARK: Turns

    private func start(_ turn: PageTurn) {
        self.turn = turn
        turn.begin { arrange { for page in turn.to { put(page, turn.side) } } }
    }

    private func complete(_ turn: PageTurn, finished: Bool = true) {
        self.turn = nil
        let side = turn.side
        if turn.isByUser {
            neighbours = [side.opposite: turn.from.first]
            owner.moveControl(side)
        }
        scroll.isUserInteractionEnabled = true
        turn.complete(finished: finished) {
            for page in turn.from { page.viewIfLoaded?.removeFromSuperview() }
            arrange {
                for page in turn.to { put(page, nil) }
                updateRange()
                // What is seen stays where it is, in the middle now.
                let way = (1 - place(side)) * length
                scroll.shiftContent(by: axis == .x ? CGPoint(x: way, y: 0) : CGPoint(x: 0, y: way))
            }
        }
        guard turn.isByUser, owner.pages.first === turn.to.first, self.turn == nil else { return }
        learn(side)
        updateRange()
    }

    private func callOff(_ turn: PageTurn) {
        self.turn = nil
        scroll.isUserInteractionEnabled = true
        turn.callOff { for page in turn.to { page.viewIfLoaded?.removeFromSuperview() } }
    }

    /// Ends a turn at once that something else takes the place of.
    func endTurn() {
        guard let turn else { return }
        arrange { scroll.endMotion() }
        if turn.isByUser { callOff(turn) } else { complete(turn, finished: false) }
        arrange { scroll.contentOffset = offset(1) }
    }

    func turn(
        to pages: [UIViewController], _ side: PageSide, animated: Bool, byUser: Bool, completion: ((Bool) -> Void)?
    ) {
        endTurn()
        owner.view.layoutIfNeeded()
        start(
            PageTurn(
                owner: owner, side: side, from: owner.pages, to: pages, isByUser: byUser, completion: completion))
        // What code has set counts from now on.
        if !byUser { owner.pages = pages }
        scroll.isUserInteractionEnabled = false
        scroll.setContentOffset(offset(place(side)), animated: true)
    }

    func exchange(for pages: [UIViewController]) {
        endTurn()
        arrange { scroll.endMotion() }
        owner.exchangeChildren(for: pages) { layOut() }
    }
}
