import CoreGraphics

/// What an emitter layer sends out, and all that lives of it.
package final class ParticleSystem {
    var cells: [CAEmitterCell]?
    var birthRate: Float = 1
    var lifetime: Float = 1
    var position = CGPoint.zero
    var zPosition: CGFloat = 0
    var size = CGSize.zero
    var depth: CGFloat = 0
    var shape = CAEmitterLayerEmitterShape.point
    var mode = CAEmitterLayerEmitterMode.volume
    var renderMode = CAEmitterLayerRenderMode.unordered
    var preservesDepth = false
    var velocity: Float = 1
    var scale: Float = 1
    var spin: Float = 1
    var seed: UInt32 = 0

    private(set) var particles: [Particle] = []
    private var time: Double?
    private var sources: [ObjectIdentifier: ParticleSource] = [:]
    private let tints = PictureTints()
    /// More than these are not made: a rate that is a mistake should not hold the program up.
    private static let most = 20_000

    func copy(_ other: ParticleSystem) {
        cells = other.cells
        birthRate = other.birthRate
        lifetime = other.lifetime
        position = other.position
        size = other.size
        shape = other.shape
        mode = other.mode
        renderMode = other.renderMode
        velocity = other.velocity
        scale = other.scale
        spin = other.spin
        seed = other.seed
        zPosition = other.zPosition
        depth = other.depth
        preservesDepth = other.preservesDepth
    }

    // MARK: Time

    private var enabledCells: [CAEmitterCell] { (cells ?? []).filter(\.isEnabled) }

    /// Whether particles go on coming without end.
    var emits: Bool { emits(until: .greatestFiniteMagnitude) }

    /// Whether particles are still going to come at a time of the layer's.
    private func emits(until time: Double) -> Bool {
        birthRate > 0
            && enabledCells.contains { $0.birthRate > 0 && $0.lifetime > 0 && $0.activeTime.to > time }
    }

    /// Goes on to a time of the layer's. Says whether anything comes or lives.
    func advance(to now: Double) -> Bool {
        guard now.isFinite else { return false }
        guard let last = time else {
            // A layer that begins at its time 0 has sent out particles since then, which iOS shows at once.
            let longest = enabledCells.map { Double($0.lifetime + $0.lifetimeRange / 2) * Double(lifetime) }.max() ?? 0
            guard emits(until: now - longest) else { return false }
            time = max(0, now - longest)
            return advance(to: now)
        }
        if now > last {
            for cell in enabledCells { emit(cell, from: last, to: now) }
            for particle in particles { emitFromParticle(particle, from: last, to: now) }
        }
        time = now
        particles.removeAll { $0.death <= now || $0.birth > now }
        return emits(until: now) || !particles.isEmpty
    }

    private func emit(_ cell: CAEmitterCell, from last: Double, to now: Double) {
        let source = source(of: cell)
        let rate = Double(cell.birthRate) * Double(birthRate) * Double(cell.speed)
        let active = cell.activeTime
        for (number, birth) in source.births(rate: rate, from: max(last, active.from), to: min(now, active.to)) {
            guard particles.count < Self.most else { return }
            var chance = ParticleChance(seed: seed, cell: source.index, number: number)
            let place = EmitterPlace(shape: shape, mode: mode, size: size).point(&chance)
            let start = CGPoint(x: position.x + place.x, y: position.y + place.y)
            add(cell, at: start, turned: zeroDirection, born: birth, now, &chance)
        }
    }

    /// Where a longitude of 0 points: to the right, but up from a line.
    ///
    /// Published confetti and snow comes down from a line at the top with a longitude of π and no acceleration.
    private var zeroDirection: Double { shape == .line ? -.pi / 2 : 0 }

    private func emitFromParticle(_ particle: Particle, from last: Double, to now: Double) {
        guard let cells = particle.cell.emitterCells, !cells.isEmpty else { return }
        for cell in cells where cell.isEnabled {
            let source = particle.source(of: cell)
            let active = cell.activeTime
            let from = max(last, particle.birth + max(0, active.from))
            let to = min(now, particle.death, particle.birth + active.to)
            let rate = Double(cell.birthRate) * Double(cell.speed)
            for (number, birth) in source.births(rate: rate, from: from, to: to) {
                guard particles.count < Self.most else { return }
                var chance = ParticleChance(
                    seed: seed &+ UInt32(truncatingIfNeeded: particle.number), cell: source.index &+ 1000,
                    number: number)
                let place = particle.place(at: birth)
                add(cell, at: place, turned: particle.direction, born: birth, now, &chance)
            }
        }
    }

    private func add(
        _ cell: CAEmitterCell, at start: CGPoint, turned: Double, born: Double, _ now: Double,
        _ chance: inout ParticleChance
    ) {
        let particle = Particle(cell, at: start, turned: turned, born: born, system: self, &chance)
        if particle.death > now { particles.append(particle) }
    }

    private func source(of cell: CAEmitterCell) -> ParticleSource {
        let key = ObjectIdentifier(cell)
        if let source = sources[key] { return source }
        let source = ParticleSource(cell, index: sources.count)
        sources[key] = source
        return source
    }

    // MARK: Looks

    /// A particle as it is drawn.
    struct Sight {
        let picture: PixelBuffer
        let particle: Particle
        let place: CGPoint
        let angle: Double
        let scale: Double
        let alpha: Double
    }

    /// What is seen, from back to front.
    var sights: [Sight] {
        guard let time else { return [] }
        let seen = particles.compactMap { sight($0, at: time) }
        return renderMode == .oldestLast ? seen.reversed() : seen
    }

    private func sight(_ particle: Particle, at time: Double) -> Sight? {
        guard let contents = particle.cell.contents, let image = contents as? CGImage else { return nil }
        let color = particle.color(at: time)
        let scale = particle.scale(at: time)
        guard color.alpha > 0, scale > 0 else { return nil }
        let tinted = tints.picture(image.buffer, multipliedBy: (color.red, color.green, color.blue))
        return Sight(
            picture: tinted, particle: particle, place: particle.place(at: time), angle: particle.angle(at: time),
            scale: scale, alpha: color.alpha)
    }
}

