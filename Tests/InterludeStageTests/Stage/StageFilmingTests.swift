import InterludeStage
import Testing
import UIKit

@MainActor @Suite struct StageFilmingTests {
    /// A push, and something in the window that takes longer.
    private func push(on navigation: UINavigationController) {
        UIView.animate(withDuration: 3) { navigation.view.alpha = 0.5 }
        navigation.pushViewController(UIViewController(), animated: true)
    }

    @Test func `what a transition takes is counted without what goes on after it`() throws {
        func count(_ counting: (Stage, () -> Void) throws -> Int) throws -> Int {
            let navigation = UINavigationController(rootViewController: UIViewController())
            let stage = Stage(rootViewController: navigation, scale: 0.25)
            defer { stage.close() }
            try stage.settle()
            return try counting(stage) { push(on: navigation) }
        }
        let all = try count { try $0.countFrames($1) }
        let transition = try count { try $0.countTransitionFrames($1) }
        #expect(all > 180)
        #expect((20..<60).contains(transition))
    }

    @Test func `frames show fingers only where it was asked for, and take as long`() throws {
        let frames = try [false, true].map { showsTouches in
            let stage = Stage(rootViewController: UIViewController(), scale: 0.5)
            defer { stage.close() }
            stage.showsTouches = showsTouches
            return try stage.record { stage.play(.tap(at: CGPoint(x: 100, y: 100), duration: 0.1)) }.frames
        }
        #expect(frames[0].count == frames[1].count)
        #expect(frames[0][3] != frames[1][3])
        #expect(frames[0].first == frames[1].first && frames[0].last == frames[1].last)
    }
}
