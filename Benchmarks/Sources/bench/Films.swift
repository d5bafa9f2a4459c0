import Foundation

/// The cost of a transition's test: a golden film beside as many screenshots by Playwright in headless Chromium, of the same
/// screens.
struct Films {
    /// The line of JSON that a program prints.
    private struct Row: Decodable {
        let frames: Int
        /// The median time of a film, made and compared.
        let ms: Double
    }

    let laboratory: Laboratory
    /// The number of rounds. Both programs make films in each round, and ratios are taken within a round.
    let rounds: Int

    /// The number of films of a program in a round. Decided: their median varies by a few percent.
    private static let films = 5

    /// The message if Playwright was not measured.
    private static let obstacle =
        "Playwright was not measured: it needs PyPI's playwright (pip install playwright) in the Python on the path, and "
        + "Debian's chromium."

    /// Returns the table and the ratio as Markdown. Without Playwright, the command that installs it replaces the ratio.
    func markdown() throws -> String {
        var own: [Row] = []
        var others: [Row] = []
        let hasPlaywright = try Shell.run(["python3", "-c", "import playwright"]).status == 0
        for round in 1...rounds {
            Progress.say("round \(round) of \(rounds): films")
            guard let row = try measure([laboratory.places.interlude.path, "film", String(Films.films)]) else {
                throw BenchError("interlude-benchmark makes no films")
            }
            own.append(row)
            if hasPlaywright, let other = try measure(playwright) { others.append(other) }
        }
        Progress.end()
        return table(own, others)
    }

    private var playwright: [String] {
        let program = laboratory.places.peers.appendingPathComponent("Playwright/film.py").path
        return ["python3", program, "slide", String(Films.films)]
    }

    private func measure(_ command: [String]) throws -> Row? {
        let outcome = try Shell.run(
            ["timeout", "300"] + command, environment: ["BENCH_PAGES": laboratory.places.pages.path])
        guard let line = outcome.output.split(separator: "\n").last(where: { $0.hasPrefix("{") }) else { return nil }
        return try JSONDecoder().decode(Row.self, from: Data(line.utf8))
    }

    private func table(_ own: [Row], _ others: [Row]) -> String {
        func cells(_ rows: [Row]) -> String {
            rows.first.map { first in
                String(format: "%d | %.0f ms |", first.frames, median(rows.map(\.ms)) ?? 0)
            } ?? "– | – |"
        }
        let lines = [
            "| | frames | a film, made and compared |", "|---|---|---|",
            "| Interlude: golden film at scale 3 | " + cells(own),
            "| Playwright: screenshots by Chromium at scale 3 | " + cells(others), "",
        ]
        guard others.count == own.count, let ratio = median(zip(others, own).map { $0.ms / $1.ms }) else {
            return (lines + [Films.obstacle]).joined(separator: "\n")
        }
        let verdict = String(format: "Interlude is %.1f times as fast; the goal is 5.", ratio)
        return (lines + [verdict]).joined(separator: "\n")
    }
}
