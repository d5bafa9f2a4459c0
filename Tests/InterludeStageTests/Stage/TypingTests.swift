import InterludeStage
import Testing
import UIKit

@MainActor @Suite struct TypingTests {
    private func stage() -> (Stage, UITextField) {
        let controller = UIViewController()
        let stage = Stage(rootViewController: controller, configuration: .init(device: .iPhone15))
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 34))
        field.placeholder = "Name"
        controller.view.addSubview(field)
        stage.tap(field)
        return (stage, field)
    }

    @Test func `a stage types, composes and presses keys`() throws {
        let (stage, field) = stage()
        stage.type("Ada")
        stage.press(.left)
        stage.press(.backspace)
        #expect(field.text == "Aa")
        stage.press("a", .command)
        stage.compose("あ")
        #expect(field.text == "あ" && field.markedTextRange != nil)
        stage.type("阿")
        #expect(field.text == "阿" && field.markedTextRange == nil)
        try stage.settle()
        stage.close()
    }

    @Test func `a script types and presses keys`() throws {
        let (stage, field) = stage()
        let script = try StageScript(#"type "one two\n"; key left alt; key backspace; wait 0.1"#)
        let player = StageScriptPlayer(script, on: stage)
        while try !player.goOn() { stage.advance(by: 1.0 / 60) }
        #expect(field.text == "onetwo")
        #expect(throws: StageScriptError.self) { try StageScript("type") }
        #expect(throws: StageScriptError.self) { try StageScript("key sideways") }
        stage.close()
    }
}
