/// Findings as they come in, trial by trial: each cause appears once, with what follows from it.
struct FindingLog {
    private var causes: [Finding] = []
    /// What was seen where nothing is special, and on which way: such a thing is not due to special surroundings.
    private var ordinary: Set<Sign> = []
    /// What was given to a rule about surroundings, by what it was known before.
    private var givenAway: [Gift: Int] = [:]
    /// The causes that were seen where a transition goes to its end by itself.
    private var plain: Set<Int> = []

    private struct Sign: Hashable {
        let name: String
        let operation: TransitionUse.Operation
        let way: Trial.Course.Way
    }

    private struct Gift: Hashable {
        let family: String
        let rule: Rule
    }

    /// Adds what was found in a trial.
    mutating func add(_ findings: [Finding], of trial: Trial, severity: Finding.Severity? = nil) {
        for var cause in Folding.fold(findings) {
            if let severity { cause.severity = min(cause.severity, severity) }
            if let special = trial.special(for: cause.rule), special != cause.rule, !isOrdinary(cause, trial) {
                giveAway(cause, to: special, trial)
            } else {
                if trial.special(for: cause.rule) == nil { remember(cause, trial) }
                take(cause, trial)
            }
        }
    }

    private mutating func remember(_ cause: Finding, _ trial: Trial) {
        for name in [cause.family, cause.kind] {
            ordinary.insert(Sign(name: name, operation: trial.use.operation, way: trial.course.way))
        }
    }

    /// Whether the same is seen where nothing is special. In other containers, and where a change comes in between, other
    /// screens play the part.
    private func isOrdinary(_ cause: Finding, _ trial: Trial) -> Bool {
        let names = trial.hasOtherScreens ? [cause.family, cause.kind] : [cause.family]
        return names.contains { name in
            trial.course.way.ordinary.contains { way in
                // The other change that comes in between may be one of another kind, with what is ordinary there.
                trial.hasOtherChange
                    ? ordinary.contains { $0.name == name && $0.way == way }
                    : ordinary.contains(Sign(name: name, operation: trial.use.operation, way: way))
            }
        }
    }

