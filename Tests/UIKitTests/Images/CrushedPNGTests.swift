import Foundation
import Testing
import UIKit

/// Apple's own kind of PNG, as Xcode puts it into apps: written here byte by byte.
@Suite struct CrushedPNGTests {
    private func chunk(_ kind: String, _ content: [UInt8]) -> [UInt8] {
        let count = UInt32(content.count)
        let length = [24, 16, 8, 0].map { UInt8(count >> $0 & 255) }
        // Its checksum is not looked at: what is read is written anew.
        return length + Array(kind.utf8) + content + [0, 0, 0, 0]
    }

    /// - Parameters:
    ///   - kind: PNG's colour type.
    ///   - row: The only row, without a filter.
    private func file(width: UInt8, kind: UInt8, row: [UInt8]) -> Data {
        let line = [0] + row
        let (low, high) = (UInt8(line.count & 255), UInt8(line.count >> 8))
        // A block that is stored as it is, and the last.
        let stream: [UInt8] = [1, low, high, ~low, ~high] + line
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        let header: [UInt8] = [0, 0, 0, width, 0, 0, 0, 1, 8, kind, 0, 0, 0]
        return Data(
            signature + chunk("CgBI", [0x50, 0, 0x20, 2]) + chunk("IHDR", header)
                + chunk("IDAT", Array(stream.prefix(4))) + chunk("IDAT", Array(stream.dropFirst(4))) + chunk("IEND", [])
        )
    }

    @Test func `its colours are read, premultiplied and with blue first`() throws {
        let data = file(width: 3, kind: 6, row: [10, 20, 200, 255, 5, 30, 60, 128, 0, 0, 0, 0])
        let buffer = try #require(UIImage(data: data)?.cgImage?.buffer)
        #expect(buffer.width == 3 && buffer.height == 1 && !buffer.isOpaque)
        #expect([buffer[0, 0], buffer[1, 0], buffer[2, 0]] == [0xFFC8_140A, 0x803C_1E05, 0])
    }

    @Test func `without alpha too`() throws {
        let buffer = try #require(UIImage(data: file(width: 2, kind: 2, row: [1, 2, 3, 250, 0, 9]))?.cgImage?.buffer)
        #expect([buffer[0, 0], buffer[1, 0]] == [0xFF03_0201, 0xFF09_00FA])
    }

    @Test func `grey ones are as in other files`() throws {
        let buffer = try #require(UIImage(data: file(width: 2, kind: 0, row: [7, 255]))?.cgImage?.buffer)
        #expect([buffer[0, 0], buffer[1, 0]] == [0xFF07_0707, 0xFFFF_FFFF])
    }

    @Test func `one that is cut off anywhere is no picture, and nothing happens`() {
        let data = file(width: 3, kind: 6, row: [10, 20, 200, 255, 5, 30, 60, 128, 0, 0, 0, 0])
        for count in 0..<data.count - 8 { _ = UIImage(data: data.prefix(count)) }
        var wrong = data
        wrong[8] = 0xFF
        #expect(UIImage(data: wrong) == nil)
    }
}
