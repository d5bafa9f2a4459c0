// swift-format-ignore-file
// What Documentation/testing.md shows of films for both systems.
import InterludeFilms
import Testing
import UIKit

// sample of Documentation/testing.md
@MainActor @Suite struct DetailFilms {
    @Test func `a detail is pushed`() async throws {
        let navigation = UINavigationController(rootViewController: ListController())
        try await expectFilm(of: .push(DetailController()), on: navigation, matches: "detail-push", at: [0.1, 0.2, 0.3])
    }
}
// end of sample
