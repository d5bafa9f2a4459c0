import UIKit

extension ScreenTransition {
    /// The division of a snapshot into pieces.
    public struct Cut: Sendable {
        let columns: Int
        let rows: Int
        /// Every other row is moved by half a piece, as in a wall.
        var isBonded = false
        /// Each rectangle falls into two triangles.
        var isSplit = false

        /// Rectangles.
        public static func grid(columns: Int, rows: Int) -> Cut { Cut(columns: max(columns, 1), rows: max(rows, 1)) }
        /// Rectangles like bricks: every other row is offset by half a brick.
        public static func bricks(columns: Int, rows: Int) -> Cut {
            Cut(columns: max(columns, 1), rows: max(rows, 1), isBonded: true)
        }
        /// Triangles: rectangles that are divided along alternating diagonals.
        public static func triangles(columns: Int, rows: Int) -> Cut {
            Cut(columns: max(columns, 1), rows: max(rows, 1), isSplit: true)
        }
        /// Vertical strips.
        public static func columns(_ count: Int) -> Cut { .grid(columns: count, rows: 1) }
        /// Horizontal strips.
        public static func rows(_ count: Int) -> Cut { .grid(columns: 1, rows: count) }
        /// One piece: the whole snapshot.
        public static let whole = Cut.grid(columns: 1, rows: 1)

        var isWhole: Bool { columns * rows == 1 && !isBonded && !isSplit }

        /// The pieces' places in a picture, row by row. Their edges lie on whole points.
        func frames(in size: CGSize) -> [(column: Int, row: Int, frame: CGRect)] {
            (0..<rows).flatMap { row in
                let (top, bottom) = (edge(row, rows, size.height), edge(row + 1, rows, size.height))
                return columnEdges(inRow: row, width: size.width).enumerated().map { column, span in
                    let frame = CGRect(x: span.0, y: top, width: span.1 - span.0, height: bottom - top)
                    return (column, row, frame)
                }
            }
        }

        private func edge(_ index: Int, _ count: Int, _ length: CGFloat) -> CGFloat {
            index == count ? length : (length * CGFloat(index) / CGFloat(count)).rounded()
        }

        private func columnEdges(inRow row: Int, width: CGFloat) -> [(CGFloat, CGFloat)] {
            guard isBonded, row % 2 == 1 else {
                return (0..<columns).map { (edge($0, columns, width), edge($0 + 1, columns, width)) }
            }
            let inner = (0..<columns).map { edge(2 * $0 + 1, 2 * columns, width) }
            let edges = [0] + inner + [width]
            return zip(edges, edges.dropFirst()).map { ($0, $1) }
        }
    }

    /// The order in which pieces start.
    public struct Cascade: Sendable {
        enum Order: Sendable {
            case atOnce, alternating, from(UnitPoint), random(seed: UInt64), along(CGVector)
        }

        let order: Order
        /// The share of the time after which the last one sets off.
        let spread: Double

        /// All pieces start together.
        public static let atOnce = Cascade(order: .atOnce, spread: 0)

        /// The pieces start in the order of their distance from a point.
        ///
        /// - Parameters:
        ///   - place: The point at which the first piece starts.
        ///   - spread: The fraction of the time after which the last piece starts.
        public static func from(_ place: UnitPoint, spread: Double = 0.5) -> Cascade {
            Cascade(order: .from(place), spread: spread)
        }

        /// The pieces start from one edge to the opposite one.
        public static func across(from edge: Edge, spread: Double = 0.5) -> Cascade {
            let way = edge.direction
            return Cascade(order: .along(CGVector(dx: -way.dx, dy: -way.dy)), spread: spread)
        }

        /// The pieces start from the top left to the bottom right.
        public static func diagonal(spread: Double = 0.5) -> Cascade {
            Cascade(order: .along(CGVector(dx: 0.5, dy: 0.5)), spread: spread)
        }

        /// The pieces start as the squares of a chessboard: first one color, then the other.
        public static let alternating = Cascade(order: .alternating, spread: 0.5)

        /// The pieces start in a random order, which depends only on the seed.
        public static func random(seed: UInt64 = 1, spread: Double = 0.5) -> Cascade {
            Cascade(order: .random(seed: seed), spread: spread)
        }

        /// When a piece sets off and arrives, as shares of the time of its part.
        func span(of piece: Piece) -> ClosedRange<Double> {
            let start = min(max(rank(of: piece), 0), 1) * spread
            return start...(start + 1 - spread)
        }

