import Foundation

/// The names that transitions have in other collections, as the guide's tables have them.
package enum OtherNames {
    /// Returns the names in other collections by the names of transitions.
    ///
    /// - Parameter guide: The text of `Documentation/transitions.md`.
    package static func read(from guide: String) -> [String: [String]] {
        var names: [String: [String]] = [:]
        let sections = guide.components(separatedBy: "\n## ")
        let rows = sections.first { $0.hasPrefix("By the names of other collections") }?.split(separator: "\n") ?? []
        for row in rows where row.hasPrefix("|") {
            let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            for (others, ours) in zip(cells.indices, cells.indices.dropFirst()) where others.isMultiple(of: 2) {
                add(cells[others], cells[ours], to: &names)
            }
        }
        return names
    }

    /// A cell may name several: as many on both sides, or all on one side for the other.
    private static func add(_ others: String, _ ours: String, to names: inout [String: [String]]) {
        let own = ours.matches(of: #/`([a-z-]+)`/#).map { String($0.1) }
        let foreign = others.components(separatedBy: ", ")
        for (index, name) in own.enumerated() {
            names[name, default: []] += own.count == foreign.count ? [foreign[index]] : foreign
        }
    }
}
