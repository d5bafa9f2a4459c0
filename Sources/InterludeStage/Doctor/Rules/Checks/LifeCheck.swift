/// D15 and D16: what lives too long, and what does not live long enough.
enum LifeCheck: Check {
    static func findings(in record: TrialRecord, _ context: CheckContext) -> [Finding] {
        let leaks = record.survivors.map {
            record.finding(.leak, at: nil, object: $0, "it is still there after the screens are gone")
        }
        guard record.delegateIsGone else { return leaks }
        return leaks + [
            record.finding(
                .delegateGone, at: record.main?.events.first?.moment, object: "transitioningDelegate",
                "it is nil when the screen needs it: nobody keeps it")
        ]
    }
}
