import UIKit

/// Examines a patient: makes all trials that its uses call for, and looks at each of them by all rules.
@MainActor struct Examination {
    private let patient: Patient
    private var references: [ReferenceKey: TrialRecord] = [:]
    private var names: [String] = []
    private var list = FindingList()

    private struct ReferenceKey: Hashable {
        let use: TransitionUse
        let setting: Setting
    }

    init(_ patient: Patient) { self.patient = patient }

    /// Makes all trials.
    mutating func diagnosis() -> Diagnosis {
        for use in patient.uses {
            for trial in Examination.trials(of: use) { examine(trial) }
        }
        return Diagnosis(name: patient.name, trials: names, findings: list.sorted)
    }

    /// The trials of a use, the simplest first: what is wrong is named by the simplest way to see it.
    static func trials(of use: TransitionUse) -> [Trial] {
        let courses: [Trial.Course] = [
            .plain, .cancelled(at: 0.5), .finished(at: 0.5), .cancelled(at: 0.1), .cancelled(at: 0.9),
            .flick(finishes: true), .flick(finishes: false),
        ]
        return courses.map { Trial(use: use, course: $0) }
    }

    private mutating func examine(_ trial: Trial) {
        names.append(trial.description)
        let reference = reference(for: trial)
        let record = TrialRunner.run(trial, of: patient)
        for check in Checks.all { list.add(check.findings(in: record, reference: reference)) }
    }

    private mutating func reference(for trial: Trial) -> TrialRecord {
        let key = ReferenceKey(use: trial.use, setting: trial.setting)
        if let known = references[key] { return known }
        let unanimated = Trial(use: trial.use, course: .unanimated, setting: trial.setting)
        let made = TrialRunner.run(unanimated, of: patient)
        references[key] = made
        return made
    }
}

extension Patient {
    /// Examines the transition: runs it in every way it can be used, and says what is wrong.
    public func examine() -> Diagnosis {
        var examination = Examination(self)
        return examination.diagnosis()
    }
}
