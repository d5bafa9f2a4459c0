import Foundation
import InterludeProject

/// Why an app has stopped, read off what it said last.
struct CrashReport: Equatable {
    /// As in `Fatal error: Index out of range`.
    let message: String
    /// Where in the app's own sources, as in `/a/B.swift:12`; `nil` where nobody says.
    let place: String?

    /// Nil for an app that has said nothing of the kind.
    ///
    /// - Parameter isOver: Whether it says nothing more: a message without a place may still get one.
    init?(_ words: String, isOver: Bool, of app: App?) {
        let lines = words.split(separator: "\n").map(String.init)
        let sources = (app?.modules ?? []).flatMap(\.sources).map(\.path)
        if let index = lines.lastIndex(where: { $0.contains("Fatal error: ") }) {
            let parts = lines[index].components(separatedBy: ": Fatal error: ")
            message = "Fatal error: " + (parts.count > 1 ? parts[1...].joined(separator: ": Fatal error: ") : "")
            place =
                CrashReport.place(said: parts[0], sources) ?? CrashReport.place(in: lines[index...], sources)
            return
        }
        guard let crash = lines.last(where: { $0.contains("Program crashed: ") }) else { return nil }
        let failure = lines.first { $0.contains("Swift runtime failure: ") }
        message =
            failure.flatMap { CrashReport.rest(of: $0, after: "Swift runtime failure: ") }
            ?? CrashReport.rest(of: crash, after: "Program crashed: ") ?? crash
        place = CrashReport.place(in: lines[...], sources)
        if place == nil, !isOver { return nil }
    }

    /// What is behind a mark, up to where the frame's function or the line ends.
    private static func rest(of line: String, after mark: String) -> String? {
        guard let range = line.range(of: mark) else { return nil }
        let rest = line[range.upperBound...]
        let end = rest.range(of: " in ")?.lowerBound ?? rest.endIndex
        return rest[..<end].trimmingCharacters(in: CharacterSet(charactersIn: "* "))
    }

    /// `Shop/Detail.swift:12`, as the program says it, with the path of the source that it means.
    private static func place(said text: String, _ sources: [String]) -> String? {
        let parts = text.split(separator: ":")
        guard parts.count == 2, let line = Int(parts[1]), let name = parts[0].split(separator: "/").last else {
            return nil
        }
        return sources.first { $0.hasSuffix("/\(name)") }.map { "\($0):\(line)" }
    }

    /// The first frame of a backtrace that is in the app's sources. Paths below the folder that the app was started in are shown from
    /// there.
    private static func place(in lines: ArraySlice<String>, _ sources: [String]) -> String? {
        for line in lines {
            guard let range = line.range(of: " at ", options: .backwards) else { continue }
            let parts = line[range.upperBound...].split(separator: ":")
            guard parts.count >= 2, let number = Int(parts[1]),
                let source = sources.first(where: { $0 == parts[0] || $0.hasSuffix("/\(parts[0])") })
            else { continue }
            return "\(source):\(number)"
        }
        return nil
    }
}
