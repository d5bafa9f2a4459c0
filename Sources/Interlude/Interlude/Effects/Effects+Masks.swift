import InterludeShaders
import UIKit

// The new screen shows through a shape.
extension ScreenTransition {
    /// The iris of a lens opens.
    public static var iris: ScreenTransition {
        ScreenTransition("iris", .easeInOut(0.5), .upper(.mask(.circle(at: .center))))
    }

    /// A straight edge moves across the screen.
    ///
    /// - Parameter edge: Where the new screen is seen first.
    public static func wipe(from edge: Edge) -> ScreenTransition {
        ScreenTransition(
            "wipe-\(edge.rawValue)", .easeInOut(0.45), backGesture: edge.backGesture, .upper(.mask(.edge(edge))))
    }

    /// A soft edge moves across the screen.
    public static var softWipe: ScreenTransition {
        ScreenTransition("soft-wipe", .easeInOut(0.6), .upper(.mask(.edge(.right, softness: 0.35))))
    }

    /// The hand of a clock turns once.
    public static var clockWipe: ScreenTransition {
        ScreenTransition("clock-wipe", .easeInOut(0.8), .lower(.mask(.clock)).asSnapshot())
    }

    /// A square on its tip opens.
    public static var diamond: ScreenTransition {
        ScreenTransition("diamond", .easeInOut(0.5), .upper(.mask(.diamond)))
    }

    /// A rectangle opens from the center.
    public static var box: ScreenTransition {
        ScreenTransition("box", .easeInOut(0.5), .upper(.mask(.rectangle(cornerRadius: 30)), .scale(1.15)))
    }

    /// A bubble rises and swallows the old screen.
    public static var bubble: ScreenTransition {
        ScreenTransition(
            "bubble", .easeInOut(0.5), backGesture: .pan(towards: .bottom),
            .upper(.mask(.bubble(from: UnitPoint(x: 0.5, y: 1.05), radius: 30))), .lower(.dim(0.2)))
    }

    /// The old screen falls to dust from one side.
    public static var disintegrate: ScreenTransition {
        ScreenTransition(
            "disintegrate", .linear(1.1), .shader(ShaderEffects.disintegrate))
    }

    /// Slats open like those of a blind.
    public static var blinds: ScreenTransition {
        ScreenTransition("blinds", .easeInOut(0.6), .upper(.mask(.blinds(12, towards: .top))))
    }

    /// Upright slats open.
    public static var curtains: ScreenTransition {
        ScreenTransition("curtains", .easeInOut(0.6), .upper(.mask(.blinds(8, towards: .left))))
    }

    /// Squares open in no order.
    public static var tiles: ScreenTransition {
        ScreenTransition(
            "tiles", .linear(0.8), .upper(.mask(.tiles(columns: 6, rows: 12, cascade: .random(seed: 5, spread: 0.6)))))
    }

    /// The shutter of a camera: six blades close over the old screen and open on the new one.
    public static var shutter: ScreenTransition {
        ScreenTransition("shutter", .easeInOut(0.6), .shader(ShaderEffects.shutter))
    }

    /// A star opens.
    public static var star: ScreenTransition {
        ScreenTransition("star", .easeIn(0.6), .upper(.mask(.path(starPath, core: 0.19))))
    }

    /// Five points in a square of 1 × 1; the inner ones lie at two fifths of the outer radius.
    private static var starPath: UIBezierPath {
        let path = UIBezierPath()
        for index in 0..<10 {
            let radius: CGFloat = index % 2 == 0 ? 0.5 : 0.2
            let angle = CGFloat(index) * .pi / 5 - .pi / 2
            let point = CGPoint(x: 0.5 + radius * cos(angle), y: 0.5 + radius * sin(angle))
            if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
        }
        path.close()
        return path
    }
}
