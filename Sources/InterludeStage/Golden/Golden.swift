import Foundation

/// A film's reference, kept beside the test that checks it.
///
/// Two files make a reference: `name.txt` with each frame's time and digest, which is what is compared, and `name.png`, a
/// filmstrip for people.
@MainActor public struct Golden {
    /// The reference's name.
    public let name: String
    /// The folder that holds it.
    public let folder: URL

    /// A reference in the folder `__Films__` beside a source file.
    public init(_ name: String, beside file: String = #filePath) {
        self.name = name
        folder = URL(fileURLWithPath: file).deletingLastPathComponent().appendingPathComponent("__Films__")
    }

    private var list: URL { folder.appendingPathComponent("\(name).txt") }
    private var strip: URL { folder.appendingPathComponent("\(name).png") }

    /// Makes a film the reference.
    ///
    /// - Throws: ``OutputError``.
    public func store(_ film: Film) throws {
        try film.write(to: strip.path, format: .filmstrip)
        let output = try AtomicOutput(path: list.path, kind: .file)
        try Data(Golden.text(of: film).utf8).write(toFile: output.temporaryPath, shownAs: list.path)
        try output.commit()
    }

    /// Compares a film with the reference, frame by frame, pixel by pixel.
    ///
    /// - Parameter failures: Where a filmstrip of a film that differs goes, beside a copy of the reference's.
    /// - Throws: ``GoldenMismatch`` when there is no reference or a frame differs; ``OutputError``.
    public func check(_ film: Film, failures: URL? = nil) throws {
        guard let stored = try? String(contentsOf: list, encoding: .utf8) else {
            throw GoldenMismatch(name: name, reason: "there is no reference \(list.path)", pictures: [])
        }
        guard let reason = Golden.difference(between: stored, and: Golden.text(of: film)) else { return }
        throw GoldenMismatch(name: name, reason: reason, pictures: try keep(film, in: failures ?? Golden.failures))
    }

    /// Where failures go unless somebody says otherwise: `INTERLUDE_FAILURES`, or a folder for temporary things.
    private static var failures: URL {
        let environment = ProcessInfo.processInfo.environment["INTERLUDE_FAILURES"]
        return environment.map { URL(fileURLWithPath: $0) }
            ?? FileManager.default.temporaryDirectory.appendingPathComponent("interlude-failures")
    }

    /// Writes the film's strip, and the reference's beside it.
    private func keep(_ film: Film, in failures: URL) throws -> [String] {
        let actual = failures.appendingPathComponent("\(name).actual.png")
        try film.write(to: actual.path, format: .filmstrip)
        guard let reference = try? Data(contentsOf: strip) else { return [actual.path] }
        let expected = failures.appendingPathComponent("\(name).expected.png")
        let output = try AtomicOutput(path: expected.path, kind: .file)
        try reference.write(toFile: output.temporaryPath, shownAs: expected.path)
        try output.commit()
        return [actual.path, expected.path]
    }

    /// One line about the film, then one a frame: its time and its digest.
    private static func text(of film: Film) -> String {
        let size =
            film.frames.first.map { "\($0.picture.pixelWidth) × \($0.picture.pixelHeight) pixels" } ?? "no frames"
        let head = "\(film.frames.count) frames, \(film.framesPerSecond) a second, \(size)"
        return ([head] + film.frames.map { "\(Filmstrip.label($0.time))  \($0.picture.digest)" })
            .joined(separator: "\n") + "\n"
    }

    /// Where two texts part; `nil` for equal ones.
    private static func difference(between stored: String, and actual: String) -> String? {
        let (old, new) = (stored.split(separator: "\n"), actual.split(separator: "\n"))
        guard old.first == new.first else {
            return "the reference has \(old.first ?? "nothing"); the film has \(new.first ?? "nothing")"
        }
        let changed = zip(old, new).dropFirst().enumerated().filter { $0.element.0 != $0.element.1 }
        guard let first = changed.first else { return nil }
        let time = first.element.1.prefix { $0 != " " }
        return "\(changed.count) of \(new.count - 1) frames differ, the first is frame \(first.offset) at \(time) s"
    }
}

/// A film is not what its reference says.
public struct GoldenMismatch: Error, Hashable, CustomStringConvertible {
    /// The reference's name.
    public let name: String
    /// What differs.
    public let reason: String
    /// Filmstrips to look at.
    public let pictures: [String]

    public var description: String {
        let look = pictures.isEmpty ? "" : "\nLook at: " + pictures.joined(separator: "\n         ")
        return "\(name): \(reason)\(look)\nIf the film is right, make it the reference: INTERLUDE_RECORD=1 script/test"
    }
}

/// Compares a film with its reference, frame by frame, pixel by pixel.
///
///     let film = try stage.record { navigation.pushViewController(detail, using: .door) }
///     try expectFilm(film, matches: "door-push")
///
/// With `INTERLUDE_RECORD=1` in the environment the film becomes the reference instead.
///
/// - Throws: ``GoldenMismatch`` that tells the first frame that differs and where to see both; it fails the test.
@MainActor public func expectFilm(_ film: Film, matches name: String, file: String = #filePath) throws {
    let golden = Golden(name, beside: file)
    if ProcessInfo.processInfo.environment["INTERLUDE_RECORD"] == "1" {
        try golden.store(film)
    } else {
        try golden.check(film)
    }
}
