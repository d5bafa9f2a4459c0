import Interlude
import InterludeTesting
import Testing
import UIKit

/// Where screens and pieces are that move in their plane.
@MainActor
@Suite struct `Half way on the move` {
    @Test func `a page that is taken off turns about the corner that it leaves with`() throws {
        let held = try HeldPush(.pageOut)
        let picture = try #require(held.pieces.first)
        let pivot = corner(picture, CGPoint(x: 0, y: 1))
        #expect(isNear(pivot.x, -0.6 * 375) && isNear(pivot.y, 667))
        #expect(abs(picture.transform.m11 - cos(.degrees(4))) < 0.001 && picture.transform.m12 < 0)
        #expect(isNear(held.upper.frame.width, 375) && isNear(held.upper.frame.minX, 0.075 * 375))
        try held.letGo()
    }

    /// Half of the straight way, and beside it a fifth of the way's length: at right angles, on the left as one goes there.
    @Test func `what is tossed lies beside the straight line, turned by half`() throws {
        let held = try HeldPush(.toss)
        let (x, y) = (0.6 * 375, 1.1 * 667) as (CGFloat, CGFloat)
        #expect(isNear(held.upper.transform.m41, x / 2 - 0.2 * y, 1))
        #expect(isNear(held.upper.transform.m42, y / 2 + 0.2 * x, 1))
        #expect(abs(held.upper.transform.m11 - cos(.degrees(20))) < 0.01)
        try held.letGo()
    }

    @Test func `what floats up is half way up, in size and in sight`() throws {
        let held = try HeldPush(.float)
        #expect(isNear(held.upper.frame.midY, 333.5 + 0.125 * 667) && isNear(held.upper.frame.width, 375 * 0.95))
        #expect(held.upper.opacity == 1)
        try held.letGo()
    }

    /// A free fall, and bounces with half of the speed of the one before: the fall takes one part of 2 ⅞, the bounces one, a half, a
    /// quarter and an eighth, and the last one is a 256th as high.
    @Test(
        arguments: [(0.5, 0.75), (1, 0), (1.5, 0.25), (2, 0), (2.25, 0.0625), (2.8125, 1 / 256), (2.875, 0)]
            as [(CGFloat, CGFloat)])
    func `what drops down falls as bodies fall, and bounces to rest`(_ part: CGFloat, _ height: CGFloat) throws {
        let held = try HeldPush(.dropDown, at: part / 2.875)
        // Between its steps a fall goes straight.
        #expect(isNear(held.upper.frame.minY, -height * 667, part < 1 ? 3 : 0.5))
        try held.letGo()
    }

