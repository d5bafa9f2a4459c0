import QuartzCore

/// Scrolling without a finger on the content: by a wheel, or by two fingers on a touch pad.
///
/// Delegates are told of it as for a drag. The content follows at once and without momentum of its own (touch pads send theirs);
/// beyond its edges it is pulled as by a finger, and goes back when nothing has come for a moment.
extension UIScrollView {
    /// Scrolls the innermost scroll view around a view that can go on in the direction.
    ///
    /// - Parameters:
    ///   - travel: How far the content is to move, in points.
    ///   - settlesAtOnce: The content goes to its edge and no further, for screens whose clock may stand still.
    package static func scroll(under view: UIView, by travel: CGPoint, settlesAtOnce: Bool) {
        var scrollers: [UIScrollView] = []
        var current: UIView? = view
        while let here = current {
            if let scroller = here as? UIScrollView, scroller.isScrollEnabled, scroller.follows(travel) {
                scrollers.append(scroller)
            }
            current = here.superview
        }
        guard let target = scrollers.first(where: { $0.hasRoom(for: travel) }) ?? scrollers.first else { return }
        if settlesAtOnce { target.move(by: travel) } else { target.scrollIndirectly(by: travel) }
    }

    private func follows(_ travel: CGPoint) -> Bool {
        (travel.x != 0 && canScroll(.x)) || (travel.y != 0 && canScroll(.y))
    }

    /// Whether the content can go on before it comes to an edge, or is being scrolled already.
    private func hasRoom(for travel: CGPoint) -> Bool {
        state.indirect != nil || clamped(destination(travel)) != clamped(contentOffset)
    }

    private func destination(_ travel: CGPoint) -> CGPoint {
        CGPoint(
            x: contentOffset.x - (canScroll(.x) ? travel.x : 0), y: contentOffset.y - (canScroll(.y) ? travel.y : 0))
    }

    private func move(by travel: CGPoint) {
        endMotion()
        contentOffset = clamped(destination(travel))
    }

    private func scrollIndirectly(by travel: CGPoint) {
        // A finger on the content has it to itself.
        guard !isTracking else { return }
        if var indirect = state.indirect {
            indirect.end.cancel()
            indirect.travel = CGPoint(x: indirect.travel.x + travel.x, y: indirect.travel.y + travel.y)
            indirect.end = endSoon()
            state.indirect = indirect
            drag(by: indirect.travel)
        } else {
            state.indirect = ScrollState.Indirect(travel: travel, end: endSoon())
            beginDrag(travel: travel)
        }
    }

    private func endSoon() -> MainTimer.Token {
        MainTimer.schedule(after: ScrollMetrics.indirectRest) { [weak self] in
            guard let self, state.indirect != nil else { return }
            state.indirect = nil
            endDrag(velocity: .zero)
        }
    }
}
