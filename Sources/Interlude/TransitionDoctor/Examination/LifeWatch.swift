/// Which of the objects that a patient makes outlive their trials.
///
/// Every trial has new screens, new stages and, where the patient makes them again, new animators and delegates. That one of
/// these lives on proves nothing: an app may keep an animator for ever. That one more lives on with every trial is a leak.
@MainActor struct LifeWatch {
    private struct Entry {
        let child: MadeObjects.Child
        let trial: Trial
        /// Whether the patient has handed it out again, and so keeps it by intent.
        var isKept = false
    }

    private var entries: [Entry] = []

    /// Takes over what has outlived a trial. What only hangs on a screen or a context that leaks is not told as well.
    mutating func note(_ record: TrialRecord) {
        guard record.survivors.isEmpty, record.runs.allSatisfy(\.hasEnded) else { return }
        for child in record.madeObjects {
            if let known = entries.firstIndex(where: { $0.child.identity == child.identity }) {
                entries[known].isKept = true
            } else {
                entries.append(Entry(child: child, trial: record.trial))
            }
        }
    }

    /// A symptom for each kind of object of which there is one more after every trial.
    var symptoms: [Symptom] {
        let alive = entries.filter { $0.child.object != nil && !$0.isKept }
        // An animator that leaks takes its views along.
        let makers = leaks(among: alive.filter { !$0.child.isView })
        return makers.isEmpty ? leaks(among: alive.filter { $0.child.isView }) : makers
    }

    private func leaks(among entries: [Entry]) -> [Symptom] {
        var names: [String] = []
        for entry in entries where !names.contains(entry.child.name) { names.append(entry.child.name) }
        return names.compactMap { name in
            let same = entries.filter { $0.child.name == name }
            guard let first = same.first, same.contains(where: { !$0.trial.isNamed(like: first.trial) }) else {
                return nil
            }
            return Symptom(
                .leak, trial: first.trial, moment: nil, mark: .leak(name),
                wording: Wording(
                    object: name,
                    observation:
                        "it is still alive after the screens were released, and \(same.count) trials left one each"
                ))
        }
    }
}
