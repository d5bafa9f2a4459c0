import InterludeStage
import UIKit

extension TrialRunner: TransitionObserver {
    func transition(_ run: TransitionRun, did event: TransitionEvent) {
        guard run.operation != .resize, Host.current === stage.host else { return }
        let index = index(of: run)
        record.runs[index].events.append(RunRecord.Entry(moment: moment, event: event))
        switch event {
        case .chosen:
            run.correctsArgument = trial.isCorrected
            if isArmed, run.animatorIsCustom {
                run.interactor = driver
                isArmed = false
                record.isReallyDriven = true
            }
            record.runs[index].take(run)
            let isKnown = runs.prefix(index).contains { $0.animator != nil && $0.animator === run.animator }
            record.runs[index].isReused = isKnown && !record.runs[index].overlaps
            if run.hasLostItsDelegate { record.delegateIsGone = true }
        case .started(let interactive):
            record.runs[index].isInteractive = interactive
            record.runs[index].noteDelegate(run)
            record.runs[index].waitsForFinger =
                interactive && (!trial.course.hasFinger || trial.course == .swipedAtRoot || isLeftByButton(index))
        case .startReturned:
            record.runs[index].duration = run.duration
            record.runs[index].lookRound(run)
            record.runs[index].probe(run)
            meetGuests(of: run)
        case .willCommit: record.runs[index].end = EndSighting(of: run, didComplete: true, at: moment)
        case .willRestore: record.runs[index].end = EndSighting(of: run, didComplete: false, at: moment)
        default: break
        }
    }

    func transitionWasRefused(_ change: RefusedChange) {
        guard Host.current === stage.host else { return }
        record.refusedChanges.append(change)
    }

    /// Whether a transition is the one that a button sets off, after a finger's.
    private func isLeftByButton(_ index: Int) -> Bool { trial.course == .swipedThenTapped && index > 0 }

    private func index(of run: TransitionRun) -> Int {
        if let known = runs.firstIndex(where: { $0 === run }) { return known }
        var made = RunRecord(operation: run.operation)
        made.overlaps = runs.contains(where: \.isUnderWay)
        runs.append(run)
        record.runs.append(made)
        return runs.count - 1
    }
}

extension TrialRunner: ControllerObserver {
    func controller(_ controller: UIViewController, willGet event: ControllerEvent) {
        guard Host.current === stage.host, let step = event.appearanceStep else { return }
        if !told.contains(where: { $0.reference === controller }) { told.append(WeakReference(reference: controller)) }
        let isEarly = runs.contains { $0.isUnderWay && $0.involves(controller) }
        record.calls.append(
            AppearanceCall(
                moment: moment, controller: name(of: controller), place: ViewWords.place(of: controller),
                identity: ObjectToken(controller), step: step, isEarly: isEarly))
    }

    func controller(_ controller: UIViewController, wasToldByHand event: ControllerEvent) {
        guard Host.current === stage.host, let step = event.appearanceStep else { return }
        record.callsByHand.append((moment, ViewWords.place(of: controller), step.rawValue))
    }
}

extension TransitionRun {
    /// Whether the presented screen was given a transitioning delegate that nobody has kept.
    fileprivate var hasLostItsDelegate: Bool {
        guard operation == .present || operation == .dismiss else { return false }
        return context.viewController(forKey: operation == .present ? .to : .from)?
            .hasLostTransitioningDelegate ?? false
    }

    fileprivate func involves(_ controller: UIViewController) -> Bool {
        context.viewController(forKey: .from) === controller || context.viewController(forKey: .to) === controller
    }
}

/// Listens to all that UIKit says while a trial runs, and keeps it from the log.
@MainActor enum Listening {
    static func during<Result>(_ runner: TrialRunner, _ body: () throws -> Result) rethrows -> Result {
        TransitionMonitor.add(runner)
        ControllerMonitor.add(runner)
        defer {
            TransitionMonitor.remove(runner)
            ControllerMonitor.remove(runner)
        }
        return try listening(
            toFaults: { [unowned runner] in runner.record.faults.append((runner.moment, $0)) },
            toRefusals: { [unowned runner] in runner.record.refusals.append($0) }, body)
    }

    /// What goes wrong while a screen only comes in order to leave: that is the affair of the trials in which it comes, and must not end
    /// the process here.
    static func toNothing<Result>(_ body: () throws -> Result) rethrows -> Result {
        try listening(toFaults: { _ in }, toRefusals: { _ in }, body)
    }

    private static func listening<Result>(
        toFaults faults: @escaping (String) -> Void,
        toRefusals refusals: @escaping (String) -> Void, _ body: () throws -> Result
    ) rethrows -> Result {
        let previous = (SystemLog.listener, SystemLog.writesToStandardError, AnimatorFault.listener)
        let previousRefusals = UsageFault.listener
        SystemLog.listener = nil
        SystemLog.writesToStandardError = false
        AnimatorFault.listener = faults
        UsageFault.listener = refusals
        defer {
            (SystemLog.listener, SystemLog.writesToStandardError, AnimatorFault.listener) = previous
            UsageFault.listener = previousRefusals
        }
        return try body()
    }
}
