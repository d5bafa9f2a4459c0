import QuartzCore

/// A behaviour that is put on a view as a whole.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

/// Moves a view's properties as the device is tilted. This device is never tilted, so no effect ever changes anything.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
    public override init() { super.init() }

    /// The properties' relative values for a tilt, from -1 to 1 in both directions.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// Moves one property between two values with the tilt.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The tilt that counts.
    public enum EffectType: Int, Sendable {
        case tiltAlongHorizontalAxis = 0
        case tiltAlongVerticalAxis = 1
    }

    open private(set) var keyPath: String
    open private(set) var type: EffectType
    /// What is added to the property at the one end of the tilt.
    open var minimumRelativeValue: Any?
    /// What is added to the property at the other end of the tilt.
    open var maximumRelativeValue: Any?

    public init(keyPath: String, type: EffectType) {
        self.keyPath = keyPath
        self.type = type
        super.init()
    }

    /// What the property gets for a tilt: between the two ends, each half as far as the tilt says.
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

/// Several effects at once.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    open var motionEffects: [UIMotionEffect]?

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        (motionEffects ?? []).reduce(into: [:]) { values, effect in
            values.merge(effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]) { $1 }
        }
    }
}
