import CoreGraphics
import Foundation

/// What a viewer is sent: the parts of the picture that have changed for it. One binary message each.
///
/// All numbers have their lowest byte first.
///
/// | offset | size | what |
/// |---|---|---|
/// | 0 | 1 | kind of message: 1 |
/// | 1 | 1 | version of the protocol: 1 |
/// | 2 | 2 | how many patches |
/// | 4 | 4 | sequence; grows from message to message; the viewer acknowledges it |
/// | 8 | 8 | the time of the picture in seconds of the host's clock (floating point) |
/// | 16 | 2 + 2 | width and height of the whole picture in pixels |
/// | 20 | 4 | pixels per point (floating point) |
/// | 24 | 4 | the newest input of this viewer that the picture answers, 0 for none |
/// | 28 | 2 | how many viewers there are |
/// | 30 | 2 | flags: 1 = patches are still to come that make blurred ones exact |
/// | 32 | 16 each | a patch: left, top, width, height (2 each), encoding (1), three zeroes, length of its data (4) |
/// | | | the data of the patches |
package struct PictureMessage: Equatable, Sendable {
    /// How a patch's pixels are packed.
    package enum Encoding: UInt8, Sendable {
        case png = 1
        case jpeg = 2
    }

    /// A rectangle of the picture.
    package struct Patch: Equatable, Sendable {
        package var rect: PixelRect
        package var encoding: Encoding
        package var data: Data

        package init(rect: PixelRect, encoding: Encoding, data: Data) {
            self.rect = rect
            self.encoding = encoding
            self.data = data
        }
    }

    package var sequence: UInt32
    package var time: Double
    package var width: Int
    package var height: Int
    package var scale: Double
    package var answer: UInt32 = 0
    package var viewers = 1
    package var isBlurred = false
    package var patches: [Patch]

    static let headerSize = 32
    static let patchSize = 16
    private static let kind: UInt8 = 1
    private static let version: UInt8 = 1

    package init(sequence: UInt32, time: Double, width: Int, height: Int, scale: Double, patches: [Patch]) {
        self.sequence = sequence
        self.time = time
        self.patches = patches
        self.width = width
        self.height = height
        self.scale = scale
    }

    /// The message's bytes.
    package func encoded() -> Data {
        let size = patches.reduce(PictureMessage.headerSize) { $0 + PictureMessage.patchSize + $1.data.count }
        var writer = ByteWriter(capacity: size)
        writer.put(PictureMessage.kind)
        writer.put(PictureMessage.version)
        writer.put(UInt16(patches.count))
        writer.put(sequence)
        writer.put(time)
        writer.put(UInt16(width))
        writer.put(UInt16(height))
        writer.put(Float(scale))
        writer.put(answer)
        writer.put(UInt16(clamping: viewers))
        writer.put(UInt16(isBlurred ? 1 : 0))
        for patch in patches { patch.putHead(into: &writer) }
        for patch in patches { writer.put(patch.data) }
        return writer.data
    }

    /// Reads a message's bytes.
    package init(decoding data: Data) throws {
        var reader = ByteReader(data)
        guard try reader.take(UInt8.self) == PictureMessage.kind, try reader.take(UInt8.self) == PictureMessage.version
        else { throw ProtocolViolation("The message is of another kind or version.") }
        let count = Int(try reader.take(UInt16.self))
        sequence = try reader.take()
        time = Double(bitPattern: try reader.take())
        width = Int(try reader.take(UInt16.self))
        height = Int(try reader.take(UInt16.self))
        scale = Double(Float(bitPattern: try reader.take()))
        answer = try reader.take()
        viewers = Int(try reader.take(UInt16.self))
        isBlurred = try reader.take(UInt16.self) & 1 != 0
        let heads = try (0..<count).map { _ in try Patch.takeHead(from: &reader) }
        patches = try heads.map { Patch(rect: $0.rect, encoding: $0.encoding, data: try reader.take($0.length)) }
        guard reader.isAtEnd else { throw ProtocolViolation("The message is longer than it says.") }
    }
}

extension PictureMessage.Patch {
    fileprivate func putHead(into writer: inout ByteWriter) {
        for number in [rect.left, rect.top, rect.width, rect.height] { writer.put(UInt16(number)) }
        writer.put(UInt32(encoding.rawValue))
        writer.put(UInt32(data.count))
    }

    fileprivate static func takeHead(
        from reader: inout ByteReader
    ) throws -> (rect: PixelRect, encoding: PictureMessage.Encoding, length: Int) {
        let numbers = try (0..<4).map { _ in Int(try reader.take(UInt16.self)) }
        guard let encoding = PictureMessage.Encoding(rawValue: UInt8(truncatingIfNeeded: try reader.take(UInt32.self)))
        else { throw ProtocolViolation("A patch is packed in an unknown way.") }
        let rect = PixelRect(
            left: numbers[0], top: numbers[1], right: numbers[0] + numbers[2], bottom: numbers[1] + numbers[3])
        return (rect, encoding, Int(try reader.take(UInt32.self)))
    }
}
