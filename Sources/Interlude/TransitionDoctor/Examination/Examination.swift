import UIKit

/// Examines a patient: makes all trials that its uses call for, and looks at each of them by all rules.
@MainActor struct Examination {
    private let patient: Patient
    private let rules: [Rule]
    private var references: [ReferenceKey: TrialRecord] = [:]
    private var plains: [TransitionUse: TrialRecord] = [:]
    private var names: [String] = []
    private var cases = FindingLog()
    private var life = LifeWatch()
    private var left = OmissionLog()
    /// What moves on the app's own screens by itself; `nil` before it was looked for.
    private var restless: Restlessness?

    fileprivate struct ReferenceKey: Hashable {
        let use: TransitionUse
        let setting: Surroundings
        let course: Trial.Course
    }

    init(_ patient: Patient, except rules: Set<Rule>) {
        self.patient = patient
        self.rules = Rule.allCases.filter { !rules.contains($0) }
    }

    /// Makes all trials.
    ///
    /// - Parameters:
    ///   - last: Trials up to this one are left out.
    ///   - uses: The trials of these are left out, or ``TrialPlan/probing``.
    ///   - part: Which trials are made at all, by their place among all.
    ///   - progress: Called before each trial with its name.
    ///   - found: Called after each trial with what is known so far.
    mutating func diagnosis(
        after last: String? = nil, without uses: [String] = [], part: (Int) -> Bool = { _ in true },
        progress: (String) -> Void = { _ in }, found: (Diagnosis) -> Void = { _ in }
    ) -> Diagnosis {
        let isProbed = !uses.contains(TrialPlan.probing)
        let (trials, leftOut) = TrialPlan.plan(for: patient, isProbed: isProbed, progress: progress)
        left.total = trials.count + leftOut
        left.add(.noSwipe, leftOut)
        let first = trials.firstIndex { $0.description == last }.map { $0 + 1 } ?? 0
        for (index, trial) in trials.enumerated().dropFirst(first)
        where part(index) && !uses.contains(trial.use.description) {
            progress(trial.description)
            examine(trial)
            found(soFar)
        }
        if rules.contains(.leak) {
            for leak in life.symptoms { cases.add([leak], of: Trial(use: .push, course: .plain)) }
        }
        return soFar
    }

    private var soFar: Diagnosis {
        var diagnosis = Diagnosis(name: patient.name, trials: names, findings: cases.findings)
        diagnosis.omissions = left.omissions
        if patient.line > 0 { diagnosis.place = Diagnosis.Place(file: patient.filePath, line: patient.line) }
        return diagnosis
    }

    private mutating func examine(_ trial: Trial) {
        names.append(trial.description)
        lookForRestlessness()
        let record = made(trial) ?? TrialRunner.run(trial, of: patient)
        if case .thereAndBack = trial.course, trial.use == .change {
            references[ReferenceKey(trial)] = record
        }
        if !record.isVoid { life.note(record) }
        if plains[trial.use] == nil, trial.course == .plain, !record.isVoid {
            // What other surroundings change shows beside the usual ones, also where that trial is not one to be made.
            var usual = Trial(use: trial.use, course: .plain)
            usual.isPrimary = trial.isPrimary
            plains[trial.use] = trial.setting == usual.setting ? record : TrialRunner.run(usual, of: patient)
        }
        // The system's own animator, where a delegate has none, is not the doctor's to drive.
        if trial.course.isDriven, !record.isReallyDriven { return left.add(.notDriven) }
        // What declares no time is over before a finger can drive it.
        if trial.course.isDriven, record.main?.duration == 0 { return left.add(.notDriven) }
        // A finger may begin nothing in other surroundings, as where a keyboard lies in its way.
        if trial.course.isSwiped, trial.setting != Surroundings(), record.runs.isEmpty,
            record.hasComeBack != false || hasOnlyScrolled(record)
        {
            return
        }
        // Where the first try has not come back, there is no second one, and no way back where the way there hangs.
        if record.isVoid { return left.add(.notReached) }
        // A swipe that neither pops nor dismisses may scroll to another page, as in a pager: that has no reference.
        if trial.expectsDeadSwipe, !record.isDeadSwipe { return left.add(.notReached) }
        // A swipe that does nothing is judged only where the container offers one.
        if record.isDeadSwipe, !record.isInStack || record.isSwipeTurnedOff { return }
        let reference = reference(for: trial, isBack: record.hasGoneBack)
        let found = look(at: record, reference)
        cases.add(found, of: trial, severity: trial.mostSeverity)
        guard found.contains(where: { $0.rule == .completedAgainstCancellation || $0.rule == .completedWithFinished })
        else { return }
        // The wrong argument upsets all that comes after it: what else is wrong shows when it is put right.
        var corrected = trial
        corrected.isCorrected = true
        let others = look(at: TrialRunner.run(corrected, of: patient), reference).filter {
            $0.rule != .completedAgainstCancellation && $0.rule != .completedWithFinished
        }
        if others.contains(where: \.isOfCorrection) { return }
        cases.add(others, of: trial, severity: trial.mostSeverity)
    }

