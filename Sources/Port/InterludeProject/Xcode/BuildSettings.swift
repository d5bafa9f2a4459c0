import Foundation

/// Build settings, as levels of them are laid over each other: `$(inherited)` stands for what was there before.
struct BuildSettings {
    private(set) var values: [String: String] = [:]

    /// Adds a level. What holds for one system alone (`KEY[sdk=…]`) is passed over.
    mutating func add(_ level: [String: String]) {
        for (key, value) in level where !key.contains("[") {
            let old = values[key] ?? ""
            guard BuildSettings.length(of: value, inheriting: old) <= BuildSettings.longest else { continue }
            values[key] = value.replacingOccurrences(of: "$(inherited)", with: old)
                .replacingOccurrences(of: "${inherited}", with: old).trimmingCharacters(in: .whitespaces)
        }
    }

    /// The length of a value at most, in bytes. A value that inherits itself twice has twice the length on every line.
    private static func length(of value: String, inheriting old: String) -> Int {
        let parts = value.utf8.count { $0 == UInt8(ascii: "$") }
        return value.utf8.count + parts * old.utf8.count
    }

    /// In bytes; a longer value is left out. Decided: ten times the longest list of search paths looked at.
    private static let longest = 256 << 10

    /// Adds what an `.xcconfig` file says; one that is not there says nothing.
    mutating func add(file: URL) {
        var files = 0
        add(BuildSettings.level(file, depth: 0, &files))
    }

    /// - Parameter files: The number of files that were read.
    private static func level(_ file: URL, depth: Int, _ files: inout Int) -> [String: String] {
        files += 1
        guard depth < deepest, files <= most else { return [:] }
        var result = BuildSettings()
        for line in ProjectFile.text(at: file).split(whereSeparator: \.isNewline) {
            let text = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
            let words = text.trimmingCharacters(in: .whitespaces)
            if words.hasPrefix("#include") {
                let parts = words.split(separator: "\"", omittingEmptySubsequences: false)
                guard parts.count > 1 else { continue }
                let other = URL(fileURLWithPath: String(parts[1]), relativeTo: file.deletingLastPathComponent())
                result.add(level(other.standardizedFileURL, depth: depth + 1, &files))
            } else if let equals = words.firstIndex(of: "=") {
                let key = words[..<equals].trimmingCharacters(in: .whitespaces)
                let value = words[words.index(after: equals)...].trimmingCharacters(in: .whitespaces)
                // A quotation is for the shell's words, which nobody here makes of it.
                result.add([key: value.trimmingCharacters(in: ["\""])])
            }
        }
        return result.values
    }

    /// Files that include each other end here. Decided.
    private static let deepest = 10
    /// A file that includes itself twice is read once for each. Decided: ten times what projects with many pods have.
    private static let most = 200
}
