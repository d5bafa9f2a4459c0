import Testing
import TestStages
import UIKit

/// A progress view that shows work's progress.
///
/// The reference: Apple's page of `UIProgressView.observedProgress`.
@MainActor
@Suite(.serialized)
struct ObservedProgressTests {
    @Test func `a progress that is observed is shown as it goes on`() {
        let view = UIProgressView(progressViewStyle: .default)
        let work = Progress(totalUnitCount: 10)
        work.completedUnitCount = 2
        view.observedProgress = work
        #expect(abs(view.progress - 0.2) < 0.001)
        let root = UIView()
        root.addSubview(view)
        let stage = ViewStage(root)
        work.completedUnitCount = 5
        stage.host.advance(by: 0.15)
        #expect(abs(view.progress - 0.5) < 0.001)
        work.completedUnitCount = 10
        stage.host.advance(by: 0.15)
        #expect(view.progress == 1)
        // Nothing goes on when the work is done, or nobody asks.
        stage.host.advance(by: 1)
        #expect(stage.host.isIdle)
        view.observedProgress = Progress(totalUnitCount: 4)
        #expect(view.progress == 0)
        view.observedProgress = nil
        view.progress = 0.3
        stage.host.advance(by: 0.3)
        #expect(abs(view.progress - 0.3) < 0.001)
    }
}
