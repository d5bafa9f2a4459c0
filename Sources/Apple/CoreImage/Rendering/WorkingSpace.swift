import CoreGraphics

/// What numbers pixels are worked on in: proportional to light, as Apple's contexts do it unless they are told otherwise, or
/// as they are stored.
///
/// All that is computed is in tables, which are made in double precision: so the numbers are the same everywhere.
final class WorkingSpace: Sendable {
    let isLinear: Bool
    /// The number of each byte.
    private nonisolated(unsafe) let bytes: UnsafeMutablePointer<Float>
    /// The numbers of stored shares, of which there are `fine` in one.
    private nonisolated(unsafe) let decoded: UnsafeMutablePointer<Float>
    /// The stored shares of numbers, `fine` in one.
    private nonisolated(unsafe) let encoded: UnsafeMutablePointer<Float>
    /// The same as bytes.
    private nonisolated(unsafe) let encodedBytes: UnsafeMutablePointer<UInt8>

    /// How finely the tables are cut. Between two bytes near black stand five entries.
    private static let fine = 16_384

    static let linear = WorkingSpace(isLinear: true)
    static let encoded = WorkingSpace(isLinear: false)

    private init(isLinear: Bool) {
        self.isLinear = isLinear
        let count = Self.fine + 2
        bytes = .allocate(capacity: 256)
        decoded = .allocate(capacity: count)
        encoded = .allocate(capacity: count)
        encodedBytes = .allocate(capacity: count)
        let (toWork, toStore) = (WorkingSpace.reading(isLinear), WorkingSpace.writing(isLinear))
        for byte in 0..<256 { (bytes + byte).initialize(to: Float(toWork(Double(byte) / 255))) }
        for index in 0..<count {
            let share = min(Double(index) / Double(Self.fine), 1)
            (decoded + index).initialize(to: Float(toWork(share)))
            (encoded + index).initialize(to: Float(toStore(share)))
            (encodedBytes + index).initialize(to: UInt8((toStore(share) * 255).rounded()))
        }
    }

    deinit {
        bytes.deallocate()
        decoded.deallocate()
        encoded.deallocate()
        encodedBytes.deallocate()
    }

    private static func reading(_ isLinear: Bool) -> (Double) -> Double {
        { isLinear ? TransferCurve.toLinear($0) : $0 }
    }

    private static func writing(_ isLinear: Bool) -> (Double) -> Double {
        { isLinear ? TransferCurve.fromLinear($0) : $0 }
    }

    /// A stored pixel, `0xAARRGGBB`, multiplied.
    @inline(__always) func read(_ pixel: UInt32) -> Pixel {
        let alpha = pixel >> 24
        let (r, g, b) = (Int(pixel >> 16 & 0xFF), Int(pixel >> 8 & 0xFF), Int(pixel & 0xFF))
        if alpha == 255 { return Pixel(bytes[r], bytes[g], bytes[b], 1) }
        if alpha == 0 { return .clear }
        return readTranslucent(SIMD3(Float(r), Float(g), Float(b)), Float(alpha))
    }

    private func readTranslucent(_ color: SIMD3<Float>, _ alpha: Float) -> Pixel {
        let share = alpha / 255
        return Pixel(work(SIMD3(color / alpha)) * share, share)
    }

    /// The pixel as it is stored; what is beyond white is cut off.
    @inline(__always) func write(_ pixel: Pixel) -> UInt32 {
        let alpha = pixel.w
        guard alpha < 1 else { return 0xFF00_0000 | writeOpaque(pixel) }
        return alpha > 0 ? writeTranslucent(pixel) : 0
    }

    @inline(__always) private func writeOpaque(_ pixel: Pixel) -> UInt32 {
        let scaled = pixel * Float(Self.fine) + 0.5
        let r = UInt32(encodedBytes[Self.index(scaled.x)])
        let g = UInt32(encodedBytes[Self.index(scaled.y)])
        let b = UInt32(encodedBytes[Self.index(scaled.z)])
        return r << 16 | g << 8 | b
    }

    private func writeTranslucent(_ pixel: Pixel) -> UInt32 {
        let a = UInt32(pixel.w * 255 + 0.5)
        guard a > 0 else { return 0 }
        let stored = store(pixel.color / pixel.w)
        func byte(_ share: Float) -> UInt32 { UInt32(share.unit * Float(a) + 0.5) }
        return a << 24 | byte(stored.x) << 16 | byte(stored.y) << 8 | byte(stored.z)
    }

    /// The place in a table; NaN is at 0.
    @inline(__always) private static func index(_ scaled: Float) -> Int {
        scaled >= 0 ? Int(Swift.min(scaled, Float(fine))) : 0
    }

    /// Straight colors as they are stored, for numbers of this space.
    @inline(__always) func store(_ color: SIMD3<Float>) -> SIMD3<Float> {
        isLinear ? SIMD3(look(encoded, color.x), look(encoded, color.y), look(encoded, color.z)) : color
    }

    /// Straight colors of this space, for stored ones.
    @inline(__always) func work(_ color: SIMD3<Float>) -> SIMD3<Float> {
        isLinear ? SIMD3(look(decoded, color.x), look(decoded, color.y), look(decoded, color.z)) : color
    }

    /// A table between its entries; numbers outside are cut off.
    @inline(__always) private func look(_ table: UnsafeMutablePointer<Float>, _ value: Float) -> Float {
        let scaled = value.unit * Float(Self.fine)
        let index = Int(scaled)
        return table[index] + (table[index + 1] - table[index]) * (scaled - Float(index))
    }

    /// A color that a filter was given, straight; beyond 0…1 it stays so.
    func straight(_ color: SIMD4<Double>) -> Pixel {
        let convert = WorkingSpace.reading(isLinear)
        func number(_ value: Double) -> Float { Float(convert(value.finite(or: 0).limited(to: -1e4...1e4))) }
        let alpha = Float(color.w.limited(to: 0...1))
        return Pixel(SIMD3(number(color.x), number(color.y), number(color.z)), alpha)
    }

    /// A color that a filter was given, multiplied.
    func pixel(_ color: SIMD4<Double>) -> Pixel { straight(color).multiplied }
}
