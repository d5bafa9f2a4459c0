import CoreGraphics
import Testing

@Suite struct PathMeasureTests {
    private func lines(_ points: (CGFloat, CGFloat)...) -> CGMutablePath {
        let path = CGMutablePath()
        path.addLines(between: points.map { CGPoint(x: $0.0, y: $0.1) })
        return path
    }

    @Test func `lengths add up, closing lines too`() {
        let path = lines((0, 0), (30, 0), (30, 40))
        #expect(path.length == 70)
        path.closeSubpath()
        #expect(path.length == 120)
        #expect(
            near(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil).length, 20 * .pi, 0.02))
    }

    @Test func `points and directions are found by distance`() {
        let measure = PathMeasure(lines((0, 0), (30, 0), (30, 40)))
        #expect(measure.point(at: 15) == CGPoint(x: 15, y: 0))
        #expect(near(measure.point(at: 50), CGPoint(x: 30, y: 20)))
        #expect(measure.point(at: -5) == .zero)
        #expect(measure.point(at: 500) == CGPoint(x: 30, y: 40))
        #expect(measure.tangent(at: 50) == CGVector(dx: 0, dy: 1))
    }

    @Test func `distance along a curve is even although its parameter is not`() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 90, y: 0), control2: CGPoint(x: 95, y: 0))
        let measure = PathMeasure(path)
        #expect(near(measure.length, 100, 1e-6))
        for tenth in 0...10 {
            #expect(near(measure.point(at: CGFloat(tenth) * 10).x, CGFloat(tenth) * 10, 1e-4))
        }
    }

    @Test func `trimming cuts lines where they are`() {
        let trimmed = lines((0, 0), (30, 0), (30, 40)).trimmed(from: 0.25, to: 0.75)
        let expected = lines((17.5, 0), (30, 0), (30, 22.5))
        #expect(near(trimmed.length, expected.length))
        #expect(near(trimmed.boundingBox, expected.boundingBox))
    }

    @Test func `trimming everything gives the path itself and nothing gives nothing`() {
        let path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
        #expect(path.trimmed(from: 0, to: 1) === path)
        #expect(path.trimmed(from: 0.5, to: 0.5).isEmpty)
        #expect(path.trimmed(from: 0.8, to: 0.2).isEmpty)
    }

    @Test func `half a circle is half as long and ends opposite`() {
        let half = CGPath(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20), transform: nil)
            .trimmed(from: 0, to: 0.5)
        #expect(near(half.length, 10 * .pi, 0.01))
        #expect(near(half.currentPoint, CGPoint(x: -10, y: 0), 1e-3))
    }

    @Test func `trimming runs through all subpaths`() {
        let path = lines((0, 0), (10, 0))
        path.addPath(lines((0, 5), (30, 5)))
        let trimmed = path.trimmed(from: 0.125, to: 0.5)
        #expect(near(trimmed.length, 15))
        #expect(near(trimmed.currentPoint, CGPoint(x: 10, y: 5)))
    }

    @Test func `dashes follow the pattern and its phase`() {
        let dashed = lines((0, 0), (10, 0)).copy(dashingWithPhase: 1, lengths: [3, 2])
        let expected = CGMutablePath()
        for (from, to) in [(0, 2), (4, 7), (9, 10)] as [(CGFloat, CGFloat)] {
            expected.addLines(between: [CGPoint(x: from, y: 0), CGPoint(x: to, y: 0)])
        }
        #expect(near(dashed.length, 6))
        #expect(dashed == expected)
    }

    @Test func `dashes that meet at a closed path's start are one`() {
        let dashed = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
            .copy(dashingWithPhase: 2, lengths: [4, 4])
        var moves = 0
        dashed.forEachElement { if case .move = $0 { moves += 1 } }
        #expect(moves == 5)
        #expect(near(dashed.length, 20))
        let first = dashed.copy(using: nil)
        #expect(first?.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    }

    @Test func `a pattern without length breaks nothing`() {
        let path = lines((0, 0), (10, 0))
        #expect(path.copy(dashingWithPhase: 0, lengths: []) == path)
        #expect(path.copy(dashingWithPhase: 0, lengths: [0, 0]) == path)
    }
}

