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
        /// The number of the call that has made it, see `AnimationSource`.
        package let source: Int
    }

    /// What a row is about, for its color and the filter.
    package enum Kind: String, CaseIterable, Sendable {
        case motion = "Place"
        case size = "Size"
        case look = "Look"
        case other = "Other"

        /// The kind of a property, by its key path.
        package init(_ keyPath: String) {
            switch keyPath.prefix(while: { $0 != "." }) {
            case "position", "transform", "sublayerTransform", "zPosition", "anchorPoint": self = .motion
            case "bounds", "path", "cornerRadius", "contentsRect": self = .size
            case "opacity", "backgroundColor", "shadowOpacity", "contents", "hidden", "borderColor": self = .look
            default: self = .other
            }
        }
    }

    /// A layer and a property of it.
    package struct ID: Hashable, Sendable {
        let layer: ObjectIdentifier
        let keyPath: String
    }

    private let layer: ObjectIdentifier
    /// The name of the layer, see `LayerName`.
    package let owner: String
    /// Core Animation's key path.
    package let keyPath: String
    package fileprivate(set) var bars: [Bar]
    /// Whether the layer belongs to the app's own content, not to UIKit's bars and backgrounds.
    package let isApps: Bool
    /// Whether the animations have no effect, because the user has muted them.
    package internal(set) var isMuted = false

    package var id: ID { ID(layer: layer, keyPath: keyPath) }
    package var kind: Kind { Kind(keyPath) }

    /// When the last of its animations is over; may be infinite.
    package var end: TimeInterval { bars.map { $0.begin + $0.length }.max() ?? 0 }

    /// Looks alike, whatever the layer is: a row view that shows one shows the other.
    func looksLike(_ other: TimelineRow) -> Bool {
        owner == other.owner && keyPath == other.keyPath && bars == other.bars && isMuted == other.isMuted
    }

    /// The row after the animations of a source were given another timing.
    func retimed(_ source: Int, to timing: AnimationTiming, movesBegin: Bool) -> TimelineRow {
        var row = self
        row.bars = bars.map { bar in
            guard bar.source == source else { return bar }
            return Bar(
                begin: movesBegin ? timing.delay : bar.begin, length: timing.duration, pace: timing.words,
                graph: timing.graph, source: source)
        }
        return row
    }

    // MARK: Making

    /// The rows for animations in the order in which they came, after those that are there.
    @MainActor static func rows(
        of records: [AnimationRecord], in transition: TransitionRecord, after rows: [TimelineRow]
    ) -> [TimelineRow] {
        var rows = rows
        for record in records {
            let begin = transition.offset(of: record.begin, in: record.layer)
            let source = transition.source(of: record, begin: begin)
            var made: [TimelineRow] = []
            append(
                record.animation, of: record.layer, in: transition, begin: begin, length: record.length, source,
                to: &made)
            for row in made {
                transition.note(record.entry, in: row)
                rows.merge(row)
            }
        }
        return rows
    }

    @MainActor private static func append(
        _ animation: CAAnimation, of layer: CALayer, in transition: TransitionRecord, begin: TimeInterval,
        length: TimeInterval, _ source: Int, to rows: inout [TimelineRow]
    ) {
        if let group = animation as? CAAnimationGroup {
            for child in group.animations ?? [] {
                let rest = max(0, length - child.beginTime)
                let own = child.duration > 0 ? min(child.duration, rest) : rest
                append(child, of: layer, in: transition, begin: begin + child.beginTime, length: own, source, to: &rows)
            }
            return
        }
        guard let keyPath = keyPath(of: animation) else { return }
        let bar = Bar(
            begin: begin, length: length, pace: Pace.words(for: animation),
            graph: AnimationGraph(animation, duration: animation.duration > 0 ? animation.duration : length),
            source: source)
        rows.append(
            TimelineRow(
                layer: ObjectIdentifier(layer), owner: LayerName.name(of: layer), keyPath: keyPath, bars: [bar],
                isApps: LayerOwner.isApps(layer, in: transition)))
    }

    /// Nil for an animation that changes nothing and only lasts.
    private static func keyPath(of animation: CAAnimation) -> String? {
        if let animation = animation as? CAPropertyAnimation { return animation.keyPath }
        return (animation as? CATransition).map { "transition \($0.type.rawValue)" }
    }
}

extension [TimelineRow] {
    /// Adds a row, or its bars to the row of the same property.
    fileprivate mutating func merge(_ row: TimelineRow) {
        guard let index = firstIndex(where: { $0.id == row.id }) else { return append(row) }
        self[index].bars += row.bars
    }
}
