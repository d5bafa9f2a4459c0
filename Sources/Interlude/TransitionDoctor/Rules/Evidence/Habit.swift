/// What an app's own screens change on the way there and back without any animation, such as a count of visits: with one it
/// is no trace of a transition.
@MainActor struct Habit {
    private let marks: Set<StatePlace>
    /// What the screen looks like afterwards; `nil` when it looks as before.
    let picture: Sighting?

    /// Bars that are gone, or there, after the way there and back with animations as well.
    private let bars: Set<StatePlace>
    /// Room that was made for something that stays too.
    private let rooms: Set<StatePlace>
    /// Views that dim a screen, came with the one above it, and stay without it.
    private let veils: Set<StatePlace>

    /// Looks at a trial that goes there and back without animation; `nil` for any other.
    ///
    /// - Parameters:
    ///   - round: The same with animations; `nil` where bars are to be as before in any case.
    ///   - shown: The change alone without animation, after which the other screen is shown.
    init?(_ reference: TrialRecord, round: TrialRecord?, shown: TrialRecord?) {
        let courses: [Trial.Course] = [
            .thereAndBack(animatedThere: false, animatedBack: false), .toldOnly,
        ]
        guard courses.contains(reference.trial.course), let before = reference.before,
            let after = reference.after
        else { return nil }
        let differences = after.state.differences(from: before.state)
        // What comes once more each time that a screen is told that it is seen piles up.
        let isTold = reference.trial.course == .toldOnly
        marks = Set(
            differences.filter { !(isTold && $0.change == .added && before.state.holdsAnother(like: $0)) }.map(\.place))
        let bars = Habit.bars(round).intersection(marks)
        let rooms = Set(differences.filter { $0.isRoom(in: differences) }.map(\.place))
        let veils = Set(differences.filter { $0.isVeilLeft(after: shown?.after?.state) }.map(\.place))
        self.bars = bars
        self.rooms = rooms
        self.veils = veils
        // A screen that stays small without animation is no habit, and its picture nothing to go by.
        let isWhole = !differences.contains {
            $0.isLeftOnScreen || ($0.isRoomLeft && !rooms.contains($0.place))
                || ($0.isOfWholeBar && !bars.contains($0.place)) || veils.contains($0.place)
        }
        picture = after.isLike(before) || !isWhole ? nil : after
    }

    func has(_ difference: StateDifference) -> Bool {
        // One gesture recognizer more with every visit is wrong without a transition too.
        if case .changed(.gestureRecognizers, let before, let after) = difference.change, after.count > before.count {
            return false
        }
        // Nor does a whole screen stay small, round or faint because it was left once.
        if difference.isLeftOnScreen { return false }
        // Nor does it stay dim: the view that dims it belongs to the screen that is no longer above it.
        if difference.look?.isSeen == true, veils.contains(difference.place) { return false }
        if difference.isRoomLeft { return rooms.contains(difference.place) }
        return difference.isOfWholeBar ? bars.contains(difference.place) : marks.contains(difference.place)
    }

    /// Whether something has moved for which room is made as long as it is there.
    func hasRoom(for move: StateDifference) -> Bool {
        guard let container = move.path.parent else { return false }
        return rooms.contains { $0.path.parent?.screen == container }
    }

    private static func bars(_ round: TrialRecord?) -> Set<StatePlace> {
        guard let before = round?.before, let after = round?.after else { return [] }
        return Set(after.state.differences(from: before.state).filter(\.isOfWholeBar).map(\.place))
    }
}

extension StateDifference {
    /// Whether something stays on a whole screen that animators set and forget.
    var isLeftOnScreen: Bool { kind == .leftover && isAboutScreen }

    /// Whether the room that a screen has made for something is still there.
    fileprivate var isRoomLeft: Bool {
        switch change {
        case .changed(.additionalSafeAreaInsets, _, _), .changed(.contentInset, _, _): true
        default: false
        }
    }

    /// Whether it is room for something that has come into the container beside the screen, or has moved there, and stays: a small player, say.
    fileprivate func isRoom(in differences: [StateDifference]) -> Bool {
        guard isRoomLeft, let container = path.parent?.screen else { return false }
        return differences.contains { other in
            other.path.parent == container && !other.isAboutScreen
                && (other.change == .added || other.isMove)
        }
    }

    /// Whether it is a view that dims a screen, and did so already while the other screen was shown.
    @MainActor fileprivate func isVeilLeft(after shown: StateRecord?) -> Bool {
        guard change == .added, let look, look.isVeil, look.isSeen else { return false }
        let isOverScreen = path.count == 2 || path.parent?.isScreen == true
        return isOverScreen && shown?.holdsVeil(at: path) == true
    }

    /// Whether a bar has not come back, or has not gone again.
    fileprivate var isOfWholeBar: Bool {
        guard case .changed(let property, _, _) = change else { return false }
        return StateDifference.wholeBars.contains(property)
    }
}
