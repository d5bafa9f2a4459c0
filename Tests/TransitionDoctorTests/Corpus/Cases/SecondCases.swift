import TransitionDoctor
import UIKit

/// A set that was written before what the one before had shown was mended, and run once that was.
@MainActor extension CorpusCase {
    static let rightSecond: [CorpusCase] = [
        .right(own: "second: a list is pulled down to leave", alsoTrue: [.reduceMotionIgnored]) {
            SecondPulled.screens()
        },
        .right(own: "second: a drawer opens and closes") { SecondDrawer().screens },
        .right(own: "second: a page without a bar") { SecondBare.screens() },
        .right(own: "second: a form and the keyboard") { SecondForm.screens() },
        .right(own: "second: sections open") { SecondSections().screens },
        .right("second: labels fly", alsoTrue: [.reduceMotionIgnored]) { name in
            Patient(name, navigationDelegate: { SecondHero($0) })
        },
        .right("second: a bubble springs", uses: [.present(.custom), .dismiss(.custom)]) { SecondBubble() },
        .right("second: blinds", uses: [.push, .pop], seconds: 0.4) { SecondBodies.blinds($0) },
    ]

    static let wrongSecond: [CorpusCase] = [
        .wrong(
            own: "second: the list gives way no more", [.cancelDiffers, .leftoverProperties, .endDiffers],
            alsoTrue: [.reduceMotionIgnored]
        ) {
            SecondPulled.screens(.noLongerGives)
        },
        .wrong(own: "second: the hint stays", [.cancelDiffers, .leftoverProperties], alsoTrue: [.reduceMotionIgnored]) {
            SecondPulled.screens(.hintStays)
        },
        .wrong(own: "second: the shade is there after a change of mind", [.reentrancy, .leftoverProperties]) {
            SecondDrawer(forgetsToAsk: true).screens
        },
        .wrong(own: "second: the bar stays away", [.barsChanged, .cancelDiffers]) {
            SecondBare.screens(showsInGone: true)
        },
        .wrong(own: "second: room for the keyboard stays", [.cancelDiffers, .leftoverProperties, .endDiffers]) {
            SecondForm.screens(insetStays: true)
        },
        hero(.anySpeed, "any way is far enough", [.swipeBack]),
        hero(.titleStaysHidden, "the title stays hidden", [.leftoverProperties]),
        hero(.windowOff, "the window takes no touches", [.touchesSwallowed, .leftoverProperties, .cancelDiffers]),
        hero(.rulesOfContainer, "rules of one width", [.hardCodedSize, .sizeChange, .endDiffers, .wrongFrame]),
        .wrong("second: the spring is kept", [.leftoverAnimations], alsoTrue: [.leak], uses: [.present(.custom)]) {
            SecondBubble(.keepsAnimation)
        },
        .wrong(
            "second: nobody waits for the spring", [.wrongDuration, .leftoverAnimations, .jump],
            uses: [.present(.custom)]
        ) {
            SecondBubble(.completesAtOnce)
        },
        .wrong("second: no animations any more", [.leftoverProperties, .endDiffers]) { SecondBodies.switchesOff($0) },
        .wrong(
            "second: beside the container", [.leftoverViews, .endDiffers, .toViewMissing],
            uses: [.present(.custom), .dismiss(.custom)]
        ) {
            SecondBodies.besideContainer($0)
        },
        .wrong("second: the last blind stays", [.leftoverViews], uses: [.push, .pop], seconds: 0.4) {
            SecondBodies.blinds($0, forgetsLast: true)
        },
    ]

    private static func hero(_ fault: SecondHero.Fault, _ name: String, _ rules: Set<Rule>) -> CorpusCase {
        .wrong("second: " + name, rules, alsoTrue: [.reduceMotionIgnored]) { name in
            Patient(name, navigationDelegate: { SecondHero($0, fault) })
        }
    }

    private static func wrong(
        _ name: String, _ faults: Set<Rule>..., alsoTrue: Set<Rule> = [], uses: [TransitionUse],
        animator: @escaping @MainActor @Sendable () -> any UIViewControllerAnimatedTransitioning
    ) -> CorpusCase {
        CorpusCase(name: name, faults: faults, alsoTrue: alsoTrue) { Patient(name, for: uses) { _ in animator() } }
    }

    private static func right(
        _ name: String, uses: [TransitionUse],
        animator: @escaping @MainActor @Sendable () -> any UIViewControllerAnimatedTransitioning
    ) -> CorpusCase {
        CorpusCase(name: name, faults: [], alsoTrue: []) { Patient(name, for: uses) { _ in animator() } }
    }
}
