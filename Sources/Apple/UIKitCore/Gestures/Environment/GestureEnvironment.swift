import QuartzCore

/// Arbitrates between gesture recognizers: who sees which touch, who waits for whom, who makes whom fail, when actions
/// are sent and when a recognizer starts again. Each host has one.
///
/// All that happens in *turns*. A turn starts with an event or a timer and ends with the actions having been sent, the
/// views having got their touches, and the recognizers that are through with their gesture having been reset.
@MainActor package final class GestureEnvironment {
    /// An action that is owed: the recognizer, and the state that its targets are to see.
    struct Report {
        let recognizer: UIGestureRecognizer
        let state: UIGestureRecognizer.State
    }

    /// The recognizers that take part in the current gestures, in the order in which they got their first touch.
    var active: [UIGestureRecognizer] = []
    /// Actions still to be sent, first come first served.
    var reports: [Report] = []
    /// The touches whose views are still owed something.
    var viewTouches: [UITouch] = []
    /// The one event that all touches on the host's windows come in.
    package let touchesEvent = UIEvent()
    private var depth = 0

    /// The current host's.
    static var current: GestureEnvironment { RenderServer.current.gestures }

    fileprivate init() {}

    /// Runs a piece of work as a turn, or as part of the turn that is under way.
    func turn(event: UIEvent? = nil, _ work: () -> Void) {
        depth += 1
        work()
        if depth == 1 {
            sendReports()
            deliverToViews(event: event)
            sendReports()
            settle()
        }
        depth -= 1
    }

    /// Sends the actions that are owed, and those that come up meanwhile.
    private func sendReports() {
        while !reports.isEmpty {
            let report = reports.removeFirst()
            let recognizer = report.recognizer
            let actual = recognizer.currentState
            recognizer.currentState = report.state
            recognizer.sendActions()
            if recognizer.currentState == report.state { recognizer.currentState = actual }
        }
    }

    /// Resets the recognizers whose gesture is over.
    ///
    /// One that has recognized or was canceled starts again at once and forgets touches that are still down. One that
    /// has failed stays so until its last touch is lifted.
    private func settle() {
        for recognizer in active {
            switch recognizer.currentState {
            case .ended, .cancelled: reset(recognizer)
            case .failed where recognizer.liveTouches.isEmpty: reset(recognizer)
            case .possible where recognizer.sequenceTouches.isEmpty: active.removeAll { $0 === recognizer }
            default: break
            }
        }
    }

    private func reset(_ recognizer: UIGestureRecognizer) {
        for touch in recognizer.trackedTouches { touch.gestureRecognizers?.removeAll { $0 === recognizer } }
        recognizer.trackedTouches = []
        recognizer.sequenceTouches = []
        recognizer.pendingStates = []
        recognizer.currentState = .possible
        active.removeAll { $0 === recognizer }
        recognizer.reset()
        recognizer.lastLocation = nil
    }
}

extension RenderServer {
    /// What arbitrates between the recognizers of the host that this server belongs to.
    @MainActor package var gestures: GestureEnvironment { belonging { GestureEnvironment() } }
}
