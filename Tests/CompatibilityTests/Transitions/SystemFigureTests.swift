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

    @Test func `the coordinator of a modal transition has the style's duration`() {
        let stage = CompatibilityStage(root: p)
        let styles: [(String, UIModalTransitionStyle, TimeInterval)] = [
            ("cover", .coverVertical, 0.5057), ("cross dissolve", .crossDissolve, 0.4), ("flip", .flipHorizontal, 0.75),
        ]
        for (name, style, duration) in styles {
            let screen = UIViewController()
            screen.modalPresentationStyle = .fullScreen
            screen.modalTransitionStyle = style
            p.present(screen, animated: true)
            stage.step()
            let stated = screen.transitionCoordinator?.transitionDuration ?? 0
            expect(name, stated, is: duration, unit: "s", tolerance: 0.01)
            stage.advance(by: 1)
            p.dismiss(animated: false)
            stage.advance(by: 0.1)
        }
    }

    @available(iOS 18, *)
    @Test func `another preferred transition is the style of a presentation`() {
        let stage = CompatibilityStage(root: p)
        q.modalPresentationStyle = .fullScreen
        q.preferredTransition = .crossDissolve
        p.present(q, animated: true)
        stage.advance(by: 0.1)
        let opacity = q.view.layer.presentation()?.opacity ?? 1
        #expect(opacity > 0 && opacity < 1)
        stage.advance(by: 1)
        #expect(p.presentedViewController === q)
    }
}
