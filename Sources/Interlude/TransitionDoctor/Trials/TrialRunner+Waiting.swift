import InterludeStage
import UIKit

// Waiting: lets frames go by until a transition has begun, has ended, or all is at rest.
extension TrialRunner {
    /// Seconds that a trial may take beyond the transition's declared duration.
    fileprivate static let patience: TimeInterval = 2.5
    /// Seconds for which it is waited besides, as long as animations of the transition's own run (decided).
    fileprivate static let lateness: TimeInterval = 3
    /// Frames that things may need to come to rest after the end.
    fileprivate static let settlingFrames = 240
    /// Frames after which an action that has set nothing off is over.
    fileprivate static let longestWait = 300

    /// An action may only have let a finger go down; an app's own may begin a little later.
    func waitForBeginning() {
        // What is to be interrupted may be over when nothing moves any more.
        guard scene == nil || trial.use.isOwn, !trial.course.isSwiped, !trial.course.isInterrupted else { return }
        while runs.isEmpty, !stage.isSettled, frame < TrialRunner.longestWait, !hasBegunToMove { step() }
    }

    /// Whether what is to be taken away runs.
    private var hasBegunToMove: Bool {
        record.areAnimationsTaken && RenderServer.current.unended.contains { !$0.isEndless }
    }

    /// Lets frames go by, and looks at each while a transition is under way.
    func step(_ count: Int = 1) {
        var left = count
        while left > 0 { left -= go(atMost: left) }
    }

    /// Goes on to the next frame; in a trial whose frames nobody looks at, to the next in which something happens.
    ///
    /// - Returns: How many frames went by.
    @discardableResult private func go(atMost limit: Int) -> Int {
        let isWatched = film != nil || !(trial.interests.isEmpty || isOver)
        let skipped = isWatched ? 0 : stage.host.skipUnwatched(atMost: limit - 1)
        frame += skipped
        stage.host.step()
        frame += 1
        shoot()
        if isWorthALook { look() }
        return skipped + 1
    }

    var moment: Finding.Moment {
        Finding.Moment(time: TimeInterval(frame) / TimeInterval(stage.framesPerSecond), frame: frame)
    }

    /// The frames of a part of the transition's duration.
    func frames(in part: CGFloat) -> Int {
        let duration = record.main?.duration ?? 0
        return max(1, Int((duration * Double(part) * Double(stage.framesPerSecond)).rounded()))
    }

    /// Lets time go by until every transition has ended, or should have long ago.
    func waitForEnd() {
        let limit = TrialRunner.patience + (record.main?.duration ?? 0)
        var last = frame + Int(limit * TimeInterval(stage.framesPerSecond))
        let latest = last + Int(TrialRunner.lateness * TimeInterval(stage.framesPerSecond))
        while frame < last, let run = record.runs.first(where: { !$0.hasEnded }),
            !run.isOverdue || stage.host.mainQueue.isBusy || isStillAnimated
        {
            go(atMost: last - frame)
            guard frame == last else { continue }
            // What bodies drive ends when they rest; UIKit loses its patience with them at some time too.
            let waitsForBodies = !run.isOverdue && stage.host.screen.renderServer.movesBodies
            if waitsForBodies || (frame < latest && isStillAnimated) { last += stage.framesPerSecond }
        }
    }

    /// Whether something moves in a container that will end: work that takes longer than it says is late, which is
    /// a rule of its own, and no more.
    private var isStillAnimated: Bool {
        let containers = runs.filter(\.isUnderWay).map { $0.context.containerView.layer }
        return RenderServer.current.unended.contains { entry in
            guard !entry.isEndless, let layer = entry.layer else { return false }
            return sequence(first: layer, next: \.superlayer).contains { here in containers.contains { $0 === here } }
        }
    }

    func waitForRest() {
        var count = 0
        while !stage.isSettled, count < TrialRunner.settlingFrames {
            count += go(atMost: TrialRunner.settlingFrames - count)
        }
        record.hasSettled = stage.isSettled
        step()
    }

    /// The screen at rest, without what goes by itself a little later, such as a word on the screen's edge: a change without animation is over
    /// sooner, and would be compared while that is still there. Where nothing goes, the screen counts as it was when it came to rest.
    func sightingAtRest() -> Sighting {
        let first = Sighting(of: stage)
        guard trial.use.isOwn, scene != nil, record.hasSettled, letVisitorsGo() else { return first }
        let later = Sighting(of: stage)
        return later.state.differences(from: first.state).contains { $0.change == .gone && !$0.isInner } ? later : first
    }

    /// Lets time go by in which timers and work on the main queue come to their turns. What is done again and again, as a clock ticks, is not
    /// waited for.
    ///
    /// - Returns: Whether there was anything to wait for.
    func letVisitorsGo() -> Bool {
        isOver = true
        let last = frame + Int(TrialRunner.visit * TimeInterval(stage.framesPerSecond))
        var calls = 0
        while calls < TrialRunner.mostCalls, frame < last, let due = stage.host.nextCall(within: last - frame) {
            step(due)
            waitForRest()
            calls += 1
        }
        return calls > 0
    }

    /// Seconds for which a screen shows what goes by itself, and calls by which it is taken away (decided).
    private static let (visit, mostCalls): (TimeInterval, Int) = (3, 3)
}
