import InterludeTesting
import Testing
import UIKit

/// The films of a split view's columns.
@MainActor
@Suite("The film of a split view")
struct SplitFilmTests {
    @Test func `the primary column beside the secondary one`() throws {
        try onStage(.doubleColumn, .landscapeLeft) { stage, split in
            let leave = try stage.film { split.hide(.primary) }
            expectFilm(leave, matches: "beside-hide", moments: .spread(5))
            let arrival = try stage.film { split.show(.primary) }
            expectFilm(arrival, matches: "beside-show", moments: .spread(5))
        }
    }

    @Test func `the primary column over the secondary one`() throws {
        try onStage(.doubleColumn, .portrait) { stage, split in
            let arrival = try stage.film { split.show(.primary) }
            expectFilm(arrival, matches: "over-show", moments: .spread(5))
            let leave = try stage.film { stage.play(.tap(at: CGPoint(x: 700, y: 600))) }
            #expect(split.displayMode == .secondaryOnly)
            expectFilm(leave, matches: "over-tap-beside", moments: .spread(5))
        }
    }

    @Test(arguments: [true, false])
    func `a finger from the edge`(finishing: Bool) throws {
        try onStage(.doubleColumn, .portrait) { stage, split in
            let film = try stage.film(
                dragFrom: CGPoint(x: 4, y: 600), to: CGPoint(x: finishing ? 250 : 100, y: 600))
            #expect((split.displayMode == .oneOverSecondary) == finishing)
            expectFilm(film, matches: finishing ? "edge-finished" : "edge-cancelled", moments: .spread(5))
        }
    }

    @Test func `three columns`() throws {
        try onStage(.tripleColumn, .portrait) { stage, split in
            let first = try stage.film { split.show(.supplementary) }
            expectFilm(first, matches: "triple-supplementary", moments: .spread(5))
            let second = try stage.film { split.show(.primary) }
            expectFilm(second, matches: "triple-primary", moments: .spread(5))
            let leave = try stage.film { split.hide(.primary) }
            expectFilm(leave, matches: "triple-hide", moments: .spread(5))
        }
    }

    private func onStage(
        _ style: UISplitViewController.Style, _ orientation: UIInterfaceOrientation,
        _ body: (Stage, UISplitViewController) throws -> Void
    ) throws {
        let split = UISplitViewController(style: style)
        split.setViewController(Screen.wordless(.systemTeal), for: .primary)
        if style == .tripleColumn { split.setViewController(Screen.wordless(.systemOrange), for: .supplementary) }
        split.setViewController(
            Screen.wordless(.systemIndigo, squareAt: CGPoint(x: 400, y: 420)), for: .secondary)
        let stage = try Stage.forFilms(split, .iPad10, orientation)
        defer { stage.close() }
        try body(stage, split)
    }
}
