import Interlude
import InterludeTesting
import Testing
import UIKit

/// Where each piece of a picture is, by the numbers that it has at random, and when it has set off.
@MainActor
@Suite struct `Half way in pieces` {
    private typealias Piece = ScreenTransition.Piece

    private static let screen = CGSize(width: 375, height: 667)

    /// All pieces of a cut, in their order.
    private func pieces(_ cut: ScreenTransition.Cut) throws -> [Piece] {
        var found: [Piece] = []
        let probe = ScreenTransition(
            "probe", .linear(0.1),
            .lower(cut) { piece in
                if !found.contains(where: { ($0.column, $0.row, $0.half) == (piece.column, piece.row, piece.half) }) {
                    found.append(piece)
                }
                return [.opacity(0)]
            })
        try HeldPush(probe).letGo()
        return found
    }

    /// How much of its own way what sets off after a share of the time has gone in the middle.
    private func gone(_ start: CGFloat, spread: CGFloat, at time: CGFloat = 0.5) -> CGFloat {
        min(max((time - start * spread) / (1 - spread), 0), 1)
    }

    /// How far from the middle a piece lies, 1 for the corners.
    private func fromTheMiddle(_ piece: Piece) -> CGFloat { hypot(piece.x - 0.5, piece.y - 0.5) / hypot(0.5, 0.5) }

    /// Compares a picture's pieces in the middle with where they should be, in points, and how opaque they are.
    private func expect(
        _ transition: ScreenTransition, _ cut: ScreenTransition.Cut, within tolerance: CGFloat = 1,
        _ place: (Piece) -> (x: CGFloat, y: CGFloat, opacity: CGFloat),
        and check: (Piece, CALayer) -> Void = { _, _ in }
    ) throws {
        let all = try pieces(cut)
        let held = try HeldPush(transition)
        try #require(held.pieces.count == all.count)
        for (piece, layer) in zip(all, held.pieces) {
            let (x, y, opacity) = place(piece)
            #expect(isNear(layer.transform.m41, x, tolerance), "\(piece.column) \(piece.row)")
            #expect(isNear(layer.transform.m42, y, tolerance), "\(piece.column) \(piece.row)")
            #expect(abs(CGFloat(layer.opacity) - opacity) < 0.02, "\(piece.column) \(piece.row)")
            check(piece, layer)
        }
        try held.letGo()
    }

    @Test func `glass falls by the square of its time, what lies in the middle first`() throws {
        func amount(_ piece: Piece) -> CGFloat { pow(gone(fromTheMiddle(piece), spread: 0.35), 2) }
        // Between the steps of a bent way it goes straight.
        try expect(.shards, .triangles(columns: 4, rows: 7), within: 3) { piece in
            let amount = amount(piece)
            return (
                (piece.x - 0.5) * 0.8 * 375 * amount, (1.1 + 0.3 * piece.random()) * 667 * amount, 1
            )
        } and: { piece, layer in
            let place = layer.transform
            let turn = piece.random(-140...140, 1) * amount(piece)
            #expect(abs(hypot(place.m11, place.m12) - (1 - 0.2 * amount(piece))) < 0.02)
            #expect(abs(place.m11 - (1 - 0.2 * amount(piece)) * cos(.degrees(turn))) < 0.04)
        }
    }

    @Test func `fragments have gone so much of their ways, and are so near`() throws {
        func amount(_ piece: Piece) -> CGFloat { gone(piece.random(1003), spread: 0.4) }
        try expect(.fragments, .grid(columns: 5, rows: 9), within: 2) { piece in
            let amount = amount(piece)
            return (
                piece.random(-0.4...0.4) * 375 * amount, piece.random(-0.3...0.5, 1) * 667 * amount, 1 - amount
            )
        } and: { piece, layer in
            #expect(isNear(layer.transform.m43, piece.random(-0.4...0.9, 4) * 375 * amount(piece), 2))
        }
    }

    @Test func `dust is blown away from the right: there the new screen is seen first`() throws {
        func page(_ columns: ClosedRange<Int>, at time: CGFloat) throws -> Double {
            let held = try HeldPush(.disintegrate, at: time, scale: 1)
            let frame = held.stage.frame()
            let points = columns.flatMap { x in stride(from: 5, to: 660, by: 9).map { CGPoint(x: CGFloat(x), y: $0) } }
            let shown = points.count { held.shareOfPage(at: $0, in: frame) > 0.5 }
            try held.letGo()
            return Double(shown) / Double(points.count)
        }
        #expect(try page(10...30, at: 0.45) < 0.02)
        #expect(try page(340...370, at: 0.6) > 0.6)
    }

