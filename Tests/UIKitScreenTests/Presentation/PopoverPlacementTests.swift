import Testing
import UIKit

/// Where popovers stand: a pure function of their surroundings.
@MainActor
@Suite
struct PopoverPlacementTests {
    let area = CGRect(x: 10, y: 34, width: 800, height: 1116)

    private func situation(_ source: CGRect, _ size: CGSize = CGSize(width: 320, height: 200)) -> PopoverSituation {
        PopoverSituation(source: source, area: area, contentSize: size)
    }

    @Test func `with room below it stands there and points up`() {
        let place = situation(CGRect(x: 400, y: 100, width: 40, height: 40)).place()
        #expect(place.direction == .up && place.arrowOffset == 0)
        #expect(place.frame == CGRect(x: 260, y: 140, width: 320, height: 213))
    }

    @Test func `without room below it stands above and points down`() {
        let place = situation(CGRect(x: 400, y: 1000, width: 40, height: 40)).place()
        #expect(place.direction == .down)
        #expect(place.frame == CGRect(x: 260, y: 787, width: 320, height: 213))
    }

    @Test func `without room above and below it stands on the right, or else on the left`() {
        let right = situation(CGRect(x: 100, y: 84, width: 40, height: 1016)).place()
        #expect(right.direction == .left && right.frame.minX == 140)
        let left = situation(CGRect(x: 600, y: 84, width: 40, height: 1016)).place()
        #expect(left.direction == .right && left.frame.maxX == 600)
        // With room on all sides the one below is the first.
        #expect(situation(CGRect(x: 400, y: 500, width: 40, height: 40)).place().direction == .up)
    }

    @Test func `a permitted direction is kept to`() {
        var wish = situation(CGRect(x: 300, y: 500, width: 40, height: 40))
        wish.permitted = .left
        let place = wish.place()
        #expect(place.direction == .left)
        #expect(place.frame == CGRect(x: 340, y: 420, width: 333, height: 200))
    }

    @Test func `at the edge it stays in the area and the arrow follows its source`() {
        let place = situation(CGRect(x: 700, y: 100, width: 40, height: 40)).place()
        #expect(place.frame.maxX == area.maxX)
        #expect(place.arrowOffset == CGFloat(720) - place.frame.midX)
    }

    @Test func `the arrow never reaches the rounded corner`() {
        let place = situation(CGRect(x: 800, y: 100, width: 20, height: 20)).place()
        let reach: CGFloat = 320 / 2 - PopoverMetrics.arrowBase / 2 - PopoverMetrics.cornerRadius
        #expect(place.arrowOffset == reach)
    }

    @Test func `without room anywhere it shrinks to the side with the most`() {
        let place = situation(CGRect(x: 10, y: 600, width: 800, height: 40), CGSize(width: 320, height: 2000)).place()
        #expect(place.direction == .down)
        #expect(place.frame.minY == area.minY && place.frame.maxY == 600)
    }

    @Test func `it may cover its source instead`() {
        var wish = situation(CGRect(x: 10, y: 600, width: 800, height: 40), CGSize(width: 320, height: 1000))
        wish.canOverlap = true
        #expect(wish.place().frame.height == 1013)
    }

    @Test func `with no direction permitted it stands over its source, without an arrow`() {
        var wish = situation(CGRect(x: 400, y: 500, width: 40, height: 40))
        wish.permitted = []
        let place = wish.place()
        #expect(place.direction == [])
        #expect(place.frame == CGRect(x: 260, y: 420, width: 320, height: 200))
    }
}
