import Foundation
import Testing
import WebWindow

@Suite struct FrameReaderTests {
    /// A frame as a viewer sends it.
    private func frame(
        _ opcode: UInt8, _ payload: [UInt8], isLast: Bool = true, mask: [UInt8] = [7, 0, 255, 90],
        length: [UInt8]? = nil
    ) -> [UInt8] {
        let size =
            length
            ?? (payload.count < 126
                ? [UInt8(payload.count)] : [126, UInt8(payload.count >> 8), UInt8(payload.count & 255)])
        return [(isLast ? 0x80 : 0) | opcode, 0x80 | size[0]] + size.dropFirst() + mask
            + payload.enumerated().map { $1 ^ mask[$0 & 3] }
    }

    private func frames(_ bytes: [UInt8], longest: Int = 2048) throws -> [FrameReader.Frame] {
        var reader = FrameReader(longest: longest)
        reader.add(bytes)
        var found: [FrameReader.Frame] = []
        while let frame = try reader.next() { found.append(frame) }
        return found
    }

    @Test func `messages come out as they went in, in whatever pieces they come`() throws {
        let text = Array(String(repeating: "häuser ", count: 40).utf8)
        let bytes =
            frame(1, text) + frame(9, [1, 2]) + frame(1, []) + frame(10, []) + frame(2, [3]) + frame(8, [3, 232])
        let expected: [FrameReader.Frame] = [
            .text(Data(text)), .ping(Data([1, 2])), .text(Data()), .pong, .bytes, .close,
        ]
        #expect(try frames(bytes) == expected)
        var reader = FrameReader(longest: 2048)
        var found: [FrameReader.Frame] = []
        for byte in bytes {
            reader.add([byte])
            while let frame = try reader.next() { found.append(frame) }
        }
        #expect(found == expected && reader.keptBytes == 0)
    }

    @Test func `a message may come in parts, and a ping between them`() throws {
        let bytes = frame(1, [65], isLast: false) + frame(9, []) + frame(0, [66], isLast: false) + frame(0, [67])
        #expect(try frames(bytes) == [.part, .ping(Data()), .part, .text(Data([65, 66, 67]))])
    }

    @Test(
        arguments: [
            [0x81, 0x01, 65],
            [0xC1, 0x80, 0, 0, 0, 0], [0x83, 0x80, 0, 0, 0, 0], [0x8B, 0x80, 0, 0, 0, 0],
            [0x09, 0x80, 0, 0, 0, 0], [0x89, 0xFE, 0, 126],
            [0x80, 0x80, 0, 0, 0, 0],
            [0x01, 0x80, 0, 0, 0, 0, 0x81, 0x80, 0, 0, 0, 0],
            [0x81, 0xFE, 8, 1], [0x81, 0xFF, 255, 255, 255, 255, 255, 255, 255, 255],
            [0x81, 0xFF, 0, 0, 0, 1, 0, 0, 0, 0],
            [0x81, 0xFF, 128, 0, 0, 0, 0, 0, 0, 1],
        ] as [[UInt8]])
    func `what breaks the protocol is refused, long ones before they have come`(_ bytes: [UInt8]) {
        #expect(throws: ProtocolViolation.self) { try frames(bytes) }
    }

    @Test func `parts do not add up to more than a message may have, and nothing more is kept`() throws {
        var reader = FrameReader(longest: 100)
        reader.add(frame(1, [UInt8](repeating: 0, count: 60), isLast: false))
        #expect(try reader.next() == .part)
        for _ in 0..<10_000 {
            reader.add(frame(0, [], isLast: false))
            #expect(try reader.next() == .part)
        }
        #expect(reader.keptBytes == 60)
        reader.add(frame(0, [UInt8](repeating: 0, count: 41)))
        #expect(throws: ProtocolViolation.self) { try reader.next() }
    }

    @Test func `what goes out is as long as it says, and goodbyes are short`() {
        for count in [0, 125, 126, 65535, 65536] {
            let bytes = [UInt8](FrameWriter.frame(.bytes, Data(count: count)))
            let head =
                count < 126
                ? [UInt8(count)]
                : count < 65536 ? [126, UInt8(count >> 8), UInt8(count & 255)] : [127, 0, 0, 0, 0, 0, 1, 0, 0]
            #expect(Array(bytes.prefix(1 + head.count)) == [0x82] + head)
            #expect(bytes.count == 1 + head.count + count)
        }
        let goodbye = [UInt8](FrameWriter.close(.goingAway, String(repeating: "ä", count: 100)))
        #expect(Array(goodbye.prefix(4)) == [0x88, UInt8(goodbye.count - 2), 3, 233] && goodbye.count <= 127)
        #expect(String(validating: goodbye.dropFirst(4), as: UTF8.self) != nil)
    }
}
