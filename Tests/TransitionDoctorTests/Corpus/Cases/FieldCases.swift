import TransitionDoctor
import UIKit

/// A third set, of other make: written after what public animators do right and wrong, and before the doctor had seen one of them.
@MainActor extension CorpusCase {
    private static let slides: Set<Rule> = [.reduceMotionIgnored, .notMirrored]

    static let rightField: [CorpusCase] = [
        .right(own: "field: a cell grows into a page", alsoTrue: slides) { FieldZoom().screens },
        .right(own: "field: a menu on a shade", alsoTrue: slides) { FieldMenu().screens },
        .right(own: "field: a card, and the presenter steps back", alsoTrue: slides) { FieldDeck().screens },
        .right("field: a sheet by one property animator", alsoTrue: slides) { name in
            Patient(name, style: .custom, transitioningDelegate: { FieldSheetDelegate() })
        },
        .right("field: a round window") { name in
            Patient(name, for: [.push, .pop]) { FieldReveal(isPop: $0.operation == .pop) }
        },
        .right("field: a display link fades", alsoTrue: [.notDriven]) { name in
            Patient(name, for: .present(.fullScreen), .dismiss(.fullScreen)) { FieldLinked() }
        },
        .right("field: tabs slide") { name in Patient(name, tabBarDelegate: { FieldTabs() }) },
        .right(own: "field: children cross-dissolve") { FieldSegments().screens },
        .right(own: "field: a player grows", alsoTrue: slides) { FieldPlayer().screens },
        .right(own: "field: a segue with a curtain") { FieldSegue.screens() },
        .right(own: "field: a finger carries a photo", alsoTrue: slides) { FieldPhoto().screens },
        .right(own: "field: the bar goes while a page is there") { FieldBarHider().screens },
        .right("field: the swipe back asks for the stack") { name in
            Patient(name, navigationDelegate: { FieldSwiper($0, asksNobody: false) })
        },
        .right("field: a helper pushes") { name in
            Patient(name, pushing: { FieldHelper.push($1, on: $0, putsBackAtOnce: false) })
        },
        // Only an animation brings the blur.
        .right("field: a question over a blur", alsoTrue: [.unanimatedPath]) { name in
            Patient(name, style: .custom, transitioningDelegate: { FieldBlur() })
        },
        .right("field: key frames", uses: [.push, .pop], seconds: 0.4) { FieldBodies.keyFrames($0) },
        .right("field: a cube", uses: [.push, .pop], seconds: 0.4) { FieldBodies.cube($0) },
        .right("field: two halves", uses: [.push, .pop], seconds: 0.35) { FieldBodies.halves($0) },
        .right("field: a page below goes a third", uses: [.push, .pop], seconds: 0.35) { FieldBodies.parallax($0) },
        .right("field: turned over", uses: [.present(.fullScreen), .dismiss(.fullScreen)], seconds: 0.4) {
            FieldBodies.turnsOver($0)
        },
        .right("field: pops up", uses: [.present(.custom), .dismiss(.custom)]) { FieldBodies.popsUp($0) },
    ]

    static let wrongField: [CorpusCase] =
        wrongFieldScreens + wrongFieldDelegates + wrongFieldAnimators

