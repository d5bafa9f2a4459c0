import InterludeTesting
import Testing
import UIKit

/// The films of menus. Their titles are blank, so that no font decides.
@MainActor
@Suite("The film of a menu")
struct MenuFilmTests {
    private final class Pressed: NSObject, UIContextMenuInteractionDelegate {
        let preview: UIViewController?

        init(_ preview: UIViewController?) {
            self.preview = preview
            super.init()
        }

        func contextMenuInteraction(
            _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
        ) -> UIContextMenuConfiguration? {
            UIContextMenuConfiguration(
                identifier: nil, previewProvider: preview.map { preview in { @MainActor @Sendable in preview } },
                actionProvider: { _ in MenuFilmTests.menu })
        }
    }

    fileprivate static var menu: UIMenu {
        UIMenu(children: [
            UIAction(title: " ") { _ in }, UIMenu(title: " ", children: [UIAction(title: " ", state: .on) { _ in }]),
            UIMenu(options: .displayInline, children: [UIAction(title: " ", attributes: .destructive) { _ in }]),
        ])
    }

    @Test func `a button's menu grows out of it, and its submenu over it`() throws {
        let page = Screen.wordless(.systemTeal)
        let stage = try Stage.forFilms(page)
        defer { stage.close() }
        let button = UIButton(frame: CGRect(x: 40, y: 100, width: 100, height: 44))
        button.backgroundColor = .systemIndigo
        button.menu = Self.menu
        button.showsMenuAsPrimaryAction = true
        page.view.addSubview(button)
        let coming = try stage.film { stage.play(.tap(at: CGPoint(x: 80, y: 120))) }
        expectFilm(coming, matches: "button-open", moments: .spread(6))
        let submenu = try stage.film { stage.play(.tap(at: CGPoint(x: 80, y: 218))) }
        expectFilm(submenu, matches: "submenu-open", moments: .spread(5))
        try stage.film { stage.play(.tap(at: CGPoint(x: 350, y: 640))) }.discard()
        let going = try stage.film { stage.play(.tap(at: CGPoint(x: 350, y: 640))) }
        expectFilm(going, matches: "button-close", moments: .spread(5))
    }

    @Test(arguments: [false, true])
    func `what is pressed is lifted, and its menu opens on a blurred screen`(_ hasPreview: Bool) throws {
        let page = Screen.wordless(.systemTeal)
        let stage = try Stage.forFilms(page)
        defer { stage.close() }
        let preview = hasPreview ? Screen.wordless(.systemIndigo) : nil
        preview?.preferredContentSize = CGSize(width: 280, height: 240)
        let delegate = Pressed(preview)
        page.square.addInteraction(UIContextMenuInteraction(delegate: delegate))
        let name = hasPreview ? "preview" : "context"
        let press = Finger.drag(
            from: CGPoint(x: 80, y: 240), to: CGPoint(x: 80, y: 240), duration: 0.3, rest: 0.5)
        let coming = try stage.film { stage.play(press) }
        expectFilm(coming, matches: "\(name)-open", moments: .spread(8))
        let going = try stage.film { stage.play(.tap(at: CGPoint(x: 350, y: 640))) }
        expectFilm(going, matches: "\(name)-close", moments: .spread(5))
        withExtendedLifetime(delegate) {}
    }
}

extension Film {
    /// A film that only brings the stage on.
    fileprivate func discard() {}
}
