import UIKit

extension ScreenTransition {
    /// The duration of a transition, and its curve.
    public struct Timing: Sendable {
        /// The duration in seconds.
        public let duration: TimeInterval
        private let pace: Pace

        private enum Pace: Sendable {
            case cubic(CGPoint, CGPoint)
            case spring(damping: CGFloat, velocity: CGFloat)
        }

        /// A linear curve.
        public static func linear(_ duration: TimeInterval) -> Timing {
            cubic(duration, 0, 0, 1, 1)
        }

        /// An ease-in-out curve, with Core Animation's control points.
        public static func easeInOut(_ duration: TimeInterval) -> Timing {
            cubic(duration, 0.42, 0, 0.58, 1)
        }

        /// An ease-in curve.
        public static func easeIn(_ duration: TimeInterval) -> Timing {
            cubic(duration, 0.42, 0, 1, 1)
        }

        /// An ease-out curve.
        public static func easeOut(_ duration: TimeInterval) -> Timing {
            cubic(duration, 0, 0, 0.58, 1)
        }

        /// A Bézier curve from (0, 0) to (1, 1), with the coordinates of the control points in the order of CSS and of
        /// SwiftUI's `timingCurve`.
        ///
        /// - Parameters:
        ///   - duration: The duration in seconds.
        ///   - x1: The first control point's x coordinate, from 0 to 1.
        ///   - y1: The first control point's y coordinate.
        ///   - x2: The second control point's x coordinate, from 0 to 1.
        ///   - y2: The second control point's y coordinate.
        public static func cubic(
            _ duration: TimeInterval, _ x1: CGFloat, _ y1: CGFloat, _ x2: CGFloat, _ y2: CGFloat
        ) -> Timing {
            Timing(duration: duration, pace: .cubic(CGPoint(x: x1, y: y1), CGPoint(x: x2, y: y2)))
        }

        /// Material 3's emphasized easing, as the single curve (0.2, 0), (0, 1) of its guidelines (m3.material.io,
        /// Easing and duration).
        public static func emphasized(_ duration: TimeInterval) -> Timing { cubic(duration, 0.2, 0, 0, 1) }

        /// A spring.
        ///
        /// - Parameters:
        ///   - duration: The duration in seconds.
        ///   - damping: 1 settles without oscillation, smaller values overshoot.
        ///   - velocity: The initial velocity, in total distances per second.
        public static func spring(_ duration: TimeInterval, damping: CGFloat, velocity: CGFloat = 0) -> Timing {
            Timing(duration: duration, pace: .spring(damping: damping, velocity: velocity))
        }

        /// The timing of the reverse transition. An overshoot would make the leaving screen visible again.
        var withoutOvershoot: Timing {
            guard case .spring = pace else { return self }
            return .spring(duration, damping: 1)
        }

        /// The timing parameters of the property animator.
        @MainActor var curve: any UITimingCurveProvider {
            switch pace {
            case .cubic(let point1, let point2):
                UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
            case .spring(let damping, let velocity):
                UISpringTimingParameters(
                    dampingRatio: damping, initialVelocity: CGVector(dx: velocity, dy: velocity))
            }
        }
    }

    /// The curve of one part within its time.
    public enum Curve: Sendable {
        case linear, easeIn, easeOut, easeInOut
        /// A spring that oscillates about the end.
        case spring(damping: Double)
        /// Overshoots once and returns.
        case back
        /// Falls and bounces.
        case bounce
        /// Moves to the away state and returns.
        case thereAndBack

        /// Returns the progress at a fraction of the time.
        func value(at time: Double) -> Double {
            let t = min(max(time, 0), 1)
            switch self {
            case .linear: return t
            case .easeIn: return t * t
            case .easeOut: return t * (2 - t)
            case .easeInOut: return t * t * (3 - 2 * t)
            case .spring(let damping): return Curve.spring(t, damping)
            case .back: return 1 + 2.7 * pow(t - 1, 3) + 1.7 * pow(t - 1, 2)
            case .bounce: return Curve.bounce(t)
            case .thereAndBack: return t == 1 ? 0 : sin(t * .pi)
            }
        }

        /// The curve of a reverse transition: without a bounce or an oscillation at the beginning.
        var withoutOvershoot: Curve {
            switch self {
            case .bounce: .easeIn
            case .spring, .back: .easeOut
            case .linear, .easeIn, .easeOut, .easeInOut, .thereAndBack: self
            }
        }

        var isLinear: Bool { if case .linear = self { true } else { false } }

        /// The fractions of the time at which the velocity changes abruptly, and the turning points between them.
        var corners: [Double] {
            guard case .bounce = self else { return [] }
            var (result, start, length) = ([Double](), 1 / 2.875, 1 / 2.875)
            for _ in 0..<4 {
                result += [start, start + length / 2]
                start += length
                length /= 2
            }
            return result
        }

        /// A damped oscillation of two and a half periods that has died down at 1. Decided.
        private static func spring(_ t: Double, _ damping: Double) -> Double {
            let decay = exp(-(4 + 6 * damping) * t) * (1 - t)
            return 1 - decay * cos(5 * .pi * t * (1 - 0.6 * damping))
        }

        /// A fall and four bounces, each with half of the speed of the one before: a quarter as high, and half as long. What is left of
        /// the speed at the end is a sixteenth.
        private static func bounce(_ t: Double) -> Double {
            // The fall takes one part, the bounces 1, ½, ¼ and ⅛.
            let fall = 1 / 2.875
            if t < fall { return (t / fall) * (t / fall) }
            var (start, length, height) = (fall, fall, 0.25)
            while t >= start + length, length > fall / 8 {
                start += length
                length /= 2
                height /= 4
            }
            let u = min((t - start) / length, 1)
            return 1 - height * (1 - (2 * u - 1) * (2 * u - 1))
        }
    }
}
