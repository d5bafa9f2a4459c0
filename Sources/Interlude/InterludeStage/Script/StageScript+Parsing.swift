import UIKit

extension StageScript {
    /// Reads a script: steps with semicolons or line ends between them.
    ///
    /// Throws ``StageScriptError``, which names the step that cannot be read, and why.
    package init(_ text: String) throws {
        steps = try StageScript.lines(of: text).map(StageScript.step)
    }

    /// The steps' texts. What is in quotes may hold anything.
    private static func lines(of text: String) -> [String] {
        var lines = [""]
        var isQuoted = false
        for character in text {
            if character == "\"" { isQuoted.toggle() }
            if !isQuoted, character == ";" || character.isNewline {
                lines.append("")
            } else {
                lines[lines.count - 1].append(character)
            }
        }
        return lines.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }

    private static func step(_ text: String) throws -> Step {
        if text.first?.isNumber == true { return .fingers(try fingers(text)) }
        var words = StepWords(text)
        let step = try step(named: words.next(), &words)
        guard words.isAtEnd else { throw words.error("unexpected “\(words.next())”") }
        return step
    }

    private static func key(_ words: inout StepWords) throws -> Step {
        let name = words.next()
        guard let key = Stage.Key(named: name) else {
            throw words.error(name.isEmpty ? "a key's name such as left is missing" : "there is no key “\(name)”")
        }
        var modifiers: UIKeyModifierFlags = []
        while !words.isAtEnd {
            switch words.next() {
            case "shift": modifiers.insert(.shift)
            case "alt": modifiers.insert(.alternate)
            case "ctrl": modifiers.insert(.control)
            case "cmd": modifiers.insert(.command)
            case let word: throw words.error("“\(word)” is not a modifier key: shift, alt, ctrl or cmd")
            }
        }
        return .key(key, modifiers)
    }

    private static func fingers(_ text: String) throws -> [Finger] {
        do { return try Finger.fingers(text) } catch { throw StageScriptError(step: text, reason: "\(error)") }
    }

    private static func step(named name: String, _ words: inout StepWords) throws -> Step {
        switch name {
        case "tap":
            if let text = words.quoted() { return .tap(text: text) }
            return .fingers([.tap(at: try words.place())])
        case "double-tap": return .fingers([Finger].doubleTap(at: try words.place()))
        case "press": return .fingers([.longPress(at: try words.place(), duration: try words.number() ?? 0.7)])
        case "drag":
            let (start, end) = (try words.place(), try words.place())
            let (duration, rest) = (try words.number() ?? 0.3, try words.number() ?? 0)
            guard duration > 0, rest >= 0 else { throw words.error("the duration of a drag must be greater than 0") }
            return .fingers([.drag(from: start, to: end, duration: duration, rest: rest)])
        case "flick": return .fingers([.flick(from: try words.place(), to: try words.place())])
        case "swipe-back":
            let share = try words.number() ?? 0.8
            guard (0.01...1).contains(share) else { throw words.error("the fraction of the width is from 0.01 to 1") }
            return .swipeBack(share)
        case "wait":
            let seconds = try words.number()
            guard seconds.map({ (0...3600).contains($0) }) ?? true else { throw words.error("up to an hour") }
            return .wait(seconds)
        case "type":
            guard let text = words.quoted() else { throw words.error("the text is missing, in quotes") }
            return .type(text.replacingOccurrences(of: "\\n", with: "\n"))
        case "key": return try key(&words)
        case "back": return .back
        case "turn":
            switch words.next() {
            case "left": return .turn(1)
            case "right": return .turn(-1)
            default: throw words.error("left or right expected")
            }
        case "shake": return .shake
        case "picture":
            guard !words.isAtEnd else { throw words.error("the file's name is missing") }
            return .picture(path: words.quoted() ?? words.next())
        default: throw words.error("unknown step; known are: \(help)")
        }
    }
}

/// The words of a step, taken from the front.
private struct StepWords {
    private let text: String
    private var rest: Substring

    init(_ text: String) {
        self.text = text
        rest = text[...]
    }

    var isAtEnd: Bool { rest.allSatisfy(\.isWhitespace) }

    func error(_ reason: String) -> StageScriptError { StageScriptError(step: text, reason: reason) }

    /// The next word; empty at the end.
    mutating func next() -> String {
        rest = rest.drop { $0.isWhitespace }
        let word = rest.prefix { !$0.isWhitespace }
        rest = rest[word.endIndex...]
        return String(word)
    }

    /// Returns the quoted text, if it is next.
    mutating func quoted() -> String? {
        let start = rest.drop { $0.isWhitespace }
        guard start.first == "\"", let end = start.dropFirst().firstIndex(of: "\"") else { return nil }
        rest = start[start.index(after: end)...]
        return String(start[start.index(after: start.startIndex)..<end])
    }

    /// The next word as a number; `nil` at the end.
    mutating func number() throws -> Double? {
        guard !isAtEnd else { return nil }
        let word = next()
        guard let value = Double(word), value.isFinite else { throw error("“\(word)” is no number") }
        return value
    }

    /// A place such as `200,400`.
    mutating func place() throws -> CGPoint {
        let word = next()
        let parts = word.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else {
            throw error(
                word.isEmpty ? "a point such as 200,400 is missing" : "“\(word)” is not a point such as 200,400")
        }
        return CGPoint(x: x, y: y)
    }
}
