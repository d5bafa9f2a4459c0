import UIKit

extension ScreenTransition {
    /// The new screen springs up from below the old one.
    public static var spring: ScreenTransition {
        ScreenTransition("spring") { SpringSlideAnimator(direction: $0) }
    }

    /// A snapshot of a view moves to its counterpart on the new screen, which fades in.
    ///
    /// - Parameters:
    ///   - source: The view on the old screen; a weak reference.
    ///   - destination: Returns the counterpart on the new screen, after its view was loaded.
    public static func move(from source: UIView, to destination: @escaping @MainActor () -> UIView?) -> ScreenTransition
    {
        move(from: { [weak source] in source }, to: destination)
    }

    /// A snapshot of a view moves to its counterpart on the new screen, which fades in.
    ///
    /// - Parameters:
    ///   - find: Returns the view on the old screen; called again for the reverse transition.
    ///   - destination: Returns the counterpart on the new screen, after its view was loaded.
    public static func move(
        from find: @escaping @MainActor () -> UIView?, to destination: @escaping @MainActor () -> UIView?
    ) -> ScreenTransition {
        ScreenTransition("move", backGesture: .horizontalPan) {
            MoveAnimator(direction: $0, source: find, destination: destination)
        }
    }

    /// The old screen opens like a double door and reveals the new one.
    public static var door: ScreenTransition {
        ScreenTransition("door", backGesture: .horizontalPan) { DoorAnimator(direction: $0) }
    }

    /// A circle grows from a view and reveals the new screen.
    ///
    /// - Parameter source: The view at whose center the circle begins; a weak reference.
    public static func circleReveal(from source: UIView) -> ScreenTransition {
        ScreenTransition("circle") { [weak source] direction in
            CircleRevealAnimator(direction: direction, origin: .view { source })
        }
    }

    /// The new screen is revealed by a circle that grows from a point.
    ///
    /// - Parameter point: The center of the circle, in the window's coordinates.
    public static func circleReveal(at point: CGPoint) -> ScreenTransition {
        ScreenTransition("circle") { CircleRevealAnimator(direction: $0, origin: .point(point)) }
    }

    /// The new screen fades in over the old one.
    public static var fade: ScreenTransition {
        ScreenTransition("fade", fadesWithReduceMotion: false) { FadeAnimator(direction: $0) }
    }

    /// The new screen slides in from an edge, and the old one moves aside by a fraction of the distance.
    ///
    /// - Parameter edge: The edge from which the new screen enters. Left and right are swapped in right-to-left
    ///   layouts.
    public static func slide(from edge: SlideAnimator.Edge) -> ScreenTransition {
        ScreenTransition("slide-\(edge.rawValue)", backGesture: edge.backGesture) {
            SlideAnimator(direction: $0, edge: edge)
        }
    }

    /// The new screen grows out of a view.
    ///
    /// - Parameter source: The view on the old screen; a weak reference. If the view was
    ///   deallocated, the screen's center is used.
    public static func zoom(from source: UIView) -> ScreenTransition { zoom { [weak source] in source } }

    /// The new screen grows out of a view.
    ///
    /// - Parameter find: Returns the view on the old screen; called again for the reverse transition, for lists with
    ///   reused cells. Without a view the screen's center is used.
    public static func zoom(from find: @escaping @MainActor () -> UIView?) -> ScreenTransition {
        ScreenTransition("zoom") { ZoomAnimator(direction: $0, source: find) }
    }

    /// Both screens are sides of a cube that turns.
    public static var cube: ScreenTransition {
        ScreenTransition("cube") { CubeAnimator(direction: $0) }
    }

    /// The screen is turned over like a card.
    public static var flip: ScreenTransition {
        ScreenTransition("flip") { FlipAnimator(direction: $0) }
    }

    /// A snapshot flies from a list to the new screen, which fades in, as in Keynote's Magic Move.
    ///
    /// The originals on both screens are hidden during the flight.
    ///
    /// - Parameters:
    ///   - source: Returns the view on the old screen; called again for the reverse transition, for lists with reused
    ///     cells.
    ///   - destination: Returns the view on the new screen, after its view was loaded.
    public static func magicMove(
        from source: @escaping @MainActor () -> UIView?, to destination: @escaping @MainActor () -> UIView?
    ) -> ScreenTransition {
        ScreenTransition("magic-move") {
            MagicMoveAnimator(direction: $0, source: source, destination: destination)
        }
    }

    /// The new screen is a card over the dimmed old one and expands from a thin line. A tap on the dimmed part or an
    /// interactive pan downward on the card dismisses it.
    ///
    /// - Parameter size: The card's size as a fraction of the screen's, from 0 to 1 in both dimensions.
    public static func overlay(size: CGSize = CGSize(width: 0.8, height: 0.6)) -> ScreenTransition {
        ScreenTransition(
            "overlay", backGesture: .pan(towards: .bottom),
            presentation: { presented, presenting in
                OverlayPresentationController(
                    presentedViewController: presented, presenting: presenting, relativeSize: size)
            },
            animator: { OverlayAnimator(direction: $0) })
    }
}
