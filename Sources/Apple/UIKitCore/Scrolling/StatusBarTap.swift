import QuartzCore

/// A tap on the status bar, which brings the content that is seen back to its top.
///
/// The views below the status bar get the touch all the same; a tap on a control among them is the control's.
@MainActor final class StatusBarTap: EventWatcher {
    private weak var touch: UITouch?
    private var start = (place: CGPoint.zero, time: TimeInterval(0))

    func watch(_ event: UIEvent) {
        guard let first = event.orderedTouches.first, event.orderedTouches.count == 1 else { return touch = nil }
        switch first.phase {
        case .began: touch = isOnStatusBar(first) ? first : nil
        case .ended where first === touch:
            touch = nil
            let end = place(of: first)
            let way = hypot(end.x - start.place.x, end.y - start.place.y)
            guard way <= GestureMetrics.tapMovement, first.timestamp - start.time < GestureMetrics.pressDuration
            else { return }
            scrollToTop()
        case .cancelled: touch = nil
        default: break
        }
        if first.phase == .began { start = (place(of: first), first.timestamp) }
    }

    private func place(of touch: UITouch) -> CGPoint {
        touch.window.map { touch.windowLocation.applying($0.toScreen) } ?? touch.windowLocation
    }

    private func isOnStatusBar(_ touch: UITouch) -> Bool {
        guard !(touch.view is UIControl), let bar = touch.window?.windowScene?.statusBarManager else { return false }
        return bar.statusBarFrame.contains(place(of: touch))
    }

    /// Documented: the scroll view closest to the status bar is asked; on phones nothing happens if there are several.
    private func scrollToTop() {
        guard let scene = UIApplication.shared.mainScene,
            let front = scene.mainWindow?.rootViewController?.topmostPresented.viewIfLoaded, let window = front.window
        else { return }
        var found: [(scroll: UIScrollView, top: CGFloat)] = []
        collect(front, in: window, &found)
        guard let first = found.min(by: { $0.top < $1.top }) else { return }
        if found.count == 1 || scene.traitCollection.userInterfaceIdiom == .pad { first.scroll.scrollToTop() }
    }

    /// The scroll views on the screen that go to their top by the status bar.
    private func collect(_ view: UIView, in window: UIWindow, _ found: inout [(scroll: UIScrollView, top: CGFloat)]) {
        guard !view.isHidden, view.alpha > 0.01 else { return }
        if let scroll = view as? UIScrollView, scroll.scrollsToTop, !scroll.bounds.isEmpty {
            let place = scroll.convert(scroll.bounds, to: window)
            if place.intersects(window.bounds) { found.append((scroll, place.minY)) }
        }
        for child in view.subviews { collect(child, in: window, &found) }
    }
}
