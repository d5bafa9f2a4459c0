/// Gathers what the key frames of one `UIView.animateKeyframes` change, and makes one animation a property of it.
@MainActor
final class KeyframeRecorder {
    /// What has come out for one property.
    struct Result {
        let layer: CALayer
        let property: BlockProperty
        let animation: CAKeyframeAnimation
        /// Before all key frames.
        let first: AnimationValue
        /// After all key frames.
        let last: AnimationValue
    }

    /// One property's track through the key frames.
    private struct Track {
        let layer: CALayer
        let property: BlockProperty
        let first: AnimationValue
        var steps: [Step] = []
    }

    /// A change from one relative time to another.
    private struct Step {
        let start: Double
        let end: Double
        let value: AnimationValue
    }

    /// A value at a relative time.
    private struct Point {
        let time: Double
        let value: AnimationValue
        /// Whether the track stands still before or after it.
        var rests = false
    }

    private struct Key: Hashable {
        let layer: ObjectIdentifier
        let keyPath: String
    }

    private let mode: CAAnimationCalculationMode
    /// The relative times of the key frame being recorded; the whole outside of key frames.
    private var window = (start: 0.0, end: 1.0)
    private var tracks: [Track] = []
    private var indexes: [Key: Int] = [:]

    init(mode: CAAnimationCalculationMode) { self.mode = mode }

    /// Runs `animations` as the key frame with these relative times; times outside 0…1 are cut off.
    func frame(start: Double, duration: Double, _ animations: () -> Void) {
        let outer = window
        let start = min(max(start, 0), 1)
        window = (start, min(max(start + duration, start), 1))
        animations()
        window = outer
    }

    func record(_ change: PropertyChange) {
        let key = Key(layer: ObjectIdentifier(change.layer), keyPath: change.property.keyPath)
        let step = Step(start: window.start, end: window.end, value: change.new)
        if let index = indexes[key] {
            tracks[index].steps.append(step)
        } else {
            indexes[key] = tracks.count
            tracks.append(
                Track(layer: change.layer, property: change.property, first: change.old, steps: [step]))
        }
    }

    /// One animation for each property that has changed, in the order of their first changes.
    func animations() -> [Result] {
        tracks.map {
            Result(
                layer: $0.layer, property: $0.property, animation: animation(for: $0), first: $0.first,
                last: $0.property.value(in: $0.layer))
        }
    }

    private func animation(for track: Track) -> CAKeyframeAnimation {
        let points = self.points(of: track)
        let animation = CAKeyframeAnimation(keyPath: track.property.keyPath)
        let last = track.property.value(in: track.layer)
        let differences = track.property.isAdditive ? points.compactMap { $0.value.difference(to: last) } : []
        if differences.count == points.count {
            animation.isAdditive = true
            animation.values = differences.map { $0.boxed ?? NSNull() }
        } else {
            animation.values = points.map { $0.value.boxed ?? NSNull() }
        }
        animation.calculationMode = mode
        // Tight where the track rests: a smooth curve would swing out there, beyond the value that is to be held.
        if mode == .cubic { animation.tensionValues = points.map { NSNumber(value: $0.rests ? 1 : 0) } }
        var times = points.map { NSNumber(value: $0.time) }
        if mode == .discrete { times.append(1) }
        animation.keyTimes = times
        return animation
    }

    /// The values at their relative times.
    ///
    /// Straight and smooth tracks hold a value until the next key frame starts, smooth ones coming to rest and leaving it
    /// gently (decided; for straight ones it is known). Paced ones have no times. Discrete ones jump where a key frame
    /// starts (decided; Apple only says that they jump).
    private func points(of track: Track) -> [Point] {
        var points = [Point(time: 0, value: track.first)]
        let steps = track.steps.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }
        for (_, step) in steps {
            let present = points[points.count - 1]
            switch mode {
            case .discrete:
                if step.start <= present.time { points.removeLast() }
                points.append(Point(time: max(step.start, 0), value: step.value))
            case .linear, .cubic:
                if step.start > present.time { Self.hold(until: step.start, &points) }
                points.append(Point(time: max(step.end, present.time), value: step.value))
            default:
                points.append(Point(time: max(step.end, present.time), value: step.value))
            }
        }
        if mode != .discrete, let end = points.last, end.time < 1 { Self.hold(until: 1, &points) }
        return points
    }

    /// Lets the last value last until `time`.
    private static func hold(until time: Double, _ points: inout [Point]) {
        points[points.count - 1].rests = true
        points.append(Point(time: time, value: points[points.count - 1].value, rests: true))
    }
}
