import TransitionDoctor
import UIKit

/// Whole screens of apps, which keep, change and remember things on purpose; the wrong ones have one fault each. What is right and what is
/// wrong was written down from UIKit's documentation and from what people report of public apps, before anybody had run them.
@MainActor extension CorpusCase {
    static let rightFifthD: [CorpusCase] = [
        // The keyboard is up as long as the page is there; the talk has been read for good, and its draft is kept.
        .right(own: "fifth D: a talk with the keyboard up, and its draft in the list") { FDChat.screens() },
        // The amounts are dots when the cover has gone, on purpose.
        .right(own: "fifth D: a bank that hides its amounts once it was locked") { FDBank.screens() },
        // The run has begun with the first look at it and goes on while nobody sees it.
        .right(own: "fifth D: a stopwatch that runs on behind the screen") { FDClock.screens() },
        // The green flash dies away; tick and points stay.
        .right(own: "fifth D: a quiz flashes, counts and keeps its answers") { FDQuiz.screens() },
        // A block moves on its own and is paused for a pull, after which the layer's clock is shifted as Apple's Q&A 1673 shows it.
        .right(own: "fifth D: a game through an iris is paused for a pull and goes on") { FDArcade.screens() },
        // The tool bar comes and goes with each call that says that the page does.
        .right(own: "fifth D: an editor brings its tools below and takes them along") { FDDarkroom.screens() },
        // Pages have a larger safe area for good, and count their visits.
        .right(own: "fifth D: tabs of the app's own float over pages that count their visits") { FDHabits.screens() },
        // The shutter's flash is meant, and one more picture is counted each time.
        .right(own: "fifth D: a camera flashes, counts and puts its picture away") { FDCamera.screens() },
        // The list has one more row afterwards, and the keyboard is gone.
        .right(own: "fifth D: a search over departures is offered again afterwards") { FDStations.screens() },
        // The steps' views are laid out by autoresizing, and move the other way from right to left.
        .right(own: "fifth D: the steps of an application keep their ticks") { FDPassport.screens() },
        // No screen comes or goes: the list is edited, with its tools below.
        .right(own: "fifth D: a list in which rows are chosen, with tools below") { FDDocuments.screens() },
        // Grey bars shimmer for ever until the text comes, which may be after the page has gone; the second visit has none.
        .right(own: "fifth D: a profile shimmers until its text has come, once") { FDMembers.screens() },
        // The bar rises when the page has appeared and stays on the way back, as does the room that it takes.
        .right(own: "fifth D: a small player rises over the stack and stays") { FDListen.screens() },
        // Beside each other or one over the other, by the width.
        .right(own: "fifth D: preferences side by side where there is room") { FDPreferences.screens() },
        // The time goes on meanwhile.
        .right(own: "fifth D: a card for a parked car whose time runs") { FDParking.screens() },
        // The mark comes by itself, after the page, and covers it until somebody touches it.
        .right(own: "fifth D: a page points out what is new, by itself") { FDBudget.screens() },
    ]

    static let wrongFifthD: [CorpusCase] = wrongFifthDPages + wrongFifthDScreens

