import CoreGraphics
import InterludeStage
import Testing

/// Widths that are, and are not, multiples of what is added at a time.
private let widths = [1, 2, 7, 8, 9, 24, 31]

@Suite("A picture's fingerprint") struct PictureFingerprintTests {
    @Test("is the same for the same pixels, whatever lies behind the rows' ends", arguments: widths)
    func sameness(width: Int) {
        #expect(picture(width: width, padding: 0).fingerprint == picture(width: width, padding: 0).fingerprint)
        #expect(
            picture(width: width, padding: 0).fingerprint == picture(width: width, padding: 0x1234_5678).fingerprint)
    }

    @Test("changes with every single bit of every pixel", arguments: widths)
    func singleBits(width: Int) {
        var prints: Set = [picture(width: width).fingerprint]
        let bits = 0..<(width * height * 32)
        for bit in bits {
            prints.insert(picture(width: width) { $0[bit / 32] ^= 1 << UInt32(bit % 32) }.fingerprint)
        }
        #expect(prints.count == bits.count + 1)
    }

    @Test("knows the size")
    func size() {
        let (wide, high) = (plain(width: 8, height: 4), plain(width: 4, height: 8))
        #expect(wide.fingerprint != high.fingerprint)
        #expect(plain(width: 0, height: 8).fingerprint != plain(width: 8, height: 0).fingerprint)
    }
}

private let height = 3

/// A picture whose pixels are all different, changed as `change` says.
private func picture(width: Int, padding: UInt32 = 0, change: (inout [UInt32]) -> Void = { _ in }) -> Snapshot {
    var pixels = (0..<width * height).map { 0xFF00_0000 | UInt32($0 * 7 + 1) }
    change(&pixels)
    let buffer = PixelBuffer(width: width, height: height, isOpaque: true)
    for y in 0..<height {
        let row = buffer.row(y)
        for x in 0..<buffer.stride { row[x] = x < width ? pixels[y * width + x] : padding }
    }
    return Snapshot(buffer: buffer, scale: 1)
}

private func plain(width: Int, height: Int) -> Snapshot {
    Snapshot(buffer: PixelBuffer(width: width, height: height, isOpaque: true), scale: 1)
}
