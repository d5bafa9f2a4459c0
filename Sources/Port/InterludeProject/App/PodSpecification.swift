import Foundation

/// A pod whose sources lie in the checkout: what its `.podspec` says of them, read off its text; nothing in it is run.
struct PodSpecification {
    private let text: String
    private let folder: URL
    private let name: String

    /// - Returns: `nil` where it has no name that is written down.
    init?(_ file: URL) {
        text = ProjectFile.text(at: file).split(whereSeparator: \.isNewline)
            .filter { !$0.drop(while: \.isWhitespace).hasPrefix("#") }.joined(separator: "\n")
        folder = file.deletingLastPathComponent()
        guard let name = PodSpecification.values(of: "name", in: text).first else { return nil }
        self.name = name
    }

    /// The pod's module, with all its parts.
    var module: AppModule? {
        let files = FileTree.files(below: folder)
        let left = Set(matches("exclude_files", files).map(\.path))
        let sources = matches("source_files", files).filter { $0.pathExtension == "swift" && !left.contains($0.path) }
        guard !sources.isEmpty else { return nil }
        let own = PodSpecification.values(of: "module_name", in: text).first ?? name
        var module = AppModule(name: AppModule.plain(own), sources: sources)
        module.targetName = name
        // A property list that is listed is a resource; one that is only found beside the sources is not.
        module.resources = (matches("resources?", files) + matches("resource_bundles?", files)).unique
            .filter { FileTree.isResource($0) || $0.pathExtension == "plist" }
        module.resourceBundles = bundles(files)
        module.languageVersion = PodSpecification.values(of: "swift_versions?", in: text).last
            .map { String($0.prefix { $0 != "." }) }
        return module
    }

    /// The files of each bundle that `resource_bundles` names.
    private func bundles(_ files: [URL]) -> [String: [URL]] {
        var result: [String: [URL]] = [:]
        for value in PodSpecification.written("resource_bundles?", in: text) {
            var bundle: String?
            for part in PodSpecification.quoted(in: value) {
                let text = plain(part.text)
                if part.isKey {
                    bundle = text
                } else if let bundle {
                    result[bundle, default: []] += matches([text], files).filter { FileTree.isResource($0) }
                }
            }
        }
        return result
    }

    private func plain(_ text: String) -> String { text.replacing(#/#\{\w+\.name\}/#, with: name) }

    /// The files that a pattern of the specification names.
    private func matches(_ key: String, _ files: [URL]) -> [URL] {
        matches(PodSpecification.values(of: key, in: text).map(plain), files)
    }

    private func matches(_ texts: [String], _ files: [URL]) -> [URL] {
        let patterns = texts.map { PathPattern($0) }
        let root = folder.standardizedFileURL.path + "/"
        return files.filter { file in
            guard file.path.hasPrefix(root) else { return false }
            let path = String(file.path.dropFirst(root.count))
            return patterns.contains { $0.matches(path) }
        }
    }

    /// The texts of `s.key = "a", "b"`, in all parts of the specification; of a hash its values.
    private static func values(of key: String, in text: String) -> [String] {
        written(key, in: text).flatMap { quoted(in: $0) }.filter { !$0.isKey }.map(\.text)
    }

    /// What stands behind `s.key =`, in all parts of the specification.
    private static func written(_ key: String, in text: String) -> [Substring] {
        guard let start = try? Regex("(?m)^\\s*\\w+\\.(?:ios\\.)?(?:\(key))\\s*=") else { return [] }
        return text.matches(of: start).map { match -> Substring in
            let rest = text[match.range.upperBound...]
            // The value goes on as long as something is open, or a comma is the last of a line.
            var value = Substring()
            for line in rest.split(separator: "\n", omittingEmptySubsequences: false) {
                value = rest[..<line.endIndex]
                let opened = value.count { "[{(".contains($0) }
                let closed = value.count { "]})".contains($0) }
                if opened <= closed, !line.drop(while: \.isWhitespace).isEmpty,
                    !(line.last { !$0.isWhitespace } == ",")
                {
                    break
                }
            }
            return value
        }
    }

    /// Quoted texts; one before `=>` is a key.
    private static func quoted(in value: Substring) -> [(text: String, isKey: Bool)] {
        value.matches(of: #/(?:"([^"\n]*)"|'([^'\n]*)')(\s*=>)?/#)
            .map { (String($0.output.1 ?? $0.output.2 ?? ""), $0.output.3 != nil) }
    }

    /// The folders that a `Podfile` names for local pods: `pod 'Kit', :path => '../'`.
    static func folders(in podfile: URL) -> [URL] {
        ProjectFile.text(at: podfile)
            .matches(of: #/(?m)^[^#\n]*\bpod\b[^#\n]*(?::path\s*=>|\bpath:)\s*["']([^"'\n]+)["']/#)
            .map { match in
                URL(fileURLWithPath: String(match.output.1), relativeTo: podfile.deletingLastPathComponent())
                    .standardizedFileURL
            }
            // It may name the specification itself.
            .map { $0.pathExtension == "podspec" ? $0.deletingLastPathComponent() : $0 }
    }

    /// The names of the pods that a `Podfile` wants.
    static func names(in podfile: URL) -> [String] {
        ProjectFile.text(at: podfile).matches(of: #/(?m)^\s*pod\s+["']([^"'\/]+)/#).map { String($0.output.1) }
    }

    /// The modules of all specifications in a folder.
    static func modules(in folder: URL) -> [AppModule] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { $0.hasSuffix(".podspec") }
            .compactMap { PodSpecification(folder.appendingPathComponent($0))?.module }
    }
}

/// A path with `*`, `**`, `?` and `{a,b}`, as Ruby's `Dir.glob` reads it. One that names a folder stands for all that is below it.
struct PathPattern {
    private let regex: Regex<AnyRegexOutput>?

    init(_ pattern: String) {
        var text = ""
        var rest = pattern[...]
        if rest.hasPrefix("./") { rest = rest.dropFirst(2) }
        while rest.hasSuffix("/") { rest = rest.dropLast() }
        var depth = 0
        while let character = rest.popFirst() {
            switch character {
            case "*" where rest.hasPrefix("*/"):
                rest = rest.dropFirst(2)
                text += "(?:[^/]+/)*"
            case "*" where rest.hasPrefix("*"):
                rest = rest.dropFirst()
                text += ".*"
            case "*": text += "[^/]*"
            case "?": text += "[^/]"
            case "{":
                depth += 1
                text += "(?:"
            case "}" where depth > 0:
                depth -= 1
                text += ")"
            case "," where depth > 0: text += "|"
            default: text += PathPattern.escaped(character)
            }
        }
        regex = depth == 0 ? try? Regex("\(text)(?:/.*)?") : nil
    }

    func matches(_ path: String) -> Bool {
        guard let regex else { return false }
        return path.wholeMatch(of: regex) != nil
    }

    private static func escaped(_ character: Character) -> String {
        character.isLetter || character.isNumber || character == "/" || character == "_"
            ? "\(character)" : "\\\(character)"
    }
}
