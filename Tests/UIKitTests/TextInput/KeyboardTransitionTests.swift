import Testing
import UIKit

/// What transitions do to the keyboard.
@MainActor @Suite struct KeyboardTransitionTests {
    @MainActor private final class Form: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34))
        override func viewDidLoad() {
            view.backgroundColor = .systemBackground
            view.addSubview(field)
        }
    }

    private func stage() -> (HeadlessHost, UIWindow, UINavigationController, Form) {
        let host = HeadlessHost()
        let window = UIWindow()
        let form = Form()
        let navigation = UINavigationController(rootViewController: UIViewController())
        window.rootViewController = navigation
        window.makeKeyAndVisible()
        navigation.pushViewController(form, animated: false)
        host.step()
        form.field.becomeFirstResponder()
        host.advance(by: 1)
        return (host, window, navigation, form)
    }

    private func boardX(_ host: HeadlessHost) -> CGFloat? {
        host.input.panel.boardWindow?.subviews.first?.layer.presentation()?.frame.minX
    }

    @Test func `a pop takes the keyboard along sideways`() throws {
        let (host, window, navigation, form) = stage()
        navigation.popViewController(animated: true)
        host.advance(by: 0.15)
        let x = try #require(boardX(host))
        let screen = try #require(form.view.layer.presentation()).frame.minX
        #expect(x > 20 && abs(x - screen) < 1)
        host.advance(by: 1)
        #expect(!host.input.panel.isUp && !form.field.isEditing)
        #expect(host.scene.visibleWindows == [window])
    }

    @Test func `a swipe back that is given up leaves the keyboard where it was`() throws {
        let (host, window, navigation, form) = stage()
        host.send(.down, at: CGPoint(x: 1, y: 400))
        for x in stride(from: 10, through: 150, by: 10) {
            host.step()
            host.send(.move, at: CGPoint(x: CGFloat(x), y: 400))
        }
        host.step()
        #expect(try #require(boardX(host)) > 50 && form.field.isEditing)
        for x in stride(from: 150, through: 20, by: -10) {
            host.step()
            host.send(.move, at: CGPoint(x: CGFloat(x), y: 400))
        }
        host.advance(by: 0.3)
        host.send(.up, at: CGPoint(x: 20, y: 400))
        host.advance(by: 1)
        #expect(navigation.topViewController === form && form.field.isEditing && host.input.panel.isUp)
        #expect(boardX(host) == 0)
        _ = window
    }

    @Test func `a presentation sends the keyboard away, and its end brings it back`() {
        let (host, window, _, form) = stage()
        let presented = UIViewController()
        form.present(presented, animated: true)
        host.advance(by: 1)
        #expect(!form.field.isEditing && !host.input.panel.isUp)
        form.dismiss(animated: true)
        host.advance(by: 1)
        #expect(form.field.isEditing && host.input.panel.isUp)
        _ = window
    }

    @Test func `a presented field's keyboard goes with its screen`() {
        let (host, window, _, form) = stage()
        form.field.resignFirstResponder()
        let presented = Form()
        form.present(presented, animated: true)
        host.advance(by: 1)
        presented.field.becomeFirstResponder()
        host.advance(by: 1)
        #expect(host.input.panel.isUp)
        form.dismiss(animated: true)
        #expect(!presented.field.isEditing)
        host.advance(by: 1)
        #expect(!host.input.panel.isUp)
        _ = window
    }
}
