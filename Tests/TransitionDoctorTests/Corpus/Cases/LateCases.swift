import TransitionDoctor
import UIKit

/// A second set, written before the first had been seen by the doctor and run only when what that had shown was mended.
@MainActor extension CorpusCase {
    static let rightLate: [CorpusCase] = [
        .right(own: "late: a menu falls", alsoTrue: [.reduceMotionIgnored, .notMirrored]) { LateMenu.screens() },
        .right(own: "late: thanks for a while") { LateApps.thanks() },
        .right(own: "late: the system's search") { LateApps.search() },
        .right(own: "late: squares become lines") { LateApps.layout() },
        .right(own: "late: a row comes and goes") { LateApps.rows() },
        .right(own: "late: a pinch closes") { LateApps.pinched() },
        .right(own: "late: a drawer over a shade", alsoTrue: [.reduceMotionIgnored, .notMirrored]) {
            LateDrawer().screens
        },
        .right(own: "late: children fade while they fade") { LateSwitcher().screens },
    ]

    static let wrongLate: [CorpusCase] = [
        wrong(menu: .titleStaysTurned, "the title stays turned", [.leftoverProperties, .endDiffers]),
        wrong(
            menu: .homeStaysDimmed, "the home's buttons stay grey", [.leftoverProperties, .endDiffers, .cancelDiffers]),
        wrong(menu: .cornersStay, "the menu's corners stay chosen", [.leftoverProperties, .endDiffers]),
        wrong(menu: .shadeStays, "a shade stays in the home", [.leftoverViews, .leftoverProperties, .endDiffers]),
        .wrong(
            own: "late: the toolbar stays",
            [.barsChanged, .cancelDiffers, .endDiffers, .leftoverViews, .touchesSwallowed]
        ) { LateApps.toolbar() },
        .wrong(own: "late: called off with no speed", [.neverCompleted, .gestureEnd, .swipeBack]) {
            LateApps.stuck()
        },
        .wrong(own: "late: a display link holds its page", [.leak, .leftoverAnimations]) { LateApps.linked() },
        wrong(menu: .homeStaysMute, "nobody reads the home aloud", [.leftoverProperties, .endDiffers]),
        .wrong(
            own: "late: a shade takes the touches after a finger",
            [.touchesSwallowed, .leftoverProperties, .endDiffers], alsoTrue: [.reduceMotionIgnored, .notMirrored]
        ) {
            LateDrawer(shadeStays: true).screens
        },
        .wrong(onStage: "late: on a stage, four times as long", [.wrongDuration]) { LateApps.slow() },
    ]

    /// Faults that the doctor does not see yet, or sees only where an app does not go.
    static let unseenLate: [CorpusCase] = [
        .wrong(
            own: "late: thanks for ever", [.leftoverViews, .leak, .endDiffers, .cancelDiffers]
        ) {
            LateApps.thanks(stays: true)
        },
        .wrong(
            own: "late: the wrong child is taken away", [.reentrancy, .endDiffers, .toViewMissing, .leftoverViews]
        ) {
            LateSwitcher(takesAwayTheWrongOne: true).screens
        },
    ]

    private static func wrong(menu fault: LateMenu.Fault, _ name: String, _ rules: Set<Rule>) -> CorpusCase {
        .wrong(own: "late: " + name, rules, alsoTrue: [.reduceMotionIgnored, .notMirrored]) {
            LateMenu.screens(fault)
        }
    }
}
