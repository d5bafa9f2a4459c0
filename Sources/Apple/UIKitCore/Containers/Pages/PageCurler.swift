import QuartzCore

/// Turns pages as in a book.
@MainActor final class PageCurler: NSObject, PageTurner {
    private unowned let owner: UIPageViewController
    let surface = UIView()
    private let pan = CurlPanRecognizer(target: nil, action: nil)
    private let tap = CurlTapRecognizer(target: nil, action: nil)
    private var running: Running?
    private var laidOutSize = CGSize.zero

    /// A turn that is under way.
    private struct Running {
        let turn: PageTurn
        let view: CurlView
        /// How far the page is turned over, from flat to lying on the other side; goes down where an earlier page comes back.
        var progress: CGFloat
        /// Where the finger is whose way turns the page, at its beginning, and how far it goes for a whole turn.
        var finger: (start: CGFloat, whole: CGFloat)?
        var motion: Motion?
    }

    /// What moves a page that no finger holds.
    private struct Motion {
        let start: TimeInterval
        let duration: TimeInterval
        let from: CGFloat
        let to: CGFloat
        let link: CADisplayLink
        let isCompleting: Bool
    }

    init(owner: UIPageViewController) {
        self.owner = owner
        super.init()
        surface.clipsToBounds = true
        pan.axis = owner.orientation == .horizontal ? .x : .y
        pan.addTarget(self, action: Selector(PageCurler.handlePan(_:)))
        tap.addTarget(self, action: Selector(PageCurler.handleTap(_:)))
        tap.region = { [weak self] point in self?.side(ofTapAt: point) != nil }
        surface.addGestureRecognizer(pan)
        surface.addGestureRecognizer(tap)
    }

    var recognizers: [UIGestureRecognizer] { [pan, tap] }

    func forgetNeighbours() {}

    // MARK: Places

    private var isVertical: Bool { owner.orientation == .vertical }
    /// Whether books are read from right to left here: their spines are where others have the outer edge.
    private var isMirrored: Bool {
        !isVertical && owner.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    }
    /// Whether a page that goes on is turned towards the right or lower edge.
    private var isReversed: Bool { (owner.spine == .max) != isMirrored }
    private var length: CGFloat { isVertical ? surface.bounds.height : surface.bounds.width }
    private var pageLength: CGFloat { owner.spine == .mid ? length / 2 : length }

    /// The place of one of the pages that are seen.
    private func frame(_ index: Int) -> CGRect {
        guard owner.spine == .mid else { return surface.bounds }
        let start = (index == 0) != isMirrored ? 0 : pageLength
        return isVertical
            ? CGRect(x: 0, y: start, width: surface.bounds.width, height: pageLength)
            : CGRect(x: start, y: 0, width: pageLength, height: surface.bounds.height)
    }

    func layOut() {
        if running != nil, surface.bounds.size != laidOutSize { endTurn() }
        laidOutSize = surface.bounds.size
        if running == nil { put(owner.pages) }
    }

    private func put(_ pages: [UIViewController], below: Bool = false) {
        for (index, page) in pages.enumerated() {
            guard let view = page.view else { continue }
            if view.superview !== surface { surface.insertSubview(view, at: below ? 0 : surface.subviews.count) }
            let frame = frame(index)
            if view.frame != frame { view.setUntransformedFrame(frame) }
        }
    }

    func exchange(for pages: [UIViewController]) {
        if running != nil { endTurn() }
        owner.exchangeChildren(for: pages) { put(pages) }
    }

    // MARK: Turning

    /// What a turn by the user leads to: the pages that are seen then, and the one for the back.
    private func destination(_ side: PageSide) -> (pages: [UIViewController], back: UIViewController?)? {
        let outer = side == .before ? owner.pages.first : owner.pages.last
        guard let outer, let next = owner.neighbour(of: outer, side) else { return nil }
        guard owner.isDoubleSided else { return ([next], nil) }
        guard let second = owner.neighbour(of: next, side) else { return nil }
        if owner.spine == .mid { return (side == .after ? [next, second] : [second, next], nil) }
        return ([second], next)
    }

    func turn(
        to pages: [UIViewController], _ side: PageSide, animated: Bool, byUser: Bool, completion: ((Bool) -> Void)?
    ) {
        if running != nil { endTurn() }
        let isPair = owner.spine == .mid
        let turn = PageTurn(
            owner: owner, side: side, from: owner.pages, to: isPair ? pages : Array(pages.prefix(1)),
            isByUser: byUser, completion: completion)
        start(turn, back: isPair ? nil : pages.dropFirst().first)
        if !byUser { owner.pages = turn.to }
        move(completing: true, velocity: nil)
    }

