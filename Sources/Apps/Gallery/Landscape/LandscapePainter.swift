import UIKit

/// The tools of a landscape: skies, suns, ridges, water. Places and lengths are parts of the picture's size, 0 to 1, from
/// the top left.
@MainActor struct LandscapePainter {
    let context: CGContext
    let size: CGSize
    let noise: Noise

    init(context: CGContext, size: CGSize, seed: UInt64) {
        self.context = context
        self.size = size
        noise = Noise(seed: seed)
    }

    /// A point of the picture.
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x * size.width, y: y * size.height) }

    /// Fills the clipping area with colors from one height to another.
    func fillGradient(_ colors: [UInt32], from top: Double = 0, to bottom: Double = 1) {
        guard let gradient = LandscapePainter.gradient(colors.map { UIColor(rgb: $0) }) else { return }
        context.drawLinearGradient(
            gradient, start: point(0, top), end: point(0, bottom),
            options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
    }

    /// A disc of light with a glow around it. The radius is a part of the picture's width.
    func sun(at x: Double, _ y: Double, radius: Double, color: UInt32, glow: UInt32) {
        let center = point(x, y)
        let light = UIColor(rgb: glow)
        let haze = [light.withAlphaComponent(0.75), light.withAlphaComponent(0.22), light.withAlphaComponent(0)]
        if let gradient = LandscapePainter.gradient(haze) {
            context.drawRadialGradient(
                gradient, startCenter: center, startRadius: radius * size.width * 0.8, endCenter: center,
                endRadius: radius * size.width * 4.5, options: [])
        }
        let disc = radius * size.width
        context.setFillColor(UIColor(rgb: color).cgColor)
        context.fillEllipse(in: CGRect(x: center.x - disc, y: center.y - disc, width: disc * 2, height: disc * 2))
    }

    /// Everything below a line. `line` gives its height for each place across the picture.
    func ground(below line: (Double) -> Double) -> UIBezierPath {
        let path = UIBezierPath()
        path.move(to: point(-0.02, 1.05))
        let steps = max(48, Int(size.width / 1.5))
        for step in 0...steps {
            let x = -0.02 + 1.04 * Double(step) / Double(steps)
            path.addLine(to: point(x, line(x)))
        }
        path.addLine(to: point(1.02, 1.05))
        path.close()
        return path
    }

    /// Fills the ground below a line with colors from `top` to `bottom`.
    func fillGround(_ colors: [UInt32], from top: Double, to bottom: Double, below line: (Double) -> Double) {
        clipped(to: ground(below: line)) { fillGradient(colors, from: top, to: bottom) }
    }

    /// Draws inside a path only.
    func clipped(to path: UIBezierPath, _ draw: () -> Void) {
        context.saveGState()
        context.addPath(path.cgPath)
        context.clip()
        draw()
        context.restoreGState()
    }

    /// Fills a path.
    func fill(_ path: UIBezierPath, _ rgb: UInt32, alpha: Double = 1) {
        context.setFillColor(UIColor(rgb: rgb).withAlphaComponent(alpha).cgColor)
        context.addPath(path.cgPath)
        context.fillPath()
    }

    /// Strips of light on water, the narrower the nearer to the horizon.
    func glints(below horizon: Double, around x: Double, color: UInt32, count: Int = 26) {
        for index in 0..<count {
            let depth = Double(index) / Double(count)
            let y = horizon + (1 - horizon) * depth * depth + 0.006
            let width = (0.02 + 0.2 * depth) * (0.35 + noise.value(index * 3))
            let left = x + (noise.value(index * 3 + 1) - 0.5) * (0.05 + 0.26 * depth) - width / 2
            let height = max(0.6, (0.0022 + 0.005 * depth) * size.height)
            let strip = CGRect(
                x: left * size.width, y: y * size.height, width: width * size.width, height: height)
            fill(UIBezierPath(roundedRect: strip, cornerRadius: height / 2), color, alpha: 0.65 - 0.4 * depth)
        }
    }

    /// A fir, from its foot up.
    func fir(at x: Double, _ foot: Double, height: Double, color: UInt32) {
        let path = UIBezierPath()
        let breadth = height * 0.36 * size.height / size.width
        for tier in 0..<3 {
            let low = foot - height * (0.08 + 0.26 * Double(tier))
            let half = breadth * (1 - 0.26 * Double(tier)) / 2
            path.move(to: point(x - half, low))
            path.addLine(to: point(x, low - height * 0.42))
            path.addLine(to: point(x + half, low))
            path.close()
        }
        fill(path, color)
    }

    /// Returns a gradient of evenly spaced colors.
    private static func gradient(_ colors: [UIColor]) -> CGGradient? {
        CGGradient(
            colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors.map(\.cgColor) as CFArray, locations: nil)
    }
}

extension UIColor {
    /// Creates a color from `0xRRGGBB`.
    convenience init(rgb: UInt32) {
        self.init(
            red: CGFloat((rgb >> 16) & 0xFF) / 255, green: CGFloat((rgb >> 8) & 0xFF) / 255,
            blue: CGFloat(rgb & 0xFF) / 255, alpha: 1)
    }
}
