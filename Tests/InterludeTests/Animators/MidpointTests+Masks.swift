import Interlude
import InterludeTesting
import Testing
import UIKit

/// Where the new screen is seen, told by the colours of the frame: the old one is teal, the new one indigo.
@MainActor
@Suite struct `Half way through a mask` {
    private let middle = CGPoint(x: 187.5, y: 333.5)

    @Test(arguments: [0.125, 0.25, 0.375, 0.5, 0.75] as [CGFloat])
    func `the hand of a clock has passed so much of its way`(_ share: CGFloat) throws {
        let held = try HeldPush(.clockWipe, at: share, scale: 0.5)
        for degrees in stride(from: 5 as CGFloat, to: 360, by: 10) where abs(degrees - 360 * share) > 4 {
            // From the top, clockwise.
            let (x, y) = (middle.x + 130 * sin(.degrees(degrees)), middle.y - 130 * cos(.degrees(degrees)))
            guard !isInSquare(x, y) else { continue }
            #expect(held.showsPage(x, y) == (degrees < 360 * share), "\(degrees)")
        }
        try held.letGo()
    }

    /// The screens' square has a colour of its own.
    private func isInSquare(_ x: CGFloat, _ y: CGFloat) -> Bool {
        CGRect(x: 36, y: 196, width: 88, height: 88).contains(CGPoint(x: x, y: y))
    }

    @Test(arguments: [0.25, 0.5, 0.75] as [CGFloat])
    func `each slat of a blind is open by so much of its height`(_ share: CGFloat) throws {
        let held = try HeldPush(.blinds, at: share, scale: 1)
        for slat in 0..<12 {
            let top = 667 * CGFloat(slat) / 12
            for part in [0.125, 0.375, 0.625, 0.875] as [CGFloat] {
                #expect(held.showsPage(300, top + part * 667 / 12) == (part < share), "\(slat) \(part)")
            }
        }
        try held.letGo()
    }

    @Test(arguments: [0.25, 0.5, 0.75] as [CGFloat])
    func `each upright slat is open by so much of its width`(_ share: CGFloat) throws {
        let held = try HeldPush(.curtains, at: share, scale: 1)
        for slat in 0..<8 {
            let left = 375 * CGFloat(slat) / 8
            for part in [0.125, 0.375, 0.625, 0.875] as [CGFloat] {
                #expect(held.showsPage(left + part * 375 / 8, 500) == (part < share), "\(slat) \(part)")
            }
        }
        try held.letGo()
    }

    /// Half open, on a screen that is enlarged by half of 15 per cent.
    @Test func `a window is half as wide and half as high`() throws {
        let held = try HeldPush(.box, scale: 1)
        let (x, y) = (187.5 * 0.5 * 1.075 as CGFloat, 333.5 * 0.5 * 1.075 as CGFloat)
        for side in [-1, 1] as [CGFloat] {
            #expect(held.showsPage(middle.x + side * (x - 3), middle.y))
            #expect(!held.showsPage(middle.x + side * (x + 3), middle.y))
            #expect(held.showsPage(middle.x, middle.y + side * (y - 3)))
            #expect(!held.showsPage(middle.x, middle.y + side * (y + 3)))
        }
        // Its corners are round: 15 points, half of the way from the screen's.
        #expect(!held.showsPage(middle.x + x - 2, middle.y + y - 2))
        try held.letGo()
    }

    /// In the middle of the run it is closed; a quarter before and behind it the hexagon's sides are half as far from the middle as the
    /// corners of the screen.
    @Test(arguments: [0.25, 0.75] as [CGFloat]) func `a shutter's six blades are half closed`(_ share: CGFloat) throws {
        let held = try HeldPush(.shutter, at: share, scale: 1)
        let side: CGFloat = hypot(375, 667) / 2 * 0.5 * 1.03
        for index in 0..<6 {
            let angle = CGFloat(index) * .pi / 3 - 0.45
            func isBlade(_ radius: CGFloat) -> Bool {
                let point = CGPoint(x: middle.x + radius * cos(angle), y: middle.y + radius * sin(angle))
                guard held.stage.bounds.contains(point) else { return radius > side }
                let pixel = held.stage.frame().pixel(at: point)
                let parts = [16, 8, 0].map { Int(pixel >> $0 & 255) }
                return (parts.max() ?? 0) - (parts.min() ?? 0) < 3
            }
            #expect(!isBlade(side - 4) && isBlade(side + 4), "\(index)")
        }
        #expect(held.showsPage(middle.x, middle.y) == (share > 0.5))
        try held.letGo()
    }

