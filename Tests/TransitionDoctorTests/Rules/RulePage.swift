import Foundation
import InterludeStage
import TransitionDoctor
import UIKit

/// The guide `Documentation/rules.md`: each rule with its texts, and with its films if its fault is visible.
@MainActor struct RulePage {
    /// The folder of the page; the films are in `images/rules` below it.
    let folder: URL

    /// Writes the films and the page. Takes some minutes.
    func write() throws {
        let films = folder.appendingPathComponent("images/rules")
        try FileManager.default.createDirectory(at: films, withIntermediateDirectories: true)
        let sections = try Rule.allCases.map { rule in
            guard let found = RulePage.films(of: rule) else { return RulePage.text(of: rule) }
            for (film, kind) in [(found.wrong, "wrong"), (found.right, "right")] {
                try film.write(to: films.appendingPathComponent(RulePage.name(rule, kind)).path, format: .apng)
            }
            return RulePage.text(of: rule) + RulePage.text(of: found, rule)
        }
        let text = RulePage.introduction + sections.joined()
        try Data(text.utf8).write(to: folder.appendingPathComponent("rules.md"))
    }

    /// A trap would end the process, and a leak has no frames.
    private static func films(of rule: Rule) -> RuleFilms? {
        [.trap, .leak].contains(rule) ? nil : RuleFilms.visible(of: rule)
    }

    static func name(_ rule: Rule, _ kind: String) -> String { "\(rule.rawValue.lowercased())-\(kind).png" }

    private static let introduction = """
        # The doctor's rules

        Each rule of the [doctor](doctor.md), with its reason and its fix. If the fault is visible, two films show the same trial with a minimal wrong
        transition and with the corrected one, at a third of the speed. `INTERLUDE_RULE_PAGE=Documentation swift test --filter RulePageTests` writes this
        page.

        """

    /// The part of the page that a rule has in any case.
    static func text(of rule: Rule) -> String {
        """

        ## \(rule.rawValue): \(rule.title)

        \(rule.reason)

        **Fix:** \(rule.remedy)

        """
    }

    private static func text(of films: RuleFilms, _ rule: Rule) -> String {
        """

        | Wrong | Right |
        |---|---|
        | ![\(rule.rawValue), wrong](images/rules/\(name(rule, "wrong"))) | ![\(rule.rawValue), right](images/rules/\(name(rule, "right"))) |

        Trial `\(films.finding.trial)`: \(films.finding.observation).

        """
    }
}
