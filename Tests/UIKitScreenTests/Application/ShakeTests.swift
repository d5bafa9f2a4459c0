import TestStages
import Testing
import UIKit

/// The device is shaken.
///
/// The references: Apple's documentation of motion events and of `applicationSupportsShakeToEdit`.
@MainActor @Suite(.serialized) struct ShakeTests {
    private final class Screen: UIViewController {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        var heard: [String] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(field)
        }

        override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            heard.append("began \(motion == .motionShake)")
            super.motionBegan(motion, with: event)
        }

        override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
            heard.append("ended \(event?.type == .motion) \(event?.subtype == .motionShake)")
            super.motionEnded(motion, with: event)
        }
    }

    private let screen = Screen()

    @Test func `the screen in front hears that it began and ended`() {
        let stage = Stage(root: UINavigationController(rootViewController: screen))
        stage.host.advance(by: 0.1)
        stage.host.shake()
        #expect(screen.heard == ["began true", "ended true true"])
        #expect(screen.presentedViewController == nil)
    }

    @Test func `who types is asked whether to undo that`() throws {
        let stage = Stage(root: screen)
        screen.field.becomeFirstResponder()
        stage.host.type("a")
        stage.host.advance(by: 1)
        stage.host.shake()
        stage.host.advance(by: 1)
        let question = try #require(screen.presentedViewController as? UIAlertController)
        #expect(question.title == "Undo" && question.actions.map(\.title) == ["Cancel", "Undo"])
        question.choose(question.actions[1])
        stage.host.advance(by: 1)
        #expect(screen.field.text == "" && screen.presentedViewController == nil)
    }

    @Test func `nobody is asked where the application says so`() {
        let stage = Stage(root: screen)
        UIApplication.shared.applicationSupportsShakeToEdit = false
        screen.field.becomeFirstResponder()
        stage.host.type("a")
        stage.host.advance(by: 1)
        stage.host.shake()
        stage.host.advance(by: 1)
        #expect(screen.presentedViewController == nil && screen.heard.count == 2)
        UIApplication.shared.applicationSupportsShakeToEdit = true
    }
}
