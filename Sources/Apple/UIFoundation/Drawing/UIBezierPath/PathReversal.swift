import CoreGraphics

/// Turns the direction of paths round.
package enum PathReversal {
    /// One piece of a part: where it ends, and its control points.
    private struct Piece {
        let controls: [CGPoint]
        let end: CGPoint
    }

    private struct Part {
        let start: CGPoint
        var pieces: [Piece] = []
        var isClosed = false
    }

    /// The same outline, each part run through backwards, the last part first.
    package static func reverse(_ path: CGPath) -> CGPath {
        let result = CGMutablePath()
        for part in parts(of: path).reversed() { add(part, to: result) }
        return result
    }

    private static func parts(of path: CGPath) -> [Part] {
        var parts: [Part] = []
        path.applyWithBlock { element in
            let points = element.pointee.points
            switch element.pointee.type {
            case .moveToPoint: parts.append(Part(start: points[0]))
            case .closeSubpath:
                if !parts.isEmpty { parts[parts.count - 1].isClosed = true }
            case .addLineToPoint: append([], points[0])
            case .addQuadCurveToPoint: append([points[0]], points[1])
            case .addCurveToPoint: append([points[0], points[1]], points[2])
            @unknown default: break
            }
        }
        func append(_ controls: [CGPoint], _ end: CGPoint) {
            guard let last = parts.last else { return }
            // After a close the next piece begins a part where the closed one began.
            if last.isClosed { parts.append(Part(start: last.start)) }
            parts[parts.count - 1].pieces.append(Piece(controls: controls, end: end))
        }
        return parts
    }

    private static func add(_ part: Part, to path: CGMutablePath) {
        path.move(to: part.pieces.last?.end ?? part.start)
        for (index, piece) in part.pieces.enumerated().reversed() {
            let end = index == 0 ? part.start : part.pieces[index - 1].end
            switch piece.controls.count {
            case 2: path.addCurve(to: end, control1: piece.controls[1], control2: piece.controls[0])
            case 1: path.addQuadCurve(to: end, control: piece.controls[0])
            default: path.addLine(to: end)
            }
        }
        if part.isClosed { path.closeSubpath() }
    }
}
