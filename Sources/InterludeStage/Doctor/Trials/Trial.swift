import UIKit

/// One run of a transition: what it is used for, how it goes, and in which surroundings.
struct Trial: Hashable, Sendable {
    let use: TransitionUse
    let course: Course
    var setting = Setting()

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
    }
}

/// Surroundings of a trial.
struct Setting: Hashable, Sendable {
    /// Whose screen it is.
    var device = Device.iPhone15
    /// Whether everything stands in a container that is smaller than the screen.
    var isInContainer = false
}

extension Trial: CustomStringConvertible {
    /// Such as `push, cancelled at 50 %`.
    var description: String {
        ([use.description, course.description] + setting.notes).filter { !$0.isEmpty }.joined(separator: ", ")
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
        }
    }

    private func percent(_ part: CGFloat) -> String { "\(Int((part * 100).rounded())) %" }

    /// Whether the transition is to end where it began.
    var isCalledOff: Bool {
        switch self {
        case .cancelled, .flick(finishes: false): true
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
}

extension Setting {
    /// What is unusual about it.
    var notes: [String] {
        var notes: [String] = []
        if device != .iPhone15 { notes.append("on \(device.name)") }
        if isInContainer { notes.append("in a smaller container") }
        return notes
    }
}
