import CoreGraphics

/// One thing that an emitter has sent out: everything about it follows from its birth and the time.
final class Particle {
    let cell: CAEmitterCell
    let birth: Double
    let death: Double
    let number: Int
    /// The way that it set out on, in radians.
    let direction: Double
    private let start: CGPoint
    private let velocity: (x: Double, y: Double)
    private let acceleration: (x: Double, y: Double)
    private let firstScale: Double
    private let scaleSpeed: Double
    private let spin: Double
    private let firstColor: (red: Double, green: Double, blue: Double, alpha: Double)
    private var sources: [ObjectIdentifier: ParticleSource] = [:]

    init(
        _ cell: CAEmitterCell, at start: CGPoint, turned: Double, born: Double, system: ParticleSystem,
        _ chance: inout ParticleChance
    ) {
        self.cell = cell
        self.start = start
        birth = born
        number = Int(chance.next() * 1e9)
        death = born + chance.about(Double(cell.lifetime), Double(cell.lifetimeRange)) * Double(system.lifetime)
        direction = turned + chance.about(Double(cell.emissionLongitude), Double(cell.emissionRange))
        let speed = chance.about(Double(cell.velocity), Double(cell.velocityRange)) * Double(system.velocity)
        velocity = (speed * cos(direction), speed * sin(direction))
        acceleration = (Double(cell.xAcceleration), Double(cell.yAcceleration))
        firstScale = chance.about(Double(cell.scale), Double(cell.scaleRange)) * Double(system.scale)
        scaleSpeed = Double(cell.scaleSpeed)
        spin = chance.about(Double(cell.spin), Double(cell.spinRange)) * Double(system.spin)
        let color = (cell.color ?? .white).rgba
        firstColor = (
            chance.about(Double(color.red), Double(cell.redRange)),
            chance.about(Double(color.green), Double(cell.greenRange)),
            chance.about(Double(color.blue), Double(cell.blueRange)),
            chance.about(Double(color.alpha), Double(cell.alphaRange))
        )
    }

    func place(at time: Double) -> CGPoint {
        let age = time - birth
        return CGPoint(
            x: start.x + CGFloat(velocity.x * age + acceleration.x * age * age / 2),
            y: start.y + CGFloat(velocity.y * age + acceleration.y * age * age / 2))
    }

    func angle(at time: Double) -> Double { spin * (time - birth) }

    func scale(at time: Double) -> Double { firstScale + scaleSpeed * (time - birth) }

    func color(at time: Double) -> (red: Double, green: Double, blue: Double, alpha: Double) {
        let age = time - birth
        func limit(_ value: Double, _ speed: Float) -> Double { min(max(value + Double(speed) * age, 0), 1) }
        return (
            limit(firstColor.red, cell.redSpeed), limit(firstColor.green, cell.greenSpeed),
            limit(firstColor.blue, cell.blueSpeed), limit(firstColor.alpha, cell.alphaSpeed)
        )
    }

    func source(of cell: CAEmitterCell) -> ParticleSource {
        let key = ObjectIdentifier(cell)
        if let source = sources[key] { return source }
        let source = ParticleSource(cell, index: sources.count)
        sources[key] = source
        return source
    }
}

/// Where in the emitter's shape a particle begins, seen from its middle.
struct EmitterPlace {
    let shape: CAEmitterLayerEmitterShape
    let mode: CAEmitterLayerEmitterMode
    let size: CGSize

    func point(_ chance: inout ParticleChance) -> CGPoint {
        let (a, b) = (chance.next(), chance.next())
        switch shape {
        case .line: return CGPoint(x: size.width * CGFloat((mode == .points ? a.rounded() : a) - 0.5), y: 0)
        case .rectangle, .cuboid: return inRectangle(a, b)
        case .circle, .sphere: return inCircle(a, b)
        default: return .zero
        }
    }

    private func inRectangle(_ a: Double, _ b: Double) -> CGPoint {
        var (x, y) = (a, b)
        switch mode {
        case .points:
            x = a.rounded()
            y = b.rounded()
        case .outline:
            // Along the four sides, each as often as it is long.
            let (width, height) = (Double(size.width), Double(size.height))
            let way = a * 2 * (width + height)
            if way < 2 * width {
                x = way.truncatingRemainder(dividingBy: max(width, 1e-9)) / max(width, 1e-9)
                y = way < width ? 0 : 1
            } else {
                let down = way - 2 * width
                x = down < height ? 0 : 1
                y = down.truncatingRemainder(dividingBy: max(height, 1e-9)) / max(height, 1e-9)
            }
        default: break
        }
        return CGPoint(x: size.width * CGFloat(x - 0.5), y: size.height * CGFloat(y - 0.5))
    }

    private func inCircle(_ a: Double, _ b: Double) -> CGPoint {
        let angle = 2 * Double.pi * a
        // In proportion to the area, where it is not the line round it.
        let radius = Double(size.width) * (mode == .outline || mode == .points ? 1 : b.squareRoot())
        return CGPoint(x: radius * cos(angle), y: radius * sin(angle))
    }
}
