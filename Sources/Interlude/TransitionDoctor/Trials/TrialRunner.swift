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
    private(set) var frame = 0
    /// Whether a finger holds the transition still.
    var isHolding = false
    /// Where a scripted finger is.
    var place: CGPoint?
    /// What the screen showed when a finger began to hold still.
    private var heldPicture: Picture?
    /// Whether the next custom transition is driven by the doctor's finger.
    var isArmed = false
    /// The controllers that were told that they come or go.
    var told: [WeakReference] = []
    /// Frames that were looked at since the last transition has ended.
    private var framesAfterEnd = 0
    /// Whether all that the trial is about has happened.
    private var isOver = false
    /// The frames of the trial, where it is filmed.
    private var film: [Film.Frame]?

    /// Seconds that a trial may take beyond the transition's declared duration.
    private static let patience: TimeInterval = 2.5
    /// Seconds for which it is waited besides, as long as animations of the transition's own run (decided).
    private static let lateness: TimeInterval = 3
    /// Frames that things may need to come to rest after the end.
    private static let settlingFrames = 240
    /// Frames after which an action that has set nothing off is over.
    private static let longestWait = 300
    /// Frames that are looked at after the end: what comes late shows in the first few (decided).
    private static let afterEnd = 8

    private init(_ trial: Trial, on stage: Stage, scene: TrialScene?, isFilmed: Bool = false) {
        self.trial = trial
        self.stage = stage
        self.scene = scene
        let needsBefore =
            scene == nil || trial.course.leadsBack || trial.isProbe || trial.interests.contains(.pictures)
        let before = needsBefore ? Sighting(of: stage) : nil
        record = TrialRecord(trial: trial, screenSize: stage.bounds.size, before: before)
        if scene != nil { stage.doNotAwait(.endless) }
        if isFilmed { film = [] }
    }

    /// Makes a trial.
    static func run(_ trial: Trial, of patient: Patient) -> TrialRecord {
        var (record, leakCheck, madeObjects) = TrialDeadline.watch(trial.description) { perform(trial, of: patient) }
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
        record.keyboardWay = abs(self.keyboardTop - keyboardTop)
        return record
    }

    /// The keyboard's upper edge; the screen's lower one while it is away.
    private var keyboardTop: CGFloat {
        let panel = stage.host.input.panel
        return panel.isUp ? panel.frame.minY : stage.bounds.height
    }

    /// What comes after the first transition has ended.
    private func goOn() {
        switch trial.course {
        case .thereAndBack(_, let animated): goBack(animated: animated)
        case .again(let animated):
            scene?.noteVisitors()
            goBack(animated: animated)
            waitForRest()
            guard record.runs.allSatisfy(\.hasEnded) else { break }
            scene?.perform(animated: animated)
            waitForEnd()
        case .twice:
            waitForRest()
            scene?.perform(animated: false)
            waitForEnd()
        case .turnedBetween(let animated):
            waitForRest()
            scene?.turn()
            goBack(animated: animated)
        case .thereAndCancelledBack:
            waitForRest()
            record.before = Sighting(of: stage)
            isArmed = true
            scene?.goBack(animated: true)
            if record.isReallyDriven { cancelHalfWay() }
            waitForEnd()
        case .swipedAgain: tryAgain { swipe(.finishes) }
        case .swipedThenTapped: tryAgain { scene?.leave() }
        case .cancelledThenDone: tryAgain { scene?.perform(animated: true) }
        default: break
        }
    }

    /// Does what a user does after a first try that has led back.
    private func tryAgain(_ action: () -> Void) {
        waitForRest()
        let hasStayed = runs.isEmpty && trial.swipe?.onlyAsks == true
        record.isVoid = !(hasStayed || record.wasCalledOff == true) || !record.runs.allSatisfy(\.hasEnded)
        guard !record.isVoid else { return }
        action()
        waitForEnd()
    }

    /// An action may only have let a finger go down; an app's own may begin a little later.
    private func waitForBeginning() {
        // What is to be interrupted may be over when nothing moves any more.
        guard scene == nil || trial.use.isOwn, !trial.course.isSwiped, !trial.course.isInterrupted else { return }
        while runs.isEmpty, !stage.isSettled, frame < TrialRunner.longestWait, !hasBegunToMove { step() }
    }

    /// Whether what is to be taken away runs.
    private var hasBegunToMove: Bool {
        record.areAnimationsTaken && RenderServer.current.unended.contains { !$0.isEndless }
    }

    private func conclude() {
        record.waitsOnMainQueue = record.runs.contains(where: \.isHanging) && stage.host.mainQueue.isBusy
        for index in runs.indices where record.runs[index].isHanging { record.runs[index].meet(runs[index]) }
        record.after = sightingAtRest()
        if runs.isEmpty, let before = record.before {
            // Nothing went: all has to be as before.
            record.hasComeBack = trial.swipe?.onlyAsks == true || record.after?.isLike(before) == true
        }
        record.linkTargets = stage.host.screen.renderServer.linkTargets.filter {
            !SystemParts.isOfSystem($0)
        }
        .map { className($0) }
        if !record.hasSettled { record.movers = stage.movers }
        if trial.looksForRestlessness { record.restless.look(at: stage) }
        record.departed = scene.map(departed(from:))
        record.untold = untold
        noteFinalLayout()
        guard let scene else { return }
        record.delegateIsGone =
            record.delegateIsGone || scene.trialDelegate.delegateIsGone || scene.bringsNoDelegate
        record.isOwnExpected = scene.pushesItself
        record.isSwipeTurnedOff = scene.isSwipeTurnedOff
    }

    /// Who is said to be seen, though not in the window.
    private var untold: [String] {
        told.compactMap { $0.reference as? UIViewController }.filter { controller in
            // Who still belongs to a container or a presenter has lost the view alone, which is another fault.
            controller.appearancePhase == .appeared && controller.viewIfLoaded?.window == nil
                && controller.parent == nil && controller.presentingViewController == nil
        }.map(ViewWords.place(of:))
    }

    /// The screens that have left the window.
    private func departed(from scene: TrialScene) -> StateRecord {
        StateRecord(of: scene.lower.filter { $0.window == nil })
    }

    /// Lets go of what it has seen, so that what lives on is kept by the app.
    private func forget() {
        runs = []
        guests = []
        told = []
    }

    private func goBack(animated: Bool) {
        guard record.main?.hasEnded ?? trial.use.isOwn else { return }
        waitForRest()
        scene?.goBack(animated: animated)
        waitForEnd()
    }

    /// Remembers the views that stand in a container.
    func meetGuests(of run: TransitionRun) {
        let own = [run.context.view(forKey: .from), run.context.view(forKey: .to)]
        for view in run.context.containerView.subviews + [run.context.containerView]
        where !own.contains(where: { $0 === view }) && !guests.contains(where: { $0 === view }) {
            guests.append(view)
        }
    }

    // MARK: Time

    /// Lets frames go by, and looks at each while a transition is under way.
    func step(_ count: Int = 1) {
        var left = count
        while left > 0 { left -= go(atMost: left) }
    }

    /// Goes on to the next frame; in a trial whose frames nobody looks at, to the next in which something happens.
    ///
    /// - Returns: how many frames went by.
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

    /// Whether a transition is under way, or has just ended.
    private var isWorthALook: Bool {
        guard !isOver else { return false }
        guard let last = record.runs.last else { return trial.use.isOwn }
        guard last.hasEnded else { return true }
        framesAfterEnd += 1
        return framesAfterEnd <= TrialRunner.afterEnd && trial.interests.contains(.places)
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

    private func waitForRest() {
        var count = 0
        while !stage.isSettled, count < TrialRunner.settlingFrames {
            count += go(atMost: TrialRunner.settlingFrames - count)
        }
        record.hasSettled = stage.isSettled
        step()
    }

    /// The screen at rest, without what goes by itself a little later, such as a word on the screen's edge: a change without animation is over
    /// sooner, and would be compared while that is still there. Where nothing goes, the screen counts as it was when it came to rest.
    private func sightingAtRest() -> Sighting {
        let first = Sighting(of: stage)
        guard trial.use.isOwn, scene != nil, record.hasSettled, letVisitorsGo() else { return first }
        let later = Sighting(of: stage)
        return later.state.differences(from: first.state).contains { $0.change == .gone && !$0.isInner } ? later : first
    }

    /// Lets time go by in which timers and work on the main queue come to their turns. What is done again and again, as a clock ticks, is not
    /// waited for.
    ///
    /// - Returns: whether there was anything to wait for.
    private func letVisitorsGo() -> Bool {
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

    // MARK: Looking

    /// Takes a picture, where the trial is filmed.
    private func shoot() {
        film?.append(Film.Frame(time: moment.time, picture: stage.frame()))
    }

    /// Looks at the frame that the screen shows, as far as the rules want to know.
    private func look() {
        let interests = trial.interests
        guard !interests.isEmpty else { return }
        stage.host.frameLoop.settle()
        let (run, isOver) = (runs.last, record.runs.last?.hasEnded ?? false)
        // Under the app's own finger the pixels are looked at while it holds still.
        let needsPrint = interests.contains(.fingerprint) && (isHolding || !trial.course.isSwiped)
        let needsPicture = needsPrint || interests.contains(.pictures)
        let picture = needsPicture ? stage.glance().covering(stage.endlessParts) : nil
        if let picture, isHolding { compareHeld(picture) }
        if isOver, interests.contains(.layout) { noteFinalLayout() }
        record.frames.append(
            FrameSighting(
                moment: moment, isHeld: isHolding, isAfterEnd: isOver, finger: place,
                isUnderWay: run?.isUnderWay == true && record.runs.last?.isInteractive == true,
                fingerprint: needsPrint ? picture?.fingerprint : nil,
                motion: interests.contains(.motion) && !isOver
                    ? run.map { Motion(in: $0.context.containerView) } : nil,
                places: interests.contains(.places) ? places(run) : [],
                fadingParts: record.frames.isEmpty && interests.contains(.pictures) ? stage.fadingParts : [],
                thumbnail: interests.contains(.pictures) ? picture.map(Thumbnail.init(of:)) : nil,
                layout: interests.contains(.layout) && !isOver
                    ? LayoutSighting(ofVisible: run?.context.view(forKey: .to)) : nil))
    }

    /// How the to view is laid out in the first frame after the end: what an app does there later, as with a keyboard or with what it has
    /// loaded, is not the transition's.
    private func noteFinalLayout() {
        guard record.finalLayout == nil else { return }
        record.finalLayout = LayoutSighting(ofVisible: runs.last?.context.view(forKey: .to))
    }

    /// Notes where something moves although the finger holds still.
    private func compareHeld(_ picture: Picture) {
        guard let held = heldPicture else {
            heldPicture = picture
            return
        }
        guard record.movedPart == nil, held != picture else { return }
        record.movedPart = held.part(differingFrom: picture)
    }

    /// Where the two screens stand, what is in them, and what else is in the container; where there is none, what is in the
    /// app's own.
    private func places(_ run: TransitionRun?) -> [Motion.Track] {
        let views = run.map(partakers(of:)) ?? ownViews
        // A list shows another row in the same cell.
        return views.filter { $0.window === stage.window && !$0.isReused }.map { view in
            let identity = ObjectToken(view)
            if record.looks[identity] == nil { record.looks[identity] = ViewWords.place(of: view) }
            return Motion.Track(onWindow: view)
        }
    }

    private func partakers(of run: TransitionRun) -> [UIView] {
        let screens = [UITransitionContextViewControllerKey.from, .to].compactMap {
            run.context.viewController(forKey: $0)?.viewIfLoaded
        }
        let others = run.context.containerView.subviews.filter { view in
            !screens.contains { $0 === view }
        }
        return screens + others + screens.flatMap(\.subviews)
    }

    private var ownViews: [UIView] {
        guard trial.use.isOwn, let root = stage.window.rootViewController, let view = root.viewIfLoaded else {
            return []
        }
        let inside = view.subviews + view.subviews.flatMap(\.subviews)
        // What a finger takes away is seen before it begins to.
        guard let top = root.topmost.viewIfLoaded, top !== view else { return inside }
        return inside + ([top] + top.subviews).filter { view in !inside.contains { $0 === view } }
    }
}

extension UIView {
    /// Whether a list uses it for one row after another.
    fileprivate var isReused: Bool { self is UITableViewCell || self is UICollectionReusableView }
}
