/// D22: the to view is laid out before it is seen, and stays so.
enum LayoutCheck: Check {
    static func findings(in record: TrialRecord, _ context: CheckContext) -> [Finding] {
        guard record.trial.course == .plain, record.main?.isCustom == true, record.main?.hasEnded == true,
            let final = record.finalLayout
        else { return [] }
        // The first frame may come before the first layout.
        let seen = record.frames.dropFirst().compactMap { frame in frame.layout.map { (frame.moment, $0) } }
        guard let odd = seen.last(where: { $0.1 != final }) else { return [] }
        let what = odd.1.safeArea != final.safeArea ? "its safe area" : "the layout inside it"
        return [
            record.finding(
                .layoutJump, at: odd.0, object: final.name, "\(what) is not yet what it is after the transition")
        ]
    }
}
