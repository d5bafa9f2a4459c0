/// How the containers' own drags let go.
extension UIPercentDrivenInteractiveTransition {
    /// Whether a drag that is let go finishes: a flick decides by its direction, a slow release by the half way.
    ///
    /// - Parameters:
    ///   - part: How far the drag has come, 1 for the whole way.
    ///   - speed: Its speed in whole ways per second.
    static func finishes(at part: CGFloat, speed: CGFloat) -> Bool {
        abs(speed) >= SystemMetrics.swipeBackFlick ? speed > 0 : part > 0.5
    }

    /// Goes on to the end, or back, slowing down.
    func release(finishing: Bool) {
        completionCurve = .easeOut
        if finishing { finish() } else { cancel() }
    }
}
