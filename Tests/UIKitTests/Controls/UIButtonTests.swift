import Testing
import UIKit

@MainActor @Suite struct UIButtonTests {
    @Test func `a tap calls the primary action, and can toggle the selection`() {
        let stage = GestureStage()
        var calls = 0
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in calls += 1 })
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
        button.changesSelectionAsPrimaryAction = true
        stage.view.addSubview(button)
        #expect(button.currentTitle == "Go")
        stage.tap(150, 120)
        #expect(calls == 1)
        #expect(button.isSelected)
        stage.tap(150, 120)
        #expect(!button.isSelected)
    }

    @Test func `a tap on a button is not a tap on what lies behind it`() {
        let stage = GestureStage()
        let button = UIButton(type: .system)
        button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
        stage.view.addSubview(button)
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        stage.record(UITapGestureRecognizer(), as: "tap")
        stage.tap(150, 120)
        #expect(taps == 1)
        #expect(stage.gestures == [])
        stage.tap(300, 300)
        #expect(stage.gestures == ["tap ended"])
    }
}
