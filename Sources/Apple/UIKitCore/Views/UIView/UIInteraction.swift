import QuartzCore

/// A behavior that is added to a view.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view that the interaction was added to; `nil` for none.
    var view: UIView? { get }
    /// Called before the interaction is added to a view, or removed from one, with `nil`.
    func willMove(to view: UIView?)
    /// Called when the interaction has come to a view, or left it with `nil`.
    func didMove(to view: UIView?)
}

/// An effect that changes a view's properties when the device is tilted. Has no effect here: the
/// device is never tilted.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
    public override init() { super.init() }

    /// Returns the relative values of properties for a tilt, from -1 to 1 in both directions.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// An effect that moves one property between two values with the tilt.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The direction of tilt that an effect uses.
    public enum EffectType: Int, Sendable {
        /// A tilt to the left and to the right.
        case tiltAlongHorizontalAxis = 0
        /// Forwards and backwards.
        case tiltAlongVerticalAxis = 1
    }

    /// The path of the property.
    open private(set) var keyPath: String
    /// The direction of tilt that the effect uses.
    open private(set) var type: EffectType
    /// The value added to the property at the minimum tilt.
    open var minimumRelativeValue: Any?
    /// The value added to the property at the maximum tilt.
    open var maximumRelativeValue: Any?

    /// Creates an effect on a property. It changes nothing until both ends are set.
    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    /// Returns the property's value for a tilt, interpolated between zero and the two ends.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let tilt = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let part = Double(min(max(tilt, -1), 1) + 1) / 2
        guard let low = AnimationValue.number(minimumRelativeValue),
            let high = AnimationValue.number(maximumRelativeValue)
        else { return nil }
        return [keyPath: low + (high - low) * part]
    }

    /// Archives are not supported: effects are made in code.
    public required init?(coder: NSCoder) { nil }
}

/// A group of effects that are applied together.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects of the group, which are applied together. If two change one property, the later
    /// one is used. The default is `nil`.
    open var motionEffects: [UIMotionEffect]?

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        (motionEffects ?? []).reduce(into: [:]) { values, effect in
            values.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { $1 }
        }
    }
}
