/// Writes down what is called, in order. An entry is one word, so that a list of calls is a text.
@MainActor
final class CallLog {
    private(set) var entries: [String] = []
    var isOn = true

    init() {}

    /// Adds a call. The same call twice in a row is one entry: how often a question is asked again means nothing.
    func add(_ entry: String) {
        if isOn, entries.last != entry { entries.append(entry) }
    }

    /// The calls so far; the log is empty afterwards.
    func take() -> CallList {
        defer { entries = [] }
        return CallList(calls: entries)
    }
}

/// A list of calls, written down as words.
struct CallList: Equatable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, CustomStringConvertible {
    let calls: [String]

    init(calls: [String]) {
        self.calls = calls
    }

    init(stringLiteral text: String) {
        calls = text.split { $0.isWhitespace }.map(String.init)
    }

    init(arrayLiteral calls: String...) {
        self.calls = calls
    }

    var description: String { calls.joined(separator: " ") }
}
