import InterludeTesting
import TestStages
import Testing
import UIKit

/// Alerts with text fields.
@MainActor
@Suite(.serialized)
struct AlertFieldTests {
    let root = UIViewController()
    let stage: Stage
    let alert = UIAlertController(title: "Sign In", message: nil, preferredStyle: .alert)
    let log = CallLog()

    init() {
        stage = Stage(root: root)
        for title in ["Cancel", "OK"] {
            alert.addAction(
                UIAlertAction(title: title, style: title == "OK" ? .default : .cancel) { [log, alert] _ in
                    log.add("\(title) \(alert.textFields?.first?.text ?? "")")
                })
        }
    }

    private func show(_ count: Int) {
        // Between the suite's making and its test another one may have had the screen.
        stage.host.makeCurrent()
        for index in 0..<count {
            alert.addTextField { $0.placeholder = "Field \(index)" }
        }
        root.present(alert, animated: true)
        stage.host.advance(by: 1)
    }

    @Test func `the first is ready to be typed into, and the alert stands in what the keyboard leaves free`() throws {
        show(2)
        #expect(alert.textFields?.map(\.placeholder) == ["Field 0", "Field 1"])
        #expect(alert.textFields?.first?.isFirstResponder == true)
        let keyboard = try #require(stage.host.input.panel.isUp ? stage.host.input.panel.frame : nil)
        #expect(abs(alert.view.frame.midY - (59 + (keyboard.minY - 59) / 2)) < 1)
        #expect(alert.view.frame.maxY <= keyboard.minY)
    }

    @Test func `Return goes on to the next, and in the last one chooses the only action that does not cancel`() {
        show(2)
        stage.host.input.type("me")
        stage.host.input.type("\n")
        #expect(alert.textFields?.last?.isFirstResponder == true)
        stage.host.input.type("\n")
        stage.host.advance(by: 1)
        #expect(log.take() == ["OK me"] && root.presentedViewController == nil)
    }

    @Test func `the keyboard goes with the alert`() {
        show(1)
        alert.choose(alert.actions[0])
        stage.host.advance(by: 1)
        #expect(!stage.host.input.panel.isUp && log.take() == ["Cancel "])
    }

    @Test func `without a field the Return key chooses the preferred action`() {
        alert.preferredAction = alert.actions[1]
        show(0)
        #expect(stage.host.input.press(KeyStroke("Return")))
        stage.host.advance(by: 1)
        #expect(log.take() == ["OK "])
    }
}
