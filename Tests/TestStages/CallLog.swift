/// Writes down what is called, in order. An entry is one word, so that a list of calls is a text.
@MainActor
package final class CallLog {
    package private(set) var entries: [String] = []
    package var isOn = true

    package init() {}

    /// Adds a call. The same call twice in a row is one entry: how often a question is asked again means nothing.
    package func add(_ entry: String) {
        if isOn, entries.last != entry { entries.append(entry) }
    }

    /// The calls so far; the log is empty afterwards.
    package func take() -> CallList {
        defer { entries = [] }
        return CallList(calls: entries)
    }
}

/// A list of calls, written down as words.
package struct CallList: Equatable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral, CustomStringConvertible {
    package let calls: [String]

    package init(calls: [String]) {
        self.calls = calls
    }

    package init(stringLiteral text: String) {
        calls = text.split { $0.isWhitespace }.map(String.init)
    }

    package init(arrayLiteral calls: String...) {
        self.calls = calls
    }

    package var description: String { calls.joined(separator: " ") }
}
