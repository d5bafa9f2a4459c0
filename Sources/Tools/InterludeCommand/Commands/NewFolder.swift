import Foundation

/// A folder that is written completely or not at all.
enum NewFolder {
    /// Writes files into a folder that is not there yet: it gets its name when all of them are written.
    ///
    /// - Parameter files: The texts by their paths in the folder. Scripts, whose names end in `.sh`, can be executed.
    static func write(_ files: [String: String], to folder: URL) throws {
        let new = folder.deletingLastPathComponent().appendingPathComponent(".\(folder.lastPathComponent)-\(getpid())")
        do {
            try fill(new, files)
            try FileManager.default.moveItem(at: new, to: folder)
        } catch {
            try? FileManager.default.removeItem(at: new)
            throw error
        }
    }

    /// Writes files into a folder.
    static func fill(_ folder: URL, _ files: [String: String]) throws {
        for (path, text) in files {
            let file = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
            if path.hasSuffix(".sh") { chmod(file.path, 0o755) }
        }
    }
}

/// A word of a shell's command line.
enum ShellText {
    /// The word as it can be pasted: between quotation marks if it has other characters than those of plain paths.
    static func quoted(_ word: String) -> String {
        let plain = word.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_./+@%".contains($0)) }
        return plain && !word.isEmpty ? word : "'" + word.replacingOccurrences(of: "'", with: "'\\''") + "'"
    }
}
