/// Trials that an examination left out or could not judge, with the reason.
public struct Omission: Hashable, Codable, Sendable {
    /// The reason for which trials were omitted.
    public enum Reason: String, Codable, Sendable, CaseIterable {
        /// The edges and directions were tried, and no finger led back.
        case noSwipe
        /// The transition was over before a finger could drive it, or the system's own animator ran.
        case notDriven
        /// The situation of the trial did not occur, such as a second swipe after a first one that never returned.
        case notReached
    }

    /// The reason for which trials were omitted.
    public let reason: Reason
    /// The number of omitted trials.
    public let trials: Int
    /// The number of all trials.
    public let total: Int
}

extension Omission: CustomStringConvertible {
    public var description: String {
        switch reason {
        case .noSwipe:
            "no swipe that pops or dismisses was found: no trial with a gesture was made (\(trials) of \(total) trials left out)"
        case .notDriven:
            "no gesture could drive the transition in \(trials) of \(total) trials: these were not judged"
        case .notReached:
            "the tested situation did not occur in \(trials) of \(total) trials: these were not judged"
        }
    }
}

/// Counts what an examination leaves out.
struct OmissionLog {
    private var counts: [Omission.Reason: Int] = [:]
    /// The number of all trials.
    var total = 0

    mutating func add(_ reason: Omission.Reason, _ count: Int = 1) {
        if count > 0 { counts[reason, default: 0] += count }
    }

    /// What was left out, in the order of the reasons.
    var omissions: [Omission] {
        Omission.Reason.allCases.compactMap { reason in
            counts[reason].map { Omission(reason: reason, trials: $0, total: total) }
        }
    }
}
