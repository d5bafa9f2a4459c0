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

    final func readRed(
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

    final func readHue(
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

    final var hasComponents: Bool {
        if case .pattern = source { return false }
        return true
    }
}