    @Test func `a picture comes off its nail first, and falls then`() throws {
        let swinging = try HeldPush(.dropOut, at: 0.25)
        let picture = try #require(swinging.pieces.first)
        // After a third of its time a pendulum of two and a half periods that dies away: 1 - e^(-4.6 t) (1 - t) cos(4.7 π t).
        let decay: CGFloat = exp(-4.6 / 3) * (2 / 3)
        let phase: CGFloat = 4.7 * .pi / 3
        let swing: CGFloat = 1 - decay * cos(phase)
        #expect(abs(atan2(picture.transform.m12, picture.transform.m11) - .degrees(16 * swing)) < 0.005)
        let nail = corner(picture, .zero)
        #expect(isNear(nail.x, 0) && isNear(nail.y, 0))
        try swinging.letGo()
        let falling = try HeldPush(.dropOut, at: 0.775)
        let gone = corner(try #require(falling.pieces.first), .zero)
        // Half of its time: a quarter of its way.
        #expect(isNear(gone.x, 0, 1) && isNear(gone.y, 1.3 * 667 / 4, 4))
        try falling.letGo()
    }

    @Test func `one grows past the viewer before the other comes up`() throws {
        let going = try HeldPush(.backAndForth, at: 0.35)
        #expect(isNear(going.lower.frame.width, 375 * 1.2) && abs(going.lower.opacity - 0.5) < 0.01)
        try going.letGo()
        let coming = try HeldPush(.backAndForth, at: 0.6)
        #expect(isNear(coming.upper.frame.width, 375 * 0.8) && abs(coming.upper.opacity - 0.5) < 0.01)
        try coming.letGo()
    }

    @Test func `a menu's page moves aside, and the menu along by less`() throws {
        let held = try HeldPush(.sideMenu)
        #expect(isNear(try #require(held.pieces.first).frame.minX, 187.5) && isNear(held.upper.frame.minX, -56.25))
        try held.letGo()
    }

    /// After half of the time the screen has come nine tenths of its way, its other edge is straight, and the middle of this one is ahead.
    @Test func `an edge is bent like a bow, and the other edge is straight`() throws {
        let held = try HeldPush(.elasticEdge)
        try #require(held.pieces.count == 40)
        let time = 0.5 / 0.55 as CGFloat
        let left = 1 - time * time * (3 - 2 * time)
        for (index, row) in held.pieces.enumerated() {
            let top = (667 * CGFloat(index) / 40).rounded()
            let height: CGFloat = pow(sin(top / 667 * .pi), 2)
            let drawn: CGFloat = sin(time * .pi / 2) * sin(time * .pi)
            let bow: CGFloat = -0.2 * drawn * height
            #expect(isNear(corner(row, .zero).x, 375 * (left + bow), 3) && isNear(corner(row, .zero).y, top, 2.2))
            #expect(isNear(corner(row, CGPoint(x: 1, y: 0)).x, 375 * (1 + left), 3))
        }
        try held.letGo()
    }

    @Test func `an edge swings past the straight line and back`() throws {
        for (time, sign) in [(0.6, 1), (0.78, -1)] as [(CGFloat, CGFloat)] {
            let held = try HeldPush(.elasticEdge, at: time)
            let middle = try #require(held.pieces.dropFirst(20).first)
            let drawn = corner(middle, .zero).x
            #expect(drawn * sign > 4, "\(time): \(drawn)")
            try held.letGo()
        }
    }

    /// The end at the bottom is a fortieth as wide as the screen, the mouth as wide as it: an S in between.
    @Test func `the spirit's funnel is an S that narrows towards the bottle`() throws {
        let held = try HeldPush(.genie)
        try #require(held.pieces.count == 30)
        for (index, row) in held.pieces.enumerated() {
            let top = (667 * CGFloat(index) / 30).rounded()
            let slid: CGFloat = pow(0.2 / 0.7, 1.4) * 0.985
            let y = top + (667 - top) * slid
            let near = min(max((y / 667 - 0.12) / 0.68, 0), 1)
            let inner: CGFloat = near * (6 * near - 15) + 10
            let bend: CGFloat = near * near * near * inner
            let (left, right) = (corner(row, .zero), corner(row, CGPoint(x: 1, y: 0)))
            #expect(isNear(left.y, y, 2.4) && isNear((left.x + right.x) / 2, 187.5, 1))
            #expect(isNear(right.x - left.x, 375 * (1 - 0.97 * bend), 5), "\(index)")
        }
        try held.letGo()
    }

    @Test func `rings leave the screen's edge where it is`() throws {
        let held = try HeldPush(.ripple)
        let pieces = held.pieces.suffix(162)
        for piece in pieces {
            let home = piece.position
            for unit in [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 1)] {
                let there = CGPoint(
                    x: home.x + (unit.x - 0.5) * piece.bounds.width, y: home.y + (unit.y - 0.5) * piece.bounds.height)
                guard there.x < 1 || there.y < 1 || there.x > 374 || there.y > 666 else { continue }
                #expect(isNear(corner(piece, unit).x, there.x, 2.1) && isNear(corner(piece, unit).y, there.y, 2.1))
            }
        }
        try held.letGo()
    }

    /// What fades as one: the new screen is as strong all over, wherever two pieces of the old one overlap.
    @Test(arguments: [("ripple", 0.5), ("wave", 0.6)]) func `what is bent fades as one`(
        _ name: String, _ share: Double
    ) throws {
        let (transition, at) =
            name == "ripple" ? (ScreenTransition.ripple, 0.3 + 0.65 * share) : (.wave, 0.4 + 0.6 * share)
        let held = try HeldPush(transition, at: at, scale: 0.5)
        let frame = held.stage.frame()
        for x in stride(from: 6 as CGFloat, to: 375, by: 12) {
            // Not where the squares are, and where a wave leaves the edges.
            for y in stride(from: 120 as CGFloat, to: 550, by: 12) where x > 160 || y > 400 {
                let seen = held.shareOfPage(at: CGPoint(x: x, y: y), in: frame)
                #expect(abs(seen - linear(share, held)) < 0.03, "\(x) \(y)")
            }
        }
        try held.letGo()
    }

