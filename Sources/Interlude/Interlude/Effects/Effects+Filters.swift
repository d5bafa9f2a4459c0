import InterludeShaders
import UIKit

// Pictures that are softened, coarsened, tinted and bent.
extension ScreenTransition {
    /// The old screen crumbles into grains that fade one by one.
    public static var dissolve: ScreenTransition {
        ScreenTransition(
            "dissolve", .linear(0.7), fadesWithReduceMotion: false, .shader(ShaderEffects.dissolve))
    }

    /// Both screens lose their focus, and one becomes the other.
    public static var blur: ScreenTransition {
        ScreenTransition(
            "blur", .easeInOut(0.6), .upper(.blur(16)).during(0.4...1), .upper(.opacity(0)).during(0.35...0.65),
            .lower(.blur(16)).during(0...0.6))
    }

    /// A quick ride into the old screen, blurred by its speed.
    public static var zoomBlur: ScreenTransition {
        ScreenTransition(
            "zoom-blur", .easeInOut(0.6), .upper(.scale(0.7), .blur(10)).during(0.35...1),
            .upper(.opacity(0)).during(0.35...0.6), .lower(.scale(2.2), .blur(14)).during(0...0.65))
    }

    /// Both screens fall into ever larger squares, and one becomes the other.
    public static var pixelate: ScreenTransition {
        ScreenTransition(
            "pixelate", .linear(0.8), fadesWithReduceMotion: false, .upper(.pixels(48)).during(0.45...1),
            .upper(.opacity(0)).during(0.4...0.5), .lower(.pixels(48)).during(0...0.5))
    }

    /// A flash of light, and another screen is there.
    public static var flash: ScreenTransition {
        ScreenTransition(
            "flash", .easeOut(0.6), .upper(.tint(.white, 1)).during(0.35...1), .upper(.opacity(0)).during(0.33...0.35),
            .lower(.tint(.white, 1)).during(0...0.33))
    }

    /// A drop falls into the old screen, and the rings carry it away.
    public static var ripple: ScreenTransition {
        ScreenTransition(
            "ripple", .linear(1),
            // The new screen fades in over the rings: that looks as if these faded as one, and needs no layer of its own for that.
            .upper(.opacity(0), .zOrder(1)).during(0.3...0.95),
            // What is seen where two pieces do not quite meet.
            .lower(.zOrder(-1)).asSnapshot(),
            .lower(
                warped: .grid(columns: 9, rows: 18), { _, _ in [] },
                to: { point, amount, screen in
                    let share = ring(point, screen)
                    let wave = sin((share * 2.5 - amount * 4) * 2 * .pi) * sin(amount * .pi)
                    // The screen's edge is held fast, and its middle stays in the middle.
                    let free = min(point.x, point.y, screen.width - point.x, screen.height - point.y) / screen.width
                    let push = 1 + 0.024 * wave * min(free * 12, 1) / max(share, 0.1)
                    return CGPoint(
                        x: screen.width / 2 + (point.x - screen.width / 2) * push,
                        y: screen.height / 2 + (point.y - screen.height / 2) * push)
                }))
    }

    /// How far from the middle a point is, 1 for the corners.
    private static func ring(_ point: CGPoint, _ screen: CGSize) -> CGFloat {
        hypot(point.x - screen.width / 2, point.y - screen.height / 2) * 2 / hypot(screen.width, screen.height)
    }

    /// The old screen is drawn into a point at the bottom, like the spirit into its bottle.
    public static var genie: ScreenTransition { genie(into: UnitPoint(x: 0.5, y: 1)) }

    /// The old screen is drawn into a point.
    public static func genie(into place: UnitPoint) -> ScreenTransition {
        ScreenTransition(
            "genie", .easeInOut(0.8),
            .lower(
                warped: .rows(30), { _, amount in [.opacity(amount > 0.97 ? (1 - amount) / 0.03 : 1)] },
                to: { point, amount, screen in
                    // First the end at the place narrows, then all of it slides along the funnel.
                    let narrowing = Curve.easeInOut.value(at: Double(min(amount / 0.45, 1)))
                    let sliding = pow(max((amount - 0.3) / 0.7, 0), 1.4) * 0.985
                    let target = CGPoint(x: place.x * screen.width, y: place.y * screen.height)
                    let y = point.y + (target.y - point.y) * sliding
                    let near = 1 - abs(y - target.y) / max(target.y, screen.height - target.y)
                    let width = 1 - 0.97 * narrowing * funnel(near)
                    return CGPoint(x: target.x + (point.x - target.x) * width, y: y)
                }))
    }

    /// How much narrower the funnel is at a point, from 0 at the mouth to 1 at the neck: an S, with a mouth that stays wide and a long
    /// neck.
    private static func funnel(_ near: CGFloat) -> CGFloat {
        let t = min(max((near - 0.12) / 0.68, 0), 1)
        // Perlin's smoother step: also the bend begins and ends softly.
        return t * t * t * (t * (6 * t - 15) + 10)
    }

    /// A bar of light moves down the old screen and leaves the new one behind it.
    public static var copyMachine: ScreenTransition {
        ScreenTransition(
            "copy-machine", .linear(0.9), .shader(ShaderEffects.copyMachine))
    }

    /// A broad soft edge moves across, and the new screen moves along a little.
    public static var swipe: ScreenTransition {
        ScreenTransition(
            "swipe", .easeOut(0.6), .upper(.mask(.gradient(towards: .right)), .edge(.right, 0.12)),
            .lower(.dim(0.2)))
    }

    /// The old screen glows, chars and burns away, with an edge like that of paper.
    public static var burn: ScreenTransition {
        ScreenTransition("burn", .linear(1.1), .shader(ShaderEffects.burn))
    }

    /// The old screen is switched off like a tube: a line, a point, dark.
    public static var switchOff: ScreenTransition {
        ScreenTransition(
            "switch-off", .easeOut(0.7), .upper(.dim(1)).during(0.6...1),
            .lower(.scale(x: 1, y: 0.005), .tint(.white, 1)).during(0...0.45).asSnapshot(),
            .lower(.scale(x: 0.005, y: 1)).during(0.4...0.75).asSnapshot())
    }

    /// A wave runs through the old screen and fades it.
    public static var wave: ScreenTransition {
        ScreenTransition(
            "wave", .easeInOut(0.9),
            // The new screen fills the gap below the wave, and its image fades in above: the wave fades as one.
            .upper(.opacity(0), .zOrder(1)).during(0.4...1).asSnapshot().only { _ in true },
            .lower(
                warped: .columns(24), { _, _ in [] },
                to: { point, amount, screen in
                    let share = swell(at: point.x / screen.width, amount)
                    // It swells softly: between two steps, adjacent columns must not part.
                    let swell = sin(share * .pi)
                    let stretched = (point.y / screen.height - 0.5) * (1 + 0.12 * swell * swell)
                    return CGPoint(
                        x: point.x, y: screen.height * (0.5 + stretched + 0.08 * swell * sin(share * 2 * .pi)))
                }))
    }

    /// Returns a column's progress, 0…1. The left column starts first.
    private static func swell(at x: CGFloat, _ amount: CGFloat) -> CGFloat { min(max((amount - 0.4 * x) / 0.6, 0), 1) }
}
