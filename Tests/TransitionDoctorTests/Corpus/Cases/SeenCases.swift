import TransitionDoctor
import UIKit

/// Screens and animators as public apps and libraries have them, right ones and such with one fault each. What is wrong was written down from
/// the code, before the doctor had seen it.
@MainActor extension CorpusCase {
    static let rightSeen: [CorpusCase] = [
        .right(own: "seen: a tile flies to its photo and back", alsoTrue: [.reduceMotionIgnored]) {
            SeenWallDirector.screens()
        },
        .right(own: "seen: a sheet with a table, and the home steps back", alsoTrue: [.reduceMotionIgnored]) {
            SeenHome().screens
        },
        .right(own: "seen: tabs slide", alsoTrue: [.reduceMotionIgnored, .notMirrored]) { SeenTabs().screens },
        .right(own: "seen: a side menu", alsoTrue: [.reduceMotionIgnored]) { SeenMenuHost().screens },
        .right(own: "seen: a bubble from a button") { SeenBubble.screens() },
        .right(own: "seen: a page turns about its edge", alsoTrue: [.notMirrored]) {
            SeenStack { isPop in BodyAnimator(0.4) { SeenFlip.turn($0, isPop: isPop) } }.screens
        },
        .right(own: "seen: an interruptible animator", alsoTrue: [.reduceMotionIgnored]) {
            SeenStack { SeenFluid(isPop: $0, .none) }.screens
        },
        .right(own: "seen: a panel that a finger scrubs", alsoTrue: [.reduceMotionIgnored]) { SeenPanel().screens },
        .right(own: "seen: children change in a container") { SeenSwitcher().screens },
        .right(own: "seen: a card grows by constraints", alsoTrue: [.reduceMotionIgnored]) { SeenCard.screens() },
        .right(own: "seen: a question springs up") { SeenCard.popup() },
        .right(own: "seen: a list with a large title") { SeenApps.largeTitles() },
        .right(own: "seen: a page hides the tab bar") { SeenApps.hidesTheBar() },
        .right(own: "seen: a picture comes later") { SeenApps.latePicture() },
        // Called off, the page is told once more that it is there, and its rows vanish and come again: a flash on iOS as well.
        .right(own: "seen: rows come one after the other", alsoTrue: [.jump]) { SeenApps.staggeredRows() },
        .right(own: "seen: the window gets another root") { SeenApps.otherRoot() },
        .right(own: "seen: pages of a page view controller") { SeenApps.pages() },
        .right(own: "seen: a stack in the system's sheet") { SeenApps.stackInSheet() },
        .right(own: "seen: a page is typed in at once") { SeenApps.typing() },
        .right(own: "seen: the bar is coloured along") { SeenApps.barColor() },
        .right(own: "seen: a tour in a scroll view", alsoTrue: [.hardCodedSize, .reduceMotionIgnored, .sizeChange]) {
            SeenApps.scrolled()
        },
        .right(own: "seen: an alert of the system's") { SeenApps.alert() },
    ]