    private static let wrongFifthDPages: [CorpusCase] = [
        // A swipe back that is called off has had its `viewWillDisappear`: the user stays and the text is gone (seen at once, as the swipe begins).
        .wrong(
            own: "fifth D: the field is emptied as soon as a swipe begins", [.cancelDiffers],
            alsoTrue: [.jump, .endDiffers, .leftoverProperties]
        ) {
            FDChat.screens(clearsField: true)
        },
        // Nothing brings the tools back after a swipe that was called off, as the page is not new then.
        .wrong(
            own: "fifth D: tools that are gone after a swipe that was called off", [.barsChanged, .cancelDiffers],
            alsoTrue: [.jump, .layoutJump, .leftoverProperties]
        ) {
            FDDarkroom.screens(showsToolsOnce: true)
        },
        // `viewDidAppear` comes again after a swipe that was called off: two shades lie over each other, and the first touch takes away one.
        .wrong(
            own: "fifth D: what is new is pointed out twice", [.cancelDiffers, .leftoverViews], alsoTrue: [.jump]
        ) {
            FDBudget.screens(pointsAgain: true)
        },
        // `willShow` names the list where a swipe begins, and nothing names the pass again when it stays: the tab bar lies over it from then on.
        .wrong(
            own: "fifth D: the tab bar is back over a pass that stays", [.barsChanged, .cancelDiffers],
            alsoTrue: [.jump, .layoutJump, .leftoverProperties, .touchesSwallowed]
        ) {
            FDTravel.screens()
        },
        // The page before is left faint. Only an animated way back makes it whole; without animation it stays faint.
        .wrong(
            own: "fifth D: the page before stays faint", [.leftoverProperties, .unanimatedPath, .endDiffers],
            alsoTrue: [.reduceMotionIgnored, .jump, .cancelDiffers]
        ) {
            FDRunClub.screens()
        },
        // Notification centre → block → page → token: each page that was ever seen stays in memory and answers.
        .wrong(own: "fifth D: a rate listens for ever", [.leak]) { FDCurrencies.screens(holdsItself: true) },
        // The run loop holds the link and the link the page, whose end was to stop it.
        .wrong(own: "fifth D: a stopwatch that its own link keeps", [.leak, .leftoverAnimations]) {
            FDClock.screens(holdsItself: true)
        },
    ]

    private static let wrongFifthDScreens: [CorpusCase] = [
        // Turned while it is locked, the accounts are seen beside the cover.
        .wrong(own: "fifth D: a cover that keeps the size that it came with", [.sizeChange, .endDiffers]) {
            FDBank.screens(coverKeepsItsFrame: true)
        },
        // A pull that is too short leaves the game standing still.
        .wrong(
            own: "fifth D: a game stays paused after a pull that was called off",
            [.cancelDiffers, .leftoverProperties, .leftoverAnimations], alsoTrue: [.gestureEnd, .swipeBack]
        ) {
            FDArcade.screens(forgetsToGoOn: true)
        },
        // Adding the view tells the page already: it is told twice that it will appear, and counts two visits for one.
        .wrong(own: "fifth D: a page is told by hand what it is told anyway", [.appearanceCalls]) {
            FDHabits.screens(tellsByHand: true)
        },
        // Who wants less motion sees the picture fade and can touch nothing from then on.
        .wrong(
            own: "fifth D: a way back that never ends for who wants less motion",
            [.neverCompleted, .reduceMotionIgnored],
            alsoTrue: [.touchesSwallowed, .endDiffers, .reentrancy, .gestureEnd]
        ) {
            FDCamera.screens(forgetsWhoWantsLessMotion: true)
        },
        // A second touch while the search comes brings another one, and the lower one is never taken away: departures are not seen again.
        .wrong(
            own: "fifth D: a search that opens twice", [.reentrancy, .leftoverViews, .endDiffers],
            alsoTrue: [.jump, .touchesSwallowed, .leak]
        ) {
            FDStations.screens(knowsOnlyWhatHasCome: true)
        },
        // Cut short, as where the app goes to the background, a change leaves the old question below, and the quiz refuses every other change.
        .wrong(
            own: "fifth D: a quiz that waits for an end that was cut short",
            [.endDiffers, .leftoverViews, .completedWithFinished, .neverCompleted],
            alsoTrue: [.appearanceCalls, .reentrancy, .leftoverProperties]
        ) {
            FDQuiz.screens(tidiesOnlyWhatIsFinished: true)
        },
        // In Arabic the next step comes from where one has come from.
        .wrong(own: "fifth D: steps that go the same way in every language", [.notMirrored]) {
            FDPassport.screens(knowsOneDirection: true)
        },
        // After a pull that was called off the card stands over a screen that is not dimmed any more.
        .wrong(
            own: "fifth D: the shade is gone though the card stays", [.cancelDiffers, .leftoverViews],
            alsoTrue: [.jump, .touchesSwallowed, .leftoverProperties, .endDiffers]
        ) {
            FDParking.screens(shadeAlwaysGoes: true)
        },
    ]
}
