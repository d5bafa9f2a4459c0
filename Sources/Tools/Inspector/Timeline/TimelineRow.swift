import QuartzCore
import UIKit

/// A line of the time line: one property of one layer, with all animations that it has.
package struct TimelineRow: Equatable, Sendable {
    /// One animation of the property.
    package struct Bar: Equatable, Sendable {
        /// Seconds since the transition started.
        package let begin: TimeInterval
        /// In seconds; may be infinite.
        package let length: TimeInterval
        /// The pace in words, such as `ease out` or `spring 0.80`.
        package let pace: String
        package let graph: AnimationGraph
    }

    private let layer: ObjectIdentifier
    /// The name of the layer, see `LayerName`.
    package let owner: String
    /// Core Animation's key path.
    package let keyPath: String
    package private(set) var bars: [Bar]

    /// When the last of its animations is over; may be infinite.
    package var end: TimeInterval { bars.map { $0.begin + $0.length }.max() ?? 0 }

    /// Looks alike, whatever the layer is: a row view that shows one shows the other.
    func looksLike(_ other: TimelineRow) -> Bool {
        owner == other.owner && keyPath == other.keyPath && bars == other.bars
    }

    // MARK: Making

    /// The rows for animations in the order in which they came, after those that are there.
    @MainActor static func rows(
        of records: [AnimationRecord], in transition: TransitionRecord, after rows: [TimelineRow]
    ) -> [TimelineRow] {
        var rows = rows
        for record in records {
            let begin = transition.offset(of: record.begin, in: record.layer)
            append(record.animation, of: record.layer, begin: begin, length: record.length, to: &rows)
        }
        return rows
    }

    @MainActor private static func append(
        _ animation: CAAnimation, of layer: CALayer, begin: TimeInterval, length: TimeInterval,
        to rows: inout [TimelineRow]
    ) {
        if let group = animation as? CAAnimationGroup {
            for child in group.animations ?? [] {
                let rest = max(0, length - child.beginTime)
                let own = child.duration > 0 ? min(child.duration, rest) : rest
                append(child, of: layer, begin: begin + child.beginTime, length: own, to: &rows)
            }
            return
        }
        guard let keyPath = keyPath(of: animation) else { return }
        let bar = Bar(
            begin: begin, length: length, pace: Pace.words(for: animation),
            graph: AnimationGraph(animation, duration: animation.duration > 0 ? animation.duration : length))
        let id = ObjectIdentifier(layer)
        if let index = rows.firstIndex(where: { $0.layer == id && $0.keyPath == keyPath }) {
            rows[index].bars.append(bar)
        } else {
            rows.append(TimelineRow(layer: id, owner: LayerName.name(of: layer), keyPath: keyPath, bars: [bar]))
        }
    }

    /// Nil for an animation that changes nothing and only lasts.
    private static func keyPath(of animation: CAAnimation) -> String? {
        if let animation = animation as? CAPropertyAnimation { return animation.keyPath }
        return (animation as? CATransition).map { "transition \($0.type.rawValue)" }
    }
}
