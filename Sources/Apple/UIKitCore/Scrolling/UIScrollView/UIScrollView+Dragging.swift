import QuartzCore

extension UIScrollView {
    /// The pan's action.
    final func handlePan(_ pan: UIPanGestureRecognizer) {
        switch pan.state {
        case .began: beginDrag(travel: pan.translation(in: self))
        case .changed:
            drag(by: pan.translation(in: self))
            pullKeyboard(by: pan)
        case .ended:
            endKeyboardPull(by: pan)
            drag(by: pan.translation(in: self))
            endDrag(velocity: pan.velocity(in: self))
        case .cancelled: endDrag(velocity: .zero)
        case .possible, .failed: break
        }
    }

    /// A finger has come down. Moving content stops.
    ///
    /// - Returns: Whether it moved, so that the touch has done its work and is none of the content's business.
    final func fingersCameDown() -> Bool {
        guard state.motion != nil else { return false }
        endMotion()
        return true
    }

    /// Fingers that came down have not become a drag: content that they held beyond its edge, or between two pages, may go on.
    final func fingersWereLiftedWithoutDrag() {
        guard state.drag == nil, state.motion == nil, state.animation == nil, !isZooming else { return }
        let isOutside = clamped(contentOffset) != contentOffset
        guard isOutside || (isPagingEnabled && isBetweenPages) else { return }
        letGo(velocity: .zero, isPage: !isOutside)
    }

    private var isBetweenPages: Bool {
        ScrollAxis.allCases.contains { axis in
            let (length, place, limits) = (axis.length(of: bounds.size), axis.of(contentOffset), limits(axis))
            guard overflows(axis), length > 0, place < limits.high else { return false }
            return (place - limits.low).truncatingRemainder(dividingBy: length) > ScrollMetrics.settledDistance
        }
    }

    final func beginDrag(travel: CGPoint) {
        endMotion()
        scrollingMayBegin()
        endEditingAsDragBegins()
        var drag = ScrollState.Drag(origin: pulled(contentOffset))
        if isDirectionalLockEnabled { drag.locked = axisToLock(travel) }
        drag.partner = dragPartner
        drag.partner?.scrollViewWillBeginDrag(self)
        state.drag = drag
        delegate?.scrollViewWillBeginDragging(self)
        showIndicators()
        self.drag(by: travel)
    }

    private func axisToLock(_ travel: CGPoint) -> ScrollAxis? {
        if abs(travel.x) > abs(travel.y) * ScrollMetrics.lockRatio { return .y }
        return abs(travel.y) > abs(travel.x) * ScrollMetrics.lockRatio ? .x : nil
    }

    final func drag(by travel: CGPoint) {
        shareWithPartner(travel.y)
        guard let drag = state.drag else { return }
        let wished = CGPoint(x: drag.origin.x - travel.x, y: drag.origin.y - (travel.y - drag.given))
        let x = follows(.x) ? shown(wished.x, .x) : contentOffset.x
        let y = follows(.y) ? shown(wished.y, .y) : contentOffset.y
        contentOffset = pixelAligned(CGPoint(x: x, y: y))
    }

    /// Lets what moves along take its part of the finger's way.
    private func shareWithPartner(_ travel: CGFloat) {
        guard var drag = state.drag, let partner = drag.partner, drag.locked != .y else { return }
        drag.given += partner.scrollView(self, shareOf: travel - drag.seen)
        drag.seen = travel
        state.drag = drag
    }

    /// Whether the drag moves the content in a direction.
    private func follows(_ axis: ScrollAxis) -> Bool { canScroll(axis) && state.drag?.locked != axis }

    /// Where content is shown that the finger has pulled to a place, perhaps beyond an edge.
    private func shown(_ place: CGFloat, _ axis: ScrollAxis) -> CGFloat {
        let edge = limits(axis).clamp(place)
        guard edge != place, bounces(axis) else { return edge }
        return edge + RubberBand.displacement(pull: place - edge, length: axis.length(of: bounds.size))
    }

    /// Where the finger must have pulled the content for it to be shown here.
    private func pulled(_ offset: CGPoint) -> CGPoint {
        func pulled(_ axis: ScrollAxis) -> CGFloat {
            let place = axis.of(offset)
            let edge = limits(axis).clamp(place)
            guard edge != place else { return place }
            return edge + RubberBand.pull(displacement: place - edge, length: axis.length(of: bounds.size))
        }
        return CGPoint(x: pulled(.x), y: pulled(.y))
    }

    final func endDrag(velocity finger: CGPoint) {
        guard let drag = state.drag else { return }
        refreshControl?.dragWillEnd()
        let isTaken = drag.partner?.scrollViewDidEndDrag(self, speed: finger.y) ?? false
        let finger = isTaken ? CGPoint(x: finger.x, y: 0) : finger
        func released(_ axis: ScrollAxis) -> CGFloat {
            let velocity = -axis.of(finger)
            return follows(axis) && abs(velocity) >= ScrollMetrics.slowestRelease ? velocity : 0
        }
        letGo(velocity: CGPoint(x: released(.x), y: released(.y)), isPage: isPagingEnabled)
    }
}
