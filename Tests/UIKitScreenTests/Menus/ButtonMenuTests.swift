import InterludeTesting
import TestStages
import Testing
import UIKit

/// Menus of buttons and of bars' items.
@MainActor
@Suite(.serialized)
struct ButtonMenuTests {
    let log = CallLog()
    let root = UIViewController()
    let stage: Stage
    let button = UIButton(type: .system)

    init() {
        stage = Stage(root: root)
        button.frame = CGRect(x: 20, y: 100, width: 120, height: 44)
        button.setTitle("Menu", for: .normal)
        root.view.addSubview(button)
        button.addAction(UIAction { [log] _ in log.add("tapped") }, for: .touchUpInside)
    }

    private func action(
        _ title: String, _ state: UIMenuElement.State = .off, _ attributes: UIMenuElement.Attributes = []
    ) -> UIAction {
        UIAction(title: title, attributes: attributes, state: state) { [log] action in
            log.add("\(action.title) \(action.sender is UIView)")
        }
    }

    private var session: MenuSession? { MenuContainerView.session(in: stage.window) }

    private func down(_ x: CGFloat, _ y: CGFloat) { stage.host.send(.down, at: CGPoint(x: x, y: y)) }
    private func up(_ x: CGFloat, _ y: CGFloat) {
        stage.host.step()
        stage.host.send(.up, at: CGPoint(x: x, y: y))
    }

