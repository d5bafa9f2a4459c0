// Effects of GL Transitions (gl-transitions.com) by their names and with the figures that are published there, written anew. Their
// coordinates start at the bottom left; these at the top left.
extension ShaderEffects {
    // MARK: Turned and bent

    /// *Swirl*: a whirl about the middle that turns four times and back.
    package static let swirl: Shader = { from, to, t, uv in
        let vector = from.fromCenter(uv)
        let near = max(1 - length(vector) / from.corner, 0)
        let strength = t < 0.5 ? t * 2 : 2 - t * 2
        let bent = from.point(turned(vector, by: near * near * strength * 8 * .pi))
        return mix(from(bent), to(bent), smoothstep(0.3, 0.7, t))
    }

    /// *CrossZoom*: a ride into the picture, blurred towards a center that moves across.
    package static let crossZoom: Shader = { from, to, t, uv in
        let strength = 0.4 * sine(.pi * t)
        let center = Point(0.25 + 0.5 * t, 0.5)
        let change = t < 0.5 ? 0.5 * power(2, 20 * t - 10) : 1 - 0.5 * power(2, 10 - 20 * t)
        let share = t <= 0 ? 0 : t >= 1 ? 1 : change
        let cell = from.cell(uv, 2)
        let jitter = random(cell.x, cell.y, seed: 17)
        var (sum, total) = (Color.zero, Float(0))
        for tap in 0..<12 {
            let along = (Float(tap) + jitter) / 12
            let weight = 4 * (along - along * along) + 0.05
            let point = uv + (center - uv) * along * strength
            sum += mix(from(point), to(point), share) * weight
            total += weight
        }
        return sum / total
    }

    /// *crosswarp*: one picture is drawn out while the other gathers, from the left to the right.
    package static let crossWarp: Shader = { from, to, t, uv in
        let share = smoothstep(0, 1, t * 2 + uv.x - 1)
        return mix(from((uv - 0.5) * (1 - share) + 0.5), to((uv - 0.5) * share + 0.5), share)
    }

    /// *directionalwarp*: the same along a diagonal, with a soft edge.
    package static let directionalWarp: Shader = { from, to, t, uv in
        let softness: Float = 0.5
        // Half of the sum and of the difference: from the bottom right to the top left.
        let along = 0.5 * (1 - uv.x) + 0.5 * (1 - uv.y)
        let share = 1 - smoothstep(-softness, 0, along - t * (1 + softness))
        return mix(from((uv - 0.5) * (1 - share) + 0.5), to((uv - 0.5) * share + 0.5), share)
    }

    /// *WaterDrop*: rings run outwards from a drop and leave the new picture.
    package static let waterDrop: Shader = { from, to, t, uv in
        let vector = from.fromCenter(uv)
        let distance = length(vector) / from.corner
        guard distance < t * 1.1 else { return mix(from(uv), to(uv), smoothstep(0.75, 1, t)) }
        let calm = smoothstep(1, 0.6, t) * smoothstep(0, 0.12, t) * smoothstep(t * 1.1, t * 1.1 - 0.15, distance)
        let offset = vector * (0.08 * sine(distance * 30 - t * 30) * calm)
        let bent = from.point(vector + offset)
        return mix(
            from(bent), to(bent), max(smoothstep(distance * 0.9, distance * 0.9 + 0.3, t), smoothstep(0.75, 1, t)))
    }

    /// *Dreamy*: both pictures sway as under water while one fades into the other.
    package static let dreamy: Shader = { from, to, t, uv in
        func sway(_ share: Float, _ phase: Float) -> Point {
            let shift = 0.03 * share * cosine(10 * (share + uv.x))
            return Point(0, phase == 0 ? shift : -shift)
        }
        return mix(from(uv + sway(t, 0)), to(uv + sway(1 - t, 1)), t)
    }

