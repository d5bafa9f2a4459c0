import TransitionDoctor
import UIKit

/// A set by somebody who has read the rules as documented, and nothing of how they are looked for. What is right and what is wrong was written
/// down from UIKit's documentation and from what public apps do.
@MainActor extension CorpusCase {
    static let rightThird: [CorpusCase] = [
        .right(own: "third: a sheet as high as its content, and the home steps back") { ThirdSheet().screens },
        .right(own: "third: a home that goes aside by a constraint", alsoTrue: [.reduceMotionIgnored]) {
            ThirdMenu().screens
        },
        .right(own: "third: a small picture stands for the large one until that is seen") { ThirdCover().screens },
        .right(own: "third: a page with tools below") { ThirdToolbarPage.screens() },
        .right(own: "third: a tile that is hidden while its viewer is there") { ThirdGallery().screens },
        .right(own: "third: an order in steps") { ThirdWizard().screens },
        .right(own: "third: a letter whose button keeps above the keyboard") { ThirdCompose.screens() },
        .right(own: "third: a story plays by itself") { ThirdStory.screens() },
        .right(own: "third: hints while somebody searches") { ThirdSearch().screens },
        .right("third: settings from the side") { name in
            Patient(name, style: .custom, transitioningDelegate: { ThirdPanel() })
        },
        .right("third: tabs from a little aside") { name in Patient(name, tabBarDelegate: { ThirdTabs() }) },
        .right("third: a pan anywhere leads back") { name in Patient(name, navigationDelegate: { ThirdPuller($0) }) },
        .right("third: a soft edge goes down", uses: [.push, .pop], seconds: 0.4) { ThirdWipe.wipe($0) },
        .right("third: a card grows a little") { name in
            Patient(name, for: .present(.custom), .dismiss(.custom)) { ThirdPop() }
        },
    ]

    static let wrongThird: [CorpusCase] = wrongThirdScreens + wrongThirdDelegates

    private static let wrongThirdScreens: [CorpusCase] = [
        // Only a sheet that goes switches the list's pan on again.
        .wrong(own: "third: the list's pan stays off", [.cancelDiffers, .leftoverProperties]) {
            ThirdSheet(.listPanOff).screens
        },
        // It is taken away half way, with the sheet.
        .wrong(
            own: "third: the shade has a time of its own", [.jump, .wrongDuration, .notDriven, .leftoverAnimations]
        ) {
            ThirdSheet(.shadeHasItsTime).screens
        },
        .wrong(
            own: "third: the home snaps where a finger lets go", [.jump, .layoutJump], alsoTrue: [.reduceMotionIgnored]
        ) {
            ThirdMenu(.snaps).screens
        },
        .wrong(
            own: "third: the small picture stays without animation", [.unanimatedPath, .endDiffers, .leftoverViews]
        ) {
            ThirdCover(waitsForAnimation: true).screens
        },
        // A page that stays is not moving to its parent.
        .wrong(
            own: "third: the tools are gone where the way back is called off",
            [.barsChanged, .cancelDiffers, .leftoverProperties], alsoTrue: [.endDiffers]
        ) {
            ThirdToolbarPage.screens(showsOnce: true)
        },
        .wrong(own: "third: a tile out of sight ends nothing", [.neverCompleted, .sizeChange, .hardCodedSize]) {
            ThirdGallery(.outOfSightEndsNothing).screens
        },
        .wrong(
            own: "third: the status bar stays light without animation",
            [.unanimatedPath, .endDiffers, .barsChanged, .leftoverProperties]
        ) {
            ThirdGallery(.statusBarStaysLight).screens
        },
        .wrong(own: "third: the step that goes is not told beforehand", [.appearanceCalls]) {
            ThirdWizard(tellsOnTheWayBack: false).screens
        },
        .wrong(
            own: "third: the hints' room stays", [.cancelDiffers, .endDiffers, .leftoverProperties],
            alsoTrue: [.layoutJump]
        ) {
            ThirdSearch(roomStays: true).screens
        },
        .wrong(own: "third: the way to the left has no end", [.neverCompleted]) {
            ThirdTabs(.noEndToTheLeft).screens
        },
        // The next way back is the system's, which no finger drives.
        .wrong(
            own: "third: the delegate goes though the page stays",
            [.delegateGone, .cancelDiffers, .swipeBack, .notDriven, .gestureEnd],
            alsoTrue: [.jump, .endDiffers, .leftoverProperties, .reentrancy]
        ) {
            ThirdLender().screens
        },
    ]

    private static let wrongThirdDelegates: [CorpusCase] = [
        .wrong("third: no thought of less motion", [.reduceMotionIgnored]) { name in
            Patient(name, style: .custom, transitioningDelegate: { ThirdPanel(thinksOfLessMotion: false) })
        },
        .wrong("third: tabs rest first", [.wrongDuration]) { name in
            Patient(name, tabBarDelegate: { ThirdTabs(.restsFirst) })
        },
        // A pan on the first page leaves a driver behind, for which the next push waits.
        .wrong("third: a pan on the first page", [.swipeBack, .neverCompleted, .gestureEnd], alsoTrue: [.reentrancy]) {
            name in
            Patient(name, navigationDelegate: { ThirdPuller($0, asksNobody: true) })
        },
        .wrong("third: a letter and its driver keep each other", [.leak]) { name in
            Patient(name, presenting: { ThirdLetter.make() })
        },
        // Called off, the page that stays is masked with nothing.
        .wrong(
            "third: the mask stays where it is called off", [.leftoverProperties, .cancelDiffers], alsoTrue: [.jump],
            uses: [.push, .pop], seconds: 0.4
        ) {
            ThirdWipe.wipe($0, staysWhereCalledOff: true)
        },
    ]
}
