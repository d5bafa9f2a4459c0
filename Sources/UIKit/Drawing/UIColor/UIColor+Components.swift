import CoreGraphics

extension UIColor {
    /// The components under the current traits. A pattern has none and counts as clear.
    package var components: RGBA {
        switch source {
        case .white(let white, let alpha): return RGBA(red: white, green: white, blue: white, alpha: alpha)
        case .rgb(let components): return components
        case .dynamic(let provider): return provider(UITraitCollection.current).components
        case .pattern: return RGBA(red: 0, green: 0, blue: 0, alpha: 0)
        }
    }

    /// The colour for Core Graphics, under the current traits.
    public var cgColor: CGColor {
        switch source {
        case .white(let white, let alpha): return CGColor(gray: white, alpha: alpha)
        case .rgb(let c): return CGColor(srgbRed: c.red, green: c.green, blue: c.blue, alpha: c.alpha)
        case .dynamic(let provider): return provider(UITraitCollection.current).cgColor
        case .pattern(let image): return image.averageColor
        }
    }

    /// The colour this one is under certain traits; fixed colours are themselves.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        guard case .dynamic(let provider) = source else { return self }
        return provider(traitCollection).resolvedColor(with: traitCollection)
    }

    /// The same colour at another opacity. A dynamic colour stays dynamic.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch source {
        case .white(let white, _): return UIColor(white: white, alpha: alpha)
        case .rgb(let c): return UIColor(red: c.red, green: c.green, blue: c.blue, alpha: alpha)
        case .dynamic(let provider): return UIColor { provider($0).withAlphaComponent(alpha) }
        case .pattern: return self
        }
    }

    /// Gives the sRGB components.
    /// - Returns: false for a pattern, which has none.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard hasComponents else { return false }
        let c = components
        red?.pointee = c.red
        green?.pointee = c.green
        blue?.pointee = c.blue
        alpha?.pointee = c.alpha
        return true
    }

    /// Gives hue, saturation and brightness.
    /// - Returns: false for a pattern, which has none.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard hasComponents else { return false }
        let c = components
        let hsb = ColorConversion.hsb(of: c)
        hue?.pointee = hsb.hue
        saturation?.pointee = hsb.saturation
        brightness?.pointee = hsb.brightness
        alpha?.pointee = c.alpha
        return true
    }

    /// Gives the brightness of a grey.
    /// - Returns: false for a colour that is not a grey (decided: iOS's conversion of others is not documented).
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let c = components
        guard hasComponents, c.red == c.green, c.green == c.blue else { return false }
        white?.pointee = c.red
        alpha?.pointee = c.alpha
        return true
    }

    private var hasComponents: Bool {
        if case .pattern = source { return false }
        return true
    }

    /// Makes the colour the current context's for filling and stroking.
    public func set() {
        setFill()
        setStroke()
    }

    /// Makes the colour the current context's for filling.
    public func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Makes the colour the current context's for stroking.
    public func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }
}
