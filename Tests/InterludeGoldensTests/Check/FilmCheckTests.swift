import CoreImage
import Foundation
import InterludeGoldens
import InterludeStage
import TestPrograms
import TestStages
import Testing

@MainActor @Suite struct FilmCheckTests {
    @Test func `the first run records the golden, says so and fails; the second passes`() throws {
        let bench = try CheckBench()
        let first = bench.compare(sampleFilm())
        #expect(!first.passed)
        #expect(first.message.contains("There was no golden; this one was recorded"))
        #expect(bench.folder.data(bench.path("open.png")) != nil)
        #expect(bench.compare(sampleFilm()).passed)
    }

    @Test func `verifying records nothing`() throws {
        let bench = try CheckBench()
        let result = bench.checker(environment: ["INTERLUDE_GOLDEN": "verify"]).check(sampleFilm(), matches: "open")
        #expect(!result.passed)
        #expect(result.message.contains("There is no golden"))
        #expect(bench.folder.data(bench.path("open.png")) == nil)
    }

    @Test func `recording passes from the environment, and fails from the code`() throws {
        let bench = try CheckBench()
        #expect(bench.record(sampleFilm()).report.status == .recorded)
        let inCode = bench.checker(.record).check(sampleFilm(frames: 5), matches: "open")
        #expect(!inCode.passed)
        #expect(inCode.message.contains("Recording is on in the code"))
        #expect(bench.compare(sampleFilm(frames: 5)).passed)
    }

    @Test func `only what differs is recorded, and shown beside the golden that was`() throws {
        let bench = try CheckBench()
        let failed = ["INTERLUDE_GOLDEN": "failed"]
        func check(_ film: Film, tolerance: FilmTolerance = .exact) -> CheckResult {
            bench.checker(environment: failed).check(film, matches: "open", moments: .all, tolerance: tolerance)
        }
        #expect(check(sampleFilm()).report.status == .recorded)
        let golden = bench.folder.data(bench.path("open.png"))
        let near = sampleFilm(frame: 3, samplePicture(square: 3, color: 0xFF20_60C2))
        #expect(check(near, tolerance: FilmTolerance(channel: 2)).report.status == .passed)
        #expect(bench.folder.data(bench.path("open.png")) == golden)
        let anew = check(near)
        #expect(anew.report.status == .recorded)
        #expect(anew.message.contains("anew. Before: it differs in"))
        #expect(anew.report.films.map(\.title) == ["expected", "actual", "difference"])
        #expect(bench.compare(near).passed)
        #expect(!bench.checker(.failed).check(sampleFilm(), matches: "open").passed)
        #expect(bench.checker(.failed).check(sampleFilm(), matches: "open").passed)
    }

    @Test func `two expectations of one name are an error that names both, and nothing is recorded`() throws {
        let bench = try CheckBench()
        #expect(bench.record(sampleFilm()).passed)
        let golden = bench.folder.data(bench.path("open.png"))
        let second = bench.checker(environment: ["INTERLUDE_GOLDEN": "record"], line: 30)
            .check(sampleFilm(frames: 5), matches: "open")
        #expect(!second.passed)
        #expect(second.message.contains("at AppTests/DoorTests.swift:12 and at AppTests/DoorTests.swift:30"))
        #expect(bench.folder.data(bench.path("open.png")) == golden)
        // The first keeps its golden, and a text's is another file.
        #expect(bench.compare(sampleFilm()).passed)
        #expect(bench.checker(.failed, line: 30).check("", matches: "open").message.contains("Recorded the golden"))
    }

