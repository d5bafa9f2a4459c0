import InterludeStage
import UIKit

/// What was seen in a trial in which something was found: the moments of the findings, and some between.
package struct TrialFilm {
    /// The trial's name, as findings give it.
    package let trial: String
    package let film: Film

    package init(trial: String, film: Film) {
        self.trial = trial
        self.film = film
    }
}

extension Patient {
    /// How many trials are filmed: who wants to see more mends these first.
    private static let filmed = 6

    /// Makes the trials once more in which something was found that a film can show, and films them. Trials are the same each
    /// time, so the findings' frames are the films'.
    package func films(of findings: [Finding]) -> [TrialFilm] {
        // Lives are no matter of pictures, and what traps would do so again.
        let wanted = findings.filter { $0.rule != .leak && $0.rule != .trap }
        let trials = TrialPlan.trials(for: self)
        return trials.filter { trial in wanted.contains { $0.trial == trial.description } }
            .prefix(Patient.filmed).map { trial in
                let film = TrialRunner.film(trial, of: self)
                let frames = wanted.filter { $0.trial == trial.description }.compactMap(\.moment?.frame)
                return TrialFilm(trial: trial.description, film: film.shortened(keeping: frames))
            }
    }
}

extension Film {
    /// The film with some of its frames only: those wanted, and ten spread evenly.
    fileprivate func shortened(keeping wanted: [Int]) -> Film {
        let kept = Set(wanted.filter(frames.indices.contains) + Film.moments(10, of: frames.count))
        return Film(framesPerSecond: framesPerSecond, frames: kept.sorted().map { frames[$0] })
    }
}
