import QuartzCore

/// Recognizes a drag of one or more fingers.
///
/// It begins when the center of the touches has moved by `GestureMetrics.panSlop`. That distance is not part of the
/// translation, so content that follows the finger does not jump when the pan begins.
@preconcurrency @MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    /// The minimum number of touches. The default is 1.
    open var minimumNumberOfTouches = 1
    /// The maximum number of touches at the beginning. The default is `Int.max`.
    open var maximumNumberOfTouches = Int.max
    /// The kinds of scrolling that the recognizer receives. Has no effect here: recognizers receive no scroll events.
    open var allowedScrollTypesMask: UIScrollTypeMask = []

    /// How far the fingers have gone, in the window's coordinates.
    private(set) var windowTranslation = CGPoint.zero
    /// What must be subtracted from the fingers' place to get the translation.
    private var origin: CGPoint?
    private var samples = VelocitySamples()

    /// Returns the movement since the pan began, in points of a view's coordinates.
    open func translation(in view: UIView?) -> CGPoint { convert(vector: windowTranslation, to: view) }

    /// Sets the translation, to which later movements are added. The velocity does not change.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let new = windowVector(of: translation, in: view)
        if let start = origin {
            origin = CGPoint(
                x: start.x + windowTranslation.x - new.x, y: start.y + windowTranslation.y - new.y)
        }
        windowTranslation = new
    }

    /// Returns the velocity in points per second in a view's coordinates, measured over the last tenth of a second.
    open func velocity(in view: UIView?) -> CGPoint { convert(vector: samples.velocity, to: view) }

    /// Whether a pan that has traveled far enough may begin in this direction. Subclasses of the package say more.
    func accepts(travel: CGPoint) -> Bool { true }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if currentState == .possible && liveTouches.count > maximumNumberOfTouches {
            state = .failed
            return
        }
        rebase()
        samples.add(windowLocation ?? .zero, at: event.timestamp)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        track(at: event.timestamp)
        if currentState == .possible { beginIfFar() } else { state = .changed }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        trackLift(of: touches, at: event.timestamp)
        guard liveTouches.count < max(minimumNumberOfTouches, 1) else { return rebase() }
        if currentState == .possible && pendingStates.isEmpty {
            if liveTouches.isEmpty { state = .failed }
        } else {
            state = .ended
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        trackLift(of: touches, at: event.timestamp)
        if liveTouches.isEmpty { state = .cancelled } else { rebase() }
    }

    /// Where the fingers rest counts for the velocity, as when they are lifted.
    override func willBreakOff(at time: TimeInterval) { track(at: time) }

    open override func reset() {
        super.reset()
        origin = nil
        windowTranslation = .zero
        samples = VelocitySamples()
    }

    // MARK: Tracking

    /// Starts counting from where the fingers are now, keeping the translation: a finger that comes or goes moves the
    /// middle, but is no movement.
    private func rebase() {
        guard let centre = UIGestureRecognizer.centre(of: liveTouches) else { return }
        origin = CGPoint(x: centre.x - windowTranslation.x, y: centre.y - windowTranslation.y)
        samples.rebase(to: centre)
    }

    private func track(at time: TimeInterval) {
        guard let centre = UIGestureRecognizer.centre(of: liveTouches), let origin else { return }
        samples.add(centre, at: time)
        windowTranslation = CGPoint(x: centre.x - origin.x, y: centre.y - origin.y)
    }

    /// The last finger is lifted or taken away, perhaps at another place than where it was last seen, or after a rest.
    private func trackLift(of touches: Set<UITouch>, at time: TimeInterval) {
        guard liveTouches.isEmpty, let origin, let centre = UIGestureRecognizer.centre(of: Array(touches)) else {
            return
        }
        guard touches.count == 1 || trackedTouches.count == touches.count else { return }
        samples.add(centre, at: time)
        windowTranslation = CGPoint(x: centre.x - origin.x, y: centre.y - origin.y)
    }

    private func beginIfFar() {
        guard liveTouches.count >= minimumNumberOfTouches, pendingStates.isEmpty else { return }
        let travel = windowTranslation
        let distance = hypot(travel.x, travel.y)
        guard distance >= GestureMetrics.panSlop else { return }
        guard accepts(travel: travel) else {
            state = .failed
            return
        }
        swallowSlop(of: travel, distance: distance)
        state = .began
    }

    private func swallowSlop(of travel: CGPoint, distance: CGFloat) {
        guard let start = origin else { return }
        let slop = CGPoint(
            x: travel.x / distance * GestureMetrics.panSlop, y: travel.y / distance * GestureMetrics.panSlop)
        origin = CGPoint(x: start.x + slop.x, y: start.y + slop.y)
        windowTranslation = CGPoint(x: travel.x - slop.x, y: travel.y - slop.y)
    }

    /// A vector in a view's coordinates as one in the window's.
    private func windowVector(of vector: CGPoint, in target: UIView?) -> CGPoint {
        guard let target, let window = view?.window, target !== window else { return vector }
        let origin = target.convert(CGPoint.zero, to: window)
        let tip = target.convert(vector, to: window)
        return CGPoint(x: tip.x - origin.x, y: tip.y - origin.y)
    }
}

/// Places and times of the last moments, from which a velocity is taken.
struct VelocitySamples {
    private var samples: [(place: CGPoint, time: TimeInterval)] = []

    mutating func add(_ place: CGPoint, at time: TimeInterval) {
        if samples.last?.time == time { samples.removeLast() }
        samples.append((place, time))
        let oldest = time - GestureMetrics.velocityWindow - 1e-9
        while samples.count > 2, samples[0].time < oldest { samples.removeFirst() }
    }

    /// Moves all places so that the last one is `place`, which changes no velocity.
    mutating func rebase(to place: CGPoint) {
        guard let last = samples.last?.place else { return }
        for index in samples.indices {
            samples[index].place.x += place.x - last.x
            samples[index].place.y += place.y - last.y
        }
    }

    /// Travel over time from the oldest sample to the newest.
    var velocity: CGPoint {
        guard let first = samples.first, let last = samples.last, last.time > first.time else { return .zero }
        let time = CGFloat(last.time - first.time)
        return CGPoint(x: (last.place.x - first.place.x) / time, y: (last.place.y - first.place.y) / time)
    }
}

/// The kinds of scrolling that a pan recognizer receives.
public struct UIScrollTypeMask: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int
    /// Creates a set from a raw value. Undefined bits are retained.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Steps of a scroll wheel.
    public static var discrete: UIScrollTypeMask { UIScrollTypeMask(rawValue: 1 << 0) }
    /// Scrolling on a trackpad.
    public static var continuous: UIScrollTypeMask { UIScrollTypeMask(rawValue: 1 << 1) }
    /// All types.
    public static var all: UIScrollTypeMask { [.discrete, .continuous] }
}
