import QuartzCore
import UIKit

/// What is known of one transition, while it runs and afterwards.
@MainActor package final class TransitionRecord {
    /// Such as `push`.
    package let operation: TransitionRequest.Operation
    private(set) weak var run: TransitionRun?
    private weak var container: UIView?
    /// When it was asked for, on the media clock.
    private let requestTime: TimeInterval
    /// The container's own time at which the animations started; nil before.
    private var origin: TimeInterval?
    /// The same moment in the window's own time.
    private var rootOrigin: TimeInterval = 0
    /// How far it was when it ended.
    private var finalElapsed: TimeInterval?

    /// The animator's class; nil before there is one, or where nothing is animated.
    package private(set) var animatorName: String?
    /// The declared duration in seconds.
    package private(set) var duration: TimeInterval = 0
    package internal(set) var rows: [TimelineRow] = [] {
        didSet { lastEnd = rows.map(\.end).filter(\.isFinite).max() ?? 0 }
    }
    /// When the last animation that has an end is over.
    private var lastEnd: TimeInterval = 0
    package private(set) var events: [EventLine] = []
    /// Whether it was completed; nil while it is under way.
    package private(set) var didComplete: Bool?

    init(_ run: TransitionRun) {
        self.run = run
        operation = run.request.operation
        container = run.context.containerView
        requestTime = RenderServer.now
    }

    /// Whether the animations have started and `completeTransition` was not called.
    package var isUnderWay: Bool { origin != nil && finalElapsed == nil && run?.isUnderWay == true }

    /// The layer whose time the transition has.
    var containerLayer: CALayer? { container?.layer }

    // MARK: Time

    /// Seconds of the container's own time since the animations started.
    package var elapsed: TimeInterval {
        if let finalElapsed { return finalElapsed }
        if let scrubbedAnimator { return Double(scrubbedAnimator.fractionComplete) * total }
        guard let origin, let container else { return 0 }
        return max(0, container.layer.localTime(atMediaTime: RenderServer.now) - origin)
    }

    /// The property animator that a finger scrubs, if one does: layers' clocks know nothing of its share.
    var scrubbedAnimator: (any UIViewImplicitlyAnimating)? {
        guard let run, run.context.isInteractive, let animator = run.interruptible, animator.state == .active,
            !animator.isRunning
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
        case .started: start(run)
        case .startReturned: duration = run.duration
        case .completeCalled: finalElapsed = run.context.transitionWasCancelled ? 0 : min(elapsed, max(total, 0))
        case .ended(let flag): didComplete = flag
        default: break
        }
        append(EventLine(event, operation: operation, time: RenderServer.now - requestTime), event)
    }

    private func start(_ run: TransitionRun) {
        let container = run.context.containerView.layer
        origin = container.localTime(atMediaTime: RenderServer.now)
        rootOrigin = container.root.localTime(atMediaTime: RenderServer.now)
        duration = run.duration
        animatorName = run.animator.map { "\(type(of: $0))" }
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
    /// Who drives it, in a word.
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
