import UIKit

/// One run of a transition: what it is used for, how it goes, and in which surroundings.
struct Trial: Hashable, Sendable {
    let use: TransitionUse
    let course: Course
    var setting = Surroundings()
    /// What it is called instead; `nil` for what follows from the rest.
    var title: String?

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
        /// After a part of the duration the device is turned; after the end for more than 1.
        case turned(at: CGFloat)
        /// A finger swipes back from the screen.
        case swiped(Swipe.End)
        /// A finger swipes back where there is nothing to go back to.
        case swipedAtRoot
        /// There and back again.
        case thereAndBack(animatedThere: Bool, animatedBack: Bool)
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
    /// Such as `push, cancelled at 50 %`.
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
        case .finished(let part): "let go at \(percent(part)) and finished"
        case .cancelled(let part): "cancelled at \(percent(part))"
        case .flick(let finishes): "a flick that \(finishes ? "finishes" : "cancels")"
        case .animationsRemoved: "animations taken away"
        case .reentered: "another change meanwhile"
        case .turned(let part): part > 1 ? "turned afterwards" : "turned meanwhile"
        case .swiped(.finishes): "swiped back"
        case .swiped(.turnsBack): "swiped, and let go too early"
        case .swiped(.isTakenAway): "swiped, and the touch taken away by the system"
        case .swiped(.flicks): "flicked"
        case .swipedAtRoot: "swiped at the root"
        case .thereAndBack(let there, let back):
            "there\(there ? "" : " without animation") and back\(back ? "" : " without animation")"
        }
    }

    private func percent(_ part: CGFloat) -> String { "\(Int((part * 100).rounded())) %" }

    /// Whether everything is to be as before in the end.
    var leadsBack: Bool {
        switch self {
        case .cancelled, .flick(finishes: false), .thereAndBack, .swiped(.turnsBack), .swiped(.isTakenAway),
            .swipedAtRoot:
            true
        default: false
        }
    }

    /// Whether a finger drives it.
    var isDriven: Bool {
        switch self {
        case .finished, .cancelled, .flick: true
        default: false
        }
    }

    /// Whether a scripted finger swipes.
    var isSwiped: Bool {
        switch self {
        case .swiped, .swipedAtRoot: true
        default: false
        }
    }

    /// Whether any finger is there to drive it.
    var hasFinger: Bool { isDriven || isSwiped }

    /// Whether it begins with an animation.
    var isAnimated: Bool {
        switch self {
        case .unanimated, .thereAndBack(animatedThere: false, _): false
        default: true
        }
    }
}

extension Surroundings {
    /// What is unusual about it.
    var notes: [String] {
        [
            device == .iPhone15 ? nil : "on \(device.name)", place == .screen ? nil : place.rawValue,
            isTurnedBefore ? "turned before" : nil, isRightToLeft ? "from right to left" : nil,
            reducesMotion ? "with Reduce Motion" : nil, repetition > 0 ? "once more" : nil,
        ].compactMap { $0 }
    }
}
