import Foundation
import InterludePort

extension AppReport {
    /// How many lines of each kind people are shown; programs get all of them.
    private static let limit = 12
    /// How many places of a name people are shown: enough to see what it is for.
    fileprivate static let placesShown = 2

    /// For people: first in a sentence what runs, then what is in the way, the most used first.
    ///
    /// - Parameter root: What is left out at the beginning of paths.
    package func text(root: String) -> String {
        let root = root.hasSuffix("/") ? root : root + "/"
        let ready = modules.filter(\.isReady)
        let parts =
            summary + modules.filter { !$0.isReady }.map { $0.text(root: root) }
            + [ready.map { $0.text(root: root) }.joined(separator: "\n")] + interfaceText(root: root)
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    private var summary: [String] {
        guard modules.count > 1, modules.allSatisfy(\.isCompiled) else { return [] }
        let compiling = modules.filter(\.compiles).count
        if compiling == modules.count { return ["All \(modules.count) modules compile."] }
        let names = Dictionary(grouping: modules.flatMap(\.missing), by: \.name)
            .map { (name: $0.key, uses: $0.value.reduce(0) { $0 + $1.uses }) }
            .sorted { ($1.uses, $0.name) < ($0.uses, $1.name) }
        let most = names.prefix(5).map { "\($0.name) (\($0.uses))" }.joined(separator: ", ")
        let missing = names.isEmpty ? "" : " Most missed: \(most)."
        return ["\(compiling) of \(modules.count) modules compile.\(missing)"]
    }

    private func interfaceText(root: String) -> [String] {
        guard let files = interfaceFiles, !files.isEmpty else { return [] }
        let lacking = files.filter { $0.fault != nil || !$0.missing.isEmpty }
        let count = AppReport.count(files.count, "storyboard or nib file", "storyboards and nib files")
        if lacking.isEmpty { return ["\(count): all of it is supported."] }
        let rest = files.count - lacking.count
        let others = rest == 0 ? "" : "; the other \(rest) \(rest == 1 ? "is" : "are") supported entirely"
        return ["\(count)\(others).\n" + lacking.map { $0.text(root: root) }.joined(separator: "\n")]
    }
}

extension AppReport.InterfaceFile {
    fileprivate func text(root: String) -> String {
        let name = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
        if let fault { return "  \(name): \(fault)." }
        let shares =
            "\(share(knownElements, elements)) of its elements, \(share(knownAttributes, attributes)) of its attributes"
        var lines = ["  \(name): \(shares) are supported.\(missing.isEmpty ? "" : " Ignored:")"]
        lines += AppReport.shortened(missing) {
            "    \($0.name), \(AppReport.count($0.uses, "use")): line \($0.places.joined(separator: ", "))"
        }
        return lines.joined(separator: "\n")
    }

    private func share(_ part: Int, _ whole: Int) -> String {
        guard whole > 0, part < whole else { return "all" }
        // Never rounded up to all of them.
        return String(format: "%.1f %%", (Double(part) / Double(whole) * 1000).rounded(.down) / 10)
    }
}

extension AppReport.Module {
    fileprivate func text(root: String) -> String {
        var lines = ["\(name): \(AppReport.count(files, "file")), \(AppReport.count(self.lines, "line")). \(verdict)"]
        lines += notes.map { "  \($0)" }
        lines += absentText(root)
        if !missing.isEmpty { lines.append("  Missing:") }
        lines += AppReport.shortened(missing) {
            "    \($0.name), \(AppReport.count($0.uses, "use")): \(short($0.places, root))"
        }
        if !consequences.isEmpty {
            let follow = consequences.count == 1 ? "follows" : "follow"
            lines.append("    \(AppReport.count(consequences.count, "more error")) \(follow) from these.")
        }
        let remarks = remarks.filter { $0.rule != .imports }
        if !remarks.isEmpty { lines.append("  Not rewritten:") }
        lines += AppReport.shortened(remarks) { "    \(short([$0.path], root)):\($0.line):\($0.column): \($0.text)" }
        // What could not be rewritten is no news when the compiler says it again.
        let told = Set(remarks.map { "\($0.path):\($0.line)" })
        let errors = errors.filter { !told.contains("\($0.path):\($0.line)") }
        if !errors.isEmpty { lines.append("  Other compiler errors:") }
        lines += AppReport.shortened(errors) { "    \(short([$0.path], root)):\($0.line):\($0.column): \($0.message)" }
        return lines.joined(separator: "\n")
    }

    private var verdict: String {
        if files == 0 { return "There is no Swift in it." }
        if isReady { return "It compiles." }
        guard isCompiled else {
            return "The compiler was not run: Interlude's built modules are not beside this program."
        }
        if compiles { return "It compiles, except for the listed places." }
        let uses = missing.reduce(0) { $0 + $1.uses }
        let names = "\(AppReport.count(missing.count, "name")) missing in \(AppReport.count(uses, "place"))"
        let others = AppReport.count(errors.count, missing.isEmpty ? "error" : "other error")
        if missing.isEmpty { return "\(others)." }
        return errors.isEmpty ? "\(names)." : "\(names), \(others)."
    }

    /// The modules that are not here, with the files that import them.
    private func absentText(_ root: String) -> [String] {
        let imports = Dictionary(grouping: remarks.filter { $0.rule == .imports }) {
            $0.text.split(separator: " ").last.map(String.init) ?? ""
        }
        let names = imports.keys.sorted()
        guard !names.isEmpty else { return [] }
        let option = "`run --without \(names.joined(separator: ","))`"
        let head = "  Missing modules; \(option) removes the code that needs \(names.count == 1 ? "it" : "them"):"
        return [head]
            + AppReport.shortened(names) { name in
                let places = (imports[name] ?? []).map { "\($0.path):\($0.line)" }
                return "    \(name), \(AppReport.count(places.count, "import")): \(short(places, root))"
            }
    }

    private func short(_ places: [String], _ root: String) -> String {
        let shown = places.prefix(AppReport.placesShown).map {
            $0.hasPrefix(root) ? String($0.dropFirst(root.count)) : $0
        }
        return (shown + (places.count > shown.count ? ["…"] : [])).joined(separator: ", ")
    }
}

extension AppReport {
    fileprivate static func count(_ number: Int, _ word: String, _ words: String? = nil) -> String {
        "\(number) \(number == 1 ? word : words ?? "\(word)s")"
    }

    /// A line for each of the first elements, and one that tells how many more there are.
    fileprivate static func shortened<Element>(_ elements: [Element], _ line: (Element) -> String) -> [String] {
        let more = elements.count - limit
        // Nothing is won by leaving out one.
        if more < 2 { return elements.map(line) }
        return elements.prefix(limit).map(line) + ["    … and \(more) more; use --json."]
    }
}
