import DemoScreens
import Foundation
import Testing
import UIKit
import WindowSystem
import Workbench

@MainActor
@Suite("Transitions on a live host")
struct LiveTransitionTests {
    @Test func `what is drawn piece by piece is what drawing every frame whole gives`() throws {
        // Others find a host with a usual scale.
        defer { _ = HeadlessHost() }
        for entry in TransitionCatalogue.entries {
            // Those that share their animator differ in what they draw, not in what they are used for.
            for operation in entry.operations.prefix(entry.isComposed ? 1 : 4) { try play(entry, operation) }
        }
    }

    /// Plays a transition on a small screen, and looks at every seventh frame of it and of the rest that follows.
    private func play(_ entry: CatalogueEntry, _ operation: TransitionOperation) throws {
        let outlet = MemoryOutlet()
        let host = LiveHost(outlet: outlet, device: .iPhoneSE, scale: 0.25)
        let demo = TransitionDemo(entry, operation)
        let window = UIWindow()
        window.rootViewController = demo.rootViewController
        window.makeKeyAndVisible()
        var time = 100.0
        func turns(_ count: Int) {
            for _ in 0..<count {
                time += 1 / 60.0
                host.turn(at: time)
            }
        }
        turns(2)
        demo.prepare()
        turns(60)
        demo.run()
        let frames = outlet.changes.count
        for _ in 0..<7 {
            turns(7)
            let (shown, whole) = (try #require(outlet.picture), host.renderWholeCanvas())
            #expect(shown.hasSamePixels(as: whole), "\(entry.name), \(operation.rawValue), \(time - 100) s")
        }
        #expect(outlet.changes.count > frames + 4, "\(entry.name), \(operation.rawValue) moved")
    }
}
