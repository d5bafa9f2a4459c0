import Foundation
import Testing
import UIKit

/// Edit menus: of the interaction, and of the older shared controller.
@MainActor @Suite struct EditMenuTests {
    /// Can be copied, as documented recipes for labels do it.
    private final class CopyLabel: UILabel {
        var copied = 0
        override var canBecomeFirstResponder: Bool { true }
        override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
            action == Selector("copy:") || action == Selector(CopyLabel.quote(_:), named: "quote:")
        }
        override func copy(_ sender: Any?) { copied += 1 }
        func quote(_ sender: Any?) { text = "“\(text ?? "")”" }
    }

    @MainActor private final class Director: NSObject, UIEditMenuInteractionDelegate {
        var calls: [String] = []
        var own: [UIMenuElement] = []
        var target: CGRect?

        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
            suggestedActions: [UIMenuElement]
        ) -> UIMenu? {
            calls.append("menu \(configuration.identifier)")
            return own.isEmpty ? nil : UIMenu(children: suggestedActions + own)
        }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
        ) -> CGRect { target ?? CGRect(origin: configuration.sourcePoint, size: .zero) }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willPresentMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            calls.append("will present")
            animator.addCompletion { self.calls.append("presented") }
        }
        func editMenuInteraction(
            _ interaction: UIEditMenuInteraction, willDismissMenuFor configuration: UIEditMenuConfiguration,
            animator: any UIEditMenuInteractionAnimating
        ) {
            calls.append("will dismiss")
            animator.addCompletion { self.calls.append("dismissed") }
        }
    }

    @MainActor private struct Page {
        let host = HeadlessHost()
        let window = UIWindow()
        let label = CopyLabel(frame: CGRect(x: 100, y: 300, width: 120, height: 40))
        let director = Director()
        let interaction: UIEditMenuInteraction

        init() {
            window.rootViewController = UIViewController()
            window.makeKeyAndVisible()
            window.rootViewController?.view.addSubview(label)
            label.text = "Words"
            label.isUserInteractionEnabled = true
            interaction = UIEditMenuInteraction(delegate: director)
            label.addInteraction(interaction)
            host.step()
        }

        func present(_ direction: UIEditMenuArrowDirection = .automatic) {
            let configuration = UIEditMenuConfiguration(identifier: "words", sourcePoint: CGPoint(x: 60, y: 0))
            configuration.preferredArrowDirection = direction
            interaction.presentEditMenu(with: configuration)
            host.advance(by: 1)
        }

        /// What the window shows that reads so, and is in a menu.
        func element(_ title: String) -> UIControl? {
            func find(_ view: UIView) -> UIControl? {
                if let control = view as? UIControl, control.accessibilityLabel == title { return control }
                return view.subviews.lazy.compactMap { find($0) }.first
            }
            return find(window)
        }

        func tap(_ view: UIView?) {
            guard let view else { return }
            tap(view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
        }

        func tap(_ point: CGPoint) {
            host.send(.down, at: point)
            host.step()
            host.send(.up, at: point)
            host.advance(by: 1)
        }
    }

    @Test func `an edit menu suggests what can be done, and its delegate hears of it in order`() {
        let page = Page()
        page.present()
        #expect(page.element("Copy") != nil && page.element("Paste") == nil)
        #expect(page.director.calls == ["menu words", "will present", "presented"])
        page.director.calls = []
        page.tap(page.element("Copy"))
        #expect(page.label.copied == 1 && page.element("Copy") == nil)
        #expect(page.director.calls == ["will dismiss", "dismissed"])
    }

    @Test func `the app's own elements stand after them, and a touch elsewhere sends the menu away`() {
        let page = Page()
        var chosen: [String] = []
        page.director.own = [
            UIAction(title: "Look Up") { _ in chosen.append("look up") },
            UIMenu(title: "More of it", children: [UIAction(title: "Deep") { _ in chosen.append("deep") }]),
        ]
        page.present()
        page.tap(page.element("More of it"))
        #expect(page.element("Look Up") == nil)
        page.tap(page.element("Back"))
        page.tap(page.element("Look Up"))
        #expect(chosen == ["look up"] && page.element("Look Up") == nil)
        page.present()
        page.tap(page.element("More of it"))
        page.tap(page.element("Deep"))
        #expect(chosen == ["look up", "deep"])
        page.present()
        page.tap(CGPoint(x: 200, y: 600))
        #expect(page.element("Copy") == nil)
    }

    @Test func `the menu stands above its target, and below it where the arrow is to point up`() throws {
        let page = Page()
        page.director.target = CGRect(x: 0, y: 0, width: 120, height: 40)
        page.present()
        let above = try #require(page.element("Copy"))
        #expect(above.convert(above.bounds, to: nil).maxY < 300)
        page.present(.up)
        let below = try #require(page.element("Copy"))
        #expect(below.convert(below.bounds, to: nil).minY > 340)
        page.director.target = CGRect(x: 0, y: -280, width: 120, height: 20)
        page.interaction.updateVisibleMenuPosition(animated: false)
        #expect(below.convert(below.bounds, to: nil).minY < 100)
    }

    @Test func `what does not fit is on the next page`() throws {
        let page = Page()
        page.director.own = (1...8).map { UIAction(title: "Element \($0)") { _ in } }
        page.present()
        #expect(page.element("Element 1") != nil && page.element("Element 8") == nil)
        page.tap(page.element("More"))
        #expect(page.element("Element 1") == nil)
        while let more = page.element("More") { page.tap(more) }
        let last = try #require(page.element("Element 8"))
        #expect(page.window.bounds.contains(last.convert(last.bounds, to: nil)))
    }

    @Test func `a menu without elements is not shown`() {
        let page = Page()
        page.label.isUserInteractionEnabled = false
        let plain = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        page.window.rootViewController?.view.addSubview(plain)
        plain.addInteraction(page.interaction)
        page.present()
        #expect(page.director.calls == ["menu words"])
    }

    @Test func `the shared controller shows the first responder's actions with items of the app's, and tells`() {
        let page = Page()
        var told: [String] = []
        let names: [(NSNotification.Name, String)] = [
            (UIMenuController.willShowMenuNotification, "will show"),
            (UIMenuController.didShowMenuNotification, "did show"),
            (UIMenuController.willHideMenuNotification, "will hide"),
            (UIMenuController.didHideMenuNotification, "did hide"),
        ]
        let tokens = names.map { name, word in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { told.append(word) }
            }
        }
        defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
        let controller = UIMenuController.shared
        controller.menuItems = [
            UIMenuItem(title: "Quote", action: Selector(CopyLabel.quote(_:), named: "quote:")),
            UIMenuItem(title: "Nobody", action: Selector("nobody:")),
        ]
        page.label.becomeFirstResponder()
        controller.showMenu(from: page.label, rect: page.label.bounds)
        page.host.advance(by: 1)
        #expect(controller.isMenuVisible && controller.menuFrame.maxY <= 300)
        #expect(page.element("Copy") != nil && page.element("Nobody") == nil)
        page.tap(page.element("Quote"))
        #expect(page.label.text == "“Words”" && !controller.isMenuVisible && controller.menuFrame == .zero)
        #expect(told == ["will show", "did show", "will hide", "did hide"])
    }

    @Test func `a text field's delegate gives its menu`() {
        @MainActor final class Giver: NSObject, UITextFieldDelegate {
            var asked: [NSRange] = []
            var told: [String] = []
            func textField(
                _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
            ) -> UIMenu? {
                asked.append(range)
                return UIMenu(children: [
                    UIAction(title: "Shout") { _ in textField.text = textField.text?.uppercased() }
                ])
            }
            func textField(
                _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
            ) { told.append("present") }
            func textField(
                _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
            ) { told.append("dismiss") }
        }
        let page = Page()
        let field = UITextField(frame: CGRect(x: 50, y: 200, width: 200, height: 40))
        let giver = Giver()
        field.text = "hello there"
        field.delegate = giver
        page.window.rootViewController?.view.addSubview(field)
        page.host.step()
        for _ in 0..<2 {
            page.host.send(.down, at: CGPoint(x: 65, y: 220))
            page.host.step()
            page.host.send(.up, at: CGPoint(x: 65, y: 220))
            page.host.advance(by: 0.1)
        }
        page.host.advance(by: 1)
        #expect(giver.asked == [NSRange(location: 0, length: 5)] && giver.told == ["present"])
        page.tap(page.element("Shout"))
        #expect(field.text == "HELLO THERE" && giver.told == ["present", "dismiss"])
    }
}
