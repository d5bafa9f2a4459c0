import Interlude
import InterludeTesting
import Testing
import UIKit

/// Matched views as a part among others: what flies goes from place to place, whatever else moves.
@MainActor
@Suite struct `Matched views among other parts` {
    private let start = CGRect(x: 20, y: 300, width: 80, height: 80)
    private let end = CGRect(x: 0, y: 100, width: 375, height: 250)

    /// A push that is held, with a pink picture on both screens, and on the page a line below it.
    private func hold(at share: CGFloat = 0.5, scale: CGFloat = 0.25, _ transition: ScreenTransition) throws -> HeldPush
    {
        try HeldPush(
            { list in
                add(start, "photo", to: list.view)
                return ScreenTransition("held") { direction in
                    if let page = (list.navigationController?.topViewController as? Screen)?.view,
                        !page.subviews.contains(where: { $0.accessibilityIdentifier == "photo" })
                    {
                        add(end, "photo", to: page)
                        add(CGRect(x: 20, y: 500, width: 300, height: 40), "line", to: page)
                    }
                    return transition.animator(for: direction)
                }
            }, at: share, scale: scale)
    }

    private func add(_ frame: CGRect, _ identifier: String, to view: UIView) {
        let part = UIImageView(frame: frame)
        part.backgroundColor = .systemPink
        part.accessibilityIdentifier = identifier
        view.addSubview(part)
    }

