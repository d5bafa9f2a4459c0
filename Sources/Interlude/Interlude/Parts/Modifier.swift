import UIKit

extension ScreenTransition {
    /// A difference between the normal and the away state of a screen or a piece.
    ///
    /// The order of modifiers does not matter: the content is scaled and rotated about its anchor and then moved.
    @MainActor
    public struct Modifier {
        let kind: Kind

        nonisolated init(kind: Kind) { self.kind = kind }

        enum Kind: Sendable {
            case opacity(CGFloat)
            case offset(x: Length, y: Length)
            case scale(x: CGFloat, y: CGFloat)
            case rotation(degrees: CGFloat, axis: Axis)
            case anchor(UnitPoint)
            case depth(Length)
            case zOrder(CGFloat)
            case pivot(CGFloat)
            case lens
            case into(@MainActor () -> UIView?, crops: Bool)
            case arc(CGFloat)
            case corners(Quadrilateral)
            case cornerRadius(CGFloat)
            case shadow(opacity: CGFloat, radius: CGFloat)
            case tint(UIColor, CGFloat)
            case blur(CGFloat)
            case pixels(CGFloat)
            case mask(Mask)
        }

        /// An axis of rotation.
        public enum Axis: Sendable {
            /// The horizontal axis: the top moves away from the viewer.
            case x
            /// The vertical axis: the right edge moves away from the viewer.
            case y
            /// The line of sight: clockwise.
            case z
        }

        // MARK: Opacity

        /// The opacity, 0…1.
        public nonisolated static func opacity(_ opacity: CGFloat) -> Modifier { Modifier(kind: .opacity(opacity)) }

        // MARK: Place

        /// Moves by a distance.
        public nonisolated static func offset(x: Length = 0, y: Length = 0) -> Modifier {
            Modifier(kind: .offset(x: x, y: y))
        }

        /// Moves towards an edge of the screen.
        ///
        /// - Parameters:
        ///   - edge: The edge of the screen.
        ///   - share: The fraction of the distance to the position just outside of the screen. The
        ///     default is 1.
        public nonisolated static func edge(_ edge: Edge, _ share: CGFloat = 1) -> Modifier {
            let way = edge.direction
            return .offset(x: .screen(way.dx * share), y: .screen(way.dy * share))
        }

        /// Bends the path. The bulge is a fraction of the length of the straight line, positive to the left of the
        /// direction of movement.
        public nonisolated static func arc(_ bulge: CGFloat) -> Modifier { Modifier(kind: .arc(bulge)) }

        // MARK: Size

        /// Scales both axes.
        public nonisolated static func scale(_ scale: CGFloat) -> Modifier {
            Modifier(kind: .scale(x: scale, y: scale))
        }

        /// Scales each axis independently.
        public nonisolated static func scale(x: CGFloat, y: CGFloat) -> Modifier { Modifier(kind: .scale(x: x, y: y)) }

        // MARK: Turning

        /// Rotates by degrees, in space or in the plane. The strength of the perspective depends on the transition's
        /// `perspective`.
        public nonisolated static func rotation(_ degrees: CGFloat, _ axis: Axis = .z) -> Modifier {
            Modifier(kind: .rotation(degrees: degrees, axis: axis))
        }

        /// The anchor of scaling and rotation; by default the center.
        public nonisolated static func anchor(_ place: UnitPoint) -> Modifier { Modifier(kind: .anchor(place)) }

        /// Rotates about an axis in front of the screen if above 0, and behind it if below. The value is a fraction of
        /// the moving side: 0.5 is the center of a cube.
        public nonisolated static func pivot(depth share: CGFloat) -> Modifier { Modifier(kind: .pivot(share)) }

        /// Moves to a view and scales to its size. Without a view, the screen is small and in the center.
        ///
        /// - Parameters:
        ///   - source: Finds the view when the transition begins.
        ///   - crops: Whether the screen is cut to the view's shape; otherwise all of it is
        ///     visible.
        public nonisolated static func into(_ source: @escaping @MainActor () -> UIView?, crops: Bool = true)
            -> Modifier
        {
            Modifier(kind: .into(source, crops: crops))
        }