        /// 0 for the first piece, 1 for the last.
        private func rank(of piece: Piece) -> Double {
            switch order {
            case .atOnce: return 0
            case .alternating: return Double((piece.column + piece.row) % 2)
            case .random(let seed): return Double(piece.random(Int(truncatingIfNeeded: seed) &+ 1000))
            case .along(let way):
                let x = way.dx < 0 ? 1 - piece.x : piece.x
                let y = way.dy < 0 ? 1 - piece.y : piece.y
                return Double(x * abs(way.dx) + y * abs(way.dy))
            case .from(let place):
                let farthest = hypot(max(place.x, 1 - place.x), max(place.y, 1 - place.y))
                return Double(hypot(piece.x - place.x, piece.y - place.y) / max(farthest, 0.001))
            }
        }
    }

    /// A piece of a screen's snapshot.
    public struct Piece: Sendable {
        /// The column, from the left, and the row, from the top.
        public let column: Int
        public let row: Int
        /// The half of the rectangle that a triangle is, 0 or 1.
        public let half: Int
        /// The center, as fractions of the screen's width and height.
        public let x: CGFloat
        public let y: CGFloat
        /// The frame in the screen's snapshot, in points.
        public let frame: CGRect
        /// The size of the whole snapshot in points.
        public let screen: CGSize

        /// Returns a random number between 0 and 1. It depends only on the piece and the index.
        public func random(_ index: Int = 0) -> CGFloat {
            // SplitMix64, as published by its authors: well mixed already for neighboring seeds.
            var z = UInt64(bitPattern: Int64(column &* 7919 &+ row &* 104_729 &+ (half &+ 2 &* index) &* 1_299_709))
            z = (z &+ 0x9E37_79B9_7F4A_7C15)
            z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
            z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
            z ^= z >> 31
            return CGFloat(z >> 11) / CGFloat(UInt64(1) << 53)
        }

        /// Returns a random number in a range. It depends only on the piece and the index.
        public func random(_ range: ClosedRange<CGFloat>, _ index: Int = 0) -> CGFloat {
            range.lowerBound + (range.upperBound - range.lowerBound) * random(index)
        }
    }
}

extension ScreenTransition.Piece {
    /// A piece, and its position in a container that can be mirrored: a piece itself is always in a layout from
    /// left to right.
    struct Placed {
        let piece: ScreenTransition.Piece
        let frame: CGRect
        /// The corners of a triangle, in its frame.
        var corners: [CGPoint]?
    }

    static func all(of cut: ScreenTransition.Cut, in size: CGSize, _ isMirrored: Bool) -> [Placed] {
        cut.frames(in: size).flatMap { column, row, frame in
            var place = frame
            if isMirrored { place.origin.x = size.width - frame.maxX }
            guard cut.isSplit else { return [Placed(piece: make(column, row, 0, frame, size), frame: place)] }
            return [0, 1].map { half in
                let corners = triangle(half, falls: (column + row) % 2 == 0, frame.size).map { corner in
                    CGPoint(x: isMirrored ? frame.width - corner.x : corner.x, y: corner.y)
                }
                return Placed(piece: make(column, row, half, frame, size), frame: place, corners: corners)
            }
        }
    }

    private static func make(_ column: Int, _ row: Int, _ half: Int, _ frame: CGRect, _ size: CGSize) -> Self {
        Self(
            column: column, row: row, half: half, x: size.width > 0 ? frame.midX / size.width : 0.5,
            y: size.height > 0 ? frame.midY / size.height : 0.5, frame: frame, screen: size)
    }

    /// One half of a rectangle that is cut from corner to corner.
    private static func triangle(_ half: Int, falls: Bool, _ size: CGSize) -> [CGPoint] {
        let (left, right, bottom) = (CGFloat(0), size.width, size.height)
        let corners = [
            CGPoint(x: left, y: 0), CGPoint(x: right, y: 0), CGPoint(x: right, y: bottom), CGPoint(x: left, y: bottom),
        ]
        switch (falls, half) {
        case (true, 0): return [corners[0], corners[1], corners[2]]
        case (true, _): return [corners[0], corners[2], corners[3]]
        case (false, 0): return [corners[0], corners[1], corners[3]]
        case (false, _): return [corners[1], corners[2], corners[3]]
        }
    }
}