    /// The frame that flies, half way: in the middle of both ends.
    private func expectHalfWay(_ held: HeldPush, _ view: UIView?) throws {
        let layer = try #require(view).layer
        let shown = (layer.presentation() ?? layer).frame
        #expect(isNear(shown.midX, (start.midX + end.midX) / 2) && isNear(shown.midY, (start.midY + end.midY) / 2))
        #expect(
            isNear(shown.width, (start.width + end.width) / 2) && isNear(shown.height, (start.height + end.height) / 2))
    }

    private func isPink(_ held: HeldPush, _ x: CGFloat, _ y: CGFloat) -> Bool {
        let pixel = held.stage.frame().pixel(at: CGPoint(x: x, y: y))
        return (pixel >> 16) & 255 > 220 && (pixel >> 8) & 255 < 120
    }

    @Test func `screens move as their parts say while a view flies`() throws {
        let held = try hold(
            ScreenTransition(
                "card", .linear(0.4), background: .black, .matched("photo"), .upper(.offset(y: 40), .opacity(0)),
                .lower(.scale(0.9), .cornerRadius(12), .dim(0.3))))
        #expect(isNear(held.upper.transform.m42, 20) && abs(held.upper.opacity - 0.5) < 0.01)
        #expect(isNear(held.lower.frame.width, 375 * 0.95) && isNear(held.lower.cornerRadius, 6))
        try expectHalfWay(held, held.besides.last)
        try held.letGo()
    }

    @Test func `pieces of a screen do not show what flies`() throws {
        let held = try hold(
            scale: 1, ScreenTransition("pieces", .linear(0.4), .matched("photo"), .lower(.columns(2)) { _ in [] }))
        try expectHalfWay(held, held.besides.last)
        // Within the view's home on the list, and outside of where it flies.
        #expect(!isPink(held, 60, 374) && !held.showsPage(60, 374))
        #expect(isPink(held, (start.midX + end.midX) / 2, (start.midY + end.midY) / 2))
        try held.letGo()
    }

    @Test func `where screens turn in space it flies in front of them, and as large`() throws {
        let held = try hold(
            scale: 1,
            ScreenTransition(
                "cube", .linear(0.4), background: .black, .matched("photo"),
                .upper(.rotation(90, .y), .pivot(depth: 0.5)), .lower(.rotation(-90, .y), .pivot(depth: 0.5))))
        let middle = CGPoint(x: (start.midX + end.midX) / 2, y: (start.midY + end.midY) / 2)
        let half = CGSize(width: (start.width + end.width) / 4, height: (start.height + end.height) / 4)
        for (x, y) in [(-1, 0), (1, 0), (0, -1), (0, 1)] as [(CGFloat, CGFloat)] {
            #expect(isPink(held, middle.x + x * (half.width - 3), middle.y + y * (half.height - 3)))
            #expect(!isPink(held, middle.x + x * (half.width + 3), middle.y + y * (half.height + 3)))
        }
        try held.letGo()
    }

    @Test func `it has a part of the time and a pace of its own`() throws {
        let late = ScreenTransition("late", .linear(0.4), .matched("photo").during(0.5...1), .upper(.opacity(0)))
        let waiting = try hold(at: 0.4, late)
        #expect(waiting.besides.last.map { ($0.layer.presentation() ?? $0.layer).frame } == start)
        try waiting.letGo()
        let flying = try hold(at: 0.75, late)
        try expectHalfWay(flying, flying.besides.last)
        try flying.letGo()
        // A half of the time is a quarter of the way for what sets off slowly.
        let slow = try hold(
            ScreenTransition("slow", .linear(0.4), .matched("photo").curve(.easeIn), .upper(.opacity(0))))
        let shown = try #require(slow.besides.last?.layer.presentation()).frame
        #expect(isNear(shown.midY, start.midY + (end.midY - start.midY) / 4))
        try slow.letGo()
    }

    @Test func `the other views move by a part of their own, or not at all`() throws {
        let held = try hold(
            ScreenTransition(
                "others", .linear(0.4), .matched("photo"), .upper(.opacity(0)).during(0...0.1),
                .upper(others: .atOnce, .offset(x: .screen(0.4)))))
        let line = try #require(held.page.view.subviews.last?.layer.presentation())
        #expect(isNear(line.transform.m41, 0.2 * 375))
        // The list's square has no part, and stays.
        #expect(held.list.square.layer.presentation()?.transform.m41 ?? 0 == 0)
        try held.letGo()
    }

    @Test func `the ready-made one is what its parts say`() throws {
        let ready = try hold(.matched(["photo"], .linear(0.4)))
        let parts = try hold(
            ScreenTransition(
                "parts", .linear(0.4), .matched("photo"), .upper(.opacity(0)).during(0.1...0.8),
                .upper(others: .across(from: .top, spread: 0.4), .offset(y: 30), .opacity(0)).during(0.2...1),
                .lower(others: .across(from: .top, spread: 0.4), .offset(y: 30), .opacity(0)).during(0...0.7)))
        #expect(ready.stage.frame() == parts.stage.frame())
        try ready.letGo()
        try parts.letGo()
    }

    @Test func `a view inside another one that flies finds its partner too`() throws {
        let rig = try Rig(scale: 0.5)
        for (screen, x) in [(rig.list, 20), (rig.page, 200)] as [(Screen, CGFloat)] {
            let outer = UIView(frame: CGRect(x: x, y: 300, width: 120, height: 120))
            outer.accessibilityIdentifier = "outer"
            let inner = UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 30))
            inner.accessibilityIdentifier = "inner"
            outer.addSubview(inner)
            screen.view.addSubview(outer)
        }
        rig.navigation.pushViewController(rig.page, using: .matched(["outer", "inner"]))
        let besides = rig.page.view.superview?.subviews.filter { $0 !== rig.page.view && $0 !== rig.list.view }
        #expect(besides?.count == 2)
        try rig.stage.settle()
    }

    @Test(arguments: [true, false]) func `finished and called off, nothing is left of it`(_ finishes: Bool) throws {
        let transition = ScreenTransition(
            "all", .spring(0.5, damping: 0.7), background: .black, .matched(ScreenTransition.Match("photo").arc(0.2)),
            .upper(.edge(.right), .rotation(40, .y)), .lower(.scale(0.9), .blur(8)),
            .lower(.grid(columns: 2, rows: 3)) { _ in [.opacity(0)] }, .upper(others: .diagonal(), .scale(0.5)))
        func rig() throws -> Rig {
            let rig = try Rig(scale: 0.5)
            add(start, "photo", to: rig.list.view)
            add(end, "photo", to: rig.page.view)
            return rig
        }
        try rig().expectNothingIsLeft(of: transition, like: rig(), finishes: finishes)
    }
}
