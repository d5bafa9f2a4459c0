import InterludeTesting
import Testing
import UIKit

/// The films of sheets under fingers, and between their detents.
@MainActor
@Suite("The film of a sheet")
struct SheetFilmTests {
    @Test func `it comes up to the medium detent`() throws {
        try onStage(shown: false) { stage, list, page in
            let film = try stage.film { list.present(page, animated: true) }
            expectFilm(film, matches: "medium-present", moments: .spread(6))
        }
    }

    @Test func `a finger draws it up to the large detent and down again`() throws {
        try onStage { stage, _, page in
            let up = try stage.film(dragFrom: CGPoint(x: 180, y: 420), to: CGPoint(x: 180, y: 160))
            #expect(page.sheetPresentationController?.selectedDetentIdentifier == .large)
            expectFilm(up, matches: "medium-to-large", moments: .spread(6))
            let down = try stage.film(dragFrom: CGPoint(x: 180, y: 100), to: CGPoint(x: 180, y: 340))
            #expect(page.sheetPresentationController?.selectedDetentIdentifier == .medium)
            expectFilm(down, matches: "large-to-medium", moments: .spread(6))
        }
    }

    @Test func `let go too early it goes back to its detent`() throws {
        try onStage { stage, list, page in
            let film = try stage.film(dragFrom: CGPoint(x: 180, y: 420), to: CGPoint(x: 180, y: 480))
            #expect(list.presentedViewController === page)
            expectFilm(film, matches: "drag-cancelled", moments: .spread(6))
        }
    }

    @Test func `drawn down far enough it goes`() throws {
        try onStage { stage, list, _ in
            let film = try stage.film(dragFrom: CGPoint(x: 180, y: 420), to: CGPoint(x: 180, y: 640))
            #expect(list.presentedViewController == nil)
            expectFilm(film, matches: "drag-dismisses", moments: .spread(6))
        }
    }

    @Test func `the system takes the touch away`() throws {
        try onStage { stage, list, page in
            let drag = Finger.drag(
                from: CGPoint(x: 180, y: 420), to: CGPoint(x: 180, y: 640), duration: 0.3, rest: 0.3)
            let film = try stage.film { stage.play(drag.cancelled(at: 0.2)) }
            #expect(list.presentedViewController === page)
            expectFilm(film, matches: "drag-taken-away", moments: .spread(4))
        }
    }

    @Test func `what must not be dismissed gives way and comes back`() throws {
        try onStage { stage, list, page in
            page.isModalInPresentation = true
            let film = try stage.film(dragFrom: CGPoint(x: 180, y: 420), to: CGPoint(x: 180, y: 640))
            #expect(list.presentedViewController === page)
            expectFilm(film, matches: "modal-drag", moments: .spread(6))
        }
    }

    @Test func `the app chooses another detent`() throws {
        try onStage { stage, _, page in
            let sheet = page.sheetPresentationController
            let film = try stage.film { sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large } }
            expectFilm(film, matches: "chosen-large", moments: .spread(5))
        }
    }

    @Test func `a tap beside it dismisses it`() throws {
        try onStage { stage, list, _ in
            let film = try stage.film { stage.play(.tap(at: CGPoint(x: 180, y: 80))) }
            #expect(list.presentedViewController == nil)
            expectFilm(film, matches: "tap-dismisses", moments: .spread(5))
        }
    }

    @Test func `a second sheet pushes the first back, and both are dismissed at once`() throws {
        let list = Screen.wordless(.systemTeal)
        let stage = try Stage.forFilms(list)
        defer { stage.close() }
        let first = Screen.wordless(.systemIndigo, squareAt: CGPoint(x: 220, y: 60))
        let second = Screen.wordless(.systemOrange, squareAt: CGPoint(x: 120, y: 160))
        list.present(first, animated: false)
        try stage.settle()
        let coming = try stage.film { first.present(second, animated: true) }
        expectFilm(coming, matches: "second-present", moments: .spread(6))
        let going = try stage.film { list.dismiss(animated: true) }
        #expect(list.presentedViewController == nil)
        expectFilm(going, matches: "both-dismiss", moments: .spread(6))
    }

    @Test func `a finger draws a full sheet down, and the screen behind comes forward`() throws {
        let list = Screen.wordless(.systemTeal)
        let stage = try Stage.forFilms(list)
        defer { stage.close() }
        let page = Screen.wordless(.systemIndigo, squareAt: CGPoint(x: 220, y: 60))
        list.present(page, animated: false)
        try stage.settle()
        let film = try stage.film(dragFrom: CGPoint(x: 180, y: 100), to: CGPoint(x: 180, y: 300))
        #expect(list.presentedViewController === page)
        expectFilm(film, matches: "full-drag-cancelled", moments: .spread(6))
    }

    /// A sheet with two detents and a grabber.
    private func onStage(shown: Bool = true, _ body: (Stage, Screen, Screen) throws -> Void) throws {
        let list = Screen.wordless(.systemTeal)
        let page = Screen.wordless(.systemIndigo, squareAt: CGPoint(x: 220, y: 60))
        let stage = try Stage.forFilms(list)
        defer { stage.close() }
        page.sheetPresentationController?.detents = [.medium(), .large()]
        page.sheetPresentationController?.prefersGrabberVisible = true
        if shown { list.present(page, animated: false) }
        try stage.settle()
        try body(stage, list, page)
    }
}
