import Foundation

/// A font as the bytes of its file, which apps register by `CTFontManagerRegisterGraphicsFont`; text is drawn in a `UIFont`.
public final class CGFont: Hashable, Sendable {
    /// The font's file.
    package let file: Data
    private let tables: FontTables
    /// What the font was asked for by: a file may hold several, of which only its reader can tell one.
    private let name: String?

    /// Finds the file of an installed or registered font, and its PostScript name. UIKit knows them.
    nonisolated(unsafe) package static var finder: (@Sendable (String) -> (file: Data, name: String)?)?

    /// Creates the font of a file's bytes; the first one of a collection. Returns `nil` if there is
    /// none.
    public init?(_ provider: CGDataProvider) {
        guard let file = provider.data, let tables = FontTables(file) else { return nil }
        self.file = file
        self.tables = tables
        name = nil
    }

    /// Creates the font with a PostScript name or a full name. Returns `nil` if there is none.
    public init?(_ name: CFString) {
        guard let found = CGFont.finder?(name), let tables = FontTables(found.file) else { return nil }
        file = found.file
        self.tables = tables
        self.name = found.name
    }

    /// Returns a table of the font's file by the four letters of its tag, the first in the highest
    /// byte. Returns `nil` if there is none.
    public func table(for tag: UInt32) -> CFData? { tables.table(tag) }

    /// The PostScript name, such as `Inter-SemiBold`.
    public var postScriptName: CFString? { name ?? tables.name(.postScript) }
    /// The full name, such as `Inter Semi Bold`.
    public var fullName: CFString? { tables.name(.full) }

    /// Into how many units the height of the type is divided that the glyphs are drawn in.
    public var unitsPerEm: Int32 {
        // OpenType's table `head`: the number stands behind two versions, a checksum, a magic number and flags.
        Int32(tables.table("head").flatMap { BigEndianBytes($0).short(at: 18) } ?? 0)
    }

    /// The number of glyphs.
    public var numberOfGlyphs: Int {
        // OpenType's table `maxp`: behind the version.
        Int(tables.table("maxp").flatMap { BigEndianBytes($0).short(at: 4) } ?? 0)
    }

    /// Fonts are the same if their files and names are.
    public static func == (lhs: CGFont, rhs: CGFont) -> Bool {
        lhs.name == rhs.name && lhs.file == rhs.file
    }

    /// Hashes the values that `==` compares.
    public func hash(into hasher: inout Hasher) { hasher.combine(file) }
}
