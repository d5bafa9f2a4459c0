import UIKit

/// D22: the to view is laid out before it is seen, and stays so. What moves evenly does not jump.
@MainActor enum LayoutEvidence {
    /// Points that may be made up in a frame.
    private static let near: CGFloat = 2
    /// A jump is so many times as far as the steps beside it.
    private static let burst: CGFloat = 3

    static func findings(_ record: TrialRecord) -> [Symptom] {
        // Under the system's own animation the app's own screens may do so too.
        guard record.trial.course == .plain, record.hasEnded, let main = record.main,
            main.isCustom || record.trial.use.isOwn,
            let final = record.finalLayout
        else { return [] }
        // The first frame may come before the first layout.
        let seen = record.frames.dropFirst().compactMap { frame in frame.layout.map { (frame.moment, $0) } }
        let safe = seen.last { $0.1.identity == final.identity && $0.1.safeArea != final.safeArea }
        let jumps = final.parts.compactMap { part in jump(of: part, in: seen, record) }
        if let worst = jumps.max(by: { $0.way < $1.way }) { return [symptom(worst, record)] }
        guard let (moment, layout) = safe, layout.moves(to: final) else { return [] }
        return [
            record.symptom(
                .layoutJump, at: moment, object: final.name, mark: .layout, path: [final.name],
                "its safe area is not yet what it is after the transition")
        ]
    }

    private struct Jump {
        let name: PartName
        let way: CGFloat
        let words: String
        let moment: Finding.Moment
    }

    /// The last step of a view that is much larger than those beside it.
    private static func jump(
        of part: LayoutSighting.Part, in seen: [(Finding.Moment, LayoutSighting)], _ record: TrialRecord
    ) -> Jump? {
        var places = seen.compactMap { moment, layout in
            layout.parts.first { $0.identity == part.identity }.map { (moment, $0) }
        }
        guard let last = places.last?.0 else { return nil }
        places.append((last, part))
        let steps = zip(places, places.dropFirst()).map { $0.1.distance(to: $1.1) }
        for index in steps.indices.reversed() where steps[index] > near {
            let before = index > 0 ? steps[index - 1] : 0
            let after = index + 1 < steps.count ? steps[index + 1] : 0
            guard steps[index] > burst * max(before, after) + near else { return nil }
            let (from, to) = (places[index].1, places[index + 1].1)
            return Jump(name: part.name, way: steps[index], words: from.words(to: to), moment: places[index].0)
        }
        return nil
    }

    private static func symptom(_ jump: Jump, _ record: TrialRecord) -> Symptom {
        record.symptom(
            .layoutJump, at: jump.moment, object: jump.name, mark: .layout, path: [jump.name],
            "\(jump.words) in one frame, to the state after the transition",
            remedy: "Give the to view finalFrame(for:) and call layoutIfNeeded() before the animation, so that "
                + "\(jump.name) is in its final position from the first frame.")
    }
}

extension LayoutSighting {
    /// Whether anything that is in both stands elsewhere in the other one.
    fileprivate func moves(to other: LayoutSighting) -> Bool {
        parts.contains { part in
            other.parts.contains { $0.identity == part.identity && part.distance(to: $0) > 0.1 }
        }
    }
}
