import InterludeStage
import TransitionDoctor
import UIKit

/// The films of a rule: one trial, with a transition that breaks the rule and with its correction.
@MainActor struct RuleFilms {
    /// The finding of the trial.
    let finding: Finding
    let wrong: Film
    let right: Film

    /// Films the first example of a rule whose fault is visible.
    ///
    /// - Returns: `nil` if no fault of the rule's examples changes a frame.
    static func visible(of rule: Rule) -> RuleFilms? {
        for example in RuleExample.all where example.rule == rule {
            if let films = RuleFilms(example), films.differ { return films }
        }
        return nil
    }

    private init?(_ example: RuleExample) {
        let corrected = example.right ?? Patient("right", for: example.wrong.uses) { _ in SketchAnimator() }
        guard let finding = example.wrong.examine().findings.first(where: { $0.rule == example.rule }),
            let wrong = example.wrong.films(of: [finding]).first?.film,
            let right = corrected.films(of: [finding]).first?.film
        else { return nil }
        self.finding = finding
        self.wrong = wrong.forPage
        self.right = right.forPage
    }

    private var differ: Bool { wrong.frames.map(\.picture) != right.frames.map(\.picture) }
}

extension Film {
    /// Decided: a fault of a few frames can be seen.
    private static let slowness = 3.0
    /// Decided: two films fit side by side in a table of the guide.
    private static let reduction = 2

    /// The film for a page: slower and smaller.
    fileprivate var forPage: Film {
        // The frames of a file have one size: those after a rotation are left out.
        let upright = frames.filter { $0.picture.pixelWidth == frames.first?.picture.pixelWidth }
        let shown = upright.map {
            Frame(time: $0.time * Film.slowness, picture: $0.picture.reduced(by: Film.reduction))
        }
        return Film(framesPerSecond: framesPerSecond, frames: shown)
    }
}