    private static let wrongFieldScreens: [CorpusCase] = [
        zoom(.cellStaysHidden, "the cell stays hidden", [.leftoverProperties, .unanimatedPath]),
        zoom(.otherWidth, "the flight ends elsewhere", [.jump, .hardCodedSize]),
        zoom(.pictureStays, "what flew stays", [.leftoverViews]),
        zoom(.pageTakenOut, "the page is taken out", [.cancelDiffers, .toViewMissing, .leftoverViews]),
        zoom(.belowAbove, "the page below comes above", [.jump]),
        menu(.shadeGoesAlways, "the shade goes though the menu stays", [.cancelDiffers]),
        menu(.notLaidOut, "nothing is laid out after a turn", [.sizeChange]),
        menu(.alwaysDriven, "a finger is always waited for", [.neverCompleted]),
        menu(.onlyEnded, "a touch that is taken away hangs", [.gestureEnd, .neverCompleted]),
        menu(.keepsDriving, "the next way back waits for a finger", [.neverCompleted, .gestureEnd]),
        menu(.placedByAnimator, "without animation the menu is a screen", [.unanimatedPath, .endDiffers, .wrongFrame]),
        deck(
            .forwardThoughCalledOff, "the presenter comes forward though the card stays",
            [.cancelDiffers, .leftoverProperties]),
        deck(.staysRound, "the presenter stays round", [.leftoverProperties]),
        deck(.smallWithoutAnimation, "small without animation", [.unanimatedPath, .leftoverProperties]),
        deck(.cardStaysTurned, "the card stays askew", [.leftoverProperties]),
        .wrong(own: "field: the child stays a child", [.endDiffers, .leak, .appearanceCalls, .leftoverViews]) {
            FieldSegments(.staysChild).screens
        },
        .wrong(own: "field: the child is never told that it is there", [.appearanceCalls]) {
            FieldSegments(.neverTold).screens
        },
        .wrong(own: "field: the child has one telephone's size", [.hardCodedSize, .sizeChange, .endDiffers]) {
            FieldSegments(.fixedFrame).screens
        },
        .wrong(
            own: "field: the player stays half way", [.cancelDiffers, .swipeBack, .gestureEnd, .endDiffers, .jump],
            alsoTrue: slides
        ) {
            FieldPlayer(.leftHalfWay).screens
        },
        .wrong(
            own: "field: the player's shade stays faint", [.leftoverProperties, .touchesSwallowed], alsoTrue: slides
        ) {
            FieldPlayer(.shadeStays).screens
        },
        .wrong(own: "field: the curtain stays", [.leftoverViews]) { FieldSegue.screens(pictureStays: true) },
        photo(.cancelUntold, "nobody is told that the photo stays", [.neverCompleted, .gestureEnd, .swipeBack]),
        photo(.blackStaysFaint, "the black stays faint", [.cancelDiffers, .leftoverProperties]),
        photo(.placeForWay, "the finger's place for its way", [.jump]),
        photo(.photoStays, "the photo stays where it was let go", [.cancelDiffers, .leftoverProperties]),
        photo(.touchesOff, "nothing takes touches any more", [.cancelDiffers, .leftoverProperties, .touchesSwallowed]),
        .wrong(own: "field: the bar comes too early", [.barsChanged, .cancelDiffers]) {
            FieldBarHider(showsTooEarly: true).screens
        },
    ]

    private static let wrongFieldDelegates: [CorpusCase] = [
        sheet(.anotherEachTime, "another animator each time", [.interruptibleAnimatorChanges]),
        sheet(.emptyOnTheWayBack, "an empty animator on the way back", [.neverCompleted, .missingView]),
        sheet(.stoppedAtTheEnd, "stopped once more", [.animatorState]),
        sheet(.alwaysTrue, "completed all the same", [.completedAgainstCancellation]),
        tabs(.oldStaysAside, "the old page stays aside", [.leftoverProperties]),
        tabs(.barOff, "the bar takes no touches", [.barsChanged, .touchesSwallowed, .leftoverProperties]),
        tabs(.waitsForFinished, "waits for finished", [.neverCompleted, .completedWithFinished]),
        .wrong("field: the swipe back begins at the root", [.swipeBack]) { name in
            Patient(name, navigationDelegate: { FieldSwiper($0, asksNobody: true) })
        },
        .wrong("field: the helper puts the delegate back at once", [.delegateGone]) { name in
            Patient(name, pushing: { FieldHelper.push($1, on: $0, putsBackAtOnce: true) })
        },
        .wrong("field: nobody keeps the delegate", [.delegateGone]) { name in
            Patient(
                name,
                presenting: {
                    let page = FieldCard()
                    page.modalPresentationStyle = .custom
                    page.transitioningDelegate = FieldSheetDelegate()
                    return page
                })
        },
        .wrong("field: the blur stays on the presenter", [.leftoverViews], alsoTrue: [.unanimatedPath, .endDiffers]) {
            name in
            Patient(name, style: .custom, transitioningDelegate: { FieldBlur(blurStays: true) })
        },
    ]

