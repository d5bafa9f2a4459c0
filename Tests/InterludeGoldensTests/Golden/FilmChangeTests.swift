import CoreGraphics
import InterludeStage
import TestPrograms
import TestStages
import Testing

/// What the message says of a film that is not its golden: the kind of difference, before how much it is.
@MainActor @Suite struct FilmChangeTests {
    private static let blue: UInt32 = 0xFF20_60C0

    /// A film in which a square moves, from the picture of a number on.
    private func film(from first: Int, frames: Int = 12) -> Film {
        Film(
            framesPerSecond: 60,
            frames: (0..<frames).map { index in
                Film.Frame(time: Double(index) / 60, picture: samplePicture(width: 48, square: max(0, first + index)))
            })
    }

    private func message(_ film: Film, golden: Film) throws -> String {
        let bench = try CheckBench()
        _ = bench.record(golden, moments: .all)
        let result = bench.compare(film)
        #expect(!result.passed)
        return result.message
    }

    @Test func `a film that begins a frame late equals the golden one frame later`() throws {
        #expect(try message(film(from: -1), golden: film(from: 0)).contains("it equals the golden one frame later"))
    }

    @Test func `one that begins three frames early equals it three frames sooner`() throws {
        #expect(try message(film(from: 3), golden: film(from: 0)).contains("it equals the golden 3 frames sooner"))
    }

    @Test func `one that ends early says so`() throws {
        let message = try message(film(from: 0, frames: 11), golden: film(from: 0))
        #expect(message.contains("it equals the golden, but ends one frame sooner"))
    }

    @Test func `a way that takes a frame less than the golden's ends one frame sooner`() throws {
        let slow = [0, 0, 2, 4, 6, 8, 8, 8], fast = [0, 0, 3, 5, 8, 8, 8, 8]
        let films = [slow, fast].map { places in
            Film(
                framesPerSecond: 60,
                frames: places.enumerated().map {
                    Film.Frame(time: Double($0) / 60, picture: samplePicture(width: 48, square: $1))
                })
        }
        #expect(try message(films[1], golden: films[0]).contains("it ends one frame sooner than the golden"))
        #expect(try message(films[0], golden: films[1]).contains("it ends one frame later than the golden"))
    }

    @Test func `one that ends softly ends as many frames later as it is longer`() throws {
        // The last way is less than a pixel: the picture stands still before it is over.
        let quick = [0, 0, 4, 7, 8, 8], slow = [0, 0, 3, 5, 7, 8, 8, 8]
        let films = [quick, slow].map { places in
            Film(
                framesPerSecond: 60,
                frames: places.enumerated().map {
                    Film.Frame(time: Double($0) / 60, picture: samplePicture(width: 48, square: $1))
                })
        }
        #expect(try message(films[1], golden: films[0]).contains("it ends 2 frames later than the golden"))
        #expect(try message(films[0], golden: films[1]).contains("it ends 2 frames sooner than the golden"))
    }

    @Test func `what stands a point further to the right is called moved`() throws {
        let golden = Film(framesPerSecond: 60, frames: [.init(time: 0, picture: samplePicture(square: 4))])
        let moved = Film(framesPerSecond: 60, frames: [.init(time: 0, picture: samplePicture(square: 5))])
        #expect(try message(moved, golden: golden).contains("content moved 1 pt to the right in 7 × 6 pt at (4, 4)"))
        #expect(try message(golden, golden: moved).contains("content moved 1 pt to the left in 7 × 6 pt at (4, 4)"))
    }

    @Test func `what slides in a point beside its way is called moved, though the first frames show a part of it`()
        throws
    {
        let films = [0, 1].map { aside in
            Film(
                framesPerSecond: 60,
                frames: [-5, -3, -1, 1, 4].enumerated().map { index, place in
                    Film.Frame(time: Double(index) / 60, picture: samplePicture(square: place + aside))
                })
        }
        #expect(
            try message(films[1], golden: films[0]).contains("content moved 1 pt to the right in 7 × 6 pt at (1, 4)"))
    }

    @Test func `what is not there any more is called missing, and the other way round`() throws {
        let golden = Film(framesPerSecond: 60, frames: [.init(time: 0, picture: samplePicture(square: 4))])
        let empty = Film(framesPerSecond: 60, frames: [.init(time: 0, picture: samplePicture(square: 40))])
        #expect(try message(empty, golden: golden).contains("content is missing in 6 × 6 pt at (4, 4)"))
        #expect(
            try message(golden, golden: empty).contains("content is additional in 6 × 6 pt")
        )
    }

    @Test func `another colour is named with its place`() throws {
        let golden = Film(framesPerSecond: 60, frames: [.init(time: 0, picture: samplePicture(square: 4))])
        let other = Film(
            framesPerSecond: 60, frames: [.init(time: 0, picture: samplePicture(square: 4, color: 0xFF20_60C8))])
        #expect(try message(other, golden: golden).contains("it differs in 24 × 16 pt at (0, 0)"))
    }

    @Test func `a golden's picture that was not kept is found in a film that runs late`() throws {
        let bench = try CheckBench()
        _ = bench.record(film(from: 0), moments: .spread(2))
        let result = bench.compare(film(from: -1))
        // Expected and actual are both seen where the page opens.
        #expect(result.report.firstDifference == 1)
        #expect(result.report.films.map(\.title) == ["expected", "actual", "difference"])
    }
}
