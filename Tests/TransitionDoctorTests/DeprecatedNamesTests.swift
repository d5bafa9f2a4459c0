import Foundation
import Testing
import TransitionDoctor
import UIKit

/// The former names are available for one release. Each one calls its successor.
@MainActor @Suite struct DeprecatedNamesTests {
    @available(*, deprecated)
    @Test func `a former type is its successor`() {
        #expect(isSame(Acceptance.self, Suppression.self))
        #expect(isSame(AppScreens.self, AppFlow.self))
        #expect(Finding.Severity.latent == .potential)
    }

    @available(*, deprecated)
    @Test func `a flow with the former labels opens and closes`() {
        let both = Patient("both", screens: { AppScreens(UIViewController(), go: { _ in }, back: { _ in }) })
        let one = Patient("one", screens: { AppScreens(UIViewController(), go: { _ in }) })
        #expect(both.uses.map(\.operation) == [.change, .back])
        #expect(one.uses.map(\.operation) == [.change])
    }

    @Test func `a report with the former name of a severity is read`() throws {
        let severities = try JSONDecoder().decode(
            [Finding.Severity].self, from: Data(#"["latent", "potential", "error"]"#.utf8))
        #expect(severities == [.potential, .potential, .error])
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode([Finding.Severity].self, from: Data(#"["fatal"]"#.utf8))
        }
    }
}

private func isSame(_ one: Any.Type, _ other: Any.Type) -> Bool { one == other }