    private static let wrongFieldAnimators: [CorpusCase] = [
        reveal(.maskStays, "the mask stays", [.leftoverProperties, .leftoverAnimations]),
        reveal(.passesFlag, "the flag is passed on", [.completedWithFinished, .completedAgainstCancellation]),
        reveal(.twice, "completed by the block too", [.completedTwice]),
        reveal(.keepsContext, "the context is kept", [.leak]),
        reveal(.snapsBack, "small again for a moment", [.jump], [.wrongDuration]),
        .wrong("field: a display link stays", [.completedTwice, .leftoverAnimations], alsoTrue: [.notDriven, .leak]) {
            name in
            Patient(name, for: .present(.fullScreen), .dismiss(.fullScreen)) { FieldLinked(.linkStays) }
        },
        .wrong(
            "field: it ends at four fifths", [.leftoverProperties, .endDiffers, .wrongDuration],
            alsoTrue: [.notDriven, .wrongDuration]
        ) { name in
            Patient(name, for: .present(.fullScreen), .dismiss(.fullScreen)) { FieldLinked(.endsEarly) }
        },
        .wrong(
            "field: the note falls for ever", [.neverCompleted],
            alsoTrue: [.wrongDuration, .notDriven, .reduceMotionIgnored]
        ) { name in
            Patient(name, style: .custom, transitioningDelegate: { falling(.neverRests) })
        },
        .wrong("field: key frames end before the end", [.jump], uses: [.push], seconds: 0.4) {
            FieldBodies.keyFrames($0, endsBeforeTheEnd: true)
        },
        .wrong("field: the depth stays", [.leftoverProperties], uses: [.push, .pop], seconds: 0.4) {
            FieldBodies.cube($0, spaceStays: true)
        },
        .wrong("field: the hinge stays", [.leftoverProperties], uses: [.push, .pop], seconds: 0.4) {
            FieldBodies.cube($0, anchorStays: true)
        },
        .wrong("field: halves of nothing", [.blankSnapshot], uses: [.push], seconds: 0.35) {
            FieldBodies.halves($0, blank: true)
        },
        .wrong("field: the shadow stays", [.leftoverProperties], uses: [.push, .pop], seconds: 0.35) {
            FieldBodies.parallax($0, shadowStays: true)
        },
        .wrong("field: twice as long", [.wrongDuration, .jump], alsoTrue: [.notDriven, .wrongDuration, .jump]) {
            FieldBodies.twoPhases($0)
        },
        .wrong("field: two blocks complete", [.completedTwice]) { FieldBodies.twoBlocks($0) },
        .wrong("field: askew by chance", [.notRepeatable]) { FieldBodies.askew($0) },
        .wrong("field: touches are ignored after a cancel", [.touchesSwallowed]) { FieldBodies.ignoring($0) },
        .wrong("field: the bar stays faint", [.barsChanged]) { FieldBodies.barFades($0) },
        .wrong("field: an old telephone", [.wrongFrame, .hardCodedSize, .endDiffers]) { FieldBodies.oldTelephone($0) },
        .wrong("field: a frame under a transform", [.wrongFrame, .layoutJump, .jump], alsoTrue: [.reduceMotionIgnored])
        {
            FieldBodies.frameUnderTransform($0)
        },
        .wrong(
            "field: the presenter is brought along", [.presenterMoved],
            uses: [.present(.custom), .dismiss(.custom)]
        ) { FieldBodies.bringsPresenter($0) },
        .wrong("field: nothing below", [.toViewMissing], uses: [.push, .pop]) { FieldBodies.forgetsBelow($0) },
    ]

    /// The circle is large enough for all telephones, and on a tablet the doctor looks at the end alone.
    static let unseenField: [CorpusCase] = [
        // The doctor is wrong about it: a body rests a hair beside its place.
        .right("field: a note falls", alsoTrue: [.wrongDuration, .notDriven, .reduceMotionIgnored]) { name in
            Patient(name, style: .custom, transitioningDelegate: { falling() })
        },
        reveal(.oneTelephone, "a mask of one telephone", [.hardCodedSize, .jump, .sizeChange]),
    ]

    private static func falling(_ fault: FieldFalling.Fault = .none) -> CorpusModalDelegate {
        CorpusModalDelegate { FieldFalling(leaves: $0, fault) }
    }

    private static func zoom(_ fault: FieldZoom.Fault, _ name: String, _ rules: Set<Rule>) -> CorpusCase {
        .wrong(own: "field: " + name, rules, alsoTrue: slides) { FieldZoom(fault).screens }
    }

    private static func menu(_ fault: FieldMenu.Fault, _ name: String, _ rules: Set<Rule>) -> CorpusCase {
        .wrong(own: "field: " + name, rules, alsoTrue: slides) { FieldMenu(fault).screens }
    }

    private static func deck(_ fault: FieldDeck.Fault, _ name: String, _ rules: Set<Rule>) -> CorpusCase {
        .wrong(own: "field: " + name, rules, alsoTrue: slides) { FieldDeck(fault).screens }
    }

    private static func photo(_ fault: FieldPhoto.Fault, _ name: String, _ rules: Set<Rule>) -> CorpusCase {
        .wrong(own: "field: " + name, rules, alsoTrue: slides) { FieldPhoto(fault).screens }
    }

    private static func sheet(_ fault: FieldSheet.Fault, _ name: String, _ rules: Set<Rule>) -> CorpusCase {
        .wrong("field: " + name, rules, alsoTrue: slides) { name in
            Patient(name, style: .custom, transitioningDelegate: { FieldSheetDelegate(fault) })
        }
    }

    private static func tabs(_ fault: FieldTabs.Fault, _ name: String, _ rules: Set<Rule>) -> CorpusCase {
        .wrong("field: " + name, rules) { name in Patient(name, tabBarDelegate: { FieldTabs(fault) }) }
    }

    private static func reveal(
        _ fault: FieldReveal.Fault, _ name: String, _ rules: Set<Rule>, _ alsoTrue: Set<Rule> = []
    ) -> CorpusCase {
        .wrong("field: " + name, rules, alsoTrue: alsoTrue) { name in
            Patient(name, for: [.push, .pop]) { FieldReveal(isPop: $0.operation == .pop, fault) }
        }
    }
}
