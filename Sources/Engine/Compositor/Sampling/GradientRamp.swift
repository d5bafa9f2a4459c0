import CoreGraphics

/// A gradient's colors at evenly spaced places.
final class GradientRamp {
    /// Places between 0 and 1. Four for each of the 256 values a channel can have.
    static let steps = 1024

    /// `steps + 1` premultiplied colors.
    let colors: UnsafeMutablePointer<UInt32>
    let isOpaque: Bool

    init(_ stops: [GradientItem.Stop]) {
        precondition(!stops.isEmpty, "A gradient needs at least one stop")
        isOpaque = stops.allSatisfy { $0.color.alpha == 255 }
        colors = .allocate(capacity: Self.steps + 1)
        var next = 0
        for i in 0...Self.steps {
            let t = Double(i) / Double(Self.steps)
            while next < stops.count && Double(stops[next].location) <= t { next += 1 }
            colors[i] = Self.color(
                t, after: next > 0 ? stops[next - 1] : nil, before: next < stops.count ? stops[next] : nil)
        }
    }

    deinit { colors.deallocate() }

    private static func color(_ t: Double, after a: GradientItem.Stop?, before b: GradientItem.Stop?) -> UInt32 {
        guard let a else { return b?.color.value ?? 0 }
        guard let b, b.location > a.location else { return a.color.value }
        let share = ((t - Double(a.location)) / Double(b.location - a.location)).limited(to: 0...1)
        var color: UInt32 = 0
        for shift in stride(from: UInt32(0), through: 24, by: 8) {
            let (ca, cb) = (Double(a.color.value >> shift & 255), Double(b.color.value >> shift & 255))
            color |= UInt32((ca + (cb - ca) * share).rounded()) << shift
        }
        return color
    }
}

/// The ramps that were asked for last: those of a screen are the same in every frame.
final class GradientRamps {
    private var kept: [(stops: [GradientItem.Stop], ramp: GradientRamp)] = []

    /// Of 4 kB each. Decided.
    private static let mostKept = 16

    func ramp(_ stops: [GradientItem.Stop]) -> GradientRamp {
        if let known = kept.first(where: { $0.stops == stops }) { return known.ramp }
        let ramp = GradientRamp(stops)
        if kept.count == Self.mostKept { kept.removeFirst() }
        kept.append((stops, ramp))
        return ramp
    }
}
