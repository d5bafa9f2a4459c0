import CoreGraphics
import Foundation
import Testing
import UIKit

@Suite struct PNGEncoderTests {
    /// A buffer whose pixels come from a function, clear or opaque.
    private func buffer(_ width: Int, _ height: Int, _ pixel: (Int, Int) -> UInt32) -> PixelBuffer {
        let buffer = PixelBuffer(width: width, height: height)
        for y in 0..<height {
            for x in 0..<width { buffer[x, y] = pixel(x, y) }
        }
        return buffer
    }

    /// A generator of the same numbers each time.
    private func noise(_ x: Int, _ y: Int) -> UInt32 {
        var value = UInt32(truncatingIfNeeded: x &* 374_761_393 &+ y &* 668_265_263)
        value = (value ^ (value >> 13)) &* 1_274_126_177
        return value ^ (value >> 16)
    }

    private func decoded(_ data: Data) throws -> PixelBuffer {
        try #require(UIImage(data: data)?.cgImage?.buffer)
    }

    @Test(arguments: [(1, 1), (3, 5), (67, 31), (300, 40)])
    func `opaque pixels come back as they were`(size: (Int, Int)) throws {
        let original = buffer(size.0, size.1) { 0xFF00_0000 | noise($0, $1) }
        let copy = try decoded(PNGEncoder.encode(original, opaque: true))
        for y in 0..<size.1 {
            for x in 0..<size.0 { #expect(copy[x, y] == original[x, y]) }
        }
    }

    @Test func `flat areas and long runs come back as they were`() throws {
        let original = buffer(1000, 30) { x, y in y > 20 ? 0xFFFF_FFFF : x < 700 ? 0xFF12_3456 : 0xFF00_00FF }
        let data = PNGEncoder.encode(original, opaque: true)
        let copy = try decoded(data)
        for y in 0..<30 {
            for x in 0..<1000 where copy[x, y] != original[x, y] { Issue.record("Pixel \(x), \(y)") }
        }
        #expect(data.count < 4000)
    }

    @Test func `transparency is kept and colours are made straight`() throws {
        let original = buffer(16, 16) { x, y in
            let alpha = UInt32(x * 17)
            return alpha << 24 | (alpha / 2) << 16 | alpha << 8
        }
        let copy = try decoded(PNGEncoder.encode(original, opaque: false))
        for x in 0..<16 {
            #expect(copy[x, 3] >> 24 == original[x, 3] >> 24)
            #expect(abs(Int(copy[x, 3] >> 16 & 0xFF) - Int(original[x, 3] >> 16 & 0xFF)) <= 1)
            #expect(copy[x, 3] >> 8 & 0xFF == original[x, 3] >> 8 & 0xFF)
        }
    }

    @Test func `the same pixels give the same bytes`() {
        let original = buffer(64, 64) { 0xFF00_0000 | noise($0 / 8, $1 / 8) }
        #expect(PNGEncoder.encode(original, opaque: true) == PNGEncoder.encode(original, opaque: true))
    }

    @Test func `noise is packed right`() throws {
        let original = buffer(300, 300) { 0xFF00_0000 | noise($0, $1) }
        let copy = try decoded(PNGEncoder.encode(original, opaque: true))
        for y in 0..<300 {
            for x in 0..<300 where copy[x, y] != original[x, y] { Issue.record("Pixel \(x), \(y)") }
        }
    }

    @Test func `a file that cannot be written is an error with the path`() {
        let path = "/nonexistent/folder/picture.png"
        #expect {
            try PNGEncoder.write(PixelBuffer(width: 1, height: 1), opaque: true, to: path)
        } throws: {
            "\($0)".contains(path)
        }
    }
}
