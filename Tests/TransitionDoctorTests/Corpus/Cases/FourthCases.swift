import TransitionDoctor
import UIKit

/// A set after the manner of public code, by somebody who has read the rules as documented and nothing of how they are looked for. What is
/// right and what is wrong was written down from UIKit's documentation and from public animators, before any of it had run.
@MainActor extension CorpusCase {
    static let rightFourthA: [CorpusCase] = [
        .right("fourth A: a circle out of a corner, by a mask whose delegate keeps the context weakly") { name in
            Patient(name, style: .custom, transitioningDelegate: { FACircleDirector() })
        },
        .right("fourth A: a stamp whose animations stay on the layer till they are taken off by name") { name in
            Patient(name, style: .custom, transitioningDelegate: { FAStampDirector() })
        },
        .right("fourth A: tabs that the container's layer exchanges") { name in
            Patient(name, tabBarDelegate: { FALayerTabsDirector() })
        },
        .right("fourth A: a page is cut in two, and is hidden meanwhile") { name in
            Patient(name, for: .push, .pop) { FASplitAnimator() }
        },
        .right("fourth A: a page of a book, by key frames in one property animator") { name in
            Patient(name, for: [.push, .pop]) { use in FATurnAnimator(isForward: use.isForward) }
        },
        .right("fourth A: a flip that hides what goes and shows it again") { name in
            Patient(name, style: .fullScreen, transitioningDelegate: { FAFlipDirector() })
        },
        .right("fourth A: delegate, animator and driver are one object") { name in
            Patient(name, navigationDelegate: { FAStackDirector($0) })
        },
        .right("fourth A: a sheet in a frame of the app's own, which UIKit slides") { name in
            Patient(name, style: .custom, transitioningDelegate: { FASheetDirector() })
        },
        .right(own: "fourth A: a push without animation under a fade of the layer") { FAFadingStack.screens() },
        .right(own: "fourth A: books grow out of a collection view") { FAShelf.screens() },
        .right(own: "fourth A: a picture hangs on the finger, without percentages") { FAPictureDirector().screens },
        .right(own: "fourth A: a player rises, and the tab bar goes aside meanwhile") { FAPlayerApp.screens() },
        .right(own: "fourth A: an alert is its own delegate and its own shade") { FAAlert.screens() },
        .right(own: "fourth A: chapters by the container's own transition") { FAChapters.screens() },
        .right(own: "fourth A: a drawer between two constraints, which a finger closes") { FADrawer.screens() },
        .right(own: "fourth A: a doorway flips and tells its children by hand") { FADoorway.screens() },
    ]

    static let wrongFourthA: [CorpusCase] = wrongFourthADelegates + wrongFourthAScreens

