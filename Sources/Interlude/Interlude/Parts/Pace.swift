import UIKit

/// How far away a part is at each moment of a run.
@MainActor
struct Pace {
    let span: ClosedRange<Double>
    let curve: ScreenTransition.Curve
    /// Whether the part moves to its normal state during the run, or away from it.
    let comesHome: Bool
    /// Whether the run is the forward run in reverse.
    let runsBackwards: Bool

    /// As many steps as a bent way takes. Decided: at half a second each is a little longer than a frame.
    static let steps = 24

    /// - Parameter span: In the time of the forward run.
    init(
        _ side: ScreenTransition.Part.Side, _ direction: TransitionDirection, span: ClosedRange<Double>,
        curve: ScreenTransition.Curve
    ) {
        self.span = span
        let isBack = direction == .backward
        switch side {
        // Both fixed sides run the forward run in reverse.
        case .upper:
            comesHome = true
            runsBackwards = isBack
        case .lower:
            comesHome = false
            runsBackwards = isBack
        case .arriving:
            comesHome = true
            runsBackwards = false
        case .leaving:
            comesHome = false
            runsBackwards = false
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

    /// The times between which the part moves straight; a curved path is divided into short straight ones.
    ///
    /// - Parameters:
    ///   - isBent: Whether the path itself is curved, in addition to the amount.
    ///   - steps: The number of steps if the part takes the whole time.
    func moments(isBent: Bool, steps: Int) -> [Double] {
        let count =
            isBent || !curve.isLinear
            ? max(4, Int((Double(steps) * (span.upperBound - span.lowerBound)).rounded(.up))) : 1
        let fractions = Set((0...count).map { Double($0) / Double(count) }).union(curve.corners).sorted()
        let times = fractions.map { span.lowerBound + (span.upperBound - span.lowerBound) * $0 }
        return runsBackwards ? times.map { 1 - $0 }.reversed() : times
    }
}
