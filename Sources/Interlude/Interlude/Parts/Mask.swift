import UIKit

extension ScreenTransition {
    /// A shape that clips a screen. Opened it shows the whole screen, closed nothing or almost nothing.
    @MainActor
    public struct Mask {
        /// Makes the shape for a view; `true` in a layout that is mirrored.
        let make: @MainActor (UIView, Bool) -> MaskShape
        /// The rest of the view when the shape is closed, if that is a rectangle. The view's shadow has this outline.
        let closedOutline: (frame: CGRect, radius: CGFloat)?

        init(
            closedOutline: (frame: CGRect, radius: CGFloat)? = nil,
            make: @escaping @MainActor (UIView, Bool) -> MaskShape
        ) {
            self.make = make
            self.closedOutline = closedOutline
        }

        // MARK: Round

        /// A circle.
        ///
        /// - Parameters:
        ///   - center: The center of the circle.
        ///   - radius: The radius when the mask is closed, in points.
        public static func circle(at center: UnitPoint = .center, radius: CGFloat = 0) -> Mask {
            Mask { view, isMirrored in
                .circle(in: view.bounds, around: center.point(in: view.bounds, isMirrored), radius: radius)
            }
        }

        /// A circle around a view that is found when the transition begins. Without a view it is around the screen's
        /// center.
        public static func circle(
            around source: @escaping @MainActor () -> UIView?, radius: CGFloat = 25
        ) -> Mask {
            Mask { view, isMirrored in
                var center = UnitPoint.center.point(in: view.bounds, isMirrored)
                if let source = source(), source.window != nil {
                    center = view.convert(CGPoint(x: source.bounds.midX, y: source.bounds.midY), from: source)
                }
                return .circle(in: view.bounds, around: center, radius: radius)
            }
        }

        /// A bubble that rises to the center while it grows, and wobbles.
        ///
        /// - Parameters:
        ///   - place: The center when the mask is closed.
        ///   - radius: The radius when the mask is closed, in points.
        public static func bubble(from place: UnitPoint = .bottom, radius: CGFloat = 30) -> Mask {
            Mask { view, isMirrored in .bubble(in: view.bounds, from: place.point(in: view.bounds, isMirrored), radius)
            }
        }

        /// A square with a corner at the bottom.
        public static var diamond: Mask { Mask { view, _ in .diamond(in: view.bounds) } }

        /// A rectangle that opens from the center or another point.
        public static func rectangle(at center: UnitPoint = .center, cornerRadius: CGFloat = 0) -> Mask {
            Mask { view, isMirrored in
                .rectangle(in: view.bounds, at: center.point(in: view.bounds, isMirrored), cornerRadius)
            }
        }

        /// A custom shape: a path in a unit square, which must contain the center.
        ///
        /// - Parameters:
        ///   - path: The path in a unit square.
        ///   - core: The radius of a circle around the center that is inside the path. The shape is enlarged until that
        ///     circle covers the screen.
        public static func path(_ path: UIBezierPath, core: CGFloat = 0.25) -> Mask {
            Mask { view, isMirrored in .path(path, core: core, in: view.bounds, isMirrored) }
        }

        // MARK: From the edges

        /// A straight edge that moves across the screen.
        ///
        /// - Parameters:
        ///   - edge: The edge at which the screen is still visible when the mask is almost closed.
        ///   - softness: The width over which the edge fades, as a fraction of its distance.
        public static func edge(_ edge: Edge, softness: CGFloat = 0) -> Mask {
            Mask { view, isMirrored in
                let edge = edge.mirrored(isMirrored)
                return softness > 0
                    ? .softEdge(edge, softness, in: view.bounds) : .hardEdge(edge, in: view.bounds)
            }
        }

        /// A wide straight edge that moves across the screen and fades over more than half of it.
        public static func gradient(towards edge: Edge) -> Mask { .edge(edge, softness: 0.6) }

        /// Slats that close.
        ///
        /// - Parameters:
        ///   - count: The number of slats.
        ///   - edge: The edge to which each slat closes: left and right for vertical slats, top and bottom for
        ///     horizontal ones.
        public static func blinds(_ count: Int, towards edge: Edge = .top) -> Mask {
            Mask { view, isMirrored in .blinds(max(count, 1), edge.mirrored(isMirrored), in: view.bounds, isMirrored) }
        }

        /// A grid of squares that shrink to their centers or to a corner.
        public static func tiles(columns: Int, rows: Int, cascade: Cascade = .atOnce) -> Mask {
            Mask { view, isMirrored in
                .tiles(.grid(columns: columns, rows: rows), cascade, in: view.bounds, isMirrored)
            }
        }

        // MARK: Turning

        /// The hand of a clock that turns once.
        public static var clock: Mask { Mask { view, isMirrored in .clock(in: view.bounds, isMirrored) } }

        /// Two halves that close from the top and the bottom.
        ///
        /// - Parameter horizontal: Whether they close from the left and the right instead.
        public static func split(horizontal: Bool = false) -> Mask {
            Mask { view, _ in .split(horizontal, in: view.bounds) }
        }
    }
}

extension ScreenTransition.UnitPoint {
    func point(in bounds: CGRect, _ isMirrored: Bool) -> CGPoint {
        CGPoint(
            x: bounds.minX + (isMirrored ? 1 - x : x) * bounds.width, y: bounds.minY + y * bounds.height)
    }
}
