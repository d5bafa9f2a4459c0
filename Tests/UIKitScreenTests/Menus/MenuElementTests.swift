import TestStages
import Testing
import UIKit

/// What menus are made of, and what a menu shows of it.
@MainActor
@Suite
struct MenuElementTests {
    private func action(
        _ title: String, _ attributes: UIMenuElement.Attributes = [], _ state: UIMenuElement.State = .off
    ) -> UIAction {
        UIAction(title: title, attributes: attributes, state: state) { _ in }
    }

    private func titles(_ menu: UIMenu) -> [[String]] {
        MenuSection.sections(of: menu).map { section in
            section.entries.map { entry in
                switch entry {
                case .leaf(let leaf, _): leaf.title
                case .submenu(let menu): "\(menu.title) >"
                case .waiting: "…"
                }
            }
        }
    }

    @Test func `sections stand apart, submenus are rows, and what is hidden is left out`() {
        let menu = UIMenu(children: [
            action("One"), action("Hidden", .hidden),
            UIMenu(title: "Inline", options: .displayInline, children: [action("Two"), action("Three")]),
            UIMenu(title: "More", children: [action("Four")]), action("Five"),
        ])
        #expect(titles(menu) == [["One"], ["Two", "Three"], ["More >", "Five"]])
        #expect(MenuSection.sections(of: menu).map(\.title) == ["", "Inline", ""])
    }

    @Test func `a menu with other children keeps its name`() {
        let menu = UIMenu(title: "Sort", identifier: UIMenu.Identifier("sort"), children: [action("Name")])
        let other = menu.replacingChildren([action("Date")])
        #expect(other.identifier == menu.identifier && other.title == "Sort" && titles(other) == [["Date"]])
    }

    @Test func `the selected elements are those that are on, in sections too`() {
        let menu = UIMenu(children: [
            action("One", [], .on),
            UIMenu(options: .displayInline, children: [action("Two"), action("Three", [], .on)]),
        ])
        #expect(menu.selectedElements.map(\.title) == ["One", "Three"])
    }

    @Test func `the options, sizes and styles have Apple's values`() {
        #expect(UIMenu.Options.displayInline.rawValue == 1 && UIMenu.Options.destructive.rawValue == 2)
        #expect(UIMenu.Options.singleSelection.rawValue == 32 && UIMenu.Options.displayAsPalette.rawValue == 128)
        #expect(UIMenu.ElementSize.large.rawValue == 2 && UIContextMenuInteractionCommitStyle.pop.rawValue == 1)
        #expect(UIMenu.Identifier.file.rawValue == "com.apple.menu.file")
    }

    @Test func `a deferred element asks once, an uncached one each time`() {
        var asked = 0
        let cached = UIDeferredMenuElement { done in
            asked += 1
            done([])
        }
        cached.load { _ in }
        cached.load { _ in }
        #expect(asked == 1)
        let uncached = UIDeferredMenuElement.uncached { done in
            asked += 1
            done([])
        }
        uncached.load { _ in }
        uncached.load { _ in }
        #expect(asked == 3)
    }

    @Test func `a command sends its action along the responder chain`() {
        final class Page: UIViewController {
            var sender: Any?
            func mark(_ sender: Any?) { self.sender = sender }
        }
        let page = Page()
        let stage = Stage(root: page)
        _ = stage
        let command = UICommand(title: "Mark", action: Selector(Page.mark(_:)))
        command.performWithSender(page.view, target: page)
        #expect(page.sender as? UICommand === command)
    }

    // MARK: Places

    private let area = CGRect(x: 8, y: 67, width: 377, height: 743)

    @Test func `a menu opens below what it belongs to, at the nearer edge`() {
        let place = MenuPlacement.place(
            CGSize(width: 250, height: 200), beside: CGRect(x: 20, y: 100, width: 80, height: 40), in: area)
        #expect(place.frame == CGRect(x: 20, y: 148, width: 250, height: 200) && !place.isAbove)
        #expect(place.anchor == CGPoint(x: 60, y: 148))
        let right = MenuPlacement.place(
            CGSize(width: 250, height: 200), beside: CGRect(x: 300, y: 100, width: 80, height: 40), in: area)
        #expect(right.frame.maxX == 380)
    }

    @Test func `without room below it opens upwards`() {
        let place = MenuPlacement.place(
            CGSize(width: 250, height: 300), beside: CGRect(x: 20, y: 700, width: 80, height: 40), in: area)
        #expect(place.isAbove && place.frame.maxY == 692 && place.anchor.y == 692)
    }

    @Test func `a menu that is too high gets the room there is`() {
        let place = MenuPlacement.place(
            CGSize(width: 250, height: 2000), beside: CGRect(x: 20, y: 300, width: 80, height: 40), in: area)
        #expect(place.frame.minY == 348 && place.frame.maxY == area.maxY)
    }

    @Test func `a preview stays where it is if its menu has room, and moves up if not`() {
        let source = CGRect(x: 40, y: 200, width: 300, height: 100)
        let menu = CGSize(width: 250, height: 176)
        let stays = PreviewPlacement.place(preview: source.size, menu: menu, from: source, in: area)
        #expect(stays.preview == source && stays.menu.minY == 316 && stays.menu.minX == 40)
        let high = PreviewPlacement.place(
            preview: CGSize(width: 300, height: 500), menu: menu, from: CGRect(x: 40, y: 180, width: 300, height: 500),
            in: area)
        #expect(high.menu.maxY <= area.maxY + 0.5 && high.preview.minY >= area.minY - 0.5)
    }

    @Test func `below a preview as wide as the screen a menu is at the leading edge`() {
        let source = CGRect(x: 16, y: 200, width: 361, height: 60)
        let menu = CGSize(width: 250, height: 176)
        let place = PreviewPlacement.place(preview: source.size, menu: menu, from: source, in: area)
        #expect(place.menu.minX == 16)
        let mirrored = PreviewPlacement.place(
            preview: source.size, menu: menu, from: source, in: area, isMirrored: true)
        #expect(mirrored.menu.maxX == 377)
        // On one side of the screen that side counts.
        let left = CGRect(x: 16, y: 200, width: 80, height: 60)
        #expect(
            PreviewPlacement.place(preview: left.size, menu: menu, from: left, in: area, isMirrored: true).menu.minX
                == 16)
    }

    @Test func `in the lower half the menu stands above`() {
        let source = CGRect(x: 40, y: 650, width: 300, height: 100)
        let place = PreviewPlacement.place(
            preview: source.size, menu: CGSize(width: 250, height: 176), from: source, in: area)
        #expect(place.preview == source && place.menu.maxY == 634)
    }
}
