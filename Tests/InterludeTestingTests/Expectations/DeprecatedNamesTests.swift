import InterludeTesting
import QuartzCore
import Testing
import UIKit

/// The former names are available for one release. Each one compares as its successor does.
@MainActor @Suite struct DeprecatedNamesTests {
    @available(*, deprecated)
    @Test func `expectPicture compares with a golden`() {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 8, height: 8))
        let stage = Stage(rootViewController: UIViewController(), device: .iPhoneSE, scale: 0.25)
        defer { stage.close() }
        expectIssue { expectPicture(of: view, matches: "no view", except: .rect(.zero), mode: .verify) }
        expectIssue { expectPicture(of: view.layer, matches: "no layer", mode: .verify) }
        expectIssue { expectPicture(of: stage, matches: "no stage", mode: .verify) }
        expectIssue { expectPicture(of: UIViewController(), on: nil, matches: "no controller", mode: .verify) }
    }

    /// There is no golden, which is an issue that names the golden.
    private func expectIssue(_ body: () -> Bool) {
        withKnownIssue {
            #expect(!body())
        } matching: { issue in
            issue.comments.contains { $0.rawValue.contains("no ") }
        }
    }
}
