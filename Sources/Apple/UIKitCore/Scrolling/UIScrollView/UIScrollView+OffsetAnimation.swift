import QuartzCore

extension UIScrollView {
    final func moveContent(to offset: CGPoint, animated: Bool) {
        guard animated, window != nil else {
            endMotion()
            contentOffset = offset
            return
        }
        let running = state.animation
        if running?.to == offset { return }
        if state.motion != nil { endMotion() }
        guard offset != contentOffset || running != nil else { return }
        state.animation = ScrollState.Animation(from: contentOffset, to: offset, start: CACurrentMediaTime())
        showIndicators()
        startLink()
    }

    /// The pace of an animated offset: ease in, ease out. Decided; not documented.
    private static let pace = UnitBezier(0.42, 0, 0.58, 1)

    final func advance(_ animation: ScrollState.Animation, at now: TimeInterval) {
        let part = (now - animation.start) / ScrollMetrics.offsetAnimation
        guard part < 1 - 1e-9 else { return finish(animation) }
        let done = CGFloat(UIScrollView.pace.value(at: max(part, 0)))
        contentOffset = pixelAligned(
            CGPoint(
                x: animation.from.x + (animation.to.x - animation.from.x) * done,
                y: animation.from.y + (animation.to.y - animation.from.y) * done))
    }

    private func finish(_ animation: ScrollState.Animation) {
        contentOffset = animation.to
        guard state.animation != nil else { return }
        endMotion()
        if animation.isToTop {
            delegate?.scrollViewDidScrollToTop(self)
        } else {
            delegate?.scrollViewDidEndScrollingAnimation(self)
        }
    }

    /// The status bar was tapped.
    final func scrollToTop() {
        let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top - barSlack)
        guard isScrollEnabled, contentOffset.y > top.y, delegate?.scrollViewShouldScrollToTop(self) ?? true
        else { return }
        setContentOffset(top, animated: true)
        state.animation?.isToTop = true
    }

    final func reveal(_ rect: CGRect, animated: Bool) {
        let visible = bounds.inset(by: adjustedContentInset)
        func offset(_ axis: ScrollAxis, _ low: CGFloat, _ high: CGFloat, _ first: CGFloat, _ last: CGFloat) -> CGFloat {
            if low >= first && high <= last { return 0 }
            if high - low > last - first { return low < first || low > last ? low - first : 0 }
            return low < first ? low - first : high - last
        }
        let content = CGRect(origin: .zero, size: contentSize)
        let wanted = content.isEmpty ? rect : rect.overlap(content)
        guard !wanted.isNull else { return }
        let target = clamped(
            CGPoint(
                x: contentOffset.x + offset(.x, wanted.minX, wanted.maxX, visible.minX, visible.maxX),
                y: contentOffset.y + offset(.y, wanted.minY, wanted.maxY, visible.minY, visible.maxY)))
        if target != contentOffset { setContentOffset(target, animated: animated) }
    }
}
