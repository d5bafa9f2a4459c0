// swift-format-ignore-file
// What Documentation/shards.md shows.
import InterludeTesting
import Testing
import UIKit

// sample of Documentation/shards.md
@MainActor @Suite(.sharded) struct CardTests {
    @Test(arguments: Stage.Configuration.matrix(styles: [.light, .dark]))
    func `something can be added`(_ setting: Stage.Configuration) throws {
        let stage = Stage(rootViewController: CartController(), configuration: setting)
        defer { stage.close() }
        try stage.tap("Add")
        try stage.settle()
    }
}
// end of sample
