/// A motion in one direction that comes to rest: a pure function of time, the sum of two decaying exponentials or, where
/// both rates are the same, their limit.
///
///     x(t) = end + a·e^(−p·t) + b·e^(−q·t)        two rates
///     x(t) = end + (a + b·t)·e^(−p·t)             one rate (critically damped)
///
/// Free scrolling is the case b = 0.
package struct ScrollCurve: Hashable, Sendable {
    /// Where the motion comes to rest.
    package let end: CGFloat
    private let a: CGFloat
    private let b: CGFloat
    private let p: CGFloat
    /// The second rate; `nil` for the critically damped form.
    private let q: CGFloat?

    private init(end: CGFloat, a: CGFloat, b: CGFloat, p: CGFloat, q: CGFloat?) {
        self.end = end
        self.a = a
        self.b = b
        self.p = p
        self.q = q
    }

    /// The rate, in 1/s, at which free scrolling slows down when `deceleration` of the velocity is left after a
    /// millisecond.
    package static func rate(ofDeceleration deceleration: CGFloat) -> CGFloat {
        -1000 * log(min(max(deceleration, 0.01), 0.9999))
    }

    /// Free scrolling: the velocity decays, and the content comes to rest `velocity / rate` further on.
    package static func coasting(from start: CGFloat, velocity: CGFloat, deceleration: CGFloat) -> ScrollCurve {
        let rate = rate(ofDeceleration: deceleration)
        return ScrollCurve(end: start + velocity / rate, a: -velocity / rate, b: 0, p: rate, q: rate)
    }

    /// Scrolling that ends at a place of somebody's choice. It starts with the given velocity; for the place where the
    /// content would have come to rest by itself it is free scrolling.
    ///
    /// Decided: what UIKit does there is not documented. A target behind the start, or so near that the content would
    /// run past it, is reached as by a critically damped spring.
    package static func coasting(
        from start: CGFloat, to end: CGFloat, velocity: CGFloat, deceleration: CGFloat
    ) -> ScrollCurve {
        let (slow, fast) = (rate(ofDeceleration: deceleration), rate(ofDeceleration: deceleration) * 5)
        let distance = end - start
        guard distance * velocity >= 0, abs(velocity) <= abs(distance) * fast else {
            return spring(from: start, to: end, velocity: velocity)
        }
        return pair(from: start, to: end, velocity: velocity, rates: (slow, fast))
    }

    /// The critically damped spring of a bounce.
    package static func spring(from start: CGFloat, to end: CGFloat, velocity: CGFloat) -> ScrollCurve {
        let rate = ScrollMetrics.bounceFrequency
        let offset = start - end
        return ScrollCurve(end: end, a: offset, b: velocity + rate * offset, p: rate, q: nil)
    }

    /// The overdamped way back of content that was let go beyond an edge.
    package static func comingBack(from start: CGFloat, to end: CGFloat, velocity: CGFloat) -> ScrollCurve {
        pair(from: start, to: end, velocity: velocity, rates: ScrollMetrics.restRates)
    }

    private static func pair(
        from start: CGFloat, to end: CGFloat, velocity: CGFloat, rates: (slow: CGFloat, fast: CGFloat)
    ) -> ScrollCurve {
        let offset = start - end
        let a = (rates.fast * offset + velocity) / (rates.fast - rates.slow)
        return ScrollCurve(end: end, a: a, b: offset - a, p: rates.slow, q: rates.fast)
    }

    // MARK: Reading

    package func position(at time: TimeInterval) -> CGFloat {
        let t = CGFloat(max(time, 0))
        guard let q else { return end + (a + b * t) * exp(-p * t) }
        return end + a * exp(-p * t) + b * exp(-q * t)
    }

    package func velocity(at time: TimeInterval) -> CGFloat {
        let t = CGFloat(max(time, 0))
        guard let q else { return (b - p * (a + b * t)) * exp(-p * t) }
        return -a * p * exp(-p * t) - b * q * exp(-q * t)
    }

    /// From when on the content stays within `distance` of the end.
    package func settlingTime(within distance: CGFloat = ScrollMetrics.settledDistance) -> TimeInterval {
        var low = peak
        guard envelope(at: low) > distance else { return 0 }
        var high = low + 1
        while envelope(at: high) > distance, high < 1000 {
            low = high
            high = high * 2
        }
        for _ in 0..<50 {
            let middle = (low + high) / 2
            if envelope(at: middle) > distance { low = middle } else { high = middle }
        }
        return high
    }

    /// From when on the envelope falls.
    private var peak: TimeInterval { q == nil && b != 0 ? TimeInterval(max(0, 1 / p - abs(a / b))) : 0 }

    /// A bound of the distance from the end that only falls from its peak on.
    private func envelope(at time: TimeInterval) -> CGFloat {
        let t = CGFloat(time)
        guard let q else { return (abs(a) + abs(b) * t) * exp(-p * t) }
        return abs(a) * exp(-p * t) + abs(b) * exp(-q * t)
    }

    /// When the content first passes a place on its way; `nil` if it does not.
    package func time(ofReaching place: CGFloat) -> TimeInterval? {
        let start = position(at: 0)
        guard start != place, (place - start) * (end - place) > 0 || end == place else { return nil }
        var (low, high) = (0.0, settlingTime(within: 1e-6))
        let sign: CGFloat = place > start ? 1 : -1
        guard (position(at: high) - place) * sign >= 0 else { return nil }
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if (position(at: middle) - place) * sign >= 0 { high = middle } else { low = middle }
        }
        return high
    }
}