    @Test func `grains of three points change in no order, half of them in the middle`() throws {
        let held = try HeldPush(.dissolve, scale: 1)
        let frame = held.stage.frame()
        let points = (0..<120).flatMap { x in (0..<200).map { CGPoint(x: 1.5 + 3 * Double(x), y: 1.5 + 3 * Double($0)) }
        }
        let shown = points.count { held.shareOfPage(at: $0, in: frame) > 0.5 }
        #expect(abs(Double(shown) / Double(points.count) - 0.5) < 0.08)
        // Of two neighbors, not all are alike, nor is it a net.
        let changes = zip(points, points.dropFirst()).count { a, b in
            (held.shareOfPage(at: a, in: frame) > 0.5) != (held.shareOfPage(at: b, in: frame) > 0.5)
        }
        #expect((0.3...0.7).contains(Double(changes) / Double(points.count)))
        try held.letGo()
    }

    @Test func `tiles fly in, those of the middle first`() throws {
        try expect(.assemble, .grid(columns: 5, rows: 9)) { piece in
            let away = 1 - gone(fromTheMiddle(piece), spread: 0.4)
            return (
                piece.random(-0.6...0.6) * 375 * away, piece.random(-0.5...0.5, 1) * 667 * away, 1 - away
            )
        }
    }

    @Test func `behind the bar of light the new screen is seen, before it the old one`() throws {
        let held = try HeldPush(.copyMachine, scale: 1)
        let frame = held.stage.frame()
        for y in [20.0, 120] { #expect(held.shareOfPage(at: CGPoint(x: 300, y: y), in: frame) > 0.9) }
        for y in [550.0, 640] { #expect(held.shareOfPage(at: CGPoint(x: 300, y: y), in: frame) < 0.1) }
        // The bar's middle is bright and a little green, so that it is seen on white and on black.
        let light = frame.pixel(at: CGPoint(x: 300, y: 333))
        #expect(light >> 8 & 255 > 245 && light >> 16 & 255 < 245)
        try held.letGo()
    }

    // MARK: Whole screens

    @Test func `a ride into the screen makes the old one larger, and the new one comes from behind`() throws {
        let held = try HeldPush(.zoomBlur)
        let (gone, away) = (0.5 / 0.65 as CGFloat, 1 - 0.15 / 0.65 as CGFloat)
        #expect(abs(held.lower.transform.m11 - (1 + 1.2 * gone)) < 0.01)
        #expect(abs(held.upper.transform.m11 - (1 - 0.3 * away)) < 0.01)
        // Six tenths of the light are the screen's and its soft picture's, which lies over it and takes its own share first.
        let opacity = 0.6 * (1 - away) / (1 - 0.6 * away)
        #expect(abs(CGFloat(held.upper.opacity) - opacity) < 0.03)
        try held.letGo()
    }

    @Test func `a tube's picture becomes a line first, and then a point`() throws {
        let line = try HeldPush(.switchOff, at: 0.3)
        let flat = try #require(line.pieces.first).transform
        #expect(abs(flat.m22 - (1 - 0.995 * 0.3 / 0.45)) < 0.02 && abs(flat.m11 - 1) < 0.001)
        try line.letGo()
        let point = try HeldPush(.switchOff, at: 0.6)
        let narrow = try #require(point.pieces.first).transform
        #expect(abs(narrow.m22 - 0.005) < 0.001 && abs(narrow.m11 - (1 - 0.995 * 0.2 / 0.35)) < 0.02)
        try point.letGo()
    }

    @Test(arguments: [0.165, 0.675] as [CGFloat])
    func `light covers one screen after the other by a half`(_ share: CGFloat) throws {
        let held = try HeldPush(.flash, at: share)
        let lights = held.besides.filter { $0.backgroundColor == .white }.map {
            ($0.layer.presentation() ?? $0.layer).opacity
        }
        // The one over the old screen stays until the new one hides it.
        #expect(lights.count == 2 && lights.contains { abs($0 - 0.5) < 0.02 })
        #expect(held.upper.opacity == (share < 0.34 ? 0 : 1))
        try held.letGo()
    }

    /// A square of 150 points at (40, 200), of which the screen is 0.4 times as wide.
    @Test func `the zoom of the system comes out of a view's place as a container does`() throws {
        let held = try HeldPush(
            { list in
                let source = UIView(frame: CGRect(x: 40, y: 200, width: 150, height: 150))
                list.view.addSubview(source)
                return .springZoom(from: source)
            }, at: 0.5)
        #expect(isNear(held.upper.transform.m11, 0.7, 0.005))
        #expect(isNear(held.upper.transform.m41, (115 - 187.5) / 2))
        let mask = try #require(held.page.view.mask?.layer.presentation())
        #expect(isNear(mask.frame.width, 375) && isNear(mask.frame.height, 667 - (667 - 375) / 2))
        try held.letGo()
    }
}
