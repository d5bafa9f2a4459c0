import InterludeStage
import UIKit

/// What an app's own screens do by themselves where nothing is asked for: clocks that tick, badges that breathe, pictures that
/// change. None of it is the transition's.
@MainActor struct Restlessness {
    /// The properties that change, by the places of their views in the tree.
    private(set) var marks: Set<StatePlace> = []
    /// The parts of the screen in which pixels change, in points.
    private(set) var parts: [CGRect] = []
    /// The views that change, or whose pixels do. Where they are seen later is not looked at either, whatever the part in which they were
    /// seen to change.
    private var views: Set<[PartName]> = []

    /// Frames after which it is looked again, and how often: longer than a second, in which a clock ticks (decided).
    private static let rhythm = (frames: 11, looks: 6)

    var isEmpty: Bool { marks.isEmpty && parts.isEmpty }

    /// Lets time go by and looks for what changes.
    mutating func look(at stage: Stage) {
        let (first, state) = (stage.frame(), stage.state)
        for _ in 0..<Restlessness.rhythm.looks {
            for _ in 0..<Restlessness.rhythm.frames { stage.host.step() }
            let differences = stage.state.differences(from: state)
            marks.formUnion(differences.map(\.place))
            views.formUnion(differences.filter { $0.look != nil && !$0.isAboutScreen }.map(\.path))
            if let part = first.part(differingFrom: stage.frame()) {
                parts.append(part.insetBy(dx: -8, dy: -8))
                if let owner = state.owner(of: part), owner.path.last?.isScreen == false { views.insert(owner.path) }
            }
        }
    }

    /// Where on a screen these views are, in points.
    func parts(of sighting: Sighting) -> [CGRect] {
        parts + views.flatMap(sighting.state.boxes).map { $0.insetBy(dx: -8, dy: -8) }
    }

    /// Whether a difference is one of these, also where the view that it is in stands elsewhere now.
    func has(_ difference: StateDifference) -> Bool {
        if marks.contains(difference.place) { return true }
        guard let own = difference.place.inOwnView else { return false }
        return marks.contains { $0.inOwnView == own }
    }
}

/// A property of a part, or that the part is there, by its place in the tree.
package struct StatePlace: Hashable, Sendable {
    let path: [PartName]
    let aspect: StateDifference.Aspect

    /// The same from the view of the app's own that it stands in; `nil` in one of UIKit's, of which there are many.
    fileprivate var inOwnView: StatePlace? {
        guard path.count > 1, let parent = path.parent, !parent.isScreen, !parent.traits.contains(.isOfSystem) else {
            return nil
        }
        return StatePlace(path: path.suffix(2), aspect: aspect)
    }
}

extension StateDifference {
    /// Where it is in the tree, and in which property.
    var place: StatePlace { StatePlace(path: path, aspect: aspect) }
}
