import CoreGraphics
import Dispatch

/// An outlet at which, besides the user, a monkey plays: it drags, flicks and taps at random, by a seed always the same way.
/// For looking for leaks, hangs and traps.
package final class MonkeyOutlet: DisplayOutlet {
    private let outlet: any DisplayOutlet
    private var random: UInt64
    private var gesture: [(delay: TimeInterval, kind: WindowEvent.Kind)] = []
    private var nextTime = HostClock.now
    private let timer = DispatchSource.makeTimerSource(queue: .main)
    /// The width, from the left, in which the monkey plays: the device, and not what stands beside it.
    private let playground: CGSize
    package private(set) var gestureCount = 0

    package init(_ outlet: any DisplayOutlet, seed: UInt64, playground: CGSize) {
        (self.outlet, self.playground) = (outlet, playground)
        random = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        timer.schedule(deadline: .now(), repeating: 1 / 60.0)
        timer.setEventHandler {}
        timer.activate()
    }

    deinit { timer.cancel() }

    package var contentSize: CGSize { outlet.contentSize }
    package var pixelScale: CGFloat { outlet.pixelScale }
    package var refreshRate: Int { outlet.refreshRate }
    package var waitsForDisplay: Bool { outlet.waitsForDisplay }
    package var title: String {
        get { outlet.title }
        set { outlet.title = newValue }
    }
    package var onEvents: (@Sendable () -> Void)? {
        get { outlet.onEvents }
        set { outlet.onEvents = newValue }
    }

    package func show(_ frame: PixelBuffer, changed: [PixelRect]) { outlet.show(frame, changed: changed) }
    package func setContentSize(_ size: CGSize) { outlet.setContentSize(size) }

    package func pollEvents() -> [WindowEvent] {
        var events = outlet.pollEvents()
        let now = HostClock.now
        while nextTime <= now {
            if gesture.isEmpty { makeGesture() }
            let step = gesture.removeFirst()
            events.append(WindowEvent(timestamp: nextTime, kind: step.kind))
            nextTime += step.delay
        }
        return events
    }

    // MARK: What it does

    private func number(_ limit: CGFloat) -> CGFloat {
        random ^= random << 13
        random ^= random >> 7
        random ^= random << 17
        return CGFloat(random >> 40) / CGFloat(1 << 24) * limit
    }

    private func place() -> CGPoint { CGPoint(x: number(playground.width), y: number(playground.height)) }

    /// Half of them drags, of those half from the left edge; a third taps; the rest goes back by key.
    private func makeGesture() {
        gestureCount += 1
        switch number(6) {
        case ..<1: gesture = [(0.5, .key(.down, WindowEvent.Key(name: "Escape")))]
        case ..<3:
            let spot = place()
            gesture = [
                (0.05, .pointer(.began, button: .primary, spot)), (0.4, .pointer(.ended, button: .primary, spot)),
            ]
        default: makeDrag()
        }
    }

    private func makeDrag() {
        var start = place()
        if number(2) < 1 { start.x = number(8) }
        let end = place()
        let steps = 6 + Int(number(24))
        gesture = [(0.016, .pointer(.began, button: .primary, start))]
        for step in 1...steps {
            let part = CGFloat(step) / CGFloat(steps)
            let spot = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            gesture.append((0.016, .pointer(.moved, button: .primary, spot)))
        }
        gesture.append((0.3, .pointer(.ended, button: .primary, end)))
    }
}
