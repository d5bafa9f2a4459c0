import TransitionDoctor
import UIKit

/// Screens and animators after demos, libraries and apps that had not been read before. What is wrong was written down from the code, before
/// the doctor had seen it.
@MainActor extension CorpusCase {
    static let rightWild: [CorpusCase] = [
        .right(own: "wild: a finger carries a picture home", alsoTrue: [.reduceMotionIgnored]) {
            WildLightbox().screens
        },
        // Foundation on Linux never lets go of a timer's block, nor of what that captures.
        .right(own: "wild: a timer fades a page in", alsoTrue: [.leak]) { WildMotion.stepped() },
        .right(own: "wild: tiles vanish one after the other") { WildMotion.tiles() },
        .right(own: "wild: a cube turns, drawn as bitmaps", alsoTrue: [.reduceMotionIgnored, .notMirrored]) {
            WildMotion.cube()
        },
        .right(own: "wild: the list is blurred below") { WildMotion.blurred() },
        .right(own: "wild: through black") { WildMotion.throughBlack() },
        // A tenth of the screen is the band that it opens from.
        .right(own: "wild: a page with a mask of its own opens from a band", alsoTrue: [.jump]) { WildMotion.band() },
        .right(own: "wild: a faint round card is matched") { WildMotion.matched() },
        .right(own: "wild: a long list stays where it was") { WildMotion.scrolled() },
        .right(own: "wild: UIKit turns one page over", alsoTrue: [.notDriven, .notMirrored]) {
            WildMotion.turnedOver()
        },
        .right(own: "wild: a picture of the list, taken when it is needed") { WildMotion.pictured() },
        .right(own: "wild: messages drop") { WildMessages().screens },
        .right(own: "wild: pages beside each other", alsoTrue: [.reduceMotionIgnored, .notMirrored]) {
            WildPager().screens
        },
        .right(own: "wild: a button fills the screen", alsoTrue: [.reduceMotionIgnored]) { WildLogin().screens },
        .right(own: "wild: rows unfold in a stack") { WildForm().screens },
        .right(own: "wild: a push under the layer's own fade") { WildApps.layerTransition() },
        .right(own: "wild: a player in the dark hides the bar") { WildApps.player() },
        .right(own: "wild: a list pulled over its end leaves", alsoTrue: [.reduceMotionIgnored]) {
            WildApps.pulled()
        },
        .right(own: "wild: a message in a window of its own") { WildApps.overlay() },
        .right(own: "wild: a banner makes room") { WildApps.banner() },
        .right(own: "wild: three pages deep at once") { WildApps.deepLink() },
        .right(own: "wild: the stack's one page is another") { WildApps.replaced() },
        // Not true: what moves for ever is grey in all frames, also where its page is not seen yet. The doctor has to learn it.
        .right(own: "wild: rows shimmer until they are there", alsoTrue: [.jump]) { WildApps.shimmering() },
        .right(own: "wild: the system's sheet becomes large") { WildApps.detents() },
        // The keyboard moves it, whatever the user asks for.
        .right(own: "wild: a question makes room for the keyboard", alsoTrue: [.reduceMotionIgnored]) {
            WildApps.question()
        },
        .right(own: "wild: a song's bar becomes a player", alsoTrue: [.reduceMotionIgnored]) { WildApps.song() },
        .right(own: "wild: one interactor for ever") { WildDrivers.kept() },
        .right(own: "wild: a finger turns the container's clock", alsoTrue: [.leak]) { WildDrivers.heldTime() },
        .right(own: "wild: an interactor turns its property animator round") { WildDrivers.turned() },
        .right(own: "wild: a drawer like rubber", alsoTrue: [.notMirrored, .reduceMotionIgnored]) {
            WildDrivers.drawer()
        },
        .right(onStage: "wild: on a stage, the system's push") { WildStages.push() },
        .right(onStage: "wild: on a stage, an alert") { WildStages.alert() },
        .right(onStage: "wild: on a stage, a tap that asks a server first") { WildStages.late() },
    ]

