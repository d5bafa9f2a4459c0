import UIKit

extension LandscapePainter {
    /// 1 at a place, falling to 0 with the distance.
    func bump(_ x: Double, around center: Double, width: Double) -> Double {
        let distance = (x - center) / width
        return 1 / (1 + distance * distance * 2)
    }

    /// The outline of a volcano: concave sides and a flat top. 0 to 1.
    func slope(_ x: Double) -> Double {
        let distance = abs(x - 0.52)
        let side = max(0, 1 - (distance - 0.045) / 0.5)
        return distance < 0.045 ? 1 : side * side * (0.35 + 0.65 * side)
    }

    /// Firs side by side on a line.
    func firs(count: Int, above line: (Double) -> Double, height: Double, color: UInt32, shift: Int = 0) {
        for index in 0..<count {
            let x = (Double(index) + noise.value(index + 400 + shift)) / Double(count)
            let tall = height * (0.6 + 0.7 * noise.value(index + 700 + shift))
            fir(at: x, line(x) + height * 0.12, height: tall, color: color)
        }
    }

    /// Long thin clouds.
    func clouds(color: UInt32) {
        for index in 0..<7 {
            let width = 0.16 + 0.3 * noise.value(index + 20)
            let left = noise.value(index + 40) * 1.2 - 0.2
            let top = 0.1 + 0.3 * noise.value(index + 60)
            let height = (0.008 + 0.014 * noise.value(index + 80)) * size.height
            let strip = CGRect(
                x: left * size.width, y: top * size.height, width: width * size.width, height: height)
            fill(UIBezierPath(roundedRect: strip, cornerRadius: height / 2), color, alpha: 0.35)
            let puff = strip.insetBy(dx: strip.width * 0.22, dy: 0).offsetBy(dx: 0, dy: -height * 0.6)
            fill(UIBezierPath(roundedRect: puff, cornerRadius: height / 2), color, alpha: 0.3)
        }
    }

    /// A dark cape at the right, behind the water's edge.
    func headland(horizon: Double) {
        let path = UIBezierPath()
        path.move(to: point(1.02, horizon + 0.012))
        path.addLine(to: point(0.7, horizon + 0.012))
        for step in 0...40 {
            let x = 0.7 + 0.32 * Double(step) / 40
            let rise = (x - 0.7) / 0.32
            path.addLine(to: point(x, horizon - 0.16 * rise * (0.5 + 0.5 * noise.fractal(x * 9, octaves: 4))))
        }
        path.close()
        fill(path, 0x3B2E58)
    }

    /// A small sailing boat.
    func boat(at x: Double, _ waterline: Double) {
        let length = 0.05 * size.width
        let foot = point(x, waterline)
        let hull = UIBezierPath()
        hull.move(to: CGPoint(x: foot.x - length, y: foot.y - length * 0.28))
        hull.addLine(to: CGPoint(x: foot.x + length, y: foot.y - length * 0.28))
        hull.addLine(to: CGPoint(x: foot.x + length * 0.66, y: foot.y))
        hull.addLine(to: CGPoint(x: foot.x - length * 0.7, y: foot.y))
        hull.close()
        fill(hull, 0x2A2148)
        let sail = UIBezierPath()
        sail.move(to: CGPoint(x: foot.x - length * 0.08, y: foot.y - length * 0.4))
        sail.addLine(to: CGPoint(x: foot.x - length * 0.08, y: foot.y - length * 2.5))
        sail.addLine(to: CGPoint(x: foot.x + length * 0.85, y: foot.y - length * 0.4))
        sail.close()
        fill(sail, 0xFFF3E0)
    }

