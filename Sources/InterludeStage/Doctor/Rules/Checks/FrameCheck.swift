import UIKit

/// D21: the to view ends where the context says, and no frame is set under a transform.
enum FrameCheck: Check {
    static func findings(in record: TrialRecord, _ context: CheckContext) -> [Finding] {
        record.runs.filter(\.isCustom).flatMap { underTransform($0, record) + ends($0, record) }
    }

    private static func underTransform(_ run: RunRecord, _ record: TrialRecord) -> [Finding] {
        run.misuses.compactMap { misuse, moment in
            guard case .frameSetUnderTransform(let view) = misuse else { return nil }
            return record.finding(
                .wrongFrame, at: moment, object: view, "its frame was set while its transform was not the identity")
        }
    }

    private static func ends(_ run: RunRecord, _ record: TrialRecord) -> [Finding] {
        guard let end = run.end, end.didComplete, end.toViewIsShown == true, let (actual, final) = end.frames,
            !isNear(actual, final), record.trial.course.isPlainWay
        else { return [] }
        return [
            record.finding(
                .wrongFrame, at: end.moment, object: "view of \(end.toName)",
                "its frame is \(text(actual)) at the end, and finalFrame(for:) is \(text(final))")
        ]
    }

    private static func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
        let differences = [
            one.minX - other.minX, one.minY - other.minY, one.width - other.width, one.height - other.height,
        ]
        return differences.allSatisfy { abs($0) < 0.5 }
    }

    private static func text(_ rect: CGRect) -> String {
        "(\(rect.minX), \(rect.minY), \(rect.width), \(rect.height))"
    }
}

extension Trial.Course {
    /// Whether the transition goes to its end without anything from outside.
    fileprivate var isPlainWay: Bool {
        switch self {
        case .plain, .finished: true
        default: false
        }
    }
}
