import TestStages
import Testing
import UIKit

/// Elements of menus that stand beside each other.
///
/// The reference: Apple's documentation of `preferredElementSize`, of its sizes, and of `displayAsPalette`.
@MainActor @Suite(.serialized) struct MenuShapeTests {
    @MainActor private struct Page {
        let stage = Stage(root: UIViewController())
        let button = UIButton(type: .system)

        init(_ menu: UIMenu, textSize isLarge: Bool = false) {
            if isLarge {
                stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
            }
            button.frame = CGRect(x: 20, y: 120, width: 100, height: 44)
            button.menu = menu
            button.showsMenuAsPrimaryAction = true
            stage.window.rootViewController?.view.addSubview(button)
            stage.host.step()
            stage.host.send(.down, at: button.center)
            stage.host.step()
            stage.host.send(.up, at: button.center)
            stage.host.advance(by: 1)
        }

        var platter: MenuPlatter? { find(stage.window) }

        private func find(_ view: UIView) -> MenuPlatter? {
            (view as? MenuPlatter) ?? view.subviews.lazy.compactMap(find).first
        }

        func tap(_ row: MenuRowView) {
            let place = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: nil)
            stage.host.send(.down, at: place)
            stage.host.step()
            stage.host.send(.up, at: place)
            stage.host.advance(by: 1)
        }
    }

    private func actions(_ count: Int, _ chosen: @escaping (Int) -> Void = { _ in }) -> [UIAction] {
        (0..<count).map { number in
            UIAction(title: "Action \(number)", image: UIImage(systemName: "star")) { _ in chosen(number) }
        }
    }

    private func menu(_ size: UIMenu.ElementSize, _ children: [UIMenuElement]) -> UIMenu {
        UIMenu(title: "", subtitle: nil, options: .displayInline, preferredElementSize: size, children: children)
    }

    @Test func `with text for accessibility a menu is as wide as there is room, and marks do not lie on titles`() throws
    {
        let page = Page(UIMenu(children: [UIAction(title: "Small", state: .on) { _ in }]))
        #expect(page.platter?.bounds.width == MenuMetrics.width)
        let large = Page(UIMenu(children: [UIAction(title: "Small", state: .on) { _ in }]), textSize: true)
        let platter = try #require(large.platter)
        #expect(platter.bounds.width == 393 - 2 * MenuMetrics.margin)
        let row = try #require(platter.rows.first)
        row.layoutIfNeeded()
        let mark = try #require(row.subviews.compactMap { $0 as? UIImageView }.first { $0.image != nil })
        #expect(mark.center.x + mark.intrinsicContentSize.width / 2 <= row.title.frame.minX)
    }

    @Test func `symbols in rows go with the size of text`() throws {
        let page = Page(UIMenu(children: actions(1)))
        func find(_ view: UIView) -> MenuRowView? {
            (view as? MenuRowView) ?? view.subviews.lazy.compactMap(find).first
        }
        func width() throws -> CGFloat {
            let row = try #require(page.platter.flatMap(find))
            let picture = try #require(row.subviews.compactMap { $0 as? UIImageView }.first { $0.image != nil })
            return picture.intrinsicContentSize.width
        }
        let usual = try width()
        page.stage.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
        page.stage.host.step()
        #expect(try width() > usual * 1.6)
    }

    @Test func `small ones stand four in a row, and the one that is touched is chosen`() throws {
        var chosen: [Int] = []
        let page = Page(menu(.small, actions(5) { chosen.append($0) }))
        let rows = try #require(page.platter?.rows)
        #expect(rows.count == 5 && rows.prefix(4).allSatisfy { $0.frame.minY == 0 && $0.frame.width == 62.5 })
        #expect(rows.map(\.frame.minX).prefix(4) == [0, 62.5, 125, 187.5] && rows[4].frame.width == 250)
        #expect(rows.allSatisfy { $0.frame.height == 44 && $0.title.isHidden })
        page.tap(rows[2])
        #expect(chosen == [2] && page.platter == nil)
    }

    @Test func `medium ones have their title below the image, in a section between others`() throws {
        let page = Page(UIMenu(children: actions(1) + [menu(.medium, actions(3))] + actions(1)))
        let rows = try #require(page.platter?.rows)
        #expect(rows.count == 5 && Set(rows[1...3].map(\.frame.minY)).count == 1)
        #expect(rows[1].frame.minY == 44 + MenuMetrics.band && rows[0].frame.width == 250 && rows[4].frame.width == 250)
        #expect(rows[1].frame.height > 50 && !rows[1].title.isHidden && rows[1].title.frame.minY > 30)
    }

    @Test func `in a palette what is on stands on a patch, and of one selection the chosen one is on`() throws {
        let colors = actions(3)
        colors[0].state = .on
        let palette = UIMenu(options: [.displayInline, .displayAsPalette, .singleSelection], children: colors)
        let page = Page(UIMenu(children: [palette]))
        let rows = try #require(page.platter?.rows)
        #expect(rows.map { $0.accessibilityTraits.contains(.selected) } == [true, false, false])
        #expect(rows.map(\.shape) == [.palette, .palette, .palette])
        page.tap(rows[1])
        #expect(colors.map(\.state) == [.off, .on, .off])
    }

    @Test func `from right to left the first one stands on the right`() throws {
        let page = Page(menu(.medium, actions(2)))
        let platter = try #require(page.platter)
        #expect(platter.rows.map(\.frame.minX) == [0, 125])
        platter.semanticContentAttribute = .forceRightToLeft
        platter.setNeedsLayout()
        page.stage.host.step()
        #expect(platter.rows.map(\.frame.minX) == [125, 0])
    }
}
