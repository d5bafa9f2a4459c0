import QuartzCore

/// Turns what fingers do into touches and events, and sends them to the application.
@MainActor package final class TouchDispatcher {
    private unowned let receiver: any TouchReceiver
    /// The one event that all touches come in.
    private let event: UIEvent
    private var touches: [UITouch] = []
    /// Fingers that came down while touches were ignored.
    private var ignoredFingers: [Int] = []
    private var lastTap: (location: CGPoint, time: TimeInterval, count: Int)?

    /// - Parameters:
    ///   - receiver: The application. It is not kept alive.
    ///   - event: The event that touches come in.
    package init(for receiver: any TouchReceiver, event: UIEvent = UIEvent()) {
        self.receiver = receiver
        self.event = event
    }

    /// The touches that are down, in the order in which they came.
    package var liveTouches: [UITouch] { touches }

    /// Sends samples as one event, or as several where one finger does more than one thing.
    package func send(_ samples: [TouchSample], at time: TimeInterval) {
        var batch: [TouchSample] = []
        for sample in samples {
            if batch.contains(where: { $0.finger == sample.finger }) {
                sendEvent(batch, at: time)
                batch = []
            }
            batch.append(sample)
        }
        if !batch.isEmpty { sendEvent(batch, at: time) }
    }

    /// Takes all touches away, as when the system interrupts.
    package func cancelAll(at time: TimeInterval) {
        ignoredFingers = []
        let samples = touches.map { TouchSample(finger: $0.finger, .cancel, at: screenLocation(of: $0)) }
        send(samples, at: time)
    }

    private func sendEvent(_ samples: [TouchSample], at time: TimeInterval) {
        for touch in touches {
            touch.isChanged = false
            touch.phase = .stationary
        }
        var changed = false
        for sample in samples { if apply(sample, at: time) { changed = true } }
        guard changed else { return }
        event.timestamp = time
        event.orderedTouches = touches
        receiver.sendEvent(event)
        touches.removeAll { !$0.isLive }
        event.orderedTouches = touches
        for touch in touches { touch.isChanged = false }
    }

    /// Changes the touch that a sample is about. Returns whether there is anything to tell.
    private func apply(_ sample: TouchSample, at time: TimeInterval) -> Bool {
        if sample.phase == .down { return begin(sample, at: time) }
        if let index = ignoredFingers.firstIndex(of: sample.finger) {
            if sample.phase != .move { ignoredFingers.remove(at: index) }
            return false
        }
        guard let touch = touches.first(where: { $0.finger == sample.finger }), let window = touch.window else {
            touches.removeAll { $0.finger == sample.finger }
            return false
        }
        touch.previousWindowLocation = touch.windowLocation
        touch.windowLocation = sample.location.applying(window.toScreen.inverted())
        touch.timestamp = time
        touch.isChanged = true
        switch sample.phase {
        case .up:
            touch.phase = .ended
            lastTap = (sample.location, time, touch.tapCount)
        case .cancel: touch.phase = .cancelled
        case .move, .down:
            touch.phase = .moved
            if touch.windowLocation == touch.previousWindowLocation {
                touch.phase = .stationary
                touch.isChanged = false
                return false
            }
        }
        return true
    }

    private func begin(_ sample: TouchSample, at time: TimeInterval) -> Bool {
        demand(
            !touches.contains { $0.finger == sample.finger }, "Finger \(sample.finger) is down already")
        guard let (window, view, isForViews) = target(of: sample.location) else {
            if !ignoredFingers.contains(sample.finger) { ignoredFingers.append(sample.finger) }
            return false
        }
        guard !isShutOut(view, in: window) else {
            ignoredFingers.append(sample.finger)
            return false
        }
        let touch = UITouch()
        touch.finger = sample.finger
        touch.window = window
        touch.view = view
        touch.windowLocation = sample.location.applying(window.toScreen.inverted())
        touch.previousWindowLocation = touch.windowLocation
        touch.timestamp = time
        touch.tapCount = tapCount(at: sample.location, time: time)
        if !isForViews { touch.delivery = .finished }
        if !view.isMultipleTouchEnabled && touches.contains(where: { $0.view === view }) { touch.delivery = .finished }
        touches.append(touch)
        return true
    }

    /// The view that a new touch belongs to, and whether views get it; `nil` if it is ignored.
    private func target(of location: CGPoint) -> (UIWindow, UIView, isForViews: Bool)? {
        guard receiver.isIgnoringInteractionEvents else { return hit(location).map { ($0, $1, true) } }
        // While nothing but a transition stands in the way, recognizers around it get touches.
        guard receiver.ignoringCount == TransitionRun.ignoring.count, let (window, view) = hit(location),
            let around = TransitionRun.recognizingView(around: view)
        else { return nil }
        return (window, around, false)
    }

    /// The frontmost window that wants a touch here, and the view in it.
    private func hit(_ location: CGPoint) -> (UIWindow, UIView)? {
        for window in receiver.shownWindows.reversed() {
            let point = location.applying(window.toScreen.inverted())
            if let view = window.hitTest(point, with: event) { return (window, view) }
        }
        return nil
    }

    /// Whether a view with exclusive touch keeps a new touch out: one that is touched shuts out all others of its window,
    /// and one that is not does not join others.
    private func isShutOut(_ view: UIView, in window: UIWindow) -> Bool {
        let others = touches.filter { $0.window === window && $0.view !== view }
        return others.contains { $0.view?.isExclusiveTouch ?? false } || (view.isExclusiveTouch && !others.isEmpty)
    }

    private func tapCount(at location: CGPoint, time: TimeInterval) -> Int {
        guard let lastTap, time - lastTap.time <= GestureMetrics.tapInterval,
            hypot(location.x - lastTap.location.x, location.y - lastTap.location.y) <= GestureMetrics.tapSpread
        else { return 1 }
        return lastTap.count + 1
    }

    private func screenLocation(of touch: UITouch) -> CGPoint {
        touch.window.map { touch.windowLocation.applying($0.toScreen) } ?? touch.windowLocation
    }
}
