import UIKit

/// Makes one trial: starts the transition, drives it, watches it, and writes down what it saw.
@MainActor final class TrialRunner: TransitionObserver {
    private let trial: Trial
    private let ward: Ward
    private var record: TrialRecord
    /// The transitions under way or over, kept so that late calls reach them.
    private var runs: [TransitionRun] = []
    private var frame = 0
    private let driver = UIPercentDrivenInteractiveTransition()

    /// Seconds that a trial may take beyond the transition's declared duration.
    private static let patience: TimeInterval = 2.5
    /// Frames that things may need to come to rest after the end.
    private static let settlingFrames = 90

    private init(_ trial: Trial, in ward: Ward) {
        self.trial = trial
        self.ward = ward
        let sighting = ward.sighting()
        record = TrialRecord(trial: trial, before: sighting, after: sighting)
    }

    /// Makes a trial.
    static func run(_ trial: Trial, of patient: Patient) -> TrialRecord {
        let ward = Ward(patient, trial.use, setting: trial.setting)
        defer { ward.stage.close() }
        let runner = TrialRunner(trial, in: ward)
        return SystemLog.listening(runner.note) { runner.play() }
    }

    private func note(_ warning: String) { record.warnings.append(warning) }

    private func play() -> TrialRecord {
        TransitionMonitor.add(self)
        defer { TransitionMonitor.remove(self) }
        if trial.course.isDriven { ward.attendant.driver = driver }
        ward.perform(animated: trial.course != .unanimated)
        ward.attendant.driver = nil
        steer()
        waitForEnd()
        waitForRest()
        record.after = ward.sighting()
        return record
    }

    // MARK: Time

    private func step(_ count: Int = 1) {
        for _ in 0..<count {
            ward.stage.host.step()
            frame += 1
        }
    }

    private var moment: Finding.Moment {
        Finding.Moment(time: TimeInterval(frame) / TimeInterval(ward.stage.framesPerSecond), frame: frame)
    }

    private func waitForEnd() {
        let limit = TrialRunner.patience + (record.main?.duration ?? 0)
        let last = frame + Int(limit * TimeInterval(ward.stage.framesPerSecond))
        while frame < last, let main = record.main, !main.hasEnded, !main.isOverdue { step() }
    }

    private func waitForRest() {
        for _ in 0..<TrialRunner.settlingFrames where !ward.stage.isSettled { step() }
        record.hasSettled = ward.stage.isSettled
        step()
    }

    // MARK: The finger

    private func steer() {
        switch trial.course {
        case .plain, .unanimated: break
        case .finished(let part):
            drive(to: part)
            driver.finish()
        case .cancelled(let part):
            drive(to: part)
            driver.cancel()
        case .flick(let finishes):
            if finishes { driver.finish() } else { driver.cancel() }
        }
    }

    private func drive(to part: CGFloat) {
        for share in stride(from: CGFloat(1), through: 3, by: 1) {
            step()
            driver.update(part * share / 3)
        }
        step(3)
    }

    // MARK: Listening

    func transition(_ run: TransitionRun, did event: TransitionEvent) {
        guard run.request.operation != .resize else { return }
        let index = index(of: run)
        record.runs[index].events.append(RunRecord.Entry(moment: moment, event: event))
        switch event {
        case .chosen: record.runs[index].take(run)
        case .startReturned: record.runs[index].duration = run.duration
        case .willCommit: record.runs[index].end = EndSighting(of: run, didComplete: true, at: moment)
        case .willRestore: record.runs[index].end = EndSighting(of: run, didComplete: false, at: moment)
        default: break
        }
    }

    private func index(of run: TransitionRun) -> Int {
        if let known = runs.firstIndex(where: { $0 === run }) { return known }
        runs.append(run)
        record.runs.append(RunRecord(operation: run.request.operation))
        return runs.count - 1
    }
}

extension Ward {
    /// Everything of the screen now.
    func sighting() -> TrialRecord.Sighting {
        let picture = stage.frame()
        return TrialRecord.Sighting(state: StateRecord(of: stage.window), picture: picture)
    }
}

extension RunRecord {
    /// Whether the declared duration has long passed.
    var isOverdue: Bool { misuses.contains { $0.misuse == .overdue } }

    fileprivate mutating func take(_ run: TransitionRun) {
        if let made = run.animator, run.animatorIsCustom { animator = "\(type(of: made))" }
        duration = run.animator?.transitionDuration(using: run.context) ?? 0
        lacksView = run.context.view(forKey: .from) == nil || run.context.view(forKey: .to) == nil
    }
}

extension EndSighting {
    init(of run: TransitionRun, didComplete: Bool, at moment: Finding.Moment) {
        let context = run.context
        let toView = context.view(forKey: .to)
        let (from, to) = (context.viewController(forKey: .from), context.viewController(forKey: .to))
        self.moment = moment
        self.didComplete = didComplete
        toViewIsShown = toView.map { $0.isDescendant(of: context.containerView) }
        let presenters = [(UITransitionContextViewKey.from, from), (.to, to)].filter {
            context.view(forKey: $0.0) == nil
        }
        presenterIsInContainer = presenters.contains { _, presenter in
            presenter?.viewIfLoaded?.isDescendant(of: context.containerView) ?? false
        }
        let final = to.map(context.finalFrame(for:)) ?? .zero
        frames = final == .zero ? nil : toView.map { ($0.frame, final) }
        toName = to.map(name(of:)) ?? "the to controller"
        fromName = from.map(name(of:)) ?? "the from controller"
    }
}

/// The controller's type and title.
@MainActor private func name(of controller: UIViewController) -> String {
    let type = "\(type(of: controller))"
    return controller.title.map { "\(type) “\($0)”" } ?? type
}

extension SystemLog {
    /// Hears what goes to the log meanwhile, and keeps it from standard error.
    fileprivate static func listening<Result>(
        _ listener: @escaping (String) -> Void, _ body: () throws -> Result
    ) rethrows -> Result {
        let previous = (Self.listener, writesToStandardError)
        (Self.listener, writesToStandardError) = (listener, false)
        defer { (Self.listener, writesToStandardError) = previous }
        return try body()
    }
}
