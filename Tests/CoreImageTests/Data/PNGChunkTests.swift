import CoreImage
import Foundation
import Testing

@Suite struct PNGChunkTests {
    private let file =
        PNGChunks.signature + PNGChunk(type: "IHDR", content: Data([1, 2, 3])).data
        + PNGChunk(type: "IEND", content: Data()).data

    @Test func `a chunk is its length, its letters, its content and a checksum`() {
        // The end of every PNG file, as the specification shows it.
        #expect(
            Array(PNGChunk(type: "IEND", content: Data()).data) == [
                0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82,
            ])
    }

    @Test func `a file is taken apart into its chunks`() throws {
        var walk = try #require(PNGChunks(file))
        let chunks = Array(walk)
        #expect(chunks.map(\.type) == ["IHDR", "IEND"] && chunks.allSatisfy(\.isIntact))
        #expect(chunks.map { Array($0.content) } == [[1, 2, 3], []])
        while walk.next() != nil {}
        #expect(walk.isAtEnd)
    }

    @Test func `what another file is a part of is read as well`() throws {
        let part = (Data([9, 9]) + file).dropFirst(2)
        #expect(try #require(PNGChunks(part)).map(\.type) == ["IHDR", "IEND"])
    }

    @Test func `a changed byte shows in the checksum`() throws {
        var data = file
        data[PNGChunks.signature.count + 9] ^= 1
        #expect(try #require(PNGChunks(data)).map(\.isIntact) == [false, true])
    }

    @Test func `a file that is cut off has no more chunks, but is not at its end`() throws {
        for count in PNGChunks.signature.count + 1..<file.count where count != file.count - 12 {
            var walk = try #require(PNGChunks(file.prefix(count)))
            while walk.next() != nil {}
            #expect(!walk.isAtEnd)
        }
        #expect(PNGChunks(file.dropFirst()) == nil)
    }
}
