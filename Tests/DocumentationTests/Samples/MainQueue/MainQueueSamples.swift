// swift-format-ignore-file
// What Documentation/testing.md shows of the main queue.
import Foundation
import InterludeTesting
import Testing
import UIKit

@MainActor private final class Card {
    var isOpen = false
    func open() { isOpen = true }
}

private actor Loader {
    private(set) var hasLoaded = false

    func load() async throws {
        try await Task.sleep(for: .seconds(1))
        hasLoaded = true
    }
}

@MainActor @Suite struct MainQueueSamples {
    @Test func `a delay is on the stage's clock`() {
        let card = Card()
        let stage = Stage(rootViewController: ListController(), scale: 1)
        defer { stage.close() }
// sample of Documentation/testing.md
DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { card.open() }
stage.advance(by: 0.4)
#expect(!card.isOpen)
stage.advance(by: 0.1)
#expect(card.isOpen)
// end of sample
    }

    @Test func `a task is awaited once time has gone by`() async throws {
        let loader = Loader()
        let stage = Stage(rootViewController: ListController(), scale: 1)
        defer { stage.close() }
// sample of Documentation/testing.md
let task = Task { @MainActor in try await loader.load() }     // sleeps for a second
stage.advance(by: 1)
try await task.value
// end of sample
        #expect(await loader.hasLoaded)
    }
}
