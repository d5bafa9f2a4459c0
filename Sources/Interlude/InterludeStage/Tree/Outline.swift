/// A tree as indented lines.
struct Outline {
    private var lines: [String] = []

    /// Adds a node and all below it.
    mutating func add<Node>(_ node: Node, depth: Int = 0, line: (Node) -> String, children: (Node) -> [Node]) {
        lines.append(String(repeating: "  ", count: depth) + line(node))
        for child in children(node) { add(child, depth: depth + 1, line: line, children: children) }
    }

    /// Adds a single line.
    mutating func add(line: String) { lines.append(line) }

    /// All lines, each with its end.
    var text: String { lines.map { $0 + "\n" }.joined() }
}
