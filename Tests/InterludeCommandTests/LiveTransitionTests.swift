import Gallery
import TestStages
import Testing
import UIKit

@MainActor
@Suite("Transitions on a live host")
struct LiveTransitionTests {
    @Test func `what is drawn piece by piece is what drawing every frame whole gives`() throws {
        for entry in TransitionCatalogue.entries.sampled(every: 3) {
            // Those that share their animator differ in what they draw, not in what they are used for.
            for operation in entry.operations.prefix(entry.isComposed ? 1 : 4) { try play(entry, operation) }
        }
    }

    /// Plays a transition on a small screen, and looks at every seventh frame of it and of the rest that follows.
    private func play(_ entry: CatalogueEntry, _ operation: TransitionOperation) throws {
        let demo = TransitionDemo(entry, operation)
        let stage = LiveStage(demo.rootViewController, device: .iPhoneSE, scale: 0.25)
        stage.turns(1)
        demo.prepare()
        stage.turns(60)
        demo.run()
        let frames = stage.outlet.changes.count
        for _ in 0..<7 {
            stage.turns(7)
            #expect(stage.pictureIsWhole, "\(entry.name), \(operation.rawValue), \(stage.time - 100) s")
        }
        #expect(stage.outlet.changes.count > frames + 4, "\(entry.name), \(operation.rawValue) moved")
    }
}
