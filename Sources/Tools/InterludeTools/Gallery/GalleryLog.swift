import CommandParts
import Foundation
import WindowSystem

/// The text on standard error while a gallery is recorded: a progress bar on a terminal, elsewhere a line for each card.
struct GalleryLog {
    private let cards: Int
    private let total: Int
    private let noun: String
    private var bar: ProgressBar
    private var done = 0
    private var cardsDone = 0
    /// The times at which recording and the current cards of both processes began.
    private var start: Double
    private var cardStarts: (own: Double, helpers: Double)
    private let now: () -> Double

    /// Estimates of what a film takes, for two cores, until there are films to measure. A sample of 34 films had 215 KB each.
    private static let (secondsOfFilm, bytesOfFilm) = (0.25, 220_000)

    /// - Parameters:
    ///   - films: The number of films of each card.
    ///   - noun: The word for the cards.
    ///   - now: The clock, in seconds.
    init(films: [Int], noun: String, now: @escaping () -> Double = { HostClock.now }) {
        cards = films.count
        total = films.reduce(0, +)
        self.noun = noun
        self.now = now
        bar = ProgressBar(total: total)
        start = now()
        cardStarts = (start, start)
    }

    /// Says what is recorded, about how long that takes, and where the page is.
    mutating func begin(at folder: GalleryFolder) {
        start = now()
        cardStarts = (start, start)
        let time = GalleryLog.text(seconds: GalleryLog.secondsOfFilm * Double(total))
        let size = GalleryLog.text(bytes: GalleryLog.bytesOfFilm * total)
        Console.tell("Recording \(cards) \(noun) in \(total) films: about \(time), about \(size)")
        Console.tell("The page fills meanwhile: \(folder.address)")
    }

    /// Shows which film is recorded, and about how long the rest takes.
    func begin(_ film: String) { bar.begin([film, remaining].filter { !$0.isEmpty }.joined(separator: ", ")) }

    /// Counts a film that is finished.
    mutating func step() {
        done += 1
        bar.step()
    }

    /// Shows a card that is finished; after the first one, about how long the rest takes.
    ///
    /// - Parameter isHelpers: Whether a second process has recorded it.
    mutating func finishCard(_ name: String, films: Int, isHelpers: Bool) {
        let seconds = now() - (isHelpers ? cardStarts.helpers : cardStarts.own)
        if isHelpers { cardStarts.helpers = now() } else { cardStarts.own = now() }
        cardsDone += 1
        guard !bar.isVisible else { return }
        let line = "\(name)  \(films) film\(films == 1 ? "" : "s")  \(GalleryLog.text(tenths: seconds))"
        Console.tell([line, cardsDone == 1 ? remaining : ""].filter { !$0.isEmpty }.joined(separator: ", "))
    }

    /// Says what was recorded, and where the page is.
    func finish(at folder: GalleryFolder, bytes: Int) {
        bar.end()
        let time = GalleryLog.text(tenths: now() - start)
        Console.tell("\(total) films, \(GalleryLog.text(bytes: bytes)), \(time): \(folder.address)")
    }

    /// Takes the progress bar away.
    func end() { bar.end() }

    /// About how long the rest takes by the films that are finished; empty before there are some.
    private var remaining: String {
        guard done > 1, done < total else { return "" }
        return "about \(GalleryLog.text(seconds: (now() - start) / Double(done) * Double(total - done))) more"
    }

    private static func text(bytes: Int) -> String { "\(max(1, (bytes + 500_000) / 1_000_000)) MB" }

    private static func text(tenths seconds: Double) -> String { "\((seconds * 10).rounded() / 10) s" }

    private static func text(seconds: Double) -> String {
        seconds < 90 ? "\(max(1, Int(seconds.rounded()))) s" : "\(Int((seconds / 60).rounded())) min"
    }
}
