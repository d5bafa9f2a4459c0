import Inspector
import Testing
import UIKit
import WindowSystem

/// What the bar says of a transition that a finger had, after it was let go.
@MainActor @Suite struct FigureTests {
    @Test(arguments: [true, false])
    func `let go, a property animator's figures go on from where the finger was`(_ finishes: Bool) throws {
        let stage = InspectorStage()
        let animator = DrivenAnimator()
        animator.interactor.completionCurve = .linear
        stage.navigation.delegate = animator
        stage.navigation.pushViewController(UIViewController(), animated: true)
        stage.turn()
        // Held for longer than the whole transition takes.
        for _ in 0..<80 {
            animator.interactor.update(0.3)
            stage.turn()
        }
        let record = try #require(stage.model.record)
        #expect(abs(record.progress - 0.3) < 1e-6)
        if finishes { animator.interactor.finish() } else { animator.interactor.cancel() }
        var last = record.progress
        for _ in 0..<10 {
            stage.turn()
            #expect(finishes ? record.progress > last : record.progress < last)
            #expect(abs(record.progress - last) < 0.04)
            last = record.progress
        }
        stage.turn(90)
        #expect(record.didComplete == finishes && record.progress == (finishes ? 1 : 0))
    }

    @Test func `after a flick a swipe's figures go on from where the finger was`() throws {
        let stage = InspectorStage()
        stage.push(ProbeAnimator(.block))
        stage.turn(60)
        stage.navigation.delegate = nil
        stage.send(.pointer(.began, button: .primary, CGPoint(x: 3, y: 400)))
        stage.turn()
        for x in [20, 60, 100] as [CGFloat] {
            stage.send(.pointer(.moved, button: .primary, CGPoint(x: x, y: 400)))
            stage.turn()
        }
        let record = try #require(stage.model.record)
        let start = record.progress
        #expect(start > 0.15 && start < 0.3)
        stage.send(.pointer(.ended, button: .primary, CGPoint(x: 140, y: 400)))
        stage.turn()
        var last = start
        while record.didComplete == nil, last < 1 {
            #expect(record.progress >= last && record.progress - last < 0.25)
            last = record.progress
            stage.turn()
        }
        stage.turn(30)
        #expect(record.didComplete == true && record.progress == 1)
    }
}
