import CoreGraphics
import Foundation
import InterludeStage
import TestPrograms
import TestStages
import Testing

@MainActor @Suite struct FilmWritingTests {
    @Test func aFolderHoldsEveryFrame() throws {
        let folder = try TestFolder()
        let film = sampleFilm(frames: 3)
        try film.write(to: "\(folder.path)/frames")
        #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/frames").count == 3)
        for (index, frame) in film.frames.enumerated() {
            let data = try #require(folder.data("frames/000\(index).png"))
            #expect(Snapshot(pngData: data) == frame.picture)
        }
    }

    @Test func theNextFilmReplacesTheFrames() throws {
        let folder = try TestFolder()
        try sampleFilm(frames: 5).write(to: "\(folder.path)/frames")
        try sampleFilm(frames: 2).write(to: "\(folder.path)/frames")
        #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/frames").count == 2)
        #expect(folder.names == ["frames"])
    }

    @Test(arguments: ["film.mp4", "film.webm", "film.gif", "film.apng", "film.png"])
    func theSameFilmMakesTheSameBytes(_ name: String) throws {
        let (one, other) = (try TestFolder(), try TestFolder())
        try sampleFilm().write(to: "\(one.path)/\(name)")
        try sampleFilm().write(to: "\(other.path)/\(name)")
        let data = try #require(one.data(name))
        #expect(data.count > 100)
        #expect(data == other.data(name))
        #expect(one.names == [name])
    }

    @Test func aFilmstripKeepsThePixels() throws {
        let folder = try TestFolder()
        let film = sampleFilm()
        try film.write(to: "\(folder.path)/strip.png")
        let data = try #require(folder.data("strip.png"))
        let strip = try #require(Snapshot(pngData: data))
        // The first frame stands 24 points from the corner; its middle is away from the round corners.
        #expect(strip[24 + 12, 24 + 8] == film.frames[0].picture[12, 8])
    }

    @Test func aStripOfMoreThanABitmapHoldsIsDrawnSmaller() throws {
        let folder = try TestFolder()
        // So wide that they stand one below the other, and 36,000 pixels high in all: no bitmap is higher than 32,767.
        let picture = Snapshot(buffer: PixelBuffer(width: 4100, height: 100, isOpaque: true), scale: 1)
        let frames = (0..<250).map { Film.Frame(time: TimeInterval($0) / 60, picture: picture) }
        var options = FilmOptions()
        options.moments = 250
        try Film(framesPerSecond: 60, frames: frames).write(to: "\(folder.path)/strip.png", options: options)
        let data = try #require(folder.data("strip.png"))
        let strip = try #require(Snapshot(pngData: data))
        #expect(PixelBuffer.canHold(width: strip.pixelWidth, height: strip.pixelHeight))
        // Smaller ones have room side by side too.
        #expect(strip.pixelWidth > 4100 && strip.pixelHeight < 250 * 100)
    }

    @Test func anUnknownEndingIsNamed() {
        let error = #expect(throws: OutputError.self) { try FilmFormat(path: "film.avi") }
        #expect(error?.description.contains("film.avi") == true)
        #expect(error?.description.contains(".mp4, .webm, .gif, .apng, .png") == true)
    }

    @Test func theEndingDecides() throws {
        #expect(try FilmFormat(path: "a/b.MP4") == .mp4)
        #expect(try FilmFormat(path: "frames") == .folder)
        #expect(try FilmFormat(path: "odd.name/") == .folder)
        #expect(try FilmFormat(path: "strip.png") == .filmstrip)
    }
}