    /// *morph*: bright points of one picture go where the other one's colors send them.
    package static let morph: Shader = { from, to, t, uv in
        let (a, b) = (from(uv), to(uv))
        let first = Point(a.x + a.y, a.y + a.z) - 1
        let second = Point(b.x + b.y, b.y + b.z) - 1
        let way = (first * 0.65 + second * 0.35) * 0.1
        return mix(from(uv + way * t), to(uv - way * (1 - t)), t)
    }

    /// *kaleidoscope*: both pictures are seen through turning mirrors.
    package static let kaleidoscope: Shader = { from, to, t, uv in
        var point = uv - 0.5
        var angle = power(t, 1.5)
        for _ in 0..<7 {
            let (s, c) = (sine(angle), cosine(angle))
            point = Point(s * point.x + c * point.y, s * point.y - c * point.x)
            angle += 1
            let folded = point - (point * 0.5).rounded(.down) * 2 - 1
            point = Point(abs(folded.x), abs(folded.y))
        }
        let mirrored = mix(from(point), to(point), t)
        return mix(mix(from(uv), to(uv), t), mirrored, 1 - 2 * abs(t - 0.5))
    }

    /// *ButterflyWaveScrawler*: waves along the butterfly curve, with the colors apart.
    package static let butterflyWave: Shader = { from, to, t, uv in
        let inverse = 1 - t
        let spot = uv * sine(t) - 0.5
        let angle = acosine(spot.x / max(length(spot), 0.000_1)) * 30
        let curve = exponential(cosine(angle)) - 2 * cosine(4 * angle) + fifth(sine((2 * angle - .pi) / 24))
        let push = curve / 10 * sine(.pi * min(t * 2, 1) * 0.5)
        let bent = uv + t * push * 0.5
        let apart = t * push * 0.15
        let red = from(bent - apart)
        let green = from(bent)
        let blue = from(bent + apart)
        let waves = Color(red.x, green.y, blue.z, green.w)
        return mix(waves, to(uv + inverse * push * 0.25 * smoothstep(1, 0.6, t)), smoothstep(0.15, 0.95, t))
    }

    /// *CrazyParametricFun*: the old picture is woven by two frequencies and fades.
    package static let parametric: Shader = { from, to, t, uv in
        let vector = from.fromCenter(uv)
        let distance = length(vector)
        let x = 3 * cosine(t) + cosine(t * 3)
        let y = 3 * sine(t) - sine(t * 3)
        let offset = Point(sine(t * distance * 40 * x), sine(t * distance * 40 * y)) * vector * 0.28 * min(t * 4, 1)
        return mix(from(from.point(vector + offset)), to(uv), smoothstep(0.3, 1, t))
    }

    /// *LinearBlur*: both pictures lose their focus along the diagonals, and one becomes the other.
    package static let linearBlur: Shader = { from, to, t, uv in
        let reach = 0.1 * (0.5 - abs(0.5 - t)) * 2
        let cell = from.cell(uv, 2)
        let jitter = random(cell.x, cell.y, seed: 3) - 0.5
        var (old, new) = (Color.zero, Color.zero)
        for tap in 0..<8 {
            let shift = reach * ((Float(tap) + 0.5 + jitter) / 8 - 0.5)
            old += from(uv + Point(shift / from.aspect * 0.7, shift))
            new += to(uv + Point(shift / from.aspect * 0.7, -shift))
        }
        return mix(old, new, t) / 8
    }

    // MARK: Shapes

    /// *pinwheel*: the vanes of a pinwheel open about the middle.
    package static let pinwheel: Shader = { from, to, t, uv in
        let vector = from.fromCenter(uv)
        let vane: Float = .pi / 4
        let turn = fract((angleOf(vector) + t * 2) / vane)
        // As wide as a pixel at this distance from the middle.
        let edge = min(0.5, 1 / (vane * max(length(vector), 0.001) * from.size.y))
        let open = t * (1 + edge)
        return mix(from(uv), to(uv), smoothstep(open, open - edge, turn))
    }

