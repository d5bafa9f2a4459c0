import QuartzCore

extension UIScrollView {
    /// Sends content on its way that a finger has let go.
    ///
    /// - Parameter velocity: Of the content offset, in points per second.
    final func letGo(velocity: CGPoint, isPage: Bool) {
        let wasDragged = isDragging
        let proposed = CGPoint(
            x: proposedRest(.x, velocity.x, isPage: isPage), y: proposedRest(.y, velocity.y, isPage: isPage))
        let beside = wasDragged ? placeBesideBar(for: proposed) : nil
        let resting = wasDragged ? chosenRest(for: beside ?? proposed, velocity: velocity) : proposed
        // Towards a bar that is fully seen or gone content goes as to a page, however slow it is.
        let isPlaced = beside != nil && beside == resting
        let motion = ScrollState.Motion(
            x: motion(.x, velocity.x, proposed: proposed.x, to: resting.x, isPage: isPage),
            y: motion(.y, velocity.y, proposed: proposed.y, to: resting.y, isPage: isPage || isPlaced),
            start: CACurrentMediaTime())
        let moves = motion.duration > 0
        state.drag = nil
        if wasDragged { delegate?.scrollViewDidEndDragging(self, willDecelerate: moves) }
        guard moves, !isDragging, state.motion == nil, state.animation == nil else { return restAfterDrag() }
        state.motion = motion
        state.isDecelerating = true
        delegate?.scrollViewWillBeginDecelerating(self)
        startLink()
    }

    /// Asks the layout, then the delegate, where the content shall come to rest.
    private func chosenRest(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        // Delegates get points a millisecond.
        let perMillisecond = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        var target = restingOffset(for: proposed, velocity: perMillisecond)
        withUnsafeMutablePointer(to: &target) {
            delegate?.scrollViewWillEndDragging(self, withVelocity: perMillisecond, targetContentOffset: $0)
        }
        return target
    }

    private func restAfterDrag() {
        guard state.motion == nil, state.drag == nil else { return }
        hideIndicatorsSoon()
        scrollingDidEnd()
    }

    private func proposedRest(_ axis: ScrollAxis, _ velocity: CGFloat, isPage: Bool) -> CGFloat {
        let (place, limits) = (axis.of(contentOffset), limits(axis))
        guard isPage, limits.contains(place) else { return limits.clamp(free(axis, velocity).end) }
        guard overflows(axis) else { return limits.clamp(place) }
        return Paging.target(
            from: place, velocity: velocity, length: axis.length(of: bounds.size), limits: limits)
    }

    private func free(_ axis: ScrollAxis, _ velocity: CGFloat, to target: CGFloat? = nil) -> AxisMotion {
        .released(
            at: axis.of(contentOffset), velocity: velocity, target: target, limits: limits(axis),
            deceleration: decelerationRate.rawValue, bounces: bounces(axis))
    }

    private func motion(
        _ axis: ScrollAxis, _ velocity: CGFloat, proposed: CGFloat, to rest: CGFloat, isPage: Bool
    ) -> AxisMotion {
        if isPage, limits(axis).contains(axis.of(contentOffset)) {
            return .turning(to: rest, from: axis.of(contentOffset), velocity: velocity)
        }
        return free(axis, velocity, to: rest == proposed ? nil : rest)
    }

    // MARK: Frames

    final func startLink() {
        guard state.link == nil else { return }
        let link = CADisplayLink(target: self, selector: Selector(UIScrollView.moveOn(_:)))
        link.addAtOnce()
        state.link = link
    }

    private func stopLink() {
        state.link?.invalidate()
        state.link = nil
    }

    /// The display link's action: brings the content where it is at this time.
    final func moveOn(_ link: CADisplayLink) {
        let now = CACurrentMediaTime()
        if let motion = state.motion {
            let time = now - motion.start
            guard time < motion.duration else { return finishDeceleration(at: motion.end) }
            contentOffset = pixelAligned(motion.position(at: time))
        } else if let animation = state.animation {
            advance(animation, at: now)
        } else {
            stopLink()
        }
    }

    private func finishDeceleration(at end: CGPoint) {
        contentOffset = end
        // Unless the delegate has started something else meanwhile.
        guard state.motion != nil else { return }
        endMotion()
    }

    /// Ends what moves the content by itself, where it is.
    final func endMotion() {
        let wasDecelerating = state.isDecelerating
        let wasMoving = state.motion != nil || state.animation != nil
        state.motion = nil
        state.animation = nil
        state.isDecelerating = false
        stopLink()
        guard wasMoving else { return }
        hideIndicatorsSoon()
        if wasDecelerating {
            decelerationDidEnd()
            delegate?.scrollViewDidEndDecelerating(self)
        }
        scrollingDidEnd()
    }

    /// Moves the content under a finger or a motion by a distance, and lets them go on from there: what was shown
    /// stays shown while content in front of it grows or shrinks.
    final func shiftContent(by distance: CGPoint) {
        guard distance != .zero else { return }
        state.drag?.origin.x += distance.x
        state.drag?.origin.y += distance.y
        state.motion?.shift.x += distance.x
        state.motion?.shift.y += distance.y
        state.animation?.from.x += distance.x
        state.animation?.from.y += distance.y
        contentOffset = CGPoint(x: contentOffset.x + distance.x, y: contentOffset.y + distance.y)
    }
}
