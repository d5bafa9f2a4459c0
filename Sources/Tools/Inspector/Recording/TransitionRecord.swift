import DesktopLoop
import QuartzCore
import UIKit

/// The record of one transition, while it runs and afterwards.
@MainActor package final class TransitionRecord {
    /// Such as `push`.
    package let operation: TransitionRun.Operation
    private(set) weak var run: TransitionRun?
    private(set) weak var container: UIView?
    /// Whether the animator is not one of UIKit's.
    private(set) var hasOwnAnimator = false
    /// When it was asked for, on the media clock.
    let requestTime: TimeInterval
    /// The container's own time at which the animations started; `nil` before.
    private var origin: TimeInterval?
    /// That moment in the window's own time.
    private var rootOrigin: TimeInterval = 0
    /// How far it was when it ended.
    private var finalElapsed: TimeInterval?
    /// Seconds of media time from the start of the animations to `completeTransition`; `nil` before, or where nothing is animated.
    private(set) var timeTaken: TimeInterval?

    /// The animator's class; `nil` before there is one, or where nothing is animated.
    package private(set) var animatorName: String?
    /// The declared duration in seconds.
    package private(set) var duration: TimeInterval = 0
    package internal(set) var rows: [TimelineRow] = [] {
        didSet { lastEnd = rows.map(\.end).filter(\.isFinite).max() ?? 0 }
    }
    /// The calls that have animated something, in their order.
    package internal(set) var sources: [AnimationSource] = []
    /// The animations of each row.
    var entries: [TimelineRow.ID: [AnimationEntry]] = [:]
    /// When the last animation that has an end is over.
    private var lastEnd: TimeInterval = 0
    package private(set) var events: [EventLine] = []
    /// The frames that were shown of it.
    package private(set) var reel = TransitionReel()
    /// The moment of the reel that is shown again.
    var shown: TransitionReel.Frame?
    /// Time and place of the turn whose picture is not in the reel yet.
    private var unfilmed: (time: TimeInterval, elapsed: TimeInterval)?
    private var isFilmed = false
    /// Whether the turn in which it ended has gone by.
    private var wasFilmedAtEnd = false
    /// When the animations started, on the media clock.
    private var startTime: TimeInterval = 0
    /// Whether a finger drives it, or has driven it.
    private var wasDriven = false
    /// Whether it was completed; `nil` while it is under way.
    package private(set) var didComplete: Bool?

    init(_ run: TransitionRun) {
        self.run = run
        operation = run.operation
        container = run.context.containerView
        requestTime = RenderServer.current.now
    }

    /// Whether the animations have started and `completeTransition` was not called.
    package var isUnderWay: Bool { origin != nil && finalElapsed == nil && run?.isUnderWay == true }

    /// The layer whose time the transition has.
    var containerLayer: CALayer? { container?.layer }

    // MARK: Time

    /// Seconds of the container's own time since the animations started; of a transition that is shown again, at the moment
    /// that is shown.
    package var elapsed: TimeInterval {
        if let shown { return shown.elapsed }
        if let finalElapsed { return finalElapsed }
        if let drivenAnimator { return drivenAnimator.wayDone * total }
        guard let origin, let container else { return 0 }
        return max(0, container.layer.localTime(atMediaTime: RenderServer.current.now) - origin)
    }

    /// The property animator that a finger scrubs, if one does: layers' clocks know nothing of its share.
    var scrubbedAnimator: (any UIViewImplicitlyAnimating)? {
        guard let run, run.context.isInteractive, let animator = run.interruptible, animator.state == .active,
            !animator.isRunning
        else { return nil }
        return animator
    }

    /// The property animator of a run that a finger drives or has driven. From then on the container's time tells nothing of
    /// where it is, but the animator does.
    private var drivenAnimator: (any UIViewImplicitlyAnimating)? {
        guard let run, wasDriven || run.context.isInteractive, let animator = run.interruptible,
            animator.state == .active
        else { return nil }
        return animator
    }

    /// How long all of it takes: the declared duration, or the end of the longest animation.
    package var total: TimeInterval { max(duration, lastEnd) }

    /// How far it is, 0…1.
    package var progress: Double { total > 0 ? min(elapsed / total, 1) : 0 }

    /// Time goes on from another moment: `seconds` less have passed.
    func postpone(by seconds: TimeInterval) {
        guard let origin else { return }
        self.origin = origin + seconds * (containerLayer?.effectiveSpeed ?? 1)
        rootOrigin += seconds
        run?.postpone(by: seconds)
    }

    /// A time of a layer's own, in seconds since the start.
    ///
    /// A layer whose time is held for a finger had the time of its superlayer when it was stopped, and animations inside it
    /// begin at that.
    func offset(of time: TimeInterval, in layer: CALayer) -> TimeInterval {
        var (time, layer) = (time, layer)
        while let parent = layer.superlayer {
            if layer.speed != 0 { time = (time - layer.timeOffset) / Double(layer.speed) + layer.beginTime }
            layer = parent
        }
        return time - rootOrigin
    }

    // MARK: Events

    func note(_ event: TransitionEvent, of run: TransitionRun) {
        switch event {
        case .started(let isInteractive):
            wasDriven = isInteractive
            start(run)
        case .paused: wasDriven = true
        case .startReturned: duration = run.duration
        case .completeCalled: end(run)
        case .ended(let flag): didComplete = flag
        default: break
        }
        append(EventLine(event, operation: operation, time: RenderServer.current.now - requestTime), event)
    }

    /// At its end it is where it was to go: an animator's clock may be read a moment before.
    private func end(_ run: TransitionRun) {
        if run.context.transitionWasCancelled {
            finalElapsed = 0
        } else {
            finalElapsed = wasDriven ? total : min(elapsed, max(total, 0))
        }
        timeTaken = origin.map { _ in RenderServer.current.now - startTime }
    }

    private func start(_ run: TransitionRun) {
        let container = run.context.containerView.layer
        origin = container.localTime(atMediaTime: RenderServer.current.now)
        rootOrigin = container.root.localTime(atMediaTime: RenderServer.current.now)
        startTime = RenderServer.current.now
        duration = run.duration
        animatorName = run.animator.map { "\(type(of: $0))" }
        hasOwnAnimator = run.animator.map { !LayerOwner.isUIKits($0) } ?? false
    }

    /// Moves of the finger that follow each other make one line.
    private func append(_ line: EventLine, _ event: TransitionEvent) {
        if case .updated = event, let last = events.last, last.text.hasPrefix("update") { events.removeLast() }
        if events.count == Self.capacity { events.removeFirst() }
        events.append(line)
    }

    /// How many lines are kept.
    private static let capacity = 60
}

extension TransitionRecord {
    /// Takes what the device showed at the end of the turn before.
    func film(_ moment: ScreenMoment?) {
        guard let moment, origin != nil, !isFilmed else { return }
        let before = unfilmed ?? (0, 0)
        reel.add(TransitionReel.Frame(time: before.time, elapsed: before.elapsed, moment: moment))
        unfilmed = (max(RenderServer.current.now - startTime, 0), elapsed)
        isFilmed = didComplete != nil && wasFilmedAtEnd
        wasFilmedAtEnd = didComplete != nil
    }
}

extension UIViewAnimating {
    /// The share of the way there, whichever way it runs.
    fileprivate var wayDone: Double { Double(isReversed ? 1 - fractionComplete : fractionComplete) }
}

extension TransitionRecord {
    /// Its driver, in a word.
    var phaseName: String {
        switch run?.phase {
        case .interacting: "finger drives"
        case .settling: "settling"
        case .animating: "animating"
        case .completing, .ended: "ending"
        case .requested, .announcing, nil: "starting"
        }
    }
}
