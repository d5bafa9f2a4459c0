import TransitionDoctor
import UIKit

/// Animators, delegates, presentation controllers and interactors in the manner of public libraries and sample projects, by somebody who has
/// read the rules as documented and nothing of how they are looked for. What is right and what is wrong was written down from UIKit's
/// documentation and from public code, before any of it had run.
@MainActor extension CorpusCase {
    static let rightFifthC: [CorpusCase] = [
        // The menu pushes its home's content aside, which is not the presenter's view, and the count of openings changes for good.
        .right(own: "fifth C: a menu pushes its home aside", alsoTrue: [.reduceMotionIgnored]) { FCHome.screens() },
        // The whole screen below can be touched as if nothing were presented, which is the toast's purpose; the tick stays.
        .right(own: "fifth C: a toast is presented, and touches go past it") { FCPlaylist.screens() },
        // Only two fingers lead back, and no pan. The status bar is away meanwhile.
        .right(own: "fifth C: a picture is pinched away") { FCGallery.screens() },
        // The interactor is there on each way back, and says that it does not begin by a finger where none is down.
        .right(own: "fifth C: a ticket that is caught while it goes") { FCConcert.screens() },
        // The layer of the steps' place shows the change: children are exchanged at once, and no view is animated.
        .right(own: "fifth C: steps that a layer pushes by each other") { FCWizard.screens() },
        // What flies are twins; patches are hidden by their alpha meanwhile and get back the one that they had, faint or not.
        .right(own: "fifth C: a drink's colour flies to its page", alsoTrue: [.reduceMotionIgnored]) {
            FCCafe.screens()
        },
        // The page that goes is hidden while its pictures are folded, and shown again in the end, whichever that is.
        .right("fifth C: a page is folded together like a screen") { name in
            Patient(name, for: [.push, .pop]) { use in FCFoldAnimator(opens: use.isForward) }
        },
        // The keyboard comes when the strip has come, and moves it; that is no jump of the transition's.
        .right(own: "fifth C: an answer stands on its keyboard") { FCThread.screens() },
        // One delegate for all bubbles lives on, on purpose; the presenter's tint is grey as long as the bubble is there.
        .right(own: "fifth C: a bubble grows out of its button, by a delegate that all share") { FCDocument.screens() },
        // Animations stay on the mask's layers to the end and go with the mask.
        .right("fifth C: blinds of a mask open one after the other") { name in
            Patient(name, style: .fullScreen, transitioningDelegate: { FCBlindsDirector() })
        },
        .right(own: "fifth C: tabs lie beside each other under one finger") { FCTabs.screens() },
        // A swipe over the pictures belongs to these while there are some before; the bar comes and goes along with the pages.
        .right(own: "fifth C: back from anywhere, but not through the pictures") { FCListings.screens() },
        // No transition of the app's own: a screen of which nothing is seen any more goes without animation.
        .right(own: "fifth C: a stamp is thrown away", alsoTrue: [.reduceMotionIgnored]) { FCStamps.screens() },
        // Appearance calls by hand; a pull that is called off turns the disappearance round.
        .right(own: "fifth C: an inspector is a child that can be pulled away", alsoTrue: [.reduceMotionIgnored]) {
            FCBoard.screens()
        },
    ]

    static let wrongFifthC: [CorpusCase] = wrongFifthCDelegates + wrongFifthCFingers

