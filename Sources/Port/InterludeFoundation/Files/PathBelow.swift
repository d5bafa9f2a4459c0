import Foundation

/// A path of a file below a folder, as a file that others wrote names it: a report's case, a journal, a string catalog.
///
/// It has no way out of the folder: no `..`, no beginning `/`, no empty component. It has no control characters either, so that it can be
/// printed.
package struct PathBelow: Hashable, Sendable, CustomStringConvertible {
    package let components: [String]

    /// The longest name that file systems have, and a decided depth.
    private static let (longestName, mostComponents) = (255, 32)

    /// - Returns: `nil` for a text that is no path below a folder.
    package init?(_ text: String) {
        let components = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard components.count <= Self.mostComponents, components.allSatisfy(Self.isName) else { return nil }
        self.components = components
    }

    /// A file directly in a folder.
    ///
    /// - Returns: `nil` for a text that is not the name of one.
    package init?(name: String) {
        guard Self.isName(name) else { return nil }
        components = [name]
    }

    private static func isName(_ text: String) -> Bool {
        !text.isEmpty && text != "." && text != ".." && text.utf8.count <= longestName
            && text.unicodeScalars.allSatisfy { $0 != "/" && $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
    }

    package var description: String { components.joined(separator: "/") }
    package var name: String { components[components.count - 1] }

    /// The file's place.
    package func url(in folder: URL) -> URL { components.reduce(folder) { $0.appendingPathComponent($1) } }
}
