import InterludeTesting
import Testing
import UIKit

/// The films of what a presentation does by itself, in each style.
@MainActor
@Suite("The film of the system's presentations")
struct PresentationFilmTests {
    struct Case: CustomStringConvertible, Sendable {
        let name: String
        var style = UIModalPresentationStyle.fullScreen
        var transition = UIModalTransitionStyle.coverVertical
        var device = Device.iPhoneSE
        var description: String { name }
    }

    nonisolated static let cases = [
        Case(name: "cover"), Case(name: "flip", transition: .flipHorizontal),
        Case(name: "dissolve", transition: .crossDissolve), Case(name: "over-full-screen", style: .overFullScreen),
        Case(name: "over-full-screen-flip", style: .overFullScreen, transition: .flipHorizontal),
        Case(name: "over-full-screen-dissolve", style: .overFullScreen, transition: .crossDissolve),
        Case(name: "page-sheet", style: .pageSheet), Case(name: "page-sheet-pad", style: .pageSheet, device: .iPad10),
        Case(name: "form-sheet-pad", style: .formSheet, device: .iPad10),
    ]

    @Test(arguments: cases)
    func `present and dismiss`(_ test: Case) throws {
        let list = Screen.wordless(.systemTeal)
        let page = page(test.style)
        page.modalTransitionStyle = test.transition
        let stage = try Stage.forFilms(list, test.device)
        defer { stage.close() }
        try expectFilms(stage, list, page, test.name)
    }

    @Test(arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
    func `in the context of a part of the screen`(_ style: UIModalPresentationStyle) throws {
        let root = Screen.wordless(.systemGray)
        let part = Screen.wordless(.systemTeal)
        let stage = try Stage.forFilms(root)
        defer { stage.close() }
        root.addChild(part)
        part.view.frame = CGRect(x: 40, y: 120, width: 295, height: 400)
        part.view.clipsToBounds = true
        root.view.addSubview(part.view)
        part.didMove(toParent: root)
        part.definesPresentationContext = true
        let name = style == .currentContext ? "current-context" : "over-current-context"
        try expectFilms(stage, part, page(style), name)
    }

    @Test func `a popover`() throws {
        let list = Screen.wordless(.systemTeal)
        let page = page(.popover)
        page.preferredContentSize = CGSize(width: 240, height: 300)
        let stage = try Stage.forFilms(list, .iPad10)
        defer { stage.close() }
        page.popoverPresentationController?.sourceView = list.square
        page.popoverPresentationController?.sourceRect = list.square.bounds
        try expectFilms(stage, list, page, "popover")
    }

    private func page(_ style: UIModalPresentationStyle) -> Screen {
        let page = Screen.wordless(.systemIndigo, squareAt: CGPoint(x: 100, y: 60))
        page.modalPresentationStyle = style
        return page
    }

    private func expectFilms(_ stage: Stage, _ lower: UIViewController, _ upper: UIViewController, _ name: String)
        throws
    {
        let arrival = try stage.film { lower.present(upper, animated: true) }
        #expect(lower.presentedViewController === upper)
        expectFilm(arrival, matches: "\(name)-present", moments: .spread(5))
        let leave = try stage.film { lower.dismiss(animated: true) }
        #expect(lower.presentedViewController == nil)
        expectFilm(leave, matches: "\(name)-dismiss", moments: .spread(5))
    }
}