        /// Uses a separate perspective with the transition's viewing distance, as if the content
        /// were in front of the viewer. Content that is rotated by 90° is edge-on at any position
        /// on the screen.
        public nonisolated static let ownPerspective = Modifier(kind: .lens)

        /// The distance from the viewer: further away if below 0, nearer if above. As a part of the
        /// screen's width, or in points. The viewing distance is 1000 points: a view 1000 points
        /// further away looks half as large.
        public nonisolated static func depth(_ length: Length) -> Modifier { Modifier(kind: .depth(length)) }

        // MARK: Order

        /// The rank of the z-order, by default 0. Content with a higher rank is in front during the whole transition,
        /// without looking larger.
        ///
        /// Screens, and snapshots of whole screens, are ordered among each other, and pieces among the pieces of their
        /// snapshot. Content of equal rank is in the default order: the lower screen, the upper one, snapshots in the
        /// order of the parts. With a rotation in space or a ``depth(_:)`` the distance to the viewer precedes the
        /// rank.
        public nonisolated static func zOrder(_ rank: CGFloat) -> Modifier { Modifier(kind: .zOrder(rank)) }

        // MARK: Look

        /// The corner radius, in points of the unscaled screen.
        public nonisolated static func cornerRadius(_ radius: CGFloat) -> Modifier {
            Modifier(kind: .cornerRadius(radius))
        }

        /// A shadow with an opacity and a blur radius in points.
        public nonisolated static func shadow(_ opacity: CGFloat = 0.35, radius: CGFloat = 18) -> Modifier {
            Modifier(kind: .shadow(opacity: opacity, radius: radius))
        }

        /// A color over the content, with an opacity.
        public nonisolated static func tint(_ color: UIColor, _ strength: CGFloat) -> Modifier {
            Modifier(kind: .tint(color, strength))
        }

        /// Darkens the content with black of an opacity, 0…1.
        public nonisolated static func dim(_ strength: CGFloat) -> Modifier { .tint(.black, strength) }

        /// Blurs by a radius in points. A snapshot is blurred once; its opacity over the sharp one is animated.
        public nonisolated static func blur(_ radius: CGFloat) -> Modifier { Modifier(kind: .blur(radius)) }

        /// Pixellates the content into squares of a width in points.
        public nonisolated static func pixels(_ side: CGFloat) -> Modifier { Modifier(kind: .pixels(side)) }

        /// Masks the content with a shape that is closed in this state.
        public nonisolated static func mask(_ mask: Mask) -> Modifier { Modifier(kind: .mask(mask)) }
    }
}

extension ScreenTransition.Modifier {
    /// Whether it leaves the plane of the screen.
    var hasDepth: Bool {
        switch kind {
        case .rotation(_, let axis): axis != .z
        case .depth: true
        default: false
        }
    }

    /// Whether it changes the place or the size.
    var moves: Bool {
        switch kind {
        case .offset, .scale, .rotation, .depth, .corners: true
        default: false
        }
    }
}

@MainActor
extension [ScreenTransition.Modifier] {
    /// Whether they leave the plane of the screen, in the space that all share.
    var haveDepth: Bool {
        contains { $0.hasDepth } && !contains { if case .lens = $0.kind { true } else { false } }
    }

    /// Whether the path between its ends is not straight: an arc, a hinge, or more than a quarter turn.
    var isBent: Bool {
        var (turns, isHinged) = (0, false)
        for modifier in self {
            switch modifier.kind {
            case .arc, .pixels: return true
            case .rotation(let degrees, _):
                turns += 1
                if abs(degrees) > 90 { return true }
            case .anchor(let place): isHinged = isHinged || place.x != 0.5 || place.y != 0.5
            case .pivot: isHinged = true
            default: break
            }
        }
        return turns > 1 || (turns == 1 && isHinged)
    }
}
