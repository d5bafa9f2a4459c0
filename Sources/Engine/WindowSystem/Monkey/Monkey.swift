import CoreGraphics

/// A source of random input, deterministic for a seed: drags, flicks, taps and the back key. It finds leaks, hangs and
/// traps.
package struct Monkey {
    /// An event, and the delay until the next one in seconds.
    package typealias Step = (delay: TimeInterval, kind: WindowEvent.Kind)

    private var random: UInt64
    private var steps: ArraySlice<Step> = []
    /// The size, from the canvas' corner, in which it plays: the device, and not what is beside it.
    private let playground: CGSize
    package private(set) var gestureCount = 0

    package init(seed: UInt64, playground: CGSize) {
        random = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        self.playground = playground
    }

    /// Returns the next event.
    package mutating func next() -> Step {
        if let step = steps.popFirst() { return step }
        gestureCount += 1
        steps = makeGesture()[...]
        return steps.popFirst() ?? Step(0.1, .key(.up, WindowEvent.Key(name: "Escape")))
    }

    private mutating func number(_ limit: CGFloat) -> CGFloat {
        random ^= random << 13
        random ^= random >> 7
        random ^= random << 17
        return CGFloat(random >> 40) / CGFloat(1 << 24) * limit
    }

    private mutating func place() -> CGPoint {
        CGPoint(x: number(playground.width), y: number(playground.height))
    }

    /// Half of the gestures are drags, half of these from the left edge; a third are taps; the rest is the back key.
    private mutating func makeGesture() -> [Step] {
        switch number(6) {
        case ..<1: return [(0.5, .key(.down, WindowEvent.Key(name: "Escape")))]
        case ..<3:
            let spot = place()
            return [
                (0.05, .pointer(.began, button: .primary, spot)), (0.4, .pointer(.ended, button: .primary, spot)),
            ]
        default: return makeDrag()
        }
    }

    private mutating func makeDrag() -> [Step] {
        var start = place()
        if number(2) < 1 { start.x = number(8) }
        let end = place()
        let count = 6 + Int(number(24))
        let moves = (1...count).map { step -> Step in
            let part = CGFloat(step) / CGFloat(count)
            let spot = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            return (0.016, .pointer(.moved, button: .primary, spot))
        }
        let (down, up) = (
            Step(0.016, .pointer(.began, button: .primary, start)), Step(0.3, .pointer(.ended, button: .primary, end))
        )
        return [down] + moves + [up]
    }
}
