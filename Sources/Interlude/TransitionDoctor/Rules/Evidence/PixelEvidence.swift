import UIKit

/// D7 and D8, where no property shows it: the pixels at the end.
@MainActor enum PixelEvidence {
    static func findings(_ rule: Rule, _ record: TrialRecord, _ context: CheckContext) -> [Symptom] {
        guard record.hasEnded, context.departed.isEmpty, context.backdrops.isEmpty,
            let expected = context.expectedPicture, record.isPictureComparable,
            // In other surroundings what moves by itself does so elsewhere.
            context.restless.isEmpty
                || (record.trial.setting == Surroundings() && !record.trial.course.isTurnedLater),
            let after = record.after,
            let difference = after.difference(
                from: expected, besides: context.restless.parts(of: after) + context.restless.parts(of: expected)),
            difference.pixels > 0
        else { return [] }
        let owner = record.after?.state.owner(of: difference.part)
        return [
            record.symptom(
                rule, at: record.endMoment, object: owner?.words ?? "the screen", mark: .pixels,
                subject: owner?.path,
                "\(Figure.count(difference.pixels, "pixel")) in \(Figure.part(difference.part)) \(difference.pixels == 1 ? "is" : "are") "
                    + "different from those " + (context.isBack ? "before" : "without animation"))
        ]
    }
}

extension TrialRecord {
    /// Whether it is known what the end has to look like.
    fileprivate var isPictureComparable: Bool {
        switch trial.course {
        case .unanimated, .swipedAtRoot, .toldOnly, .turnedRound, .twice: false
        case .reentered: !trial.use.isOwn
        default: true
        }
    }
}
