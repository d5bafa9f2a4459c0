/// What touches on the views that a property animator moves do.
enum AnimatorTouches {
    /// They miss them.
    case miss
    /// They hit them where they are seen.
    case hitWhatIsSeen
    /// They hit them where they will be, by their properties' values.
    case hitTheModel

    @MainActor
    func count(_ step: Int, on view: UIView) {
        switch self {
        case .miss: view.viewState.animationsBlockingTouches += step
        case .hitWhatIsSeen: view.viewState.animationsMovingTouches += step
        case .hitTheModel: break
        }
    }
}

/// The changes of one block of a property animator, and its part of the animator's time.
@MainActor
final class AnimatorTrack {
    /// A property that the block has changed.
    struct Change {
        let layer: CALayer
        let property: BlockProperty
        let key: String
        let old: AnimationValue
        let new: AnimationValue
    }

    /// When the block's part begins and how long it is, as shares of the animator's time.
    struct Span {
        var start: Double
        var length: Double
        /// The pace along the second axis, if it is another one.
        var secondPace: PaceCurve?
    }

    private let motion: AnimatorMotion
    private let span: Span
    /// Seconds between the animator's start and the moment when this track's animations were added.
    private let offset: Double
    private(set) var changes: [Change] = []
    /// The clocks of the animations, one for each pace.
    private let clock: TrackClock
    private let secondClock: TrackClock?
    /// Tracks of blocks inside this one that have times of their own.
    private(set) var inner: [AnimatorTrack] = []
    /// Completions of `UIView.animate` calls inside the block.
    private(set) var completions: [(Bool) -> Void] = []
    /// Views whose touches are another matter meanwhile.
    private var touched: [UIView] = []
    private let touches: AnimatorTouches

    init(motion: AnimatorMotion, span: Span, offset: Double, touches: AnimatorTouches) {
        self.motion = motion
        self.span = span
        self.offset = offset
        self.touches = touches
        clock = TrackClock(motion: motion, span: span, offset: offset)
        secondClock = span.secondPace.map { TrackClock(motion: motion, span: span, ownPace: $0, offset: offset) }
    }

    /// This track and those inside it, in the order in which they were made.
    var all: [AnimatorTrack] { [self] + inner.flatMap(\.all) }

    func add(completion: ((Bool) -> Void)?) {
        if let completion { completions.append(completion) }
    }

    // MARK: Collecting

    func record(_ change: PropertyChange) {
        let animation = CABasicAnimation(keyPath: change.property.keyPath)
        guard let difference = change.difference else {
            animation.go(from: change.shown, to: change.new)
            return add(animation, of: change, key: change.property.keyPath, clock: clock)
        }
        if let secondClock, change.property.hasTwoAxes {
            add(difference.part(secondAxis: false), of: change, clock: clock)
            add(difference.part(secondAxis: true), of: change, clock: secondClock)
        } else {
            add(difference, of: change, clock: clock)
        }
    }

    private func add(_ difference: AnimationValue?, of change: PropertyChange, clock: TrackClock) {
        guard let difference, let neutral = difference.neutral else { return }
        let animation = CABasicAnimation(keyPath: change.property.keyPath)
        animation.isAdditive = true
        animation.go(from: difference, to: neutral)
        add(animation, of: change, key: change.layer.freeAnimationKey(change.property.keyPath), clock: clock)
    }

    private func add(_ animation: CAAnimation, of change: PropertyChange, key: String, clock: TrackClock) {
        drive(animation, of: change.layer, key: key, clock: clock)
        changes.append(
            Change(layer: change.layer, property: change.property, key: key, old: change.old, new: change.new))
    }

    /// Takes over the key frames that a block inside this one has made.
    func record(_ recorder: KeyframeRecorder) {
        for way in recorder.animations() {
            let key = way.property.isAdditive ? way.layer.freeAnimationKey(way.property.keyPath) : way.property.keyPath
            // The animator's pace takes the place of the key frames' own.
            drive(way.animation, of: way.layer, key: key, clock: clock)
            changes.append(Change(layer: way.layer, property: way.property, key: key, old: way.first, new: way.last))
        }
    }

    private func drive(_ animation: CAAnimation, of layer: CALayer, key: String, clock: TrackClock) {
        animation.duration = 1
        animation.fillMode = .both
        animation.timeline = clock.makeTimeline()
        if let view = layer.delegate as? UIView {
            touches.count(1, on: view)
            touched.append(view)
        }
        layer.add(animation, forKey: key)
    }

    // MARK: Driving

    /// Remembers where the track is, so that straight scrubbing starts there without a jump.
    func anchor(at elapsed: Double) {
        for track in all {
            track.clock.anchor(at: elapsed)
            track.secondClock?.anchor(at: elapsed)
        }
    }

    /// Forgets the anchors, as the animator's own curve runs again.
    func releaseAnchor() {
        for track in all {
            track.clock.anchor = nil
            track.secondClock?.anchor = nil
        }
    }

    // MARK: Ending

    /// Takes all animations away; what is seen jumps to the properties' values.
    func removeAnimations() {
        for track in all {
            for change in track.changes { change.layer.removeAnimation(forKey: change.key) }
            for view in track.touched { touches.count(-1, on: view) }
            track.touched = []
        }
    }
}
