import InterludeStage
import UIKit

/// Everything that was seen of one trial; the rules look at nothing else.
@MainActor struct TrialRecord {
    let trial: Trial
    /// The screen's size in points.
    let screenSize: CGSize
    /// The screen before the transition was asked for; `nil` where no rule wants to know.
    var before: Sighting?
    /// The screen after everything had settled, or when the trial was given up.
    var after: Sighting?
    /// The transitions that ran, in the order in which they began.
    var runs: [RunRecord] = []
    /// What was seen in each frame, from the moment at which the transition began to its end.
    var frames: [FrameSighting] = []
    /// How the to view is laid out when the transition has ended.
    var finalLayout: LayoutSighting?
    /// Presentations and dismissals that UIKit did not begin.
    var refusedChanges: [RefusedChange] = []
    /// What UIKit stops an app for, such as a screen that is shown although it is there already.
    var refusals: [String] = []
    /// The appearance calls of all controllers.
    var calls: [AppearanceCall] = []
    /// Calls of appearance methods that the app has made itself: the controller in words, and the method.
    var callsByHand: [(moment: Finding.Moment, controller: String, method: String)] = []
    /// Controllers whose views are on the screen, and that were never told that they appear, in words.
    var uncalled: [String] = []
    /// Controllers that are said to be seen and whose views have left the window, in words.
    var untold: [String] = []
    /// Whether a stack of the app's own has a screen to go back to, so that a swipe from the edge should lead there.
    var isInStack = false
    /// Whether a finger was tried on an app's own screens that leads nowhere.
    var isDeadSwipe: Bool {
        trial.use == .back && trial.course == .swiped(.finishes) && runs.isEmpty && hasComeBack == true
    }
    /// Whether swiping back is turned off.
    var isSwipeTurnedOff = false
    /// Whether swiping back began where there is nothing to go back to.
    var hasSwipeBegunAtRoot = false
    /// Illegal calls to property animators.
    var faults: [(moment: Finding.Moment, message: String)] = []
    /// Whether the transitioning delegate went between presentation and dismissal.
    var delegateIsGone = false
    /// Whether the app's own push is to be animated by the app's own.
    var isOwnExpected = false
    /// What should have gone with the screen, and has not: names.
    var survivors: [String] = []
    /// Pages of an earlier visit that the app keeps although it has made new ones: names.
    var keptPages: [String] = []
    /// What else has outlived the trial: animators, delegates, views.
    var madeObjects: [MadeObjects.Child] = []
    /// Whether the screen came to rest.
    var hasSettled = false
    /// The doctor's screens that have left the window, as they are in the end.
    var departed: StateRecord?
    /// Whether work still waited on the main queue when the trial was given up.
    var waitsOnMainQueue = false
    /// Whether the doctor's finger drove a transition.
    var isReallyDriven = false
    /// When a transition was completed that a finger still held; `nil` for none.
    var endUnderFinger: Finding.Moment?
    /// What moves where nothing is asked for.
    var restless = Restlessness()
    /// What still moves when the trial is given up, in words.
    var movers: [String] = []
    /// Whom display links of the app's still call in the end, by their classes.
    var linkTargets: [String] = []
    /// Whether a change that is not UIKit's has led back to where it began; `nil` for a transition of UIKit's.
    var hasComeBack: Bool?
    /// What the views of the transition look like and where they stand, in words.
    var looks: [ObjectToken: String] = [:]
    /// The keyboard's upper edge before and after, in points from the screen's upper edge; the screen's height where it is down.
    var keyboardEdges: (before: CGFloat, after: CGFloat) = (0, 0)
    /// Whether the keyboard has come up or gone down.
    var movesKeyboard: Bool { keyboardEdges.before != keyboardEdges.after }
    /// The part of the screen in which something moved although a finger held still, in points.
    var movedPart: CGRect?
    /// The way of the scripted finger, as it was placed on the screen.
    var swipe: Swipe?
    /// Whether the finger goes down where a tap or a swipe in one go is listened to.
    var meetsTap = false
    /// Whether something moves on when the finger has gone.
    var goesOnByItself = false
    /// Whether what the trial is about could not be tried.
    var isVoid = false
    /// Seconds for which UIKit waits beyond the declared duration before it says that a transition is overdue.
    let patience: TimeInterval = 1

    /// The transition that the trial is about.
    var main: RunRecord? { runs.first }

    /// Whether what the trial is about has ended. A container of the app's own may need no transition of UIKit's.
    var hasEnded: Bool { main?.hasEnded ?? trial.use.isOwn }

    /// Whether everything is to be as before in the end. Whether a finger's speed counts, and whether a touch that the system takes
    /// away is one that lifts, is the app's affair: the end has to be one of the two, and a whole one.
    var hasGoneBack: Bool {
        if isDeadSwipe { return true }
        switch trial.course {
        case .swiped(.isTakenAway), .swiped(.flicks), .swiped(.twitches), .swiped(.turnsBack), .swiped(.returns),
            .swipedAgain:
            return wasCalledOff ?? hasComeBack ?? true
        default: return trial.course.leadsBack
        }
    }

    /// Whether the last transition went back to where it began; `nil` where none came to an end.
    var wasCalledOff: Bool? { runs.last?.end.map { !$0.didComplete } }

    /// Whether a container of the app's own is neither where it was nor where it goes to after its touch was taken away.
    var isStuckUnderFinger: Bool {
        trial.course == .swiped(.isTakenAway) && runs.isEmpty && hasComeBack == false
    }

    /// Whether it has gone on from there to a third place, such as the middle one of three: which are right is the app's affair.
    var hasFoundAnotherPlace: Bool { isStuckUnderFinger && goesOnByItself }

    /// Whether a container of the app's own has come by a finger where it comes without.
    func hasCome(where home: TrialRecord?) -> Bool {
        guard let before, let after, let end = home?.after, home?.runs.isEmpty == true else {
            return false
        }
        return (after.isLike(end) || after.isNearer(to: end, than: before)) && !after.isLike(before)
    }

    /// When the transition was completed.
    var endMoment: Finding.Moment? { runs.last?.end?.moment }
}