    /// What the mix of two colours looks like to `shareOfPage`, which knows only hues.
    private func linear(_ share: Double, _ held: HeldPush) -> Double {
        let (old, new) = (light(held.list), light(held.page))
        return share * new / (share * new + (1 - share) * old)
    }

    private func light(_ screen: Screen) -> Double {
        let color = (screen.view.backgroundColor ?? .black).resolvedColor(with: screen.traitCollection)
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return Double(red + green + blue)
    }

    // MARK: Pieces

    /// How far a piece's middle is from home.
    private func way(_ piece: CALayer) -> CGPoint { CGPoint(x: piece.transform.m41, y: piece.transform.m42) }

    /// The lowest set off when half of the time has passed, and take the other half.
    @Test func `bricks are drawn out, every other row to the other side`() throws {
        let held = try HeldPush(.bricks)
        for piece in held.pieces {
            let row = Int(piece.position.y / (667 / 14))
            let gone = 1 - piece.position.y / 667
            #expect(isNear(way(piece).x, (row % 2 == 0 ? -1 : 1) * 375 * gone, 1) && isNear(way(piece).y, 0))
        }
        try held.letGo()
    }

    @Test func `bricks fall, the lowest first, by the square of their time`() throws {
        let held = try HeldPush(.fallingBricks)
        for piece in held.pieces {
            let time = min(max((0.5 - 0.55 * (1 - piece.position.y / 667)) / 0.45, 0), 1)
            #expect(isNear(way(piece).y, 1.15 * 667 * time * time, 3))
        }
        try held.letGo()
    }

    @Test func `strips leave in turns, one after the other`() throws {
        let upright = try HeldPush(.verticalStrips)
        try #require(upright.pieces.count == 9)
        for (column, piece) in upright.pieces.enumerated() {
            let gone = min(max((0.5 - 0.3 * piece.position.x / 375) / 0.7, 0), 1)
            #expect(isNear(way(piece).y, (column % 2 == 0 ? -667 : 667) * gone, 1))
        }
        try upright.letGo()
        let flat = try HeldPush(.horizontalStrips)
        try #require(flat.pieces.count == 13)
        for (row, piece) in flat.pieces.enumerated() {
            let gone = min(max((0.5 - 0.3 * piece.position.y / 667) / 0.7, 0), 1)
            #expect(isNear(way(piece).x, (row % 2 == 0 ? -375 : 375) * gone, 1))
        }
        try flat.letGo()
    }

    @Test func `the squares of one colour are half as large while the others wait`() throws {
        let held = try HeldPush(.checkerboard, at: 0.25)
        try #require(held.pieces.count == 72)
        for (index, piece) in held.pieces.enumerated() {
            let isFirst = (index % 6 + index / 6) % 2 == 0
            #expect(abs(piece.transform.m11 - (isFirst ? 0.5005 : 1)) < 0.01)
        }
        try held.letGo()
    }

    @Test func `a guillotine's blades fall towards each other`() throws {
        let held = try HeldPush(.guillotine, at: 0.5 / 2.875)
        let blades = held.pieces.suffix(2).map(way)
        // A quarter of the way, as what has fallen for half of its time.
        #expect(isNear(blades[0].y, -0.375 * 667, 2) && isNear(blades[1].y, 0.375 * 667, 2))
        try held.letGo()
    }

    @Test(arguments: [true, false]) func `slats and tiles turn one after the other`(_ isLevel: Bool) throws {
        // In the middle of what the old screen's pieces have: 0.8 and 0.76 of the time.
        let held = try HeldPush(isLevel ? .slats : .mosaic, at: isLevel ? 0.4 : 0.38)
        for piece in held.pieces.suffix(isLevel ? 10 : 45) {
            let (x, y) = (piece.position.x / 375, piece.position.y / 667)
            let gone = isLevel ? (0.5 - 0.6 * y) / 0.4 : (0.5 - 0.7 * (x + y) / 2) / 0.3
            let expected = cos(.degrees(90 * min(max(gone, 0), 1)))
            #expect(abs((isLevel ? piece.transform.m22 : piece.transform.m11) - expected) < 0.04)
        }
        try held.letGo()
    }

