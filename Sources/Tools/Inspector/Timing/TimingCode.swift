import Foundation
import QuartzCore

/// The code of a timing, to be pasted into an app.
package enum TimingCode: String, CaseIterable, Codable, Sendable {
    /// `UIView.animate`; a curve without a name is possible in property animators only.
    case view = "UIView"
    case animator = "Animator"
    case layer = "CAAnimation"

    /// How the code of a source is most likely written.
    init(_ kind: AnimationSource.Kind) {
        switch kind {
        case .block: self = .view
        case .animator: self = .animator
        case .layer: self = .layer
        }
    }

    /// The lines for a timing, without the app's own changes.
    package func text(for timing: AnimationTiming) -> String {
        switch (self, timing.curve) {
        case (.view, .spring(let ratio, let velocity)): viewSpring(timing, ratio, velocity)
        case (.view, .bezier): Self.option(for: timing).map { view(timing, $0) } ?? animatorCurve(timing)
        case (.animator, .spring(let ratio, let velocity)): animatorSpring(timing, ratio, velocity)
        case (.animator, .bezier): animatorCurve(timing)
        case (.layer, .spring): layerSpring(timing)
        case (.layer, .bezier): layerCurve(timing)
        }
    }

    // MARK: UIView

    private func view(_ timing: AnimationTiming, _ option: String?) -> String {
        let options = option.map { ", options: \($0)" } ?? ""
        let delay = timing.delay > 0 || option != nil ? ", delay: \(timing.delay.code)" : ""
        return "UIView.animate(withDuration: \(timing.duration.code)\(delay)\(options)) {\n}"
    }

    private func viewSpring(_ timing: AnimationTiming, _ ratio: Double, _ velocity: Double) -> String {
        """
        UIView.animate(
            withDuration: \(timing.duration.code), delay: \(timing.delay.code),
            usingSpringWithDamping: \(ratio.code), initialSpringVelocity: \(velocity.code)
        ) {
        }
        """
    }

    /// The option of `UIView.animate`, with `nil` inside for the default; `nil` outside for a curve that has none.
    private static func option(for timing: AnimationTiming) -> String?? {
        guard case .bezier(let curve) = timing.pace else { return nil }
        switch curve {
        case .easeInEaseOut: return .some(nil)
        case .easeIn: return ".curveEaseIn"
        case .easeOut: return ".curveEaseOut"
        case .linear: return ".curveLinear"
        default: return nil
        }
    }

    // MARK: UIViewPropertyAnimator

    private func animatorCurve(_ timing: AnimationTiming) -> String {
        guard case .bezier(let curve) = timing.pace else { return "" }
        let made: String
        if let name = Self.animatorNames.first(where: { $0.curve == curve })?.name {
            made = "let animator = UIViewPropertyAnimator(duration: \(timing.duration.code), curve: \(name))"
        } else {
            made = """
                let curve = UICubicTimingParameters(
                    controlPoint1: CGPoint(x: \(curve.x1.code), y: \(curve.y1.code)),
                    controlPoint2: CGPoint(x: \(curve.x2.code), y: \(curve.y2.code)))
                let animator = UIViewPropertyAnimator(duration: \(timing.duration.code), timingParameters: curve)
                """
        }
        return made + start(timing)
    }

    private func animatorSpring(_ timing: AnimationTiming, _ ratio: Double, _ velocity: Double) -> String {
        let made: String
        if velocity == 0 {
            made =
                "let animator = UIViewPropertyAnimator(duration: \(timing.duration.code), dampingRatio: \(ratio.code))"
        } else {
            made = """
                let spring = UISpringTimingParameters(
                    dampingRatio: \(ratio.code), initialVelocity: CGVector(dx: \(velocity.code), dy: \(velocity.code)))
                let animator = UIViewPropertyAnimator(duration: \(timing.duration.code), timingParameters: spring)
                """
        }
        return made + start(timing)
    }

    private func start(_ timing: AnimationTiming) -> String {
        timing.delay > 0 ? "\nanimator.startAnimation(afterDelay: \(timing.delay.code))" : ""
    }

    private static let animatorNames: [(curve: UnitBezier, name: String)] = [
        (.linear, ".linear"), (.easeIn, ".easeIn"), (.easeOut, ".easeOut"), (.easeInEaseOut, ".easeInOut"),
    ]

    // MARK: Core Animation

    private func layerCurve(_ timing: AnimationTiming) -> String {
        guard case .bezier(let curve) = timing.pace else { return "" }
        let named = (Self.animatorNames.dropLast() + [(.easeInEaseOut, ".easeInEaseOut"), (.default, ".default")])
            .first { $0.curve == curve }
        let numbers = [curve.x1, curve.y1, curve.x2, curve.y2].map(\.code).joined(separator: ", ")
        let argument = named.map { "name: \($0.name)" } ?? "controlPoints: \(numbers)"
        return times(timing) + "animation.timingFunction = CAMediaTimingFunction(\(argument))"
    }

    private func layerSpring(_ timing: AnimationTiming) -> String {
        guard case .spring(let model) = timing.pace else { return "" }
        return times(timing) + """
            animation.stiffness = \(model.stiffness.code)
            animation.damping = \(model.damping.code)
            animation.initialVelocity = \(model.initialVelocity.code)
            """
    }

    private func times(_ timing: AnimationTiming) -> String {
        let begin =
            timing.delay > 0
            ? "animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + \(timing.delay.code)\n" : ""
        return begin + "animation.duration = \(timing.duration.code)\n"
    }
}

extension Double {
    /// As a literal, with at most two decimals.
    fileprivate var code: String { CGFloat(self).words }
}
