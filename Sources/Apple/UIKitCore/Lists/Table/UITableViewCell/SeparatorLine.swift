/// The lines between rows: in a color, or in a visual effect, vibrancy for example, which the color is then filled
/// into.
@MainActor enum SeparatorLine {
    static func make(_ effect: UIVisualEffect?) -> UIView {
        let line = effect.map { UIVisualEffectView(effect: $0) } ?? UIView(frame: .zero)
        line.isUserInteractionEnabled = false
        return line
    }

    /// Whether a line can show an effect, or none.
    static func suits(_ line: UIView, _ effect: UIVisualEffect?) -> Bool {
        (line is UIVisualEffectView) == (effect != nil)
    }

    static func dress(_ line: UIView, _ color: UIColor, _ effect: UIVisualEffect?) {
        guard let vibrant = line as? UIVisualEffectView else { return line.backgroundColor = color }
        if vibrant.effect !== effect { vibrant.effect = effect }
        vibrant.contentView.backgroundColor = color
    }
}
