import UIKit

// Screens that move in their plane.
extension ScreenTransition {
    /// Both screens move side by side, as on a long strip.
    public static var pull: ScreenTransition {
        ScreenTransition("pull", .easeInOut(0.4), .upper(.edge(.right)), .lower(.edge(.left)))
    }

    /// The new screen covers the old one, which does not move.
    ///
    /// - Parameter edge: The edge from which the new screen enters.
    public static func cover(from edge: Edge) -> ScreenTransition {
        ScreenTransition(
            "cover-\(edge.rawValue)", .easeOut(0.4), backGesture: edge.backGesture,
            .upper(.edge(edge)), .lower(.dim(0.25)))
    }

    /// The old screen moves away and uncovers the new one.
    ///
    /// - Parameter edge: The edge to which the old screen leaves.
    public static func uncover(towards edge: Edge) -> ScreenTransition {
        ScreenTransition(
            "uncover-\(edge.rawValue)", .easeInOut(0.45), backGesture: edge.opposite.backGesture, order: .lowerInFront,
            .upper(.dim(0.35)), .lower(.edge(edge)).asSnapshot())
    }

    /// Both screens move a little and one fades into the other.
    public static var slideFade: ScreenTransition {
        ScreenTransition(
            "slide-fade", .easeOut(0.4), background: .systemBackground, .upper(.edge(.right, 0.3)),
            .upper(.opacity(0)).during(0...0.4), .lower(.edge(.left, 0.3)))
    }

    /// The old screen moves at half the speed of the new one, and falls back.
    public static var parallax: ScreenTransition {
        ScreenTransition(
            "parallax", .easeInOut(0.5), .upper(.edge(.right), .shadow(0.3)), .lower(.edge(.left, 0.5), .dim(0.4)))
    }

    /// Both screens step back, move along, and step forward again.
    public static var zoomSlide: ScreenTransition {
        ScreenTransition(
            "zoom-slide", .easeInOut(0.7), background: .black,
            .upper(.edge(.right)).during(0.2...0.8), .lower(.edge(.left)).during(0.2...0.8),
            .upper(.scale(0.8), .cornerRadius(20)).during(0.6...1),
            .lower(.scale(0.8), .cornerRadius(20)).during(0...0.4))
    }

    /// The new screen enters from the side and from the depth, as a page that is laid on top.
    public static var pageIn: ScreenTransition {
        ScreenTransition(
            "page-in", .easeOut(0.5),
            .upper(.edge(.right, 1.1), .rotation(8), .anchor(.bottomRight), .cornerRadius(20), .shadow(0.5)),
            .lower(.edge(.left, 0.15), .dim(0.35)))
    }

    /// The old screen is taken off like a page, and the new one moves forward from behind it.
    public static var pageOut: ScreenTransition {
        ScreenTransition(
            "page-out", .easeIn(0.5), order: .lowerInFront,
            .upper(.edge(.right, 0.15), .dim(0.35)),
            .lower(.edge(.left, 1.2), .rotation(-8), .anchor(.bottomLeft), .cornerRadius(20), .shadow(0.5)).asSnapshot()
        )
    }

    /// The old screen grows past the viewer, and the new one rises from the depth.
    public static var backAndForth: ScreenTransition {
        ScreenTransition(
            "back-and-forth", .easeInOut(0.5), background: .black, .upper(.scale(0.6), .opacity(0)).during(0.2...1),
            .lower(.scale(1.4), .opacity(0)).during(0...0.7))
    }

    /// The old screen shrinks to nothing in front of the new one.
    public static var shrink: ScreenTransition {
        ScreenTransition(
            "shrink", .easeIn(0.45), .lower(.scale(0.02), .opacity(0.2), .cornerRadius(40)).asSnapshot())
    }

    /// The screens move apart, exchange their order, and move together again.
    public static var swap: ScreenTransition {
        ScreenTransition(
            "swap", .easeInOut(0.8), background: .black,
            .upper(.opacity(0)).during(0...0.15), .upper(.depth(.screen(-0.5))),
            .upper(.edge(.right, 0.55), .rotation(-12, .y)).curve(.thereAndBack),
            .lower(.depth(.screen(-0.5))), .lower(.edge(.left, 0.55), .rotation(12, .y)).curve(.thereAndBack))
    }

    /// The old screen is squeezed against its edge, and the new one grows from the other.
    public static var squish: ScreenTransition {
        ScreenTransition(
            "squish", .easeInOut(0.45), .upper(.scale(x: 0.01, y: 1), .anchor(.right)),
            .lower(.scale(x: 0.01, y: 1), .anchor(.left)))
    }

