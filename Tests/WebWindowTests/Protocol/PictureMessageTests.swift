import CoreGraphics
import Foundation
import Testing
import WebWindow

@Suite struct PictureMessageTests {
    private var message: PictureMessage {
        var message = PictureMessage(
            sequence: 0xFFFF_FFFE, time: 12.345, width: 1179, height: 2556, scale: 3,
            patches: [
                .init(
                    rect: PixelRect(left: 0, top: 64, right: 1179, bottom: 128), encoding: .png, data: Data([1, 2, 3])),
                .init(rect: PixelRect(left: 64, top: 0, right: 65, bottom: 1), encoding: .jpeg, data: Data([4])),
            ])
        message.answer = 77
        message.viewers = 3
        message.isBlurred = true
        return message
    }

    @Test func `what is encoded is decoded alike`() throws {
        #expect(try PictureMessage(decoding: message.encoded()) == message)
    }

    @Test func `the bytes are where the page looks for them`() {
        let bytes = [UInt8](message.encoded())
        #expect(Array(bytes[0..<8]) == [1, 1, 2, 0, 0xFE, 0xFF, 0xFF, 0xFF])
        #expect(Array(bytes[16..<20]) == [0x9B, 0x04, 0xFC, 0x09])
        #expect(Array(bytes[24..<32]) == [77, 0, 0, 0, 3, 0, 1, 0])
        #expect(Array(bytes[32..<48]) == [0, 0, 64, 0, 0x9B, 0x04, 64, 0, 1, 0, 0, 0, 3, 0, 0, 0])
        #expect(Array(bytes[64...]) == [1, 2, 3, 4])
    }

    @Test func `a message that is cut short or goes on too long is refused`() {
        let data = message.encoded()
        for count in 0..<data.count {
            #expect(throws: ProtocolViolation.self) { try PictureMessage(decoding: data.prefix(count)) }
        }
        #expect(throws: ProtocolViolation.self) { try PictureMessage(decoding: data + Data([0])) }
    }
}
