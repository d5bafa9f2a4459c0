import InterludeStage
import UIKit

/// One run of a transition: what it is used for, how it goes, and in which surroundings.
struct Trial: Hashable, Sendable {
    let use: TransitionUse
    let course: Course
    var setting = Surroundings()
    /// What it is called instead; `nil` for what follows from the rest.
    var title: String?
    /// The way of the finger that leads back; `nil` where the patient says it itself.
    var swipe: Swipe?
    /// Whether the argument of `completeTransition` is put right: what is wrong then has another cause.
    var isCorrected = false
    /// Whether a finger of the doctor's drives what the app lets no finger drive.
    var isForced = false
    /// Whether the use is looked at in all courses and surroundings: see ``Patient/isPrimary(_:)``.
    var isPrimary: Bool
    /// Whether it only finds out which swipe pops or dismisses.
    var isProbe = false
    /// Whether no swipe was found that pops or dismisses, so that this one is expected to have no effect.
    var expectsDeadSwipe = false
    /// Whether it finds out what moves by itself where nothing is asked for.
    var looksForRestlessness = false

    init(
        use: TransitionUse, course: Course, setting: Surroundings = Surroundings(), title: String? = nil,
        swipe: Swipe? = nil
    ) {
        self.use = use
        self.course = course
        self.setting = setting
        self.title = title
        self.swipe = swipe
        isPrimary = use.isPrimary
    }

    /// How a transition goes.
    enum Course: Hashable, Sendable {
        /// By itself, to the end.
        case plain
        /// Without animation.
        case unanimated
        /// A finger drives it to a part of the way and lets go: to the end.
        case finished(at: CGFloat)
        /// A finger drives it to a part of the way and lets go: back.
        case cancelled(at: CGFloat)
        /// A finger lets go in the turn of the run loop in which it began.
        case flick(finishes: Bool)
        /// After a part of the duration all animations are taken away, as when the app leaves the screen.
        case animationsRemoved(at: CGFloat)
        /// After a part of the duration another change is asked for.
        case reentered(at: CGFloat)
        /// While an app's own change is under way the opposite one is asked for.
        case turnedRound
        /// The same change again after the first, without animation.
        case twice
        /// After a part of the duration the device is turned; after the end for more than 1.
        case turned(at: CGFloat)
        /// A finger swipes back from the screen.
        case swiped(Swipe.End)
        /// A finger swipes too short a way, and then again far enough.
        case swipedAgain
        /// A finger swipes too short a way, and then the screen is left without one, as by a button.
        case swipedThenTapped
        /// A finger drives it, lets go and it goes back; then it runs by itself.
        case cancelledThenDone
        /// A finger swipes back where there is nothing to go back to.
        case swipedAtRoot
        /// There and back again.
        case thereAndBack(animatedThere: Bool, animatedBack: Bool)
        /// There, and a finger begins to go back and lets go.
        case thereAndCancelledBack
        /// There, back, and there again with the same screen.
        case again(animated: Bool)
        /// There, the device is turned, and back.
        case turnedBetween(animated: Bool)
        /// The screens are told that the one on top goes, and that it stays after all; nothing else happens.
        case toldOnly
        /// The screen has arrived with an animation before it leaves.
        case arrived(cancelled: Bool)
    }
}

/// Surroundings of a trial.
struct Surroundings: Hashable, Sendable {
    /// Whose screen it is.
    var device = Device.iPhone15
    /// What the containers of the use stand in.
    var place = Place.screen
    /// Whether the device is turned just before the transition.
    var isTurnedBefore = false
    /// Whether the user reads from right to left.
    var isRightToLeft = false
    /// Whether the user has asked for less motion.
    var reducesMotion = false
    /// Whether the user has asked for dark screens.
    var isDark = false
    /// Tells two trials apart that are alike in all else.
    var repetition = 0

    /// What a navigation or tab bar controller stands in.
    enum Place: String, Hashable, Sendable {
        /// It fills the screen.
        case screen = ""
        /// A container that leaves a part of the screen free.
        case smallContainer = "in a smaller container"
        /// A tab bar controller.
        case tab = "inside a tab bar controller"
        /// The wide column of a split view controller.
        case split = "inside a split view controller"
        /// A screen that is presented over another one.
        case modal = "on a presented screen"
    }
}

