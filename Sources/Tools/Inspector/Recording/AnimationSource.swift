import QuartzCore
import UIKit

/// The animations that one call has made in a transition: a block of `UIView.animate`, a property animator, or a layer's own animation.
/// Its animations have one timing, which can be edited while they run.
@MainActor package final class AnimationSource {
    package enum Kind: String, Codable, Sendable {
        case block, animator, layer
    }

    /// Identifies a source in each run of a transition: the property that it animates first, and its number among equal ones.
    package struct Name: Codable, Hashable, Sendable {
        let kind: Kind
        let owner: String
        let keyPath: String
        var ordinal = 0
    }

    /// Counts the sources of a transition in their order.
    package let number: Int
    package let kind: Kind
    private(set) var name: Name
    /// The call in words.
    package let title: String
    /// The timing as the app has it; `nil` where it cannot be edited.
    package let original: AnimationTiming?
    /// The timing as it is shown.
    package private(set) var timing: AnimationTiming?
    private var parts: [AnimationEntry] = []
    /// The block or the motion; of a layer's own animation `nil`.
    private weak var call: AnyObject?

    /// - Parameter others: the sources before it.
    init(_ record: AnimationRecord, after others: [AnimationSource], begin: TimeInterval) {
        number = others.count
        let animation = record.animation
        call = Self.call(of: animation)
        kind = animation.viewBlock != nil ? .block : animation.timeline?.motion != nil ? .animator : .layer
        original = AnimationTiming(animation, begin: begin, length: record.length)
        timing = original
        name = Name(
            kind: kind, owner: LayerName.name(of: record.layer),
            keyPath: (animation as? CAPropertyAnimation)?.keyPath ?? "")
        switch kind {
        case .block: title = "UIView.animate"
        case .animator: title = "UIViewPropertyAnimator"
        case .layer: title = "\(type(of: animation))"
        }
        while others.contains(where: { $0.name == name }) { name.ordinal += 1 }
    }

    private static func call(of animation: CAAnimation) -> AnyObject? {
        animation.viewBlock ?? animation.timeline?.motion
    }

    /// Whether an animation belongs to the same call.
    func includes(_ animation: CAAnimation) -> Bool { call != nil && call === Self.call(of: animation) }

    func add(_ entry: RunningAnimation) { parts.append(AnimationEntry(entry: entry)) }

    /// Whether the timing is another one than the app's.
    package var isEdited: Bool { timing != original }

    /// Whether it can begin at another time. An animator cannot: it has started before it is recorded.
    package var canBeDelayed: Bool { kind != .animator }

    /// Gives all its animations that are under way another timing.
    func set(_ new: AnimationTiming) {
        guard let old = timing, new != old else { return }
        timing = new
        if kind == .animator {
            (call as? any AdjustableMotion)?.adjust(duration: new.duration, pace: new.pace)
            return
        }
        for part in parts {
            guard let entry = part.entry, entry.isUnderWay, let animation = entry.animation as? CABasicAnimation else {
                continue
            }
            entry.replace(with: new.applied(to: animation), beginningLaterBy: new.delay - old.delay)
        }
    }
}
