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

    @Test func `a shutter's jaws have left half of the height`() throws {
        let held = try HeldPush(.shutter, scale: 1)
        let half = 333.5 * 0.5 * 1.04 as CGFloat
        for side in [-1, 1] as [CGFloat] {
            #expect(held.showsPage(20, middle.y + side * (half - 3)))
            #expect(!held.showsPage(20, middle.y + side * (half + 3)))
        }
        try held.letGo()
    }

    @Test func `a bubble has half of the way to the farthest corner`() throws {
        let held = try HeldPush(.bubble, scale: 1)
        let centre = 1.05 * 667 as CGFloat
        let top = centre - (30 + hypot(187.5, centre)) / 2
        #expect(held.showsPage(middle.x, top + 3) && !held.showsPage(middle.x, top - 3))
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