extension Trial: CustomStringConvertible {
    /// Such as `push, canceled at 50 %`.
    var description: String {
        if let title { return title }
        return ([use.description, course.description] + setting.notes).filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

extension Trial.Course: CustomStringConvertible {
    var description: String {
        switch self {
        case .plain: ""
        case .unanimated: "without animation"
        case .finished(let part): "released at \(percent(part)) and finished"
        case .cancelled(let part): "canceled at \(percent(part))"
        case .flick(let finishes): "a flick that \(finishes ? "finishes" : "cancels")"
        case .animationsRemoved: "animations removed"
        case .reentered: "another change during it"
        case .turnedRound: "reversed during it"
        case .twice: "twice without animation"
        case .turned(let part): part > 1 ? "rotated afterwards" : "rotated during it"
        case .swiped(.finishes): "swiped back"
        case .swiped(.turnsBack): "swiped, and released too early"
        case .swiped(.returns): "swiped half way and back again"
        case .swiped(.isTakenAway): "swiped, and the touch canceled by the system"
        case .swiped(.flicks): "flicked"
        case .swiped(.twitches): "flicked within two frames"
        case .swipedAgain: "swiped too short a distance, and again"
        case .swipedThenTapped: "swiped too short a distance, and then left without a finger"
        case .cancelledThenDone: "canceled at 50 %, and then without a finger"
        case .swipedAtRoot: "swiped at the root"
        case .thereAndBack(let there, let back):
            "there\(there ? "" : " without animation") and back\(back ? "" : " without animation")"
        case .thereAndCancelledBack: "there, and back canceled at 50 %"
        case .again(let animated): "there, back and there again\(animated ? "" : ", without animation")"
        case .turnedBetween(let animated):
            "there, rotated, and back\(animated ? "" : ", without animation")"
        case .toldOnly: "cancellation reported only"
        case .arrived(let cancelled):
            "after an animated arrival\(cancelled ? ", canceled at 50 %" : "")"
        }
    }

    private func percent(_ part: CGFloat) -> String { "\(Int((part * 100).rounded())) %" }

    /// Whether everything is to be as before in the end. Where a finger swipes, that is the app's affair in most cases: see
    /// ``TrialRecord/hasGoneBack``.
    var leadsBack: Bool {
        switch self {
        case .swiped(let end): end != .finishes
        case .cancelled, .flick(finishes: false), .thereAndBack, .swipedAtRoot, .thereAndCancelledBack,
            .toldOnly,
            .arrived(cancelled: true):
            true
        default: false
        }
    }

    /// Whether a finger drives it.
    var isDriven: Bool {
        switch self {
        case .finished, .cancelled, .flick, .thereAndCancelledBack, .arrived(cancelled: true), .cancelledThenDone: true
        default: false
        }
    }

    /// Whether a scripted finger swipes.
    var isSwiped: Bool {
        switch self {
        case .swiped, .swipedAtRoot, .swipedAgain, .swipedThenTapped: true
        default: false
        }
    }

    /// Whether something else is asked for while it is under way.
    var isInterrupted: Bool {
        switch self {
        case .reentered, .turnedRound: true
        default: false
        }
    }

    /// Whether any finger is there to drive it.
    var hasFinger: Bool { isDriven || isSwiped }

    /// Whether it begins with an animation.
    var isAnimated: Bool {
        switch self {
        case .unanimated, .twice, .thereAndBack(animatedThere: false, _), .turnedBetween(animated: false),
            .again(animated: false):
            false
        default: true
        }
    }

    /// Whether the screen that leaves has arrived with an animation, where it would without one otherwise.
    fileprivate var arrivesAnimated: Bool {
        if case .arrived = self { true } else { false }
    }
}

extension Trial {
    /// Whether the screen that leaves has arrived with an animation. An app's own screens come as they do in the app.
    var arrivesAnimated: Bool { use == .back ? course != .unanimated : course.arrivesAnimated }

    /// How much a finding of this trial can matter at most; `nil` for what its rule says. What the app does not do is potential:
    /// it lets no finger drive, or makes its screens again.
    var mostSeverity: Finding.Severity? {
        if isForced { return .potential }
        if course == .again(animated: true), use.operation != .tab, !use.isOwn { return .potential }
        return nil
    }
}

extension Surroundings {
    /// What is unusual about it.
    var notes: [String] {
        [
            device == .iPhone15 ? nil : "on \(device.name)", place == .screen ? nil : place.rawValue,
            isTurnedBefore ? "rotated before" : nil, isRightToLeft ? "from right to left" : nil,
            reducesMotion ? "with Reduce Motion" : nil, isDark ? "in dark mode" : nil,
            repetition > 0 ? "once more" : nil,
        ].compactMap { $0 }
    }
}
