import CoreGraphics

/// Gives the pixels of an image: whole rows, or at any places. Threads ask at the same time, so nothing in it changes.
class Source: @unchecked Sendable {
    /// Writes `count` pixels of row `y` from column `x` on. No more than `longestRow` are asked for at once.
    func fill(_ row: PixelRow, x: Int, y: Int, count: Int) {
        withScratch(count, of: Spot.self) { spots in
            Source.place(spots, x: x, y: y, count: count)
            gather(spots, row, count: count)
        }
    }

    /// Writes the pixels at places. What is at no finite place is transparent.
    func gather(_ spots: Spots, _ row: PixelRow, count: Int) {
        row.update(repeating: .clear, count: count)
    }

    /// How many pixels are asked for at once: their working memory stays in the processor's first cache.
    static let longestRow = 256

    /// The centers of pixels in a row.
    @inline(__always) static func place(_ spots: UnsafeMutablePointer<Spot>, x: Int, y: Int, count: Int) {
        let height = Float(y) + 0.5
        for index in 0..<count { spots[index] = Spot(Float(x + index) + 0.5, height) }
    }
}

/// One color everywhere.
final class ColorSource: Source, @unchecked Sendable {
    private let pixel: Pixel

    init(_ pixel: Pixel) { self.pixel = pixel }

    override func fill(_ row: PixelRow, x: Int, y: Int, count: Int) { row.update(repeating: pixel, count: count) }

    override func gather(_ spots: Spots, _ row: PixelRow, count: Int) { row.update(repeating: pixel, count: count) }
}

/// Another image, moved by whole pixels.
final class MovedSource: Source, @unchecked Sendable {
    private let input: Source
    private let x: Int
    private let y: Int

    init(_ input: Source, x: Int, y: Int) {
        self.input = input
        self.x = x
        self.y = y
    }

    override func fill(_ row: PixelRow, x: Int, y: Int, count: Int) {
        input.fill(row, x: x - self.x, y: y - self.y, count: count)
    }

    override func gather(_ spots: Spots, _ row: PixelRow, count: Int) {
        let offset = Spot(Float(x), Float(y))
        withScratch(count, of: Spot.self) { moved in
            for index in 0..<count { moved[index] = spots[index] - offset }
            input.gather(moved, row, count: count)
        }
    }
}

/// The limits of an image, for the test whether a place is inside.
struct SpotRect: Sendable {
    let low: Spot
    let high: Spot

    init(_ rect: CGRect) {
        func number(_ value: CGFloat) -> Float { Float(Double(value).limited(to: -1e30...1e30)) }
        low = Spot(number(rect.minX), number(rect.minY))
        high = Spot(number(rect.maxX), number(rect.maxY))
    }

    @inline(__always) func contains(_ spot: Spot) -> Bool {
        spot.x >= low.x && spot.x < high.x && spot.y >= low.y && spot.y < high.y
    }
}

/// The part of another image inside a rectangle; the rest is transparent.
final class CroppedSource: Source, @unchecked Sendable {
    private let input: Source
    private let limits: SpotRect

    init(_ input: Source, to rect: CGRect) {
        self.input = input
        limits = SpotRect(rect)
    }

    override func fill(_ row: PixelRow, x: Int, y: Int, count: Int) {
        input.fill(row, x: x, y: y, count: count)
        let height = Float(y) + 0.5
        for index in 0..<count where !limits.contains(Spot(Float(x + index) + 0.5, height)) { row[index] = .clear }
    }

    override func gather(_ spots: Spots, _ row: PixelRow, count: Int) {
        input.gather(spots, row, count: count)
        for index in 0..<count where !limits.contains(spots[index]) { row[index] = .clear }
    }
}

/// Computes each pixel from those of other images at the same place.
final class KernelSource: Source, @unchecked Sendable {
    /// Given the places, the pixels of the inputs one after the other (the first input's are in the result), and how many.
    typealias Kernel = @Sendable (_ spots: Spots, _ inputs: KernelInputs, _ result: PixelRow, _ count: Int) -> Void

    private let inputs: [Source]
    private let kernel: Kernel

    init(_ inputs: [Source], kernel: @escaping Kernel) {
        self.inputs = inputs
        self.kernel = kernel
    }

    override func fill(_ row: PixelRow, x: Int, y: Int, count: Int) {
        withScratch(count, of: Spot.self) { spots in
            Source.place(spots, x: x, y: y, count: count)
            run(spots, row, count) { $0.fill($1, x: x, y: y, count: count) }
        }
    }

    override func gather(_ spots: Spots, _ row: PixelRow, count: Int) {
        run(spots, row, count) { $0.gather(spots, $1, count: count) }
    }

    private func run(_ spots: Spots, _ row: PixelRow, _ count: Int, _ read: (Source, PixelRow) -> Void) {
        guard inputs.count > 1 else {
            if let first = inputs.first { read(first, row) }
            return kernel(spots, KernelInputs(start: row, stride: 0), row, count)
        }
        withScratch(count * inputs.count, of: Pixel.self) { memory in
            for (index, input) in inputs.enumerated() { read(input, memory + index * count) }
            kernel(spots, KernelInputs(start: memory, stride: count), row, count)
        }
    }
}

/// The pixels that a kernel is given.
struct KernelInputs {
    let start: PixelRow
    let stride: Int

    /// The pixels of one input.
    @inline(__always) subscript(input: Int) -> Pixels { Pixels(start + input * stride) }
}

/// Shows another image's pixels at other places.
final class WarpedSource: Source, @unchecked Sendable {
    /// Given places of the result, where in the input to look.
    typealias Warp = @Sendable (_ spots: Spots, _ looks: UnsafeMutablePointer<Spot>, _ count: Int) -> Void

    private let input: Source
    private let warp: Warp

    init(_ input: Source, warp: @escaping Warp) {
        self.input = input
        self.warp = warp
    }

    override func gather(_ spots: Spots, _ row: PixelRow, count: Int) {
        withScratch(count, of: Spot.self) { looks in
            warp(spots, looks, count)
            input.gather(looks, row, count: count)
        }
    }
}
