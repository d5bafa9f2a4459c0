import Foundation

/// Does something again and again, by a timer, until it says that it is through.
@MainActor @discardableResult
func every(_ seconds: TimeInterval, _ work: @escaping @MainActor () -> Bool) -> Timer {
    Timer.scheduledTimer(withTimeInterval: seconds, repeats: true) { timer in
        if MainActor.assumeIsolated(work) { timer.invalidate() }
    }
}
