import QuartzCore

/// Recognizes a quick swipe in one direction, as soon as the touch has moved far enough.
@preconcurrency @MainActor open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Directions, which can be combined.
    public struct Direction: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt
        /// Creates a set from raw bits. Unknown bits are preserved.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// To the right.
        public static var right: Direction { Direction(rawValue: 1) }
        /// To the left.
        public static var left: Direction { Direction(rawValue: 2) }
        /// Upwards.
        public static var up: Direction { Direction(rawValue: 4) }
        /// Downwards.
        public static var down: Direction { Direction(rawValue: 8) }
    }

    /// The directions that count. Default to the right.
    open var direction: Direction = .right
    /// The number of touches. The default is 1.
    open var numberOfTouchesRequired = 1

    private var start: (place: CGPoint, time: TimeInterval)?

    override var touchesKeptAtEnd: Int { numberOfTouchesRequired }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard liveTouches.count <= numberOfTouchesRequired else {
            state = .failed
            return
        }
        if liveTouches.count == numberOfTouchesRequired, let centre = windowLocation {
            start = (centre, event.timestamp)
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let start, let centre = windowLocation else { return }
        guard event.timestamp - start.time <= GestureMetrics.swipeDuration else {
            state = .failed
            return
        }
        let travel = CGPoint(x: centre.x - start.place.x, y: centre.y - start.place.y)
        if isSwipe(travel) {
            state = .ended
        } else if hasStrayed(travel) {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    open override func reset() {
        super.reset()
        start = nil
    }

    private func isSwipe(_ travel: CGPoint) -> Bool {
        components(of: travel).contains { forward, aside in
            forward >= GestureMetrics.swipeDistance && aside <= GestureMetrics.swipeDeviation && forward > aside
        }
    }

    private func hasStrayed(_ travel: CGPoint) -> Bool {
        components(of: travel).allSatisfy { forward, aside in
            aside > GestureMetrics.swipeDeviation || forward < -GestureMetrics.tapMovement
        }
    }

    /// For each allowed direction, how far the travel goes forwards and how far aside.
    private func components(of travel: CGPoint) -> [(forward: CGFloat, aside: CGFloat)] {
        var result: [(CGFloat, CGFloat)] = []
        if direction.contains(.right) { result.append((travel.x, abs(travel.y))) }
        if direction.contains(.left) { result.append((-travel.x, abs(travel.y))) }
        if direction.contains(.up) { result.append((-travel.y, abs(travel.x))) }
        if direction.contains(.down) { result.append((travel.y, abs(travel.x))) }
        return result
    }
}
