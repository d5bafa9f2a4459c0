import Foundation

/// Recognizes simple shapes among a closed outline's pieces.
struct OutlineReader {
    let pieces: [OutlinePiece]
    /// The smallest box around the pieces' ends.
    private let box: CGRect
    /// What counts as no difference, in the path's units.
    private let slack: CGFloat

    /// - Parameter pieces: Those that are lines of no length worth mentioning are left out.
    init(pieces: [OutlinePiece]) {
        let box = CGRect(enclosing: pieces.flatMap { [$0.from, $0.to] })
        let slack = max(box.width, box.height) * 1e-4
        self.pieces = pieces.filter { piece in
            !piece.isLine || max(abs(piece.to.x - piece.from.x), abs(piece.to.y - piece.from.y)) > slack
        }
        self.box = box
        self.slack = slack
    }

    private func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) <= slack }

    private func near(_ a: CGPoint, _ b: CGPoint) -> Bool { near(a.x, b.x) && near(a.y, b.y) }

    // MARK: Rounded rectangles and ellipses

    /// The shape as a rounded rectangle whose corners are quarters of an ellipse.
    var roundedRect: RoundedOutline? {
        guard box.width > 0, box.height > 0 else { return nil }
        var outline = RoundedOutline(rect: box)
        var corners: [CGPoint] = []
        // Walking along the box, each rounded corner by way of its tip: the area inside tells whether it is once round.
        var twiceArea: CGFloat = 0
        func walk(_ a: CGPoint, _ b: CGPoint) {
            twiceArea += (a.x - box.midX) * (b.y - box.midY) - (b.x - box.midX) * (a.y - box.midY)
        }
        for piece in pieces {
            if piece.isLine {
                guard isOnSide(piece.from, piece.to) else { return nil }
                walk(piece.from, piece.to)
            } else {
                guard let tip = cornerTip(of: piece), !corners.contains(where: { near($0, tip) }),
                    outline.setCorner(tip, near: near, size: size(of: piece))
                else { return nil }
                corners.append(tip)
                walk(piece.from, tip)
                walk(tip, piece.to)
            }
        }
        guard abs(abs(twiceArea) - 2 * box.width * box.height) <= 8 * slack * (box.width + box.height),
            isOneWay
        else { return nil }
        return outline
    }

    private func size(of piece: OutlinePiece) -> CGSize {
        CGSize(width: abs(piece.to.x - piece.from.x), height: abs(piece.to.y - piece.from.y))
    }

    private func isOnSide(_ a: CGPoint, _ b: CGPoint) -> Bool {
        (near(a.x, b.x) && (near(a.x, box.minX) || near(a.x, box.maxX)))
            || (near(a.y, b.y) && (near(a.y, box.minY) || near(a.y, box.maxY)))
    }

    /// Whether no line or corner turns back: all go the same way round the middle.
    private var isOneWay: Bool {
        let turns = pieces.map { piece in
            (piece.from.x - box.midX) * (piece.to.y - box.midY) - (piece.to.x - box.midX) * (piece.from.y - box.midY)
        }
        return turns.allSatisfy { $0 >= 0 } || turns.allSatisfy { $0 <= 0 }
    }

    /// The box's corner which a quarter of an ellipse rounds off; `nil` when the curve is no such quarter.
    private func cornerTip(of piece: OutlinePiece) -> CGPoint? {
        guard let (c1, c2) = piece.controls else { return nil }
        let tips = [CGPoint(x: piece.from.x, y: piece.to.y), CGPoint(x: piece.to.x, y: piece.from.y)]
        return tips.first { tip in
            let k = quarterCircleControl
            func toward(_ p: CGPoint) -> CGPoint { CGPoint(x: p.x + (tip.x - p.x) * k, y: p.y + (tip.y - p.y) * k) }
            let reach = 1e-3 * max(abs(piece.to.x - piece.from.x), abs(piece.to.y - piece.from.y)) + slack
            func close(_ a: CGPoint, _ b: CGPoint) -> Bool { abs(a.x - b.x) <= reach && abs(a.y - b.y) <= reach }
            return close(c1, toward(piece.from)) && close(c2, toward(piece.to))
        }
    }

    // MARK: Circles

    /// The shape as a full circle of arcs that begin anywhere.
    var circle: RoundedOutline? {
        guard pieces.allSatisfy({ !$0.isLine }), let first = pieces.first, let center = center(of: first) else {
            return nil
        }
        let radius = hypot(first.from.x - center.x, first.from.y - center.y)
        var sum: CGFloat = 0
        for arc in pieces {
            guard let sweep = sweep(of: arc, center: center, radius: radius) else { return nil }
            sum += sweep
        }
        guard abs(abs(sum) - 2 * .pi) < 1e-3 else { return nil }
        let size = CGSize(width: radius, height: radius)
        var outline = RoundedOutline(
            rect: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
        outline.minXMinY = size
        outline.maxXMinY = size
        outline.minXMaxY = size
        outline.maxXMaxY = size
        return outline
    }

    /// Where the normals at an arc's ends meet.
    private func center(of arc: OutlinePiece) -> CGPoint? {
        guard let (c1, c2) = arc.controls else { return nil }
        let (ux, uy) = (c1.x - arc.from.x, c1.y - arc.from.y)
        let (vx, vy) = (arc.to.x - c2.x, arc.to.y - c2.y)
        let determinant = ux * vy - uy * vx
        guard abs(determinant) > 1e-9 * (hypot(ux, uy) * hypot(vx, vy)), determinant != 0 else { return nil }
        let (a, b) = (ux * arc.from.x + uy * arc.from.y, vx * arc.to.x + vy * arc.to.y)
        return CGPoint(x: (a * vy - b * uy) / determinant, y: (ux * b - vx * a) / determinant)
    }

    /// The signed angle of an arc of at most a third of the circle; `nil` when the curve is no such arc.
    private func sweep(of arc: OutlinePiece, center: CGPoint, radius: CGFloat) -> CGFloat? {
        guard let (c1, c2) = arc.controls, radius > 0 else { return nil }
        let reach = radius * 1e-3
        func angle(_ p: CGPoint) -> CGFloat? {
            abs(hypot(p.x - center.x, p.y - center.y) - radius) <= reach ? atan2(p.y - center.y, p.x - center.x) : nil
        }
        guard let from = angle(arc.from), let to = angle(arc.to) else { return nil }
        let sweep = remainder(to - from, 2 * .pi)
        guard abs(sweep) <= 2 * .pi / 3 + 1e-6 else { return nil }
        let k = radius * 4 / 3 * tan(sweep / 4)
        func close(_ a: CGPoint, _ x: CGFloat, _ y: CGFloat) -> Bool { abs(a.x - x) <= reach && abs(a.y - y) <= reach }
        guard close(c1, arc.from.x - k * sin(from), arc.from.y + k * cos(from)),
            close(c2, arc.to.x + k * sin(to), arc.to.y - k * cos(to))
        else { return nil }
        return sweep
    }
}

extension RoundedOutline {
    /// Gives the corner at a tip its size; `false` when the tip is not a corner of the box.
    fileprivate mutating func setCorner(
        _ tip: CGPoint, near: (CGFloat, CGFloat) -> Bool, size: CGSize
    ) -> Bool {
        let (left, right) = (near(tip.x, rect.minX), near(tip.x, rect.maxX))
        let (low, high) = (near(tip.y, rect.minY), near(tip.y, rect.maxY))
        switch (left, right, low, high) {
        case (true, _, true, _): minXMinY = size
        case (_, true, true, _): maxXMinY = size
        case (true, _, _, true): minXMaxY = size
        case (_, true, _, true): maxXMaxY = size
        default: return false
        }
        return true
    }
}