    static let wrongWild: [CorpusCase] = [
        wrong(box: .staysHidden, "the large picture stays hidden", [.leftoverProperties, .cancelDiffers]),
        wrong(box: .onlyEnded, "a touch that is taken away hangs the picture", [.gestureEnd, .neverCompleted]),
        wrong(box: .alwaysTrue, "the carried picture is always content", [.completedAgainstCancellation]),
        wrong(box: .staysFaint, "the black page stays faint", [.leftoverProperties, .cancelDiffers]),
        wrong(
            box: .photoStaysHidden, "the photo stays hidden after a finger", [.leftoverProperties, .endDiffers]),
        .wrong(own: "wild: twenty twentieths are not one", [.neverCompleted], alsoTrue: [.leak]) {
            WildMotion.stepped(.roundsBadly)
        },
        .wrong(own: "wild: the last two tiles end", [.completedTwice]) { WildMotion.tiles(.everyTileEnds) },
        wrong(
            motion: .staysRasterized, "both pages stay bitmaps", [.leftoverProperties],
            alsoTrue: [.reduceMotionIgnored, .notMirrored]
        ) {
            WildMotion.cube($0)
        },
        wrong(
            motion: .staysInFront, "the page stays in front", [.leftoverProperties],
            alsoTrue: [.reduceMotionIgnored, .notMirrored]
        ) {
            WildMotion.cube($0)
        },
        wrong(motion: .blurStays, "the blur stays where it is called off", [.leftoverViews, .cancelDiffers]) {
            WildMotion.blurred($0)
        },
        wrong(motion: .blackInBetween, "nothing is there for two frames", [.jump], alsoTrue: [.notDriven]) {
            WildMotion.throughBlack($0)
        },
        wrong(
            motion: .maskLost, "the page's own mask is lost", [.leftoverProperties, .endDiffers, .cancelDiffers],
            alsoTrue: [.jump]
        ) {
            WildMotion.band($0)
        },
        wrong(motion: .alphaOne, "the card is no longer faint", [.leftoverProperties, .endDiffers, .cancelDiffers]) {
            WildMotion.matched($0)
        },
        wrong(motion: .radiusNone, "the card is no longer round", [.leftoverProperties, .endDiffers, .cancelDiffers]) {
            WildMotion.matched($0)
        },
        wrong(
            motion: .scrolledUp, "the list is at its top", [.endDiffers, .leftoverProperties, .cancelDiffers],
            alsoTrue: [.jump, .layoutJump]
        ) {
            WildMotion.scrolled($0)
        },
        wrong(
            motion: .listStaysHidden, "the list stays hidden without animation",
            [.unanimatedPath, .leftoverProperties], alsoTrue: [.notDriven, .notMirrored, .endDiffers]
        ) {
            WildMotion.turnedOver($0)
        },
        wrong(motion: .stalePicture, "a picture from before", [.jump]) { WildMotion.pictured($0) },
        .wrong(
            own: "wild: a message goes with the animation only", [.unanimatedPath, .leftoverViews, .endDiffers]
        ) {
            WildMessages(.staysUnanimated).screens
        },
        wrong(
            pager: .onlyEnded, "a touch that is taken away leaves the pages half way",
            [.gestureEnd, .cancelDiffers, .leftoverViews]),
        wrong(pager: .neighbourStays, "the other page stays beside", [.leftoverViews, .cancelDiffers]),
        wrong(pager: .neighbourUntold, "the other page never goes", [.appearanceCalls]),
        wrong(pager: .lineJumps, "the line jumps", [.jump, .layoutJump]),
        wrong(login: .buttonDead, "the button is dead", [.leftoverProperties, .touchesSwallowed, .endDiffers]),
        .wrong(
            own: "wild: rows stay in a stack that lists them no more",
            [.leftoverViews, .leak, .endDiffers, .cancelDiffers]
        ) {
            WildForm(leavesRows: true).screens
        },
        .wrong(own: "wild: the layer's fade is kept", [.leftoverAnimations]) {
            WildApps.layerTransition(isKept: true)
        },
        .wrong(own: "wild: a clear window stays", [.touchesSwallowed, .leftoverViews]) {
            WildApps.overlay(stays: true)
        },
        .wrong(
            own: "wild: the banner's room stays", [.cancelDiffers, .endDiffers, .leftoverProperties],
            alsoTrue: [.layoutJump]
        ) {
            WildApps.banner(keepsRoom: true)
        },
        .wrong(
            own: "wild: the question lies behind the keyboard", [.endDiffers, .wrongFrame, .jump, .layoutJump],
            alsoTrue: [.reduceMotionIgnored]
        ) {
            WildApps.question(overridesFrame: true)
        },
        .wrong(own: "wild: the keyboard's observer keeps all questions", [.leak], alsoTrue: [.reduceMotionIgnored]) {
            WildApps.question(keepsItself: true)
        },
        .wrong(
            own: "wild: the song's bar is faint without animation",
            [.unanimatedPath, .leftoverProperties, .endDiffers], alsoTrue: [.reduceMotionIgnored, .jump]
        ) {
            WildApps.song(staysFaint: true)
        },
        .wrong(
            own: "wild: the container's clock stays held", [.leftoverProperties, .cancelDiffers, .neverCompleted],
            alsoTrue: [.leak]
        ) {
            WildDrivers.heldTime(staysHeld: true)
        },
        .wrong(
            own: "wild: turned round, and never called off", [.jump, .swipeBack, .completedAgainstCancellation]
        ) {
            WildDrivers.turned(forgetsToCancel: true)
        },
        .wrong(onStage: "wild: on a stage, a picture stays in the window", [.leftoverViews]) {
            WildStages.leftover()
        },
        .wrong(onStage: "wild: on a stage, nobody ends it", [.neverCompleted]) { WildStages.endless() },
        .wrong(onStage: "wild: on a stage, the list comes back small", [.leftoverProperties, .endDiffers]) {
            WildStages.small()
        },
    ]

