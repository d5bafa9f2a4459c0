/// D27, in changes of the app's own: what a second change, or the way back, asked for on the way leaves behind. The app may do both one
/// after the other, or refuse the second; what it may not is to end like neither.
@MainActor enum HasteEvidence {
    static func findings(_ record: TrialRecord, _ context: CheckContext) -> [Symptom] {
        context.differencesFromAnyEnd.prefix(1).map { difference in
            record.symptom(
                .reentrancy, at: record.frames.last?.moment, object: difference.object, mark: .neither,
                path: difference.path,
                "\(question(record.trial)) while the first change is running, and the end differs from that of both: "
                    + difference.observation(isBack: false),
                remedy: "Check in the completion of each animation whether it is still the last one, or refuse a "
                    + "change while one is running.")
        }
    }

    private static func question(_ trial: Trial) -> String {
        trial.course == .turnedRound ? "the opposite change is started" : "the same change is started"
    }
}
