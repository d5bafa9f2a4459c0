import Foundation
import InterludeStage
import Testing

@MainActor @Suite struct GoldenTests {
    @Test func aStoredFilmMatchesItself() throws {
        let folder = try TestFolder()
        let golden = Golden("square", beside: "\(folder.path)/Tests.swift")
        try golden.store(sampleFilm())
        try golden.check(sampleFilm())
        #expect(folder.data("__Films__/square.png") != nil)
    }

    @Test func aFrameThatDiffersIsNamedAndShown() throws {
        let folder = try TestFolder()
        let golden = Golden("square", beside: "\(folder.path)/Tests.swift")
        try golden.store(sampleFilm())
        var frames = sampleFilm().frames
        frames[3] = Film.Frame(time: frames[3].time, picture: samplePicture(square: 9))
        let failures = URL(fileURLWithPath: "\(folder.path)/failures")
        let error = #expect(throws: GoldenMismatch.self) {
            try golden.check(Film(framesPerSecond: 60, frames: frames), failures: failures)
        }
        #expect(error?.reason == "1 of 6 frames differ, the first is frame 3 at 0.05 s")
        #expect(folder.data("failures/square.actual.png") != nil)
        #expect(folder.data("failures/square.expected.png") == folder.data("__Films__/square.png"))
    }

    @Test func aMissingReferenceIsAFailure() throws {
        let folder = try TestFolder()
        let golden = Golden("none", beside: "\(folder.path)/Tests.swift")
        #expect(throws: GoldenMismatch.self) { try golden.check(sampleFilm()) }
    }

    @Test func anotherLengthIsNamed() throws {
        let folder = try TestFolder()
        let golden = Golden("square", beside: "\(folder.path)/Tests.swift")
        try golden.store(sampleFilm())
        let error = #expect(throws: GoldenMismatch.self) {
            try golden.check(sampleFilm(frames: 5), failures: URL(fileURLWithPath: folder.path))
        }
        #expect(error?.reason.contains("5 frames") == true)
    }
}
