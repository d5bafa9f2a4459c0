import Foundation

/// Two texts line by line: what they share and what only one of them has.
struct TextDifference {
    /// Each line with what it is: ` ` in both, `-` expected only, `+` actual only.
    let lines: [(mark: Character, text: String)]

    init(expected: String, actual: String) {
        let (old, new) = (TextDifference.lines(of: expected), TextDifference.lines(of: actual))
        let change = new.difference(from: old)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for step in change {
            switch step {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [(mark: Character, text: String)] = []
        var (i, j) = (0, 0)
        while i < old.count || j < new.count {
            if removed.contains(i) {
                lines.append(("-", old[i]))
                i += 1
            } else if inserted.contains(j) {
                lines.append(("+", new[j]))
                j += 1
            } else {
                lines.append((" ", old[i]))
                i += 1
                j += 1
            }
        }
        self.lines = lines
    }

    /// The lines with their marks; of long stretches that are alike three lines before and after a change.
    var text: String {
        let changed = lines.indices.filter { lines[$0].mark != " " }
        var result: [String] = []
        var skipped = false
        for index in lines.indices {
            guard changed.contains(where: { abs($0 - index) <= 3 }) else {
                skipped = true
                continue
            }
            if skipped { result.append("  …") }
            skipped = false
            result.append("\(lines[index].mark) \(lines[index].text)")
        }
        return result.joined(separator: "\n")
    }

    /// The last line may end or not: that is a difference too, shown as an empty line.
    private static func lines(of text: String) -> [String] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