    /// The new screen floats up softly.
    public static var float: ScreenTransition {
        ScreenTransition(
            "float", .spring(0.7, damping: 0.75), backGesture: .pan(towards: .bottom),
            .upper(.offset(y: .screen(0.25)), .scale(0.9), .cornerRadius(24), .shadow()),
            .upper(.opacity(0)).during(0...0.3), .lower(.dim(0.2)))
    }

    /// The old screen slips off its nail, swings and drops out.
    public static var dropOut: ScreenTransition {
        ScreenTransition(
            "drop-out", .linear(1), .upper(.scale(1.05)),
            // It falls straight down, at any rotation.
            .lower(.offset(y: .screen(1.3))).curve(.easeIn).during(0.55...1).asSnapshot(),
            // One nail breaks: the screen is then held by the other one only, and swings there like a pendulum.
            .lower(.rotation(16), .anchor(.topLeft)).curve(.spring(damping: 0.1)).during(0...0.75).asSnapshot())
    }

    /// The old screen steps back with round corners, and the new one enters from below.
    public static var stepBack: ScreenTransition {
        ScreenTransition(
            "step-back", .easeOut(0.5), backGesture: .pan(towards: .bottom), background: .black,
            .upper(.edge(.bottom), .cornerRadius(16)), .lower(.scale(0.9), .cornerRadius(16), .dim(0.3)))
    }

    /// The old screen sinks into the dark, and the new one settles down on it.
    public static var sink: ScreenTransition {
        ScreenTransition(
            "sink", .easeInOut(0.6), background: .black, .upper(.scale(1.2), .opacity(0)).during(0.35...1),
            .lower(.scale(0.8), .dim(1)).during(0...0.65))
    }

    /// The new screen enters from the side with an edge like a drawn bow.
    public static var elasticEdge: ScreenTransition {
        ScreenTransition(
            "elastic-edge", .linear(0.9), .lower(.dim(0.2)),
            .upper(
                warped: .rows(40),
                to: { point, amount, screen in
                    let way = elasticWay(at: 1 - amount)
                    let bow = pow(sin(point.y / screen.height * .pi), 2) * way.bow
                    // The other edge remains straight: a bent row is longer or shorter than the screen is wide.
                    let held = 1 - point.x / screen.width
                    return CGPoint(x: point.x + screen.width * (way.distance + bow * held), y: point.y)
                }))
    }

    /// How far away the screen is, in widths, and by how much the middle of its edge is ahead of that or behind it: first it is drawn in,
    /// then it swings past the straight line, ever less.
    private static func elasticWay(at time: CGFloat) -> (distance: CGFloat, bow: CGFloat) {
        let distance = 1 - CGFloat(Curve.easeInOut.value(at: Double(min(time / 0.55, 1))))
        guard time > 0.55 else { return (distance, -0.2 * sin(time / 0.55 * .pi / 2) * sin(time / 0.55 * .pi)) }
        let swing = (time - 0.55) / 0.45
        return (0, 0.085 * sin(swing * 3 * .pi) * pow(1 - swing, 1.6))
    }

    /// The new screen is placed on a deck of cards.
    public static var deck: ScreenTransition {
        ScreenTransition(
            "deck", .spring(0.55, damping: 0.85), backGesture: .pan(towards: .bottom), background: .black,
            .upper(.edge(.bottom), .cornerRadius(14), .shadow()),
            .lower(.scale(0.92), .offset(y: .screen(-0.03)), .cornerRadius(14), .dim(0.25)))
    }

    /// The old screen moves aside like the page over a menu, and shows the new one below it.
    public static var sideMenu: ScreenTransition {
        ScreenTransition(
            "side-menu", .easeInOut(0.5), backGesture: .oppositeEdgePan, order: .lowerInFront,
            .upper(.edge(.left, 0.3), .dim(0.4)), .lower(.edge(.right), .shadow(0.6)).asSnapshot())
    }

    /// The new screen falls from above and bounces on the floor.
    public static var dropDown: ScreenTransition {
        ScreenTransition(
            "drop-down", .linear(1.1), reverse: .easeIn(0.4), backGesture: .pan(towards: .top),
            .upper(.edge(.top)).curve(.bounce), .lower(.dim(0.4)))
    }

    /// The new screen is thrown onto the old one from below, slightly turned, along an arc.
    public static var toss: ScreenTransition {
        ScreenTransition(
            "toss", .easeOut(0.55), backGesture: .pan(towards: .bottom),
            .upper(.offset(x: .screen(0.6), y: .screen(1.1)), .rotation(40), .arc(0.2)), .lower(.dim(0.3)))
    }
}