    /// Faults that the doctor does not see as a fault of the app's. The first two it does not see at all; the animations of the others are
    /// on a screen that has left the window.
    static let unseenWild: [CorpusCase] = [
        // A bar that is shown along with a way back that is called off is taken back with it here.
        .wrong(own: "wild: the player's bar stays after a cancel", [.barsChanged, .cancelDiffers]) {
            WildApps.player(hidesOnce: true)
        },
        .wrong(
            own: "wild: a second message forgets the first", [.reentrancy, .leftoverViews, .endDiffers]
        ) {
            WildMessages(.forgetsFirst).screens
        },
        .wrong(
            own: "wild: the list is locked after a pull", [.cancelDiffers, .leftoverProperties],
            alsoTrue: [.reduceMotionIgnored]
        ) {
            WildApps.pulled(locksBounce: true)
        },
        wrong(login: .fillStays, "what filled the screen stays", [.leftoverAnimations, .endDiffers]),
        wrong(login: .spinnerTurns, "the spinner turns behind", [.leftoverAnimations, .endDiffers]),
    ]

    private static func wrong(
        box fault: WildLightbox.Fault, _ name: String, _ rules: Set<Rule>
    ) -> CorpusCase {
        .wrong(own: "wild: " + name, rules, alsoTrue: [.reduceMotionIgnored]) { WildLightbox(fault).screens }
    }

    private static func wrong(
        motion fault: WildMotion.Fault, _ name: String, _ rules: Set<Rule>, alsoTrue: Set<Rule> = [],
        screens: @escaping @MainActor @Sendable (WildMotion.Fault) -> AppFlow
    ) -> CorpusCase {
        .wrong(own: "wild: " + name, rules, alsoTrue: alsoTrue) { screens(fault) }
    }

    private static func wrong(pager fault: WildPager.Fault, _ name: String, _ rules: Set<Rule>) -> CorpusCase {
        .wrong(own: "wild: " + name, rules, alsoTrue: [.reduceMotionIgnored, .notMirrored, .appearanceCalls]) {
            WildPager(fault).screens
        }
    }

    private static func wrong(login fault: WildLogin.Fault, _ name: String, _ rules: Set<Rule>) -> CorpusCase {
        .wrong(own: "wild: " + name, rules, alsoTrue: [.reduceMotionIgnored]) { WildLogin(fault).screens }
    }
}
