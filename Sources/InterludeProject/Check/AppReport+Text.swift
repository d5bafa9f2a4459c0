import InterludePort

extension AppReport {
    /// For people.
    ///
    /// - Parameter root: What is left out at the beginning of paths.
    package func text(root: String) -> String {
        modules.map { $0.text(root: root.hasSuffix("/") ? root : root + "/") }.joined(separator: "\n\n")
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
