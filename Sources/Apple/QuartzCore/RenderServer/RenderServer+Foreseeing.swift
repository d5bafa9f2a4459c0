import CoreGraphics

extension RenderServer {
    /// When something happens next that somebody can notice without looking at a frame, if nobody does anything until then: an
    /// animation begins or ends, or a display link calls. `now` for the next frame, infinite for never.
    ///
    /// Between now and then each frame would only show what the animations say, and that is a function of time: whoever looks at
    /// no frame may let all that time go by at once.
    package var nextEvent: CFTimeInterval {
        guard !holdsCallbacks, uncommitted.isEmpty, drawing.isEmpty, moving.isEmpty, waitingForCommit.isEmpty,
            !isTreeChanged
        else { return now }
        var next = CFTimeInterval.infinity
        for link in links where !link.isPaused { next = min(next, link.restsUntil ?? now) }
        for entry in running where next > now { next = min(next, self.next(of: entry)) }
        return max(next, now)
    }

    /// Whether a display link does something in every frame that only who looks at the frames can notice.
    package var hasRestingLinks: Bool { links.contains { !$0.isPaused && $0.restsUntil != nil } }

    private func next(of entry: RunningAnimation) -> CFTimeInterval {
        guard let layer = entry.layer, !entry.isRemoved, let begin = entry.begin else { return now }
        // Stopped and backward time begins and ends nothing.
        guard !entry.hasEnded, layer.effectiveSpeed > 0 else { return .infinity }
        let start = entry.hasStarted ? .infinity : layer.mediaTime(atLocalTime: begin)
        guard entry.animation.timeline == nil, entry.end.isFinite else { return start }
        return min(start, layer.mediaTime(atLocalTime: entry.end))
    }
}
