import Foundation

/// A text with places that a run fills: between `<!-- begin NAME -->` and `<!-- end NAME -->`.
struct Document {
    private(set) var text: String
    private let path: String

    init(path: String) throws {
        guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
            throw BenchError("\(path) cannot be read")
        }
        self.text = text
        self.path = path
    }

    /// Puts Markdown between the two marks.
    mutating func fill(_ name: String, with content: String) throws {
        guard let begin = text.range(of: "<!-- begin \(name) -->\n"),
            let end = text.range(of: "<!-- end \(name) -->", range: begin.upperBound..<text.endIndex)
        else { throw BenchError("\(path) has no place for “\(name)”") }
        text.replaceSubrange(begin.upperBound..<end.lowerBound, with: "\n\(content)\n\n")
    }

    func write() throws {
        do {
            try text.write(toFile: path, atomically: true, encoding: .utf8)
        } catch { throw BenchError("\(path) cannot be written: \(error.localizedDescription)") }
    }
}
