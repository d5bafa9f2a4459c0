import UIKit

// What the collections of the years after iOS 7 had, and those after them.
extension ScreenTransition {
    /// The old screen's ghost grows and fades in front of the new one, which is pushed in.
    public static var ghost: ScreenTransition {
        ScreenTransition(
            "ghost", .easeInOut(0.5), .upper(.edge(.right)), .lower(.scale(1.3)).asSnapshot(),
            .lower(.opacity(0)).during(0.1...0.9).asSnapshot())
    }

    /// The new screen appears at twice its size and contracts, while the old one shrinks into its
    /// center.
    public static var apparition: ScreenTransition {
        ScreenTransition(
            "apparition", .easeInOut(0.6), background: .systemBackground,
            .upper(.scale(2)), .upper(.opacity(0)).during(0.2...0.8), .lower(.scale(0.3)),
            .lower(.opacity(0)).during(0.3...0.9))
    }

    /// Both screens move far back, one fades into the other, and the result moves forward.
    public static var backFade: ScreenTransition {
        ScreenTransition(
            "back-fade", .easeInOut(0.8), background: .systemBackground,
            .upper(.depth(-1200), .cornerRadius(40)).curve(.thereAndBack), .upper(.opacity(0)).during(0.35...0.65),
            .lower(.depth(-1200), .cornerRadius(40)).curve(.thereAndBack))
    }

    /// Two planes that cross at the center rotate by a quarter turn.
    public static var cross: ScreenTransition {
        ScreenTransition(
            "cross", .easeInOut(0.7), background: .black, .upper(.rotation(90, .y), .dim(0.6)),
            .lower(.rotation(-90, .y), .dim(0.6)))
    }

    /// The old screen turns away about its far edge, as on an axis behind it, and the new one swings in from the other side.
    public static var atlas: ScreenTransition {
        ScreenTransition(
            "atlas", .easeInOut(0.8), background: .black,
            .upper(.edge(.right, 0.6), .rotation(-70, .y), .anchor(.right), .depth(.screen(-0.5)), .dim(0.5)),
            .upper(.opacity(0)).during(0...0.2),
            .lower(.edge(.left, 0.35), .rotation(55, .y), .anchor(.left), .depth(.screen(-0.35)), .dim(0.5)))
    }

    /// The new screen swings down from the upper edge, which is its hinge.
    public static var rotateFromTop: ScreenTransition {
        ScreenTransition(
            "rotate-from-top", .spring(0.7, damping: 0.7), backGesture: .pan(towards: .top),
            .upper(.rotation(100, .x), .anchor(.top)), .lower(.dim(0.4)))
    }

    /// Both screens step back, move up, and step forward.
    public static var stepBackScroll: ScreenTransition {
        ScreenTransition(
            "step-back-scroll", .easeInOut(0.8), backGesture: .pan(towards: .bottom),
            background: .secondarySystemBackground,
            .upper(.edge(.bottom)).during(0.2...0.8), .lower(.edge(.top)).during(0.2...0.8),
            .upper(.scale(0.8), .cornerRadius(20), .shadow()).during(0.6...1),
            .lower(.scale(0.8), .cornerRadius(20), .shadow()).during(0...0.4))
    }

    /// The old screen ducks, and is pushed up and away by the new one.
    public static var pushUp: ScreenTransition {
        ScreenTransition(
            "push-up", .linear(0.6), backGesture: .pan(towards: .bottom), background: .systemBackground,
            .upper(.edge(.bottom)).curve(.easeInOut).during(0.25...1),
            .lower(.edge(.top)).curve(.easeInOut).during(0.25...1),
            .lower(.offset(y: .screen(0.035)), .scale(0.97)).curve(.thereAndBack).during(0...0.5))
    }

    /// The new screen falls on two strings: one end arrives first, and the screen settles.
    public static var gravity: ScreenTransition {
        ScreenTransition(
            "gravity", .linear(1.2), reverse: .easeIn(0.5), backGesture: .pan(towards: .top),
            .upper(.offset(y: .screen(-1.15))).curve(.bounce),
            .upper(.rotation(-14), .anchor(.bottomLeft)).curve(.bounce).during(0.1...1), .lower(.dim(0.4)))
    }

    /// The old screen fades to a color, from which the new one fades in.
    ///
    /// - Parameter color: The color between the screens, by default black.
    public static func fadeThrough(_ color: UIColor) -> ScreenTransition {
        ScreenTransition(
            "fade-through-color", .easeInOut(0.7), fadesWithReduceMotion: false, background: color,
            .upper(.opacity(0)).during(0.5...1), .lower(.opacity(0)).during(0...0.5))
    }

    /// A heart opens.
    public static var heart: ScreenTransition {
        ScreenTransition("heart", .easeIn(0.7), .upper(.mask(.path(heartPath, core: 0.2))))
    }

    /// The new screen is revealed by a shape that grows from the center.
    ///
    /// - Parameters:
    ///   - path: The shape in a square of 1 × 1.
    ///   - core: The radius of a circle around the square's center that is inside the path.
    public static func shape(_ path: UIBezierPath, core: CGFloat = 0.2) -> ScreenTransition {
        ScreenTransition("shape", .easeIn(0.7), .upper(.mask(.path(path, core: core))))
    }

    /// A heart in a square of 1 × 1: two arcs, and two curves to the tip.
    private static var heartPath: UIBezierPath {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0.5, y: 0.93))
        path.addCurve(
            to: CGPoint(x: 0.03, y: 0.33), controlPoint1: CGPoint(x: 0.36, y: 0.78),
            controlPoint2: CGPoint(x: 0.03, y: 0.6))
        path.addCurve(
            to: CGPoint(x: 0.5, y: 0.22), controlPoint1: CGPoint(x: 0.03, y: 0.02),
            controlPoint2: CGPoint(x: 0.4, y: 0.0))
        path.addCurve(
            to: CGPoint(x: 0.97, y: 0.33), controlPoint1: CGPoint(x: 0.6, y: 0.0),
            controlPoint2: CGPoint(x: 0.97, y: 0.02))
        path.addCurve(
            to: CGPoint(x: 0.5, y: 0.93), controlPoint1: CGPoint(x: 0.97, y: 0.6),
            controlPoint2: CGPoint(x: 0.64, y: 0.78))
        path.close()
        return path
    }
}
