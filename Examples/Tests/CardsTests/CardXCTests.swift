import Cards
import InterludeTesting
import UIKit
import XCTest

/// The same expectations in XCTest. On Linux its test methods on the main actor are `async`.
final class CardXCTests: XCTestCase {
    @MainActor func testTheCardComesUpOverTheList() async throws {
        let scene = try CardScene { CardAnimator(isBackward: $0) }
        defer { scene.stage.close() }
        let film = try scene.stage.record { scene.navigation.pushViewController(scene.card, animated: true) }
        expectFilm(film, matches: "card-push", moments: .spread(4))
    }

    @MainActor func testTheCardFillsTheScreenEverywhere() async throws {
        let settings = Stage.Configuration.matrix(
            orientations: [.portrait, .landscapeRight], layoutDirections: [.leftToRight, .rightToLeft], scale: 1)
        try Stage.matrix(settings) { setting in
            let scene = try CardScene(setting) { CardAnimator(isBackward: $0) }
            defer { scene.stage.close() }
            scene.navigation.pushViewController(scene.card, animated: true)
            try scene.stage.settle()
            XCTAssertEqual(scene.card.view.convert(scene.card.view.bounds, to: nil), scene.stage.bounds, "\(setting)")
        }
    }

    @MainActor func testTheCardIsHealthy() async {
        expectHealthy(.push) { CardAnimator(isBackward: false) }
    }
}
