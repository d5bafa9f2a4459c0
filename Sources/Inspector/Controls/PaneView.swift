import UIKit

/// A view of the inspector. It is built in `build()` and has no animations and no timers: what is set is seen at once, even
/// while the media clock stands still.
class PaneView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        build()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        build()
    }

    /// Makes the parts. Called once, from every initialiser.
    func build() {}
}

/// A control of the inspector; as `PaneView`, but it takes touches and draws itself anew when its state changes.
class PaneControl: UIControl {
    /// Called when the user has used the control.
    var onChange: () -> Void = {}

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        contentMode = .redraw
        build()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        contentMode = .redraw
        build()
    }

    /// Makes the parts. Called once, from every initialiser.
    func build() {}

    override var isHighlighted: Bool { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }
    override var isEnabled: Bool { didSet { if isEnabled != oldValue { setNeedsDisplay() } } }
    override var isSelected: Bool { didSet { if isSelected != oldValue { setNeedsDisplay() } } }

    /// Changes a value that is drawn, and draws anew only if it is another one.
    final func set<Value: Equatable>(_ stored: inout Value, _ new: Value) {
        guard stored != new else { return }
        stored = new
        setNeedsDisplay()
    }
}
