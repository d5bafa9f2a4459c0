/// What is looked at in the frames of a trial: looking at everything everywhere would take most of an examination's time.
struct FrameInterests: OptionSet {
    let rawValue: Int

    /// What the screen looks like.
    static let pictures = FrameInterests(rawValue: 1)
    /// Where the container's views are.
    static let motion = FrameInterests(rawValue: 2)
    /// How the to view is laid out.
    static let layout = FrameInterests(rawValue: 4)
    /// The pixels.
    static let fingerprint = FrameInterests(rawValue: 8)
    /// Where the two screens and what is in them stand on the window.
    static let places = FrameInterests(rawValue: 16)
}

extension Trial {
    /// What the rules want to know of this trial's frames.
    var interests: FrameInterests {
        if isProbe { return [] }
        return switch course {
        case .plain where setting == Surroundings():
            isPrimary ? [.pictures, .motion, .layout, .fingerprint, .places] : [.layout, .motion, .places]
        case .plain where setting.repetition > 0: .fingerprint
        case .plain where setting.isRightToLeft && use.isOwn: [.motion, .places]
        case .plain where setting.reducesMotion || setting.isRightToLeft: .motion
        case .cancelled(at: 0.5) where setting == Surroundings():
            isPrimary ? [.fingerprint, .pictures, .places] : .fingerprint
        case .cancelled(at: 0.9) where setting == Surroundings(): .fingerprint
        case .swiped(.turnsBack) where setting == Surroundings() && isPrimary: .fingerprint
        case .swiped(.finishes) where setting == Surroundings() && isPrimary,
            .swiped(.returns) where setting == Surroundings() && isPrimary,
            .swiped(.isTakenAway) where setting == Surroundings() && isPrimary:
            [.pictures, .places]
        default: []
        }
    }
}

extension TransitionUse {
    /// Whether the use is looked at in all courses and surroundings; other styles differ from these in few things.
    var isPrimary: Bool { !isModal || style == .fullScreen || style == .custom }
}

extension Patient {
    /// Whether a use is looked at in all courses and surroundings: one of the usual styles, or the only way there or back that the patient
    /// has, whatever its style.
    func isPrimary(_ use: TransitionUse) -> Bool {
        use.isPrimary || !uses.contains { $0.operation == use.operation && $0.isPrimary }
    }
}