    /// Outwards from the middle, but for a seventh of the screen that is left to chance; and all of it is still seen.
    @Test func `what explodes has gone a part of its way outwards, and is seen`() throws {
        let held = try HeldPush(.explode)
        try #require(held.pieces.count == 60)
        for piece in held.pieces {
            let (x, y) = (piece.position.x / 375 - 0.5, piece.position.y / 667 - 0.5)
            let start = hypot(x, y) / hypot(0.5, 0.5) * 0.15
            let gone = (0.5 - start) / 0.85
            let share = gone * gone * (1.4 - 0.4 * gone)
            #expect(isNear(way(piece).x, 1.9 * x * 375 * share, 0.15 * 375 * share + 2))
            #expect(isNear(way(piece).y, 1.7 * y * 667 * share, 0.15 * 667 * share + 2))
            #expect(piece.opacity > 0.99)
        }
        try held.letGo()
    }

    // MARK: Of platforms

    @Test func `an axis is shared by fifteen points half way, and the old screen is gone`() throws {
        for (axis, isLevel) in [(ScreenTransition.Modifier.Axis.x, true), (.y, false)] {
            let held = try HeldPush(.sharedAxis(axis))
            let (upper, lower) = (held.upper.frame.origin, held.lower.frame.origin)
            #expect(isNear(isLevel ? upper.x : upper.y, 15) && isNear(isLevel ? lower.x : lower.y, -15))
            #expect(held.lower.opacity < 0.01 && abs(held.upper.opacity - Float(0.2 / 0.7)) < 0.01)
            try held.letGo()
        }
        let held = try HeldPush(.sharedAxis(.z))
        #expect(isNear(held.upper.frame.width, 375 * 0.9) && isNear(held.lower.frame.width, 375 * 1.05))
        try held.letGo()
    }

    @Test func `what fades through grows from 92 per cent after three tenths of the time`() throws {
        let held = try HeldPush(.fadeThrough, at: 0.65)
        #expect(isNear(held.upper.frame.width, 375 * 0.96) && abs(held.upper.opacity - 0.5) < 0.01)
        #expect(held.lower.opacity < 0.01)
        try held.letGo()
    }

    @Test func `a screen becomes a card before it goes, seen from its end`() throws {
        // The card, which is the first part, has its way made smaller too. A third of the way from the right is left.
        let coming = try HeldPush(.predictiveBack, at: 0.175)
        let left = 0.3 * 375 * (1 - 0.175 / 0.6) as CGFloat
        #expect(
            isNear(coming.upper.frame.midX, 187.5 + 0.9 * left) && isNear(coming.upper.frame.width, 375 * 0.9))
        #expect(abs(coming.upper.opacity - 0.5) < 0.01 && isNear(coming.lower.frame.width, 375))
        try coming.letGo()
        let growing = try HeldPush(.predictiveBack, at: 0.675)
        #expect(isNear(growing.upper.frame.width, 375 * 0.95) && isNear(growing.upper.cornerRadius, 14))
        #expect(isNear(growing.lower.frame.midX, 187.5) && isNear(growing.lower.frame.width, 375))
        try growing.letGo()
    }

    @Test func `a short rise and a window are half way in place, size and sight`() throws {
        let rise = try HeldPush(.rise)
        #expect(isNear(rise.upper.frame.minY, 0.04 * 667) && rise.upper.opacity == 1)
        try rise.letGo()
        let window = try HeldPush(.window)
        #expect(isNear(window.upper.frame.width, 375 * 0.9) && isNear(window.upper.cornerRadius, 10))
        try window.letGo()
    }

    @Test(arguments: [true, false]) func `a picture that travels is half way in place and size`(_ isMagic: Bool) throws
    {
        let start = UIView(frame: CGRect(x: 100, y: 400, width: 200, height: 120))
        start.backgroundColor = .red
        let held = try HeldPush(
            { list in
                list.view.addSubview(start)
                let end: @MainActor @Sendable () -> UIView? = {
                    (list.navigationController?.topViewController as? Screen)?.square
                }
                return isMagic ? .magicMove(from: { start }, to: end) : .move(from: start, to: end)
            }, at: 0.5)
        // On the page is a square of 80 points at (40, 200).
        let picture = try #require(held.besides.last).layer
        let shown = (picture.presentation() ?? picture).frame
        #expect(isNear(shown.midX, (200 + 80) / 2) && isNear(shown.midY, (460 + 240) / 2))
        #expect(isNear(shown.width, 140) && isNear(shown.height, 100))
        try held.letGo()
    }
}