    private static let wrongFifthCDelegates: [CorpusCase] = [
        // Where a push is called off the list stays dark in its lower half, by a shade that nobody takes away any more.
        .wrong(
            "fifth C: a shade stays where a push is called off", [.leftoverViews, .cancelDiffers, .leftoverProperties],
            alsoTrue: [.jump]
        ) { name in
            Patient(name, for: [.push, .pop]) { use in FCShadeAnimator(pushes: use.isForward) }
        },
        // The mask is as large as the screen was: after a turn a corner of the screen is cut off and cannot be touched.
        .wrong(
            "fifth C: a spot's mask stays on the screen that it showed",
            [.leftoverProperties, .endDiffers, .sizeChange],
            alsoTrue: [.leftoverViews]
        ) { name in
            Patient(name, style: .fullScreen, transitioningDelegate: { FCSpotDirector() })
        },
        // A notification's block holds the presentation controller, and that the screen: each hint stays in memory.
        .wrong("fifth C: who lays out a hint listens for ever", [.leak]) { name in
            Patient(name, style: .custom, transitioningDelegate: { FCHintDirector() })
        },
        // `finalFrame(for:)` is not asked: where more than 480 points are wide the tray is too wide, till the device is turned.
        .wrong(
            "fifth C: a tray slides into a rectangle of its own",
            [.wrongFrame, .hardCodedSize, .sizeChange, .endDiffers],
            alsoTrue: [.jump, .layoutJump, .touchesSwallowed]
        ) { name in
            Patient(name, style: .custom, transitioningDelegate: { FCTrayDirector() })
        },
        // Who wants less motion gets an empty screen above the tab bar, as nobody adds the page that comes.
        .wrong(
            own: "fifth C: tabs without the page that comes, for who wants less motion",
            [.toViewMissing, .endDiffers, .missingView, .reduceMotionIgnored],
            alsoTrue: [.touchesSwallowed, .jump, .wrongDuration, .notDriven, .cancelDiffers]
        ) {
            FCTabs.screens(skipsForLessMotion: true)
        },
        // What is sold out is faint in the list, and as strong as the rest once somebody has looked at it.
        .wrong(
            own: "fifth C: what flew is shown in full strength afterwards",
            [.endDiffers, .leftoverProperties, .cancelDiffers],
            alsoTrue: [.jump, .unanimatedPath, .reduceMotionIgnored]
        ) {
            FCCafe.screens(showsAllAtTheEnd: true)
        },
        // Steps are taken out of the view and never out of the children: each step that was ever seen stays.
        .wrong(own: "fifth C: steps stay children for ever", [.leak, .leftoverViews], alsoTrue: [.appearanceCalls]) {
            FCWizard.screens(keepsSteps: true)
        },
    ]

    private static let wrongFifthCFingers: [CorpusCase] = [
        // After a pull that was too short a touch beside the menu does nothing, and the home's shadow is gone.
        .wrong(
            own: "fifth C: a menu that stays is tidied up",
            [.cancelDiffers, .touchesSwallowed, .leftoverProperties, .gestureEnd],
            alsoTrue: [.reduceMotionIgnored, .jump, .leftoverViews]
        ) {
            FCHome.screens(forgetsThatItStays: true)
        },
        // A touch that the system takes away ends in `.cancelled`: the stamp hangs where the finger was, over a pale ground.
        .wrong(
            own: "fifth C: a stamp hangs where the system took the finger away",
            [.gestureEnd, .cancelDiffers, .leftoverProperties],
            alsoTrue: [.reduceMotionIgnored]
        ) {
            FCStamps.screens(knowsOnlyLetGo: true)
        },
        // After a pull that was too short the run that is over is handed out again: nothing moves, and nobody completes.
        .wrong(
            own: "fifth C: a ticket hands out a run that is over",
            [.neverCompleted, .gestureEnd, .animatorState, .reentrancy],
            alsoTrue: [.swipeBack, .touchesSwallowed, .notDriven, .leak, .interruptibleAnimatorChanges]
        ) {
            FCConcert.screens(keepsTheRun: true)
        },
        // `isMovingToParent` is false where a swipe back is called off: the list's bar comes up over the page, with the next layout at the latest.
        .wrong(
            own: "fifth C: the list's bar stays over a page that stays",
            [.cancelDiffers, .leftoverProperties, .jump, .layoutJump],
            alsoTrue: [.touchesSwallowed, .sizeChange, .gestureEnd, .endDiffers]
        ) {
            FCListings.screens(hidesOnce: true)
        },
        // A disappearance that is called off has to be turned round: the inspector is told that it has gone, and is there.
        .wrong(
            own: "fifth C: an inspector that stays is told that it has gone", [.appearanceCalls],
            alsoTrue: [.cancelDiffers, .reduceMotionIgnored]
        ) {
            FCBoard.screens(forgetsThatItStays: true)
        },
        // Called off, UIKit is told of the end at once by the interactor, and by the animator when the letter is up again.
        .wrong(
            own: "fifth C: interactor and animator both complete a cancel", [.completedTwice],
            alsoTrue: [.jump, .cancelDiffers, .appearanceCalls, .leftoverProperties]
        ) {
            FCLetterBox.screens()
        },
        // Only what is started at once is driven. Under a finger the second step goes by itself, and also where it is called off.
        .wrong(
            own: "fifth C: the second step of a way back is not the finger's",
            [.notDriven, .jump, .cancelDiffers, .neverCompleted],
            alsoTrue: [.swipeBack, .gestureEnd, .touchesSwallowed]
        ) {
            FCNotes.screens()
        },
    ]
}
