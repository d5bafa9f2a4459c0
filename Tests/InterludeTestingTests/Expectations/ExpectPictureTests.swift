import InterludeTesting
import Testing
import UIKit

/// Still pictures beside films.
@MainActor @Suite struct ExpectPictureTests {
    /// A screen without any text on it.
    private final class PlainController: UIViewController {
        override var prefersStatusBarHidden: Bool { true }
    }

    /// A view of two colours, with a part that is another each time.
    private func card(clock: UIColor = .black) -> UIView {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        view.backgroundColor = .systemTeal
        let time = UIView(frame: CGRect(x: 30, y: 5, width: 5, height: 5))
        time.backgroundColor = clock
        time.accessibilityIdentifier = "clock"
        view.addSubview(time)
        return view
    }

    /// Others find a host with a usual scale.
    private func withStage(_ body: (Stage) throws -> Void) rethrows {
        let controller = PlainController()
        controller.view.addSubview(card())
        let stage = Stage(rootViewController: controller, device: .iPhoneSE, scale: 0.5)
        defer {
            stage.close()
            _ = HeadlessHost()
        }
        try body(stage)
    }

    /// One place for several tests: a golden is one expectation's.
    private func expectCard(_ view: UIView, mode: GoldenMode? = nil) -> Bool {
        expectSnapshot(of: view, matches: "card", scale: 1, mode: mode)
    }

    @Test func `a view that is on no screen is pictured`() {
        #expect(expectCard(card()))
        #expect(expectSnapshot(of: card().layer, matches: "card layer", scale: 1))
    }

    @Test func `a view that differs is an issue that says where`() {
        withKnownIssue {
            #expect(!expectCard(card(clock: .white), mode: .verify))
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("it differs in 5 × 5 pt at (30, 5)") }
                || "\(issue)".contains("expectSnapshot")
        }
    }

    @Test func `what is masked is not compared, by rectangle, view or identifier`() {
        for clock in [UIColor.red, .green] {
            let view = card(clock: clock)
            let rect = CGRect(x: 30, y: 5, width: 5, height: 5)
            for mask in [SnapshotMask.identifier("clock"), .view(view.subviews[0]), .rect(rect)] {
                #expect(expectSnapshot(of: view, matches: "masked", scale: 1, except: mask))
            }
        }
    }

    @Test func `a stage's screen and a controller's are pictured`() {
        withStage { stage in expectSnapshot(of: stage, matches: "stage") }
        var setting = Stage.Configuration(device: .iPhoneSE)
        setting.scale = 0.5
        let controller = PlainController()
        controller.view.backgroundColor = .systemOrange
        expectSnapshot(of: controller, on: setting, matches: "orange")
        _ = HeadlessHost()
    }

    @Test func `trees are compared as texts, of a stage, a view and a controller`() {
        withStage { stage in #expect(expectTree(of: stage, .views, matches: "stage views")) }
        #expect(expectTree(of: card(), .views, matches: "card views"))
        #expect(expectTree(of: PlainController(), .controllers, matches: "plain controllers"))
        withKnownIssue { #expect(!expectTree(of: card(), .layers, matches: "no tree", mode: .verify)) }
    }

    @Test func `a view without any area is an issue`() {
        withKnownIssue {
            expectSnapshot(of: UIView(), matches: "nothing", mode: .verify)
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("It has no area") }
        }
    }
}
