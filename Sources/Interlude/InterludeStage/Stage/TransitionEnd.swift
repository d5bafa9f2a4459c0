import UIKit

/// Notes in which frame the last transition on a host was over.
@MainActor final class TransitionEnd: TransitionObserver {
    /// The number of the newest frame.
    var frame = 0
    /// The first frame that shows a transition's end.
    private var last: Int?
    private weak var host: Host?

    init(of host: Host) {
        self.host = host
        TransitionMonitor.add(self)
    }

    func transition(_ run: TransitionRun, did event: TransitionEvent) {
        guard case .ended = event, Host.current === host else { return }
        // It ends while the next frame is made ready.
        last = frame + 1
    }

    /// How many of a film's frames show transitions, with one more at the end.
    func span(of count: Int) -> Int { last.map { min(count, $0 + 2) } ?? count }
}
