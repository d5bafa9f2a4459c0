import Foundation
import UIKit

extension Finger {
    /// Parses a finger script: steps `time:x,y`, separated by spaces, and a last step `time:up` or `time:cancel`.
    ///
    /// Times are in seconds and increase; positions are in points of the screen. Without a last step the finger lifts
    /// at its last position.
    ///
    /// - Throws: ``ScriptError`` with the position of the error.
    public init(_ script: String) throws {
        let fingers = try Finger.fingers(script)
        guard fingers.count == 1 else {
            let stroke = script.firstIndex(of: "|") ?? script.endIndex
            throw ScriptError(
                script: script, offset: script.distance(from: script.startIndex, to: stroke),
                reason: "one finger expected; Finger.fingers(_:) reads several")
        }
        self = fingers[0]
    }

    /// Parses the scripts of several fingers, separated by `|`.
    ///
    ///     stage.play(try Finger.fingers("0:180,400 0.3:80,400 | 0:220,400 0.3:320,400"))
    ///
    /// - Throws: ``ScriptError``.
    public static func fingers(_ script: String) throws -> [Finger] {
        var reader = Reader(script: script, rest: script[...])
        return try reader.fingers()
    }

    /// An error in a finger script, with its position.
    public struct ScriptError: Error, Hashable, CustomStringConvertible {
        /// The whole script.
        public let script: String
        /// The number of characters before the error.
        public let offset: Int
        /// A description of the expected text.
        public let reason: String

        /// The reason, the script, and a caret below the error.
        public var description: String {
            "\(reason)\n    \(script)\n    \(String(repeating: " ", count: offset))^"
        }
    }
}

/// Walks over a script from left to right.
private struct Reader {
    let script: String
    var rest: Substring

    /// All fingers of the text.
    mutating func fingers() throws(Finger.ScriptError) -> [Finger] {
        var fingers = [try finger()]
        while rest.first == "|" {
            rest = rest.dropFirst()
            fingers.append(try finger())
        }
        return fingers
    }

    private var isAtEnd: Bool { rest.isEmpty || rest.first == "|" }

    /// Reads one finger; leaves off at the end of the text or at the stroke before the next finger.
    mutating func finger() throws(Finger.ScriptError) -> Finger {
        var points: [Finger.Point] = []
        skipSpaces()
        while !isAtEnd {
            let start = rest
            let time = try time(after: points.last?.time)
            if let end = word() {
                try leave(points, at: start)
                return Finger(points: points, endTime: time, end: end)
            }
            if let last = points.last, time <= last.time {
                throw error("the time must be greater than the previous one, \(last.time)", at: start)
            }
            points.append(Finger.Point(time: time, location: try place()))
            skipSpaces()
        }
        guard !points.isEmpty else { throw error("a step like 0:0,400 expected", at: rest) }
        return Finger(points: points)
    }

    /// Checks the position of the last step.
    private mutating func leave(_ points: [Finger.Point], at start: Substring) throws(Finger.ScriptError) {
        guard !points.isEmpty else { throw error("the finger must touch the screen before it is lifted", at: start) }
        skipSpaces()
        guard isAtEnd else { throw error("no step can follow after the finger was lifted", at: rest) }
    }

    private mutating func time(after last: TimeInterval?) throws(Finger.ScriptError) -> TimeInterval {
        let start = rest
        let time = try number("a time in seconds")
        guard time >= 0 else { throw error("a time cannot be below zero", at: start) }
        if let last, time < last { throw error("the time must be greater than the previous one, \(last)", at: start) }
        try expect(":", "a colon after the time")
        return time
    }

    private mutating func place() throws(Finger.ScriptError) -> CGPoint {
        let x = try number("x in points, or 'up' or 'cancel',")
        try expect(",", "a comma between x and y")
        let y = try number("y in points")
        guard rest.first?.isWhitespace ?? true || rest.first == "|" else {
            throw error("a space before the next step expected", at: rest)
        }
        return CGPoint(x: x, y: y)
    }

    private mutating func word() -> Finger.End? {
        for (name, end) in [("up", Finger.End.up), ("cancel", .cancel)] where rest.hasPrefix(name) {
            rest = rest.dropFirst(name.count)
            return end
        }
        return nil
    }

    private mutating func number(_ what: String) throws(Finger.ScriptError) -> Double {
        let digits = rest.prefix { "-.0123456789".contains($0) }
        guard let value = Double(digits), value.isFinite else { throw error("\(what) expected", at: rest) }
        rest = rest.dropFirst(digits.count)
        return value
    }

    private mutating func expect(_ character: Character, _ what: String) throws(Finger.ScriptError) {
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
