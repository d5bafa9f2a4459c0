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

    /// Makes the parts. Called once, from every initializer.
    func build() {}
}

/// A control of the inspector; as `PaneView`, but it takes touches and draws itself again when its state changes.
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

    /// Makes the parts. Called once, from every initializer.
    func build() {}

    override var isHighlighted: Bool { didSet { redraw(isHighlighted, was: oldValue) } }
    override var isEnabled: Bool { didSet { redraw(isEnabled, was: oldValue) } }

    /// A tap, unless a control follows fingers in a way of its own.
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if isTouchInside { onChange() }
    }
}

/// A view that follows a finger: a drag that begins in it does not scroll what is around it.
protocol DragsItself: UIView {}

extension UIView {
    /// For properties that are drawn: redraws if the value is another one than before.
    func redraw<Value: Equatable>(_ value: Value, was old: Value) {
        if value != old { setNeedsDisplay() }
    }
}

extension UILabel {
    /// Sets the text if it differs, so that equal text is not drawn again.
    func show(_ text: String?) {
        if self.text != text { self.text = text }
    }
}