    /// *windowslice*: slices of a window open one after the other, with a soft edge.
    package static let windowSlice: Shader = { from, to, t, uv in
        let closed = smoothstep(-0.5, 0, uv.x - t * 1.5)
        return mix(from(uv), to(uv), closed <= fract(10 * uv.x) ? (closed >= 1 ? 0 : 1) : 0)
    }

    /// *wind*: rows of the picture are blown away, each at its own speed.
    package static let wind: Shader = { from, to, t, uv in
        let row = from.cell(uv, 2).y
        let gust = random(row, 0, seed: 77) * 0.6 + noise(Point(0, uv.y * 40), seed: 78) * 0.4
        let share = smoothstep(0, -0.2, uv.x * 0.8 + 0.2 * gust - t * 1.2)
        // The rest is drawn out in the wind's direction.
        return mix(from(uv - Point(share * 0.08, 0)), to(uv), share)
    }

    /// *PolkaDotsCurtain*: dots grow from a corner until they meet.
    package static let polkaDots: Shader = { from, to, t, uv in
        let dots = Point(20 * from.aspect, 20)
        let distance = length(fract(uv * dots) - 0.5)
        let reach = t * 1.02 / max(length(uv), 0.001)
        let edge = 20 / from.size.y
        return mix(from(uv), to(uv), smoothstep(reach + edge * 0.5, reach - edge * 0.5, distance) * (t > 0 ? 1 : 0))
    }

    /// *squareswire*: a net of squares is drawn closer, along a diagonal.
    package static let squaresWire: Shader = { from, to, t, uv in
        let softness: Float = 1.6
        let squares = Point((10 * from.aspect).rounded(), 10)
        let inside = fract(uv * squares)
        let along = (uv.x + 0.5 * (1 - uv.y)) / 1.5
        let wire = smoothstep(-softness, 0, along - t * (1 + softness)) / 2
        let isOpen =
            t > 0 && inside.x >= wire && inside.x <= 1 - wire && inside.y >= wire && inside.y <= 1 - wire
        return isOpen ? to(uv) : from(uv)
    }

    /// *polar_function*: a flower of five leaves opens.
    package static let flower: Shader = { from, to, t, uv in
        let vector = from.fromCenter(uv)
        // The notches are three quarters as far away as the tips.
        let radius = (cosine(5 * angleOf(Point(-vector.y, vector.x))) + 7) / 8
        let distance = length(vector) / from.corner
        let edge = 1 / (from.corner * from.size.y)
        let reach = radius * t * 1.36
        return mix(from(uv), to(uv), smoothstep(reach + edge, reach - edge, distance) * (t > 0 ? 1 : 0))
    }

    /// *ZoomInCircles*: rings of the picture grow past each other.
    package static let zoomCircles: Shader = { from, to, t, uv in
        let vector = from.fromCenter(uv)
        let ring = (length(vector) / from.corner * 4).rounded(.down)
        let start = ring * 0.12
        let local = smoothstep(start, start + 0.62, t)
        let old = from.point(vector * (1 - 0.6 * local))
        let new = from.point(vector * (0.4 + 0.6 * local))
        return mix(from(old), to(new), smoothstep(0.35, 0.65, local))
    }

    /// *squeeze*: the old picture is squeezed to a line, its colors apart.
    package static let squeeze: Shader = { from, to, t, uv in
        let height = max(1 - t, 0.000_1)
        let y = 0.5 + (uv.y - 0.5) / height
        guard y >= 0, y <= 1 else { return to(uv) }
        let shift = 0.04 * t
        let red = from(Point(uv.x, y - shift))
        let green = from(Point(uv.x, y))
        let blue = from(Point(uv.x, y + shift))
        return t >= 1 ? to(uv) : Color(red.x, green.y, blue.z, green.w)
    }

    // MARK: Melted and burned

    /// *DoomScreenTransition*: columns of the picture run down, each at its own time.
    package static let doomMelt: Shader = { from, to, t, uv in
        let column = Int((uv.x * 40).rounded(.down))
        // A walk from column to column, as in the game: neighbors set off almost together.
        let walk = noise(Point(Float(column) * 0.35, 0), seed: 4) * 0.75 + random(column, 0, seed: 5) * 0.25
        let local = clamp((t - 0.42 * walk) / 0.58)
        let source = uv.y - local * local * 1.02
        return source >= 0 ? from(Point(uv.x, source)) : to(uv)
    }

