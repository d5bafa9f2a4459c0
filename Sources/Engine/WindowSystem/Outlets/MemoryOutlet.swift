import CoreGraphics

/// An outlet without a display: keeps what it was shown, and tells the events that it is given. For tests of live hosts.
package final class MemoryOutlet: DisplayOutlet {
    package private(set) var contentSize: CGSize
    package let pixelScale: CGFloat
    package let refreshRate: Int
    package var waitsForDisplay: Bool { false }
    package var title = ""
    package var onEvents: (@Sendable () -> Void)?

    /// What is on show: a copy, brought up to date only where the host said that something changed.
    package private(set) var picture: PixelBuffer?
    /// What was said to have changed, for each picture.
    package private(set) var changes: [[PixelRect]] = []
    /// Whether the host draws into the outlet's memory, as into a window's.
    package var lendsCanvas = false
    private var lent: PixelBuffer?
    private var events: [WindowEvent] = []

    package init(contentSize: CGSize = CGSize(width: 393, height: 852), pixelScale: CGFloat = 1, refreshRate: Int = 60)
    {
        self.contentSize = contentSize
        self.pixelScale = pixelScale
        self.refreshRate = refreshRate
    }

    /// Lets the user do something.
    package func send(_ kind: WindowEvent.Kind, modifiers: WindowEvent.Modifiers = [], at time: TimeInterval) {
        events.append(WindowEvent(timestamp: time, kind: kind, modifiers: modifiers))
        onEvents?()
    }

    package func pollEvents() -> [WindowEvent] {
        defer { events = [] }
        return events
    }

    package func canvas(width: Int, height: Int) -> PixelBuffer? {
        guard lendsCanvas else { return nil }
        if let lent, lent.width == width, lent.height == height { return lent }
        lent = PixelBuffer(width: width, height: height, isOpaque: true)
        return lent
    }

    package func show(_ frame: PixelBuffer, changed: [PixelRect]) {
        changes.append(changed)
        let old = picture
        let isSameSize = old?.width == frame.width && old?.height == frame.height
        let target = isSameSize ? old : nil
        let kept = target ?? PixelBuffer(width: frame.width, height: frame.height, isOpaque: true)
        for rect in changed {
            for y in rect.top..<rect.bottom {
                (kept.row(y) + rect.left).update(from: frame.row(y) + rect.left, count: rect.width)
            }
        }
        picture = kept
    }

    package func setContentSize(_ size: CGSize) { contentSize = size }
}