    /// Looks once at what the app's own screens do by themselves, before and after the change.
    private mutating func lookForRestlessness() {
        guard restless == nil else { return }
        restless = Restlessness()
        guard patient.bringsScreens, let use = patient.uses.first(where: \.isForward) else { return }
        var trial = Trial(use: use, course: .unanimated)
        trial.looksForRestlessness = true
        let record = TrialRunner.run(trial, of: patient)
        restless = record.restless
        trial.looksForRestlessness = false
        // Nothing else is different in it where nothing moves.
        let key = ReferenceKey(use: use, setting: trial.setting, course: trial.course)
        if record.restless.isEmpty { references[key] = record }
    }

    private mutating func look(at record: TrialRecord, _ reference: TrialRecord?) -> [Symptom] {
        let context = CheckContext(
            record, reference: reference, plain: plains[record.trial.use], round: round(for: record),
            once: singleReference(for: record.trial), shown: shown(for: record), others: otherEnds(of: record.trial),
            restless: restless ?? Restlessness())
        return rules.flatMap { $0.check(record, context) }
    }

    /// The trial whose end is the right one: without animation, or, where another change comes in between, by the system's own
    /// animation.
    private mutating func reference(for trial: Trial, isBack: Bool) -> TrialRecord? {
        var (setting, course) = (trial.setting, Trial.Course.unanimated)
        switch trial.course {
        case .reentered where !trial.use.isOwn: course = trial.course
        // The app's own finger leads back from where the app's own change leads to. What the app itself changes on the way there
        // and back, such as a count of visits, it changes without animation too.
        case _ where trial.use == .change && trial.course.endsAtStart(of: patient):
            course = .thereAndBack(animatedThere: false, animatedBack: false)
        // Whoever is canceled on the way back has been told that it goes, and that it comes again after all.
        case _ where trial.use == .back && isBack: course = .toldOnly
        case .turnedBetween: course = .turnedBetween(animated: false)
        // What an app's own screens count or keep of a visit they have at the next one, with an animation or without.
        case .again where trial.use.isOwn: course = .again(animated: false)
        // Turned meanwhile or afterwards, everything ends as if the device had been turned before.
        case .turned: setting.isTurnedBefore = true
        default: break
        }
        setting.repetition = 0
        return known(trial.use, course, setting, of: course == trial.course ? patient.bySystem : patient)
    }

    /// The change alone without animation, where it is made a second time: what each visit leaves behind is no habit.
    private mutating func singleReference(for trial: Trial) -> TrialRecord? {
        guard trial.course == .again(animated: true), trial.use.isOwn else { return nil }
        return known(trial.use, .unanimated, trial.setting, of: patient)
    }

    /// The screens after the change alone, where the reverse change follows: what came with a screen has to leave with it.
    private mutating func shown(for record: TrialRecord) -> TrialRecord? {
        let trial = record.trial
        guard trial.use == .change, case .thereAndBack = trial.course else { return nil }
        return known(.change, .unanimated, trial.setting, of: patient)
    }

    /// The way there and back with animations, for the other ways there and back.
    private mutating func round(for record: TrialRecord) -> TrialRecord? {
        let (trial, course) = (record.trial, Trial.Course.thereAndBack(animatedThere: true, animatedBack: true))
        guard trial.use == .change, case .thereAndBack = trial.course else { return nil }
        return trial.course == course ? record : known(trial.use, course, trial.setting, of: patient)
    }

    /// Whether a finger that drives nothing has only moved what it touched: a list, say.
    private func hasOnlyScrolled(_ record: TrialRecord) -> Bool {
        guard let after = record.after, let before = record.before else { return false }
        return after.state.differences(from: before.state).allSatisfy(\.isInScrollView)
    }