    /// *luminance_melt*: the picture melts and runs down, what is dark first.
    package static let luminanceMelt: Shader = { from, to, t, uv in
        let drip = 0.35 + 0.65 * noise(Point(uv.x * 26, uv.y * 2), seed: 12)
        let heat = clamp(t * 1.9 - luminance(from(uv)) * 0.5)
        let run = heat * heat * drip * 0.5
        let source = Point(uv.x, uv.y - run)
        let late = clamp(t * 1.9 - 0.5 * luminance(from(source)) - 0.12)
        return mix(source.y < 0 ? to(uv) : from(source), to(uv), smoothstep(0.35, 0.85, late) * smoothstep(0, 0.15, t))
    }

    /// *undulatingBurnOut*: an undulating hole grows from the middle, with a burned rim.
    package static let undulatingBurn: Shader = { from, to, t, uv in
        let vector = from.fromCenter(uv)
        let angle = angleOf(vector)
        let wave = 0.06 * sine(angle * 4 + t * 9) + 0.035 * sine(angle * 9 - t * 7)
        let radius = length(vector) / from.corner + wave * sine(.pi * t)
        let distance = radius - t * 1.18
        guard distance > -0.02 else { return to(uv) }
        let burned = mix(
            from(uv), Color(0.05, 0.03, 0.02, 1), smoothstep(0.16, 0.02, distance) * smoothstep(0, 0.08, t))
        let glow = smoothstep(0.03, 0, abs(distance)) * smoothstep(0, 0.08, t)
        return mix(mix(burned, to(uv), smoothstep(0.004, -0.004, distance)), Color(1, 0.55, 0.15, 1), glow * 0.8)
    }

    /// *perlin*: clouds part.
    package static let perlin: Shader = { from, to, t, uv in
        let height = clouds(Point(uv.x * from.aspect, uv.y) * 6, seed: 14)
        // Few clouds are lower than 0.1 or higher than 0.9, but some are.
        let level = mix(-0.06, 1.06, t)
        return mix(from(uv), to(uv), smoothstep(height - 0.05, height + 0.05, level))
    }

    // MARK: Colors

    /// *colorphase*: one color after the other becomes that of the new picture: red, green, blue.
    package static let colorPhase: Shader = { from, to, t, uv in
        let (a, b) = (from(uv), to(uv))
        return Color(
            mix(a.x, b.x, smoothstep(0, 0.6, t)), mix(a.y, b.y, smoothstep(0.2, 0.8, t)),
            mix(a.z, b.z, smoothstep(0.4, 1, t)), mix(a.w, b.w, smoothstep(0, 1, t)))
    }

    /// *ColourDistance*: colors that are alike change first.
    package static let colorDistance: Shader = { from, to, t, uv in
        let (a, b) = (from(uv), to(uv))
        let difference = a - b
        let distance = (difference * difference).sum().squareRoot() / 1.732
        let share = smoothstep(distance * 0.85, distance * 0.85 + 0.15, t)
        return mix(mix(a, b, share), b, power(t, 5))
    }

    /// *fadegrayscale*: the old picture loses its colors, the new one gains them.
    package static let fadeGrayscale: Shader = { from, to, t, uv in
        let (a, b) = (from(uv), to(uv))
        let (oldGray, newGray) = (gray(luminance(a)), gray(luminance(b)))
        let old = mix(a, oldGray, smoothstep(0, 0.45, t))
        let new = mix(newGray, b, smoothstep(0.55, 1, t))
        return mix(old, new, smoothstep(0.3, 0.7, t))
    }

