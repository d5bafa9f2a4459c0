import UIKit

// Screens that turn in space.
extension ScreenTransition {
    /// Both screens are sides of a cube that turns.
    ///
    /// - Parameter edge: The edge from which the new side enters.
    public static func cube(from edge: Edge) -> ScreenTransition {
        turning("cube-\(edge.rawValue)", .easeInOut(0.6), edge, degrees: 90, pivot: -0.5)
    }

    /// Both screens are walls of a room in which the viewer turns.
    public static var room: ScreenTransition { turning("room", .easeInOut(0.7), .right, degrees: 90, pivot: 0.5) }

    /// The screens are on a carousel.
    public static var carousel: ScreenTransition {
        // The sides of a hexagon touch: it is as deep as half a side by the tangent of 30 degrees.
        turning("carousel", .easeInOut(0.7), .right, degrees: 60, pivot: -0.866, background: .secondarySystemBackground)
    }

    private static func turning(
        _ name: String, _ timing: Timing, _ edge: Edge, degrees: CGFloat, pivot: CGFloat, background: UIColor = .black
    ) -> ScreenTransition {
        ScreenTransition(
            name, timing, backGesture: edge.backGesture, background: background,
            parts: turningParts(edge, degrees: degrees, pivot: pivot))
    }

    /// Two screens that turn about one axis, and darken as they turn away from the light, which is the viewer's.
    static func turningParts(_ edge: Edge, degrees: CGFloat, pivot: CGFloat) -> [Part] {
        let axis: Modifier.Axis = edge.isHorizontal ? .y : .x
        let isForward = edge == .right || edge == .top
        // Behind the screen a turn to the right brings what was on the right; in front of it the viewer turns.
        let sign: CGFloat = (isForward ? 1 : -1) * (pivot < 0 ? 1 : -1)
        return [
            .upper(.rotation(sign * degrees, axis), .pivot(depth: pivot), .dim(0.4)),
            .lower(.rotation(-sign * degrees, axis), .pivot(depth: pivot), .dim(0.4)),
        ]
    }

    /// The screen is turned over from top to bottom.
    public static var flipOver: ScreenTransition {
        ScreenTransition(
            "flip-over", .easeInOut(0.7), background: .black, .upper(.rotation(-90, .x)).during(0.5...1),
            .lower(.rotation(90, .x)).during(0...0.5))
    }

    /// Half a page is turned, as in a book that is read from left to right.
    public static var bookPage: ScreenTransition {
        ScreenTransition(
            "book-page", .easeInOut(0.8), backGesture: .horizontalPan,
            .lower(.columns(2)) { _ in [] }.only { $0.column == 0 },
            .lower(.columns(2)) { _ in [.rotation(-90, .y), .anchor(.left), .dim(0.5)] }.only { $0.column == 1 }
                .during(0...0.5),
            .upper(.columns(2)) { _ in [.rotation(90, .y), .anchor(.right), .dim(0.5)] }.only { $0.column == 0 }
                .during(0.5...1))
    }

    /// The upper half falls down, as on a flap display.
    public static var splitFlap: ScreenTransition {
        ScreenTransition(
            "split-flap", .easeInOut(0.7), backGesture: .pan(towards: .top),
            .lower(.rows(2)) { _ in [] }.only { $0.row == 1 },
            .lower(.rows(2)) { _ in [.rotation(-90, .x), .anchor(.bottom), .dim(0.5)] }.only { $0.row == 0 }
                .during(0...0.5),
            .upper(.rows(2)) { _ in [.rotation(90, .x), .anchor(.top), .dim(0.5)] }.only { $0.row == 1 }
                .during(0.5...1))
    }

    /// Both screens turn about the edge between them, like two leaves of a folding screen that is carried past.
    public static var turn: ScreenTransition {
        ScreenTransition(
            "turn", .easeInOut(0.7), background: .black,
            .upper(.edge(.right)), .upper(.rotation(62, .y), .anchor(.left), .dim(0.25)).curve(.thereAndBack),
            .lower(.edge(.left)), .lower(.rotation(-62, .y), .anchor(.right), .dim(0.25)).curve(.thereAndBack))
    }

    /// The old screen is folded together like a map, to the side.
    public static var fold: ScreenTransition { fold(4) }

    /// The old screen is folded into a number of leaves.
    public static func fold(_ leaves: Int) -> ScreenTransition {
        ScreenTransition(
            "fold", .easeInOut(0.7),
            .upper(mesh: .whole) { _, amount in [.offset(x: .screen(sin(amount * .pi / 2)))] },
            .lower(mesh: .columns(leaves)) { piece, amount in folded(piece, amount, from: 0) })
    }

    /// The new screen unfolds from the side, and pushes the old one away.
    public static var unfold: ScreenTransition {
        ScreenTransition(
            "unfold", .easeInOut(0.7), backGesture: .oppositeEdgePan,
            .lower(mesh: .whole) { _, amount in [.offset(x: .screen(sin(amount * .pi / 2)))] },
            .upper(mesh: .columns(4)) { piece, amount in folded(piece, amount, from: 0) })
    }

