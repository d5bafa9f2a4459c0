import Foundation

/// Build settings, as levels of them are laid over each other: `$(inherited)` stands for what was there before.
struct BuildSettings {
    private(set) var values: [String: String] = [:]

    /// Adds a level. What holds for one system alone (`KEY[sdk=…]`) is passed over.
    mutating func add(_ level: [String: String]) {
        for (key, value) in level where !key.contains("[") {
            let old = values[key] ?? ""
            values[key] = value.replacingOccurrences(of: "$(inherited)", with: old)
                .replacingOccurrences(of: "${inherited}", with: old).trimmingCharacters(in: .whitespaces)
        }
    }

    /// Adds what an `.xcconfig` file says; one that is not there says nothing.
    mutating func add(file: URL) { add(BuildSettings.level(file, depth: 0)) }

    private static func level(_ file: URL, depth: Int) -> [String: String] {
        guard depth < deepest, let data = try? Data(contentsOf: file) else { return [:] }
        var result = BuildSettings()
        for line in String(decoding: data, as: UTF8.self).split(whereSeparator: \.isNewline) {
            let text = line.range(of: "//").map { line[..<$0.lowerBound] } ?? line
            let words = text.trimmingCharacters(in: .whitespaces)
            if words.hasPrefix("#include") {
                let parts = words.split(separator: "\"", omittingEmptySubsequences: false)
                guard parts.count > 1 else { continue }
                let other = URL(fileURLWithPath: String(parts[1]), relativeTo: file.deletingLastPathComponent())
                result.add(level(other.standardizedFileURL, depth: depth + 1))
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
}
