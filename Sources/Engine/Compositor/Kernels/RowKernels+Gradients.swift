extension RowKernels {
    /// Where a row lies in a gradient's plane: the place of column 0 and the step from column to column.
    struct GradientRun {
        var x: Float
        var y: Float
        var stepX: Float
        var stepY: Float
    }

    private typealias Floats = SIMD8<Float>

    /// The colors of columns `start..<end` of an axial gradient: `colors` holds `GradientRamp.steps + 1` of them.
    static func axialGradient(_ d: MutablePixels, _ colors: Pixels, _ run: GradientRun, _ start: Int, _ end: Int) {
        let (x, step) = (Floats(repeating: run.x), Floats(repeating: run.stepX))
        gradient(d, colors, start, end) { columns in x + step * columns }
    }

    /// The same of a radial gradient.
    static func radialGradient(_ d: MutablePixels, _ colors: Pixels, _ run: GradientRun, _ start: Int, _ end: Int) {
        let (x, stepX) = (Floats(repeating: run.x), Floats(repeating: run.stepX))
        let (y, stepY) = (Floats(repeating: run.y), Floats(repeating: run.stepY))
        gradient(d, colors, start, end) { columns in
            let (a, b) = (x + stepX * columns, y + stepY * columns)
            return (a * a + b * b).squareRoot()
        }
    }

    /// Eight columns at a time: positions, places in the table, colors.
    @inline(__always) private static func gradient(
        _ d: MutablePixels, _ colors: Pixels, _ start: Int, _ end: Int, _ position: (Floats) -> Floats
    ) {
        let lane = Floats(0, 1, 2, 3, 4, 5, 6, 7)
        let (none, all) = (Floats(repeating: 0), Floats(repeating: 1))
        let top = Floats(repeating: Float(GradientRamp.steps))
        // Added to a number below 2²², it leaves the number, rounded, in the low bits.
        let magic = Floats(repeating: 12_582_912)
        let magicBits = PixelWords(repeating: 0x4B40_0000)
        var x = start
        while x < end {
            let wanted = position(Floats(repeating: Float(x)) + lane)
            // What is no number is not larger than 0.
            var t = none.replacing(with: wanted, where: wanted .> none)
            t.replace(with: all, where: t .> all)
            let place = unsafeBitCast(t * top + magic, to: PixelWords.self) &- magicBits
            for j in 0..<min(8, end &- x) { d[x &+ j] = colors[Int(place[j])] }
            x &+= 8
        }
    }
}
