/// Findings as they come in, trial by trial: each cause stands once, with what follows from it.
struct Casebook {
    private var causes: [Finding] = []
    /// What was seen where nothing is special, and with what kind of end: such a thing is not due to special surroundings.
    private var ordinary: Set<Sign> = []
    /// What was given to a rule about surroundings, and by what it was known before.
    private var givenAway: [String: Int] = [:]

    private struct Sign: Hashable {
        let family: String
        let leadsBack: Bool
    }

    /// Adds what was found in a trial.
    mutating func add(_ findings: [Finding], of trial: Trial, severity: Finding.Severity? = nil) {
        for var cause in Folding.fold(findings) {
            if let severity { cause.severity = min(cause.severity, severity) }
            let special = trial.special(for: cause.rule)
            let sign = Sign(family: cause.family, leadsBack: trial.course.leadsBack)
            if let special, special != cause.rule, !ordinary.contains(sign) {
                giveAway(cause, to: special, trial)
            } else {
                if special == nil { ordinary.insert(sign) }
                take(cause, trial)
            }
        }
    }

    /// A cause that is known already, or a new one.
    private mutating func take(_ cause: Finding, _ trial: Trial) {
        if let index = causes.firstIndex(where: { $0.isSame(as: cause, in: trial) }) {
            return merge(cause, into: index)
        }
        causes.append(cause)
    }

    private mutating func merge(_ cause: Finding, into index: Int) {
        if causes[index].trial != cause.trial, !causes[index].otherTrials.contains(cause.trial) {
            causes[index].otherTrials.append(cause.trial)
        }
        // What is seen in use is more than what might be.
        causes[index].severity = max(causes[index].severity, cause.severity)
        for consequence in cause.consequences where !causes[index].consequences.contains(where: consequence.isLike) {
            causes[index].consequences.append(consequence)
        }
    }

    /// Something that goes wrong in special surroundings only is a fault of another kind than what goes wrong always.
    private mutating func giveAway(_ cause: Finding, to rule: Rule, _ trial: Trial) {
        var given = Finding(
            rule, severity: min(cause.severity == .latent ? .latent : rule.severity, rule.severity), trial: cause.trial,
            moment: cause.moment, object: cause.object, observation: cause.observation, mark: "special",
            path: cause.path)
        given.consequences = [cause.alone] + cause.consequences
        let key = cause.family
        if let index = givenAway[key] ?? causes.firstIndex(where: { $0.rule == rule && $0.mark == "special" }) {
            merge(given, into: index)
            givenAway[key] = index
        } else {
            causes.append(given)
            givenAway[key] = causes.count - 1
        }
    }

    /// The most severe first, then those that explain most, then by rule, then as they came.
    var sorted: [Finding] {
        causes.enumerated().sorted { one, other in
            let (a, b) = (one.element, other.element)
            if a.severity != b.severity { return a.severity > b.severity }
            if a.rule.rank != b.rule.rank { return a.rule.rank > b.rule.rank }
            if a.rule != b.rule { return a.rule.number < b.rule.number }
            return one.offset < other.offset
        }.map(\.element)
    }
}

extension Rule {
    /// How much may follow from it: what explains more stands first.
    fileprivate var rank: Int { explained.count + explainedNearby.count }
}

extension Finding {
    /// What a difference at the end is known by, whatever rule it is told by: a view left over after a cancel is the same
    /// one that is left over in the end.
    fileprivate var family: String { Finding.stateRules.contains(rule) ? "state \(mark)" : "\(rule.rawValue) \(mark)" }

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
        return false
    }

    /// What about the object, such as its transform.
    private var aspect: String { mark.split(separator: "|").last.map(String.init) ?? mark }
}

extension Trial {
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
        case .reentered: return .reentrancy
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
    /// Whether the device is turned meanwhile.
    var isTurned: Bool {
        switch self {
        case .turned, .turnedBetween: true
        default: false
        }
    }
}
