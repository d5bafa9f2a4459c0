import Foundation

/// Our compositor on one thread and on more, as Markdown: the time falls, the bytes stay.
struct Threads {
    let laboratory: Laboratory

    func markdown() throws -> String {
        let counts = Array(1...max(2, ProcessInfo.processInfo.activeProcessorCount))
        let head = "| | " + counts.map { "\($0) thread\($0 == 1 ? "" : "s")" }.joined(separator: " | ") + " | bytes |"
        var rows = [head, "|---|" + counts.map { _ in "---|" }.joined() + "---|"]
        for transition in Work.transitions { rows.append(try row(transition, counts)) }
        Progress.end()
        return rows.joined(separator: "\n")
    }

    private func row(_ transition: String, _ counts: [Int]) throws -> String {
        let found = try counts.compactMap { count in
            Progress.say("\(transition), \(count) threads")
            return try laboratory.measure(.interlude(threads: count, name: "", summary: ""), transition)
        }
        let isSame = Set(found.map(\.bytes)).count == 1
        let cells = found.map { String(format: "%.2f ms", $0.ms) }.joined(separator: " | ")
        return "| \(transition) | \(cells) | \(isSame ? "the same" : "**different**") |"
    }
}