    private static let wrongFourthADelegates: [CorpusCase] = [
        // Where the animations are taken away UIKit hears that nothing was pushed, and after a cancel the flag says nothing of that.
        .wrong(
            "fourth A: a bounce passes on whether it was finished",
            [.completedWithFinished, .completedAgainstCancellation],
            alsoTrue: [.cancelDiffers, .endDiffers, .leftoverViews, .toViewMissing]
        ) { name in
            Patient(name, for: [.push, .pop]) { use in FABounceAnimator(pops: !use.isForward) }
        },
        // UIKit is told of the end by the mask and by the fade: its second end belongs to no transition.
        .wrong("fourth A: an iris and a fade both end the transition", [.completedTwice], alsoTrue: [.appearanceCalls])
        { name in
            Patient(name, style: .custom, transitioningDelegate: { FAIrisDirector() })
        },
        // A view that was never rendered has an empty picture without screen updates: nothing is seen till the page is there at once.
        .wrong(
            "fourth A: a picture is taken of a page that nobody has seen", [.blankSnapshot, .jump],
            alsoTrue: [.notDriven, .wrongDuration]
        ) { name in
            Patient(name, for: .push) { FAPolaroidAnimator() }
        },
        // In a column, a form sheet or half an iPad the container is smaller than the device's screen.
        .wrong(
            "fourth A: pages as wide as the device", [.hardCodedSize, .wrongFrame, .endDiffers],
            alsoTrue: [.reduceMotionIgnored, .jump, .layoutJump]
        ) { name in
            Patient(name, for: [.push, .pop]) { use in FAScreenWideAnimator(isPopping: !use.isForward) }
        },
        // Outside of full screen styles UIKit hands out one of the views only: it is told that all is done, and the screen is not there.
        .wrong(
            "fourth A: a dissolve wants both views or does nothing", [.missingView, .toViewMissing],
            alsoTrue: [.endDiffers, .touchesSwallowed, .jump, .wrongDuration, .cancelDiffers]
        ) { name in
            Patient(name, for: .present, .dismiss) { FADissolveAnimator() }
        },
        // After a turn the shade covers a part of the screen only, since nothing lays it out again.
        .wrong("fourth A: a shade keeps the size that it came with", [.sizeChange, .endDiffers]) { name in
            Patient(name, style: .custom, transitioningDelegate: { FADialogDirector() })
        },
        // A touch that the system takes away ends neither way, and the stack stands half way for ever.
        .wrong(
            "fourth A: a pan that the system takes away is not answered", [.gestureEnd, .neverCompleted],
            alsoTrue: [.swipeBack, .touchesSwallowed, .reentrancy]
        ) { name in
            Patient(name, navigationDelegate: { FASinkDirector($0) })
        },
        // A presenter that stays in its window must not be put into the container, with which it goes: a black screen is left.
        .wrong(
            "fourth A: the screen behind a curtain is put into the container", [.presenterMoved],
            alsoTrue: [.toViewMissing, .endDiffers, .jump, .cancelDiffers, .touchesSwallowed, .sizeChange]
        ) { name in
            Patient(name, style: .custom, transitioningDelegate: { FACurtainDirector() })
        },
    ]

    private static let wrongFourthAScreens: [CorpusCase] = [
        // `transitioningDelegate` is weak: with the last who kept it the animation of the way back is gone.
        .wrong(own: "fourth A: the delegate is let go when the receipt has come", [.delegateGone]) {
            FACheckout.screens()
        },
        // Taken away without animation (a deep link, a logout) the card leaves the lounge small.
        .wrong(
            own: "fourth A: only animators shrink the lounge and make it large",
            [.unanimatedPath, .endDiffers, .leftoverProperties],
            alsoTrue: [.sizeChange]
        ) {
            FALounge.screens()
        },
        // After a pull that was too short the button's way back waits for a finger that has gone.
        .wrong(
            own: "fourth A: the flag of a finger falls only where it goes through",
            [.neverCompleted, .gestureEnd, .swipeBack],
            alsoTrue: [.touchesSwallowed, .reentrancy]
        ) {
            FANotes.screens()
        },
        // UIKit has cancelled and is told that the menu has gone.
        .wrong(
            own: "fourth A: a menu has always gone", [.completedAgainstCancellation],
            alsoTrue: [.cancelDiffers, .gestureEnd, .swipeBack, .appearanceCalls, .leftoverViews, .touchesSwallowed]
        ) {
            FAMenuApp.screens()
        },
        // A ring of two strong references: each article that was ever opened stays in memory.
        .wrong(own: "fourth A: an article and what closes it keep each other", [.leak]) { FAArticle.screens() },
        // Turned back midway, the fade that ends first takes out the page that comes: nothing is left on the screen.
        .wrong(
            own: "fourth A: the page that was there is looked up when the fade is over",
            [.reentrancy, .endDiffers, .toViewMissing],
            alsoTrue: [.jump, .appearanceCalls]
        ) {
            FAPagesStrip.screens()
        },
        // A swipe back that is called off leaves a bar that answers nobody, its back button among them.
        .wrong(
            own: "fourth A: the bar stays dead where a swipe is called off",
            [.leftoverProperties, .barsChanged, .cancelDiffers, .touchesSwallowed], alsoTrue: [.swipeBack, .gestureEnd]
        ) {
            FAShop.screens()
        },
        // The list has put the tile first meanwhile: another is shown, and the one that was hidden stays so.
        .wrong(
            own: "fourth A: the hidden tile is looked up at the place that it had", [.endDiffers, .leftoverProperties],
            alsoTrue: [.jump, .unanimatedPath]
        ) {
            FARecents.screens()
        },
    ]
}
