import QuartzCore

/// The scroll view of a section that is scrolled across the layout's direction. The section's cells are its subviews.
final class AcrossScroller: UIScrollView {
    weak var collection: UICollectionView?
    private var behavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous
    private var groups: [(start: CGFloat, length: CGFloat)] = []
    private var isVertical = false
    private var isArranging = false
    private var isMirrored = false
    /// Where the unscrolled content begins in the collection view's content.
    private var origin = CGPoint.zero

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentInsetAdjustmentBehavior = .never
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        clipsToBounds = false
        scrollsToTop = false
    }

    required init?(coder: NSCoder) { fatalError("Made by its layout") }

    private var axis: ScrollAxis { isVertical ? .y : .x }

    /// - Parameter isHorizontal: Whether the layout is scrolled horizontally; the section then is vertically.
    func arrange(_ section: CompositionalSection, in contentSize: CGSize, isHorizontal: Bool, isMirrored: Bool) {
        isArranging = true
        defer { isArranging = false }
        let isNew = collection == nil || bounds.width == 0
        behavior = section.description.orthogonalScrollingBehavior
        groups = section.groups
        isVertical = isHorizontal
        self.isMirrored = isMirrored && !isVertical
        setFeel(section.description.orthogonalScrollingProperties)
        let insets = section.description.contentInsets
        let content = section.content
        // The scroll view reaches from edge to edge, so that what is scrolled out of the insets is still seen.
        let place =
            isVertical
            ? CGRect(x: content.minX, y: 0, width: content.width, height: contentSize.height)
            : CGRect(x: 0, y: content.minY, width: contentSize.width, height: content.height)
        var (start, end) = isVertical ? (insets.top, insets.bottom) : (content.minX, contentSize.width - content.maxX)
        if behavior == .groupPagingCentered, let first = groups.first, let last = groups.last {
            // The first group and the last one rest in the middle too.
            let middle = axis.length(of: place.size) / 2
            start = middle - first.length / 2
            end = middle - last.length / 2
        }
        origin = isVertical ? CGPoint(x: content.minX, y: content.minY) : CGPoint(x: content.minX, y: content.minY)
        if frame != place { frame = place }
        let length = section.stripLength
        self.contentSize =
            isVertical
            ? CGSize(width: place.width, height: length) : CGSize(width: length, height: place.height)
        let (low, high) = self.isMirrored ? (end, start) : (start, end)
        contentInset =
            isVertical
            ? UIEdgeInsets(top: low, left: 0, bottom: high, right: 0)
            : UIEdgeInsets(top: 0, left: low, bottom: 0, right: high)
        if isNew { contentOffset = restAtStart }
    }

    private var restAtStart: CGPoint {
        let limits = limits(axis)
        let start = behavior == .groupPagingCentered ? rest(0) : isMirrored ? limits.high : limits.low
        return axis == .x ? CGPoint(x: start, y: 0) : CGPoint(x: 0, y: start)
    }

    private func setFeel(_ properties: UICollectionLayoutSectionOrthogonalScrollingProperties) {
        isPagingEnabled = behavior == .paging
        let rate = properties.decelerationRate
        if rate == .automatic {
            let isFree = behavior == .continuous || behavior == .paging
            decelerationRate = isFree ? .normal : .fast
        } else {
            decelerationRate = DecelerationRate(rawValue: rate.rawValue)
        }
        bounces = properties.bounce != .never
        alwaysBounceHorizontal = properties.bounce == .always && !isVertical
        alwaysBounceVertical = properties.bounce == .always && isVertical
    }

    // MARK: Places

    /// A frame of the unscrolled content, in this view.
    func inside(_ frame: CGRect) -> CGRect {
        var frame = frame.offsetBy(dx: -origin.x, dy: -origin.y)
        if isMirrored { frame = frame.mirrored(in: contentSize.width) }
        return frame
    }

    /// The same in the collection view's content, where it is now.
    func shown(_ frame: CGRect) -> CGRect {
        let own = inside(frame)
        return own.offsetBy(dx: self.frame.minX - contentOffset.x, dy: self.frame.minY - contentOffset.y)
    }

    override func boundsDidChange(from old: CGRect) {
        guard !isArranging, old.origin != bounds.origin else { return }
        collection?.setNeedsLayout()
    }

    // MARK: Rest

    /// Where the content rests so that a group stands where groups rest.
    private func rest(_ index: Int) -> CGFloat {
        guard groups.indices.contains(index) else { return 0 }
        let (group, length) = (groups[index], axis.length(of: bounds.size))
        let total = axis.length(of: contentSize)
        let start = isMirrored ? total - group.start - group.length : group.start
        if behavior == .groupPagingCentered { return start + group.length / 2 - length / 2 }
        let inset = axis.start(of: contentInset)
        return isMirrored ? start + group.length - length + axis.end(of: contentInset) : start - inset
    }

    override func restingOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        guard behavior.rawValue >= 2, behavior != .paging, !groups.isEmpty else { return proposed }
        let rests = groups.indices.map { rest($0) }
        let speed = axis.of(velocity)
        let wished =
            behavior == .continuousGroupLeadingBoundary
            ? axis.of(proposed) : nextPage(rests, from: axis.of(contentOffset), speed)
        let nearest = rests.min { abs($0 - wished) < abs($1 - wished) } ?? wished
        let place = behavior == .groupPagingCentered ? nearest : limits(axis).clamp(nearest)
        return axis == .x ? CGPoint(x: place, y: proposed.y) : CGPoint(x: proposed.x, y: place)
    }

    /// A flick goes on by one group, from the one that the drag began at.
    private func nextPage(_ rests: [CGFloat], from place: CGFloat, _ speed: CGFloat) -> CGFloat {
        let sorted = rests.sorted()
        // Points a millisecond, as delegates hear them.
        guard abs(speed) * 1000 > ScrollMetrics.pageTurnVelocity else { return place }
        return speed > 0
            ? sorted.first { $0 > place + 0.5 } ?? place : sorted.last { $0 < place - 0.5 } ?? place
    }
}

extension UICollectionViewCompositionalLayout {
    /// Gives each section that is scrolled across its scroll view, and takes those of others away.
    final func arrangeScrollers(in view: UICollectionView) {
        let wanted = state.sections.indices.filter {
            state.sections[$0].isScrolledAcross && !state.sections[$0].items.isEmpty
        }
        for (index, scroller) in state.scrollers where !wanted.contains(index) {
            scroller.removeFromSuperview()
            state.scrollers[index] = nil
        }
        for index in wanted {
            let scroller = state.scrollers[index] ?? AcrossScroller(frame: .zero)
            state.scrollers[index] = scroller
            scroller.arrange(
                state.sections[index], in: state.contentSize, isHorizontal: isHorizontal, isMirrored: state.isMirrored)
            scroller.collection = view
            if scroller.superview !== view {
                UIView.performWithoutAnimation {
                    view.insertSubview(scroller, at: view.backgroundView == nil ? 0 : 1)
                }
            }
        }
    }

    final func removeScrollers() {
        for scroller in state.scrollers.values { scroller.removeFromSuperview() }
        state.scrollers = [:]
    }

    /// The scroll view in which an element is, if its section is scrolled across.
    final func acrossScroller(of key: ElementKey) -> UIScrollView? {
        guard key.path.count == 2, let scroller = state.scrollers[key.path.section] else { return nil }
        switch key.category {
        case .cell: return scroller
        case .decorationView: return nil
        case .supplementaryView:
            let section = state.sections[key.path.section]
            return section.supplements.contains { $0.item.elementKind == key.kind } ? scroller : nil
        }
    }
}