    /// A leaf of a fan that is folded to the left: leaves stand now this way and now that, their hinges touch.
    private static func folded(_ piece: Piece, _ amount: CGFloat, from edge: CGFloat) -> [Modifier] {
        let angle = amount * 90
        let width = piece.frame.width
        let deep = width * sin(angle * .pi / 180)
        let goesAway = piece.column % 2 == 0
        return [
            .anchor(.left), .rotation(goesAway ? angle : -angle, .y),
            .offset(x: .points(piece.frame.minX * (cos(angle * .pi / 180) - 1))),
            .depth(.points(goesAway ? 0 : -deep)), .dim((goesAway ? 0.25 : 0.55) * amount),
        ]
    }

    /// The new screen pushes, and the old one gives way like a door.
    public static var pushRotate: ScreenTransition {
        ScreenTransition(
            "push-rotate", .easeInOut(0.6), background: .black, .upper(.edge(.right)),
            .lower(.rotation(75, .y), .anchor(.left), .dim(0.6)))
    }

    /// The new screen swings in about its lower corner.
    public static var cornerSwing: ScreenTransition {
        ScreenTransition(
            "corner-swing", .spring(0.6, damping: 0.8), .upper(.rotation(90), .anchor(.bottomLeft)), .lower(.dim(0.3)))
    }

    /// The old screen opens like a door in front of the new one.
    public static var swingDoor: ScreenTransition {
        ScreenTransition(
            "swing-door", .easeInOut(0.7), .upper(.scale(0.9), .dim(0.4)),
            .lower(.rotation(-90, .y), .anchor(.left), .dim(0.4)).asSnapshot())
    }

    /// The old screen opens like a gate of two wings, and the new one moves through it.
    public static var portal: ScreenTransition {
        ScreenTransition(
            "portal", .easeInOut(0.8), .upper(.scale(0.7), .dim(0.6)),
            .lower(.columns(2)) { piece in
                piece.column == 0
                    ? [.rotation(-90, .y), .anchor(.left)] : [.rotation(90, .y), .anchor(.right)]
            })
    }

    /// The old screen tips back on a stack, and the new one is laid in front.
    public static var cardStack: ScreenTransition {
        ScreenTransition(
            "card-stack", .easeOut(0.6), backGesture: .pan(towards: .bottom), background: .black,
            .upper(.edge(.bottom), .rotation(-25, .x), .anchor(.bottom)),
            .lower(.depth(.screen(-0.7)), .offset(y: .screen(-0.08)), .rotation(10, .x), .cornerRadius(18), .dim(0.4)))
    }

    /// Covers are at an angle on both sides, and one is rotated to face the viewer.
    public static var coverFlow: ScreenTransition {
        ScreenTransition(
            "cover-flow", .easeInOut(0.6), background: .black,
            .upper(.edge(.right, 0.85), .rotation(-65, .y), .scale(0.75), .depth(.screen(-0.3)), .opacity(0.2)),
            .lower(.edge(.left, 0.85), .rotation(65, .y), .scale(0.75), .depth(.screen(-0.3)), .opacity(0.2)))
    }

    /// The old screen peels off from the right, bent like paper.
    ///
    /// It is a snapshot in strips, each in a plane of its own, without private API.
    public static var pageCurl: ScreenTransition {
        ScreenTransition(
            "page-curl", .easeInOut(0.8), .upper(.dim(0.3)), .lower(mesh: .columns(28)) { curled($0, $1) })
    }

    /// A strip of paper that is rolled about an upright cylinder, which moves from the right edge to beyond the left one, lit from the
    /// viewer's side: it darkens where it turns away.
    private static func curled(_ piece: Piece, _ amount: CGFloat) -> [Modifier] {
        let width = piece.screen.width
        let radius = width * 0.1
        // At the end the cylinder has just left the screen.
        let line = width - amount * (width + radius)
        let beyond = piece.frame.midX - line
        guard beyond > 0 else {
            return [.offset(), .depth(0), .rotation(0, .y), .tint(.white, 0), .tint(.black, 0)]
        }
        let round = min(beyond / radius, .pi)
        // After half a turn the paper is flat again, upside down.
        let x = line + radius * sin(round) - (beyond - round * radius)
        return [
            .offset(x: .points(x - piece.frame.midX)), .depth(.points(radius * (1 - cos(round)))),
            .rotation(-round * 180 / .pi, .y), .tint(.white, round > .pi / 2 ? 0.8 : 0),
            .tint(.black, 0.04 + 0.4 * pow(sin(round), 2)),
        ]
    }

    /// The new screen rolls in like a wheel.
    public static var roll: ScreenTransition {
        ScreenTransition(
            "roll", .easeOut(0.7), .upper(.edge(.right, 1.6), .rotation(270)), .lower(.dim(0.3)))
    }

    /// The new screen whirls out of the depth, like a newspaper's front page.
    public static var newspaper: ScreenTransition {
        ScreenTransition(
            "newspaper", .easeOut(0.8), .upper(.scale(0.02), .rotation(-720), .opacity(0.2)), .lower(.dim(0.5)))
    }
}
