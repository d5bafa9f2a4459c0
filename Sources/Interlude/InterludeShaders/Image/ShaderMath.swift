/// Functions for shaders, with the names that shading languages use.
public enum ShaderMath {
    /// Returns a color between two: `a` at 0, `b` at 1.
    public static func mix(_ a: SIMD4<Float>, _ b: SIMD4<Float>, _ share: Float) -> SIMD4<Float> { a + (b - a) * share }

    /// Returns a number between two: `a` at 0, `b` at 1.
    public static func mix(_ a: Float, _ b: Float, _ share: Float) -> Float { a + (b - a) * share }

    /// Returns 0 up to one edge and 1 from the other, with a smooth interpolation between them. The first edge can be
    /// the larger one.
    public static func smoothstep(_ start: Float, _ end: Float, _ value: Float) -> Float {
        let share = min(max((value - start) / (end - start), 0), 1)
        return share * share * (3 - 2 * share)
    }

    /// Returns the fractional part of a number: 0.75 for -0.25.
    public static func fract(_ value: Float) -> Float { value - value.rounded(.down) }

    /// Returns a random number from 0 to 1, excluding 1, which depends only on the cell of a grid and the seed.
    ///
    /// It is computed with integers, so it is identical on each processor.
    public static func random(_ x: Int, _ y: Int = 0, seed: Int = 0) -> Float {
        // SplitMix64's finalizer, as published by its authors.
        var z = UInt64(bitPattern: Int64(x &* 7919 &+ y &* 104_729 &+ seed &* 1_299_709)) &+ 0x9E37_79B9_7F4A_7C15
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        z ^= z >> 31
        return Float(z >> 40) / 16_777_216
    }

    /// Returns value noise from 0 to 1: random at integer coordinates and smooth between them.
    public static func noise(_ point: SIMD2<Float>, seed: Int = 0) -> Float {
        let (left, top) = (point.x.rounded(.down), point.y.rounded(.down))
        let (x, y) = (Int(left), Int(top))
        let across = smoothstep(0, 1, point.x - left)
        let down = smoothstep(0, 1, point.y - top)
        let above = mix(random(x, y, seed: seed), random(x + 1, y, seed: seed), across)
        let below = mix(random(x, y + 1, seed: seed), random(x + 1, y + 1, seed: seed), across)
        return mix(above, below, down)
    }

    /// Returns noise of three sizes from 0 to 1, each half as large and half as strong as the previous one.
    public static func clouds(_ point: SIMD2<Float>, seed: Int = 0) -> Float {
        (noise(point, seed: seed) * 4 + noise(point * 2, seed: seed + 1) * 2 + noise(point * 4, seed: seed + 2)) / 7
    }
}

// The same without the type's name, for the effects of this module.
typealias Point = SIMD2<Float>
typealias Color = SIMD4<Float>

func mix(_ a: Color, _ b: Color, _ share: Float) -> Color { ShaderMath.mix(a, b, share) }
func mix(_ a: Float, _ b: Float, _ share: Float) -> Float { ShaderMath.mix(a, b, share) }
func smoothstep(_ a: Float, _ b: Float, _ x: Float) -> Float { ShaderMath.smoothstep(a, b, x) }
func fract(_ x: Float) -> Float { ShaderMath.fract(x) }
func fract(_ p: Point) -> Point { p - p.rounded(.down) }
func clamp(_ x: Float) -> Float { min(max(x, 0), 1) }
func dot(_ a: Point, _ b: Point) -> Float { a.x * b.x + a.y * b.y }
func length(_ p: Point) -> Float { dot(p, p).squareRoot() }
func random(_ x: Int, _ y: Int = 0, seed: Int = 0) -> Float { ShaderMath.random(x, y, seed: seed) }
func noise(_ p: Point, seed: Int = 0) -> Float { ShaderMath.noise(p, seed: seed) }
func clouds(_ p: Point, seed: Int = 0) -> Float { ShaderMath.clouds(p, seed: seed) }

/// How bright a color looks: the weights of ITU-R BT.709.
func luminance(_ color: Color) -> Float { 0.2126 * color.x + 0.7152 * color.y + 0.0722 * color.z }

/// An opaque gray.
func gray(_ value: Float) -> Color { Color(value, value, value, 1) }

extension ShaderImage {
    /// A vector from the middle, as if the screen were square: both components in heights of the screen.
    func fromCenter(_ uv: Point) -> Point { Point((uv.x - 0.5) * aspect, uv.y - 0.5) }

    /// The point that a vector from the middle leads to.
    func point(_ vector: Point) -> Point { Point(vector.x / aspect + 0.5, vector.y + 0.5) }

    /// Returns the cell of a grid that a point is in. The cells are `side` points wide.
    func cell(_ uv: Point, _ side: Float) -> (x: Int, y: Int) {
        (Int((uv.x * size.x / side).rounded(.down)), Int((uv.y * size.y / side).rounded(.down)))
    }
}
