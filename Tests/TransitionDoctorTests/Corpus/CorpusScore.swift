import TransitionDoctor

/// How well the doctor does on the corpus.
///
/// Latent findings, which nobody is shown who does not ask for them, count for recall where they name a fault, and the summary
/// says how many these are; for precision and on right code they count neither way.
struct CorpusScore {
    /// Faults that are in the corpus, and those of them that were found.
    private(set) var faults = 0
    private(set) var found = 0
    /// Faults of which only a potential finding tells.
    private(set) var foundLatent = 0
    /// Findings on wrong and right code, and those of them that are true.
    private(set) var findings = 0
    private(set) var trueFindings = 0
    /// Wrong cases, and those whose first finding names a fault.
    private(set) var wrongCases = 0
    private(set) var namedFirst = 0
    /// Errors on right code.
    private(set) var falseErrors = 0
    /// What was missed or said wrongly, a line each.
    private(set) var lines: [String] = []

    /// Takes a diagnosis into account.
    mutating func add(_ diagnosis: Diagnosis, of example: CorpusCase) {
        let shown = diagnosis.findings.filter { $0.severity > .potential }
        let rules = shown.map(\.rule)
        let missed = example.missed(by: diagnosis)
        let expected = example.faults.reduce(example.alsoTrue) { $0.union($1) }
        let untrue = shown.filter { !expected.contains($0.rule) }
        faults += example.faults.count
        found += example.faults.count - missed.count
        foundLatent += example.faults.count { $0.isDisjoint(with: rules) } - missed.count
        findings += shown.count
        trueFindings += shown.count - untrue.count
        if example.isRight {
            falseErrors += untrue.count { $0.severity == .error }
        } else {
            wrongCases += 1
            let first = rules.first
            if example.faults.contains(where: { fault in first.map(fault.contains) ?? false }) { namedFirst += 1 }
        }
        if !missed.isEmpty || !untrue.isEmpty || !isFirstRight(rules, example) {
            note(example, missed, untrue, shown)
        }
    }

    private func isFirstRight(_ rules: [Rule], _ example: CorpusCase) -> Bool {
        example.isRight || example.faults.contains { fault in rules.first.map(fault.contains) ?? false }
    }

    private mutating func note(
        _ example: CorpusCase, _ missed: [Set<Rule>], _ untrue: [Finding], _ shown: [Finding]
    ) {
        let names = missed.map { fault in fault.map(\.rawValue).sorted().joined(separator: "|") }
        lines.append(
            "\(example.name): told \(shown.map(\.rule.rawValue).joined(separator: " "))"
                + (names.isEmpty ? "" : "; missed \(names.joined(separator: " "))")
                + shown.map { finding in
                    "\n    \(untrue.contains(finding) ? "untrue" : "true  ") \(finding.rule.rawValue): \(finding.object): "
                        + "\(finding.observation) (\(([finding.trial] + finding.otherTrials).prefix(4).joined(separator: "; ")))"
                        + finding.consequences.prefix(6).map { " <\($0.rule.rawValue) \($0.object)>" }.joined()
                }.joined())
    }

    /// The share of the faults that were found, and of the findings that are true; 1 for all.
    var recall: Double { faults == 0 ? 1 : Double(found) / Double(faults) }
    var precision: Double { findings == 0 ? 1 : Double(trueFindings) / Double(findings) }
    var firstNamed: Double { wrongCases == 0 ? 1 : Double(namedFirst) / Double(wrongCases) }

    /// The figures, for people.
    var summary: String {
        """
        The doctor's corpus: recall \(percent(recall)) (\(found) of \(faults), \(foundLatent) of them potential), precision \(percent(precision)) \
        (\(trueFindings) of \(findings)), the fault first \(percent(firstNamed)) (\(namedFirst) of \(wrongCases)), \
        \(falseErrors) errors on right code
        """
    }

    private func percent(_ part: Double) -> String { "\((part * 1000).rounded() / 10) %" }
}
