import Interlude
import InterludeTesting
import Testing
import UIKit

/// The animators that the documents show are right in every use.
@MainActor @Suite struct AnimatorTests {
    nonisolated private static let uses: [TransitionUse] = [
        .push, .pop, .tab, .present(.fullScreen), .dismiss(.fullScreen), .present(.custom), .dismiss(.custom),
    ]

    @Test(arguments: uses.indices) func `the README's animator is healthy`(_ index: Int) {
        let use = Self.uses[index]
        let diagnosis = Patient("drop", for: use) { DropAnimator() }.examine()
        #expect(diagnosis.isHealthy, "\(diagnosis)")
    }

    @Test func `the transition that Interlude's page makes is healthy`() {
        expectHealthy(.curtain)
    }
}
