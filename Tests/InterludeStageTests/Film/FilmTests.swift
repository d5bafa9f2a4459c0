import CoreGraphics
import Foundation
import InterludeStage
import TestStages
import Testing

@Suite struct PictureTests {
    @Test func picturesOfTheSamePixelsAreEqual() {
        #expect(samplePicture() == samplePicture())
        #expect(samplePicture().digest == samplePicture().digest)
    }

    @Test func onePixelMakesADifference() {
        let (one, other) = (samplePicture(), samplePicture())
        other.buffer[23, 15] = 0xFF20_60C1
        #expect(one != other)
        #expect(one.digest != other.digest)
        #expect(one.difference(from: other)?.pixels == 1)
        #expect(one.difference(from: other)?.largest == 1)
    }

    @Test func picturesOfOtherSizesDiffer() {
        let (one, other) = (samplePicture(width: 24, height: 16), samplePicture(width: 16, height: 24))
        #expect(one != other)
        #expect(one.digest != other.digest)
        #expect(one.difference(from: other) == nil)
    }

    @Test func theDigestIsTheSameOnEveryMachine() {
        #expect(samplePicture().digest == "51775cdc95929d6a")
    }

    @Test func placesOutsideTheRowsDoNotCount() {
        let (one, other) = (samplePicture(), samplePicture())
        other.buffer.row(3)[24] = 7
        #expect(one == other)
        #expect(one.digest == other.digest)
    }

    @Test func aPNGKeepsEveryPixel() throws {
        let picture = samplePicture(square: 9)
        #expect(Snapshot(pngData: picture.pngData()) == picture)
    }
}

@Suite struct FilmTests {
    @Test func filmsOfTheSameFramesAreEqual() {
        #expect(sampleFilm() == sampleFilm())
        #expect(sampleFilm(frames: 5) != sampleFilm(frames: 6))
    }

    @Test func theDigestsTellTheFramesApart() {
        let digests = sampleFilm().digests
        #expect(digests == sampleFilm().frames.map(\.picture.digest))
        #expect(Set(digests).count == 6)
    }

    @Test func aMomentIsTheFrameAtOrAfterIt() {
        let film = sampleFilm()
        #expect(film.frame(at: 0)?.time == 0)
        #expect(film.frame(at: 1.0 / 60)?.time == 1.0 / 60)
        #expect(film.frame(at: 0.02)?.time == 2.0 / 60)
        #expect(film.frame(at: 9)?.time == film.duration)
    }

    @Test func momentsBeginWithTheFirstAndEndWithTheLast() {
        #expect(Film.moments(8, of: 32) == [0, 4, 9, 13, 18, 22, 27, 31])
        #expect(Film.moments(2, of: 32) == [0, 31])
        #expect(Film.moments(8, of: 3) == [0, 1, 2])
        #expect(Film.moments(1, of: 3) == [0])
    }

    @Test func `the frame that tells a film apart is unlike its ends, and not the one in which all is black`() {
        // A card that turns: its stripes get narrow, are gone, and come back in another colour.
        let turns = [24, 18, 12, 6, 0, 6, 12, 18, 24]
        let frames = turns.enumerated().map { index, width in
            Film.Frame(time: Double(index) / 60, picture: card(width, color: index < 4 ? 0xFF20_60C0 : 0xFFC0_6020))
        }
        let film = Film(framesPerSecond: 60, frames: frames)
        #expect([1, 2, 6, 7].contains(film.tellingFrame(among: frames.count)))
        #expect(film.tellingFrame(among: 1) == 0)
        #expect(Film(framesPerSecond: 60, frames: []).tellingFrame(among: 5) == 0)
    }

    /// Stripes in the first columns, and black.
    private func card(_ width: Int, color: UInt32) -> Snapshot {
        let buffer = PixelBuffer(width: 24, height: 16, isOpaque: true)
        for y in 0..<16 {
            for x in 0..<24 { buffer[x, y] = x >= width ? 0xFF00_0000 : x % 2 == 0 ? color : 0xFFFF_FFFF }
        }
        return Snapshot(buffer: buffer, scale: 1)
    }
}