    static let wrongSeen: [CorpusCase] = [
        wrong(photos: .tileStaysHidden, "the tile stays hidden", [.leftoverProperties, .endDiffers]),
        wrong(photos: .pictureStays, "the flying picture stays after a cancel", [.leftoverViews, .cancelDiffers]),
        wrong(photos: .landsBeside, "the picture lands beside its place", [.jump, .layoutJump]),
        wrong(photos: .alwaysTrue, "a cancelled zoom says that all is well", [.completedAgainstCancellation]),
        wrong(photos: .blankPage, "the page comes as a picture of nothing", [.blankSnapshot], alsoTrue: [.jump]),
        wrong(
            sheet: .dimmingGoesAnyway, "the dimming view goes though the sheet stays",
            [.cancelDiffers, .leftoverViews, .leftoverProperties]),
        wrong(sheet: .frameOnce, "the sheet's frame is reckoned once", [.sizeChange, .wrongFrame, .hardCodedSize]),
        wrong(sheet: .cornersStay, "the home stays round", [.leftoverProperties, .endDiffers]),
        wrong(
            sheet: .backOnlyAnimated, "the home stays small without animation",
            [.unanimatedPath, .leftoverProperties, .endDiffers]),
        wrong(
            sheet: .listStaysLocked, "the list stays locked after a pan", [.cancelDiffers, .leftoverProperties]),
        wrong(sheet: .tellsByHand, "the home is told by hand that it goes", [.appearanceCalls]),
        wrong(sheet: .slowSpring, "the sheet takes a second to go", [.wrongDuration]),
        wrong(sheet: .keepsSheets, "all sheets are kept", [.leak]),
        wrong(tabs: .stayAside, "the tab that went stays aside", [.leftoverProperties, .endDiffers]),
        wrong(tabs: .forgetsCancel, "a touch that is taken away hangs the tabs", [.gestureEnd, .neverCompleted]),
        wrong(
            tabs: .clockEnds, "a clock ends the slide", [.notDriven],
            alsoTrue: [.completedAgainstCancellation, .jump, .completedTwice]),
        wrong(tabs: .endsLow, "the tab ends too low", [.endDiffers, .wrongFrame, .layoutJump, .jump]),
        wrong(
            tabs: .barLocked, "the bar stays locked after a swipe",
            [.barsChanged, .cancelDiffers, .touchesSwallowed, .leftoverProperties]),
        wrong(menu: .catcherStays, "what catches taps stays", [.leftoverViews, .touchesSwallowed]),
        wrong(
            menu: .asideWithoutAnimation, "the home stays aside without animation",
            [.unanimatedPath, .leftoverProperties, .endDiffers]),
        wrong(menu: .oneTelephone, "the menu knows one telephone", [.hardCodedSize, .wrongFrame, .sizeChange]),
        wrong(
            menu: .windowLocked, "the window stays locked after a cancel",
            [.touchesSwallowed, .cancelDiffers, .leftoverProperties]),
        wrong(menu: .alwaysLeft, "the menu comes from the left in Arabic too", [.notMirrored]),
        wrong(
            menu: .takesOutOnCancel, "the home is taken out after a cancel",
            [.cancelDiffers, .toViewMissing, .leftoverViews]),
        wrong(menu: .endsTwice, "two completions", [.completedTwice]),
        wrong(bubble: .maskStays, "the mask stays", [.leftoverProperties]),
        wrong(bubble: .keptAtEnd, "an animation is kept at its end", [.leftoverAnimations]),
        wrong(bubble: .handsOnFinished, "finished is handed on", [.completedWithFinished]),
        wrong(bubble: .needsFromView, "nothing without a from view", [.missingView, .neverCompleted]),
        .wrong(
            own: "seen: the page keeps its anchor", [.leftoverProperties, .endDiffers],
            alsoTrue: [.notMirrored, .sizeChange, .hardCodedSize, .cancelDiffers]
        ) {
            SeenStack { isPop in BodyAnimator(0.4) { SeenFlip.turn($0, isPop: isPop, keepsAnchor: true) } }.screens
        },
        .wrong(
            own: "seen: one property animator for ever", [.neverCompleted, .animatorState, .completedTwice],
            alsoTrue: [.reduceMotionIgnored]
        ) {
            let (push, pop) = (SeenFluid(isPop: false, .keptForEver), SeenFluid(isPop: true, .keptForEver))
            return SeenStack { $0 ? pop : push }.screens
        },
        .wrong(
            own: "seen: the interruptible animator is always content", [.completedAgainstCancellation],
            alsoTrue: [.reduceMotionIgnored]
        ) {
            SeenStack { SeenFluid(isPop: $0, .alwaysTrue) }.screens
        },
        .wrong(own: "seen: dice", [.notRepeatable], alsoTrue: [.reduceMotionIgnored]) {
            SeenStack { SeenFluid(isPop: $0, .dice) }.screens
        },
        .wrong(
            own: "seen: the panel's constraint says another thing", [.cancelDiffers, .endDiffers],
            alsoTrue: [.reduceMotionIgnored, .jump]
        ) {
            SeenPanel(.constraintWrong).screens
        },
        .wrong(own: "seen: the panel snaps when it is let go", [.jump], alsoTrue: [.reduceMotionIgnored]) {
            SeenPanel(.snaps).screens
        },
        .wrong(
            own: "seen: the child that goes stays faint", [.leftoverProperties, .endDiffers, .unanimatedPath]
        ) {
            SeenSwitcher(.staysFaint).screens
        },
        .wrong(own: "seen: the child that goes is never taken out", [.leftoverViews, .endDiffers]) {
            SeenSwitcher(.neverTakenOut).screens
        },
        .wrong(own: "seen: a child is told twice", [.appearanceCalls]) { SeenSwitcher(.toldTwice).screens },
        .wrong(
            own: "seen: the card keeps its constraints",
            [.sizeChange, .leftoverProperties, .hardCodedSize, .endDiffers],
            alsoTrue: [.reduceMotionIgnored, .wrongFrame, .jump]
        ) {
            SeenCard.screens(staysConstrained: true)
        },
    ]

    private static func wrong(
        photos fault: SeenZoom.Fault, _ name: String, _ rules: Set<Rule>, alsoTrue: Set<Rule> = []
    ) -> CorpusCase {
        .wrong(own: "seen: " + name, rules, alsoTrue: alsoTrue.union([.reduceMotionIgnored])) {
            SeenWallDirector.screens(fault)
        }
    }

    private static func wrong(
        sheet fault: SeenHome.Fault, _ name: String, _ rules: Set<Rule>, alsoTrue: Set<Rule> = []
    ) -> CorpusCase {
        .wrong(own: "seen: " + name, rules, alsoTrue: alsoTrue.union([.reduceMotionIgnored])) {
            SeenHome(fault).screens
        }
    }

    private static func wrong(
        tabs fault: SeenTabs.Fault, _ name: String, _ rules: Set<Rule>, alsoTrue: Set<Rule> = []
    ) -> CorpusCase {
        .wrong(own: "seen: " + name, rules, alsoTrue: alsoTrue.union([.reduceMotionIgnored, .notMirrored])) {
            SeenTabs(fault).screens
        }
    }

    private static func wrong(
        menu fault: SeenMenuHost.Fault, _ name: String, _ rules: Set<Rule>, alsoTrue: Set<Rule> = []
    ) -> CorpusCase {
        .wrong(own: "seen: " + name, rules, alsoTrue: alsoTrue.union([.reduceMotionIgnored])) {
            SeenMenuHost(fault).screens
        }
    }

    private static func wrong(
        bubble fault: SeenBubble.Fault, _ name: String, _ rules: Set<Rule>, alsoTrue: Set<Rule> = []
    ) -> CorpusCase {
        .wrong(own: "seen: " + name, rules, alsoTrue: alsoTrue) { SeenBubble.screens(fault) }
    }
}
