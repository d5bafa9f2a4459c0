import UIKit

// Pictures that are softened, coarsened, tinted and bent.
extension ScreenTransition {
    /// The old screen crumbles into grains that fade one by one.
    public static var dissolve: ScreenTransition {
        ScreenTransition(
            "dissolve", .linear(0.7), isMoving: false,
            .lower(.grid(columns: 14, rows: 28), .random(seed: 9, spread: 0.75)) { _ in [.opacity(0)] })
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
            "pixelate", .linear(0.8), isMoving: false, .upper(.pixels(48)).during(0.45...1),
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
            .lower(mesh: .grid(columns: 10, rows: 20)) { piece, amount in
                let (dx, dy) = (piece.frame.midX - piece.screen.width / 2, piece.frame.midY - piece.screen.height / 2)
                let distance = hypot(dx, dy)
                let reach = hypot(piece.screen.width, piece.screen.height) / 2
                let wave = sin((distance / reach * 3 - amount * 4) * 2 * .pi) * sin(amount * .pi)
                let push = 1 + 0.06 * wave
                return [
                    .offset(x: .points(dx * (push - 1)), y: .points(dy * (push - 1))), .scale(1.12 + 0.06 * wave),
                    .opacity(1 - min(max((amount - distance / reach * 0.5) * 2, 0), 1)),
                ]
            })
    }

    /// The old screen is drawn into a point at the bottom, like the spirit into its bottle.
    public static var genie: ScreenTransition { genie(into: Place(0.5, 1)) }

    /// The old screen is drawn into a place.
    public static func genie(into place: Place) -> ScreenTransition {
        ScreenTransition(
            "genie", .easeInOut(0.8),
            .lower(mesh: .rows(40)) { piece, amount in
                // First the lower edge narrows, then all of it slides down along the funnel.
                let narrowing = min(amount / 0.4, 1)
                let sliding = max((amount - 0.3) / 0.7, 0)
                let y = piece.y + (place.y - piece.y) * sliding
                let funnel = narrowing * Curve.easeInOut.value(at: Double(min(max(y / place.y, 0), 1)))
                let width = max(1 - funnel * 0.97, 0.03)
                return [
                    .scale(x: width, y: max(1 - sliding, 0.02)),
                    .offset(
                        x: .screen((place.x - 0.5) * (1 - width)), y: .screen(y - piece.y)),
                    .opacity(amount > 0.97 ? (1 - amount) / 0.03 : 1),
                ]
            })
    }

    /// A bar of light goes down the old screen and leaves the new one behind it.
    public static var copyMachine: ScreenTransition {
        ScreenTransition(
            "copy-machine", .linear(0.9),
            .lower(mesh: .rows(36), .across(from: .top, spread: 0.82)) { _, amount in
                [.tint(.white, min(amount / 0.4, 1)), .opacity(amount > 0.5 ? 2 - 2 * amount : 1)]
            })
    }

    /// A broad soft edge goes across, and the old screen moves along a little.
    public static var swipe: ScreenTransition {
        ScreenTransition(
            "swipe", .easeOut(0.6), .upper(.mask(.gradient(towards: .right)), .edge(.right, 0.12)),
            .lower(.edge(.left, 0.12), .dim(0.2)))
    }

    /// The old screen glows and burns away.
    public static var burn: ScreenTransition {
        ScreenTransition(
            "burn", .easeIn(0.8),
            .lower(mesh: .grid(columns: 10, rows: 20), .across(from: .bottom, spread: 0.6)) { _, amount in
                [
                    .tint(.orange, min(amount * 2, 0.9)), .opacity(amount > 0.5 ? 2 - 2 * amount : 1),
                ]
            })
    }

    /// The old screen is switched off like a tube: a line, a point, dark.
    public static var switchOff: ScreenTransition {
        ScreenTransition(
            "switch-off", .easeOut(0.7), .upper(.dim(1)).during(0.6...1),
            .lower(.scale(x: 1, y: 0.005), .tint(.white, 1)).during(0...0.45).asPicture(),
            .lower(.scale(x: 0.005, y: 1)).during(0.4...0.75).asPicture())
    }

    /// A wave goes through the old screen and fades it.
    public static var wave: ScreenTransition {
        ScreenTransition(
            "wave", .easeInOut(0.9),
            .lower(mesh: .columns(30), .across(from: .left, spread: 0.4)) { piece, amount in
                [
                    .offset(y: .screen(0.06 * sin(amount * 2 * .pi))), .scale(x: 1, y: 1 + 0.1 * sin(amount * .pi)),
                    .opacity(amount > 0.4 ? (1 - amount) / 0.6 : 1),
                ]
            })
    }
}
