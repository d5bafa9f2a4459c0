import Gallery
import TestStages
import Testing
import UIKit

/// `play --transition NAME`: its two screens in a hand.
@MainActor @Suite struct DemoTapTests {
    @Test(arguments: [TransitionOperation.push, .present])
    func `a tap on the first screen leads to the second, and again after the way back`(
        _ operation: TransitionOperation
    ) throws {
        for entry in TransitionCatalogue.entries.filter({ $0.operations.contains(operation) }).sampled(every: 4) {
            try tap(entry, operation)
        }
    }

    private func tap(_ entry: CatalogueEntry, _ operation: TransitionOperation) throws {
        let demo = TransitionDemo(entry, operation)
        let navigation = try #require(demo.rootViewController as? UINavigationController)
        let stage = Stage(rootViewController: navigation)
        let host = stage.host
        #expect(host.advanceUntilIdle(limit: 10))
        for round in 1...2 {
            host.send(.down, at: CGPoint(x: 100, y: 300), finger: 0)
            host.step()
            host.send(.up, at: CGPoint(x: 100, y: 300), finger: 0)
            #expect(host.advanceUntilIdle(limit: 10))
            let page = operation == .push ? navigation.topViewController : navigation.presentedViewController
            #expect(page is PlaceViewController, "\(entry.name), round \(round)")
            if operation == .push {
                navigation.popViewController(animated: true)
            } else {
                navigation.dismiss(animated: true)
            }
            #expect(host.advanceUntilIdle(limit: 10))
            #expect(navigation.viewControllers.count == 1 && navigation.presentedViewController == nil)
        }
    }
}
