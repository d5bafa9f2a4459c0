import Foundation

/// Takes what comes in on a WebSocket apart, as its server (RFC 6455, section 5).
///
/// Keeps no more than one message of the longest size that is taken and one frame's beginning, whatever is sent.
package struct FrameReader {
    /// What has come in.
    package enum Frame: Equatable, Sendable {
        case text(Data)
        /// A message of bytes.
        case bytes
        case ping(Data)
        case pong
        case close
        /// A part of a message that is not complete yet.
        case part
    }

    private let longest: Int
    private var buffer: [UInt8] = []
    /// A message that comes in parts, as far as it has come.
    private var message: (opcode: UInt8, data: Data)?

    /// The longest payload of a control frame, by section 5.5.
    static let longestControl = 125

    /// - Parameter longest: The most bytes that a message may have.
    package init(longest: Int) { self.longest = longest }

    /// How many bytes are kept.
    package var keptBytes: Int { buffer.count + (message?.data.count ?? 0) }

    package mutating func add(_ bytes: some Sequence<UInt8>) { buffer += bytes }

    /// The next frame; `nil` where it is not complete yet.
    package mutating func next() throws(ProtocolViolation) -> Frame? {
        guard let head = try head(), buffer.count >= head.size + head.length else { return nil }
        let mask = buffer[head.size - 4..<head.size]
        let payload = Data(
            zip(buffer[head.size..<head.size + head.length], 0...).map { $0 ^ mask[mask.startIndex + $1 & 3] })
        buffer.removeFirst(head.size + head.length)
        return try frame(head, payload)
    }

    /// A frame's beginning: 2 bytes, up to 8 of length, 4 of mask.
    private struct Head {
        let isLast: Bool
        let opcode: UInt8
        let size: Int
        let length: Int
        var isControl: Bool { opcode & 8 != 0 }
    }

    private func head() throws(ProtocolViolation) -> Head? {
        guard buffer.count >= 2 else { return nil }
        guard buffer[0] & 0x70 == 0 else {
            throw ProtocolViolation("A frame uses an extension that was not agreed upon.")
        }
        guard buffer[1] & 0x80 != 0 else { throw ProtocolViolation("A viewer's frames have to be masked.") }
        let short = Int(buffer[1] & 0x7F)
        let lengthSize = short < 126 ? 0 : short == 126 ? 2 : 8
        guard buffer.count >= 2 + lengthSize else { return nil }
        // Sixteen digits of it are enough to see that it is too long.
        let length =
            lengthSize == 0
            ? UInt64(short) : buffer[2..<2 + lengthSize].reduce(0) { $0 << 8 | UInt64($1) }
        let head = Head(
            isLast: buffer[0] & 0x80 != 0, opcode: buffer[0] & 0x0F, size: 2 + lengthSize + 4,
            length: Int(clamping: length))
        try check(head)
        return head
    }

    private func check(_ head: Head) throws(ProtocolViolation) {
        if head.isControl {
            guard head.isLast, head.length <= FrameReader.longestControl else {
                throw ProtocolViolation("A control frame has to be short and whole.")
            }
        } else if head.length > longest - (message?.data.count ?? 0) {
            throw ProtocolViolation("The message is too long.")
        }
    }

    private mutating func frame(_ head: Head, _ payload: Data) throws(ProtocolViolation) -> Frame {
        switch head.opcode {
        case 8: return .close
        case 9: return .ping(payload)
        case 10: return .pong
        case 0, 1, 2: return try part(head, payload)
        default: throw ProtocolViolation("There is no frame of that kind.")
        }
    }

    private mutating func part(_ head: Head, _ payload: Data) throws(ProtocolViolation) -> Frame {
        guard (head.opcode == 0) == (message != nil) else { throw ProtocolViolation("A message's parts are mixed up.") }
        let opcode = message?.opcode ?? head.opcode
        let data = (message?.data ?? Data()) + payload
        message = head.isLast ? nil : (opcode, data)
        guard head.isLast else { return .part }
        return opcode == 1 ? .text(data) : .bytes
    }
}

/// Puts together what goes out on a WebSocket, as its server.
package enum FrameWriter {
    package enum Kind: UInt8, Sendable {
        case text = 1
        case bytes = 2
        case close = 8
        case ping = 9
        case pong = 10
    }

    /// A whole message in one frame.
    package static func frame(_ kind: Kind, _ payload: Data) -> Data {
        let count = payload.count
        let lengthSize = count < 126 ? 0 : count <= 0xFFFF ? 2 : 8
        let short = lengthSize == 0 ? UInt8(count) : lengthSize == 2 ? 126 : 127
        let length = (0..<lengthSize).reversed().map { UInt8(truncatingIfNeeded: count >> ($0 * 8)) }
        return Data([0x80 | kind.rawValue, short] + length) + payload
    }

    /// A goodbye. Of the reason so much is said as has room.
    package static func close(_ code: CloseCode, _ reason: String) -> Data {
        var text = reason
        while text.utf8.count > FrameReader.longestControl - 2 { text.removeLast() }
        return frame(.close, Data([UInt8(code.rawValue >> 8), UInt8(code.rawValue & 0xFF)]) + Data(text.utf8))
    }
}