@Suite struct PathStrokingTests {
    private func stroke(_ path: CGPath, width: CGFloat, _ cap: CGLineCap = .butt, _ join: CGLineJoin = .miter) -> CGPath
    {
        path.copy(strokingWithWidth: width, lineCap: cap, lineJoin: join, miterLimit: 10)
    }

    private var corner: CGMutablePath {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 50, y: 0), CGPoint(x: 50, y: 50)])
        return path
    }

    @Test func `a line becomes a rectangle and caps lengthen it`() {
        let line = CGMutablePath()
        line.addLines(between: [CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10)])
        #expect(stroke(line, width: 4).boundingBox == CGRect(x: 10, y: 8, width: 20, height: 4))
        #expect(stroke(line, width: 4, .square).boundingBox == CGRect(x: 8, y: 8, width: 24, height: 4))
        let round = stroke(line, width: 4, .round)
        #expect(near(round.boundingBoxOfPath, CGRect(x: 8, y: 8, width: 24, height: 4), 1e-3))
        #expect(!round.contains(CGPoint(x: 31.8, y: 11.8)))
    }

    @Test func `joins differ at the outer corner`() {
        #expect(stroke(corner, width: 10, .butt, .miter).contains(CGPoint(x: 54.5, y: -4.5)))
        #expect(!stroke(corner, width: 10, .butt, .bevel).contains(CGPoint(x: 53, y: -3)))
        let round = stroke(corner, width: 10, .butt, .round)
        #expect(round.contains(CGPoint(x: 53, y: -3)))
        #expect(!round.contains(CGPoint(x: 54.5, y: -4.5)))
    }

    @Test func `a long miter is cut off`() {
        let spike = CGMutablePath()
        spike.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 5), CGPoint(x: 0, y: 10)])
        let limited = spike.copy(strokingWithWidth: 10, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
        let free = spike.copy(strokingWithWidth: 10, lineCap: .butt, lineJoin: .miter, miterLimit: 100)
        #expect(limited.boundingBox.maxX < 110)
        #expect(free.boundingBox.maxX > 190)
    }

    @Test func `a stroked circle is a ring`() {
        let ring = stroke(CGPath(ellipseIn: CGRect(x: -20, y: -20, width: 40, height: 40), transform: nil), width: 4)
        for degree in stride(from: 0, to: 360, by: 7) {
            let angle = CGFloat(degree) * .pi / 180
            func at(_ radius: CGFloat) -> CGPoint { CGPoint(x: radius * cos(angle), y: radius * sin(angle)) }
            #expect(ring.contains(at(20)) && ring.contains(at(18.05)) && ring.contains(at(21.95)))
            #expect(!ring.contains(at(17.95)) && !ring.contains(at(22.05)))
        }
    }

    @Test func `tight curves have no holes under the winding rule`() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addCurve(to: CGPoint(x: 10, y: 0), control1: CGPoint(x: 5, y: 20), control2: CGPoint(x: 5, y: -20))
        let outline = stroke(path, width: 12)
        let measure = PathMeasure(path)
        for step in 1..<40 {
            #expect(outline.contains(measure.point(at: measure.length * CGFloat(step) / 40)))
        }
    }

    @Test func `the outline covers what cairo strokes`() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 10, y: 10), CGPoint(x: 50, y: 14), CGPoint(x: 20, y: 50)])
        path.addCurve(to: CGPoint(x: 50, y: 50), control1: CGPoint(x: 20, y: 60), control2: CGPoint(x: 40, y: 30))
        for cap in [CGLineCap.butt, .round, .square] {
            for join in [CGLineJoin.miter, .round, .bevel] {
                let style = LineStyle(width: 7, cap: cap, join: join)
                let mine = path.stroked(style).filledCoverage(width: 64, height: 64)
                let cairos = path.strokedCoverage(style, width: 64, height: 64)
                // Both flatten curves and round to their own grids: edges may differ a little, never the inside.
                let differences = zip(rows(mine).joined(), rows(cairos).joined()).map { abs(Int($0) - Int($1)) }
                #expect(differences.max() ?? 0 <= 64)
                #expect(differences.reduce(0, +) < 64 * 64)
            }
        }
    }
}