    private func start(_ turn: PageTurn, back: UIViewController?) {
        owner.view.layoutIfNeeded()
        turn.begin { bringIn(turn.to, turn.side) }
        let view = makeCurl(turn, back: back)
        surface.addSubview(view)
        running = Running(turn: turn, view: view, progress: turn.side == .after ? 0 : 1)
        show(turn.side == .after ? 0 : 1)
    }

    /// The new pages lie above the old ones where the turn uncovers them, else below.
    private func bringIn(_ pages: [UIViewController], _ side: PageSide) {
        let isPair = owner.spine == .mid
        for (index, page) in pages.enumerated() {
            guard let view = page.view else { continue }
            let isUncovered = isPair ? (index == 1) == (side == .after) : side == .after
            surface.insertSubview(view, at: isUncovered ? surface.subviews.count : 0)
            view.setUntransformedFrame(frame(index))
        }
        surface.layoutIfNeeded()
    }

    /// The page that turns is the later one of those before and after.
    private func makeCurl(_ turn: PageTurn, back: UIViewController?) -> CurlView {
        let isForward = turn.side == .after
        let (flat, over) = isForward ? (turn.from, turn.to) : (turn.to, turn.from)
        let isPair = owner.spine == .mid
        let place = CurlView.Place(
            page: frame(isPair ? 1 : 0), isVertical: isVertical, isReversed: isReversed)
        return CurlView(
            frame: surface.bounds, place: place, front: picture(isPair ? flat.last : flat.first),
            back: isPair ? picture(over.first) : back.flatMap { pictureOfBack($0) })
    }

    private func picture(_ page: UIViewController?) -> CGImage? {
        guard let view = page?.view else { return nil }
        return view.makePicture(
            of: view.bounds, scale: max(1, surface.traitCollection.displayScale), afterScreenUpdates: true)
    }

    /// A page for the back is seen in the picture only.
    private func pictureOfBack(_ page: UIViewController) -> CGImage? {
        guard let view = page.view else { return nil }
        surface.insertSubview(view, at: 0)
        view.setUntransformedFrame(frame(0))
        defer { view.removeFromSuperview() }
        return picture(page)
    }

    private func show(_ progress: CGFloat) {
        running?.progress = progress
        running?.view.show(progress)
    }

    // MARK: Moving by itself

    private func move(completing: Bool, velocity: CGFloat?) {
        guard let running else { return }
        let isForward = running.turn.side == .after
        let target: CGFloat = completing == isForward ? 1 : 0
        let way = abs(target - running.progress)
        let link = CADisplayLink(target: self, selector: Selector(PageCurler.moveOn(_:)))
        self.running?.motion = Motion(
            start: CACurrentMediaTime(), duration: PageMetrics.curlDuration * TimeInterval(max(0.3, way)),
            from: running.progress, to: target, link: link, isCompleting: completing)
        self.running?.finger = nil
        link.addAtOnce()
        surface.isUserInteractionEnabled = false
    }

    /// The pace of a page that nobody holds: it starts and ends gently. Decided.
    private static let pace = UnitBezier(0.42, 0, 0.58, 1)
    /// That of a page that was let go. Decided.
    private static let letGoPace = UnitBezier(0, 0, 0.58, 1)

    func moveOn(_ link: CADisplayLink) {
        guard let running, let motion = running.motion else { return link.invalidate() }
        let part = (CACurrentMediaTime() - motion.start) / motion.duration
        guard part < 1 - 1e-9 else { return end(completing: motion.isCompleting) }
        let wasHeld = motion.from != 0 && motion.from != 1
        let done = CGFloat((wasHeld ? Self.letGoPace : Self.pace).value(at: max(0, part)))
        show(motion.from + (motion.to - motion.from) * done)
    }

    private func end(completing: Bool, finished: Bool = true) {
        guard let running else { return }
        self.running = nil
        running.motion?.link.invalidate()
        surface.isUserInteractionEnabled = true
        running.view.removeFromSuperview()
        let turn = running.turn
        if completing {
            turn.complete(finished: finished) {
                for page in turn.from { page.viewIfLoaded?.removeFromSuperview() }
                put(turn.to)
            }
        } else {
            turn.callOff { for page in turn.to { page.viewIfLoaded?.removeFromSuperview() } }
        }
    }

