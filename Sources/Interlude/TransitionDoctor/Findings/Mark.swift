/// Distinguishes what one rule finds: two symptoms of one rule with the same mark are one cause, in whatever trial they are seen.
enum Mark: Hashable, Sendable {
    /// A part of the tree differs.
    case difference(PartName, StateDifference.Aspect)
    /// The pixels alone differ.
    case pixels
    /// Found in special surroundings only, and given to the rule about them.
    case special

    // Completion
    case hangs, completedTwice, wrongArgument, passedFinished, toViewMissing, presenterMoved, fromViewTakenOut
    case missingView, wrongDuration, animatorChanges
    case animatorFault(String)
    // What is seen in the frames
    case jump(Jump)
    case layout, driven, notRepeated, motion, notMirrored
    case blankSnapshot(PartName)
    case frameUnderTransform(PartName)
    case finalFrame
    // Appearance calls
    case earlyCall, callOrder, unfinishedCall, directCall, missingCall, missingAppearance
    // Delegates and lives
    case delegateGone, delegateTooEarly, delegateNotAgain, delegateAfterStaying
    case leak(String), neverRests, displayLink(String)
    // Fingers
    case deadSwipe, calledOff, goesAllTheSame, beginsAtRoot, secondSwipe, leftStanding
    // Changes that come in between
    case asksInside, refused, overlaps, attempt, neither
    // The other way
    case staysUnanimated, backdrop
    case touches
    /// A finding that was made outside of an examination, by its object.
    case object(String)

    /// When something jumps.
    enum Jump: Hashable, Sendable { case first, course, last }

    /// The aspect of a part that differs; `nil` for another kind of mark.
    var aspect: StateDifference.Aspect? { if case .difference(_, let aspect) = self { aspect } else { nil } }

    /// Whether it is about a property.
    func isAbout(_ property: StateProperty) -> Bool { aspect == .property(property) }
}

extension Mark {
    /// A text that is the same in each run, for programs that compare the findings of two runs.
    var code: String {
        switch self {
        case .difference(let part, .property(let property)): "\(part)|\(property.rawValue)"
        case .difference(let part, let aspect): "\(part)|\(aspect)"
        case .blankSnapshot(let view): "blankSnapshot|\(view)"
        case .frameUnderTransform(let view): "frameUnderTransform|\(view)"
        case .jump(let jump): "jump|\(jump)"
        case .animatorFault(let text): "animatorFault|\(text)"
        case .leak(let name): "leak|\(name)"
        case .displayLink(let name): "displayLink|\(name)"
        case .object(let name): name
        // A case without values is its name.
        default: "\(self)"
        }
    }
}