    /// A dune: its lit side, and the shadow that falls from its crest.
    func dune(top: Double, colors: [UInt32], shift: Double) {
        let line = { (x: Double) in top + 0.1 - 0.2 * noise.smooth(x * 1.9 + shift) }
        fillGround(colors, from: top - 0.06, to: top + 0.36, below: line)
        let shadow = UIBezierPath()
        let crest = (0...60).map { Double($0) / 60 }.min { line($0) < line($1) } ?? 0.5
        shadow.move(to: point(crest, line(crest)))
        for step in 0...40 {
            let x = crest + (1.05 - crest) * Double(step) / 40
            shadow.addLine(to: point(x, line(x)))
        }
        shadow.addLine(to: point(1.05, 1.05))
        shadow.addLine(to: point(crest + 0.14, 1.05))
        shadow.addQuadCurve(to: point(crest, line(crest)), controlPoint: point(crest + 0.2, line(crest) + 0.16))
        shadow.close()
        clipped(to: ground(below: line)) { fill(shadow, 0x5E2F1B, alpha: 0.28) }
    }

    /// Stars.
    func stars(above limit: Double) {
        for index in 0..<90 {
            let place = point(noise.value(index * 2 + 900), noise.value(index * 2 + 901) * limit)
            let radius = (0.0009 + 0.0016 * noise.value(index + 1200)) * size.width
            let dot = CGRect(x: place.x - radius, y: place.y - radius, width: radius * 2, height: radius * 2)
            fill(UIBezierPath(ovalIn: dot), 0xFFFFFF, alpha: 0.35 + 0.6 * noise.value(index + 1500))
        }
    }

    /// One curtain of the northern lights: narrow columns that fade upwards.
    func curtain(_ band: Int) {
        let colors: [UInt32] = [0x6CF5B8, 0x4FE3D0, 0xA58BF2]
        let columns = max(60, Int(size.width / 3))
        for column in 0..<columns {
            let x = Double(column) / Double(columns)
            let foot = 0.34 + 0.07 * Double(band) + 0.2 * (noise.fractal(x * 2.2 + Double(band) * 23, octaves: 3) - 0.5)
            let height = 0.18 + 0.2 * noise.fractal(x * 9 + Double(band) * 41, octaves: 2)
            let light = 0.09 + 0.34 * noise.smooth(x * 14 + Double(band) * 67)
            ray(x: x, width: 1.6 / Double(columns), foot: foot, height: height, color: colors[band % 3], alpha: light)
        }
    }

    private func ray(x: Double, width: Double, foot: Double, height: Double, color: UInt32, alpha: Double) {
        let rect = CGRect(
            x: x * size.width, y: (foot - height) * size.height, width: width * size.width,
            height: (height * 1.15) * size.height)
        let light = UIColor(rgb: color)
        let colors = [light.withAlphaComponent(0), light.withAlphaComponent(alpha), light.withAlphaComponent(0)]
        guard
            let gradient = CGGradient(
                colorsSpace: CGColorSpaceCreateDeviceRGB(), colors: colors.map(\.cgColor) as CFArray,
                locations: [0, 0.86, 1])
        else { return }
        context.saveGState()
        context.clip(to: rect)
        context.drawLinearGradient(
            gradient, start: CGPoint(x: rect.minX, y: rect.minY), end: CGPoint(x: rect.minX, y: rect.maxY), options: [])
        context.restoreGState()
    }

    /// Blossoms in the upper corner, near the eye.
    func blossoms() {
        let branch = UIBezierPath()
        branch.move(to: point(1.02, 0.06))
        branch.addQuadCurve(to: point(0.62, 0.13), controlPoint: point(0.82, 0.02))
        context.setStrokeColor(UIColor(rgb: 0x5B3A3E).cgColor)
        context.setLineWidth(0.01 * size.width)
        context.setLineCap(.round)
        context.addPath(branch.cgPath)
        context.strokePath()
        for index in 0..<46 {
            let along = noise.value(index + 2000)
            let x = 1.0 - 0.4 * along
            let y = 0.055 + 0.075 * along * along + 0.09 * (noise.value(index + 2100) - 0.4)
            let radius = (0.009 + 0.012 * noise.value(index + 2200)) * size.width
            let center = point(x, y)
            let dot = CGRect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
            fill(UIBezierPath(ovalIn: dot), index % 3 == 0 ? 0xFFFFFF : 0xF7B6C8, alpha: 0.92)
        }
    }
}
