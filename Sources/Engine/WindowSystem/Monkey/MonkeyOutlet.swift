import CoreGraphics

/// An outlet at which, besides the user, a monkey plays in real time.
package final class MonkeyOutlet: DisplayOutlet {
    private let outlet: any DisplayOutlet
    private var monkey: Monkey
    private var nextTime = HostClock.now
    /// When the loop has been asked to wake up.
    private var wakingTime = 0.0

    /// - Parameter playground: The size, from the canvas' corner, in which the monkey plays.
    package init(_ outlet: any DisplayOutlet, seed: UInt64, playground: CGSize) {
        self.outlet = outlet
        monkey = Monkey(seed: seed, playground: playground)
    }

    package var gestureCount: Int { monkey.gestureCount }
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

    package func canvas(width: Int, height: Int) -> PixelBuffer? { outlet.canvas(width: width, height: height) }
    package func show(_ frame: PixelBuffer, changed: [PixelRect]) { outlet.show(frame, changed: changed) }
    package func setContentSize(_ size: CGSize) { outlet.setContentSize(size) }
    package func setContentSize(_ size: CGSize, keeping anchor: WindowAnchor) {
        outlet.setContentSize(size, keeping: anchor)
    }

    package func setDeviceFrame(_ frame: CGRect) { outlet.setDeviceFrame(frame) }

    package func pollEvents() -> [WindowEvent] {
        var events = outlet.pollEvents()
        let now = HostClock.now
        while nextTime <= now {
            let step = monkey.next()
            events.append(WindowEvent(timestamp: nextTime, kind: step.kind))
            nextTime += step.delay
        }
        wakeForNext()
        return events
    }

    /// An event comes when it happens, as from a hand. The call may come a little early: then it is asked for once more.
    private func wakeForNext() {
        guard wakingTime != nextTime, let wake = outlet.onEvents else { return }
        wakingTime = nextTime
        // Outlets belong to the main thread, which the compiler is not told.
        nonisolated(unsafe) let outlet = self
        MainLoop.call(after: max(0, nextTime - HostClock.now)) {
            outlet.wakingTime = 0
            wake()
        }
    }
}
