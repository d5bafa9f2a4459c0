/// Formulas between color models.
package enum ColorConversion {
    /// Components from hue (a turn is 1), saturation and brightness.
    package static func rgb(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) -> UIColor.RGBA {
        let turn = hue == 1 ? 0 : hue - hue.rounded(.down)
        let saturation = min(max(saturation, 0), 1)
        func component(_ n: CGFloat) -> CGFloat {
            let k = (n + turn * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
        }
        return UIColor.RGBA(red: component(5), green: component(3), blue: component(1), alpha: alpha)
    }

    /// Hue (a turn is 1), saturation and brightness from components.
    static func hsb(of c: UIColor.RGBA) -> (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let high = max(c.red, c.green, c.blue)
        let spread = high - min(c.red, c.green, c.blue)
        guard spread > 0 else { return (0, 0, high) }
        let sixth: CGFloat
        if high == c.red {
            sixth = (c.green - c.blue) / spread
        } else if high == c.green {
            sixth = 2 + (c.blue - c.red) / spread
        } else {
            sixth = 4 + (c.red - c.green) / spread
        }
        let hue = sixth / 6
        return (hue < 0 ? hue + 1 : hue, high == 0 ? 0 : spread / high, high)
    }

    /// sRGB from Display P3: both have sRGB's curve and D65, only the primaries differ (matrix from CSS Color 4).
    static func sRGB(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) -> UIColor.RGBA {
        let (r, g, b) = (linear(red), linear(green), linear(blue))
        return UIColor.RGBA(
            red: curved(1.2249401763 * r - 0.2249401763 * g),
            green: curved(-0.0420569547 * r + 1.0420569547 * g),
            blue: curved(-0.0196375546 * r - 0.0786360656 * g + 1.0982736202 * b), alpha: alpha)
    }

    private static func linear(_ value: CGFloat) -> CGFloat {
        value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func curved(_ value: CGFloat) -> CGFloat {
        if value < 0 { return -curved(-value) }
        return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
}
