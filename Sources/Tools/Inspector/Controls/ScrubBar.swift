import UIKit

/// A slider whose filling and knob are views of their own, so that a new value moves them and draws nothing.
final class ScrubBar: PaneControl, DragsItself {
    /// What the finger does.
    enum Phase {
        case began, moved, ended
    }

    /// Called with each value that the finger sets.
    var onScrub: (Phase, Double) -> Void = { _, _ in }

    private let track = UIView()
    private let filling = UIView()
    private let knob = UIView()
    private var current = 0.0

    /// 0…1.
    var value: Double {
        get { current }
        set {
            let new = min(max(newValue, 0), 1)
            guard new != current else { return }
            current = new
            placeKnob()
        }
    }

    override func build() {
        for view in [track, filling, knob] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        track.backgroundColor = Palette.pressed
        filling.backgroundColor = Palette.accent
        knob.backgroundColor = .white
        for view in [track, filling] { view.layer.cornerRadius = 2 }
        knob.layer.cornerRadius = Self.knobSize / 2
    }

    private static let knobSize: CGFloat = 14

    override var isEnabled: Bool { didSet { if isEnabled != oldValue { showState() } } }

    private func showState() {
        knob.backgroundColor = isEnabled ? .white : Palette.faintText
        filling.backgroundColor = isEnabled ? Palette.accent : Palette.faintText
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        track.frame = CGRect(x: 0, y: bounds.midY - 2, width: bounds.width, height: 4)
        placeKnob()
    }

    private func placeKnob() {
        let x = CGFloat(current) * (bounds.width - Self.knobSize)
        knob.frame = CGRect(
            x: x, y: bounds.midY - Self.knobSize / 2, width: Self.knobSize, height: Self.knobSize)
        filling.frame = CGRect(x: 0, y: bounds.midY - 2, width: x + Self.knobSize / 2, height: 4)
    }

    // MARK: Touches

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        report(.began, touch)
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        report(.moved, touch)
        return true
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { onScrub(.ended, current) }

    override func cancelTracking(with event: UIEvent?) { onScrub(.ended, current) }

    private func report(_ phase: Phase, _ touch: UITouch) {
        let x = touch.location(in: self).x - Self.knobSize / 2
        value = Double(x / (bounds.width - Self.knobSize))
        onScrub(phase, current)
    }
}
