import Foundation

/// A golden film that both systems compare with, in the folder `__SharedFilms__` beside the test's file.
package struct SharedGolden {
    /// The action for the golden.
    package enum Mode: String, CaseIterable {
        /// Compares. A missing golden is recorded, and the test fails once.
        case compare
        /// Compares, and writes nothing.
        case verify
        /// Records.
        case record
        /// Compares, and records where the film differs.
        case failed

        /// The mode that the environment variable of goldens names; ``compare`` without it.
        ///
        /// - Throws: ``FilmFailure`` for another text.
        package init(environment: [String: String]) throws {
            let value = environment["INTERLUDE_GOLDEN"] ?? ""
            guard let mode = value.isEmpty ? .compare : Mode(rawValue: value) else {
                let known = Mode.allCases.map(\.rawValue).joined(separator: ", ")
                throw FilmFailure("INTERLUDE_GOLDEN is '\(value)'; it can be \(known)")
            }
            self = mode
        }
    }

    /// The location of the file.
    package let url: URL

    package init(_ name: String, beside file: String) {
        let source = URL(fileURLWithPath: file)
        let fileName = String(name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
        url = source.deletingLastPathComponent().appendingPathComponent("__SharedFilms__")
            .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
            .appendingPathComponent(fileName + ".png")
    }

    /// Compares a film with the golden, or records it, according to the mode.
    ///
    /// - Throws: ``FilmFailure`` if they differ, or if a golden was recorded that has to be looked at.
    package func check(_ film: CoarseFilm, _ tolerance: SquareTolerance, mode: Mode) throws {
        guard mode != .record else { return try store(film, at: url) }
        guard let data = try? Data(contentsOf: url) else { return try checkWithoutGolden(film, mode) }
        guard let golden = CoarseFilm(pngData: data, count: film.frames.count) else {
            throw FilmFailure("The golden \(url.path) cannot be read, or has another number of frames.")
        }
        guard let difference = film.difference(from: golden, beyond: tolerance) else { return }
        guard mode != .failed else { return try store(film, at: url) }
        let own = FileManager.default.temporaryDirectory.appendingPathComponent("new-" + url.lastPathComponent)
        try store(film, at: own)
        throw FilmFailure("\(difference)\nThe golden is \(url.path), the film \(own.path).")
    }

    private func checkWithoutGolden(_ film: CoarseFilm, _ mode: Mode) throws {
        guard mode != .verify else { throw FilmFailure("There is no golden \(url.path).") }
        try store(film, at: url)
        guard mode == .failed else {
            throw FilmFailure("There was no golden; this one was recorded: \(url.path). Look at it and run again.")
        }
    }

    private func store(_ film: CoarseFilm, at url: URL) throws {
        guard let data = film.pngData() else { throw FilmFailure("The film's frames differ in size.") }
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try data.write(to: url)
    }
}
