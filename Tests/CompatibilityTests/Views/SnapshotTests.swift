import Testing
import UIKit

@MainActor
@Suite(.statesOutcome)
struct SnapshotTests {
    private static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)

    @Test func `a view that was never shown has a blank snapshot`() throws {
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        view.backgroundColor = Self.red
        let snapshot = try #require(view.snapshotView(afterScreenUpdates: false))
        #expect(snapshot.bounds.size == view.bounds.size && snapshot.layer.contents == nil)
    }

    @Test func `a part of a view with parts that don't stretch`() throws {
        let stage = CompatibilityStage.empty()
        let view = stage.add()
        view.backgroundColor = Self.red
        stage.frame()
        let snapshot = try #require(
            view.resizableSnapshotView(
                from: CGRect(x: 50, y: 50, width: 40, height: 20), afterScreenUpdates: false,
                withCapInsets: UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)))
        #expect(snapshot.bounds.size == CGSize(width: 40, height: 20))
        #expect(snapshot.layer.contentsCenter == CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5))
    }
}
