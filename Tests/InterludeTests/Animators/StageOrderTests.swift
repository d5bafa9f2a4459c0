import Interlude
import InterludeTesting
import Testing
import UIKit

/// What lies in front of what, where a part says so.
@MainActor
@Suite struct `The order of what moves` {
    /// The views on the stage from the back to the front: the screens by name, all else by its kind.
    private func order(_ held: HeldPush) -> [String] {
        (held.page.view.superview?.subviews ?? []).map { view in
            if view === held.page.view { return "page" }
            if view === held.list.view { return "list" }
            return view.subviews.isEmpty ? "shade" : "picture"
        }
    }

    @Test func `without a rank the new screen lies in front, and pictures in front of both`() throws {
        let held = try HeldPush(
            ScreenTransition("plain", .upper(.dim(0.5)), .lower(.grid(columns: 2, rows: 2)) { _ in [.opacity(0)] }))
        #expect(order(held) == ["list", "page", "shade", "picture"])
        try held.letGo()
    }

    @Test func `a screen of a higher rank lies in front of pictures, with the shade over it`() throws {
        let held = try HeldPush(
            ScreenTransition(
                "front", .upper(.dim(0.5), .zOrder(1)), .lower(.grid(columns: 2, rows: 2)) { _ in [.opacity(0)] }))
        #expect(order(held) == ["list", "picture", "page", "shade"])
        try held.letGo()
    }

    @Test func `a screen of a lower rank lies behind the other one`() throws {
        let held = try HeldPush(ScreenTransition("back", background: .black, .upper(.zOrder(-1)), .lower(.edge(.left))))
        // The background stays behind both.
        #expect(order(held) == ["shade", "page", "list"])
        #expect(held.showsPage(300, 500) && !held.showsPage(100, 500))
        try held.letGo()
    }

    @Test func `a picture of a whole screen lies where its rank puts it`() throws {
        let held = try HeldPush(
            ScreenTransition(
                "still", .lower(.columns(2)) { piece in [.edge(piece.column == 0 ? .left : .right)] },
                .lower(.zOrder(-1)).asSnapshot()))
        // Behind both screens: what the halves leave free shows the page.
        let screens = held.page.view.superview?.subviews ?? []
        #expect(screens.first?.subviews.count == 1 && screens.last?.subviews.count == 2)
        #expect(held.showsPage(187.5, 500))
        try held.letGo()
    }

    @Test(arguments: [true, false]) func `pieces are ordered among each other`(_ isLeftInFront: Bool) throws {
        let held = try HeldPush(
            ScreenTransition(
                "pieces",
                .lower(.columns(2)) { piece in
                    let isLeft = piece.column == 0
                    return [.offset(x: .screen(isLeft ? 0.5 : -0.5)), .zOrder(isLeft == isLeftInFront ? 2 : 1)]
                }))
        // Half way they overlap in the middle; the front one is the last.
        #expect(((held.pieces.last?.position.x ?? 0) < 187) == isLeftInFront)
        try held.letGo()
    }

    @Test func `what has the same rank lies as it does without`() throws {
        let held = try HeldPush(
            ScreenTransition(
                "same",
                .lower(.columns(6)) { piece in [.opacity(0), .zOrder(piece.column % 2 == 0 ? 3 : 0)] }))
        #expect(held.pieces.map { Int($0.position.x / 62.5) } == [1, 3, 5, 0, 2, 4])
        try held.letGo()
    }

    @Test(arguments: [true, false]) func `it is given back, finished and called off`(_ finishes: Bool) throws {
        let transition = ScreenTransition(
            "ranks", .linear(0.3), background: .black, perspective: 400,
            .upper(.zOrder(-1), .dim(0.3), .rotation(30, .y)), .lower(.edge(.left), .zOrder(2)),
            .lower(.columns(3)) { _ in [.rotation(60, .x), .depth(-100), .opacity(0), .zOrder(1)] })
        try Rig(scale: 0.5).expectNothingIsLeft(of: transition, like: Rig(scale: 0.5), finishes: finishes)
    }
}
