import UIKit

/// D7 and D8, where no property tells of it: the pixels at the end.
@MainActor enum PixelEvidence {
    static func findings(_ rule: Rule, _ record: TrialRecord, _ context: CheckContext) -> [Finding] {
        guard record.hasEnded, context.departed.isEmpty, context.backdrops.isEmpty,
            let expected = context.expectedPicture,
            record.isPictureComparable,
            let actual = record.after?.still, let difference = actual.difference(from: expected), difference.pixels > 0
        else { return [] }
        let share = Double(difference.pixels) / Double(expected.pixelWidth * expected.pixelHeight)
        return [
            record.finding(
                rule, at: record.endMoment, object: "the screen", mark: "pixels",
                "\(Figure.percent(share)) of the pixels are not what they were "
                    + (context.isBack ? "before" : "without animation"))
        ]
    }
}

extension TrialRecord {
    /// Whether it is known what the end has to look like.
    fileprivate var isPictureComparable: Bool {
        switch trial.course {
        case .unanimated, .swipedAtRoot: false
        case .reentered: trial.use.operation != .change
        default: true
        }
    }
}
