import Foundation
import InterludeFilms
import TestPrograms
import Testing

/// The golden that both systems share, and its modes.
@MainActor @Suite struct SharedGoldenTests {
    private let folder: TestFolder
    private let golden: SharedGolden
    private let film = CoarseFilm(frames: [CoarseFrame(columns: 1, colors: [0x102030])])
    private let other = CoarseFilm(frames: [CoarseFrame(columns: 1, colors: [0xF0F0F0])])

    init() throws {
        folder = try TestFolder()
        golden = SharedGolden("a push", beside: folder.path + "/DetailTests.swift")
    }

    private var stored: CoarseFilm? {
        folder.data("__SharedFilms__/DetailTests/a-push.png").flatMap { CoarseFilm(pngData: $0, count: 1) }
    }

    @Test func `a missing golden is recorded and fails once`() throws {
        #expect(throws: FilmFailure.self) { try golden.check(film, .exact, mode: .compare) }
        #expect(stored == film)
        try golden.check(film, .exact, mode: .compare)
        try golden.check(film, .exact, mode: .verify)
    }

    @Test func `to verify writes nothing`() {
        #expect(throws: FilmFailure.self) { try golden.check(film, .exact, mode: .verify) }
        #expect(folder.names == [])
    }

    @Test func `a difference fails and leaves the golden as it is`() throws {
        try golden.check(film, .exact, mode: .record)
        #expect {
            try golden.check(other, .exact, mode: .compare)
        } throws: {
            "\($0)".hasPrefix("frame 0: 1 of 1 squares differ, by up to 224 of 255\nThe golden is ")
        }
        #expect(stored == film)
    }

    @Test(arguments: [SharedGolden.Mode.record, .failed])
    func `a golden is recorded again`(_ mode: SharedGolden.Mode) throws {
        try golden.check(film, .exact, mode: mode)
        #expect(stored == film)
        try golden.check(other, .exact, mode: mode)
        #expect(stored == other)
    }

    @Test func `what is within the tolerance is not recorded again`() throws {
        try golden.check(film, .exact, mode: .record)
        try golden.check(other, SquareTolerance(channel: 255, squares: 0), mode: .failed)
        #expect(stored == film)
    }

    @Test func `the environment names the mode`() throws {
        #expect(try SharedGolden.Mode(environment: [:]) == .compare)
        #expect(try SharedGolden.Mode(environment: ["INTERLUDE_GOLDEN": "failed"]) == .failed)
        #expect {
            try SharedGolden.Mode(environment: ["INTERLUDE_GOLDEN": "new"])
        } throws: {
            "\($0)" == "INTERLUDE_GOLDEN is 'new'; it can be compare, verify, record, failed"
        }
    }
}
