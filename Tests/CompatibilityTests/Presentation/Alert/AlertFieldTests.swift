import Testing
import UIKit

/// Alerts with text fields.
@MainActor
@Suite(.statesOutcome, .serialized)
struct AlertFieldTests {
    let root = UIViewController()
    let stage: CompatibilityStage
    let alert = UIAlertController(title: "Sign In", message: nil, preferredStyle: .alert)
    let log = CallLog()

    init() {
        stage = CompatibilityStage(root: root)
        for title in ["Cancel", "OK"] {
            alert.addAction(
                UIAlertAction(title: title, style: title == "OK" ? .default : .cancel) { [log, alert] _ in
                    log.add("\(title) \(alert.textFields?.first?.text ?? "")")
                })
        }
    }

    @Test func `without any there are none`() {
        #expect(alert.textFields == nil)
    }

    @Test func `it comes in the middle of what the keyboard leaves free, larger than it will be`() throws {
        stage.makeCurrent()
        alert.addTextField()
        root.present(alert, animated: true)
        stage.advance(by: 0.05)
        let shown = try #require(alert.view.layer.presentation())
        #expect(abs(shown.position.x - root.view.bounds.midX) < 0.5 && shown.frame.width > alert.view.bounds.width)
        for part in alert.view.subviews {
            #expect(part.layer.presentation()?.bounds == part.layer.bounds)
        }
    }
}