    /// A cause that is known already, or a new one.
    private mutating func take(_ cause: Finding, _ trial: Trial) {
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
    private func gift(for cause: Finding, _ trial: Trial) -> Int? {
        guard trial.comesUnanimated else { return nil }
        let names = trial.hasOtherScreens ? [cause.family, cause.kind] : [cause.family]
        let gifts = names.lazy.compactMap { givenAway[Gift(family: $0, rule: .unanimatedPath)] }
        return gifts.first ?? causes.firstIndex { $0.isGift(of: cause.rule) && $0.isAbout(cause) }
    }

    private mutating func merge(_ cause: Finding, into index: Int) {
        causes[index].meet(in: cause.trial)
        // What is seen in use is more than what might be.
        causes[index].severity = max(causes[index].severity, cause.severity)
        for consequence in cause.consequences where !causes[index].consequences.contains(where: consequence.isLike) {
            causes[index].consequences.append(consequence)
        }
    }

    /// Something that goes wrong in special surroundings only is a fault of another kind than what goes wrong always.
    private mutating func giveAway(_ cause: Finding, to rule: Rule, _ trial: Trial) {
        var given = Finding(
            rule, severity: min(cause.severity, rule.severity), trial: cause.trial, moment: cause.moment,
            object: cause.object, observation: cause.observation, mark: "special", path: cause.path)
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
    var sorted: [Finding] {
        let folded = pixelsFolded(in: leftTransformsFolded(in: lockedFolded(in: sizeCausesFolded)))
        return folded.sorted { one, other in
            let (a, b) = (one.finding, other.finding)
            if a.severity != b.severity { return a.severity > b.severity }
            if a.rule.upset != b.rule.upset { return a.rule.upset > b.rule.upset }
            if plain.contains(one.index) != plain.contains(other.index) { return plain.contains(one.index) }
            if a.rule.rank != b.rule.rank { return a.rule.rank > b.rule.rank }
            if a.rule != b.rule { return a.rule.number < b.rule.number }
            return one.index < other.index
        }.map(\.finding)
    }

    /// A size that is wrong on other devices is wrong after a turn as well: that is one cause.
    private var sizeCausesFolded: [(index: Int, finding: Finding)] {
        var entries = causes.enumerated().map { (index: $0.offset, finding: $0.element) }
        guard let device = entries.firstIndex(where: { $0.finding.isGift(of: .hardCodedSize) }),
            let turn = entries.firstIndex(where: { $0.finding.isGift(of: .sizeChange) }),
            families(givenTo: .sizeChange).isSubset(of: families(givenTo: .hardCodedSize))
        else { return entries }
        var known = entries[device].finding
        let other = entries[turn].finding
        for trial in [other.trial] + other.otherTrials { known.meet(in: trial) }
        known.severity = max(known.severity, other.severity)
        known.consequences += [other.alone]
        entries[device].finding = known
        entries.remove(at: turn)
        return entries
    }

    /// Where a swipe that was called off leaves a screen that takes no touches, the next swipe does nothing: that is one cause.
    private func lockedFolded(
        in entries: [(index: Int, finding: Finding)]
    ) -> [(index: Int, finding: Finding)] {
        guard let second = entries.firstIndex(where: { $0.finding.isSecondSwipe }),
            let lock = entries.firstIndex(where: { $0.finding.locksScreen })
        else { return entries }
        var entries = entries
        entries[lock].finding.meet(in: entries[second].finding.trial)
        entries[lock].finding.consequences += [entries[second].finding.alone] + entries[second].finding.consequences
        entries.remove(at: second)
        return entries
    }

    /// A transform that was left on a view is the next time the one under which its frame is set: that is one cause.
    private func leftTransformsFolded(
        in entries: [(index: Int, finding: Finding)]
    ) -> [(index: Int, finding: Finding)] {
        var kept = entries
        for entry in entries where entry.finding.isFrameUnderTransform {
            guard let cause = kept.firstIndex(where: { $0.finding.leavesTransform(on: entry.finding.path.last) }),
                let place = kept.firstIndex(where: { $0.index == entry.index })
            else { continue }
            kept[cause].finding.consequences += [entry.finding.alone] + entry.finding.consequences
            kept.remove(at: place)
        }
        return kept
    }

    /// Where pixels alone tell that a view is not as it was, and a property of the same view is told of as well, that is one cause.
    private func pixelsFolded(
        in entries: [(index: Int, finding: Finding)]
    ) -> [(index: Int, finding: Finding)] {
        var kept = entries
        for entry in entries where entry.finding.mark == "pixels" {
            guard
                let cause = kept.firstIndex(where: {
                    $0.index != entry.index && $0.finding.object == entry.finding.object
                        && $0.finding.severity >= entry.finding.severity && $0.finding.isOfState
                }), let place = kept.firstIndex(where: { $0.index == entry.index })
            else { continue }
            kept[cause].finding.consequences += [entry.finding.alone] + entry.finding.consequences
            kept.remove(at: place)
        }
        return kept
    }

    private func families(givenTo rule: Rule) -> Set<String> {
        Set(givenAway.keys.filter { $0.rule == rule }.map(\.family))
    }
}

extension Rule {
    /// How much may follow from it: what explains more stands first.
    fileprivate var rank: Int { explained.count + explainedNearby.count }

    /// The rank of what upsets everything else, such as a transition that never ends; 0 for the others.
    fileprivate var upset: Int { explained.count >= Rule.many ? rank : 0 }

    /// How many kinds of findings follow only from what ends a transition wrongly (decided: D5 and D6 explain 15, D7 three).
    private static let many = 10
}

extension Finding {
    /// What a difference at the end is known by, whatever rule reports it: a view left over after a cancel is the same
    /// one that is left over in the end.
    fileprivate var family: String { Finding.stateRules.contains(rule) ? "state \(mark)" : "\(rule.rawValue) \(mark)" }

    /// The same without the name of the screen that is concerned.
    fileprivate var kind: String {
        let isScreen = path.last?.hasPrefix("view of ") ?? false
        return isScreen && Finding.stateRules.contains(rule) ? "state of a screen \(aspect)" : family
    }

    fileprivate func isGift(of rule: Rule) -> Bool { self.rule == rule && mark == "special" }

    /// Whether both are about the same view.
    fileprivate func isAbout(_ other: Finding) -> Bool { !path.isEmpty && path.last == other.path.last }

    /// Whether something that is seen of a view was told before as what follows from this. What upsets everything may hide
    /// other causes, which then are seen by themselves elsewhere.
    fileprivate func implies(_ other: Finding, in trial: Trial) -> Bool {
        guard rule.upset == 0, !other.path.isEmpty, self.trial.hasPrefix(trial.use.description) else { return false }
        return consequences.contains { $0.family == other.family }
    }

    /// Whether a frame was set while the view's transform was not the identity.
    fileprivate var isFrameUnderTransform: Bool {
        if rule == .wrongFrame, mark.hasPrefix("under transform") { return true }
        // The same, where it was given to a rule about surroundings.
        return mark == "special" && consequences.first?.rule == .wrongFrame
            && consequences.first?.mark.hasPrefix("under transform") == true
    }

    /// Whether a transform stays on a view.
    fileprivate func leavesTransform(on view: String?) -> Bool {
        guard rule == .leftoverProperties, mark.hasSuffix("|transform") else { return false }
        // One of two screens after the other.
        return path.last == view || (isAboutScreen && view?.hasPrefix("view of ") == true)
    }

    private var isAboutScreen: Bool { path.last?.hasPrefix("view of ") == true }

    /// Whether it says that a second swipe does nothing.
    fileprivate var isSecondSwipe: Bool { rule == .gestureEnd && mark == "second swipe" }

    /// Whether it leaves a screen that takes no touches after a way back that was called off.
    fileprivate var locksScreen: Bool {
        mark.hasSuffix("|isUserInteractionEnabled") && ([trial] + otherTrials).contains { $0.contains("swiped") }
    }

    /// Notes another trial in which it was seen.
    fileprivate mutating func meet(in trial: String) {
        if trial != self.trial, !otherTrials.contains(trial) { otherTrials.append(trial) }
    }

    /// Whether it says in what a state differs, and not in pixels alone.
    fileprivate var isOfState: Bool {
        mark != "pixels" && (Finding.stateRules.contains(rule) || rule == .unanimatedPath)
    }

    private static let stateRules: Set<Rule> = [
        .endDiffers, .cancelDiffers, .leftoverViews, .leftoverProperties, .leftoverAnimations, .barsChanged,
    ]

    /// The same without what follows from it.
    fileprivate var alone: Finding {
        var finding = self
        finding.consequences = []
        return finding
    }

    fileprivate func isLike(_ other: Finding) -> Bool { rule == other.rule && object == other.object }

    /// Whether it is the same cause as one that is seen in another trial. Inside other containers the views around have other
    /// names.
    fileprivate func isSame(as other: Finding, in trial: Trial) -> Bool {
        if family == other.family { return true }
        guard rule == other.rule else { return false }
        if trial.setting.place != .screen || trial.use.isInContext { return aspect == other.aspect }
        return trial.hasOtherScreens && kind == other.kind
    }

    /// What about the object, such as its transform.
    private var aspect: String { mark.split(separator: "|").last.map(String.init) ?? mark }
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
