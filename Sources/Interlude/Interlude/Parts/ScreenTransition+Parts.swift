import UIKit

extension ScreenTransition {
    /// Creates a transition from parts.
    ///
    /// Each part describes the *away* state of one screen: the upper screen before it has arrived and after it has
    /// left, the lower one while it is covered. The movement between this state and the normal one is animated in both
    /// directions, for each kind of change:
    ///
    /// ```swift
    /// let lift = ScreenTransition(
    ///     "lift", .spring(0.5, damping: 0.8),
    ///     .upper(.offset(y: 40), .opacity(0)),
    ///     .lower(.scale(0.94), .cornerRadius(12), .dim(0.3)))
    /// ```
    ///
    /// Left and right are those of a left-to-right layout, and are swapped otherwise. Several parts of one screen are
    /// combined. The first is the outermost: it scales and rotates the result of the later ones.
    ///
    /// - Parameters:
    ///   - name: A short name.
    ///   - timing: The duration and the curve.
    ///   - reverse: The timing of the reverse transition. With `nil`, it is the same timing without the overshoot.
    ///   - backGesture: The gesture that pops or dismisses the screen.
    ///   - fadesWithReduceMotion: Whether *Reduce Motion* replaces it by a fade.
    ///   - background: The background of both screens, visible in gaps between them. With `nil`, it is not changed.
    ///   - order: The screen that is in front.
    ///   - perspective: The viewing distance in points, for rotations in space and depths. A smaller distance has a
    ///     stronger effect.
    ///   - presentation: Returns the presentation controller if the transition is used to present. The screen is then
    ///     presented in the `.custom` style, with the presentation controller's frame, and the lower screen does not
    ///     move.
    ///   - parts: The parts.
    public init(
        _ name: String, _ timing: Timing, reverse: Timing? = nil, backGesture: BackGesture = .edgePan,
        fadesWithReduceMotion: Bool = true, background: UIColor? = nil, order: Order = .upperInFront,
        perspective: CGFloat = 1000,
        presentation: Presentation? = nil, _ parts: Part...
    ) {
        self.init(
            name, timing, reverse: reverse, backGesture: backGesture, fadesWithReduceMotion: fadesWithReduceMotion,
            background: background,
            order: order, perspective: perspective, presentation: presentation, parts: parts)
    }

    /// Creates a transition with the default timing: 0.4 seconds, ease in and out.
    public init(
        _ name: String, backGesture: BackGesture = .edgePan, fadesWithReduceMotion: Bool = true,
        background: UIColor? = nil,
        order: Order = .upperInFront, perspective: CGFloat = 1000, _ parts: Part...
    ) {
        self.init(
            name, .easeInOut(0.4), backGesture: backGesture, fadesWithReduceMotion: fadesWithReduceMotion,
            background: background, order: order,
            perspective: perspective, parts: parts)
    }

    /// Creates a transition with an array of parts.
    public init(
        _ name: String, _ timing: Timing = .easeInOut(0.4), reverse: Timing? = nil, backGesture: BackGesture = .edgePan,
        fadesWithReduceMotion: Bool = true, background: UIColor? = nil, order: Order = .upperInFront,
        perspective: CGFloat = 1000,
        presentation: Presentation? = nil, parts: [Part]
    ) {
        guard perspective > 0 else {
            fatalError("The viewer has to stand in front of the screen: perspective must be above 0")
        }
        let composition = Composition(
            parts: parts, timing: timing, reverse: reverse ?? timing.withoutOvershoot, background: background,
            order: order, perspective: perspective)
        self.init(
            name, backGesture: backGesture, fadesWithReduceMotion: fadesWithReduceMotion, presentation: presentation
        ) { direction in
            ComposedAnimator(composition, direction: direction)
        }
    }

    /// The screen that is in front.
    public enum Order: Sendable {
        /// The upper screen, the default.
        case upperInFront
        /// The screen that stays behind: it gives the other one free.
        case lowerInFront
    }
}

/// All that a composed transition is made of.
@MainActor
struct Composition {
    let parts: [ScreenTransition.Part]
    let timing: ScreenTransition.Timing
    let reverse: ScreenTransition.Timing
    let background: UIColor?
    var order = ScreenTransition.Order.upperInFront
    /// The viewer's distance from the screen, in points.
    var perspective = Perspective.distance
    /// Whether views that fly are out of sight on their screens meanwhile.
    var hidesOriginals = true
    /// The part of the reverse transition in which a finger leads the views that fly, before they set off; 0 if it does not.
    var fingerPart: Double = 0

    /// Whether anything turns in space, so that the stage needs depth.
    var hasDepth: Bool { parts.contains(where: \.hasDepth) }

    func timing(for direction: TransitionDirection) -> ScreenTransition.Timing {
        direction == .forward ? timing : reverse
    }
}
