/// A source file of a module as it is on disk.
package struct SourceFile: Sendable, Equatable {
    /// What the compiler's errors call it: a path, absolute or from the module's folder.
    package let path: String
    package let text: String

    package init(path: String, text: String) {
        self.path = path
        self.text = text
    }

    /// The last part of the path without its ending.
    package var baseName: String {
        let name = path.split(separator: "/").last.map(String.init) ?? path
        return name.hasSuffix(".swift") ? String(name.dropLast(6)) : name
    }
}
