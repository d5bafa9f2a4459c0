import Testing
import UIKit

/// Notifications of the keyboard: Apple's documentation of their names and keys; the order as published logs have it.
@MainActor @Suite(.statesOutcome) struct KeyboardTests {
    @Test func `a text field begins before the keyboard is announced, and ends after`() {
        let stage = FieldStage()
        stage.watchAll()
        stage.field.becomeFirstResponder()
        #expect(stage.log.calls == ["should begin", "did begin", "event begin", "note begin", "keyboard will show"])
        stage.log.calls = []
        stage.field.resignFirstResponder()
        #expect(stage.log.calls == ["should end", "keyboard will hide", "did end", "event end", "note end"])
    }

    @Test func `a controller's accessory stays at the bottom, and on top of the keyboard while its field is edited`() {
        final class Chat: UIViewController {
            let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
            let field = UITextField(frame: CGRect(x: 10, y: 10, width: 200, height: 40))
            override var canBecomeFirstResponder: Bool { true }
            override var inputAccessoryView: UIView? { bar }
        }
        let host = CompatibilityStage()
        let window = UIWindow()
        let chat = Chat()
        chat.bar.addSubview(chat.field)
        window.rootViewController = chat
        window.makeKeyAndVisible()
        chat.becomeFirstResponder()
        host.advance(by: 1)
        #expect(chat.bar.convert(chat.bar.bounds, to: nil) == CGRect(x: 0, y: 792, width: 393, height: 60))
        #expect(chat.field.becomeFirstResponder())
        host.advance(by: 1)
        #expect(chat.bar.convert(chat.bar.bounds, to: nil).minY == CGFloat(501))
    }
}
