import UIKit

extension ScreenTransition {
    /// A length in points, or as a part of the screen.
    public struct Length: Sendable, ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
        /// The points that do not depend on the screen's size.
        let points: CGFloat
        /// The part of the screen's width, or height for a vertical length.
        let share: CGFloat

        /// Points.
        public static func points(_ points: CGFloat) -> Length { Length(points: points, share: 0) }

        /// A part of the screen's width, or height for a vertical length: 1 is the whole.
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

    /// An edge of the screen. Left and right are those of a layout that is read from left to right, and are swapped in the other one.
    public enum Edge: String, CaseIterable, Sendable {
        case left, right, top, bottom

        /// The edge at which a line of text begins: left, and right where text reads from right to left.
        public static let leading = Edge.left
        /// The edge at which a line of text ends.
        public static let trailing = Edge.right

        /// The edge across.
        public var opposite: Edge {
            switch self {
            case .left: .right
            case .right: .left
            case .top: .bottom
            case .bottom: .top
            }
        }

        /// Whether left and right are meant.
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

    /// A place in a screen as parts of its width and height.
    public struct Place: Sendable {
        let x: CGFloat
        let y: CGFloat

        /// - Parameters:
        ///   - x: 0 is the left edge, 1 the right one.
        ///   - y: 0 is the top, 1 the bottom.
        public init(_ x: CGFloat, _ y: CGFloat) {
            self.x = x
            self.y = y
        }

        public static let center = Place(0.5, 0.5)
        public static let topLeft = Place(0, 0)
        public static let topRight = Place(1, 0)
        public static let bottomLeft = Place(0, 1)
        public static let bottomRight = Place(1, 1)
        public static let left = Place(0, 0.5)
        public static let right = Place(1, 0.5)
        public static let top = Place(0.5, 0)
        public static let bottom = Place(0.5, 1)
    }
}