    @Test func `one name in two settings that look different is told, and the first keeps its golden`() throws {
        let bench = try CheckBench()
        var (light, dark) = (sampleFilm(), sampleFilm(frames: 5))
        (light.setting, dark.setting) = ("iphone-15", "iphone-15, dark")
        #expect(light == sampleFilm())
        #expect(bench.record(light).passed)
        let golden = bench.folder.data(bench.path("open.png"))
        let second = bench.record(dark)
        #expect(!second.passed)
        #expect(
            second.message.contains("used in two configurations, iphone-15 and iphone-15, dark"), "\(second.message)")
        #expect(bench.folder.data(bench.path("open.png")) == golden)
        #expect(bench.compare(dark).message.contains("used in two configurations"))
        // Where they look alike, one golden is enough.
        dark = light
        dark.setting = "iphone-15, dark"
        #expect(bench.compare(dark).passed)
    }

    @Test func `of a frame without a picture the golden keeps one in little, which the report shows`() throws {
        let bench = try CheckBench()
        let frames = (0..<9).map {
            Film.Frame(time: Double($0) / 60, picture: samplePicture(width: 48, square: 4 * $0))
        }
        _ = bench.record(Film(framesPerSecond: 60, frames: frames), moments: .spread(2))
        var other = frames
        other[3] = Film.Frame(time: frames[3].time, picture: samplePicture(width: 48, square: 30))
        let report = bench.compare(Film(framesPerSecond: 60, frames: other)).report
        let expected = try #require(report.films.first { $0.title == "expected" })
        #expect(!expected.files.contains(nil))
        #expect(report.films.last?.files[3] != nil)
        #expect(report.differences.map(\.frame) == [3])
        #expect(report.differences.first?.isInLittle == true)
    }

    @Test func `recording the same again leaves the file as it is`() throws {
        let bench = try CheckBench()
        _ = bench.record(sampleFilm())
        let path = "\(bench.folder.path)/\(bench.path("open.png"))"
        let old = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
        #expect(bench.record(sampleFilm()).message.contains("is unchanged"))
        let new = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
        #expect(old == new)
    }

    @Test func `goldens of the same film are the same bytes`() throws {
        let benches = [try CheckBench(), try CheckBench()]
        for bench in benches { _ = bench.record(sampleFilm()) }
        let files = benches.map { $0.folder.data($0.path("open.png")) }
        #expect(files[0] != nil)
        #expect(files[0] == files[1])
    }

    @Test func `a frame that differs is named with its time and how much`() throws {
        let bench = try CheckBench()
        _ = bench.record(sampleFilm(), moments: .all)
        let result = bench.compare(sampleFilm(frame: 3, samplePicture(square: 3, color: 0xFF20_60C8)))
        #expect(!result.passed)
        #expect(
            result.message.contains(
                "1 frame differs of 6, the first is frame 3 at 0.050 s: 348 pixels (90.63 %), by up to 8 of 255"))
    }

    @Test func `a frame of which the golden keeps no picture is compared too`() throws {
        let bench = try CheckBench()
        _ = bench.record(sampleFilm(), moments: .spread(2))
        let changed = sampleFilm(frame: 3, samplePicture(square: 9))
        let result = bench.compare(changed)
        #expect(!result.passed)
        #expect(result.message.contains("frame 3 at 0.050 s: the golden has no image of it"))
    }

    @Test func `another length, size or rate is named`() throws {
        let bench = try CheckBench()
        _ = bench.record(sampleFilm())
        #expect(bench.compare(sampleFilm(frames: 5)).message.contains("the golden has 6 frames, the film 5"))
        let small = Film(framesPerSecond: 60, frames: [.init(time: 0, picture: samplePicture(width: 20))])
        let size = "the golden has 24 × 16 pixels, the film 20 × 16: was it filmed on another device"
        #expect(bench.compare(small).message.contains(size))
        let slow = Film(framesPerSecond: 30, frames: sampleFilm().frames)
        #expect(bench.compare(slow).message.contains("the golden has 60 frames a second, the film 30"))
    }

    @Test func `what is tolerated has to be asked for`() throws {
        let bench = try CheckBench()
        _ = bench.record(sampleFilm(), moments: .all)
        let near = sampleFilm(frame: 3, samplePicture(square: 3, color: 0xFF20_60C2))
        #expect(!bench.compare(near).passed)
        #expect(!bench.compare(near, tolerance: FilmTolerance(channel: 1)).passed)
        #expect(bench.compare(near, tolerance: FilmTolerance(channel: 2)).passed)
        #expect(!bench.compare(near, tolerance: FilmTolerance(pixels: 0.9)).passed)
        #expect(bench.compare(near, tolerance: FilmTolerance(pixels: 0.91)).passed)
    }

    @Test func `what is tolerated is so in all frames, those too of which the golden keeps no picture`() throws {
        let bench = try CheckBench()
        let tolerance = FilmTolerance(channel: 2, pixels: 0.3)
        func check(_ film: Film, _ mode: String = "verify") -> CheckResult {
            bench.checker(environment: ["INTERLUDE_GOLDEN": mode])
                .check(film, matches: "open", moments: .spread(2), tolerance: tolerance)
        }
        #expect(check(sampleFilm(), "record").passed)
        // One of 255 in the ground, and a white square that is not there at all.
        #expect(check(sampleFilm(frame: 3, samplePicture(square: 3, color: 0xFF20_60C1))).passed)
        let gone = check(sampleFilm(frame: 3, samplePicture(square: 90)))
        #expect(!gone.passed)
        #expect(gone.message.contains("the first is frame 3"))
        // One that was recorded exactly keeps them in little too.
        let exact = try CheckBench()
        _ = exact.record(sampleFilm(), moments: .spread(2))
        let near = sampleFilm(frame: 3, samplePicture(square: 3, color: 0xFF20_60C1))
        #expect(exact.checker().check(near, matches: "open", moments: .spread(2), tolerance: tolerance).passed)
    }

    @Test func `what people do not see can be tolerated`() throws {
        let bench = try CheckBench()
        _ = bench.record(sampleFilm(), moments: .all)
        // Three of 255 in blue are not seen, sixty are.
        let near = sampleFilm(frame: 3, samplePicture(square: 3, color: 0xFF20_60C3))
        #expect(bench.compare(near, tolerance: .perceptual()).passed)
        #expect(!bench.compare(near, tolerance: .perceptual(1)).passed)
        let far = sampleFilm(frame: 3, samplePicture(square: 3, color: 0xFF20_60FC))
        #expect(!bench.compare(far, tolerance: .perceptual()).passed)
        #expect(bench.compare(far, tolerance: .perceptual(pixels: 1)).passed)
    }

    @Test func `a failure leaves golden, film and difference as films and as one strip`() throws {
        let bench = try CheckBench()
        _ = bench.record(sampleFilm())
        let result = bench.compare(sampleFilm(frame: 3, samplePicture(square: 9)))
        #expect(
            result.attachments.map(\.lastPathComponent) == [
                "strip.png", "expected.png", "actual.png", "difference.png",
            ])
        let difference = try Film(animatedPNG: Data(contentsOf: result.attachments[3]), scale: 1)
        // Frames 0, 3 (which is kept, or the first to differ) and 5 are shown, with their times.
        #expect(difference.frames.contains { abs($0.time - 0.05) < 1e-9 })
        #expect(result.message.contains(result.attachments[0].path))
    }

    @Test func `a golden that cannot be read says why`() throws {
        let bench = try CheckBench()
        _ = bench.record(sampleFilm())
        try bench.folder.write("no picture", to: bench.path("open.png"))
        let result = bench.compare(sampleFilm())
        #expect(result.message.contains("cannot be read: it is not a PNG file"))
        #expect(bench.record(sampleFilm()).passed)
        #expect(bench.compare(sampleFilm()).passed)
    }

    @Test func `images that the film has too are not decoded, and are written again when recording`() throws {
        let bench = try CheckBench()
        _ = bench.record(sampleFilm())
        let golden = try #require(bench.folder.data(bench.path("open.png")))
        try withoutPixels(golden).write(to: URL(fileURLWithPath: "\(bench.folder.path)/\(bench.path("open.png"))"))
        #expect(bench.compare(sampleFilm()).passed)
        // Of frame 1 the golden has no image, of frame 3 it has one.
        let other = bench.compare(sampleFilm(frame: 1, samplePicture(square: 9)))
        #expect(other.message.contains("the first is frame 1"))
        let decoded = bench.compare(sampleFilm(frame: 3, samplePicture(square: 9)))
        #expect(decoded.message.contains("cannot be read: frame 0 cannot be unpacked"))
        #expect(bench.record(sampleFilm()).message.contains("Recorded the golden"))
        #expect(bench.folder.data(bench.path("open.png")) == golden)
    }

    @Test func `in a matrix the setting's name is added`() throws {
        let bench = try CheckBench()
        try Stage.matrix(Stage.Configuration.matrix(styles: [.light, .dark])) { _ in _ = bench.record(sampleFilm()) }
        #expect(bench.folder.data(bench.path("open.iphone-15.png")) != nil)
        #expect(bench.folder.data(bench.path("open.iphone-15-dark.png")) != nil)
    }

    @Test func `a name becomes a file's name`() throws {
        let bench = try CheckBench()
        _ = bench.record(sampleFilm(), "open/close: 50 %")
        #expect(bench.folder.data(bench.path("open-close--50--.png")) != nil)
    }
}

/// A PNG file whose first image is one byte that cannot be unpacked, with the checksum of it.
private func withoutPixels(_ png: Data) throws -> Data {
    try #require(PNGChunks(png)).reduce(into: PNGChunks.signature) { file, chunk in
        file += chunk.type == "IDAT" ? PNGChunk(type: "IDAT", content: Data([0])).data : chunk.data
    }
}
