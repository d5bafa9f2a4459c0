import TransitionDoctor
import UIKit

/// Screens as apps have them, half of them right, half with one fault. What is right and what is wrong was written down from UIKit's
/// documentation and from what people report of public apps, before anybody had run them.
@MainActor extension CorpusCase {
    static let rightFourthB: [CorpusCase] = [
        // The number in the inbox's title falls when the letter has been seen, and stays so.
        .right(own: "fourth B: a letter is read for good, with its tools below") { FBInbox.screens() },
        // The wall is scrolled while nobody sees it, and stays there.
        .right(own: "fourth B: a picture goes home to a wall that was scrolled to it") { FBPhotoWall.screens() },
        .right(own: "fourth B: a player that a second tap turns round", alsoTrue: [.reduceMotionIgnored]) {
            FBPlayerShell.screens()
        },
        // A finger may leave the drawer in its middle stop, which is neither of the two that the app's own buttons lead to.
        .right(own: "fourth B: a drawer with three stops over a map", alsoTrue: [.reduceMotionIgnored]) {
            FBMapPage.screens()
        },
        // The shelf has a head line afterwards that it did not have.
        .right(own: "fourth B: an article without a bar, and a shelf that remembers it") { FBShop().screens },
        .right(own: "fourth B: pages of an introduction, told by hand") { FBIntro.screens() },
        // What was typed is forgotten on purpose.
        .right(own: "fourth B: a login becomes the home") { FBSessionRoot.screens() },
        // A pull is refused on purpose, and the list has one more row afterwards and stands there.
        .right(own: "fourth B: a form that no pull takes away adds to the list") { FBContacts.screens() },
        // The day that was open is marked afterwards.
        .right(own: "fourth B: a day grows out of its month") { FBCalendar.screens() },
        // The badge goes when the tab has been seen, and does not come back.
        .right(own: "fourth B: a tab that was seen loses its badge") { FBTabs.screens() },
        // The bars stay hidden on the way back, as nobody has asked for them.
        .right(own: "fourth B: a book whose bars go with the first page that is turned") { FBReader.screens() },
        // The word is still there when the transition is over, and goes by itself.
        .right(own: "fourth B: a word about the basket outlasts the push") { FBMarket.screens() },
        // The text stays in the field.
        .right(own: "fourth B: a search over a catalogue remembers its word") { FBCatalogue.screens() },
        // A known card lies beside the screen, hidden.
        .right(own: "fourth B: a known card flies off and can be had back") { FBDeck.screens() },
    ]

    static let wrongFourthB: [CorpusCase] = wrongFourthBContainers + wrongFourthBPages

    private static let wrongFourthBContainers: [CorpusCase] = [
        // Opened again while it still closes, the player is taken away by the end of that closing, and the shell shows neither player.
        .wrong(
            own: "fourth B: the end of the way down takes a player that is up again", [.reentrancy, .jump],
            alsoTrue: [.reduceMotionIgnored]
        ) {
            FBPlayerShell.screens(closesBlindly: true)
        },
        // A touch that the system takes away ends in `.cancelled` alone: the drawer stays where it was dropped and obeys nobody any more.
        .wrong(
            own: "fourth B: a drawer that knows only fingers that let go", [.gestureEnd, .cancelDiffers],
            alsoTrue: [.reduceMotionIgnored]
        ) {
            FBMapPage.screens(knowsOnlyLetGo: true)
        },
        // A page that has begun to disappear has to be told the end of it, before it can appear again.
        .wrong(own: "fourth B: the page that goes is never told that it has gone", [.appearanceCalls]) {
            FBIntro.screens(forgetsThePageThatGoes: true)
        },
        // The login holds its closure and the closure the login, so each logout leaves one more behind.
        .wrong(own: "fourth B: a login whose closure holds it", [.leak]) {
            FBSessionRoot.screens(loginHoldsItself: true)
        },
        // The shift is a number of points of the width that was: turned while the menu is open, it fits the menu no more.
        .wrong(
            own: "fourth B: a menu's content keeps the shift of the width that was", [.sizeChange],
            alsoTrue: [.reduceMotionIgnored]
        ) {
            FBMenuShell.screens()
        },
        // The first animated way back hides the shade, and no later way there shows it: the panel cannot be shut by a touch beside it.
        .wrong(
            own: "fourth B: the shade comes at the first visit only",
            [.leftoverProperties, .endDiffers, .unanimatedPath],
            alsoTrue: [.reduceMotionIgnored, .touchesSwallowed]
        ) {
            FBFilters.screens()
        },
    ]

    private static let wrongFourthBPages: [CorpusCase] = [
        // A swipe that is called off has its `willShow` and never a `didShow`, and the whole flow takes no touches afterwards.
        .wrong(
            own: "fourth B: no touches after a swipe that was called off",
            [.touchesSwallowed, .cancelDiffers, .leftoverProperties, .gestureEnd, .swipeBack]
        ) {
            FBOrderFlow.screens()
        },
        // The animation goes on holding the card in its old place, whatever the layer's own position says, as after a turn.
        .wrong(
            own: "fourth B: the coupon's drop stays on its layer", [.leftoverAnimations, .sizeChange],
            alsoTrue: [.reduceMotionIgnored, .endDiffers, .cancelDiffers, .notDriven, .jump, .layoutJump]
        ) {
            FBOffers.screens()
        },
        // `didShow` comes when the push is over, so the button jumps up by the bar's 64 points under the user's eyes.
        .wrong(own: "fourth B: a page is told of the bar when it has come", [.layoutJump, .jump]) {
            FBPodcastShell.screens()
        },
        // The page does not go where the way back is called off, and has no name any more.
        .wrong(
            own: "fourth B: a recipe's name is gone after a way back that was called off",
            [.cancelDiffers, .leftoverProperties, .jump]
        ) {
            FBKitchen().screens
        },
        // A flick is over before the dismissal has begun: `finish()` comes too early, and nobody ends the transition.
        .wrong(own: "fourth B: a story that a flick freezes", [.gestureEnd, .neverCompleted]) { FBStories.screens() },
        // The display link counts seconds where a finger drives, so the sun moves while the finger rests.
        .wrong(own: "fourth B: the sun has a display link of its own", [.notDriven], alsoTrue: [.jump]) {
            FBWeather.screens()
        },
    ]

    /// What the doctor does not see, or says wrongly: it takes a clock that goes on in another place for a trace, and a display link that
    /// only goes on where the video does for one too many.
    static let unseenFourth: [CorpusCase] = [
        // Where more than 414 points are wide, the next step stands in the middle of the screen all at once.
        .wrong(own: "fourth B: steps that come from 414 points aside", [.hardCodedSize, .sizeChange, .jump]) {
            FBCheckout.screens()
        },
        // The bar belongs to all pages: the glossary's own large title does not come back.
        .wrong(
            own: "fourth B: a page takes the large titles from all", [.barsChanged, .endDiffers],
            alsoTrue: [.jump, .layoutJump]
        ) {
            FBGlossary.screens()
        },
        // Nothing animates where `animated` is false, so the video stays in a screen that has gone, and its slot is empty.
        .wrong(
            own: "fourth B: the video is given back by an animation only",
            [.unanimatedPath, .endDiffers, .leftoverViews],
            alsoTrue: [.reduceMotionIgnored, .cancelDiffers]
        ) {
            FBFeed.screens(givesBackAfterAnimationOnly: true)
        },
        .right(own: "fourth B: a video is lent to the whole screen and goes on", alsoTrue: [.reduceMotionIgnored]) {
            FBFeed.screens()
        },
    ]
}
