import UIKit

extension Stage {
    /// Schedules scripted fingers, whose time 0 is now. Time does not advance.
    public func play(_ fingers: [Finger]) {
        host.play(fingers)
    }

    /// Schedules scripted fingers, whose time 0 is now. Time does not advance.
    public func play(_ fingers: Finger...) { play(fingers) }

    /// Performs scripted touches, and advances time until the last finger has lifted.
    ///
    /// Animations that they start continue: call ``settle(limit:)`` to see their end.
    public func perform(_ fingers: [Finger]) {
        play(fingers)
        advance(by: fingers.endTime + 1 / TimeInterval(framesPerSecond))
    }

    /// Performs scripted touches, and advances time until the last finger has lifted.
    public func perform(_ fingers: Finger...) { perform(fingers) }

    /// Begins a touch. The returned finger moves and lifts it.
    public func touchDown(at location: CGPoint) -> HeldFinger { HeldFinger(stage: self, location: location) }

    /// Cancels all touches, as the system does for a call or a gesture of its own. Running finger scripts continue
    /// without effect.
    public func cancelTouches() {
        host.makeCurrent()
        host.touches.cancelAll(at: host.now)
    }
}

extension Stage {
    /// Taps a point of the screen, and advances time by the duration of the tap.
    public func tap(at location: CGPoint) { perform(.tap(at: location)) }

    /// Taps the center of a view.
    public func tap(_ view: UIView) { tap(at: center(of: view)) }

    /// Taps a point twice, and advances time by the duration of both taps.
    public func doubleTap(at location: CGPoint) { perform(.doubleTap(at: location)) }

    /// Presses a point, and advances time until the finger has lifted.
    public func longPress(at location: CGPoint, duration: TimeInterval = 0.7) {
        perform(.longPress(at: location, duration: duration))
    }

    /// Drags one finger, and advances time until it has lifted.
    ///
    /// - Parameters:
    ///   - start: The starting point.
    ///   - end: The ending point.
    ///   - duration: The duration in seconds.
    ///   - rest: The seconds at the ending point before the finger lifts. Without a rest it lifts with its full
    ///     velocity.
    public func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3, rest: TimeInterval = 0) {
        perform(.drag(from: start, to: end, duration: duration, rest: rest))
    }

    /// Flicks one finger, in a tenth of a second.
    public func flick(from start: CGPoint, to end: CGPoint) { perform(.flick(from: start, to: end)) }

    /// Moves two fingers apart or together, and advances time until they have lifted.
    public func pinch(at center: CGPoint, from start: CGFloat, to end: CGFloat, duration: TimeInterval = 0.3) {
        perform(.pinch(at: center, from: start, to: end, duration: duration))
    }

    /// Rotates two fingers around a point, and advances time until they have lifted.
    ///
    /// - Parameters:
    ///   - center: The center of the gesture.
    ///   - angle: The angle in radians; positive is clockwise on the screen.
    ///   - radius: The distance of each finger from the center, in points.
    ///   - duration: The duration in seconds.
    public func rotate(at center: CGPoint, by angle: CGFloat, radius: CGFloat = 60, duration: TimeInterval = 0.3) {
        perform(.rotation(at: center, by: angle, radius: radius, duration: duration))
    }

    /// Swipes from the leading edge: the left one, or the right one in right-to-left layouts.
    ///
    /// - Parameters:
    ///   - share: The distance as a fraction of the screen's width.
    ///   - duration: The duration in seconds.
    ///   - rest: The seconds before the finger lifts. Without a rest it lifts with its full velocity.
    public func swipeBack(_ share: CGFloat = 0.8, duration: TimeInterval = 0.3, rest: TimeInterval = 0) {
        perform(backSwipe(share, duration: duration, rest: rest))
    }

    /// Returns the finger of ``swipeBack(_:duration:rest:)``, to modify and to play it.
    public func backSwipe(_ share: CGFloat = 0.8, duration: TimeInterval = 0.3, rest: TimeInterval = 0) -> Finger {
        let isMirrored = host.preferences.layoutDirection == .rightToLeft
        let (edge, way) = isMirrored ? (bounds.maxX - 1, -bounds.width) : (bounds.minX + 1, bounds.width)
        let start = CGPoint(x: edge, y: bounds.midY)
        return .drag(from: start, to: CGPoint(x: edge + way * share, y: start.y), duration: duration, rest: rest)
    }

    /// Returns the center of a view in points of the screen.
    public func center(of view: UIView) -> CGPoint {
        view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    }
}
