import UIKit

extension ScreenTransition {
    /// The new screen springs up from below the old one.
    public static var spring: ScreenTransition {
        ScreenTransition(name: "spring") { SpringSlideAnimator(direction: $0) }
    }

    /// A picture of `source` travels to the place of its counterpart on the new screen, which fades in meanwhile.
    ///
    /// - Parameters:
    ///   - source: The view on the old screen. It is held weakly.
    ///   - destination: Finds the counterpart on the new screen, whose view is loaded by then.
    public static func move(from source: UIView, to destination: @escaping @MainActor () -> UIView?) -> ScreenTransition
    {
        move(from: { [weak source] in source }, to: destination)
    }

    /// A picture of a view travels to the place of its counterpart on the new screen, which fades in meanwhile.
    ///
    /// - Parameters:
    ///   - find: Finds the view on the old screen, for the way there and again for the way back.
    ///   - destination: Finds the counterpart on the new screen, whose view is loaded by then.
    public static func move(
        from find: @escaping @MainActor () -> UIView?, to destination: @escaping @MainActor () -> UIView?
    ) -> ScreenTransition {
        ScreenTransition(name: "move", backGesture: .horizontalPan) {
            MoveAnimator(direction: $0, source: find, destination: destination)
        }
    }

    /// The old screen opens like a double door and brings the new one to light.
    public static var door: ScreenTransition {
        ScreenTransition(name: "door", backGesture: .horizontalPan) { DoorAnimator(direction: $0) }
    }

    /// The new screen shows through a circle that grows from a view.
    ///
    /// - Parameter source: Where the circle begins; its centre counts. Held weakly.
    public static func circleReveal(from source: UIView) -> ScreenTransition {
        ScreenTransition(name: "circle") { [weak source] direction in
            CircleRevealAnimator(direction: direction, origin: .view { source })
        }
    }

    /// The new screen shows through a circle that grows from a point.
    ///
    /// - Parameter point: Where the circle begins, in the window's coordinates.
    public static func circleReveal(at point: CGPoint) -> ScreenTransition {
        ScreenTransition(name: "circle") { CircleRevealAnimator(direction: $0, origin: .point(point)) }
    }

    /// The new screen fades in over the old one.
    public static var fade: ScreenTransition {
        ScreenTransition(name: "fade", isMoving: false) { FadeAnimator(direction: $0) }
    }

    /// The new screen slides in from an edge and the old one gives way by a part.
    ///
    /// - Parameter edge: Where the new screen comes from. Left and right are swapped in right-to-left layouts.
    public static func slide(from edge: SlideAnimator.Edge) -> ScreenTransition {
        ScreenTransition(name: "slide-\(edge.rawValue)", backGesture: edge.backGesture) {
            SlideAnimator(direction: $0, edge: edge)
        }
    }

    /// The new screen grows out of a view.
    ///
    /// - Parameter source: The view on the old screen. Held weakly; where it is gone, the screen's middle is used.
    public static func zoom(from source: UIView) -> ScreenTransition { zoom { [weak source] in source } }

    /// The new screen grows out of a view.
    ///
    /// - Parameter find: Finds the view on the old screen, for the way there and again for the way back, when a list's cell may be
    ///   another one. Where there is none, the screen's middle is used.
    public static func zoom(from find: @escaping @MainActor () -> UIView?) -> ScreenTransition {
        ScreenTransition(name: "zoom") { ZoomAnimator(direction: $0, source: find) }
    }

    /// Both screens are sides of a cube that turns.
    public static var cube: ScreenTransition {
        ScreenTransition(name: "cube") { CubeAnimator(direction: $0) }
    }

    /// The screen is turned over like a card.
    public static var flip: ScreenTransition {
        ScreenTransition(name: "flip") { FlipAnimator(direction: $0) }
    }

    /// A picture flies from a list to the new screen, which fades in, as in Keynote's Magic Move.
    ///
    /// The originals on both screens are hidden while their picture flies.
    ///
    /// - Parameters:
    ///   - source: Finds the view on the old screen; it is asked again on the way back, when a cell may be another one.
    ///   - destination: Finds the view on the new screen, whose view is loaded by then.
    public static func magicMove(
        from source: @escaping @MainActor () -> UIView?, to destination: @escaping @MainActor () -> UIView?
    ) -> ScreenTransition {
        ScreenTransition(name: "magic-move") {
            MagicMoveAnimator(direction: $0, source: source, destination: destination)
        }
    }

    /// The new screen lies as a card over the dimmed old one and grows from a thin line. Touching the dimmed part
    /// dismisses it; so does a pan downwards on the card, with the finger driving.
    ///
    /// - Parameter size: The card's size as a part of the screen's, 0…1 in both directions.
    public static func overlay(size: CGSize = CGSize(width: 0.8, height: 0.6)) -> ScreenTransition {
        ScreenTransition(
            name: "overlay", backGesture: .pan(towards: .bottom),
            presentation: { presented, presenting in
                OverlayPresentationController(
                    presentedViewController: presented, presenting: presenting, relativeSize: size)
            },
            animator: { OverlayAnimator(direction: $0) })
    }
}
