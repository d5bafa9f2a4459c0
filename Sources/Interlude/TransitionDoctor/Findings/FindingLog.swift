/// Symptoms as they come in, trial by trial: each cause appears once, with what follows from it.
struct FindingLog {
    private var causes: [Symptom] = []
    /// Symptoms in ordinary surroundings, with the direction: they are not due to special surroundings.
    private var ordinary: Set<Sign> = []
    /// Symptoms that were moved to a rule about surroundings, by their former rule.
    private var givenAway: [Gift: Int] = [:]
    /// The causes in trials that finish without interruption.
    private var plain: Set<Int> = []

    private struct Sign: Hashable {
        let family: Symptom.Family
        let operation: TransitionUse.Operation
        let way: Trial.Course.Way
    }

    private struct Gift: Hashable {
        let family: Symptom.Family
        let rule: Rule
    }

    /// Adds what was found in a trial.
    mutating func add(_ symptoms: [Symptom], of trial: Trial, severity: Finding.Severity? = nil) {
        for var cause in Folding.fold(symptoms) {
            if let severity { cause.severity = min(cause.severity, severity) }
            if let special = trial.special(for: cause.rule), special != cause.rule, !isOrdinary(cause, trial) {
                giveAway(cause, to: special, trial)
            } else {
                if trial.special(for: cause.rule) == nil { remember(cause, trial) }
                take(cause, trial)
            }
        }
    }

    private mutating func remember(_ cause: Symptom, _ trial: Trial) {
        for family in [cause.family, cause.kind] {
            ordinary.insert(Sign(family: family, operation: trial.use.operation, way: trial.course.way))
        }
    }

    /// Whether the same is seen where nothing is special. In other containers, and where a change comes in between, other
    /// screens play the part.
    private func isOrdinary(_ cause: Symptom, _ trial: Trial) -> Bool {
        let families = trial.hasOtherScreens ? [cause.family, cause.kind] : [cause.family]
        return families.contains { family in
            trial.course.way.ordinary.contains { way in
                // The other change that comes in between may be one of another kind, with what is ordinary there.
                trial.hasOtherChange
                    ? ordinary.contains { $0.family == family && $0.way == way }
                    : ordinary.contains(Sign(family: family, operation: trial.use.operation, way: way))
            }
        }
    }

    /// A cause that is known already, or a new one.
    private mutating func take(_ cause: Symptom, _ trial: Trial) {
        let known =
            gift(for: cause, trial) ?? causes.firstIndex { $0.isSame(as: cause, in: trial) }
            ?? causes.firstIndex { $0.implies(cause, in: trial) }
            // Where another change comes in between, the order of calls is not looked at, only how things stand then.
            ?? (trial.hasOtherChange && cause.rule == .appearanceCalls
                ? causes.firstIndex { $0.rule == .appearanceCalls } : nil)
        if let known { merge(cause, into: known) } else { causes.append(cause) }
        if trial.course == .plain, trial.setting == Surroundings() { plain.insert(known ?? causes.count - 1) }
    }

    /// Whoever has come without animation and leaves with one does what was given to that rule.
    private func gift(for cause: Symptom, _ trial: Trial) -> Int? {
        guard trial.comesUnanimated else { return nil }
        let families = trial.hasOtherScreens ? [cause.family, cause.kind] : [cause.family]
        let gifts = families.lazy.compactMap { givenAway[Gift(family: $0, rule: .unanimatedPath)] }
        return gifts.first ?? causes.firstIndex { $0.isGift(of: cause.rule) && $0.isAbout(cause) }
    }

    private mutating func merge(_ cause: Symptom, into index: Int) {
        causes[index].meet(in: cause.trial)
        // What is seen in use is more than what might be.
        causes[index].severity = max(causes[index].severity, cause.severity)
        for consequence in cause.consequences where !causes[index].consequences.contains(where: consequence.isLike) {
            causes[index].consequences.append(consequence)
        }
    }

    /// Something that goes wrong in special surroundings only is a fault of another kind than what goes wrong always.
    private mutating func giveAway(_ cause: Symptom, to rule: Rule, _ trial: Trial) {
        var given = Symptom(
            rule, severity: min(cause.severity, rule.severity), trial: cause.trial, moment: cause.moment,
            mark: .special,
            path: cause.path, subject: cause.subject, wording: cause.wording.withoutRemedy)
        given.consequences = [cause.alone] + cause.consequences
        let keys = [cause.family, cause.kind].map { Gift(family: $0, rule: rule) }
        let known =
            givenAway[keys[0]]
            ?? causes.firstIndex { $0.isGift(of: rule) || ($0.rule == rule && $0.isAbout(cause)) }
        if let known { merge(given, into: known) } else { causes.append(given) }
        for key in keys { givenAway[key] = known ?? causes.count - 1 }
    }

    /// What freezes a screen or upsets all that comes after it first, then what is seen when a transition simply runs, then
    /// what explains more; the most severe before all.
    private var sorted: [Symptom] {
        CauseTable.folded(causes, in: self).sorted { one, other in
            let (a, b) = (one.symptom, other.symptom)
            if a.severity != b.severity { return a.severity > b.severity }
            if a.rule.upset != b.rule.upset { return a.rule.upset > b.rule.upset }
            if plain.contains(one.index) != plain.contains(other.index) { return plain.contains(one.index) }
            if a.rule.rank != b.rule.rank { return a.rule.rank > b.rule.rank }
            if a.rule != b.rule { return a.rule.number < b.rule.number }
            return one.index < other.index
        }.map(\.symptom)
    }