    /// *Overexposure*: the image is overexposed until the other one is visible.
    package static let overexposure: Shader = { from, to, t, uv in
        let light = 1 + 5 * sine(.pi * t)
        let (a, b) = (from(uv) * mix(1, light, t), to(uv) * mix(light, 1, t))
        let mixed = mix(a, b, smoothstep(0.2, 0.8, t))
        return mix(mixed, Color(1, 1, 1, 1), 0.55 * sine(.pi * t))
    }

    /// *multiply_blend*: both pictures lie over each other as slides do, and one is taken away.
    package static let multiplyBlend: Shader = { from, to, t, uv in
        let (a, b) = (from(uv), to(uv))
        let both = a * b
        return t < 0.5 ? mix(a, both, t * 2) : mix(both, b, t * 2 - 1)
    }

    // MARK: Noise

    /// *GlitchMemories*: blocks of the picture jump, their colors apart.
    package static let glitch: Shader = { from, to, t, uv in
        let strength = sine(.pi * t)
        // Twenty-four different disturbances a run, as if it were a bad signal.
        let tick = Int((t * 24).rounded(.down))
        let block = from.cell(uv, 24)
        let band = from.cell(uv, 60).y
        let jumps = random(block.x, block.y, seed: tick) > 1 - 0.3 * strength
        let slips = random(band, 0, seed: tick + 7) > 1 - 0.45 * strength
        let jump = jumps ? random(block.y, block.x, seed: tick + 99) - 0.5 : 0
        let slip = slips ? random(band, 1, seed: tick + 8) - 0.5 : 0
        let shift = (jump * 0.35 + slip * 0.16) * strength
        let apart = 0.012 * strength + abs(shift) * 0.15
        let isNew = random(block.x, block.y, seed: 500) < smoothstep(0.2, 0.8, t)
        func color(_ x: Float) -> Color {
            let point = Point(uv.x + x, uv.y)
            return isNew ? to(point) : from(point)
        }
        let (red, green, blue) = (color(shift + apart), color(shift), color(shift - apart))
        let mixed = Color(red.x, green.y, blue.z, green.w)
        return t <= 0 ? from(uv) : t >= 1 ? to(uv) : mixed
    }

    /// *TVStatic*: the channel is changed: snow between two pictures.
    package static let tvStatic: Shader = { from, to, t, uv in
        let tick = Int((t * 30).rounded(.down))
        let cell = from.cell(uv, 2.5)
        let snow = gray(0.1 + 0.8 * random(cell.x, cell.y, seed: tick))
        let roll = 0.12 * noise(Point(uv.y * 9, t * 20), seed: 6) * smoothstep(0, 0.25, t) * smoothstep(1, 0.75, t)
        let picture = t < 0.5 ? from(Point(uv.x + roll, uv.y)) : to(Point(uv.x + roll, uv.y))
        let weight = smoothstep(0, 0.3, t) * smoothstep(1, 0.7, t)
        return mix(picture, snow, weight)
    }

    /// *CrossHatch*: the new picture is hatched in from the middle.
    package static let crossHatch: Shader = { from, to, t, uv in
        let distance = length(from.fromCenter(uv)) / from.corner / 1.6
        let cell = from.cell(uv, 3)
        let stroke = t - min(random(cell.y, 0, seed: 61), random(cell.x, 1, seed: 62)) * 0.55
        let hatched: Float = distance < stroke ? 1 : 0
        return mix(from(uv), to(uv), mix(hatched, 1, smoothstep(0.85, 1, t)) * smoothstep(0, 0.08, t))
    }

    /// *hexagonalize*: both pictures fall into ever larger hexagons, and one becomes the other.
    package static let hexagonalize: Shader = { from, to, t, uv in
        let strength = 2 * min(t, 1 - t)
        let radius = strength * 0.045
        guard radius * from.size.y > 0.75 else { return mix(from(uv), to(uv), smoothstep(0.35, 0.65, t)) }
        let center = from.point(hexagon(from.fromCenter(uv), radius: radius).center)
        return mix(from(center), to(center), smoothstep(0.35, 0.65, t))
    }
}

private func fifth(_ x: Float) -> Float { x * x * x * x * x }
