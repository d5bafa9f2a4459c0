/// A behaviour that is put on a view as a whole.
@MainActor
public protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}

extension UIView {
    public var interactions: [any UIInteraction] {
        get { viewState.interactions }
        set {
            for interaction in viewState.interactions { removeInteraction(interaction) }
            for interaction in newValue { addInteraction(interaction) }
        }
    }

    public func addInteraction(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        viewState.interactions.append(interaction)
        interaction.didMove(to: self)
    }

    public func removeInteraction(_ interaction: any UIInteraction) {
        guard viewState.interactions.contains(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        viewState.interactions.removeAll { $0 === interaction }
        interaction.didMove(to: nil)
    }
}

/// Moves a view's properties as the device is tilted. This device is never tilted, so no effect ever changes anything.
@MainActor
open class UIMotionEffect: NSObject {
    public override init() { super.init() }

    /// The properties' relative values for a tilt, from -1 to 1 in both directions.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

extension UIView {
    public var motionEffects: [UIMotionEffect] {
        get { viewState.motionEffects }
        set { viewState.motionEffects = newValue }
    }

    public func addMotionEffect(_ effect: UIMotionEffect) { viewState.motionEffects.append(effect) }

    public func removeMotionEffect(_ effect: UIMotionEffect) {
        viewState.motionEffects.removeAll { $0 === effect }
    }
}
