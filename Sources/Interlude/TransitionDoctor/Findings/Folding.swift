/// Puts what follows from a cause below it, among the symptoms of one trial.
enum Folding {
    /// The causes, each with its consequences.
    static func fold(_ symptoms: [Symptom]) -> [Symptom] {
        let causes = gathered(symptoms)
        let reasons = causes.indices.map { index in reason(for: index, in: causes) }
        var folded: [Symptom] = []
        for index in causes.indices where reasons[index] == nil {
            var cause = causes[index]
            for other in causes.indices where root(of: other, reasons) == index && other != index {
                cause.take(causes[other])
                // A frame that shows in the end, beside the change without animation, is proven wrong.
                if cause.rule == .wrongFrame, causes[other].rule.isOfState {
                    cause.severity = max(cause.severity, causes[other].severity)
                }
            }
            folded.append(cause)
        }
        return folded
    }

    /// One symptom for what one rule says of a view and of what is in it, and of many alike.
    private static func gathered(_ symptoms: [Symptom]) -> [Symptom] {
        var kept: [Symptom] = []
        for symptom in symptoms {
            if let index = kept.firstIndex(where: { $0.includes(symptom) }) {
                kept[index].consequences.append(symptom)
            } else if let index = kept.firstIndex(where: { symptom.includes($0) }) {
                var outer = symptom
                outer.consequences = kept[index].consequences + [kept[index].alone]
                kept[index] = outer
            } else {
                kept.append(symptom)
            }
        }
        return kept
    }

    /// The first symptom that another one follows from; `nil` for a cause.
    private static func reason(for index: Int, in symptoms: [Symptom]) -> Int? {
        symptoms.indices.first { other in
            guard other != index, CauseTable.explains(symptoms[other], symptoms[index]) else { return false }
            // Of two that explain each other the first is the cause.
            return !CauseTable.explains(symptoms[index], symptoms[other]) || other < index
        }
    }

    private static func root(of index: Int, _ reasons: [Int?]) -> Int {
        var (here, steps) = (index, 0)
        while let next = reasons[here], steps < reasons.count {
            here = next
            steps += 1
        }
        return here
    }
}

extension Symptom {
    /// Whether another symptom of the same rule is part of this one: about the same thing, something in it, or one more alike.
    fileprivate func includes(_ other: Symptom) -> Bool {
        guard rule == other.rule else { return false }
        if mark == other.mark { return true }
        guard !path.isEmpty, path.count <= other.path.count else { return false }
        return other.path.starts(with: path)
    }
}
