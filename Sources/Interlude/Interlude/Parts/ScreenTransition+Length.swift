import UIKit

extension ScreenTransition {
    /// A length in points, or as a fraction of the screen.
    public struct Length: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
        /// The points that do not depend on the screen's size.
        let points: CGFloat
        /// The part of the screen's width, or height for a vertical length.
        let share: CGFloat

        /// A length in points.
        public static func points(_ points: CGFloat) -> Length { Length(points: points, share: 0) }

        /// A fraction of the screen's width, or of its height for a vertical length.
        public static func screen(_ share: CGFloat) -> Length { Length(points: 0, share: share) }

        private init(points: CGFloat, share: CGFloat) {
            self.points = points
            self.share = share
        }

        public init(integerLiteral value: Int) { self.init(points: CGFloat(value), share: 0) }
        public init(floatLiteral value: Double) { self.init(points: CGFloat(value), share: 0) }

        /// The sum of two lengths.
        public static func + (a: Length, b: Length) -> Length {
            Length(points: a.points + b.points, share: a.share + b.share)
        }

        /// Returns the length in the opposite direction.
        public static prefix func - (length: Length) -> Length {
            Length(points: -length.points, share: -length.share)
        }

        /// In points, on a screen that is so long.
        func value(of whole: CGFloat) -> CGFloat { points + share * whole }
    }

    /// An edge of the screen. Left and right are those of a left-to-right layout, and are swapped in right-to-left
    /// layouts.
    public enum Edge: String, CaseIterable, Sendable {
        case left, right, top, bottom

        /// The leading edge: left, or right in right-to-left layouts.
        public static let leading = Edge.left
        /// The trailing edge: right, or left in right-to-left layouts.
        public static let trailing = Edge.right

        /// The opposite edge.
        public var opposite: Edge {
            switch self {
            case .left: .right
            case .right: .left
            case .top: .bottom
            case .bottom: .top
            }
        }

        /// Whether the edge is left or right.
        public var isHorizontal: Bool { self == .left || self == .right }

        /// The direction from the middle towards the edge.
        var direction: CGVector {
            switch self {
            case .left: CGVector(dx: -1, dy: 0)
            case .right: CGVector(dx: 1, dy: 0)
            case .top: CGVector(dx: 0, dy: -1)
            case .bottom: CGVector(dx: 0, dy: 1)
            }
        }

        /// Returns the edge in a mirrored layout.
        func mirrored(_ isMirrored: Bool) -> Edge { isMirrored && isHorizontal ? opposite : self }
    }

    /// A point as fractions of a screen's width and height, as SwiftUI's type of this name. Left and right are swapped in
    /// right-to-left layouts.
    public struct UnitPoint: Hashable, Sendable {
        let x: CGFloat
        let y: CGFloat

        /// - Parameters:
        ///   - x: 0 is the left edge, 1 the right one.
        ///   - y: 0 is the top, 1 the bottom.
        public init(x: CGFloat, y: CGFloat) {
            self.x = x
            self.y = y
        }

        public static let zero = UnitPoint(x: 0, y: 0)
        public static let center = UnitPoint(x: 0.5, y: 0.5)
        /// The center of the leading edge. `left` and the other names are those of a left-to-right layout.
        public static let leading = UnitPoint(x: 0, y: 0.5)
        public static let trailing = UnitPoint(x: 1, y: 0.5)
        public static let topLeading = UnitPoint(x: 0, y: 0)
        public static let topTrailing = UnitPoint(x: 1, y: 0)
        public static let bottomLeading = UnitPoint(x: 0, y: 1)
        public static let bottomTrailing = UnitPoint(x: 1, y: 1)
        public static let topLeft = UnitPoint(x: 0, y: 0)
        public static let topRight = UnitPoint(x: 1, y: 0)
        public static let bottomLeft = UnitPoint(x: 0, y: 1)
        public static let bottomRight = UnitPoint(x: 1, y: 1)
        public static let left = UnitPoint(x: 0, y: 0.5)
        public static let right = UnitPoint(x: 1, y: 0.5)
        public static let top = UnitPoint(x: 0.5, y: 0)
        public static let bottom = UnitPoint(x: 0.5, y: 1)
    }
}