    /// A quarter of the time before it is open, a bubble has risen fifteen sixteenths of the way to the middle.
    @Test func `a bubble is round, rises to the middle and grows`() throws {
        let held = try HeldPush(.bubble, at: 0.5, scale: 1)
        // The center begins at 1.05 of the height.
        let start: CGFloat = 1.05 * 667
        let center = CGPoint(x: middle.x, y: start + (middle.y - start) * 0.75)
        let farthest: CGFloat = hypot(375, 667) / 2 * 1.02
        let grown: CGFloat = 0.5 * (0.35 + 0.65 * 0.5)
        let radius: CGFloat = 30 + (farthest - 30) * grown
        let turn: CGFloat = 0.5 * 3.5 * .pi
        let wobble: CGFloat = 0.16 * sin(turn) * 0.5
        let (wide, high) = (radius * (1 + wobble), radius * (1 - wobble))
        #expect(held.showsPage(center.x - wide + 3, center.y) && !held.showsPage(center.x - wide - 3, center.y))
        #expect(held.showsPage(center.x, center.y - high + 3) && !held.showsPage(center.x, center.y - high - 3))
        try held.letGo()
    }

    /// The star is so large that its core of 0.19 reaches the corners, and half of that in the middle; its notches are at 0.2.
    @Test func `a star's notches are where half of its size puts them`() throws {
        let held = try HeldPush(.star, scale: 1)
        let notch = hypot(375, 667) / 2 / 0.19 / 2 * 0.2 as CGFloat
        // One points straight down, the tip across straight up.
        #expect(held.showsPage(middle.x, middle.y + notch - 3) && !held.showsPage(middle.x, middle.y + notch + 3))
        #expect(held.showsPage(middle.x, 5))
        try held.letGo()
    }

    /// The rim is 35 per cent of the width, and goes its own width farther than the screen is wide.
    @Test func `a soft edge is half transparent in its middle`() throws {
        let held = try HeldPush(.softWipe, scale: 1)
        let rim = 0.35 * 375 as CGFloat
        let end = (375 + rim) / 2
        #expect(held.shareOfPage(at: CGPoint(x: end + 5, y: 500)) > 0.98)
        #expect(held.shareOfPage(at: CGPoint(x: end - rim - 5, y: 500)) < 0.02)
        #expect(abs(held.shareOfPage(at: CGPoint(x: end - rim / 2, y: 500)) - 0.5) < 0.06)
        try held.letGo()
    }

    @Test func `a broad edge goes along with the screen that it shows`() throws {
        let held = try HeldPush(.swipe, scale: 1)
        let rim = 0.6 * 375 as CGFloat
        // The screen still is 6 per cent of the width away.
        let end = (375 + rim) / 2 + 0.06 * 375
        #expect(held.shareOfPage(at: CGPoint(x: end + 8, y: 500)) > 0.98)
        #expect(held.shareOfPage(at: CGPoint(x: end - rim - 8, y: 500)) < 0.02)
        #expect(abs(held.shareOfPage(at: CGPoint(x: end - rim / 2, y: 500)) - 0.5) < 0.08)
        try held.letGo()
    }

    @Test func `the rest of a row of tiles is as large as their part of the way says`() throws {
        let held = try HeldPush(
            ScreenTransition("tiles", .linear(0.4), .upper(.mask(.tiles(columns: 3, rows: 4)))), scale: 1)
        for (column, row) in [(0, 0), (1, 2), (2, 3)] {
            let (x, y) = (375 / 6 * CGFloat(2 * column + 1), 667 / 8 * CGFloat(2 * row + 1))
            #expect(held.showsPage(x + 125 / 4 - 3, y) && !held.showsPage(x + 125 / 4 + 3, y))
            #expect(held.showsPage(x, y - 667 / 16 + 3) && !held.showsPage(x, y - 667 / 16 - 3))
        }
        try held.letGo()
    }
}
