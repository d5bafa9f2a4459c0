import Interlude
import InterludeStage
import UIKit

/// Makes one trial: starts the transition, drives it, watches it, and writes down what it saw.
@MainActor final class TrialRunner {
    let trial: Trial
    let stage: Stage
    /// Where the trial takes place; `nil` for a stage of somebody else's.
    let scene: TrialScene?
    var record: TrialRecord
    /// The transitions under way or over, kept so that late calls reach them.
    var runs: [TransitionRun] = []
    let driver = UIPercentDrivenInteractiveTransition()
    /// The views that stood in a container, other than the screens' own.
    private(set) var guests: [UIView] = []
    var frame = 0
    /// Whether a finger holds the transition still.
    var isHolding = false
    /// Where a scripted finger is.
    var place: CGPoint?
    /// What the screen showed when a finger began to hold still.
    var heldPicture: Snapshot?
    /// Whether the next custom transition is driven by the doctor's finger.
    var isArmed = false
    /// The controllers that were told that they come or go.
    var told: [WeakReference] = []
    /// Frames that were looked at since the last transition has ended.
    var framesAfterEnd = 0
    /// Whether all that the trial is about has happened.
    var isOver = false
    /// The frames of the trial, where it is filmed.
    var film: [Film.Frame]?

    private init(_ trial: Trial, on stage: Stage, scene: TrialScene?, isFilmed: Bool = false) {
        self.trial = trial
        self.stage = stage
        self.scene = scene
        let needsBefore =
            scene == nil || trial.course.leadsBack || trial.isProbe || trial.interests.contains(.pictures)
        let before = needsBefore ? Sighting(of: stage) : nil
        record = TrialRecord(trial: trial, screenSize: stage.bounds.size, before: before)
        if scene != nil { stage.ignore(.endless) }
        if isFilmed { film = [] }
    }

    /// Pixels per point of a shader's frames in a trial. Decided: a hundredth of the pixels, as a debug build takes a hundred times as long.
    private static let detail: CGFloat = 0.1

    /// Makes a trial.
    static func run(_ trial: Trial, of patient: Patient) -> TrialRecord {
        var (record, leakCheck, madeObjects) = TrialDeadline.watch(trial.description) {
            BlendDetail.$limit.withValue(detail) { perform(trial, of: patient) }
        }
        record.survivors = record.runs.allSatisfy(\.hasEnded) ? leakCheck.survivors : []
        record.madeObjects = madeObjects.alive
        return record
    }

    /// Makes a trial and films it, from the screen before to the screen after.
    static func film(_ trial: Trial, of patient: Patient) -> Film {
        let scene = Listening.toNothing { TrialScene(patient, trial) }
        let runner = TrialRunner(trial, on: scene.stage, scene: scene, isFilmed: true)
        return Listening.during(runner) {
            _ = runner.play(in: scene)
            scene.close()
            return Film(framesPerSecond: scene.stage.framesPerSecond, frames: runner.film ?? [])
        }
    }

    /// Watches what an action sets off on a stage.
    static func watch(
        _ trial: Trial, on stage: Stage, _ action: () -> Void, back: (() -> Void)? = nil
    ) -> TrialRecord {
        let runner = TrialRunner(trial, on: stage, scene: nil)
        return Listening.during(runner) { runner.play(action, back: back) }
    }

    /// All that the trial made is out of scope when this returns, and should be gone.
    private static func perform(_ trial: Trial, of patient: Patient) -> (TrialRecord, LeakCheck, MadeObjects) {
        let scene = Listening.toNothing { TrialScene(patient, trial) }
        let runner = TrialRunner(trial, on: scene.stage, scene: scene)
        return Listening.during(runner) {
            var record = runner.play(in: scene)
            let keptPages = scene.formerPages
            scene.noteVisitors()
            let (leakCheck, madeObjects) = (
                LeakCheck(of: runner, in: scene), MadeObjects(of: runner, in: scene)
            )
            runner.forget()
            if trial.course == .again(animated: true), record.hasSettled {
                record.keptPages = keptPages.compactMap(\.name)
            }
            scene.close()
            return (record, leakCheck, madeObjects)
        }
    }

    private func play(in scene: TrialScene) -> TrialRecord {
        // Where the way there hangs, nobody can look at the way back.
        guard !TransitionRun.current.contains(where: \.isUnderWay) else {
            record.isVoid = true
            return record
        }
        if trial.looksForRestlessness { record.restless.look(at: stage) }
        let isAsked = !trial.course.isSwiped && trial.course != .toldOnly
        return play { if isAsked { scene.perform(animated: trial.course.isAnimated) } }
    }

    private func play(_ action: () -> Void, back: (() -> Void)? = nil) -> TrialRecord {
        let keyboardTop = self.keyboardTop
        shoot()
        isArmed = trial.course.isDriven && trial.course != .thereAndCancelledBack
        action()
        for index in runs.indices { record.runs[index].lookAtDelegate(runs[index]) }
        waitForBeginning()
        look()
        steer()
        waitForEnd()
        if let back, record.hasEnded || runs.isEmpty {
            waitForRest()
            back()
            waitForEnd()
        } else {
            goOn()
        }
        waitForRest()
        conclude()
        record.keyboardEdges = (keyboardTop, self.keyboardTop)
        return record
    }

    /// Lets go of what it has seen, so that what lives on is kept by the app.
    private func forget() {
        runs = []
        guests = []
        told = []
    }

    /// Remembers the views that stand in a container.
    func meetGuests(of run: TransitionRun) {
        let own = [run.context.view(forKey: .from), run.context.view(forKey: .to)]
        for view in run.context.containerView.subviews + [run.context.containerView]
        where !own.contains(where: { $0 === view }) && !guests.contains(where: { $0 === view }) {
            guests.append(view)
        }
    }
}
