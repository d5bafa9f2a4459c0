import QuartzCore

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

        /// When a finger does something next.
        func nextSample(after now: TimeInterval) -> TimeInterval {
            let times = script.fingers.indices.lazy.filter { !done.contains($0) }.map { index in
                down.contains(index) ? now : max(now, start + script.fingers[index].startTime)
            }
            return times.min() ?? now
        }

        /// What the fingers do in the frame at a time.
        mutating func samples(at now: TimeInterval) -> [TouchSample] {
            // Within a billionth of a second of its time a step is reached: sums of frame times are not exact.
            let time = now - start + 1e-9
            return script.fingers.indices.flatMap { samples(of: $0, at: time) }
        }

        private mutating func samples(of index: Int, at time: TimeInterval) -> [TouchSample] {
            let finger = script.fingers[index]
            guard !done.contains(index), time >= finger.startTime else { return [] }
            let number = firstFinger + index
            let place = finger.location(at: time)
            var samples: [TouchSample] = []
            if down.insert(index).inserted {
                samples.append(TouchSample(finger: number, .down, at: finger.points[0].location))
            } else {
                samples.append(TouchSample(finger: number, .move, at: place))
            }
            if time >= finger.endTime {
                done.insert(index)
                samples.append(TouchSample(finger: number, finger.end == .cancel ? .cancel : .up, at: place))
            }
            return samples
        }
    }
}