    private func row(_ title: String) -> CGPoint? {
        let row = session?.platters.last?.rows.first { $0.title.text == title }
        return row.map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) }
    }

    private func choose(_ title: String) {
        guard let place = row(title) else { return }
        down(place.x, place.y)
        up(place.x, place.y)
        stage.host.advance(by: 1)
    }

    private func openAtOnce(_ children: [UIMenuElement], options: UIMenu.Options = []) {
        button.menu = UIMenu(options: options, children: children)
        button.showsMenuAsPrimaryAction = true
        down(60, 120)
        up(60, 120)
        stage.host.advance(by: 1)
    }

    @Test func `a button with a menu as its primary action opens it at once, and sends no action`() {
        openAtOnce([action("One"), action("Two")])
        #expect(session?.platters.first?.rows.count == 2 && log.take() == [])
        #expect(session?.platters.first?.frame.minY == 152 && session?.platters.first?.frame.width == 250)
        choose("Two")
        #expect(log.take() == ["Two true"] && session == nil)
    }

    @Test func `a touch beside it takes it away and does nothing else`() {
        openAtOnce([action("One")])
        down(200, 700)
        up(200, 700)
        stage.host.advance(by: 1)
        #expect(session == nil && log.take() == [] && stage.window.subviews == [root.view])
    }

    @Test func `the finger that opens it may slide to an element and choose it`() throws {
        button.menu = UIMenu(children: [action("One"), action("Two")])
        button.showsMenuAsPrimaryAction = true
        down(60, 120)
        stage.host.advance(by: 0.6)
        let two = try #require(row("Two"))
        stage.host.send(.move, at: two)
        stage.host.step()
        #expect(session?.platters.first?.rows.map(\.isPressed) == [false, true])
        stage.host.send(.up, at: two)
        stage.host.advance(by: 1)
        #expect(log.take() == ["Two true"])
    }

    @Test func `without that it opens when pressed for half a second, and a tap is a tap`() {
        button.menu = UIMenu(children: [action("One")])
        down(60, 120)
        stage.host.advance(by: 0.1)
        up(60, 120)
        stage.host.advance(by: 1)
        #expect(log.take() == ["tapped"] && session == nil)
        down(60, 120)
        stage.host.advance(by: 0.45)
        #expect(session == nil)
        stage.host.advance(by: 0.1)
        #expect(session != nil)
        up(60, 120)
        stage.host.advance(by: 1)
        #expect(session != nil && log.take() == [])
    }

    @Test func `what is off cannot be chosen`() {
        openAtOnce([action("One", .off, .disabled)])
        choose("One")
        #expect(session != nil && log.take() == [])
    }

    @Test func `what keeps the menu presented leaves it there`() {
        openAtOnce([action("More", .off, .keepsMenuPresented)])
        choose("More")
        #expect(session != nil && log.take() == ["More true"])
    }

    @Test func `in a menu of one selection the chosen element is the one that is on`() {
        let (one, two) = (action("One", .on), action("Two"))
        openAtOnce([one, two], options: .singleSelection)
        choose("Two")
        #expect(one.state == .off && two.state == .on)
    }

    @Test func `a button that changes its selection shows what was chosen`() {
        let (one, two) = (action("One"), action("Two"))
        button.menu = UIMenu(children: [one, two])
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        #expect(button.title(for: .normal) == "One" && one.state == .on)
        openAtOnce([one, two])
        choose("Two")
        #expect(button.title(for: .normal) == "Two" && one.state == .off && two.state == .on)
    }

    @Test func `a submenu opens over the menu, and its header leads back`() {
        openAtOnce([action("One"), UIMenu(title: "More", children: [action("Deep")])])
        choose("More")
        #expect(session?.platters.count == 2)
        choose("More")
        #expect(session?.platters.count == 1)
        choose("More")
        choose("Deep")
        #expect(log.take() == ["Deep true"] && session == nil)
    }

    @Test func `elements that come later take the place of what waits`() {
        var done: (([UIMenuElement]) -> Void)?
        openAtOnce([action("One"), UIDeferredMenuElement { done = $0 }])
        #expect(session?.platters.first?.rows.count == 2)
        done?([action("Two"), action("Three")])
        stage.host.advance(by: 1)
        #expect(session?.platters.first?.rows.map { $0.title.text } == ["One", "Two", "Three"])
        #expect((session?.platters.first?.frame.height ?? 0) > 3 * 44)
    }

    @Test func `upwards the first element is next to the button, unless the order is fixed`() {
        button.frame.origin.y = 780
        for order in [UIContextMenuConfiguration.ElementOrder.automatic, .fixed] {
            button.preferredMenuElementOrder = order
            button.menu = UIMenu(children: (1...4).map { action("\($0)") })
            button.showsMenuAsPrimaryAction = true
            down(60, 800)
            up(60, 800)
            stage.host.advance(by: 1)
            let titles = session?.platters.first?.rows.map { $0.title.text ?? "" }
            #expect(titles == (order == .fixed ? ["1", "2", "3", "4"] : ["4", "3", "2", "1"]))
            session?.close()
            stage.host.advance(by: 1)
        }
    }

    @Test func `it grows out of the button and goes back there`() {
        button.menu = UIMenu(children: [action("One")])
        button.showsMenuAsPrimaryAction = true
        down(60, 120)
        up(60, 120)
        stage.host.advance(by: 0.05)
        let coming = session?.platters.first?.layer.presentation()
        #expect((coming?.affineTransform().a ?? 1) < 0.9 && (coming?.opacity ?? 1) < 1)
        stage.host.advance(by: 1)
        #expect(session?.platters.first?.transform == .identity)
    }

    @Test func `a bar's item opens its menu at a touch if it has nothing else to do`() throws {
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "More", menu: UIMenu(children: [action("One")]))
        let navigation = UINavigationController()
        stage.window.rootViewController = navigation
        navigation.setViewControllers([root], animated: false)
        stage.host.advance(by: 0.1)
        let place = try #require(root.navigationItem.rightBarButtonItem?.frame(in: stage.window))
        down(place.midX, place.midY)
        up(place.midX, place.midY)
        stage.host.advance(by: 1)
        #expect(session != nil)
        choose("One")
        #expect(log.take() == ["One true"])
    }

    @Test func `Escape takes a submenu away, then the menu`() {
        openAtOnce([action("One"), UIMenu(title: "More", children: [action("Deep")])])
        choose("More")
        stage.host.goBack()
        #expect(session?.platters.count == 1)
        stage.host.goBack()
        stage.host.advance(by: 1)
        #expect(session == nil)
    }

    @Test func `elements tell what they are`() {
        openAtOnce([action("One", .on), action("Two", .off, .disabled)])
        let traits = session?.platters.first?.rows.map(\.accessibilityTraits)
        #expect(traits == [[.button, .selected], [.button, .notEnabled]])
        #expect(session?.platters.first?.rows[0].accessibilityLabel == "One")
    }
}
