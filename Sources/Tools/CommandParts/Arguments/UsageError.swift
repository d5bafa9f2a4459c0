/// A command was called in a way that it does not understand. Ends the program with code 2.
package struct UsageError: Error, Equatable, CustomStringConvertible {
    /// The description of the error.
    package let reason: String
    /// Whose help tells how it is right; `nil` for the program's own.
    package let command: String?

    package init(_ reason: String, command: String? = nil) {
        self.reason = reason
        self.command = command
    }

    /// An unknown name, with the known ones and the one that was probably meant. Of more than ``mostNames`` names, those that resemble
    /// it are listed.
    ///
    /// - Parameter listing: The command that lists all names, if there is one.
    package static func unknown(
        _ kind: String, _ name: String, known: [String], command: String? = nil, listing: String? = nil
    ) -> UsageError {
        let meant = nearest(to: name, in: known).map { " Did you mean \($0)?" } ?? ""
        var names = "Known: \(list(known))"
        if known.count > mostNames {
            let similar = byDistance(to: name, in: known).prefix(mostSimilar).map(\.name)
            let all = listing.map { "\nAll names: \(ProgramName.current) \($0)" } ?? ""
            names = "The most similar of \(known.count): \(list(similar))\(all)"
        }
        return UsageError("there is no \(kind) '\(name)'.\(meant)\n\(names)", command: command)
    }

    /// Decided: two lines of a terminal.
    private static let mostNames = 20
    /// Decided: enough to recognize a name, in one line.
    private static let mostSimilar = 5

    private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }

    package var description: String {
        let help = [ProgramName.current, command, "--help"].compactMap(\.self).joined(separator: " ")
        return "\(reason)\nSee: \(help)"
    }
}

/// The known name that a mistyped one is nearest to; `nil` when none is near.
package func nearest(to name: String, in known: [String]) -> String? {
    guard let best = byDistance(to: name, in: known).first else { return nil }
    return best.distance <= max(1, best.name.count / 3) ? best.name : nil
}

/// The known names with the fewest edits first, in their own order if these are equal.
private func byDistance(to name: String, in known: [String]) -> [(name: String, distance: Int)] {
    let typed = name.lowercased()
    let scored = known.map { (name: $0, distance: editDistance(typed, $0.lowercased())) }
    // Swift promises no stable sort.
    return scored.enumerated().sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
        .map(\.element)
}

/// The number of letters to insert, remove, replace or swap with their neighbor to get from one word
/// to the other.
package func editDistance(_ one: String, _ other: String) -> Int {
    let (a, b) = (Array(one), Array(other))
    var rows = (0...a.count).map { row in (0...b.count).map { row == 0 ? $0 : ($0 == 0 ? row : 0) } }
    for i in a.indices {
        for j in b.indices {
            let exchange = rows[i][j] + (a[i] == b[j] ? 0 : 1)
            var best = min(exchange, rows[i][j + 1] + 1, rows[i + 1][j] + 1)
            if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, rows[i - 1][j - 1] + 1) }
            rows[i + 1][j + 1] = best
        }
    }
    return rows[a.count][b.count]
}
