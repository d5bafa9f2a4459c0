import Testing
import UIKit

/// The figures of the system's own transitions, as they are seen.
@MainActor
@Suite(.statesOutcome, .serialized)
struct SystemFigureTests {
    let p = UIViewController()
    let q = UIViewController()

    @Test func `a screen's own shadow stays its own`() {
        let navigation = UINavigationController(rootViewController: p)
        let stage = CompatibilityStage(root: navigation)
        q.view.layer.shadowOpacity = 0.7
        q.view.layer.shadowRadius = 3
        navigation.pushViewController(q, animated: true)
        stage.advance(by: 0.1)
        #expect(q.view.layer.shadowOpacity == 0.7 && q.view.layer.shadowRadius == 3)
        q.view.layer.shadowOpacity = 0.2
        stage.advance(by: 1)
        #expect(q.view.layer.shadowOpacity == 0.2)
    }

    @Test func `a sheet has upper corners of ten points`() {
        let stage = CompatibilityStage(root: p)
        p.present(q, animated: false)
        stage.advance(by: 0.1)
        #expect(q.view.layer.cornerRadius == 10)
        #expect(q.view.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }
}
