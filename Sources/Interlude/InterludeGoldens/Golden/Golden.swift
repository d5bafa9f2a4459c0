import Foundation
import InterludeStage

/// A stored reference of a test, in the folder `__Films__` next to the test's file, in a folder with the file's name.
///
///     Tests/AppTests/DoorTests.swift
///     Tests/AppTests/__Films__/DoorTests/door-push.png
public struct Golden: Hashable, Sendable {
    /// The kind of reference.
    public enum Kind: String, Sendable {
        /// An animated PNG.
        case film = "png"
        /// Plain text.
        case text = "txt"
    }

    /// The name of the folder that contains goldens.
    public static let folderName = "__Films__"

    /// The name of the golden.
    public let name: String
    /// The kind of golden.
    public let kind: Kind
    /// The location of the file.
    public let url: URL

    /// Creates the golden with a name for a source file.
    ///
    /// Characters that file names cannot contain, or that have a meaning in shells, are replaced by dashes.
    public init(_ name: String, _ kind: Kind, beside file: String) {
        self.name = name
        self.kind = kind
        let source = URL(fileURLWithPath: file)
        url = source.deletingLastPathComponent().appendingPathComponent(Golden.folderName)
            .appendingPathComponent(source.deletingPathExtension().lastPathComponent)
            .appendingPathComponent("\(Golden.fileName(of: name)).\(kind.rawValue)")
    }

    /// Returns the file's content; `nil` if there is no file.
    func contents() -> Data? { try? Data(contentsOf: url) }

    /// Puts a file there, whole or not at all.
    ///
    /// - Throws: ``OutputError``.
    func store(_ data: Data) throws { try data.writeAtomically(to: url.path) }

    /// A name with nothing in it that a file's name should not have.
    package static func fileName(of name: String) -> String {
        String(name.map { $0.isLetter || $0.isNumber || "-_.".contains($0) ? $0 : "-" })
    }
}

extension Data {
    /// Writes a file that is there whole or not at all. Missing folders are made.
    ///
    /// - Parameter removesAbandoned: `false` for one of many files in a folder, which would be listed for each.
    func writeAtomically(to path: String, removesAbandoned: Bool = true) throws {
        let output = try AtomicOutput(path: path, kind: .file, removesAbandoned: removesAbandoned)
        try write(toFile: output.temporaryPath, shownAs: path)
        try output.commit()
    }
}
