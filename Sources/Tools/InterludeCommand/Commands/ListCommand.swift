import CommandParts
import Foundation
import Gallery
import InterludeStage

/// `interlude list`: which transitions there are.
enum ListCommand: Command {
    static let specification = CommandSpecification(
        name: "list", summary: "List the transitions.",
        options: [.init(name: "json", help: "Print a JSON array.")],
        discussion: """
            The rows that begin with 'tutorial-' run the code of the tutorials. 'record', 'play' and 'serve' show
            them; 'doctor' examines the others.
            """)

    static func run(_ arguments: ParsedArguments) throws {
        Console.show(arguments.has("json") ? try json() : table())
    }

    /// A transition as programs see it.
    private struct Item: Encodable {
        let name: String
        let operations: [String]
        let interactive: Bool
        let summary: String
        let source: String
    }

    private static func json() throws -> String {
        let items = TransitionCatalogue.recordable.map { entry in
            Item(
                name: entry.name, operations: entry.operations.map(\.rawValue), interactive: entry.isInteractive,
                summary: entry.summary, source: entry.source)
        }
        return String(decoding: try JSONEncoder.forPeople.encode(items), as: UTF8.self)
    }

    private static func table() -> String {
        let entries = TransitionCatalogue.recordable
        let width = (entries.map(\.name.count).max() ?? 0) + 2
        return entries.map { entry in
            let operations = entry.operations.map(\.rawValue).joined(separator: ", ")
            let finger = entry.isInteractive ? "; a finger can drive it back" : ""
            let margin = String(repeating: " ", count: width)
            return entry.name + String(repeating: " ", count: width - entry.name.count)
                + "\(entry.summary).\n\(margin)\(operations)\(finger)"
        }.joined(separator: "\n")
    }
}