    /// The findings, in the order in which they are told.
    var findings: [Finding] { sorted.map(\.finding) }

    /// What was given to a rule about surroundings.
    func families(givenTo rule: Rule) -> Set<Symptom.Family> {
        Set(givenAway.keys.filter { $0.rule == rule }.map(\.family))
    }
}

extension Rule {
    /// How much may follow from it: what explains more stands first.
    fileprivate var rank: Int {
        let count = CauseTable.consequences(of: code)
        return count.anywhere + count.nearby
    }

    /// The rank of what upsets everything else, such as a transition that never ends; 0 for the others.
    fileprivate var upset: Int { CauseTable.consequences(of: code).anywhere >= Rule.many ? rank : 0 }

    /// How many kinds of findings follow only from what ends a transition wrongly (decided: D5 and D6 explain 15, D7 three).
    private static let many = 10
}

extension Symptom {
    /// What is the same wherever a cause is seen.
    enum Family: Hashable, Sendable {
        /// A difference at the end, whatever rule reports it: a view left over after a cancel is the same one that is left over in the
        /// end.
        case state(Mark)
        /// The same of a whole screen, whichever it is.
        case screenState(StateDifference.Aspect)
        case rule(RuleCode, Mark)
    }

    /// What it is known by.
    fileprivate var family: Family { rule.isOfState ? .state(mark) : .rule(rule.code, mark) }

    /// The same without the name of the screen that is concerned.
    fileprivate var kind: Family {
        guard isAboutScreen, rule.isOfState, let aspect = mark.aspect else { return family }
        return .screenState(aspect)
    }

    /// Whether something that is seen of a view was told before as what follows from this. What upsets everything may hide
    /// other causes, which then are seen by themselves elsewhere.
    fileprivate func implies(_ other: Symptom, in trial: Trial) -> Bool {
        guard rule.upset == 0, !other.path.isEmpty, self.trial.use == trial.use else { return false }
        return consequences.contains { $0.family == other.family }
    }

    /// Whether it is the same cause as one that is seen in another trial. Inside other containers the views around have other
    /// names.
    fileprivate func isSame(as other: Symptom, in trial: Trial) -> Bool {
        if family == other.family { return true }
        guard rule == other.rule else { return false }
        if trial.setting.place != .screen || trial.use.isInContext {
            return mark == other.mark || (mark.aspect != nil && mark.aspect == other.mark.aspect)
        }
        return trial.hasOtherScreens && kind == other.kind
    }
}

extension Trial {
    /// Whether other screens play the parts of those that have them where nothing is special.
    fileprivate var hasOtherScreens: Bool {
        setting.place != .screen || use.isInContext || hasOtherChange || isSwitchedTwice
    }

    /// Whether both tabs have come and gone: what one is left with in the first switch the other is in the second.
    private var isSwitchedTwice: Bool {
        guard use.operation == .tab else { return false }
        switch course {
        case .thereAndBack, .again, .turnedBetween: return true
        default: return false
        }
    }

    /// Whether another change comes in between.
    fileprivate var hasOtherChange: Bool {
        course.isInterrupted
    }

    /// Whether a screen leaves that has come without animation.
    fileprivate var comesUnanimated: Bool { !use.isForward && !arrivesAnimated }

    /// The rule about what is special in this trial, if it can be the reason why a rule is broken.
    fileprivate func special(for rule: Rule) -> Rule? {
        guard Trial.dependent.contains(rule) else { return nil }
        switch setting.place {
        case .smallContainer, .split: return .hardCodedSize
        case .screen, .tab, .modal: break
        }
        if setting.device != .iPhone15 { return .hardCodedSize }
        if course.isTurned || setting.isTurnedBefore { return .sizeChange }
        switch course {
        case .thereAndBack(let there, let back): return there && back ? nil : .unanimatedPath
        case .reentered, .turnedRound: return .reentrancy
        default: return nil
        }
    }

    /// The rules that may be broken because of the surroundings.
    private static let dependent: Set<Rule> = [
        .toViewMissing, .endDiffers, .cancelDiffers, .leftoverViews, .leftoverProperties, .leftoverAnimations, .jump,
        .wrongFrame, .layoutJump, .barsChanged, .touchesSwallowed,
    ]
}

extension Trial.Course {
    /// Where a trial leads.
    enum Way: Hashable {
        case there, calledOff, thereAndBack

        /// Where a fault has to be seen when nothing is special, not to be one of the special.
        var ordinary: [Way] { self == .thereAndBack ? [.thereAndBack, .there] : [self] }
    }

    /// Where it leads.
    var way: Way {
        switch self {
        case .thereAndBack, .turnedBetween: .thereAndBack
        default: leadsBack ? .calledOff : .there
        }
    }

    /// Whether the device is turned meanwhile.
    var isTurned: Bool {
        switch self {
        case .turned, .turnedBetween: true
        default: false
        }
    }
}
