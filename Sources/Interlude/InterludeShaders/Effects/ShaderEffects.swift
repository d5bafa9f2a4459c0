/// The effects of the ready-made transitions that are functions of two pictures.
///
/// Those in ``ShaderEffects+GLTransitions`` have the names and figures of the collection of that name (gl-transitions.com), and are
/// written anew.
package enum ShaderEffects {
    /// Paper that burns from the bottom: an irregular front, with embers along it and charred paper before it.
    package static let burn: Shader = { from, to, t, uv in
        let place = Point(uv.x * from.aspect, uv.y)
        let fuel = clouds(place * 7, seed: 3) * 0.42 + noise(place * 46, seed: 9) * 0.05
        // Below 0 it has burned; what the heat changes starts below the screen, and all of it leaves at the top.
        let distance = (1.42 - uv.y) + fuel - t * 2.02
        if distance > 0.3 { return from(uv) }
        if distance < 0 {
            // The fire lights what is behind it.
            let glow = smoothstep(-0.09, 0, distance) * 0.35
            return mix(to(uv), Color(1, 0.45, 0.1, 1), glow)
        }
        let paper = from(uv)
        let charred = mix(paper, Color(0.09, 0.05, 0.03, 1) * paper.w, smoothstep(0.2, 0.03, distance))
        let browned = 0.4 * smoothstep(0.3, 0.16, distance) * smoothstep(0.08, 0.16, distance)
        let warm = mix(charred, Color(0.75, 0.42, 0.14, 1) * paper.w, browned)
        let flicker = 0.6 + 0.4 * noise(place * 28 + Point(0, t * 40), seed: 21)
        let ember = smoothstep(0.028, 0, distance) * flicker
        let hot = mix(Color(1, 0.32, 0.03, 1), Color(1, 0.86, 0.45, 1), ember)
        return mix(warm, hot, clamp(ember * 1.5))
    }

    /// Grains of three points that change one by one, each softly.
    package static let dissolve: Shader = { from, to, t, uv in
        let cell = from.cell(uv, 3)
        // Large and small grains together: no regular net is seen.
        let threshold = random(cell.x, cell.y, seed: 5) * 0.8 + noise(uv * from.size / 14, seed: 6) * 0.2
        return mix(from(uv), to(uv), smoothstep(threshold * 0.9, threshold * 0.9 + 0.1, t))
    }

    /// Dust that a wind from the left carries away to the right and upwards, the right edge first.
    package static let disintegrate: Shader = { from, to, t, uv in
        // How long the material of a point has been in the air, 0…1.
        func airborne(_ point: Point) -> Float {
            let front = (1 - point.x) * 0.5 + clouds(Point(point.x * from.aspect, point.y) * 5, seed: 2) * 0.22
            return clamp((t * 1.36 - front) / 0.64)
        }
        let here = airborne(uv)
        if here == 0 { return from(uv) }
        let cell = from.cell(uv, 2.5)
        // Where the wind has brought something from: some grains have come a long way, others a short one.
        for layer in 0..<4 {
            let own = random(cell.x, cell.y, seed: 30 + layer)
            let reach = here * here * (0.03 + 0.14 * Float(layer) * (0.4 + own))
            let swirl = noise(uv * 9 + Point(t * 2, Float(layer)), seed: 40) - 0.5
            let source = uv - Point(reach, -reach * (0.35 + swirl))
            let age = airborne(source)
            guard source.x >= 0, source.x <= 1, source.y >= 0, source.y <= 1 else { continue }
            // A grain is there or not; the longer in the air, the fewer there are.
            let left = smoothstep(1, 0.05, age) * (layer == 0 ? 1 : 0.75)
            if age == 0 && layer > 0 { continue }
            if age == 0 || own < left { return from(source) }
        }
        return to(uv)
    }

    /// A bar of greenish light that moves down and leaves the new image behind it, as in a copying machine.
    package static let copyMachine: Shader = { from, to, t, uv in
        let reach: Float = 0.2
        let distance = uv.y - (t * (1 + 2 * reach) - reach)
        let picture = distance < 0 ? to(uv) : from(uv)
        // Tinted, so that it is seen on white, and brightest in the middle, so that it is seen on black.
        let glow = smoothstep(reach, 0, abs(distance))
        let light = mix(Color(0.45, 0.9, 0.66, 1), Color(0.93, 1, 0.96, 1), smoothstep(0.55, 1, glow))
        return mix(picture, light, glow * glow)
    }

    /// The shutter of a camera: six blades close over the old picture, and open on the new one.
    package static let shutter: Shader = { from, to, t, uv in
        let vector = from.fromCenter(uv)
        // How far open it is: all of the screen is seen at 1.
        let open = abs(1 - 2 * t)
        let turn = (1 - open) * 0.9
        let sector: Float = .pi / 3
        var angle = angleOf(vector) + turn
        let index = (angle / sector).rounded()
        angle -= index * sector
        // A side of the hexagon is as far from the middle as its radius.
        let side = length(vector) * cosine(angle)
        let radius = from.corner * open * 1.03
        let picture = t < 0.5 ? from(uv) : to(uv)
        let edge = 1 / from.size.y
        let covered = smoothstep(radius - edge, radius + edge, side)
        guard covered > 0 else { return picture }
        // Each blade overlaps its neighbor: darker at the one edge, and lighter where it is cut.
        let along = angle / sector + 0.5
        let shade = 0.13 + 0.12 * along + 0.22 * smoothstep(radius + 0.012, radius, side) * smoothstep(0, 0.1, 1 - open)
        return mix(picture, gray(shade), covered)
    }

    /// A drop that is drawn from the right edge, and then the rest of the screen.
    package static let liquidSwipe: Shader = { from, to, t, uv in
        let reach = smoothstep(0, 0.5, t) * (1 - smoothstep(0.5, 0.95, t)) * 0.5
        let width = 0.1 + 0.22 * smoothstep(0, 0.8, t)
        let y = (uv.y - 0.62) / width
        let drop = reach * exponential(-y * y)
        let wall = smoothstep(0.22, 1, t) * 1.02
        let front = 1 - drop - wall + 0.012 * sine(uv.y * 14 + t * 9) * smoothstep(0, 0.2, t) * smoothstep(1, 0.7, t)
        let distance = (uv.x - front) * from.size.x
        guard distance < 0.5 else { return to(uv) }
        // The liquid casts a shadow on what it covers next.
        let shadow = 0.28 * smoothstep(-26, 0, distance) * smoothstep(0, 0.04, t)
        let below = mix(from(uv), Color(0, 0, 0, 1), shadow)
        return mix(below, to(uv), smoothstep(-0.5, 0.5, distance))
    }

    /// A camera that is whipped to the right: both pictures pass, blurred by their speed.
    package static let whip: Shader = { from, to, t, uv in
        func way(at time: Float) -> Float { smoothstep(0, 1, smoothstep(0, 1, time)) }
        // The speed: the way within six hundredths of the time, which is as long as the shutter is open.
        let (way, speed) = (way(at: t), (way(at: t + 0.03) - way(at: t - 0.03)) * 1.1)
        let cell = from.cell(uv, 2)
        let jitter = random(cell.x, cell.y, seed: 8) - 0.5
        var sum = Color.zero
        for tap in 0..<12 {
            let x = uv.x + way + speed * ((Float(tap) + 0.5 + jitter) / 12 - 0.5)
            sum += x < 1 ? from(Point(abs(x), uv.y)) : to(Point(x - 1 <= 1 ? x - 1 : 3 - x, uv.y))
        }
        return sum / 12
    }

    /// A honeycomb: cells open one after the other, from the middle outwards.
    package static let honeycomb: Shader = { from, to, t, uv in
        let vector = from.fromCenter(uv)
        let cell = hexagon(vector, radius: 0.055)
        let start = length(cell.center) / from.corner * 0.6
        let grown = clamp((t * 1.1 - start) / 0.44) * 1.06
        let edge = 1 / from.size.y
        let inside = smoothstep(0.055 * grown + edge, 0.055 * grown - edge, cell.distance)
        if grown <= 0 { return from(uv) }
        // Wax between the cells while they grow.
        let wall = smoothstep(0.012, 0, abs(cell.distance - 0.055 * grown)) * smoothstep(1.02, 0.85, grown)
        return mix(mix(from(uv), to(uv), inside), Color(0.98, 0.74, 0.2, 1), wall * 0.85)
    }

    /// The cell of a honeycomb that a point is in, its center, and how far the point is from it, measured towards the
    /// nearest side.
    static func hexagon(_ point: Point, radius: Float) -> (center: Point, distance: Float) {
        // Two lattices of rectangles whose nearer point is the center; the apothem is the radius.
        let size = Point(2 * radius, 2 * radius * 1.732_050_8)
        let first = (point / size).rounded(.toNearestOrAwayFromZero) * size
        let second = ((point / size - 0.5).rounded(.toNearestOrAwayFromZero) + 0.5) * size
        let center = length(point - first) < length(point - second) ? first : second
        let offset = point - center
        let (x, y) = (abs(offset.x), abs(offset.y))
        return (center, max(x, x * 0.5 + y * 0.866_025_4))
    }
}