    /// Ends a turn at once that something else takes the place of.
    func endTurn() {
        guard let running else { return }
        end(completing: running.motion?.isCompleting ?? false, finished: running.turn.isByUser)
    }

    // MARK: By the user

    private func along(_ point: CGPoint) -> CGFloat { isVertical ? point.y : point.x }

    /// Which side a finger that moves this way turns to: away from the spine's side goes on.
    private func side(ofTravel travel: CGFloat) -> PageSide { (travel < 0) != isReversed ? .after : .before }

    final func handlePan(_ pan: UIPanGestureRecognizer) {
        let travel = along(pan.translation(in: surface))
        switch pan.state {
        case .began: beginPan(travel, at: along(pan.location(in: surface)))
        case .changed: follow(travel)
        case .ended:
            follow(travel)
            letGo(along(pan.velocity(in: surface)), cancelled: false)
        case .cancelled: letGo(0, cancelled: true)
        case .possible, .failed: break
        }
    }

    private func beginPan(_ travel: CGFloat, at place: CGFloat) {
        // The direction is that of the whole way, which the translation at the beginning lacks.
        let side = side(ofTravel: pan.acceptedTravel)
        guard running == nil, owner.dataSource != nil, let next = destination(side) else { return }
        let turn = PageTurn(
            owner: owner, side: side, from: owner.pages, to: next.pages, isByUser: true, completion: nil)
        start(turn, back: next.back)
        running?.finger = (travel, whole(side, from: place))
        follow(travel)
    }

    /// How far a finger goes for a whole turn. The page's outer edge follows a finger that turns on, which comes as far as the spine
    /// for half of the turn; the fold follows one that brings a single page back.
    private func whole(_ side: PageSide, from place: CGFloat) -> CGFloat {
        let isPair = owner.spine == .mid
        let spine: CGFloat = isPair ? length / 2 : isReversed ? length : 0
        let distance = abs(place - spine)
        let least = pageLength / 4
        if side == .before, !isPair { return max(pageLength - distance, least) }
        return 2 * max(distance, least)
    }

    private func follow(_ travel: CGFloat) {
        guard let running, let finger = running.finger else { return }
        let way = (travel - finger.start) * (isReversed ? -1 : 1)
        let start: CGFloat = running.turn.side == .after ? 0 : 1
        show(min(max(start - way / finger.whole, 0), 1))
    }

    private func letGo(_ velocity: CGFloat, cancelled: Bool) {
        guard let running, running.finger != nil else { return }
        let isForward = running.turn.side == .after
        let way = isForward ? running.progress : 1 - running.progress
        let speed = velocity * (isReversed ? -1 : 1) * (isForward ? -1 : 1)
        let goesOn = abs(speed) > PageMetrics.curlFlick ? speed > 0 : way > PageMetrics.curlThreshold
        move(completing: goesOn && !cancelled, velocity: speed)
    }

    /// The side that a tap turns to: at the outer edges of what is seen.
    private func side(ofTapAt point: CGPoint) -> PageSide? {
        guard owner.dataSource != nil, running == nil else { return nil }
        let place = isReversed ? length - along(point) : along(point)
        let region = length * PageMetrics.tapRegion
        return place > length - region ? .after : place < region ? .before : nil
    }

    final func handleTap(_ tap: UITapGestureRecognizer) {
        guard let side = side(ofTapAt: tap.location(in: surface)), let next = destination(side) else { return }
        let turn = PageTurn(
            owner: owner, side: side, from: owner.pages, to: next.pages, isByUser: true, completion: nil)
        start(turn, back: next.back)
        move(completing: true, velocity: nil)
    }
}

/// The pan that turns pages: along the way in which they are turned.
final class CurlPanRecognizer: UIPanGestureRecognizer {
    var axis = ScrollAxis.x
    private(set) var acceptedTravel: CGFloat = 0

    override func accepts(travel: CGPoint) -> Bool {
        let isAlong = axis == .x ? abs(travel.x) > abs(travel.y) : abs(travel.y) > abs(travel.x)
        if isAlong { acceptedTravel = axis.of(travel) }
        return isAlong
    }

    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UIScreenEdgePanGestureRecognizer
    }
}

/// The tap that turns pages; fails at once elsewhere than at the outer edges, so that it is in nobody's way.
final class CurlTapRecognizer: UITapGestureRecognizer {
    var region: (CGPoint) -> Bool = { _ in false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, region(touch.location(in: view)) else {
            state = .failed
            return
        }
        super.touchesBegan(touches, with: event)
    }
}
