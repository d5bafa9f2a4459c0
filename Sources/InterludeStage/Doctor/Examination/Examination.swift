import UIKit

/// Examines a patient: makes all trials that its uses call for, and looks at each of them by all rules.
@MainActor struct Examination {
    private let patient: Patient
    private var references: [ReferenceKey: TrialRecord] = [:]
    private var plains: [TransitionUse: TrialRecord] = [:]
    private var names: [String] = []
    private var list = FindingList()
    private var life = LifeWatch()

    private struct ReferenceKey: Hashable {
        let use: TransitionUse
        let setting: Surroundings
    }

    init(_ patient: Patient) { self.patient = patient }

    /// Makes all trials.
    ///
    /// - Parameter progress: Called before each trial with its name.
    mutating func diagnosis(progress: (String) -> Void = { _ in }) -> Diagnosis {
        for trial in patient.uses.flatMap({ TrialPlan.trials(of: $0, for: patient) }) where !list.isHopeless {
            progress(trial.description)
            examine(trial)
        }
        list.add(life.findings)
        return Diagnosis(name: patient.name, trials: names, findings: list.sorted)
    }

    private mutating func examine(_ trial: Trial) {
        names.append(trial.description)
        let context = CheckContext(reference: reference(for: trial), plain: plains[trial.use])
        let record = TrialRunner.run(trial, of: patient)
        life.note(record)
        if plains[trial.use] == nil, trial.course == .plain { plains[trial.use] = record }
        // The system's own animator, where a delegate has none, is not the doctor's to drive.
        if trial.course.isDriven, record.main?.isCustom == false { return }
        let found = Checks.all.flatMap { $0.findings(in: record, context) }
        list.add(found.map { $0.attributed(to: trial, known: list.rules) })
    }

    private mutating func reference(for trial: Trial) -> TrialRecord {
        var setting = trial.setting
        // Turned meanwhile or afterwards, everything ends as if the device had been turned before.
        if trial.course.isTurned { setting.isTurnedBefore = true }
        setting.repetition = 0
        let key = ReferenceKey(use: trial.use, setting: setting)
        if let known = references[key] { return known }
        let made = TrialRunner.run(Trial(use: trial.use, course: .unanimated, setting: setting), of: patient)
        references[key] = made
        return made
    }
}

extension Patient {
    /// Examines the transition: runs it in every way it can be used, and says what is wrong.
    ///
    /// - Parameter progress: Called before each trial with its name.
    public func examine(progress: (String) -> Void = { _ in }) -> Diagnosis {
        var examination = Examination(self)
        return examination.diagnosis(progress: progress)
    }
}
