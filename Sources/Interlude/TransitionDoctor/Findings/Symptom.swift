/// What a rule has seen in a trial. Rules and the table of causes decide on its typed parts; a ``Finding`` with words is made of it at
/// the end.
struct Symptom: Sendable {
    let rule: Rule
    var severity: Finding.Severity
    /// The trial in which it was seen first.
    let trial: Trial
    /// The other trials in which it was seen.
    private(set) var otherTrials: [Trial] = []
    let moment: Finding.Moment?
    let mark: Mark
    /// Where what is concerned stands in the tree of views or controllers; empty for what is all of the screen.
    let path: [PartName]
    /// The view that the words name, where only pixels tell of it; otherwise the same as the path.
    let subject: [PartName]
    let wording: Wording
    /// What follows from it.
    var consequences: [Symptom] = []

    init(
        _ rule: Rule, severity: Finding.Severity? = nil, trial: Trial, moment: Finding.Moment?, mark: Mark,
        path: [PartName] = [], subject: [PartName]? = nil, wording: Wording
    ) {
        self.rule = rule
        self.severity = severity ?? rule.severity
        self.trial = trial
        self.moment = moment
        self.mark = mark
        self.path = path
        self.wording = wording
        self.subject = subject ?? path
    }
}

/// What people are told of a symptom. Only a ``Finding`` reads it, so that nothing is decided on text.
struct Wording: Sendable {
    private let object: String
    private let observation: String
    private let remedy: String?

    init(object: String, observation: String, remedy: String? = nil) {
        self.object = object
        self.observation = observation
        self.remedy = remedy
    }

    /// The same without a remedy: that of another rule is its own.
    var withoutRemedy: Wording { Wording(object: object, observation: observation) }

    fileprivate func finding(of symptom: Symptom) -> Finding {
        var finding = Finding(
            symptom.rule, severity: symptom.severity, trial: symptom.trial.description, moment: symptom.moment,
            object: object, observation: observation, remedy: remedy, fingerprint: symptom.fingerprint)
        finding.otherTrials = symptom.otherTrials.map(\.description)
        finding.consequences = symptom.consequences.map(\.finding)
        return finding
    }
}

extension Symptom {
    /// The finding that people and programs read.
    var finding: Finding { wording.finding(of: self) }

    /// The same for the same cause in each run.
    fileprivate var fingerprint: String { "\(rule.rawValue)|\(mark.code)" }

    /// The same without what follows from it.
    var alone: Symptom {
        var symptom = self
        symptom.consequences = []
        return symptom
    }

    /// All trials in which it was seen.
    var trials: [Trial] { [trial] + otherTrials }

    /// Notes another trial in which it was seen.
    mutating func meet(in other: Trial) {
        if !trials.contains(where: { $0.isNamed(like: other) }) { otherTrials.append(other) }
    }

    /// Takes over another symptom as something that follows from this one.
    mutating func take(_ other: Symptom) { consequences += [other.alone] + other.consequences }

    func isLike(_ other: Symptom) -> Bool { rule == other.rule && mark == other.mark && path == other.path }

    /// Whether both are about the same view.
    func isAbout(_ other: Symptom) -> Bool { !path.isEmpty && path.last == other.path.last }

    /// Whether both are about the same view, about views in one another, or one is about the whole screen.
    func isNear(_ other: Symptom) -> Bool {
        guard !path.isEmpty, !other.path.isEmpty else { return true }
        let (short, long) = path.count < other.path.count ? (path, other.path) : (other.path, path)
        return long.starts(with: short) || long.last == short.last
    }

    var isAboutScreen: Bool { path.last?.isScreen == true }

    /// Whether it was given to a rule about surroundings.
    func isGift(of rule: Rule) -> Bool { self.rule == rule && mark == .special }
}

extension Trial {
    /// Whether people call both the same: what another screen plays in, or how its completion is corrected, has no name.
    func isNamed(like other: Trial) -> Bool {
        use == other.use && course == other.course && setting == other.setting && title == other.title
    }
}
