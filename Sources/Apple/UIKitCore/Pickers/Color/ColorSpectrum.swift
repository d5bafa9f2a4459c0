import QuartzCore

/// All hues side by side, light above and dark below.
final class ColorSpectrum: ColorField {
    private let hues = CAGradientLayer()
    private let light = CAGradientLayer()
    private let ring = ColorField.makeMark(radius: ColorSpectrum.ringSide / 2, shadow: 2)
    private static let ringSide: CGFloat = 28

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityLabel = "Spectrum"
        hues.startPoint = CGPoint(x: 0, y: 0.5)
        hues.endPoint = CGPoint(x: 1, y: 0.5)
        hues.colors = (0...6).map { UIColor(hue: CGFloat($0) / 6, saturation: 1, brightness: 1, alpha: 1).cgColor }
        light.colors = [
            UIColor.white.cgColor, UIColor.white.withAlphaComponent(0).cgColor,
            UIColor.black.withAlphaComponent(0).cgColor, UIColor.black.cgColor,
        ]
        light.locations = [0, 0.5, 0.5, 1]
        layer.addSublayer(hues)
        layer.addSublayer(light)
        layer.addSublayer(ring)
    }

    required init?(coder: NSCoder) { nil }

    override func color(at place: CGPoint) -> UIColor {
        guard bounds.width > 1, bounds.height > 1 else { return .white }
        let (x, y) = (place.x / (bounds.width - 1), place.y / (bounds.height - 1))
        return UIColor(
            hue: min(1, x), saturation: min(1, 2 * y), brightness: min(1, 2 - 2 * y), alpha: 1)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        hues.frame = bounds
        light.frame = bounds
        ring.isHidden = true
        guard let marked, let place = place(of: marked) else { return }
        ring.isHidden = false
        ring.backgroundColor = marked.withAlphaComponent(1).cgColor
        ring.frame = CGRect(
            x: place.x - Self.ringSide / 2, y: place.y - Self.ringSide / 2, width: Self.ringSide, height: Self.ringSide)
    }

    /// Where a color is; `nil` for one that is not in the spectrum, such as a dull one.
    private func place(of color: UIColor) -> CGPoint? {
        var (hue, saturation, brightness, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        guard color.getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha),
            max(saturation, brightness) > 0.99
        else { return nil }
        let y = brightness > 0.99 ? saturation / 2 : 1 - brightness / 2
        return CGPoint(x: hue * bounds.width, y: y * bounds.height)
    }
}
