import Interlude
import UIKit

/// The path of a finger that drives a reverse transition: far enough to finish it, or not.
public struct FingerPlan: Sendable {
    /// Times in seconds and places in points, in rising order.
    public let points: [(time: TimeInterval, location: CGPoint)]
    /// The time when the finger lifts, in seconds.
    public let endTime: TimeInterval

    /// The plan as the script of a finger, `time:x,y … time:up`.
    public var script: String {
        let steps = points.map { "\($0.time):\(short($0.location.x)),\(short($0.location.y))" }
        return (steps + ["\(endTime):up"]).joined(separator: " ")
    }

    private func short(_ value: CGFloat) -> String { String(Double((value * 2).rounded() / 2)) }
}

extension CatalogueEntry {
    /// Returns a gesture that drives an operation on a screen of a size: to its end or, if it is canceled, a third of
    /// the distance and slightly back. `nil` if no gesture can.
    public func finger(for operation: TransitionOperation, on size: CGSize, cancelled: Bool) -> FingerPlan? {
        guard interactiveOperations.contains(operation), let (start, direction) = beginning(of: operation, on: size)
        else {
            return nil
        }
        let reach = abs(direction.x) * size.width + abs(direction.y) * size.height
        func place(_ share: CGFloat) -> CGPoint {
            CGPoint(x: start.x + direction.x * share * reach, y: start.y + direction.y * share * reach)
        }
        // A free pan is released after an eighth of the distance.
        let shares: [(TimeInterval, CGFloat)] =
            cancelled && gesture == .freePan
            ? [(0, 0), (0.3, 0.13), (0.5, 0.1), (0.6, 0.1)]
            : cancelled
                ? [(0, 0), (0.3, 0.42), (0.5, 0.36), (0.6, 0.36)] : [(0, 0), (0.2, 0.3), (0.5, 0.68), (0.6, 0.7)]
        return FingerPlan(points: shares.map { ($0.0, place($0.1)) }, endTime: 0.65)
    }

    /// The start and the direction of the gesture.
    private func beginning(of operation: TransitionOperation, on size: CGSize) -> (start: CGPoint, direction: CGPoint)?
    {
        let (width, height) = (size.width, size.height)
        // The next tab arrives from the trailing edge.
        if operation == .tab { return (CGPoint(x: width * 0.85, y: height * 0.55), CGPoint(x: -1, y: 0)) }
        switch gesture {
        case .edgePan: return (CGPoint(x: 4, y: height * 0.55), CGPoint(x: 1, y: 0))
        case .oppositeEdgePan: return (CGPoint(x: width - 4, y: height * 0.55), CGPoint(x: -1, y: 0))
        case .horizontalPan: return (CGPoint(x: width * 0.15, y: height * 0.55), CGPoint(x: 1, y: 0))
        // Low enough to begin on a card that leaves a fifth of the screen free above.
        case .pan(towards: .bottom), .freePan: return (CGPoint(x: width * 0.5, y: height * 0.24), CGPoint(x: 0, y: 1))
        case .pan(towards: .top): return (CGPoint(x: width * 0.5, y: height * 0.8), CGPoint(x: 0, y: -1))
        case .none: return nil
        }
    }
}
