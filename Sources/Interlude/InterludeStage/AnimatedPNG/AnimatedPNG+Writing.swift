import CoreGraphics
import Foundation
import UIKit

extension AnimatedPNG {
    /// The file. The same frames make the same bytes with the same versions of libpng and zlib.
    ///
    /// The frames are of one size; there is at least one.
    package func data() -> Data {
        demand(!frames.isEmpty, "A film without frames cannot be written as an animated PNG")
        let size = (frames[0].picture.width, frames[0].picture.height)
        demand(
            frames.allSatisfy { ($0.picture.width, $0.picture.height) == size }, "A film's frames are of one size")
        var file = PNGChunks.signature
        file.append(header(width: size.0, height: size.1).data)
        file.append(control.data)
        for note in notes { file.append(note.chunk.data) }
        var sequence: UInt32 = 0
        let parts = Array(frames.indices).mapConcurrently(part)
        for index in frames.indices { appendFrame(index, parts[index], to: &file, &sequence) }
        file.append(PNGChunk(type: "IEND", content: Data()).data)
        return file
    }

    /// Eight bits for each of red, green and blue.
    private func header(width: Int, height: Int) -> PNGChunk {
        AnimatedPNG.header(width: UInt32(width), height: UInt32(height), tail: Data([8, 2, 0, 0, 0]))
    }

    /// A header of any kind of pixels; `tail` tells which.
    static func header(width: UInt32, height: UInt32, tail: Data) -> PNGChunk {
        var content = Data()
        content.append(bigEndian: width)
        content.append(bigEndian: height)
        return PNGChunk(type: "IHDR", content: content + tail)
    }

    /// How many frames there are, and that they are played over and over.
    private var control: PNGChunk {
        var content = Data()
        content.append(bigEndian: UInt32(frames.count))
        content.append(bigEndian: UInt32(0))
        return PNGChunk(type: "acTL", content: content)
    }

    /// The part of a frame that differs from the previous frame, packed: most of the work.
    private func part(_ index: Int) -> (area: PixelArea, pixels: Data) {
        let picture = frames[index].picture
        let whole = PixelArea(x: 0, y: 0, width: picture.width, height: picture.height)
        let area = index == 0 ? whole : picture.area(differingFrom: frames[index - 1].picture)
        return (area, AnimatedPNG.packed(picture.copy(of: area)))
    }

    private func appendFrame(
        _ index: Int, _ part: (area: PixelArea, pixels: Data), to file: inout Data, _ sequence: inout UInt32
    ) {
        file.append(frameControl(part.area, delay: frames[index].delay, sequence).data)
        sequence += 1
        if index == 0 {
            file.append(PNGChunk(type: "IDAT", content: part.pixels).data)
        } else {
            var content = Data()
            content.append(bigEndian: sequence)
            sequence += 1
            file.append(PNGChunk(type: "fdAT", content: content + part.pixels).data)
        }
    }

    /// The area and the duration of a frame. It is not disposed of before the next one (dispose 0) and replaces the content
    /// (blend 0).
    private func frameControl(
        _ area: PixelArea, delay: (numerator: UInt16, denominator: UInt16), _ sequence: UInt32
    ) -> PNGChunk {
        var content = Data()
        for number in [Int(sequence), area.width, area.height, area.x, area.y] {
            content.append(bigEndian: UInt32(number))
        }
        content.append(bigEndian: delay.numerator)
        content.append(bigEndian: delay.denominator)
        return PNGChunk(type: "fcTL", content: content + Data([0, 0]))
    }

    /// The packed pixels as libpng makes them, without the file around them.
    private static func packed(_ buffer: PixelBuffer) -> Data {
        let file = PNGEncoder.encode(buffer, opaque: true, small: true)
        guard let chunks = try? AnimatedPNG.chunks(of: file) else {
            fatalError("libpng's file cannot be read")
        }
        return chunks.filter { $0.type == "IDAT" }.reduce(into: Data()) { $0.append($1.content) }
    }
}

extension AnimatedPNG.Note {
    /// Name and text with a zero between; PNG's texts are Latin-1, of which only ASCII is used.
    fileprivate var chunk: PNGChunk {
        PNGChunk(type: "tEXt", content: Data(name.utf8) + Data([0]) + Data(text.utf8))
    }
}
