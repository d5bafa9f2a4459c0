import InterludeTesting
import XCTest

/// The expectations in XCTest. On Linux it finds synchronous tests only when they are not isolated.
final class XCTestExpectationTests: XCTestCase {
    func testATextThatIsItsGoldenPasses() {
        let passed = MainActor.assumeIsolated { expectText("one\ntwo\n", matches: "lines") }
        XCTAssertTrue(passed)
    }
}
