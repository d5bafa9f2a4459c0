import CoreGraphics
import Foundation
import InterludeStage
import TestPrograms
import TestStages
import Testing

@MainActor @Suite struct AnimatedPNGTests {
    private func file(_ film: Film) throws -> Data {
        let folder = try TestFolder()
        try film.write(to: "\(folder.path)/film.apng")
        return try #require(folder.data("film.apng"))
    }

    @Test func `every frame comes back pixel for pixel, with its time`() throws {
        let film = sampleFilm()
        let read = try Film(animatedPNG: file(film), scale: 1)
        #expect(read == film)
    }

    @Test func `frames that stay longer keep their times`() throws {
        let frames = [0, 1, 5, 6].map { Film.Frame(time: Double($0) / 60, picture: samplePicture(square: $0)) }
        let film = Film(framesPerSecond: 60, frames: frames)
        #expect(try Film(animatedPNG: file(film), scale: 1).frames.map(\.time) == frames.map(\.time))
    }

    @Test func `two frames that are alike are two frames`() throws {
        let frames = (0..<2).map { Film.Frame(time: Double($0) / 60, picture: samplePicture()) }
        let film = Film(framesPerSecond: 60, frames: frames)
        #expect(try Film(animatedPNG: file(film), scale: 1) == film)
    }

    @Test func `programs without animation see the first frame`() throws {
        let film = sampleFilm()
        #expect(Snapshot(pngData: try file(film)) == film.frames[0].picture)
    }

    @Test func `only what has changed is kept`() throws {
        let still = samplePicture(width: 400, height: 400)
        let moved = samplePicture(width: 400, height: 400, square: 100)
        let one = try file(Film(framesPerSecond: 60, frames: [.init(time: 0, picture: still)]))
        let both = Film(framesPerSecond: 60, frames: [.init(time: 0, picture: still), .init(time: 1, picture: moved)])
        #expect(try file(both).count < one.count + 300)
    }

    @Test func `a file that was cut off or changed is refused with the reason`() throws {
        let data = try file(sampleFilm())
        #expect(throws: (any Error).self) { try Film(animatedPNG: data.prefix(data.count / 2), scale: 1) }
        var changed = data
        changed[changed.count / 2] ^= 1
        let error = #expect(throws: (any Error).self) { try Film(animatedPNG: changed, scale: 1) }
        #expect("\(error.map { "\($0)" } ?? "")".contains("checksum"))
        let other = #expect(throws: (any Error).self) { try Film(animatedPNG: Data("GIF89a".utf8), scale: 1) }
        #expect("\(other.map { "\($0)" } ?? "")" == "it is not a PNG file")
    }

    @Test func `a film without frames cannot be written`() throws {
        let folder = try TestFolder()
        #expect(throws: OutputError.self) {
            try Film(framesPerSecond: 60, frames: []).write(to: "\(folder.path)/film.apng")
        }
        #expect(folder.names == [])
    }
}
