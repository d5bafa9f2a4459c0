import Foundation

extension Finger {
    /// Reads a finger's script: steps `time:x,y` with spaces between them, and at last `time:up` or `time:cancel`.
    ///
    /// Times are seconds and rise; places are points of the screen. A script without a last step lifts at its last point.
    ///
    /// - Throws: ``ScriptError``, which points at the place where the script stops making sense.
    public init(_ script: String) throws {
        var reader = Reader(script: script, rest: script[...])
        self = try reader.finger()
    }

    /// What is wrong with a finger's script, and where.
    public struct ScriptError: Error, Hashable, CustomStringConvertible {
        /// The whole script.
        public let script: String
        /// How many characters stand before the place.
        public let offset: Int
        /// What was expected there.
        public let reason: String

        /// The reason, the script, and a caret below the place.
        public var description: String {
            "\(reason)\n    \(script)\n    \(String(repeating: " ", count: offset))^"
        }
    }
}

/// Walks over a script from left to right.
private struct Reader {
    let script: String
    var rest: Substring

    mutating func finger() throws -> Finger {
        var points: [Finger.Point] = []
        skipSpaces()
        while !rest.isEmpty {
            let start = rest
            let time = try time(after: points.last?.time)
            if let end = word() {
                try leave(points, at: start)
                return Finger(points: points, endTime: time, end: end)
            }
            if let last = points.last, time <= last.time {
                throw error("the time has to be above the one before, \(last.time)", at: start)
            }
            points.append(Finger.Point(time: time, location: try place()))
            skipSpaces()
        }
        guard !points.isEmpty else { throw error("a step like 0:0,400 expected", at: rest) }
        return Finger(points: points)
    }

    /// Checks that the last step stands where it may.
    private mutating func leave(_ points: [Finger.Point], at start: Substring) throws {
        guard !points.isEmpty else { throw error("the finger has to go down before it leaves", at: start) }
        skipSpaces()
        guard rest.isEmpty else { throw error("nothing may follow after the finger has left", at: rest) }
    }

    private mutating func time(after last: TimeInterval?) throws -> TimeInterval {
        let start = rest
        let time = try number("a time in seconds")
        guard time >= 0 else { throw error("a time cannot be below zero", at: start) }
        if let last, time < last { throw error("the time has to be above the one before, \(last)", at: start) }
        try expect(":", "a colon after the time")
        return time
    }

    private mutating func place() throws -> CGPoint {
        let x = try number("x in points, or 'up' or 'cancel',")
        try expect(",", "a comma between x and y")
        let y = try number("y in points")
        guard rest.first?.isWhitespace ?? true else { throw error("a space before the next step expected", at: rest) }
        return CGPoint(x: x, y: y)
    }

    private mutating func word() -> Finger.End? {
        for (name, end) in [("up", Finger.End.up), ("cancel", .cancel)] where rest.hasPrefix(name) {
            rest = rest.dropFirst(name.count)
            return end
        }
        return nil
    }

    private mutating func number(_ what: String) throws -> Double {
        let digits = rest.prefix { "+-.0123456789".contains($0) }
        guard let value = Double(digits), value.isFinite else { throw error("\(what) expected", at: rest) }
        rest = rest.dropFirst(digits.count)
        return value
    }

    private mutating func expect(_ character: Character, _ what: String) throws {
        guard rest.first == character else { throw error("\(what) expected", at: rest) }
        rest = rest.dropFirst()
    }

    private mutating func skipSpaces() {
        rest = rest.drop { $0.isWhitespace }
    }

    private func error(_ reason: String, at place: Substring) -> Finger.ScriptError {
        let offset = script.distance(from: script.startIndex, to: place.startIndex)
        return Finger.ScriptError(script: script, offset: offset, reason: reason)
    }
}