/// How far a cell has come in sending out particles.
final class ParticleSource {
    /// Kept, so that no other cell gets its identity.
    private let cell: CAEmitterCell
    let index: Int
    private var count = 0
    /// Parts of a particle that are due.
    private var due = 0.0

    init(_ cell: CAEmitterCell, index: Int) {
        self.cell = cell
        self.index = index
    }

    /// The numbers and times of what comes between two moments: exact, however far apart those are.
    func births(rate: Double, from: Double, to: Double) -> [(Int, Double)] {
        guard rate > 0, rate.isFinite, to > from else { return [] }
        var births: [(Int, Double)] = []
        let total = due + rate * (to - from)
        var next = 1.0
        while next <= total, births.count < 20_000 {
            births.append((count, from + (next - due) / rate))
            count += 1
            next += 1
        }
        due = total - (next - 1)
        return births
    }
}

/// Chance that is the same every time.
struct ParticleChance {
    private var state: UInt64

    init(seed: UInt32, cell: Int, number: Int) {
        state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ UInt64(bitPattern: Int64(cell)) &* 0xD1B5_4A32_D192_ED03
        state = state &+ UInt64(bitPattern: Int64(number)) &* 0x8CB9_2BA7_2F3D_8DD7
    }

    /// From 0 to 1.
    mutating func next() -> Double {
        state = state &+ 0x9E37_79B9_7F4A_7C15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
        bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
        return Double((bits ^ (bits >> 31)) >> 11) / Double(1 << 53)
    }

    /// About a mean.
    mutating func about(_ mean: Double, _ range: Double) -> Double { mean + range * (next() - 0.5) }
}
