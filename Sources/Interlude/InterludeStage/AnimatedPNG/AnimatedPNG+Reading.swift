import CoreGraphics
import Foundation
import UIKit

extension AnimatedPNG {
    /// Reads a file that this type has written. Of what the format allows beyond that, frames that are blended or taken
    /// away after their time are refused.
    ///
    /// - Throws: ``Damage``.
    package init(data: Data) throws {
        var assembly = Assembly()
        for chunk in try AnimatedPNG.chunks(of: data) { try assembly.take(chunk) }
        try assembly.finish()
        frames = assembly.frames
        notes = assembly.notes
        guard !frames.isEmpty else { throw Damage("it has no frames") }
    }

    /// The content of a file beside its pixels.
    package struct Outline {
        package private(set) var notes: [Note] = []
        /// The number of frames.
        package private(set) var count = 0

        /// Reads a file without decoding its frames, which takes much longer.
        ///
        /// - Throws: ``Damage``, but not for frames that cannot be unpacked.
        package init(of data: Data) throws {
            for chunk in try AnimatedPNG.chunks(of: data) {
                switch chunk.type {
                case "tEXt": if let note = Note(chunk.content) { notes.append(note) }
                case "fcTL":
                    _ = try FrameControl(chunk.content)
                    count += 1
                default: break
                }
            }
            guard count > 0 else { throw Damage("it has no frames") }
        }
    }

    /// All chunks of a file, in order.
    ///
    /// - Throws: ``Damage`` for data that is no PNG file, or one that is cut off or changed.
    static func chunks(of data: Data) throws -> [PNGChunk] {
        guard var walk = PNGChunks(data) else { throw Damage("it is not a PNG file") }
        var chunks: [PNGChunk] = []
        while let chunk = walk.next() {
            guard chunk.isIntact else { throw Damage("a checksum is wrong") }
            chunks.append(chunk)
        }
        guard walk.isAtEnd else { throw Damage("it is cut off") }
        return chunks
    }
}

/// Puts the frames together as the chunks come.
private struct Assembly {
    private(set) var frames: [AnimatedPNG.Frame] = []
    private(set) var notes: [AnimatedPNG.Note] = []
    /// The header's bytes after width and height: the format of the pixels.
    private var tail = Data()
    private var control: FrameControl?
    private var pixels = Data()
    /// How many pixels all frames have until now, and may have. Decided: two gigabytes, six times the longest film of the gallery.
    private var decodedPixels = 0
    private static let mostPixels = 1 << 29

    mutating func take(_ chunk: PNGChunk) throws {
        switch chunk.type {
        case "IHDR": tail = Data(chunk.content.dropFirst(8))
        case "tEXt": if let note = AnimatedPNG.Note(chunk.content) { notes.append(note) }
        case "fcTL":
            try finish()
            control = try FrameControl(chunk.content)
        case "IDAT": pixels.append(chunk.content)
        case "fdAT": pixels.append(chunk.content.dropFirst(4))
        default: break
        }
    }

    /// Ends the frame that is under way.
    mutating func finish() throws {
        guard let control else { return }
        guard let part = PNGDecoder.decode(file(of: control)) else {
            throw AnimatedPNG.Damage("frame \(frames.count) cannot be unpacked")
        }
        decodedPixels += frames.first.map { $0.picture.width * $0.picture.height } ?? (part.width * part.height)
        guard decodedPixels <= Assembly.mostPixels else { throw AnimatedPNG.Damage("all its frames are too large") }
        let picture: PixelBuffer
        if let last = frames.last?.picture {
            guard control.area.fits(last) else { throw AnimatedPNG.Damage("frame \(frames.count) is too large") }
            picture = last.covered(by: part, x: control.area.x, y: control.area.y)
        } else {
            picture = part
        }
        frames.append(AnimatedPNG.Frame(picture: picture, delay: control.delay))
        self.control = nil
        pixels = Data()
    }

    /// A frame as a file of its own.
    private func file(of control: FrameControl) -> Data {
        let header = AnimatedPNG.header(
            width: UInt32(control.area.width), height: UInt32(control.area.height), tail: tail)
        return PNGChunks.signature + header.data + PNGChunk(type: "IDAT", content: pixels).data
            + PNGChunk(type: "IEND", content: Data()).data
    }
}

extension AnimatedPNG.Note {
    /// Reads a text chunk; `nil` without a name.
    fileprivate init?(_ content: Data) {
        let parts = content.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2 else { return nil }
        self.init(name: String(decoding: parts[0], as: UTF8.self), text: String(decoding: parts[1], as: UTF8.self))
    }
}

/// The values of a frame's control chunk.
private struct FrameControl {
    let area: PixelArea
    let delay: (numerator: UInt16, denominator: UInt16)

    init(_ content: Data) throws {
        var reader = ByteReader(content)
        _ = try reader.number32()
        let (width, height) = (Int(try reader.number32()), Int(try reader.number32()))
        let (x, y) = (Int(try reader.number32()), Int(try reader.number32()))
        area = PixelArea(x: x, y: y, width: width, height: height)
        delay = (try reader.number16(), try reader.number16())
        guard try reader.number8() == 0, try reader.number8() == 0 else {
            throw AnimatedPNG.Damage("another program has written it: its frames are blended or disposed of")
        }
    }
}

extension PixelArea {
    fileprivate func fits(_ buffer: PixelBuffer) -> Bool {
        x + width <= buffer.width && y + height <= buffer.height
    }
}
