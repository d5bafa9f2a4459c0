import UIKit

/// How far away a part is at each moment of a run.
@MainActor
struct Pace {
    let span: ClosedRange<Double>
    let curve: ScreenTransition.Curve
    /// Whether the part comes home in the course of the run, or leaves it.
    let comesHome: Bool
    /// Whether the run shows the way there from its end.
    let runsBackwards: Bool

    /// As many steps as a bent way takes. Decided: at half a second each is a little longer than a frame.
    static let steps = 24

    /// - Parameter span: In the time of the way there.
    init(
        _ side: ScreenTransition.Part.Side, _ direction: TransitionDirection, span: ClosedRange<Double>,
        curve: ScreenTransition.Curve
    ) {
        self.span = span
        let isBack = direction == .backward
        switch side {
        // The two sides that keep their part run the way there from its end.
        case .upper: (comesHome, runsBackwards) = (true, isBack)
        case .lower: (comesHome, runsBackwards) = (false, isBack)
        case .arriving: (comesHome, runsBackwards) = (true, false)
        case .leaving: (comesHome, runsBackwards) = (false, false)
        }
        self.curve = runsBackwards ? curve.withoutOvershoot : curve
    }

    /// 0 at home, 1 away, at a share of the run's time.
    func amount(at time: Double) -> CGFloat {
        let there = runsBackwards ? 1 - time : time
        let length = span.upperBound - span.lowerBound
        let local = length > 0 ? (there - span.lowerBound) / length : (there >= span.upperBound ? 1 : 0)
        let way = curve.value(at: local)
        if case .thereAndBack = curve { return way }
        return comesHome ? 1 - way : way
    }

    /// The moments between which the part goes straight; a bent way is cut into short straight ones.
    ///
    /// - Parameters:
    ///   - isBent: Whether more than the amount is bent.
    ///   - steps: How many there are if it takes the whole time.
    func moments(isBent: Bool, steps: Int) -> [Double] {
        let count =
            isBent || !curve.isLinear
            ? max(4, Int((Double(steps) * (span.upperBound - span.lowerBound)).rounded(.up))) : 1
        let fractions = Set((0...count).map { Double($0) / Double(count) }).union(curve.corners).sorted()
        let times = fractions.map { span.lowerBound + (span.upperBound - span.lowerBound) * $0 }
        return runsBackwards ? times.map { 1 - $0 }.reversed() : times
    }
}