    /// How a change of the app's own may end besides where something else is asked for meanwhile: it may be done, or be refused.
    private mutating func otherEnds(of trial: Trial) -> [TrialRecord] {
        guard trial.use.isOwn, trial.course.isInterrupted, patient.uses.allSatisfy({ endsSoundly($0) }) else {
            return []
        }
        let course: Trial.Course =
            switch trial.course {
            case .turnedRound where trial.use == .change: .thereAndBack(animatedThere: false, animatedBack: false)
            // The screen has come with an animation; there again it is as it was before.
            case .turnedRound: .toldOnly
            default: .twice
            }
        return [known(trial.use, course, trial.setting, of: patient)]
    }

    /// Whether a change ends as it does without animation where nothing else is asked for: what is wrong with that is no matter of haste.
    private mutating func endsSoundly(_ use: TransitionUse) -> Bool {
        let usual = Surroundings()
        let plain = plains[use] ?? known(use, .plain, usual, of: patient)
        return CheckContext.isSound(plain, known(use, .unanimated, usual, of: patient))
    }

    /// A trial that was made already, to be compared with another.
    private func made(_ trial: Trial) -> TrialRecord? {
        references[ReferenceKey(trial)].flatMap { $0.trial == trial ? $0 : nil }
    }

    /// A trial that others are compared with, made once.
    private mutating func known(
        _ use: TransitionUse, _ course: Trial.Course, _ setting: Surroundings, of patient: Patient
    ) -> TrialRecord {
        let key = ReferenceKey(use: use, setting: setting, course: course)
        if let known = references[key] { return known }
        let made = TrialRunner.run(Trial(use: use, course: course, setting: setting), of: patient)
        references[key] = made
        return made
    }
}

extension Trial.Course {
    /// Whether a change of the app's own ends where it began, as far as its way back is known.
    fileprivate func endsAtStart(of patient: Patient) -> Bool {
        switch self {
        case .swiped, .swipedAgain, .swipedThenTapped: true
        default: leadsBack && patient.hasWayBack
        }
    }
}

extension Patient {
    /// Examines the transition in all its uses, and returns the findings.
    ///
    /// - Parameters:
    ///   - rules: The rules that are ignored.
    ///   - severity: The minimum severity of a finding.
    ///   - filePath: The caller's file.
    ///   - line: The caller's line.
    ///   - progress: Called before each trial with its name.
    public func examine(
        except rules: Set<Rule> = [], from severity: Finding.Severity = .potential, filePath: String = #filePath,
        line: Int = #line, progress: (String) -> Void = { _ in }
    ) -> Diagnosis {
        var examination = Examination(self, except: rules)
        return examination.diagnosis(progress: progress).accepting(above: line, of: filePath, except: rules)
            .accepting(above: self.line, of: self.filePath, except: rules).without(below: severity)
    }

    /// Makes a part of the trials: each so-many-th. Where many transitions are run by one animator, each is given another part,
    /// so that all trials are made, though not of all.
    ///
    /// - Parameters:
    ///   - number: The part, from 0; any larger number counts on from there.
    ///   - count: How many parts there are.
    package func examine(part number: Int, of count: Int, progress: (String) -> Void = { _ in }) -> Diagnosis {
        var examination = Examination(self, except: [])
        return examination.diagnosis(part: { $0 % count == number % count }, progress: progress)
            .accepting(above: line, of: filePath, isWhole: false)
    }

    /// Makes those of the trials that are wanted, by their places among all, and tells what is known after each.
    package func examine(
        without uses: [String], part: (Int) -> Bool, found: (Diagnosis) -> Void
    ) -> Diagnosis {
        var examination = Examination(self, except: [])
        return examination.diagnosis(without: uses, part: part, found: found)
            .accepting(above: line, of: filePath, isWhole: false)
    }

    /// Examines the transition, and tells what is known after each trial: a trap does not take it along.
    ///
    /// - Parameters:
    ///   - last: Trials up to this one are left out, because another process has made them.
    ///   - uses: The trials of these are left out.
    package func examine(
        after last: String?, without uses: [String], progress: (String) -> Void, found: (Diagnosis) -> Void
    ) -> Diagnosis {
        var examination = Examination(self, except: [])
        return examination.diagnosis(after: last, without: uses, progress: progress) { diagnosis in
            found(diagnosis.accepting(above: line, of: filePath, isWhole: false))
        }.accepting(above: line, of: filePath, isWhole: last == nil && uses.isEmpty)
    }
}

extension Examination.ReferenceKey {
    fileprivate init(_ trial: Trial) {
        self.init(use: trial.use, setting: trial.setting, course: trial.course)
    }
}
