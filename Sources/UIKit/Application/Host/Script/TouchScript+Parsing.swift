import QuartzCore

extension TouchScript {
    /// Reads a script. A finger without a last step lifts at its last point.
    ///
    /// Throws `ParseError`, which points at the place where the script stops making sense.
    package init(_ text: String) throws(ParseError) {
        var reader = Reader(script: text, rest: text[...])
        self.init(fingers: try reader.fingers())
    }

    /// What is wrong with a script, and where.
    package struct ParseError: Error, Hashable, CustomStringConvertible {
        /// The whole script.
        package let script: String
        /// How many characters stand before the place.
        package let offset: Int
        /// What was expected there.
        package let reason: String

        package init(script: String, offset: Int, reason: String) {
            self.script = script
            self.offset = offset
            self.reason = reason
        }

        /// The reason, the script, and a caret below the place.
        package var description: String {
            "\(reason)\n    \(script)\n    \(String(repeating: " ", count: offset))^"
        }
    }
}

/// Walks over a script from left to right.
private struct Reader {
    let script: String
    var rest: Substring

    /// All fingers of the text.
    mutating func fingers() throws(TouchScript.ParseError) -> [TouchScript.Finger] {
        var fingers = [try finger()]
        while rest.first == "|" {
            rest = rest.dropFirst()
            fingers.append(try finger())
        }
        return fingers
    }

    private var isAtEnd: Bool { rest.isEmpty || rest.first == "|" }

    /// Reads one finger; leaves off at the end of the text or at the stroke before the next finger.
    mutating func finger() throws(TouchScript.ParseError) -> TouchScript.Finger {
        var points: [TouchScript.Finger.Point] = []
        skipSpaces()
        while !isAtEnd {
            let start = rest
            let time = try time(after: points.last?.time)
            if let end = word() {
                try leave(points, at: start)
                return TouchScript.Finger(points: points, endTime: time, end: end)
            }
            if let last = points.last, time <= last.time {
                throw error("the time has to be above the one before, \(last.time)", at: start)
            }
            points.append(TouchScript.Finger.Point(time: time, location: try place()))
            skipSpaces()
        }
        guard !points.isEmpty else { throw error("a step like 0:0,400 expected", at: rest) }
        return TouchScript.Finger(points: points)
    }

    /// Checks that the last step stands where it may.
    private mutating func leave(_ points: [TouchScript.Finger.Point], at start: Substring) throws(TouchScript
        .ParseError)
    {
        guard !points.isEmpty else { throw error("the finger has to go down before it leaves", at: start) }
        skipSpaces()
        guard isAtEnd else { throw error("nothing may follow after the finger has left", at: rest) }
    }

    private mutating func time(after last: TimeInterval?) throws(TouchScript.ParseError) -> TimeInterval {
        let start = rest
        let time = try number("a time in seconds")
        guard time >= 0 else { throw error("a time cannot be below zero", at: start) }
        if let last, time < last { throw error("the time has to be above the one before, \(last)", at: start) }
        try expect(":", "a colon after the time")
        return time
    }

    private mutating func place() throws(TouchScript.ParseError) -> CGPoint {
        let x = try number("x in points, or 'up' or 'cancel',")
        try expect(",", "a comma between x and y")
        let y = try number("y in points")
        guard rest.first?.isWhitespace ?? true || rest.first == "|" else {
            throw error("a space before the next step expected", at: rest)
        }
        return CGPoint(x: x, y: y)
    }

    private mutating func word() -> TouchScript.Finger.End? {
        for (name, end) in [("up", TouchScript.Finger.End.up), ("cancel", .cancel)] where rest.hasPrefix(name) {
            rest = rest.dropFirst(name.count)
            return end
        }
        return nil
    }

    private mutating func number(_ what: String) throws(TouchScript.ParseError) -> Double {
        let digits = rest.prefix { "-.0123456789".contains($0) }
        guard let value = Double(digits), value.isFinite else { throw error("\(what) expected", at: rest) }
        rest = rest.dropFirst(digits.count)
        return value
    }

    private mutating func expect(_ character: Character, _ what: String) throws(TouchScript.ParseError) {
        guard rest.first == character else { throw error("\(what) expected", at: rest) }
        rest = rest.dropFirst()
    }

    private mutating func skipSpaces() {
        rest = rest.drop { $0.isWhitespace }
    }

    private func error(_ reason: String, at place: Substring) -> TouchScript.ParseError {
        let offset = script.distance(from: script.startIndex, to: place.startIndex)
        return TouchScript.ParseError(script: script, offset: offset, reason: reason)
    }
}
