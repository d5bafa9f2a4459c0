import InterludeStage
import UIKit

/// A swipe that pops or dismisses a screen.
public struct Swipe: Hashable, Sendable {
    /// The start and the distance, as fractions of the screen's size.
    private(set) var start: CGPoint
    let way: CGVector
    /// Whether the screen goes by itself when such a finger has let go: a list that is pulled over its end, or a pan that only asks for
    /// the way back. How far a finger has to go then nobody here knows.
    var onlyAsks = false
    /// Below which upper edge of a card it begins, counted from the outermost; `nil` for one that begins in a fixed place.
    var edge: Int?

    /// A swipe from the left edge.
    public static let fromLeadingEdge = Swipe(start: CGPoint(x: 0.005, y: 0.6), way: CGVector(dx: 1, dy: 0))
    /// A swipe from the right edge.
    public static let fromTrailingEdge = Swipe(start: CGPoint(x: 0.995, y: 0.6), way: CGVector(dx: -1, dy: 0))
    /// A swipe from left to right in the center of the screen.
    public static let sideways = Swipe(start: CGPoint(x: 0.15, y: 0.6), way: CGVector(dx: 1, dy: 0))
    /// A swipe upward.
    public static let upwards = Swipe(start: CGPoint(x: 0.4, y: 0.9), way: CGVector(dx: 0, dy: -1))
    /// A swipe downward.
    public static let downwards = Swipe(start: CGPoint(x: 0.4, y: 0.3), way: CGVector(dx: 0, dy: 1))

    /// Down, from where a sheet may be that covers the lower half only.
    static let lowDownwards = Swipe(start: CGPoint(x: 0.4, y: 0.6), way: CGVector(dx: 0, dy: 1))
    /// Down, from below the upper edges of what lies over a part of the screen: a low card, or a sheet whose lists take the touches
    /// farther down.
    static let gripDownwards = (0..<4).map {
        Swipe(start: CGPoint(x: 0.4, y: 0.5), way: CGVector(dx: 0, dy: 1), edge: $0)
    }
    /// Points below the upper edge of a card at which people take hold of it (decided: the height of a grabber and its margins).
    private static let grip: CGFloat = 24

    /// The same in its place on a screen; `nil` where the screen has no such edge.
    func placed(below edges: [CGFloat], of size: CGSize) -> Swipe? {
        guard let edge else { return self }
        guard edges.indices.contains(edge) else { return nil }
        var swipe = self
        swipe.start.y = (edges[edge] + Swipe.grip) / size.height
        return swipe
    }
    /// From the right to the left, in the middle of the screen.
    static let leftwards = Swipe(start: CGPoint(x: 0.85, y: 0.6), way: CGVector(dx: -1, dy: 0))

    /// To either side, from the middle: a menu covers a part of the screen only.
    static let innerSideways = [
        Swipe(start: CGPoint(x: 0.6, y: 0.6), way: CGVector(dx: -1, dy: 0)),
        Swipe(start: CGPoint(x: 0.4, y: 0.6), way: CGVector(dx: 1, dy: 0)),
    ]

    /// What a modal screen may be taken away by.
    static let modalWays =
        [
            downwards, lowDownwards, fromLeadingEdge, sideways, leftwards, upwards, fromTrailingEdge,
        ] + gripDownwards + innerSideways
    /// What may lead back in a stack or between tabs.
    static let otherWays = [fromLeadingEdge, sideways, leftwards, fromTrailingEdge]
    /// What may lead back from a screen of an app's own, of which nobody knows how it came.
    static let allWays =
        [
            fromLeadingEdge, downwards, lowDownwards, sideways, leftwards, upwards, fromTrailingEdge,
        ] + gripDownwards + innerSideways

    /// The same, of which it is known that it drives nothing.
    var asking: Swipe {
        var swipe = self
        swipe.onlyAsks = true
        return swipe
    }

    /// How a swipe ends.
    enum End: Hashable, Sendable {
        /// Far enough, and slowly.
        case finishes
        /// Too early, and slowly.
        case turnsBack
        /// Half way, and back again to where it began.
        case returns
        /// The system takes the touch away half way.
        case isTakenAway
        /// Quickly, at full speed.
        case flicks
        /// Within two frames, as when the app was busy: touches that come late come together.
        case twitches

        /// How far the finger goes, as a part of the screen.
        fileprivate var reach: CGFloat {
            switch self {
            case .finishes: 0.75
            // Nobody means to go back by this little: 31 points sideways, 68 down.
            case .turnsBack: 0.08
            case .returns: 0.5
            case .isTakenAway: 0.6
            case .flicks, .twitches: 0.4
            }
        }
    }

    /// The finger on a screen of a size.
    func finger(_ end: End, in size: CGSize) -> Finger {
        let from = CGPoint(x: start.x * size.width, y: start.y * size.height)
        // No finger goes farther than the screen.
        let far = CGPoint(x: from.x + way.dx * end.reach * size.width, y: from.y + way.dy * end.reach * size.height)
        let to = CGPoint(x: min(max(far.x, 0), size.width - 1), y: min(max(far.y, 0), size.height - 1))
        switch end {
        // Moves in one frame and lifts in the next: what lifts without having moved is a tap.
        case .twitches: return .drag(from: from, to: to, duration: 0.016, rest: 0.016)
        // Five touches at 60 a second: a flick takes 60 to 120 ms.
        case .flicks: return .drag(from: from, to: to, duration: 0.08)
        // The finger rests before it lifts, so that no speed decides.
        case .finishes: return .drag(from: from, to: to, duration: 0.25, rest: 0.2)
        // Longer than most transitions take: work that has a clock of its own is through by then (decided).
        case .turnsBack: return .drag(from: from, to: to, duration: 0.25, rest: 0.8)
        case .isTakenAway: return .drag(from: from, to: to, duration: 0.25, rest: 0.2).cancelled()
        // At the same speed on both ways, so that it is where it was.
        case .returns:
            let points = [(0, from), (0.25, to), (0.5, to), (0.75, from)].map {
                Finger.Point(time: $0.0, location: $0.1)
            }
            return Finger(points: points, endTime: 0.85)
        }
    }
}
