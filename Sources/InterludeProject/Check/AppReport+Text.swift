import InterludePort

extension AppReport {
    /// For people.
    ///
    /// - Parameter root: What is left out at the beginning of paths.
    package func text(root: String) -> String {
        let root = root.hasSuffix("/") ? root : root + "/"
        return (modules.map { $0.text(root: root) } + interfaceText(root: root)).joined(separator: "\n\n")
    }

    private func interfaceText(root: String) -> [String] {
        guard let files = interfaceFiles, !files.isEmpty else { return [] }
        return [
            "Storyboards and nib files: \(AppReport.count(files.count, "file")).\n"
                + files.map { $0.text(root: root) }.joined(separator: "\n")
        ]
    }
}

extension AppReport.InterfaceFile {
    fileprivate func text(root: String) -> String {
        let name = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
        if let fault { return "  \(name): \(fault)." }
        let shares =
            "\(share(knownElements, elements)) of its elements, \(share(knownAttributes, attributes)) of its attributes"
        var lines = ["  \(name): \(shares) are taken over.\(missing.isEmpty ? "" : " Left out:")"]
        lines += missing.map {
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
        if !missing.isEmpty { lines.append("  Missing:") }
        lines += missing.map { "    \($0.name), \(AppReport.count($0.uses, "use")): \(short($0.places, root))" }
        if !remarks.isEmpty { lines.append("  Not rewritten:") }
        lines += remarks.map { "    \(short([$0.path], root)):\($0.line):\($0.column): \($0.text)" }
        if !errors.isEmpty { lines.append("  What else the compiler says:") }
        lines += errors.map { "    \(short([$0.path], root)):\($0.line):\($0.column): \($0.message)" }
        return lines.joined(separator: "\n")
    }

    private var verdict: String {
        if isReady { return "It compiles." }
        guard isCompiled else {
            return "The compiler was not asked: Interlude's built modules are not beside this program."
        }
        if missing.isEmpty, errors.isEmpty { return "It compiles, but for what is listed." }
        let uses = missing.reduce(0) { $0 + $1.uses }
        return "\(AppReport.count(missing.count, "name")) missing in \(AppReport.count(uses, "place")), "
            + "\(AppReport.count(errors.count, "other error"))."
    }

    private func short(_ places: [String], _ root: String) -> String {
        places.map { $0.hasPrefix(root) ? String($0.dropFirst(root.count)) : $0 }.joined(separator: ", ")
    }
}

extension AppReport {
    fileprivate static func count(_ number: Int, _ word: String) -> String {
        "\(number) \(word)\(number == 1 ? "" : "s")"
    }
}
