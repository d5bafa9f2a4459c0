import QuartzCore

/// What scripted fingers do: for each finger places at times, between which it moves evenly, and when it is lifted.
///
/// As text a finger is `time:x,y` steps in seconds and points, the last of them `time:up` (or `time:cancel`); several
/// fingers are separated by `|`: `0:0,400 0.3:250,410 0.35:up`.
package struct TouchScript: Hashable, Sendable {
    /// One thing a finger does.
    package struct Step: Hashable, Sendable {
        package enum Kind: Hashable, Sendable {
            case place(CGPoint)
            case up
            case cancel
        }
        package var time: TimeInterval
        package var kind: Kind

        package init(_ time: TimeInterval, _ kind: Kind) {
            self.time = time
            self.kind = kind
        }
    }

    /// The steps of each finger, in order of time.
    package var fingers: [[Step]]

    package init(fingers: [[Step]]) { self.fingers = fingers }

    /// When the last finger is lifted.
    package var duration: TimeInterval { fingers.compactMap { $0.last?.time }.max() ?? 0 }

    /// One finger that moves evenly from one place to another and is lifted there.
    package static func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval) -> TouchScript {
        TouchScript(fingers: [[Step(0, .place(start)), Step(duration, .place(end)), Step(duration, .up)]])
    }

    /// One finger that touches and is lifted.
    package static func tap(at place: CGPoint, duration: TimeInterval = 0.05) -> TouchScript {
        TouchScript(fingers: [[Step(0, .place(place)), Step(duration, .up)]])
    }
}

extension TouchScript {
    /// Why a text is no script.
    package struct ParseError: Error, CustomStringConvertible, Equatable {
        package let description: String
    }

    /// Reads a script. Throws `ParseError` with a message for people.
    package init(_ text: String) throws(ParseError) {
        var fingers: [[Step]] = []
        for part in text.split(separator: "|", omittingEmptySubsequences: false) {
            fingers.append(try TouchScript.finger(part))
        }
        self.init(fingers: fingers)
    }

    private static func finger(_ text: Substring) throws(ParseError) -> [Step] {
        var steps: [Step] = []
        for word in text.split(whereSeparator: \.isWhitespace) {
            let step = try step(word)
            if let last = steps.last, step.time < last.time {
                throw ParseError(description: "“\(word)” comes before the step in front of it")
            }
            if let last = steps.last, last.isEnd { throw ParseError(description: "“\(word)” comes after the end") }
            steps.append(step)
        }
        guard let first = steps.first, let last = steps.last else {
            throw ParseError(description: "A finger needs steps such as 0:20,400 and 0.3:up")
        }
        guard !first.isEnd else { throw ParseError(description: "A finger has to start at a place, such as 0:20,400") }
        guard last.isEnd else { throw ParseError(description: "The last step has to be a lift, such as 0.3:up") }
        return steps
    }

    private static func step(_ word: Substring) throws(ParseError) -> Step {
        let parts = word.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, let time = TimeInterval(parts[0]), time.isFinite, time >= 0 else {
            throw ParseError(description: "“\(word)” is not a step; one looks like 0.3:250,410 or 0.35:up")
        }
        switch parts[1] {
        case "up": return Step(time, .up)
        case "cancel": return Step(time, .cancel)
        default:
            let numbers = parts[1].split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
            guard numbers.count == 2, let x = numbers[0], let y = numbers[1], x.isFinite, y.isFinite else {
                throw ParseError(description: "“\(parts[1])” is neither a place such as 250,410 nor up or cancel")
            }
            return Step(time, .place(CGPoint(x: x, y: y)))
        }
    }
}

extension TouchScript.Step {
    fileprivate var isEnd: Bool { place == nil }

    fileprivate var place: CGPoint? {
        if case .place(let point) = kind { point } else { nil }
    }
}

extension TouchScript {
    /// A script that is being played.
    struct Player {
        let script: TouchScript
        let start: TimeInterval
        /// The number of the script's first finger; scripts that overlap do not share fingers.
        let firstFinger: Int
        /// The finger numbers that are down.
        private var down: Set<Int> = []
        private var done: Set<Int> = []

        init(script: TouchScript, start: TimeInterval, firstFinger: Int = 0) {
            self.script = script
            self.start = start
            self.firstFinger = firstFinger
        }

        /// One past the number of the script's last finger.
        var endFinger: Int { firstFinger + script.fingers.count }

        var isFinished: Bool { done.count == script.fingers.count }

        /// What the fingers do in the frame at a time.
        mutating func samples(at now: TimeInterval) -> [TouchSample] {
            let time = now - start + 1e-9
            return script.fingers.indices.flatMap { samples(of: $0, at: time) }
        }

        private mutating func samples(of finger: Int, at time: TimeInterval) -> [TouchSample] {
            let steps = script.fingers[finger]
            guard !done.contains(finger), let first = steps.first, let last = steps.last, time >= first.time else {
                return []
            }
            let place = TouchScript.place(of: steps, at: time)
            var samples: [TouchSample] = []
            if down.insert(finger).inserted {
                samples.append(TouchSample(finger: firstFinger + finger, .down, at: first.place ?? place))
            } else {
                samples.append(TouchSample(finger: firstFinger + finger, .move, at: place))
            }
            if time >= last.time {
                done.insert(finger)
                samples.append(
                    TouchSample(finger: firstFinger + finger, last.kind == .cancel ? .cancel : .up, at: place))
            }
            return samples
        }
    }

    /// Where a finger is: between two places it moves evenly, after the last it stays.
    fileprivate static func place(of steps: [Step], at time: TimeInterval) -> CGPoint {
        var last: (time: TimeInterval, place: CGPoint)?
        for step in steps {
            guard let place = step.place else { break }
            if step.time > time {
                guard let last else { return place }
                let part = CGFloat((time - last.time) / (step.time - last.time))
                return CGPoint(
                    x: last.place.x + (place.x - last.place.x) * part, y: last.place.y + (place.y - last.place.y) * part
                )
            }
            last = (step.time, place)
        }
        return last?.place ?? .zero
    }
}
